#include "hands/hand_draw.hpp"

#include <algorithm>
#include <string>
#include <unordered_map>
#include <utility>

#include "nap/analysis/hands/suit_holding.hpp"
#include "nap/chance/random_numbers.hpp"

namespace nap {
namespace {

constexpr std::uint64_t kLeastOfPattern = 2;

class Drawing {
 public:
  Drawing(const std::vector<HandClass>& classes, std::uint64_t seed)
      : numbers_(seed, Stream::Sample), all_(static_cast<double>(count_hands(classes))) {}

  // Draws so many hands of these classes. Neighbouring parts make strata of two hands; the last one has three
  // if their number is odd.
  void draw(const std::vector<HandClass>& classes, std::uint64_t hands) {
    draw_parts(classes, hands);
    for (; hands >= 4; hands -= 2) hands_.strata.push_back({2});
    hands_.strata.push_back({hands});
  }

  // Takes all of these classes.
  void take(const std::vector<HandClass>& classes) {
    for (const HandClass& each : classes) {
      hands_.list.push_back({each.representative, each.members / all_, {}});
    }
    hands_.strata.push_back({classes.size(), true});
  }

  DrawnHands hands(Coverage coverage) && {
    hands_.coverage = coverage;
    return std::move(hands_);
  }

 private:
  // Draws one hand from each of `parts` equal parts of these classes. The members of a class stand together.
  // Part p starts at hand p * members / parts.
  void draw_parts(const std::vector<HandClass>& classes, std::uint64_t parts) {
    const std::uint64_t members = count_hands(classes);
    const double weight = static_cast<double>(members) / all_ / static_cast<double>(parts);
    std::size_t at = 0;
    std::uint64_t passed = 0;  // hands of the classes before `at`
    for (std::uint64_t part = 0; part < parts; ++part) {
      const std::uint64_t first = part * members / parts;
      const std::uint64_t last = (part + 1) * members / parts;
      const std::uint64_t wanted = first + numbers_.below(drawn_++, static_cast<std::uint32_t>(last - first));
      while (passed + static_cast<std::uint64_t>(classes[at].members) <= wanted) {
        passed += static_cast<std::uint64_t>(classes[at++].members);
      }
      hands_.list.push_back({classes[at].representative, weight, {}});
    }
  }

  RandomNumbers numbers_;
  double all_;
  std::uint64_t drawn_ = 0;
  DrawnHands hands_;
};

struct Pattern {
  std::vector<HandClass> classes;
  double share;  // of all hands
};

// In the order of their first classes.
std::vector<Pattern> patterns_of(const std::vector<HandClass>& classes) {
  std::vector<Pattern> patterns;
  std::unordered_map<std::string, std::size_t> places;
  for (const HandClass& each : classes) {
    const auto [place, is_new] = places.emplace(holdings_of(each.representative), patterns.size());
    if (is_new) patterns.emplace_back();
    patterns[place->second].classes.push_back(each);
  }
  const auto all = static_cast<double>(count_hands(classes));
  for (Pattern& each : patterns) each.share = static_cast<double>(count_hands(each.classes)) / all;
  return patterns;
}

// How many hands a sample takes of a pattern with so many classes: two, whose difference tells how far its
// hands differ, and its share of the others. Or all of its classes.
std::uint64_t hands_of_pattern(std::size_t classes, double share, double others) {
  return std::min<std::uint64_t>(classes, kLeastOfPattern + static_cast<std::uint64_t>(others * share));
}

// The largest number of others with which a sample has at most so many hands. Patterns that are taken whole
// leave theirs to the rest.
double others_of(const std::vector<Pattern>& patterns, std::uint64_t hands) {
  const auto fits = [&](double others) {
    std::uint64_t all = 0;
    for (const Pattern& each : patterns) all += hands_of_pattern(each.classes.size(), each.share, others);
    return all <= hands;
  };
  double most = static_cast<double>(hands);
  while (fits(most)) most *= 2.0;
  double others = 0.0;
  while (most - others > 0.5) {
    const double middle = (others + most) / 2.0;
    (fits(middle) ? others : most) = middle;
  }
  return others;
}

}  // namespace

DrawnHands draw_hands(const std::vector<HandClass>& classes, const HandSample& sample) {
  Drawing drawing(classes, sample.seed);
  if (classes.size() <= sample.hands) {
    drawing.take(classes);
    return std::move(drawing).hands(Coverage::EveryClass);
  }
  const std::vector<Pattern> patterns = patterns_of(classes);
  if (sample.sampling == Sampling::EqualParts || kLeastOfPattern * patterns.size() > sample.hands) {
    drawing.draw(classes, sample.hands);
    return std::move(drawing).hands(Coverage::Sample);
  }
  const double others = others_of(patterns, sample.hands);
  for (const auto& [members, share] : patterns) {
    const std::uint64_t hands = hands_of_pattern(members.size(), share, others);
    if (hands == members.size()) {
      drawing.take(members);
    } else {
      drawing.draw(members, hands);
    }
  }
  return std::move(drawing).hands(Coverage::EveryPattern);
}

}  // namespace nap

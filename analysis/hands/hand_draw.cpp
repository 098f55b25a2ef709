#include "hands/hand_draw.hpp"

#include <string>
#include <unordered_map>
#include <utility>

#include "nap/analysis/hands/suit_holding.hpp"
#include "nap/chance/random_numbers.hpp"

namespace nap {
namespace {

class Drawing {
 public:
  Drawing(const std::vector<HandClass>& classes, std::uint64_t seed)
      : numbers_(seed, Stream::Sample), all_(static_cast<double>(count_hands(classes))) {}

  // Draws so many hands of these classes, which become one stratum.
  void draw(const std::vector<HandClass>& classes, std::uint64_t hands) {
    draw_parts(classes, hands);
    hands_.strata.push_back({hands});
  }

  // The same, but neighbouring parts make strata of two hands; the last one has three if their number is odd.
  void draw_pairs(const std::vector<HandClass>& classes, std::uint64_t hands) {
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

  double share_of(const std::vector<HandClass>& classes) const {
    return static_cast<double>(count_hands(classes)) / all_;
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

// The classes of each pattern, in the order of their first classes.
std::vector<std::vector<HandClass>> by_pattern(const std::vector<HandClass>& classes) {
  std::vector<std::vector<HandClass>> patterns;
  std::unordered_map<std::string, std::size_t> places;
  for (const HandClass& each : classes) {
    const auto [place, is_new] = places.emplace(holdings_of(each.representative), patterns.size());
    if (is_new) patterns.emplace_back();
    patterns[place->second].push_back(each);
  }
  return patterns;
}

}  // namespace

DrawnHands draw_hands(const std::vector<HandClass>& classes, const HandSample& sample) {
  constexpr std::uint64_t kLeast = 2;  // of a pattern: their difference tells how far its hands differ
  Drawing drawing(classes, sample.seed);
  if (classes.size() <= sample.hands) {
    drawing.take(classes);
    return std::move(drawing).hands(Coverage::EveryClass);
  }
  const std::vector<std::vector<HandClass>> patterns = by_pattern(classes);
  if (sample.sampling == Sampling::EqualParts || kLeast * patterns.size() > sample.hands) {
    drawing.draw_pairs(classes, sample.hands);
    return std::move(drawing).hands(Coverage::Sample);
  }
  const auto others = static_cast<double>(sample.hands - kLeast * patterns.size());
  for (const std::vector<HandClass>& pattern : patterns) {
    const std::uint64_t hands = kLeast + static_cast<std::uint64_t>(others * drawing.share_of(pattern));
    if (pattern.size() <= hands) {
      drawing.take(pattern);
    } else {
      drawing.draw(pattern, hands);
    }
  }
  return std::move(drawing).hands(Coverage::EveryPattern);
}

}  // namespace nap

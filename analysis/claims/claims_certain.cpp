#include <algorithm>
#include <array>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "claims/claim_list.hpp"
#include "claims/peel.hpp"
#include "hands/average.hpp"
#include "hands/valuer.hpp"
#include "nap/analysis/hands/certain_hands.hpp"
#include "nap/cards/notation.hpp"

namespace nap {
namespace {

constexpr int kCards = 5;

CertainHands certain(ClaimStudy& study, Deck deck, int target) {
  std::optional<CertainHands> found = certain_hands(study.harness(), deck, kCards, target);
  if (!found) throw ClaimStudy::Stopped{};
  return *std::move(found);
}

// Whether some suit has the `honours` highest cards.
bool has_top(CardSet hand, int honours) {
  return std::any_of(kSuitsHighToLow.begin(), kSuitsHighToLow.end(), [&](Suit suit) {
    const unsigned top = (1U << static_cast<unsigned>(honours)) - 1U;
    const unsigned wanted = top << static_cast<unsigned>(kRanks - honours);
    return (hand.lane(suit) & wanted) == wanted;
  });
}

// The last, weakest class, as an example.
std::string last_of(const std::vector<HandClass>& classes) {
  return classes.empty() ? "" : to_dots(classes.back().representative);
}

// "Only a hand with the `target` highest trumps is certain of `target` tricks."
TestResult test_only_top(ClaimStudy& study, int target, const std::string& top) {
  const Deck deck(52);
  std::vector<HandClass> with_top;
  std::vector<HandClass> sure;
  std::vector<HandClass> sure_without;
  for (const HandClass& hand_class : hand_classes(deck, kCards)) {
    const CardSet hand = hand_class.representative;
    if (has_top(hand, target)) with_top.push_back(hand_class);
    if (sure_trump_tricks(deck, hand) < target) continue;
    sure.push_back(hand_class);
    if (!has_top(hand, target)) sure_without.push_back(hand_class);
  }
  const CertainHands against_one = certain(study, deck, target);
  const std::uint64_t without = count_hands(sure_without);
  std::vector<Figure> figures = {
      hands(fmt::format("with {} of a suit", top), "", count_hands(with_top)),
      hands("certain by trumps alone, any number of opponents", last_of(sure), count_hands(sure)),
      hands(fmt::format("of these without {}", top), last_of(sure_without), without),
      hands("certain against one opponent, in all possible deals", last_of(against_one.by_one_lead),
            count_hands(against_one.by_one_lead))};
  if (without == 0) {
    return {std::move(figures), Verdict::Confirmed, Basis::Exact,
            fmt::format("No hand without {} is certain by its trumps.", top), ""};
  }
  const std::string example = to_text(sure_without.front().representative, SuitStyle::Letters);
  return {std::move(figures), Verdict::Refuted, Basis::Exact,
          fmt::format(
              "Hands without {} are just as certain, such as {}: each unseen trump beats at most one lower "
              "trump.",
              top, example),
          ""};
}

// The hands other than ace to ten of a suit that are certain of Nap with a deck.
struct CertainNaps {
  int cards;
  std::vector<HandClass> others;
};

std::vector<HandClass> others_than_top(const CertainHands& found) {
  std::vector<HandClass> others = found.by_one_lead;
  std::erase_if(others, [](const HandClass& each) { return has_top(each.representative, kCards); });
  return others;
}

// With which decks other hands are certain, and how many.
std::string why_perfect(const std::vector<CertainNaps>& decks) {
  std::vector<int> without;
  std::vector<int> with;
  std::vector<std::uint64_t> counts;
  for (const CertainNaps& deck : decks) {
    (deck.others.empty() ? without : with).push_back(deck.cards);
    if (!deck.others.empty()) counts.push_back(count_hands(deck.others));
  }
  const std::string none = fmt::format("With {} cards no other hand is certain", fmt::join(without, " or "));
  if (counts.empty()) return none + ".";
  const auto [least, most] = std::minmax_element(counts.begin(), counts.end());
  return fmt::format("{}; with {} cards {} to {} others are.", none, fmt::join(with, ", "), *least, *most);
}

}  // namespace

TestResult test_perfect_nap(ClaimStudy& study) {
  std::vector<Figure> figures;
  std::vector<CertainNaps> decks;
  for (const int cards : {52, 40, 36, 32, 28, 24}) {
    const CertainHands found = certain(study, Deck(cards), kCards);
    figures.push_back(hands(fmt::format("certain Naps, {} cards", cards), last_of(found.by_one_lead),
                            count_hands(found.by_one_lead)));
    decks.push_back({cards, others_than_top(found)});
  }
  const std::uint64_t others = count_hands(decks.front().others);
  if (others == 0) return {std::move(figures), Verdict::Confirmed, Basis::Exact, why_perfect(decks), ""};
  return {std::move(figures), Verdict::Refuted, Basis::Exact,
          fmt::format("With {} cards {} other hands are certain, such as {}.", decks.front().cards, others,
                      to_text(decks.front().others.front().representative, SuitStyle::Letters)),
          ""};
}

TestResult test_safe_calls(ClaimStudy& study) {
  const std::vector<Bid> bids = peel_bids();
  const RatedHands& sample = study.random_hands(kPeelSetup);
  const CertainHands certain_naps = certain(study, kPeelSetup.deck, kCards);
  const double certain_share =
      static_cast<double>(count_hands(certain_naps.by_one_lead)) / static_cast<double>(certain_naps.hands);
  const auto called = [&](RateBasis rates) {
    const Valuer valuer(sample, rates);
    return share_over(sample, [&](const RatedHand& hand) {
      const Bid* best = valuer.best(hand, bids);
      return best != nullptr && best->id == "nap";
    });
  };
  // Every certain hand is called, so no share of the calls is above 1.
  const auto safe = [&](const Estimate& calls) {
    const auto of = [&](double share) { return certain_share < share ? certain_share / share : 1.0; };
    return Estimate{of(calls.value), of(calls.high), of(calls.low)};
  };
  const Estimate calls = called(RateBasis::Counted);
  std::vector<Figure> figures = {share("random hands on which Nap is the best bid", "", calls),
                                 hands("certain Naps among all hands", last_of(certain_naps.by_one_lead),
                                       count_hands(certain_naps.by_one_lead)),
                                 share("certain Naps among such calls", "", safe(calls))};
  const VerdictPair pair =
      by_both_rates([&](RateBasis rates) { return is_below(safe(called(rates)), 0.01); });
  return conclude(std::move(figures), pair,
                  {"Fewer than one call in a hundred is certain to make it.",
                   "More than one call in a hundred is certain to make it."});
}

TestResult test_certain_three(ClaimStudy& study) { return test_only_top(study, 3, "AKQ"); }

TestResult test_certain_two(ClaimStudy& study) { return test_only_top(study, 2, "AK"); }

}  // namespace nap

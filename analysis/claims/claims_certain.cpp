#include <algorithm>
#include <array>
#include <set>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "claims/claim_list.hpp"
#include "hands/average.hpp"
#include "hands/certain_hands.hpp"
#include "nap/cards/notation.hpp"
#include "trials/peel.hpp"

namespace nap {
namespace {

constexpr int kCards = 5;

CertainHands certain(TrialStudy& study, Deck deck, int target) {
  std::optional<CertainHands> found = certain_hands(study.harness(), deck, kCards, target);
  if (!found) throw TrialStudy::Stopped{};
  return *std::move(found);
}

// Whether the hand has the `honours` highest cards of some suit.
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

// Every combination of `cards` cards of one suit, as a hand. The rest of the hand is the lowest cards of two
// other suits.
std::vector<CardSet> combinations_of(Deck deck, int cards) {
  std::vector<Card> suit;
  for (const Card card : deck.cards().of(Suit::Spades)) suit.push_back(card);
  std::vector<bool> is_in(suit.size(), false);
  std::fill(is_in.begin(), is_in.begin() + cards, true);
  std::vector<CardSet> found;
  do {
    CardSet hand;
    for (std::size_t i = 0; i < suit.size(); ++i) {
      if (is_in[i]) hand.insert(suit[i]);
    }
    Rank rank = deck.lowest_rank();
    for (Suit side = Suit::Hearts; hand.size() < kCards;
         side = side == Suit::Hearts ? Suit::Diamonds : Suit::Hearts) {
      hand.insert(Card(rank, side));
      if (side == Suit::Diamonds) rank = static_cast<Rank>(static_cast<int>(rank) + 1);
    }
    found.push_back(canonical_hand(hand).hand);
  } while (std::prev_permutation(is_in.begin(), is_in.end()));
  return found;
}

// Whether each lead fails in some deal among four players. One such deal is a proof.
bool fails_among_four(TrialStudy& study, CardSet hand, int target) {
  constexpr std::uint64_t kTries = 20'000;
  std::vector<Outcome> outcomes;
  for (const Card lead : hand) outcomes.push_back({tricks(target), opening_of(tricks(target), lead)});
  const Tally tally = study.count(study.fresh_deals(kPeelSetup, hand, Stream::Sample), {0, kTries}, outcomes);
  for (std::size_t i = 0; i < outcomes.size(); ++i) {
    if (tally.successes(i) == tally.deals()) return false;
  }
  return true;
}

// What is certain of `target` tricks, of the combinations of `target` cards of one suit and of all hands.
struct CertainCards {
  std::size_t combinations = 0;
  std::size_t against_one = 0;              // of the combinations: certain against one opponent
  std::size_t among_four = 0;               // of these: certain among four players
  std::optional<CardSet> other;             // one of these without the top cards
  std::vector<HandClass> by_trumps = {};    // hands whose trumps alone are certain
  std::vector<HandClass> without_top = {};  // of these
};

CertainCards certain_cards(TrialStudy& study, Deck deck, int target, const CertainHands& against_one) {
  std::set<std::uint64_t> sure;
  for (const HandClass& each : against_one.by_one_lead) sure.insert(each.representative.bits());
  CertainCards cards;
  for (const CardSet hand : combinations_of(deck, target)) {
    ++cards.combinations;
    if (sure.count(hand.bits()) == 0) continue;
    ++cards.against_one;
    const bool is_sure = sure_trump_tricks(deck, hand) >= target || !fails_among_four(study, hand, target);
    if (!is_sure) continue;
    ++cards.among_four;
    if (!has_top(hand, target) && !cards.other) cards.other = hand;
  }
  for (const HandClass& each : hand_classes(deck, kCards)) {
    if (sure_trump_tricks(deck, each.representative) < target) continue;
    cards.by_trumps.push_back(each);
    if (!has_top(each.representative, target)) cards.without_top.push_back(each);
  }
  return cards;
}

// "Only the `target` highest cards of a suit are a combination that is certain of `target` tricks."
TestResult test_only_top(TrialStudy& study, int target, const std::string& top) {
  const char* number = target == 2 ? "two" : "three";
  const Deck deck(52);
  const CertainHands against_one = certain(study, deck, target);
  const CertainCards cards = certain_cards(study, deck, target, against_one);
  std::vector<Figure> figures = {
      combinations(fmt::format("combinations of {} cards of one suit", number), cards.combinations),
      combinations("certain against one opponent", cards.against_one),
      combinations("certain among four players", cards.among_four),
      hands("hands that are certain by trumps alone, any number of opponents", last_of(cards.by_trumps),
            count_hands(cards.by_trumps)),
      hands(fmt::format("of these without {}", top), last_of(cards.without_top),
            count_hands(cards.without_top)),
      hands("hands that are certain against one opponent, in all possible deals",
            last_of(against_one.by_one_lead), count_hands(against_one.by_one_lead))};
  const std::string beside =
      cards.without_top.empty()
          ? "No other hand is certain by its trumps."
          : fmt::format(
                "With more cards of the suit other hands are certain, too, such as {}: each unseen trump "
                "beats at most one lower trump.",
                to_text(cards.without_top.front().representative, SuitStyle::Letters));
  return conclude(
      std::move(figures), cards.other ? Verdict::Refuted : Verdict::Confirmed,
      {fmt::format("Of all combinations of {} cards of one suit only {} is certain among four players. {}",
                   number, top, beside),
       cards.other ? fmt::format("{} are certain, too.", to_text(*cards.other, SuitStyle::Letters)) : ""},
      Basis::exact());
}

// The hands that are certain of Nap with a deck, except ace to ten of a suit.
struct CertainNaps {
  int cards;
  std::vector<HandClass> others;
};

std::vector<HandClass> others_than_top(const CertainHands& found) {
  std::vector<HandClass> others = found.by_one_lead;
  std::erase_if(others, [](const HandClass& each) { return has_top(each.representative, kCards); });
  return others;
}

// Says with which decks other hands are certain, and how many of them.
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

TestResult test_perfect_nap(TrialStudy& study) {
  std::vector<Figure> figures;
  std::vector<CertainNaps> decks;
  for (const int cards : {52, 40, 36, 32, 28, 24}) {
    const CertainHands found = certain(study, Deck(cards), kCards);
    figures.push_back(hands(fmt::format("certain Naps, {} cards", cards), last_of(found.by_one_lead),
                            count_hands(found.by_one_lead)));
    decks.push_back({cards, others_than_top(found)});
  }
  const std::uint64_t others = count_hands(decks.front().others);
  if (others == 0) return {std::move(figures), Verdict::Confirmed, Basis::exact(), why_perfect(decks), ""};
  return {std::move(figures), Verdict::Refuted, Basis::exact(),
          fmt::format("With {} cards {} other hands are certain, such as {}.", decks.front().cards, others,
                      to_text(decks.front().others.front().representative, SuitStyle::Letters)),
          ""};
}

TestResult test_safe_calls(TrialStudy& study) {
  const std::vector<Bid> bids = peel_bids();
  const RatedHands& sample = study.random_hands(kPeelSetup);
  const CertainHands certain_naps = certain(study, kPeelSetup.deck, kCards);
  const double certain_share =
      static_cast<double>(count_hands(certain_naps.by_one_lead)) / static_cast<double>(certain_naps.hands);
  const Estimate calls =
      share_over(sample, [&](const RatedHand& hand) { return is_best(bids, hand, "nap"); });
  // Every certain hand is called, so certain hands are never more than all of the calls.
  const auto of = [&](double share) { return certain_share < share ? certain_share / share : 1.0; };
  const Estimate safe{of(calls.value), of(calls.high), of(calls.low)};
  return conclude({share("random hands on which Nap is the best bid", "", calls),
                   hands("certain Naps among all hands", last_of(certain_naps.by_one_lead),
                         count_hands(certain_naps.by_one_lead)),
                   share("certain Naps among such calls", "", safe)},
                  is_below(safe, 0.01),
                  {"Fewer than one call in a hundred is certain to make it.",
                   "More than one call in a hundred is certain to make it."});
}

TestResult test_certain_three(TrialStudy& study) { return test_only_top(study, 3, "AKQ"); }

TestResult test_certain_two(TrialStudy& study) { return test_only_top(study, 2, "AK"); }

}  // namespace nap

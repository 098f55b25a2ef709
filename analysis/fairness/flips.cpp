#include "nap/analysis/fairness/flips.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <utility>

#include "hands/best_bid.hpp"
#include "hands/best_choice.hpp"
#include "hands/shares.hpp"
#include "nap/rules/payout.hpp"
#include "played/rate_anew.hpp"

namespace nap {
namespace {

// Choices name bids by their ids, so that those of two tables can be compared.
struct Choice {
  std::string best;
  std::string next;
  double misjudged;
};

std::string id_of(const Bid* bid) { return bid != nullptr ? bid->id : "pass"; }

Choice choice_of(const std::vector<Bid>& bids, const RatedHand& hand) {
  const BestBid best = best_bid(bids, hand);
  return {id_of(best.bid), id_of(best.next), best.misjudged};
}

double chance_of(const Choice& choice, const std::string& id) {
  if (id == choice.best) return 1.0 - choice.misjudged;
  return id == choice.next ? choice.misjudged : 0.0;
}

// If both choices are the same two bids in the same order, both are misjudged or neither is.
Membership membership(const Choice& from, const Choice& to) {
  if (from.best == to.best && from.next == to.next) return {false, 0.0};
  const double alike = chance_of(from, from.best) * chance_of(to, from.best) +
                       chance_of(from, from.next) * chance_of(to, from.next);
  return {from.best != to.best, 1.0 - alike};
}

// What a bid of a table is worth: `scale` times its success, less what a failure costs. Passing, and a bid
// that the table lacks, are worth nothing.
struct Worth {
  Estimate success = Estimate::exact(0.0);
  double scale = 0.0;
  double ev = kValueOfPassing;
};

Worth worth_of(const std::vector<Bid>& bids, const std::string& id, const RatedHand& hand) {
  const Bid* bid = find_bid(bids, id);
  if (bid == nullptr) return {};
  return {hand.rate(bid->contract).success, payout_if_made(*bid) + bid->lose, value_of(*bid, hand).ev};
}

// By how much one bid is worth more than the other, from each payer.
Estimate lead_over(const Worth& bid, const Worth& other) {
  const Estimate spread = unpaired_difference(bid.success, other.success, bid.scale, other.scale);
  const double ev = bid.ev - other.ev;
  return {ev, ev - (spread.value - spread.low), ev + (spread.high - spread.value)};
}

struct Flipped {
  TellingHand hand;
  bool is_sure;  // as far as the rates tell
};

double gain(const TellingHand& hand) { return hand.from_better.value + hand.to_better.value; }

// Takes one hand of each change in turn, the commonest change first, until there are enough. Sure hands come
// first: among the others, the hands that seem to gain most are mostly noise.
std::vector<TellingHand> most_telling(const std::vector<Flipped>& all) {
  std::map<std::pair<std::string, std::string>, std::vector<Flipped>> changes;
  for (const Flipped& each : all) changes[{each.hand.from, each.hand.to}].push_back(each);
  std::vector<std::vector<Flipped>> by_share;
  for (auto& [bids, hands] : changes) {
    double share = 0.0;
    for (const Flipped& each : hands) share += each.hand.share;
    for (Flipped& each : hands) each.hand.share = share;
    std::stable_sort(hands.begin(), hands.end(), [](const Flipped& a, const Flipped& b) {
      if (a.is_sure != b.is_sure) return a.is_sure;
      return gain(a.hand) > gain(b.hand);
    });
    by_share.push_back(std::move(hands));
  }
  std::stable_sort(by_share.begin(), by_share.end(),
                   [](const auto& a, const auto& b) { return a.front().hand.share > b.front().hand.share; });
  std::vector<TellingHand> telling;
  for (std::size_t turn = 0; telling.size() < std::min(kCandidates, all.size()); ++turn) {
    for (const std::vector<Flipped>& hands : by_share) {
      if (turn < hands.size() && telling.size() < kCandidates) telling.push_back(hands[turn].hand);
    }
  }
  return telling;
}

// The hand with its figures, but without its share.
TellingHand telling_hand(const RatedHand& hand, const std::vector<Bid>& from_bids, const std::string& from,
                         const std::vector<Bid>& to_bids, const std::string& to) {
  return {hand.cards,
          from,
          to,
          lead_over(worth_of(from_bids, from, hand), worth_of(from_bids, to, hand)),
          lead_over(worth_of(to_bids, to, hand), worth_of(to_bids, from, hand)),
          hand.weight};
}

}  // namespace

Flips flips(const RatedHands& hands, const Ruleset& from, const Ruleset& to) {
  const std::vector<Bid> from_bids = from.callable_bids();
  const std::vector<Bid> to_bids = to.callable_bids();
  std::vector<Membership> kind;
  constexpr double kDoubt = 0.001;
  std::vector<Flipped> flipped;
  for (const RatedHand& hand : hands.list) {
    const Choice first = choice_of(from_bids, hand);
    const Choice second = choice_of(to_bids, hand);
    kind.push_back(membership(first, second));
    if (!kind.back().is_member) continue;
    flipped.push_back({telling_hand(hand, from_bids, first.best, to_bids, second.best),
                       first.misjudged <= kDoubt && second.misjudged <= kDoubt});
  }
  return {share_of(hands, kind), most_telling(flipped)};
}

std::optional<Flips> standing(Harness& harness, const RatedHands& hands, const Flips& found,
                              const Ruleset& from, const Ruleset& to) {
  constexpr double kDoubt = 0.005;  // the highest chance allowed that a best bid is misjudged
  const std::vector<Bid> from_bids = from.callable_bids();
  const std::vector<Bid> to_bids = to.callable_bids();
  Flips stands{found.share, {}};
  for (std::size_t next = 0; next < found.hands.size() && stands.hands.size() < kTellingHands;) {
    const std::size_t end =
        std::min(found.hands.size(), next + kTellingHands - stands.hands.size());  // as many as are wanted
    std::vector<CardSet> cards;
    for (std::size_t i = next; i < end; ++i) cards.push_back(found.hands[i].cards);
    const std::optional<RatedHands> anew = rate_anew(
        harness, {hands.setup, hands.seed, hands.model, contracts_of(hands)}, cards, std::array{from, to});
    if (!anew) return std::nullopt;
    for (const RatedHand& hand : anew->list) {
      const TellingHand& candidate = found.hands[next++];
      const Choice first = choice_of(from_bids, hand);
      const Choice second = choice_of(to_bids, hand);
      const bool is_sure = first.misjudged <= kDoubt && second.misjudged <= kDoubt;
      if (!is_sure || first.best != candidate.from || second.best != candidate.to) continue;
      stands.hands.push_back(telling_hand(hand, from_bids, first.best, to_bids, second.best));
      stands.hands.back().share = candidate.share;
    }
  }
  return stands;
}

}  // namespace nap

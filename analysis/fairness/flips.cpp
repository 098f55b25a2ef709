#include "nap/analysis/fairness/flips.hpp"

#include <algorithm>
#include <map>
#include <utility>

#include "nap/analysis/hands/best_bid.hpp"
#include "nap/analysis/hands/shares.hpp"

namespace nap {
namespace {

// Bids by their ids, so that those of two tables can be compared.
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

// Where both choices are between the same two bids, both are misjudged or neither is.
Membership membership(const Choice& from, const Choice& to) {
  if (from.best == to.best && from.next == to.next) return {false, 0.0};
  const double alike = chance_of(from, from.best) * chance_of(to, from.best) +
                       chance_of(from, from.next) * chance_of(to, from.next);
  return {from.best != to.best, 1.0 - alike};
}

// What the bid of that id is worth under this table; nothing where the table lacks it.
double worth(const std::vector<Bid>& bids, const std::string& id, const RatedHand& hand) {
  const Bid* bid = find_bid(bids, id);
  return bid == nullptr ? 0.0 : value_of(*bid, hand).ev;
}

// Takes one hand of each change in turn, the commonest change first, until there are enough.
std::vector<TellingHand> most_telling(const std::vector<TellingHand>& all) {
  std::map<std::pair<std::string, std::string>, std::vector<TellingHand>> changes;
  for (const TellingHand& hand : all) changes[{hand.from, hand.to}].push_back(hand);
  std::vector<std::vector<TellingHand>> by_share;
  for (auto& [bids, hands] : changes) {
    double share = 0.0;
    for (const TellingHand& hand : hands) share += hand.share;
    for (TellingHand& hand : hands) hand.share = share;
    std::stable_sort(hands.begin(), hands.end(), [](const TellingHand& a, const TellingHand& b) {
      return a.from_better + a.to_better > b.from_better + b.to_better;
    });
    by_share.push_back(std::move(hands));
  }
  std::stable_sort(by_share.begin(), by_share.end(),
                   [](const auto& a, const auto& b) { return a.front().share > b.front().share; });
  std::vector<TellingHand> telling;
  for (std::size_t turn = 0; telling.size() < std::min(kTellingHands, all.size()); ++turn) {
    for (const std::vector<TellingHand>& hands : by_share) {
      if (turn < hands.size() && telling.size() < kTellingHands) telling.push_back(hands[turn]);
    }
  }
  return telling;
}

}  // namespace

Flips flips(const RatedHands& hands, const Ruleset& from, const Ruleset& to) {
  const std::vector<Bid> from_bids = from.callable_bids();
  const std::vector<Bid> to_bids = to.callable_bids();
  std::vector<Membership> kind;
  std::vector<TellingHand> flipped;
  for (const RatedHand& hand : hands.list) {
    const Choice first = choice_of(from_bids, hand);
    const Choice second = choice_of(to_bids, hand);
    kind.push_back(membership(first, second));
    if (!kind.back().is_member) continue;
    flipped.push_back({hand.cards, first.best, second.best,
                       worth(from_bids, first.best, hand) - worth(from_bids, second.best, hand),
                       worth(to_bids, second.best, hand) - worth(to_bids, first.best, hand), hand.weight});
  }
  return {share_of(hands, kind), most_telling(flipped)};
}

}  // namespace nap

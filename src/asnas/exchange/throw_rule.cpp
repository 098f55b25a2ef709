#include "nap/asnas/exchange/throw_rule.hpp"

#include <algorithm>
#include <cassert>
#include <numeric>

namespace nap::asnas {
namespace {

// Appends every throw that begins as `begun` does and goes on with cards of this rank and of lower ones.
void append_throws(std::vector<Throw>& throws, const Throw& begun, std::size_t rank) {
  if (rank == kRanks) {
    throws.push_back(begun);
    return;
  }
  const Rank next = kRanksHighToLow[rank];
  for (int count = 0; count <= begun.kept.of(next); ++count) {
    Cards cards;
    cards.add(next, count);
    append_throws(throws, {begun.thrown + cards, begun.kept - cards}, rank + 1);
  }
}

}  // namespace

std::vector<Throw> throws_of(const Cards& hand) {
  std::vector<Throw> throws;
  append_throws(throws, {Cards(), hand}, 0);
  std::stable_sort(throws.begin(), throws.end(),
                   [](const Throw& a, const Throw& b) { return a.thrown.size() < b.thrown.size(); });
  return throws;
}

HandThrows::HandThrows(const Pack& pack) : pack_(pack), hands_(hands_from(pack.cards())) {
  for (const Cards& hand : hands_) {
    throws_.push_back(throws_of(hand));
    chances_.push_back(chance_of(hand, pack));
  }
}

std::size_t HandThrows::place_of(const Cards& hand) const {
  const auto found = std::find(hands_.begin(), hands_.end(), hand);
  assert(found != hands_.end());
  return static_cast<std::size_t>(found - hands_.begin());
}

ThrowNumbers no_numbers(const HandThrows& hands) {
  ThrowNumbers numbers;
  for (std::size_t hand = 0; hand < hands.size(); ++hand)
    numbers.emplace_back(hands.throws(hand).size(), 0.0);
  return numbers;
}

ThrowRule nothing_thrown(const HandThrows& hands) {
  ThrowRule rule = no_numbers(hands);
  for (std::vector<double>& chances : rule) chances.front() = 1.0;
  return rule;
}

ThrowRule thrown_at_random(const HandThrows& hands) {
  constexpr double kSets = 1 << kHandCards;  // of five cards that are told apart
  ThrowRule rule = no_numbers(hands);
  for (std::size_t hand = 0; hand < hands.size(); ++hand) {
    for (std::size_t i = 0; i < rule[hand].size(); ++i) {
      rule[hand][i] = static_cast<double>(ways(hands.throws(hand)[i].thrown, hands.hand(hand))) / kSets;
    }
  }
  return rule;
}

FoundRule with_gains(const HandThrows& hands, ThrowRule rule, const ThrowNumbers& shares) {
  FoundRule found{std::move(rule), 0.0, 0.0};
  for (std::size_t hand = 0; hand < hands.size(); ++hand) {
    const std::vector<double>& each = shares[hand];
    const double own = std::inner_product(each.begin(), each.end(), found.rule[hand].begin(), 0.0);
    const double gain = std::max(0.0, *std::max_element(each.begin(), each.end()) - own);
    found.mean_gain += hands.chance(hand) * gain;
    found.largest_gain = std::max(found.largest_gain, gain);
  }
  return found;
}

}  // namespace nap::asnas

// What can be thrown away in the exchange, the reante, and what everybody throws away who follows one rule.
//
// Before the betting everybody throws away any number of cards, all at once. The dealer shuffles all thrown
// cards into the stock and fills the hands up again, so one's own cards can come back.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "nap/asnas/hands/pack.hpp"

namespace nap::asnas {

struct Throw {
  Cards thrown;
  Cards kept;
};

// Every different set of cards that can be thrown away from the hand: nothing first, then one card, and so
// on.
std::vector<Throw> throws_of(const Cards& hand);

// The hands of a pack, in the order of hands_from, with what can be thrown away from each.
class HandThrows {
 public:
  explicit HandThrows(const Pack& pack);

  const Pack& pack() const { return pack_; }
  std::size_t size() const { return hands_.size(); }
  const Cards& hand(std::size_t place) const { return hands_[place]; }
  const std::vector<Throw>& throws(std::size_t place) const { return throws_[place]; }
  double chance(std::size_t place) const { return chances_[place]; }  // that a player is dealt the hand
  // Requires a hand of the pack.
  std::size_t place_of(const Cards& hand) const;

 private:
  Pack pack_;
  std::vector<Cards> hands_;
  std::vector<std::vector<Throw>> throws_;
  std::vector<double> chances_;
};

// For each hand of the pack a number for each of its throws.
using ThrowNumbers = std::vector<std::vector<double>>;
// How likely each throw is. The chances of a hand add up to 1.
using ThrowRule = ThrowNumbers;

ThrowNumbers no_numbers(const HandThrows& hands);  // all zero
ThrowRule nothing_thrown(const HandThrows& hands);
// Each card is thrown away with even chances.
ThrowRule thrown_at_random(const HandThrows& hands);

// A rule for everybody, and what one player could gain who knows it by another throw, in shares of the pot.
struct FoundRule {
  ThrowRule rule;
  double mean_gain;     // over all hands
  double largest_gain;  // of any hand
};

// What a rule leaves to gain if each throw of each hand wins these shares against it.
FoundRule with_gains(const HandThrows& hands, ThrowRule rule, const ThrowNumbers& shares);

}  // namespace nap::asnas

// Counts the deals in which several players have hands of certain kinds.
//
// If n players use x_r cards of a rank of which there are R_r, with h_ir in the hand of player i, cards of
// one rank told apart, these hands can be dealt in
//
//   product over r of  R_r! / ((R_r - x_r)! * product over i of h_ir!)
//
// ways. So what belongs to a hand, 5! / product of h_r!, and what belongs to all of them are counted apart:
// sums of the first kind do not hang on the pack, and those of some players are joined with those of the
// others.
#pragma once

#include <cstdint>
#include <vector>

#include <boost/multiprecision/cpp_int.hpp>

#include "nap/asnas/hands/pack.hpp"
#include "nap/asnas/odds/exact_chance.hpp"

namespace nap::asnas {

using Whole = boost::multiprecision::cpp_int;

// For each set of cards that some players use together, the sum over their hands of the product of what
// belongs to each hand.
class CardSums {
 public:
  // No players, who use no cards.
  explicit CardSums(const Cards& limit);

  // The sums with one player more, who has one of these hands, as long as there are cards.
  CardSums with_one_of(const std::vector<Cards>& hands) const;
  // The sums of these players and those of the other sums together.
  CardSums joined_with(const CardSums& others) const;

  // A set that the players can use.
  struct Set {
    Cards cards;
    std::size_t place;
  };
  const std::vector<Set>& sets() const { return sets_; }
  const boost::multiprecision::uint128_t& of(const Set& set) const { return sums_[set.place]; }
  // 0 if the players cannot use these cards. Requires as many cards as they use, and within the limit.
  const boost::multiprecision::uint128_t& of(const Cards& cards) const { return sums_[place_of(cards)]; }

 private:
  // All sets of some players have one size, so all ranks but the last tell them apart. The place of cards
  // together is the sum of their places.
  std::size_t place_of(const Cards& cards) const;
  CardSums without_sums() const;
  // Adds to the sum of two sets together, if there are so many cards.
  void add(const Set& set, const Set& other, const boost::multiprecision::uint128_t& sum);

  Cards limit_;
  std::vector<Set> sets_;                               // those with a sum
  std::vector<boost::multiprecision::uint128_t> sums_;  // by place_of
};

// The deals of `players` hands from these cards in which some have the hands of the first sums and the rest,
// in this order, those of the second. The limit of both is `cards`.
Whole count_deals(const CardSums& first, const CardSums& second, const Cards& cards, int players);

// All deals of so many hands.
Whole count_deals(const Cards& cards, int players);

// Requires numerator <= denominator, and a denominator above 0.
ExactChance exact_chance(const Whole& numerator, const Whole& denominator);

}  // namespace nap::asnas

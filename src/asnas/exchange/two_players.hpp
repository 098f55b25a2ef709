// The exchange of two players, counted.
//
// What the dealer fills the hands up from is the pack without the cards that are kept. So what two players
// win hangs on the cards that each keeps, and on nothing else.
#pragma once

#include <array>
#include <cstdint>

#include "nap/asnas/exchange/throw_rule.hpp"
#include "nap/asnas/hands/ranking.hpp"

namespace nap::asnas {

class TwoPlayers {
 public:
  // Refers to the hands, which must outlive it.
  TwoPlayers(const HandThrows& hands, Ranking ranking);

  // What the hand at this place wins of the pot after each of its throws, if the other player follows a rule.
  std::vector<double> shares(std::size_t hand, const ThrowRule& other);
  // How often the best hand after the exchange is of each category, the lowest first, if both follow the
  // rule.
  std::array<double, kCategoriesHighToLow.size()> best_categories(const ThrowRule& rule);
  // A rule that is best against itself.
  FoundRule find_rule();

 private:
  struct Drawn {  // cards that fill a hand up
    Cards cards;
    int strength;       // of the hand with them
    Category category;  // likewise
  };
  struct Kept {
    Cards cards;
    std::vector<Drawn> draws;
  };

  template <class See>
  void for_each_fill(const Kept& mine, const Kept& theirs, const See& see) const;
  // The chance of each hand of the other player, seen by who holds this one.
  const std::vector<double>& other_hands(std::size_t hand);
  // What a player wins who keeps the cards at the first of these places, if the other keeps the second.
  // Requires that both can be kept at once.
  double share_of(std::size_t mine, std::size_t theirs);
  double counted_share(const Kept& mine, const Kept& theirs) const;
  // How likely the two players keep the cards at each two places.
  std::vector<std::vector<double>> chances_of_kept(const ThrowRule& rule);

  static constexpr double kUnknown = -1.0;

  const HandThrows& hands_;
  std::vector<Kept> kept_;                               // all cards that can be kept
  std::vector<std::vector<std::size_t>> kept_by_throw_;  // their places, for each hand and throw
  std::vector<std::vector<double>> shares_;              // by both places; filled as they are needed
  std::vector<std::vector<double>> other_hands_;         // by one's own hand; likewise
};

}  // namespace nap::asnas

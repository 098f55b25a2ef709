// One deal at a table of the exchange, and what a player there wins after each throw.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "nap/asnas/exchange/throw_rule.hpp"
#include "nap/asnas/hands/ranking.hpp"
#include "nap/chance/random_words.hpp"

namespace nap::asnas {

// Shares are counted in parts that every number of winners divides.
inline constexpr std::int64_t kPotParts = 840;  // the least common multiple of 1 to 8

// What is known of each hand, by the hand's code.
struct KnownHands {
  KnownHands(const HandThrows& hands, Ranking ranking);

  std::vector<std::size_t> places;
  std::vector<int> strengths;
  std::vector<Category> categories;
};

// It refers to what its constructor gets, which must outlive it.
class ExchangeTable {
 public:
  // `others`: what all players follow but the one who is asked.
  ExchangeTable(const HandThrows& hands, const KnownHands& known, const ThrowRule& others, int players);

  // The player who is asked has the hand at this place, and the others have any hands.
  void deal(std::size_t hand, RandomWords& words);
  // The parts of the pot that the asked player wins after a throw. The others draw from the top of the stock
  // and this player from the bottom, so that another throw changes little of what the others draw.
  std::int64_t parts(const Throw& own) const;

  // Deals to all players, who all follow the rule. Returns the category of the best hand after the exchange.
  Category best_category(RandomWords& words);

 private:
  struct Other {
    std::size_t kept;  // the code
    int drawn;         // how many cards
  };
  // A card that may be in the stock: it is, if its number is below the limit at its place.
  struct StockCard {
    std::uint16_t code;
    std::uint8_t place;
    std::uint8_t number;
  };

  void add_to_stock(Rank rank, std::size_t place, int cards);
  // Fills up the hands after a throw of the asked player. Calls `see` with the code of this player's hand,
  // then with those of the others, until it returns false.
  template <class See>
  void fill_up(const Throw& own, const See& see) const;

  const HandThrows& hands_;
  const KnownHands& known_;
  const ThrowRule& rule_;
  std::vector<double> chances_;  // of each hand
  std::vector<Rank> unseen_;     // the hands of the others, then what nobody is dealt
  std::vector<Other> others_;
  std::vector<StockCard> stock_;
};

}  // namespace nap::asnas

#include "exchange/exchange_table.hpp"

#include <algorithm>
#include <optional>

#include "exchange/card_code.hpp"

namespace nap::asnas {
namespace {

constexpr std::size_t kMostCards = kMostPlayers * kHandCards;
constexpr std::size_t kAlwaysIn = kRanks;  // the place in Limits of cards that are in the stock in any case

// Of the asked player's cards of a rank the first ones are thrown away: so many.
using Limits = std::array<std::uint8_t, kRanks + 1>;

Limits limits_of(const Cards& thrown) {
  Limits limits{};
  for (const Rank rank : kRanksHighToLow) {
    limits[static_cast<std::size_t>(rank)] = static_cast<std::uint8_t>(thrown.of(rank));
  }
  limits[kAlwaysIn] = kMostCards;
  return limits;
}

template <class T>
void shuffle(std::span<T> cards, RandomWords& words) {
  for (std::size_t left = cards.size(); left > 1; --left) {
    std::swap(cards[left - 1], cards[words.below(left)]);
  }
}

// One of the places, each with its chance. Needs no random word if there is only one.
std::size_t drawn_place(const std::vector<double>& chances, RandomWords& words) {
  std::optional<double> fraction;
  double below = 0.0;
  std::size_t last = 0;
  for (std::size_t place = 0; place < chances.size(); ++place) {
    if (chances[place] == 0.0) continue;
    last = place;
    if (chances[place] == 1.0) break;
    if (!fraction) fraction = words.fraction();
    below += chances[place];
    if (*fraction < below) break;
  }
  return last;
}

}  // namespace

KnownHands::KnownHands(const HandThrows& hands, Ranking ranking)
    : places(kCardCodes), strengths(kCardCodes), categories(kCardCodes) {
  for (std::size_t place = 0; place < hands.size(); ++place) {
    const std::size_t code = code_of(hands.hand(place));
    places[code] = place;
    strengths[code] = strength(hands.hand(place), ranking);
    categories[code] = category_of(hands.hand(place));
  }
}

ExchangeTable::ExchangeTable(const HandThrows& hands, const KnownHands& known, const ThrowRule& others,
                             int players)
    : hands_(hands), known_(known), rule_(others), others_(static_cast<std::size_t>(players - 1)) {
  for (std::size_t place = 0; place < hands.size(); ++place) chances_.push_back(hands.chance(place));
}

void ExchangeTable::deal(std::size_t hand, RandomWords& words) {
  const Cards unseen = hands_.pack().cards() - hands_.hand(hand);
  unseen_.clear();
  stock_.clear();
  for (const Rank rank : kRanksHighToLow) {
    unseen_.insert(unseen_.end(), static_cast<std::size_t>(unseen.of(rank)), rank);
    add_to_stock(rank, static_cast<std::size_t>(rank), hands_.hand(hand).of(rank));
  }
  shuffle(std::span(unseen_), words);
  auto card = unseen_.begin();
  for (Other& other : others_) {
    std::size_t code = 0;
    for (int i = 0; i < kHandCards; ++i) code += kCodeOfCard[static_cast<std::size_t>(*card++)];
    const std::size_t place = known_.places[code];
    const Throw& own = hands_.throws(place)[drawn_place(rule_[place], words)];
    other = {code_of(own.kept), own.thrown.size()};
    for (const Rank rank : kRanksHighToLow) add_to_stock(rank, kAlwaysIn, own.thrown.of(rank));
  }
  for (; card != unseen_.end(); ++card) add_to_stock(*card, kAlwaysIn, 1);
  shuffle(std::span(stock_), words);
}

template <class See>
void ExchangeTable::fill_up(const Throw& own, const See& see) const {
  const Limits limits = limits_of(own.thrown);
  std::array<std::uint16_t, kMostCards> stock;
  std::size_t bottom = 0;
  for (const StockCard& card : stock_) {
    stock[bottom] = card.code;
    bottom += card.number < limits[card.place] ? 1 : 0;
  }
  std::size_t mine = code_of(own.kept);
  for (int card = 0; card < own.thrown.size(); ++card) mine += stock[--bottom];
  bool goes_on = see(mine);
  std::size_t top = 0;
  for (auto other = others_.begin(); goes_on && other != others_.end(); ++other) {
    std::size_t theirs = other->kept;
    for (int card = 0; card < other->drawn; ++card) theirs += stock[top++];
    goes_on = see(theirs);
  }
}

std::int64_t ExchangeTable::parts(const Throw& own) const {
  int mine = 0;
  int winners = 0;
  fill_up(own, [&](std::size_t code) {
    const int strength = known_.strengths[code];
    if (winners == 0) mine = strength;
    if (strength > mine) {
      winners = 0;
      return false;
    }
    winners += strength == mine ? 1 : 0;
    return true;
  });
  return winners == 0 ? 0 : kPotParts / winners;
}

Category ExchangeTable::best_category(RandomWords& words) {
  const std::size_t hand = drawn_place(chances_, words);
  deal(hand, words);
  Category best = Category::Nothing;
  fill_up(hands_.throws(hand)[drawn_place(rule_[hand], words)], [&](std::size_t code) {
    best = std::max(best, known_.categories[code]);
    return true;
  });
  return best;
}

void ExchangeTable::add_to_stock(Rank rank, std::size_t place, int cards) {
  const auto code = static_cast<std::uint16_t>(kCodeOfCard[static_cast<std::size_t>(rank)]);
  for (int number = 0; number < cards; ++number) {
    stock_.push_back({code, static_cast<std::uint8_t>(place), static_cast<std::uint8_t>(number)});
  }
}

}  // namespace nap::asnas

#include "nap/sim/deals/deals.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <utility>

#include "nap/cards/binomial.hpp"
#include "nap/chance/random_words.hpp"

namespace nap {
namespace {

// The cards one by one, highest first.
std::vector<CardSet> cards_of(CardSet cards) { return {cards.begin(), cards.end()}; }

// The ways to deal hands of `hand_cards` unseen cards to the defenders; nothing if they exceed `limit`.
std::optional<std::uint64_t> count_worlds(int unseen, int seats, int hand_cards, std::uint64_t limit) {
  std::uint64_t worlds = 1;
  for (int defender = 1; defender < seats; ++defender) {
    const std::uint64_t hands = choose(unseen, hand_cards);
    if (worlds > limit / hands) return std::nullopt;
    worlds *= hands;
    unseen -= hand_cards;
  }
  return worlds;
}

}  // namespace

std::uint64_t seed_of_hand(std::uint64_t seed, CardSet hand) { return seed_of(seed, hand.bits()); }

RandomDeals::RandomDeals(Deck deck, int seats, int hand_cards, std::uint64_t seed, Stream stream)
    : stock_(cards_of(deck.cards())), seats_(seats), hand_cards_(hand_cards), seed_(seed), stream_(stream) {
  assert(seats <= deck.max_seats(hand_cards));
}

RandomDeals::RandomDeals(Deck deck, int seats, CardSet declarer, std::uint64_t seed, Stream stream)
    : stock_(cards_of(deck.cards() - declarer)),
      declarer_(declarer),
      seats_(seats),
      hand_cards_(declarer.size()),
      seed_(seed),
      stream_(stream) {
  assert(seats <= deck.max_seats(hand_cards_));
}

// The first steps of a Fisher-Yates shuffle of the stock: each card drawn is uniform among those left.
Deal RandomDeals::deal(std::uint64_t i) const {
  std::array<CardSet, kPackSize> stock;
  std::copy(stock_.begin(), stock_.end(), stock.begin());
  RandomWords words(seed_, stream_, i);
  std::size_t drawn = 0;
  Deal deal(seats_);
  deal.give(kDeclarer, declarer_);
  for (const Seat seat : SeatRange(Seat(declarer_.is_empty() ? 0 : 1), seats_)) {
    for (int card = 0; card < hand_cards_; ++card) {
      std::swap(stock[drawn], stock[drawn + words.below(stock_.size() - drawn)]);
      deal.give(seat, stock[drawn++]);
    }
  }
  return deal;
}

// The cards are paired from the highest of each hand to the lowest: any pairing is a one-to-one renaming of
// the unseen cards, under which uniform deals stay uniform.
ExchangedDeals::ExchangedDeals(const DealSource& deals, CardSet from, CardSet to)
    : deals_(deals), declarer_(to) {
  assert(from.size() == to.size());
  const CardSet given = from - to;
  auto card = given.begin();
  for (const Card taken : to - from) exchanges_.push_back({*card++, taken});
}

Deal ExchangedDeals::deal(std::uint64_t i) const {
  assert(deals_.stands_for(i) == 1);
  const Deal original = deals_.deal(i);
  Deal deal(original.seats());
  deal.give(kDeclarer, declarer_);
  for (const Seat seat : defender_seats(original.seats())) {
    CardSet hand = original.hand(seat);
    for (const auto& [given, taken] : exchanges_) {
      if (!hand.has(taken)) continue;
      hand.remove(taken);
      hand.insert(given);
    }
    deal.give(seat, hand);
  }
  return deal;
}

EveryWorld::EveryWorld(Deck deck, int seats, CardSet declarer)
    : EveryWorld(deck.cards() - declarer, seats, declarer) {}

EveryWorld::EveryWorld(CardSet unseen, int seats, CardSet declarer)
    : stock_(cards_of(unseen)),
      declarer_(declarer),
      seats_(seats),
      size_(count_worlds(unseen.size(), seats, declarer.size(), ~std::uint64_t{0}).value()) {}

std::optional<std::uint64_t> EveryWorld::count(Deck deck, int seats, int hand_cards, std::uint64_t limit) {
  return count_worlds(deck.size() - hand_cards, seats, hand_cards, limit);
}

// Each seat's hand is a subset of the cards left, numbered in the combinatorial number system: its first card
// is at the highest place c with choose(c, k) <= number; the rest of the number, number - choose(c, k), gives
// the other k - 1 cards in the same way.
Deal EveryWorld::deal(std::uint64_t i) const {
  std::array<CardSet, kPackSize> left;
  std::copy(stock_.begin(), stock_.end(), left.begin());
  std::size_t count = stock_.size();
  Deal deal(seats_);
  deal.give(kDeclarer, declarer_);
  for (const Seat seat : defender_seats(seats_)) {
    const std::uint64_t hands = choose(static_cast<int>(count), declarer_.size());
    std::uint64_t number = i % hands;
    i /= hands;
    std::size_t place = count;
    for (int k = declarer_.size(); k > 0; --k) {
      do --place;
      while (choose(static_cast<int>(place), k) > number);
      number -= choose(static_cast<int>(place), k);
      deal.give(seat, left[place]);
      // The rest of this hand comes from lower places. Close the gap for the next seat.
      std::copy(left.begin() + static_cast<std::ptrdiff_t>(place) + 1,
                left.begin() + static_cast<std::ptrdiff_t>(count),
                left.begin() + static_cast<std::ptrdiff_t>(place));
      --count;
    }
  }
  return deal;
}

}  // namespace nap

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

// The ways to deal hands of unseen cards to the defenders; nothing if they exceed `limit`.
std::optional<std::uint64_t> count_worlds(int unseen, Shape shape, std::uint64_t limit) {
  std::uint64_t worlds = 1;
  for (int defender = 1; defender < shape.seats; ++defender) {
    const std::uint64_t hands = choose(unseen, shape.hand_cards);
    if (worlds > limit / hands) return std::nullopt;
    worlds *= hands;
    unseen -= shape.hand_cards;
  }
  return worlds;
}

}  // namespace

std::uint64_t seed_of_hand(std::uint64_t seed, CardSet hand) { return seed_of(seed, hand.bits()); }

RandomDeals::RandomDeals(const Setup& setup, std::uint64_t seed, Stream stream)
    : setup_(setup), to_deal_(cards_of(setup.in_play())), seed_(seed), stream_(stream) {
  assert(setup.seats * setup.dealt_cards() <= setup.in_play().size());
}

RandomDeals::RandomDeals(const Setup& setup, CardSet declarer, std::uint64_t seed, Stream stream)
    : setup_(setup),
      to_deal_(cards_of(setup.in_play() - declarer)),
      declarer_(declarer),
      seed_(seed),
      stream_(stream) {
  assert(declarer.size() == setup.cards && setup.in_play().contains(declarer));
  assert((setup.seats - 1) * setup.dealt_cards() <= static_cast<int>(to_deal_.size()));
}

// The first steps of a Fisher-Yates shuffle: each card drawn is uniform among those left.
Dealt RandomDeals::deal(std::uint64_t i) const {
  std::array<CardSet, kPackSize> cards;
  std::copy(to_deal_.begin(), to_deal_.end(), cards.begin());
  RandomWords words(seed_, stream_, i);
  std::size_t drawn = 0;
  Deal hands(setup_.seats);
  hands.give(kDeclarer, declarer_);
  std::array<CardSet, kMaxSeats> known = {};
  for (const Seat seat : all_seats(setup_.seats)) known[seat.index()] = setup_.shown;
  known[kDeclarer.index()] = setup_.out_of_play;
  for (const Seat seat : SeatRange(Seat(declarer_.is_empty() ? 0 : 1), setup_.seats)) {
    CardSet dealt;
    for (int card = 0; card < setup_.dealt_cards(); ++card) {
      std::swap(cards[drawn], cards[drawn + words.below(to_deal_.size() - drawn)]);
      dealt.insert(cards[drawn++]);
    }
    const CardSet kept =
        setup_.keeping ? kept_cards(setup_.keeping->others, dealt, setup_.cards, words) : dealt;
    hands.give(seat, kept);
    known[seat.index()].insert(dealt - kept);
  }
  Dealt dealt{hands, setup_.deck.cards() - hands.cards(), known};
  dealt.coins = words.word();
  return dealt;
}

// The cards are paired from the highest of each hand to the lowest: any pairing is a one-to-one renaming of
// the unseen cards, under which uniform deals stay uniform.
RenamedDeals::RenamedDeals(const DealSource& deals, CardSet from, CardSet to) : deals_(deals) {
  assert(from.size() == to.size());
  const CardSet only_from = from - to;
  auto card = only_from.begin();
  for (const Card only_to : to - from) pairs_.emplace_back(*card++, only_to);
}

CardSet RenamedDeals::renamed(CardSet cards) const {
  CardSet renamed = cards;
  for (const auto& [one, other] : pairs_) {
    if (cards.has(one) == cards.has(other)) continue;
    renamed.remove(cards.has(one) ? one : other);
    renamed.insert(cards.has(one) ? other : one);
  }
  return renamed;
}

Dealt RenamedDeals::deal(std::uint64_t i) const {
  assert(deals_.stands_for(i) == 1);
  const Dealt original = deals_.deal(i);
  Dealt dealt{Deal(original.hands.seats()), renamed(original.stock)};
  for (const Seat seat : all_seats(original.hands.seats())) {
    dealt.hands.give(seat, renamed(original.hands.hand(seat)));
    dealt.known[seat.index()] = renamed(original.known[seat.index()]);
  }
  dealt.coins = original.coins;
  return dealt;
}

EveryWorld::EveryWorld(Deck deck, int seats, CardSet declarer)
    : EveryWorld(deck.cards() - declarer, seats, declarer) {}

EveryWorld::EveryWorld(CardSet unseen, int seats, CardSet declarer)
    : cards_(unseen | declarer),
      to_deal_(cards_of(unseen)),
      declarer_(declarer),
      seats_(seats),
      size_(count_worlds(unseen.size(), {.seats = seats, .hand_cards = declarer.size()}, ~std::uint64_t{0})
                .value()) {}

std::optional<std::uint64_t> EveryWorld::count(const Setup& setup, std::uint64_t limit) {
  if (setup.keeping) return std::nullopt;
  return count_worlds(setup.in_play().size() - setup.cards, setup.shape(), limit);
}

// Each seat's hand is a subset of the cards left, numbered in the combinatorial number system: its first card
// is at the highest place c with choose(c, k) <= number; the rest of the number, number - choose(c, k), gives
// the other k - 1 cards in the same way.
Dealt EveryWorld::deal(std::uint64_t i) const {
  const std::uint64_t coins = i;
  std::array<CardSet, kPackSize> left;
  std::copy(to_deal_.begin(), to_deal_.end(), left.begin());
  std::size_t count = to_deal_.size();
  Deal hands(seats_);
  hands.give(kDeclarer, declarer_);
  for (const Seat seat : defender_seats(seats_)) {
    const std::uint64_t ways = choose(static_cast<int>(count), declarer_.size());
    std::uint64_t number = i % ways;
    i /= ways;
    std::size_t place = count;
    for (int k = declarer_.size(); k > 0; --k) {
      do --place;
      while (choose(static_cast<int>(place), k) > number);
      number -= choose(static_cast<int>(place), k);
      hands.give(seat, left[place]);
      // The rest of this hand comes from lower places. Close the gap for the next seat.
      std::copy(left.begin() + static_cast<std::ptrdiff_t>(place) + 1,
                left.begin() + static_cast<std::ptrdiff_t>(count),
                left.begin() + static_cast<std::ptrdiff_t>(place));
      --count;
    }
  }
  return {hands, cards_ - hands.cards(), {}, coins};
}

}  // namespace nap

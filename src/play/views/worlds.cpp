#include "nap/play/views/worlds.hpp"

#include <algorithm>
#include <bit>
#include <cassert>

namespace nap {
namespace {

// With a larger product, more than one word in sixteen would have to be checked for a new draw.
constexpr std::uint32_t kLargestProduct = 1U << 28U;

unsigned suits_of(CardSet cards) {
  unsigned suits = 0;
  for (const Suit suit : kSuitsHighToLow) {
    if (!cards.of(suit).is_empty()) suits |= 1U << static_cast<unsigned>(suit);
  }
  return cards.has_joker() ? suits | kJokerSuit : suits;
}

int stack_up(CardSet cards, int stacked, std::uint8_t* stack) {
  for (std::uint64_t bits = cards.bits(); bits != 0; bits &= bits - 1)
    stack[stacked++] = static_cast<std::uint8_t>(std::countr_zero(bits));
  return stacked;
}

CardSet card_of_bit(unsigned bit) { return CardSet(std::uint64_t{1} << bit); }

// `count` random cards from the pool.
CardSet random_cards(CardSet pool, int count, RandomWords& words) {
  if (count == pool.size()) return pool;
  std::array<std::uint8_t, kPackSize> cards;
  int left = stack_up(pool, 0, cards.data());
  CardSet drawn;
  for (; count > 0; --count) {
    const std::size_t place = words.below(static_cast<std::size_t>(left));
    drawn.insert(card_of_bit(cards[place]));
    cards[place] = cards[static_cast<std::size_t>(--left)];
  }
  return drawn;
}

}  // namespace

bool fits(const Hands& world, const View& view) {
  CardSet left = view.unseen();
  for (const Seat seat : all_seats(view.history.seats())) {
    const CardSet hand = world[seat.index()];
    if (seat == view.seat) {
      if (hand != view.hand()) return false;
      continue;
    }
    if (!left.contains(hand) || hand.size() != view.history.cards_left(seat)) return false;
    if (!(hand & view.history.voids(seat)).is_empty()) return false;
    if (seat == kDeclarer && !(hand & ruled_out_by_lead(view)).is_empty()) return false;
    left.remove(hand);
  }
  return true;
}

// Seats and suits make a bipartite graph. By the theorem of Gale (1957), which is Hall's theorem with
// numbers, every seat can get its cards if no set of suits is too small for the seats that need all their
// cards from it.
std::optional<Shortage> shortage(const View& view) {
  const CardSet unseen = view.unseen();
  for (unsigned suits = 0; suits < 2 * kJokerSuit; ++suits) {
    Shortage found{SeatSet(), 0, suits, cards_of_suits(unseen, suits).size()};
    for (const Seat seat : all_seats(view.history.seats())) {
      const unsigned allowed = suits_of((CardSet::full_deck() | Card::joker()) - view.history.voids(seat));
      if (seat == view.seat || (allowed & ~suits) != 0 || view.history.cards_left(seat) == 0) continue;
      found.seats.insert(seat);
      found.needed += view.history.cards_left(seat);
    }
    if (found.needed > found.unseen) return found;
  }
  return std::nullopt;
}

Worlds::Worlds(const HiddenCards& hidden) : unseen_(hidden.unseen), seat_(hidden.seat), hand_(hidden.hand) {
  form_groups(hidden);
  if (group_count_ > 0) shares_ = SuitShares(groups(), unseen_);
  assert(shares_.ways() > 0);

  // A single group takes its cards from the upper part of the stack.
  int left = unseen_.size();
  if (group_count_ == 1) {
    const CardSet held = cards_of_suits(unseen_, groups_[0].suits);
    const int below = stack_up(unseen_ - held, 0, stack_.data());
    stacked_ = stack_up(held, below, stack_.data());
    for (std::size_t seat = 0; seat < kMaxSeats; ++seat) {
      if (group_of_[seat] == 0) plan(seat, sizes_[seat], below, left);
    }
  } else {
    for (const SuitGroup& group : groups()) left -= group.cards;
    stacked_ = left;
    if (group_count_ == 0) stack_up(unseen_, 0, stack_.data());
  }
  plan_free_piles(left);
}

void Worlds::form_groups(const HiddenCards& hidden) {
  const unsigned unseen_suits = suits_of(unseen_);
  int stock = unseen_.size();
  group_of_.fill(kMaxSeats);
  for (const Seat seat : all_seats(hidden.seats)) {
    if (seat == hidden.seat) continue;
    const int cards = hidden.sizes[seat.index()];
    const CardSet voids = hidden.voids[seat.index()] & unseen_;
    sizes_[seat.index()] = static_cast<std::uint8_t>(cards);
    stock -= cards;
    if (cards == 0 || voids.is_empty()) continue;

    const auto suits = static_cast<std::uint8_t>(unseen_suits & ~suits_of(voids));
    std::size_t group = 0;
    while (group < group_count_ && groups_[group].suits != suits) ++group;
    if (group == group_count_) groups_[group_count_++].suits = suits;
    groups_[group].cards = static_cast<std::uint8_t>(groups_[group].cards + cards);
    group_of_[seat.index()] = static_cast<std::uint8_t>(group);
  }
  assert(stock >= 0);
  sizes_[kStock] = static_cast<std::uint8_t>(stock);
}

// Plans the next `cards` cards to draw, which go to `pile`.
void Worlds::plan(std::size_t pile, int cards, int from, int& left) {
  for (; cards > 0; --cards, --left, ++planned_) {
    const auto bound = static_cast<std::uint8_t>(left - from);
    pile_[planned_] = static_cast<std::uint8_t>(pile);
    from_[planned_] = static_cast<std::uint8_t>(from);
    bounds_[planned_] = bound;
    if (batch_count_ == 0 || batches_[batch_count_ - 1].product > kLargestProduct / bound)
      batches_[batch_count_++] = {static_cast<std::uint8_t>(planned_), static_cast<std::uint8_t>(planned_),
                                  1};
    Batch& batch = batches_[batch_count_ - 1];
    batch.product *= bound;
    ++batch.end;
  }
}

// The largest pile of the free seats and the stock need not be drawn: it gets what is left.
void Worlds::plan_free_piles(int left) {
  for (std::size_t seat = 0; seat < kMaxSeats; ++seat) {
    if (group_of_[seat] == kMaxSeats && sizes_[seat] > sizes_[rest_]) rest_ = seat;
  }
  for (std::size_t pile = 0; pile < sizes_.size(); ++pile) {
    const bool is_free = pile == kStock || group_of_[pile] == kMaxSeats;
    if (is_free && pile != rest_) plan(pile, sizes_[pile], 0, left);
  }
}

// Gives several groups their cards, and returns the cards that are left.
CardSet Worlds::draw_groups(RandomWords& words, Piles& piles) const {
  CardSet left = unseen_;
  const SuitShares::Shares shares = shares_.draw(words);
  for (std::size_t group = 0; group < group_count_; ++group) {
    CardSet cards;
    for (const auto& [suits, count] : shares[group]) {
      if (count > 0) cards.insert(random_cards(cards_of_suits(left, suits), count, words));
    }
    left.remove(cards);
    for (std::size_t seat = 0; seat < kMaxSeats; ++seat) {
      if (group_of_[seat] != group) continue;
      piles[seat] = random_cards(cards, sizes_[seat], words);
      cards.remove(piles[seat]);
    }
  }
  return left;
}

// Draws as the first steps of a Fisher-Yates shuffle do: each card drawn is uniform among the cards on the
// stack.
Hands Worlds::draw(RandomWords& words) const {
  Piles piles{};
  Stack stack;
  if (group_count_ < 2) {
    stack = stack_;
  } else {
    stack_up(draw_groups(words, piles), 0, stack.data());
  }
  auto left = static_cast<std::size_t>(stacked_);
  std::array<std::uint8_t, kPackSize> places;
  for (std::size_t b = 0; b < batch_count_; ++b) {
    const Batch& batch = batches_[b];
    const std::size_t size = std::size_t{batch.end} - batch.first;
    words.below_each({bounds_.data() + batch.first, size}, batch.product, places.data());
    for (std::size_t i = 0; i < size; ++i) {
      const std::size_t card = batch.first + i;
      const std::size_t place = std::size_t{from_[card]} + places[i];
      piles[pile_[card]].insert(card_of_bit(stack[place]));
      stack[place] = stack[--left];
    }
  }
  if (rest_ != kStock) {
    CardSet drawn;
    for (const CardSet pile : piles) drawn.insert(pile);
    piles[rest_] = unseen_ - drawn;
  }
  Hands world;
  std::copy(piles.begin(), piles.begin() + kMaxSeats, world.begin());
  world[seat_.index()] = hand_;
  return world;
}

double Worlds::count() const {
  double ways = shares_.ways();
  int free_cards = unseen_.size();
  for (std::size_t group = 0; group < group_count_; ++group) {
    int left = groups_[group].cards;
    free_cards -= left;
    for (std::size_t seat = 0; seat < kMaxSeats; ++seat) {
      if (group_of_[seat] != group) continue;
      ways *= subsets(left, sizes_[seat]);
      left -= sizes_[seat];
    }
  }
  for (std::size_t seat = 0; seat < kMaxSeats; ++seat) {
    if (group_of_[seat] != kMaxSeats) continue;
    ways *= subsets(free_cards, sizes_[seat]);
    free_cards -= sizes_[seat];
  }
  return ways;
}

}  // namespace nap

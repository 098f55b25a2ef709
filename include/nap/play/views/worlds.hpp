// Worlds: the ways the unseen cards can be, as far as one seat knows.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

#include "nap/cards/binomial.hpp"
#include "nap/chance/random_words.hpp"
#include "nap/play/views/hidden_cards.hpp"
#include "nap/play/views/suit_shares.hpp"
#include "nap/play/views/view.hpp"

namespace nap {

// Whether the view allows these hands.
bool fits(const Hands& world, const View& view);

// Seats that together need more cards of some suits than are unseen.
struct Shortage {
  SeatSet seats;
  int needed;
  unsigned suits;  // bit s: suit s; the only ones that these seats can hold
  int unseen;      // cards of these suits
};

// Why a view allows no world; nothing where it allows one.
std::optional<Shortage> shortage(const View& view);

// The worlds that a view allows: every seat holds as many unseen cards as it has yet to play, none of a suit
// that it did not follow; what is left is the stock.
//
// Seats whose voids leave them the same suits form a group. Seats without voids are free, as the stock is:
// however the groups choose, the free seats complete their choice in the same number of ways. So the groups'
// cards are drawn first, as SuitShares says, and the free seats' hands are any of what is left.
class Worlds {
 public:
  // Both require that a world is allowed.
  explicit Worlds(const View& view) : Worlds(HiddenCards::of(view)) {}
  explicit Worlds(const HiddenCards& hidden);

  // A uniform world. Every world that the view allows has the same probability, without rejection however
  // narrow the view is: exactly where at most one group has voids, else up to the rounding of `double`.
  Hands draw(RandomWords& words) const;

  // How many worlds there are. Exact up to 2^53.
  double count() const;

 private:
  // Room for the unseen cards, as bit numbers; a whole number of machine words, for quick copies.
  using Stack = std::array<std::uint8_t, 64>;
  // Hands by seat; the last one is the stock's.
  static constexpr std::size_t kStock = kMaxSeats;
  using Piles = std::array<CardSet, kMaxSeats + 1>;

  struct Batch {  // cards whose places are drawn from one random word
    std::uint8_t first;
    std::uint8_t end;
    std::uint32_t product;  // of their bounds
  };

  void form_groups(const HiddenCards& hidden);
  void plan(std::size_t pile, int cards, int from, int& left);
  void plan_free_piles(int left);
  std::span<const SuitGroup> groups() const { return {groups_.data(), group_count_}; }
  CardSet draw_groups(RandomWords& words, Piles& piles) const;

  CardSet unseen_;
  Seat seat_;  // who looks
  CardSet hand_;
  std::array<std::uint8_t, kMaxSeats + 1> sizes_{};  // unseen cards by seat, then of the stock
  std::array<std::uint8_t, kMaxSeats> group_of_{};   // group_count_ and more: free
  std::array<SuitGroup, kMaxSeats> groups_{};
  std::size_t group_count_ = 0;
  SuitShares shares_;

  // The cards to draw in order: card i goes to pile pile_[i], from place from_[i] of the stack or higher,
  // bounds_[i] places. Where there are several groups, their cards are not among them.
  Stack stack_{};
  std::array<std::uint8_t, kPackSize> pile_;
  std::array<std::uint8_t, kPackSize> from_;
  std::array<std::uint8_t, kPackSize> bounds_;
  std::size_t planned_ = 0;
  std::array<Batch, kPackSize> batches_;
  std::size_t batch_count_ = 0;
  int stacked_ = 0;            // cards on the stack before the first is drawn
  std::size_t rest_ = kStock;  // the pile that gets what is left
};

}  // namespace nap

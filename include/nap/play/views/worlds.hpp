// Worlds: the ways in which the unseen cards can be dealt, as far as one seat knows.
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

// Seats that together need more cards of some suits than there are unseen.
struct Shortage {
  SeatSet seats;
  int needed;
  unsigned suits;  // as in SuitGroup; these seats can hold no other suits
  int unseen;      // how many cards of these suits are unseen
};

// Why a view allows no world. Empty if it allows one.
std::optional<Shortage> shortage(const View& view);

// The worlds that a view allows. In a world every seat holds as many unseen cards as it has yet to play, and
// none of a suit that it did not follow. The other unseen cards are the stock.
//
// Seats whose voids leave them the same suits form a group. Seats without voids are free, and so is the
// stock. However the groups choose, the free seats can complete the choice in the same number of ways. So the
// groups' cards are drawn first, as SuitShares says, and the free seats then get any of the cards that are
// left.
class Worlds {
 public:
  // Both constructors require that a world is allowed.
  explicit Worlds(const View& view) : Worlds(HiddenCards::of(view)) {}
  explicit Worlds(const HiddenCards& hidden);

  // A uniform world: every world that the view allows has the same probability. This is exact if at most one
  // group has voids, otherwise up to the rounding of `double`. No draw is rejected, however narrow the view
  // is.
  Hands draw(RandomWords& words) const;

  // How many worlds there are. Exact up to 2^53.
  double count() const;

 private:
  // Room for the unseen cards as bit numbers. The size is a whole number of machine words, so copies are
  // quick.
  using Stack = std::array<std::uint8_t, 64>;
  // One hand per seat, then the stock.
  static constexpr std::size_t kStock = kMaxSeats;
  using Piles = std::array<CardSet, kMaxSeats + 1>;

  struct Batch {  // cards whose places are drawn from one random word
    std::uint8_t first;
    std::uint8_t end;
    std::uint32_t product;  // the product of their bounds
  };

  void form_groups(const HiddenCards& hidden);
  void plan(std::size_t pile, int cards, int from, int& left);
  void plan_free_piles(int left);
  std::span<const SuitGroup> groups() const { return {groups_.data(), group_count_}; }
  CardSet draw_groups(RandomWords& words, Piles& piles) const;

  CardSet unseen_;
  Seat seat_;  // the seat that looks
  CardSet hand_;
  std::array<std::uint8_t, kMaxSeats + 1> sizes_{};  // how many unseen cards each seat holds, then the stock
  std::array<std::uint8_t, kMaxSeats> group_of_{};   // kMaxSeats: free
  std::array<SuitGroup, kMaxSeats> groups_{};
  std::size_t group_count_ = 0;
  SuitShares shares_;

  // The cards to draw, in order. Card i goes to pile pile_[i]. It is drawn from bounds_[i] places of the
  // stack, which begin at place from_[i]. If there are several groups, their cards are not among these.
  Stack stack_{};
  std::array<std::uint8_t, kPackSize> pile_;
  std::array<std::uint8_t, kPackSize> from_;
  std::array<std::uint8_t, kPackSize> bounds_;
  std::size_t planned_ = 0;
  std::array<Batch, kPackSize> batches_;
  std::size_t batch_count_ = 0;
  int stacked_ = 0;            // cards on the stack before the first one is drawn
  std::size_t rest_ = kStock;  // the pile that gets what is left
};

}  // namespace nap

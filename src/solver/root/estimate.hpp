// How many tricks a deal lets one expect before anything is searched. These are rules of thumb: they cost
// time where they are wrong, and change no answer.
#pragma once

#include <algorithm>
#include <bit>
#include <cassert>
#include <optional>

#include "bits/seat_lanes.hpp"
#include "nap/cards/deal.hpp"

namespace nap::search::inline NAP_PROCESSOR {

// What to expect of a declarer who is alone, and which leads to try first where they make trumps. The suits
// are in the lanes that they have in a deal.
template <int Seats>
class TrickEstimate {
 public:
  explicit TrickEstimate(const SeatWords<Seats>& hands) {
    using Lanes = SeatLanes<Seats>;
    const Lanes others = Lanes(hands).without(kDeclarer);
    const Word own = hands[0];
    const Word defenders = others.united();
    const Word lengths = lane_counts(own);
    top_runs_ = own & ~up_to_top(defenders);
    surplus_ = each_lane(kZero) + lengths - lane_counts(defenders & ~up_to_top(own));
    halves_ = surplus_ + each_lane(kZero) + lengths - others.counts().largest();
  }

  // Chooses the lead to try first: the highest card of the best suit. A suit is the better the more cards the
  // declarer has of it and the fewer are above all of them. Requires any leads, all of them the declarer's.
  Card best_of(CardSet leads) const {
    assert(!leads.is_empty());
    // Each lane holds the suit's surplus and, below it, its number. Branches would mostly be guessed wrong.
    const Word ranks = (surplus_ << 2U | 0x0003'0002'0001'0000) & lanes_with_any(leads.bits());
    const Word best = std::max({ranks & 0xFFFF, ranks >> 16U & 0xFFFF, ranks >> 32U & 0xFFFF, ranks >> 48U});
    return leads.of(static_cast<Suit>(best & 3U)).highest();
  }

  // The declarer's cards above everybody else's of their suits.
  Word top_runs() const { return top_runs_; }

  // One, and one for each trump; half a trick for each top card of any suit, and half a trick less for each
  // trump above all of the declarer's and for each that the defender with most trumps has.
  int tricks(std::optional<Suit> trump) const {
    const int halves = trump ? CardSet(halves_).lane(*trump) : 2 * kZero;
    return (2 + std::popcount(top_runs_) + halves) / 2 - kZero;
  }

 private:
  Word top_runs_ = 0;
  // For each suit, in its lane, a number made positive: at most kZero cards are above all of the declarer's
  // (all others, where the declarer has none), and at most as many are with one defender.
  static constexpr int kZero = CardSet::whole_suit(kTrumpLane).size();
  Word surplus_ = 0;  // kZero, plus the declarer's cards, less those above all of them
  Word halves_ = 0;   // surplus_ and kZero, plus the declarer's cards once more, less the most of a defender
};

// What to expect of a side of several players when one of them leads: half of the tricks, half a trick for
// the lead and half to round up, half for every trump that it has more than the others, and a quarter for
// every top card of a side suit that it has more.
inline int estimated_tricks(const Deal& deal, SeatSet allies, std::optional<Suit> trump) {
  Word own = 0;
  for (const Seat seat : all_seats(deal.seats())) own |= allies.has(seat) ? deal.hand(seat).bits() : 0;
  const Word opponents = deal.cards().bits() ^ own;
  const Word trumps = bits_of(trump);
  const auto more = [](Word cards, Word others) { return std::popcount(cards) - std::popcount(others); };
  const int tops = more(own & ~(up_to_top(opponents) | trumps), opponents & ~(up_to_top(own) | trumps));
  return (2 * deal.hand_cards() + 4 + 2 * more(own & trumps, opponents & trumps) + tops) / 4;
}

}  // namespace nap::search::inline NAP_PROCESSOR

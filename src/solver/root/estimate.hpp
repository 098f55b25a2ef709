// How many tricks to expect of a deal before anything is searched. These are rules of thumb: they cost time
// where they are wrong, and change no answer.
#pragma once

#include <algorithm>
#include <bit>
#include <cassert>
#include <optional>

#include "bits/seat_lanes.hpp"
#include "nap/cards/deal.hpp"

namespace nap::search::inline NAP_PROCESSOR {

// How many tricks to expect of a lone declarer, and which leads to try first where leads make trumps. Each
// suit is in the lane that it has in a deal.
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

  // Chooses the lead to try first: the highest card of the best suit. A suit is better the more cards of it
  // the declarer has and the fewer others are above all of these. Requires at least one lead; all leads must
  // be the declarer's.
  Card best_of(CardSet leads) const {
    assert(!leads.is_empty());
    // Each lane holds the suit's surplus and, in its lowest bits, the suit's number. There are no branches,
    // because a processor would mostly guess them wrong.
    const Word ranks = (surplus_ << 2U | 0x0003'0002'0001'0000) & lanes_with_any(leads.bits());
    const Word best = std::max({ranks & 0xFFFF, ranks >> 16U & 0xFFFF, ranks >> 32U & 0xFFFF, ranks >> 48U});
    return leads.of(static_cast<Suit>(best & 3U)).highest();
  }

  // The declarer's cards above everybody else's of their suits.
  Word top_runs() const { return top_runs_; }

  // One trick, and one for each trump. Half a trick more for each top card of any suit. Half a trick less for
  // each trump above all of the declarer's, and for each trump of the defender who has the most.
  int tricks(std::optional<Suit> trump) const {
    const int halves = trump ? CardSet(halves_).lane(*trump) : 2 * kZero;
    return (2 + std::popcount(top_runs_) + halves) / 2 - kZero;
  }

 private:
  Word top_runs_ = 0;
  // Added to each suit's number to keep it positive. No more than kZero cards are above all of the declarer's
  // (all of the others' cards, if the declarer has none), and no defender has more.
  static constexpr int kZero = CardSet::whole_suit(kTrumpLane).size();
  Word surplus_ = 0;  // kZero, plus the declarer's cards, less those above all of them
  Word halves_ = 0;   // surplus_ and kZero, plus the cards once more, less the most of any defender
};

// How many tricks to expect of a side of several players when one of them leads: half of all tricks, half a
// trick for the lead, and half a trick to round up. Half a trick is added for every trump that the side has
// more than the others, and a quarter for every top card of a side suit that it has more.
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

// The deck of a school that shuffles it only at the start of an evening and after a made Nap (EBP).
#pragma once

#include <cstdint>

#include "fairness/open_deal.hpp"
#include "nap/analysis/deck/deck_order.hpp"
#include "nap/rules/contract.hpp"
#include "nap/sim/deals/setup.hpp"

namespace nap {

// The deck in the evening in progress. A deal depends on those before it, and the first one on nothing.
class CutDeck {
 public:
  CutDeck(const Setup& setup, std::uint64_t seed) : setup_(setup), seed_(seed) {}

  // Cuts the deck, which is shuffled before if it has to be, and deals. `number` is that of the deal over all
  // evenings; its random numbers come from it alone.
  Deal deal(std::uint64_t number);

  // Takes the cards back. Until then no other deal may be dealt.
  void throw_in(const Deal& hands);
  // The hand is played to the last trick by plain players who see only their own cards: GreedyPlayer at a bid
  // for tricks, DuckingPlayer at misère. The declarer opens as the appraiser says. This play decides the
  // order of the cards, and nothing else. A made bid for every trick is a reason to shuffle.
  void play(const OpenDeal& deal, Seat declarer, const Contract& contract, bool is_made);

 private:
  Setup setup_;
  std::uint64_t seed_;
  DeckOrder deck_;
  DeckOrder stock_;
  std::uint64_t coins_ = 0;  // of the players in this deal
  bool is_to_shuffle_ = true;
};

}  // namespace nap

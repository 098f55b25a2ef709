// The question "Is the exchange worth its price?" and its answer, before any card of the stock is seen.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "nap/analysis/ask/ask.hpp"

namespace nap {

// What a bid does with exchanged cards, all hands open after the lead.
struct ExchangedBid {
  Bid bid;
  Estimate success;  // with the best cards to keep for this bid, whatever comes
  double break_even;
  double ev;       // in stakes from all payers, less the fine for failing; without the price
  double best_on;  // the share of draws in which this bid is best; 0 if it is chosen before the draw
};

struct ExchangeAnswer {
  // What one way of playing on is worth. Its bid if that is the same whatever comes; none: passing, or the
  // cards that come decide.
  struct Way {
    std::optional<Bid> bid;
    Estimate ev;
    bool is_exchanged;  // the bid is played with exchanged cards
  };

  Answer as_dealt;  // the bids that need no exchange; without bids if there are none
  // In auction order, the bids among which one is chosen when the new cards are seen; if a bid comes before
  // they are seen, those that may be played with exchanged cards.
  std::vector<ExchangedBid> bids;
  int drawn;       // cards that come from the stock
  CardSet given;   // what to give away before they are seen; empty: that is chosen when they are seen
  double pass_on;  // the share of draws after which passing is best
  Way leave;       // without paying
  Way take;        // with the exchange, its price not yet paid
  int price;       // in stakes
  Estimate gain;   // what the exchange adds, its price paid
  std::uint64_t draws;
  std::uint64_t deals;  // of all draws
  bool is_every_draw;   // each possible draw was taken once

  bool is_worth_it() const { return gain.value > 0.0; }
  bool is_decided() const { return gain.low > 0.0 || gain.high < 0.0; }
};

// Whether the bid is chosen when the new cards are seen.
bool chooses_after_draw(const Exchange& exchange);

// The bids of the question that may be played with exchanged cards.
std::vector<Bid> exchanged_bids(const Question& question);

// The most cards that the asker can draw: the stock may be short.
int most_cards_drawn(const Question& question);

// Answers the question of a ruleset that has an exchange, for a hand that has seen no card of the stock.
// Rates are those of Committed: all hands are open after the lead. What to give away, to keep, to lead and to
// bid is chosen on other deals than those that rate it, and what is given away unseen on other draws.
// Exchanges of the other seats are not modelled: they hold any cards. Nothing if it was stopped. Requires
// exchanged bids and a card in the stock.
std::optional<ExchangeAnswer> ask_exchange(Harness& harness, const Question& question);

}  // namespace nap

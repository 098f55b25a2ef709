// "Should I call Nap with this hand?"
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "nap/rules/ruleset.hpp"
#include "nap/rules/seating.hpp"
#include "nap/sim/deals/hand_estimate.hpp"

namespace nap {

// What a declarer is taken to know. Committed: he names one first card, and so one trump suit, for all lies
// at once; from then on every hand is open. DoubleDummy: he sees every hand even before he leads.
enum class Model { Committed, DoubleDummy };
std::string_view to_string(Model model);

struct Question {
  CardSet hand;
  Deck deck;
  Ruleset ruleset;
  Seating seating;
  Model model = Model::Committed;
  SamplePlan plan;
};

struct BidAnswer {
  Bid bid;
  std::optional<Card> lead;              // none under DoubleDummy, where each lie has its own
  Estimate success;                      // under the question's model
  std::optional<Estimate> double_dummy;  // not in a book
  double break_even;
  double ev_per_payer;  // in stakes
  double ev;            // from all payers together

  // The suit that the lead makes trump.
  std::optional<Suit> trump() const;
};

// The best of passing and of the bids that need no earlier bid (see best_choice.hpp).
struct Advice {
  std::optional<BidAnswer> best;  // none: pass
  std::optional<BidAnswer> next;  // the runner-up, likewise
  double ev;                      // of the best, from all payers
  Estimate margin;                // by how much it beats the next: paired difference in EV per payer
  bool is_decided;                // the margin's 95 % interval excludes zero
  // Where undecided, about how many deals would decide; none where no number of deals in reach would.
  std::optional<std::uint64_t> deals_to_decide;
};

// Where the rates come from: every lie counted, random deals, or a book that was built of random deals.
enum class Method { Exact, MonteCarlo, Book };

struct Answer {
  std::vector<BidAnswer> bids;  // in auction order
  Advice advice;
  Method method;
  std::uint64_t deals;  // of a book: the least that any of the rates has
  bool is_complete;     // false: stopped after `deals`, with the answer that asking for so many would give
};

// Nothing where it was stopped before there was anything to answer with.
std::optional<Answer> ask(Harness& harness, const Question& question);

}  // namespace nap

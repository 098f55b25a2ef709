// A question about all hands of a pattern.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "nap/analysis/ask/ask.hpp"
#include "nap/analysis/book/book.hpp"
#include "nap/analysis/hands/rated_hands.hpp"
#include "nap/cards/hand_pattern.hpp"

namespace nap {

// A hand of the pattern with its rate.
struct PatternHand {
  CardSet hand;
  Opening lead;
  Estimate success;
};

struct PatternBid {
  Bid bid;
  Estimate mean;  // success over all hands of the pattern, each with its own lead
  // The hands with the lowest and the highest rate. Unless their rates are exact or from a book, they were
  // measured anew on fresh deals: a rate that is picked as the lowest is likely to be too low.
  PatternHand weakest;
  PatternHand strongest;
  double break_even;
  double ev;       // by the mean, from all payers
  double best_on;  // the share of hands on which this is the best choice, by their measured rates
};

struct PatternAnswer {
  std::uint64_t hands;  // of the pattern
  std::uint64_t rated;  // classes of hands, or random hands, that were rated
  Coverage coverage;
  std::vector<PatternBid> bids;     // in auction order
  double pass_best_on;              // as PatternBid::best_on
  std::optional<std::size_t> best;  // the place of the bid that is worth most on average; none: pass
};

// The most hands of a pattern that are rated without a book.
inline constexpr std::uint64_t kMostPatternHands = 400;

// Rates every class of hands that matches, or random ones of them if there are too many. The hand, the model
// and the leads of the question are not used, and of its plan only the seed is. Throws ParseError if no hand
// of the deck matches. Requires at least one bid. Nothing if it was stopped.
std::optional<PatternAnswer> ask_pattern(Harness& harness, const HandPattern& pattern,
                                         const Question& question);
// The same from a book, for every class. Throws ParseError if the book is for another game or lacks a hand.
PatternAnswer ask_pattern(const Book& book, const HandPattern& pattern, const Question& question);

}  // namespace nap

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
  std::optional<Estimate>
      face_up;  // under SelfPlay, but not from a book: the mean with all hands open after the lead
  // The hands that seem to make the bid least and most often. Unless their rates are exact or from a book,
  // they were measured as `ask` measures a hand, on fresh deals: a rate that is picked as the lowest is
  // likely to be too low. None if the two do not differ beyond their errors, or the mean does not lie between
  // them: then no hand is clearly weaker or stronger than the others.
  struct Extremes {
    PatternHand weakest;
    PatternHand strongest;
  };
  std::optional<Extremes> extremes;
  double break_even;
  double ev;       // by the mean, from all payers
  double best_on;  // the share of hands on which this is the best choice, by estimates of their rates
};

struct PatternAnswer {
  std::uint64_t hands;  // of the pattern
  std::uint64_t rated;  // classes of hands, or random hands, that were rated
  Coverage coverage;
  Method method;                    // where the means come from
  std::uint64_t deals;              // the fewest that any mean needed; 0 from a book or if all are exact
  std::vector<PatternBid> bids;     // in auction order
  double pass_best_on;              // as PatternBid::best_on
  std::optional<std::size_t> best;  // the place of the bid that is worth most on average; none: pass
};

// The most hands of a pattern that are rated without a book.
inline constexpr std::uint64_t kMostPatternHands = 400;

// Rates every class of hands that matches, or random ones of them if there are too many. The hand and the
// leads of the question are not used, and of its plan only the seed is. Throws ParseError if no hand of the
// deck matches. Requires at least one bid, and Model::SelfPlay or Model::Committed. Nothing if it was
// stopped.
std::optional<PatternAnswer> ask_pattern(Harness& harness, const HandPattern& pattern,
                                         const Question& question);
// The same from a book, for every class: Model::SelfPlay needs five cards in a hand, and what the book has
// not played is predicted. Throws ParseError if the book is for another game or lacks a hand.
PatternAnswer ask_pattern(const Book& book, const HandPattern& pattern, const Question& question);

}  // namespace nap

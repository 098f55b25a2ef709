// One hand of the quiz, and the score of all hands.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "nap/analysis/ask/ask.hpp"
#include "nap/analysis/quiz/obstacle.hpp"
#include "nap/cards/notation.hpp"
#include "nap/inquiry/table/asked.hpp"
#include "nap/report/records.hpp"

namespace nap {

// A hand, and what `ask` answers after the calls that were heard.
struct QuizHand {
  std::uint64_t number;  // from 1
  const Question& question;
  const Answer& answer;
  std::optional<Obstacle> obstacle = {};  // of the bid of bid_in_doubt
  Asked asked = {};
};

// What the player called, and what the call and the best call are worth. All values are stakes from all
// payers.
struct QuizResult {
  std::string call;  // the id of a bid, or "pass"
  double value;
  std::string best;
  double best_value;
  bool is_right;  // the best call, or one that is as good within the error

  double cost() const { return is_right ? 0.0 : best_value - value; }
};

struct QuizScore {
  std::uint64_t hands = 0;
  std::uint64_t right = 0;
  double cost = 0.0;

  void add(const QuizResult& result);
};

// The bid whose failures decide which call is best: the higher of the two best calls. Nothing if it is made
// in every deal or there is no bid.
const BidAnswer* bid_in_doubt(const Answer& answer);

// The call that the line means, which may be shortened. Throws ParseError that lists the calls.
std::string parse_call(std::string_view line, const Question& question, SuitStyle style);
// "pass, one, two, ..."
std::string calls_text(const Question& question, SuitStyle style);

QuizResult judge(const QuizHand& hand, const std::string& call);

// "Right: three is worth +9.00 stakes (makes in 100 %, lead AS)."
std::string result_text(const QuizHand& hand, const QuizResult& result, const CardStyle& style);
// One line: how near the next best call is, and what defeats the bid in doubt. Empty if there is no such bid.
std::string why_text(const QuizHand& hand, const CardStyle& style);
std::string score_text(const QuizScore& score);

// A record (schema nap.quiz/3): the hand, the call and the score so far.
report::Fields quiz_fields(const QuizHand& hand, const QuizResult& result, const QuizScore& score);

}  // namespace nap

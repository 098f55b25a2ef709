// The answer to "should I call Nap with this hand?" as text, JSON and CSV.
#pragma once

#include <string>

#include "nap/analysis/ask/ask.hpp"
#include "nap/cards/notation.hpp"

namespace nap::cli {

struct AskReport {
  const Question& question;
  const Answer& answer;
  double seconds;
};

// For a person: the hand, a line a bid, and one sentence that answers.
std::string to_text(const AskReport& report, SuitStyle style);
// What the figures leave out: the same for every hand.
std::string notes(const Question& question, Method method, SuitStyle style);
// One JSON object on one line (schema nap.ask/1).
std::string to_json(const AskReport& report);
// One record a bid, and the heading of all that are asked with these options.
std::string csv_header(const Question& question);
std::string to_csv(const AskReport& report);

}  // namespace nap::cli

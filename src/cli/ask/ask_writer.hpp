// The answer to "should I call Nap with this hand?" as text, JSON and CSV.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "nap/analysis/ask/ask.hpp"
#include "nap/cards/notation.hpp"
#include "options/default_used.hpp"

namespace nap::cli {

// How much is said about the figures: two lines, or all that there is to say.
enum class Notes { Brief, All };

// How text is written.
struct TextLayout {
  CardStyle style;
  std::size_t width;  // of a line
  Notes notes;
};

// Where the question comes from.
struct Asked {
  HandForm form = HandForm::Cards;         // how the hand was written
  std::vector<DefaultUsed> defaults = {};  // what was not given as an option
};

struct AskReport {
  const Question& question;
  const Answer& answer;
  double seconds;
  Asked asked = {};
};

// For a person: one or two sentences that answer, the hand, and a line a bid.
std::string to_text(const AskReport& report, const TextLayout& layout);
// The sentences alone.
std::string advice_text(const Question& question, const Answer& answer, const CardStyle& style);
// The table that was asked about, and how it was asked: "4 players, 52 cards, peel stakes", then what differs
// from the printed table, what was heard, and where defaults come from, each on a line of its own. `hand` and
// `deals` are put before and behind, if they are not empty.
std::string heading_text(const Question& question, const Asked& asked, const std::string& hand,
                         const std::string& deals, const TextLayout& layout);
// What the figures leave out: the same for every hand.
std::string notes_text(const Question& question, Method method, const TextLayout& layout);
// A share of 1 as ten characters.
std::string bar(double rate, SuitStyle style);
// A bid as the first column of a table has it: no wider than Wellington, unless it has symbols of its own.
std::string short_title(const Bid& bid, SuitStyle style);

// The lead as records have it; empty where each possible deal has its own.
std::string lead_of(const BidAnswer& answer);
// One JSON object on one line (schema nap.ask/2 under self-play, else nap.ask/1).
std::string to_json(const AskReport& report);
// One record a bid, or where every lead is rated one a bid and lead; and the heading of all that are asked
// with these options.
std::string csv_header(const Question& question);
std::string to_csv(const AskReport& report);

}  // namespace nap::cli

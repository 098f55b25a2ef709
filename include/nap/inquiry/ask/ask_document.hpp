// What the answer to "should I call Nap with this hand?" says.
#pragma once

#include <string>
#include <vector>

#include "nap/analysis/ask/ask.hpp"
#include "nap/cards/notation.hpp"
#include "nap/inquiry/table/asked.hpp"
#include "nap/report/document.hpp"

namespace nap {

// How much is said about the figures: two lines, or all that there is to say.
enum class Notes { Brief, All };

// How text for a person is worded.
struct AskWording {
  CardStyle cards;
  Notes notes;
};

struct AskReport {
  const Question& question;
  const Answer& answer;
  double seconds;
  Asked asked = {};
};

// For a person one or two sentences that answer, the hand, and a line a bid. JSON has the schema nap.ask/2
// under self-play, else nap.ask/1; CSV has a row for each bid, or where every lead is rated for each bid and
// lead.
report::Document ask_document(const AskReport& report, const AskWording& wording);
// What the figures leave out, for a person: the same for every hand.
report::Document ask_notes(const Question& question, Method method, const AskWording& wording);

// The sentences alone.
std::string advice_text(const Question& question, const Answer& answer, const CardStyle& style);
// The table that was asked about, and how it was asked: "4 players, 52 cards, peel stakes", then what differs
// from the printed table, what was heard, and where defaults come from, each from a new line on. `hand` and
// `deals` are put before and behind, if they are not empty.
std::string heading_text(const Question& question, const Asked& asked, const std::string& hand,
                         const std::string& deals, SuitStyle style);
// A bid as the first column of a table has it: no wider than Wellington, unless it has symbols of its own.
std::string short_title(const Bid& bid, SuitStyle style);
// The sentences about the figures, as ask_notes has them; empty where there is no bid.
std::string notes_text(const Question& question, Method method, const AskWording& wording);

// The lead as records have it; empty where each possible deal has its own.
std::string lead_of(const BidAnswer& answer);
// Who plays, with which cards.
report::Fields seated_fields(const Question& question);

// The parts of ask_document.
void add_text(report::Document& document, const AskReport& report, const AskWording& wording);
void add_records(report::Document& document, const AskReport& report);

}  // namespace nap

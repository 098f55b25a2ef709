// Writes the answer to "should I call Nap with this hand?".
#pragma once

#include <string>
#include <vector>

#include "nap/analysis/ask/ask.hpp"
#include "nap/cards/notation.hpp"
#include "nap/inquiry/table/asked.hpp"
#include "nap/report/document.hpp"

namespace nap {

// How much is said about the figures: two lines, or everything.
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

// A person gets the answer in one or two sentences, the hand, and a line for each bid. JSON has the schema
// nap.ask/2 under self-play, else nap.ask/1. CSV has a row for each bid, or, if every lead is rated, for each
// bid and lead.
report::Document ask_document(const AskReport& report, const AskWording& wording);
// Tells a person what the figures leave out. It is the same for every hand.
report::Document ask_notes(const Question& question, Method method, const AskWording& wording);

// Which rates a table shows a person under self-play.
enum class Rates { WithFaceUp, Played };

// Only the sentences that answer.
std::string advice_text(const Question& question, const Answer& answer, const CardStyle& style);
// The table of the question, the model, and how the question was asked: "4 players, 52 cards, peel stakes,
// selfplay: 2,225 deals". Then come
// the calls heard, the cards out of play, where defaults come from, and what differs from the printed table,
// each on new lines.
// `hand` and `deals`, if not empty, stand before and after the table and the model.
std::string heading_text(const Question& question, const Asked& asked, const std::string& hand, Model model,
                         const std::string& deals, const CardStyle& style);
// "You call first." or "Calls so far: pass, two."
std::string heard_text(const Turn& turn);
// The sentences about the figures, as ask_notes has them; empty if there is no bid.
std::string notes_text(const Question& question, Method method, const AskWording& wording,
                       Rates rates = Rates::WithFaceUp);

// The lead as records have it; empty if each possible deal has its own.
std::string lead_of(const BidAnswer& answer);
// The fields that say who plays, and with which cards.
report::Fields seated_fields(const Question& question);
// The fields that are there only if something was said of it: what differs from the printed stakes, the calls
// heard, the cards out of play, and the user's defaults.
report::Fields said_fields(const Question& question, const Asked& asked);
// What the answer advises: an object of JSON with the id of a bid or "pass".
report::Value best_of(const Answer& answer);

// The parts of ask_document.
void add_text(report::Document& document, const AskReport& report, const AskWording& wording);
void add_records(report::Document& document, const AskReport& report);

}  // namespace nap

// Writes the answer about an exchange of cards with the stock.
#pragma once

#include "nap/analysis/exchange/ask_exchange.hpp"
#include "nap/inquiry/ask/ask_document.hpp"

namespace nap {

struct ExchangeReport {
  const Question& question;
  const ExchangeAnswer& answer;
  double seconds;
  Asked asked = {};
};

// A person gets what to do in one or two sentences, and a line for each bid. JSON has the schema
// nap.ask.exchange/1; CSV has a row for each bid.
report::Document exchange_document(const ExchangeReport& report, const AskWording& wording);
// Tells a person what the figures leave out. It is the same for every hand.
report::Document exchange_notes(const Question& question);

}  // namespace nap

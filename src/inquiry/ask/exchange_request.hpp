// Reads and checks what a request says about an exchange of cards.
#pragma once

#include <string>

#include "nap/inquiry/ask/ask_request.hpp"

namespace nap {

// Refuses options that no answer about an exchange can combine, and cards seen where none can be. `question`
// has everything but a hand and the cards seen.
void check_exchange(const AskRequest& request, const Question& question);

// The cards that the exchange showed to this hand. Throws ParseError if they are not as many as it shows, or
// not cards that can come from the stock.
CardSet parse_seen(const std::string& text, const Question& question, CardSet hand, RankLetters letters);

}  // namespace nap

// Answers a question about a hand with more cards than are kept.
#pragma once

#include <optional>

#include "nap/analysis/ask/ask.hpp"

namespace nap {

// As ask() does. Requires Question::has_to_keep() and a bid.
std::optional<Answer> ask_kept(Harness& harness, const Question& question, const TakeOpenAnswer& take_open);

}  // namespace nap

// What the options of `nap next` ask for.
#pragma once

#include <string>
#include <vector>

#include "nap/analysis/next/next.hpp"
#include "nap/cards/notation.hpp"
#include "nap/rules/ruleset.hpp"
#include "options/asked.hpp"
#include "options/load_table.hpp"

namespace nap::cli {

struct NextArguments;

struct NextSetting {
  Asked asked;
  TableSetting table;
  RankLetters letters;
  Bid bid;                         // that is played
  std::vector<std::string> heard;  // all calls; empty: nothing is known of them
  View view;                       // of the seat to play
  NextPlan plan;
};

// Throws ParseError: with the trick and the seat where a card cannot have been played.
NextSetting parse_next(const NextArguments& arguments, std::uint64_t seed);

}  // namespace nap::cli

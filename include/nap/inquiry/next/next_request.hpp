// The options of "which card do I play now?" as users write them, and the question that they make.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "nap/analysis/next/next.hpp"
#include "nap/cards/notation.hpp"
#include "nap/inquiry/table/table_request.hpp"
#include "nap/rules/ruleset.hpp"

namespace nap {

struct NextRequest {
  TableRequest table = {};
  std::vector<std::string> hand = {};
  std::vector<std::string> played = {};
  std::string seat = "1";
  std::optional<std::string> bid = {};
  std::optional<std::string> heard = {};
  std::optional<std::string> dead = {};
  std::optional<std::string> trump = {};  // named aloud: S, H, D or C
  std::string ranks = "en";
  std::string deals = "500";
  std::uint64_t seed = 1;
};

struct NextQuestion {
  Asked asked;
  TableSetting table;
  RankLetters letters;
  Bid bid;                         // the bid that is played
  std::vector<std::string> heard;  // all calls; empty: no call is known
  View view;                       // of the seat to play
  NextPlan plan;

  // The trump suit if the declarer named it aloud.
  std::optional<Suit> named_trump() const;
};

// Requires the text of the house rules that the request names. Throws ParseError; if a card cannot have been
// played, the error names the trick and the seat.
NextQuestion next_question(const NextRequest& request, const HouseRulesTexts& texts);

}  // namespace nap

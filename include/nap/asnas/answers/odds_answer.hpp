// How often each hand of As Nas comes: the question as users write it, and the document of its answer.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "nap/asnas/odds/table_odds.hpp"
#include "nap/report/document.hpp"

namespace nap::asnas {

struct OddsRequest {
  std::string players = "4";          // a list
  std::optional<std::string> copies;  // of each rank; none: as pack_for says
  std::optional<std::string> show;    // categories, combinations or ties; none: categories and ties
  std::string names = "en";           // of the ranks
};

// A table for each number of players. Throws ParseError.
std::vector<TableOdds> odds_for(const OddsRequest& request);

// JSON has the schema nap.asnas.odds/1 and all parts. Text has the parts asked for, and CSV the first of
// them. Throws ParseError.
report::Document odds_document(const OddsRequest& request, const std::vector<TableOdds>& tables);

// The pack for this many players, with so many copies of each rank if they are given: 4 to 8, and enough
// cards. Throws ParseError.
Pack parse_pack(int players, const std::optional<std::string>& copies);

}  // namespace nap::asnas

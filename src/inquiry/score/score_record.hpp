// A deal of an evening as one line of JSON.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "nap/inquiry/score/score_request.hpp"

namespace nap {

struct ScoreRecord {
  ScoreRequest request;                   // without names if the record has none
  std::optional<std::uint64_t> replaces;  // a line
};

// Throws ParseError that names the column.
ScoreRecord parse_score_record(std::string_view line);

}  // namespace nap

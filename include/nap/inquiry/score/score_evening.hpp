// An evening: deals as records, one a line, with running totals.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "nap/inquiry/score/score_request.hpp"

namespace nap {

// What a player has won or lost so far, in stakes.
struct Total {
  std::string player;
  std::int64_t stakes = 0;
};

struct EveningDeal {
  ScoredDeal deal;
  std::uint64_t line;
  std::optional<std::uint64_t> replaces;  // the line of an earlier deal, which counts no more
  std::vector<Total> totals;              // after this deal, in the order in which players came
};

class Evening {
 public:
  // `names` are those of the players until a record has others. The inquiry must outlive the evening.
  Evening(const ScoreInquiry& inquiry, std::vector<std::string> names)
      : inquiry_(inquiry), names_(std::move(names)) {}

  // Scores the deal of a line: a JSON object with the keys hands, declarer, bid, heard, played, trump,
  // result, names, dealer and replaces. Throws ParseError that names the column or the key. Then the evening
  // is as it was before.
  EveningDeal add(std::string_view record, std::uint64_t line);

 private:
  struct Entry {
    std::uint64_t line;
    std::vector<Total> payments;
    std::optional<std::uint64_t> replaced_by = {};
  };

  std::size_t place_of(std::uint64_t replaced) const;
  std::vector<Total> totals() const;

  const ScoreInquiry& inquiry_;
  std::vector<std::string> names_;
  std::vector<Entry> entries_;
};

}  // namespace nap

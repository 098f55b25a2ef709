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
  // After all deals so far:
  std::vector<Total> totals;  // in the order in which players came; with the pool they add up to zero
  int pool_total;             // stakes in the pool
  int next_times;             // the factor of the stakes of the next deal
};

class Evening {
 public:
  // `names` are those of the players until a record has others. The inquiry must outlive the evening.
  Evening(const ScoreInquiry& inquiry, std::vector<std::string> names)
      : inquiry_(inquiry), names_(std::move(names)), course_(inquiry.ruleset()) {}

  // Scores the deal of a line: a JSON object with the keys hands, declarer, bid, heard, played, trump,
  // result, names, dealer, fines, fees, spare_hand, end and replaces. A deal that replaces another stands in
  // its place, with its names if it has none, and what came after it is settled anew. Throws ParseError that
  // names the column or the key. Then the evening is as it was before.
  EveningDeal add(std::string_view record, std::uint64_t line);

 private:
  struct Entry {
    std::uint64_t line;
    std::vector<std::string> names;  // as they were told
    ScoredDeal deal;
  };
  struct Replaced {
    std::uint64_t line;
    std::uint64_t by;
  };

  std::size_t place_of(std::uint64_t replaced) const;
  void check_end(std::size_t place, const ScoredDeal& deal) const;
  void settle_all();
  void note_players(const ScoredDeal& deal);
  std::vector<Total> totals() const;

  const ScoreInquiry& inquiry_;
  std::vector<std::string> names_;
  std::vector<Entry> entries_;  // those that count
  std::vector<Replaced> replaced_;
  std::vector<std::string> players_;  // in the order in which they came
  EveningCourse course_;              // after all entries
};

}  // namespace nap

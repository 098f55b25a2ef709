// An evening at a table of the test's choice, record by record.
#pragma once

#include <string>
#include <vector>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "nap/inquiry/score/score_evening.hpp"
#include "nap/text/parse_error.hpp"

namespace nap::test {

class ToldEvening {
 public:
  explicit ToldEvening(std::vector<std::string> names = {}, const TableRequest& table = {})
      : inquiry_(table, texts_, "en"), evening_(inquiry_, std::move(names)) {}

  EveningDeal deal(const std::string& record) { return evening_.add(record, ++line_); }

  // The totals after this record, "Ann 3, Ben -3".
  std::string add(const std::string& record) {
    std::vector<std::string> totals;
    for (const Total& total : deal(record).totals)
      totals.push_back(fmt::format("{} {}", total.player, total.stakes));
    return fmt::format("{}", fmt::join(totals, ", "));
  }

  // What each seat gets in the deal, seat 1 first, and the pool, if there is one.
  std::string paid(const std::string& record) {
    const ScoredDeal scored = deal(record).deal;
    std::vector<int> all;
    for (const Seat seat : all_seats(scored.table.seating.players))
      all.push_back(scored.moves.all.seats[seat.index()]);
    return fmt::format("{}, pool {}, holds {}", fmt::join(all, " "), scored.moves.all.pool,
                       scored.moves.pool_total);
  }

  std::string error_of(const std::string& record) {
    try {
      return add(record);
    } catch (const ParseError& error) {
      return error.what();
    }
  }

 private:
  HouseRulesTexts texts_;
  ScoreInquiry inquiry_;
  Evening evening_;
  std::uint64_t line_ = 0;
};

}  // namespace nap::test

#include "nap/inquiry/score/score_evening.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "nap/text/parse_error.hpp"
#include "score/score_record.hpp"
#include "score/score_settlement.hpp"

namespace nap {

EveningDeal Evening::add(std::string_view record, std::uint64_t line) {
  auto [request, replaces] = parse_score_record(record);
  const std::size_t place = replaces ? place_of(*replaces) : entries_.size();
  const bool has_names = !request.names.empty();
  if (!has_names) request.names = replaces ? entries_[place].names : names_;
  ScoredDeal read = inquiry_.read(request);
  check_end(place, read);

  if (has_names) names_ = request.names;
  note_players(read);
  if (replaces) {
    replaced_.push_back({entries_[place].line, line});
    entries_[place] = {line, request.names, std::move(read)};
    settle_all();
  } else {
    settle(read, course_);
    entries_.push_back({line, request.names, std::move(read)});
  }
  return {entries_[place].deal, line, replaces, totals(), course_.pool(), course_.times()};
}

std::size_t Evening::place_of(std::uint64_t replaced) const {
  const auto entry = std::find_if(entries_.begin(), entries_.end(),
                                  [replaced](const Entry& each) { return each.line == replaced; });
  if (entry != entries_.end()) return static_cast<std::size_t>(entry - entries_.begin());
  for (const Replaced& each : replaced_) {
    if (each.line == replaced) {
      throw ParseError(fmt::format("replaces {}: line {} has replaced it; replace that", replaced, each.by));
    }
  }
  throw ParseError(fmt::format("replaces {}: no deal stands on that line", replaced));
}

// Throws ParseError if a deal would follow the end of the evening.
void Evening::check_end(std::size_t place, const ScoredDeal& deal) const {
  if (place == entries_.size() && !entries_.empty() && entries_.back().deal.ending == HandEnding::End) {
    throw ParseError(fmt::format("the evening has ended on line {}; only corrections (replaces) can follow",
                                 entries_.back().line));
  }
  if (deal.ending == HandEnding::End && place + 1 < entries_.size())
    throw ParseError(fmt::format("end: the deal of line {} comes after it", entries_[place + 1].line));
}

void Evening::settle_all() {
  course_ = EveningCourse(inquiry_.ruleset());
  for (Entry& entry : entries_) settle(entry.deal, course_);
}

void Evening::note_players(const ScoredDeal& deal) {
  for (const Seat seat : all_seats(deal.table.seating.players)) {
    const std::string player = deal.player(seat);
    if (std::find(players_.begin(), players_.end(), player) == players_.end()) players_.push_back(player);
  }
}

std::vector<Total> Evening::totals() const {
  std::vector<Total> totals;
  for (const std::string& player : players_) totals.push_back({player});
  for (const Entry& entry : entries_) {
    for (const Seat seat : all_seats(entry.deal.table.seating.players)) {
      const auto total = std::find_if(totals.begin(), totals.end(), [&](const Total& each) {
        return each.player == entry.deal.player(seat);
      });
      total->stakes += entry.deal.moves.all.seats[seat.index()];
    }
  }
  return totals;
}

}  // namespace nap

#include "nap/inquiry/score/score_document.hpp"

#include <algorithm>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "nap/inquiry/words/titles.hpp"
#include "nap/report/records.hpp"
#include "nap/text/words.hpp"
#include "score/score_pool_text.hpp"
#include "score/score_text.hpp"

namespace nap {

using namespace report;

namespace {

constexpr Word<HandEnding> kEndings[] = {{"played", HandEnding::Played},
                                         {"claimed", HandEnding::Claimed},
                                         {"conceded", HandEnding::Conceded},
                                         {"told", HandEnding::Told},
                                         {"revoke", HandEnding::Revoke},
                                         {"unsettled", HandEnding::Unsettled},
                                         {"all-passed", HandEnding::AllPassed},
                                         {"redeal", HandEnding::Redeal},
                                         {"end", HandEnding::End}};

Value payments_value(const ScoredDeal& deal) {
  const std::optional<Payments> payments = deal.payments();
  if (!payments) return only_json(null());
  const auto all = std::span(*payments).first(static_cast<std::size_t>(deal.table.seating.players));
  return only_json(Value(Value::Kind::Plain, fmt::format("[{}]", fmt::join(all, ","))));
}

Value faults_value(const ScoredDeal& deal) {
  std::vector<Fields> faults;
  for (const Fault& fault : deal.faults) {
    faults.push_back({{"trick", number(fault.trick)},
                      {"seat", number(fault.seat.number() + 1)},
                      {"card", text(to_string(fault.card))},
                      {"kind", text(fault_word(fault.kind))}});
  }
  return list(faults);
}

Value fines_value(const ScoredDeal& deal) {
  std::vector<Fields> fines;
  for (const Fine& fine : deal.fines) {
    fines.push_back({{"seat", number(fine.seat.number() + 1)},
                     {"kind", text(fine_word(fine.kind))},
                     {"fine", number(deal.table.ruleset.fines.of(fine.kind))}});
  }
  return list(fines);
}

Fields deal_fields(const ScoredDeal& deal, int pool_total) {
  const std::optional<bool> is_legal = deal.is_checked ? std::optional(deal.faults.empty()) : std::nullopt;
  return joined({{{"legal", truth(is_legal)},
                  {"made", truth(deal.is_made)},
                  {"tricks", number(deal.tricks)},
                  {"decided_in_trick", deal.decision ? number(deal.decision->trick) : null()},
                  {"payments", payments_value(deal)},
                  {"pool", only_json(number(deal.moves.all.pool))},
                  {"pool_total", only_json(number(pool_total))},
                  {"times", only_json(number(deal.moves.times))},
                  {"faults", faults_value(deal)},
                  {"fined", fines_value(deal)},
                  {"ending", text(word_for(deal.ending, kEndings))},
                  {"declarer", deal.played ? number(deal.played->declarer.number() + 1) : null()},
                  {"bid", deal.played ? text(deal.played->bid.id) : null()},
                  {"players", only_json(number(deal.table.seating.players))},
                  {"active", only_json(number(deal.table.seating.active))},
                  {"payers", only_json(number(deal.table.seating.payers))},
                  {"deck", only_json(number(deal.table.deck.size()))},
                  {"stakes", only_json(text(deal.table.ruleset.name()))}},
                 changes_fields(deal.table.ruleset),
                 deal.names.empty() ? Fields() : Fields{{"names", texts(deal.names)}}});
}

// The rows of CSV: one for each seat, and one for the pool if the table has one.
RowTable seat_rows(const ScoredDeal& deal) {
  RowTable table{"seats", {}, RowTable::In::Csv};
  const std::optional<Payments> payments = deal.payments();
  for (const Seat seat : all_seats(deal.table.seating.players)) {
    table.rows.push_back({{"seat", number(seat.number() + 1)},
                          {"player", text(deal.player(seat))},
                          {"payment", payments ? number((*payments)[seat.index()]) : null()}});
  }
  if (deal.table.ruleset.pool)
    table.rows.push_back(
        {{"seat", null()}, {"player", text("pool")}, {"payment", number(deal.moves.all.pool)}});
  return table;
}

RowTable seat_rows(const EveningDeal& evening) {
  const ScoredDeal& deal = evening.deal;
  RowTable table = seat_rows(deal);
  for (const Seat seat : all_seats(deal.table.seating.players)) {
    const auto total = std::find_if(evening.totals.begin(), evening.totals.end(),
                                    [&](const Total& each) { return each.player == deal.player(seat); });
    table.rows[seat.index()].push_back({"total", number(total->stakes)});
  }
  if (deal.table.ruleset.pool) table.rows.back().push_back({"total", number(evening.pool_total)});
  return table;
}

}  // namespace

Document score_document(const ScoredDeal& deal, const CardStyle& style) {
  Document document;
  add_score_text(document, deal, style);
  document.head =
      joined({{{"schema", only_json(text("nap.score/1"))}}, deal_fields(deal, deal.moves.pool_total)});
  document.tables = {seat_rows(deal)};
  return document;
}

Document score_document(const EveningDeal& evening, const CardStyle& style) {
  Document document;
  add_score_text(document, evening, style);
  document.head = joined({{{"schema", only_json(text("nap.score/1"))}, {"line", number(evening.line)}},
                          deal_fields(evening.deal, evening.pool_total),
                          {{"replaces", number(evening.replaces)}}});
  document.tables = {seat_rows(evening)};
  std::vector<Fields> totals;
  for (const Total& total : evening.totals)
    totals.push_back({{"player", text(total.player)}, {"total", number(total.stakes)}});
  document.tail = {{"totals", list(totals)}};
  return document;
}

}  // namespace nap

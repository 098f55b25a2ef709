#include "nap/inquiry/score/score_document.hpp"

#include <algorithm>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "nap/inquiry/words/titles.hpp"
#include "nap/report/records.hpp"
#include "nap/text/words.hpp"
#include "score/score_text.hpp"

namespace nap {

using namespace report;

namespace {

constexpr Word<HandEnding> kEndings[] = {
    {"played", HandEnding::Played}, {"claimed", HandEnding::Claimed}, {"conceded", HandEnding::Conceded},
    {"told", HandEnding::Told},     {"revoke", HandEnding::Revoke},   {"unsettled", HandEnding::Unsettled}};

Value payments_value(const ScoredDeal& deal) {
  if (!deal.payments) return only_json(null());
  const auto all = std::span(*deal.payments).first(static_cast<std::size_t>(deal.table.seating.players));
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

Fields deal_fields(const ScoredDeal& deal) {
  const std::optional<bool> is_legal = deal.is_checked ? std::optional(deal.faults.empty()) : std::nullopt;
  return joined({{{"legal", truth(is_legal)},
                  {"made", truth(deal.is_made)},
                  {"tricks", number(deal.tricks)},
                  {"decided_in_trick", deal.decision ? number(deal.decision->trick) : null()},
                  {"payments", payments_value(deal)},
                  {"pool", only_json(number(0))},
                  {"faults", faults_value(deal)},
                  {"ending", text(word_for(deal.ending, kEndings))},
                  {"declarer", number(deal.declarer.number() + 1)},
                  {"bid", text(deal.bid.id)},
                  {"players", only_json(number(deal.table.seating.players))},
                  {"active", only_json(number(deal.table.seating.active))},
                  {"payers", only_json(number(deal.table.seating.payers))},
                  {"deck", only_json(number(deal.table.deck.size()))},
                  {"stakes", only_json(text(deal.table.ruleset.name()))}},
                 changes_fields(deal.table.ruleset),
                 deal.names.empty() ? Fields() : Fields{{"names", texts(deal.names)}}});
}

// The rows of CSV.
RowTable seat_rows(const ScoredDeal& deal, std::span<const Total> totals) {
  RowTable table{"seats", {}, RowTable::In::Csv};
  for (const Seat seat : all_seats(deal.table.seating.players)) {
    Fields row = {{"seat", number(seat.number() + 1)}, {"player", text(deal.player(seat))}};
    row.push_back({"payment", deal.payments ? number((*deal.payments)[seat.index()]) : null()});
    for (const Total& total : totals) {
      if (total.player == deal.player(seat)) row.push_back({"total", number(total.stakes)});
    }
    table.rows.push_back(std::move(row));
  }
  return table;
}

}  // namespace

Document score_document(const ScoredDeal& deal, const CardStyle& style) {
  Document document;
  add_score_text(document, deal, style);
  document.head = joined({{{"schema", only_json(text("nap.score/1"))}}, deal_fields(deal)});
  document.tables = {seat_rows(deal, {})};
  return document;
}

Document score_document(const EveningDeal& evening, const CardStyle& style) {
  Document document;
  add_score_text(document, evening, style);
  document.head = joined({{{"schema", only_json(text("nap.score/1"))}, {"line", number(evening.line)}},
                          deal_fields(evening.deal),
                          {{"replaces", number(evening.replaces)}}});
  document.tables = {seat_rows(evening.deal, evening.totals)};
  std::vector<Fields> totals;
  for (const Total& total : evening.totals)
    totals.push_back({{"player", text(total.player)}, {"total", number(total.stakes)}});
  document.tail = {{"totals", list(totals)}};
  return document;
}

}  // namespace nap

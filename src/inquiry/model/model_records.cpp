#include "nap/analysis/hands/model.hpp"
#include "nap/inquiry/model/model_document.hpp"
#include "nap/report/records.hpp"
#include "nap/text/words.hpp"

namespace nap {

using namespace report;

namespace {

Fields row_fields(const ModelTable& table, const ModelRow& row) {
  const SightRow& sight = row.sight;
  return joined({{{"players", number(table.seating.players)},
                  {"active", number(table.seating.active)},
                  {"payers", number(table.seating.payers)},
                  {"deck", number(table.deck)},
                  {"bid", text(row.bid)},
                  {"looked_at", number(sight.looked_at)},
                  {"hands", number(sight.hands)},
                  {"deals", number(sight.deals)}},
                 estimate("face_up", sight.rates.face_up),
                 estimate("declarer_sees", sight.rates.declarer_sees),
                 estimate("defenders_see", sight.rates.defenders_see),
                 estimate("played", sight.rates.played),
                 estimate("gap", sight.gap.all),
                 estimate("defenders_part", sight.gap.defenders),
                 estimate("declarers_part", sight.gap.declarers)});
}

std::vector<Fields> records(const ModelReport& report) {
  std::vector<Fields> rows;
  for (const ModelTable& table : report.tables) {
    for (const ModelRow& row : table.rows) rows.push_back(row_fields(table, row));
  }
  return rows;
}

}  // namespace

Document model_document(const ModelReport& report, SuitStyle style) {
  Document document;
  add_text(document, report, style);
  document.shape = Document::Shape::Tables;
  document.head = {{"schema", only_json(text("nap.model/1"))},
                   {"method", only_json(text(word_for(Method::MonteCarlo, kMethodWords)))},
                   {"seed", only_json(number(report.plan.seed))},
                   {"hands", only_json(number(report.plan.hands))},
                   {"deals", only_json(number(report.plan.deals))},
                   {"near_low", only_json(number(kNearLow))},
                   {"near_high", only_json(number(kNearHigh))}};
  document.tables = {{"rows", records(report)}};
  return document;
}

}  // namespace nap

#include "nap/inquiry/claims/claims_document.hpp"
#include "nap/report/records.hpp"
#include "nap/text/words.hpp"

namespace nap {

using namespace report;

namespace {

constexpr Word<Unit> kUnitWords[] = {{"share", Unit::Share},
                                     {"stakes", Unit::Stakes},
                                     {"hands", Unit::HandCount},
                                     {"evenings", Unit::EveningCount}};
constexpr Word<Basis> kModelsOfBases[] = {
    {"", Basis::None}, {"exact", Basis::Exact}, {"committed", Basis::Committed}, {"selfplay", Basis::Played}};

Fields figure_fields(const Figure& figure) {
  return joined({{{"what", text(figure.what)},
                  {"hand", text_or_null(figure.hand)},
                  {"unit", text(word_for(figure.unit, kUnitWords))}},
                 main_estimate("value", figure.estimate)});
}

Value model_of(const Claim& claim) { return text_or_null(word_for(claim.basis, kModelsOfBases)); }

Fields claim_fields(const Claim& claim) {
  std::vector<Fields> figures;
  for (const Figure& figure : claim.figures) figures.push_back(figure_fields(figure));
  return {{"id", text(claim.id)},
          {"statement", text(claim.statement)},
          {"source", text(claim.source)},
          {"reading", text_or_null(claim.reading)},
          {"figures", list(figures)},
          {"verdict", text(word_for(claim.verdict, kVerdictWords))},
          {"model", model_of(claim)},
          {"reason", text(claim.reason)},
          {"to_decide", text_or_null(claim.to_decide)}};
}

// A row for each figure.
std::vector<Fields> figure_rows(const std::vector<Claim>& claims) {
  std::vector<Fields> rows;
  for (const Claim& claim : claims) {
    for (const Figure& figure : claim.figures) {
      rows.push_back(joined({{{"claim", text(claim.id)},
                              {"source", text(claim.source)},
                              {"verdict", text(word_for(claim.verdict, kVerdictWords))},
                              {"model", model_of(claim)}},
                             figure_fields(figure)}));
    }
  }
  return rows;
}

}  // namespace

Document claims_document(const std::vector<Claim>& claims, std::uint64_t seed) {
  Document document;
  add_text(document, claims);
  document.head = {{"schema", only_json(text("nap.claims/2"))}, {"seed", only_json(number(seed))}};
  std::vector<Fields> objects;
  for (const Claim& claim : claims) objects.push_back(claim_fields(claim));
  document.tables = {{"claims", std::move(objects), RowTable::In::Json},
                     {"figures", figure_rows(claims), RowTable::In::Csv}};
  return document;
}

}  // namespace nap

#include "nap/findings/claims_report.hpp"
#include "nap/report/records.hpp"
#include "nap/text/words.hpp"

namespace nap {

using namespace report;

namespace {

Fields figure_fields(const Figure& figure) {
  return joined(
      {{{"what", text(figure.what)}, {"hand", text_or_null(figure.hand)}, {"unit", text(figure.unit.word)}},
       main_estimate("value", figure.estimate)});
}

Fields claim_fields(const Claim& claim, const ClaimsFrame& frame) {
  std::vector<Fields> figures;
  for (const Figure& figure : claim.figures) figures.push_back(figure_fields(figure));
  return {{"id", text(claim.id)},
          {"statement", text(claim.statement)},
          {"source", text(claim.source)},
          {"reading", text_or_null(claim.reading)},
          {"figures", list(figures)},
          {"verdict", text(word_for(claim.verdict, kVerdictWords))},
          {frame.basis_field, text_or_null(claim.basis.word)},
          {"reason", text(claim.reason)},
          {"to_decide", text_or_null(claim.to_decide)}};
}

// A row for each figure.
std::vector<Fields> figure_rows(const std::vector<Claim>& claims, const ClaimsFrame& frame) {
  std::vector<Fields> rows;
  for (const Claim& claim : claims) {
    for (const Figure& figure : claim.figures) {
      rows.push_back(joined({{{"claim", text(claim.id)},
                              {"source", text(claim.source)},
                              {"verdict", text(word_for(claim.verdict, kVerdictWords))},
                              {frame.basis_field, text_or_null(claim.basis.word)}},
                             figure_fields(figure)}));
    }
  }
  return rows;
}

}  // namespace

Document claims_report(const std::vector<Claim>& claims, ClaimsFrame frame) {
  Document document;
  add_text(document, claims, frame);
  std::vector<Fields> objects;
  for (const Claim& claim : claims) objects.push_back(claim_fields(claim, frame));
  document.tables = {{"claims", std::move(objects), RowTable::In::Json},
                     {"figures", figure_rows(claims, frame), RowTable::In::Csv}};
  document.head = std::move(frame.head);
  return document;
}

}  // namespace nap

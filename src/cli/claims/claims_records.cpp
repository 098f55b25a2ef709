#include "claims/claims_writer.hpp"
#include "writing/records.hpp"

namespace nap::cli {
namespace {

std::string unit_of(const Figure& figure) {
  switch (figure.unit) {
    case Unit::Share:
      return "share";
    case Unit::HandCount:
      return "hands";
    case Unit::EveningCount:
      return "evenings";
    case Unit::Stakes:
      break;
  }
  return "stakes";
}

Fields figure_fields(const Figure& figure) {
  return joined(
      {{{"what", text(figure.what)}, {"hand", text_or_null(figure.hand)}, {"unit", text(unit_of(figure))}},
       main_estimate("value", figure.estimate)});
}

Value model_of(const Claim& claim) {
  switch (claim.basis) {
    case Basis::None:
      return null();
    case Basis::Exact:
      return text("exact");
    case Basis::Committed:
      return text("committed");
    case Basis::Played:
      break;
  }
  return text("selfplay");
}

Fields claim_fields(const Claim& claim) {
  std::vector<Fields> figures;
  for (const Figure& figure : claim.figures) figures.push_back(figure_fields(figure));
  return {{"id", text(claim.id)},
          {"statement", text(claim.statement)},
          {"source", text(claim.source)},
          {"reading", text_or_null(claim.reading)},
          {"figures", list(figures)},
          {"verdict", text(to_string(claim.verdict))},
          {"model", model_of(claim)},
          {"reason", text(claim.reason)},
          {"to_decide", text_or_null(claim.to_decide)}};
}

}  // namespace

std::string to_json(const std::vector<Claim>& claims, std::uint64_t seed) {
  std::vector<Fields> objects;
  for (const Claim& claim : claims) objects.push_back(claim_fields(claim));
  return json_object({{"schema", text("nap.claims/2")}, {"seed", number(seed)}, {"claims", list(objects)}}) +
         '\n';
}

std::string to_csv(const std::vector<Claim>& claims) {
  std::vector<Fields> rows;
  for (const Claim& claim : claims) {
    for (const Figure& figure : claim.figures) {
      rows.push_back(joined({{{"claim", text(claim.id)},
                              {"source", text(claim.source)},
                              {"verdict", text(to_string(claim.verdict))},
                              {"model", model_of(claim)}},
                             figure_fields(figure)}));
    }
  }
  return csv_text(rows);
}

}  // namespace nap::cli

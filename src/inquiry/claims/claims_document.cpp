#include "nap/inquiry/claims/claims_document.hpp"

#include <fmt/format.h>

#include "nap/analysis/trials/model_bases.hpp"
#include "nap/findings/claims_report.hpp"
#include "nap/rules/sources.hpp"

namespace nap {

using namespace report;

namespace {

constexpr const char* kCommittedNotes =
    "\"Under committed\": the declarer commits to one first card, then every hand is played face up. Real defenders do "
    "not see the other hands, so real success is mostly higher.\n";

constexpr const char* kPlayedNotes =
    "\"Under selfplay\": everybody plays by what their seat sees. Who is not said to play in another way looks at up to 64 "
    "possible deals. Rates of random hands on which a decision hangs were played out, the others predicted from open hands. "
    "A change is that of the declarer's success.\n";

std::string sources_text(const std::vector<RulesSource>& sources) {
  std::string text;
  for (const RulesSource& source : sources) text += fmt::format("{}: {}.\n", source.key, source.title);
  return text;
}

Value source_rows(const std::vector<RulesSource>& sources) {
  std::vector<Fields> rows;
  for (const RulesSource& source : sources)
    rows.push_back({{"key", text(source.key)}, {"title", text(source.title)}});
  return list(rows);
}

}  // namespace

Document claims_document(const std::vector<Claim>& claims, std::uint64_t seed) {
  const std::vector<RulesSource> sources = sources_of(cited_keys(claims));
  return claims_report(claims, {{{"schema", only_json(text("nap.claims/2"))},
                                 {"seed", only_json(number(seed))},
                                 {"sources", only_json(source_rows(sources))}},
                                "model",
                                {{Basis::exact(), ", exact", ""},
                                 {kCommittedBasis, " under committed", kCommittedNotes},
                                 {kPlayedBasis, " under selfplay", kPlayedNotes}},
                                sources_text(sources)});
}

}  // namespace nap

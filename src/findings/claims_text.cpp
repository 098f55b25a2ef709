#include <algorithm>

#include <fmt/format.h>

#include "nap/findings/claims_report.hpp"
#include "nap/findings/figure_text.hpp"
#include "nap/report/table.hpp"
#include "nap/text/option_values.hpp"
#include "nap/text/words.hpp"

namespace nap {

using namespace report;

namespace {

Table figures_table(const Claim& claim) {
  const bool has_hands = std::any_of(claim.figures.begin(), claim.figures.end(),
                                     [](const Figure& figure) { return !figure.hand.empty(); });
  std::vector<Table::Column> columns = {{"  figure", Align::Prose}};
  if (has_hands) columns.push_back({"hand", Align::Left});
  columns.insert(columns.end(), {{"value", Align::Right}, {"95 %", Align::Right}});
  Table table(std::move(columns));
  for (const Figure& figure : claim.figures) {
    std::vector<std::string> row = {"  " + figure.what};
    if (has_hands) row.push_back(figure.hand);
    row.insert(row.end(), {value_text(figure), interval_text(figure)});
    table.add_row(std::move(row));
  }
  return table;
}

std::string verdict_text(const Claim& claim, const ClaimsFrame& frame) {
  std::string text(word_for(claim.verdict, kVerdictWords));
  for (const BasisWords& words : frame.bases) {
    if (words.basis == claim.basis) text += words.after_verdict;
  }
  return text;
}

void add_claim(Document& document, const Claim& claim, const ClaimsFrame& frame) {
  document.say(
      fmt::format("{}: {}\n{} [{}]", claim.id, verdict_text(claim, frame), claim.statement, claim.source));
  if (claim.verdict == Verdict::NotTested) {
    document.say(fmt::format("{}\nMissing: {}", claim.reason, claim.to_decide));
    return;
  }
  document.say(fmt::format("Reading: {}.", claim.reading));
  document.show(figures_table(claim), Block::Gap::None);
  document.say(claim.reason, Block::Gap::None);
  if (!claim.to_decide.empty()) document.say("What would decide it: " + claim.to_decide, Block::Gap::None);
}

}  // namespace

void add_text(Document& document, const std::vector<Claim>& claims, const ClaimsFrame& frame) {
  for (const Claim& claim : claims) add_claim(document, claim, frame);
  std::string notes;
  for (const BasisWords& words : frame.bases) {
    const bool has_any = std::any_of(claims.begin(), claims.end(),
                                     [&](const Claim& claim) { return claim.basis == words.basis; });
    if (has_any) notes += words.notes;
  }
  document.say(notes + frame.sources);
}

std::vector<std::string> cited_keys(const std::vector<Claim>& claims) {
  std::vector<std::string> keys;
  for (const Claim& claim : claims) {
    for (const std::string& key : split_at_commas(claim.source)) keys.emplace_back(trimmed(key));
  }
  return keys;
}

}  // namespace nap

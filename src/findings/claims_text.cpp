#include <algorithm>
#include <cmath>

#include <fmt/format.h>

#include "nap/findings/claims_report.hpp"
#include "nap/report/figures.hpp"
#include "nap/report/table.hpp"
#include "nap/text/option_values.hpp"
#include "nap/text/words.hpp"

namespace nap {

using namespace report;

namespace {

// How many decimal places the interval deserves. A small share gets enough not to look like zero.
int places(const Figure& figure) {
  if (figure.estimate.is_exact() && figure.estimate.value == 0.0 && figure.unit.form == Unit::Form::Share)
    return 0;
  const Unit::Form form = figure.unit.form;
  const double scale = form == Unit::Form::Share ? 100.0 : 1.0;
  const double error = scale * figure.estimate.half_width();
  const double size = scale * std::abs(figure.estimate.value);
  const int most = form == Unit::Form::Share && size < 0.1 && error < 0.1 ? 4 : 2;
  if (form == Unit::Form::Count) return 0;
  if (form == Unit::Form::Amount || form == Unit::Form::Mean)
    return figure.estimate.is_exact() || error >= 0.005 ? 2 : 4;
  return error > 0.1 && size > 1.0 ? 1 : most;
}

std::string number_text(const Figure& figure, double value) {
  switch (figure.unit.form) {
    case Unit::Form::Count:
      return with_commas(static_cast<std::uint64_t>(value));
    case Unit::Form::Amount:
      return fmt::format("{:+.{}f}", value, places(figure));
    case Unit::Form::Mean:
      return fmt::format("{:.{}f}", value, places(figure));
    case Unit::Form::Share:
      break;
  }
  return fmt::format("{:.{}f}", 100.0 * value, places(figure));
}

std::string value_text(const Figure& figure) {
  return number_text(figure, figure.estimate.value) + (figure.unit.form == Unit::Form::Share ? " %" : "");
}

std::string interval_text(const Figure& figure) {
  if (figure.estimate.is_exact()) return "exact";
  if (is_as_solved(figure.estimate)) return "as solved";
  return number_text(figure, figure.estimate.low) + " to " + number_text(figure, figure.estimate.high);
}

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

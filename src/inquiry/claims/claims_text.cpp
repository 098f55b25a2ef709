#include <algorithm>
#include <cmath>

#include <fmt/format.h>

#include "nap/inquiry/claims/claims_document.hpp"
#include "nap/report/figures.hpp"
#include "nap/report/table.hpp"
#include "nap/rules/sources.hpp"
#include "nap/text/option_values.hpp"
#include "nap/text/words.hpp"

namespace nap {

using namespace report;

namespace {

// How many decimal places the interval deserves. A small share gets enough not to look like zero.
int places(const Figure& figure) {
  const double scale = figure.unit == Unit::Share ? 100.0 : 1.0;
  const double error = scale * figure.estimate.half_width();
  const double size = scale * std::abs(figure.estimate.value);
  const int most = figure.unit == Unit::Share && size < 0.1 && error < 0.1 ? 4 : 2;
  if (figure.unit == Unit::HandCount || figure.unit == Unit::EveningCount) return 0;
  if (figure.unit == Unit::Stakes) return figure.estimate.is_exact() || error >= 0.005 ? 2 : 4;
  return error > 0.1 && size > 1.0 ? 1 : most;
}

std::string number_text(const Figure& figure, double value) {
  if (figure.unit == Unit::HandCount || figure.unit == Unit::EveningCount)
    return with_commas(static_cast<std::uint64_t>(value));
  if (figure.unit == Unit::Stakes) return fmt::format("{:+.{}f}", value, places(figure));
  return fmt::format("{:.{}f}", 100.0 * value, places(figure));
}

std::string value_text(const Figure& figure) {
  return number_text(figure, figure.estimate.value) + (figure.unit == Unit::Share ? " %" : "");
}

std::string interval_text(const Figure& figure) {
  if (figure.estimate.is_exact()) return "exact";
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

std::string verdict_text(const Claim& claim) {
  switch (claim.basis) {
    case Basis::None:
      break;
    case Basis::Exact:
      return fmt::format("{}, exact", word_for(claim.verdict, kVerdictWords));
    case Basis::Committed:
      return fmt::format("{} under committed", word_for(claim.verdict, kVerdictWords));
    case Basis::Played:
      return fmt::format("{} under selfplay", word_for(claim.verdict, kVerdictWords));
  }
  return std::string(word_for(claim.verdict, kVerdictWords));
}

void add_claim(Document& document, const Claim& claim) {
  document.say(fmt::format("{}: {}\n{} [{}]", claim.id, verdict_text(claim), claim.statement, claim.source));
  if (claim.verdict == Verdict::NotTested) {
    document.say(fmt::format("{}\nMissing: {}", claim.reason, claim.to_decide));
    return;
  }
  document.say(fmt::format("Reading: {}.", claim.reading));
  document.show(figures_table(claim), Block::Gap::None);
  document.say(claim.reason, Block::Gap::None);
  if (!claim.to_decide.empty()) document.say("What would decide it: " + claim.to_decide, Block::Gap::None);
}

std::string sources_text(const std::vector<Claim>& claims) {
  std::vector<std::string> keys;
  for (const Claim& claim : claims) {
    for (std::string& key : split_at_commas(claim.source)) {
      key.erase(0, key.find_first_not_of(' '));
      keys.push_back(std::move(key));
    }
  }
  std::string text;
  for (const RulesSource& source : sources_of(keys)) {
    text += fmt::format("{}: {}.\n", source.key, source.title);
  }
  return text;
}

constexpr const char* kCommittedNotes =
    "\"Under committed\": the declarer commits to one first card, then every hand is played face up. Real defenders do "
    "not see the other hands, so real success is mostly higher.\n";

constexpr const char* kPlayedNotes =
    "\"Under selfplay\": everybody plays by what their seat sees. Who is not said to play in another way looks at up to 64 "
    "possible deals. Rates of random hands on which a decision hangs were played out, the others predicted from open hands. "
    "A change is that of the declarer's success.\n";

}  // namespace

void add_text(Document& document, const std::vector<Claim>& claims) {
  for (const Claim& claim : claims) add_claim(document, claim);
  const auto notes_on = [&](Basis basis, const char* notes) {
    const bool has_any =
        std::any_of(claims.begin(), claims.end(), [&](const Claim& claim) { return claim.basis == basis; });
    return has_any ? notes : "";
  };
  document.say(std::string(notes_on(Basis::Committed, kCommittedNotes)) +
               notes_on(Basis::Played, kPlayedNotes) + sources_text(claims));
}

}  // namespace nap

#include <algorithm>
#include <cmath>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "nap/inquiry/model/model_document.hpp"
#include "nap/inquiry/words/titles.hpp"
#include "nap/report/figures.hpp"
#include "nap/report/table.hpp"

namespace nap {

using namespace report;

namespace {

const std::string kUnknown = "-";

// A difference in percentage points, with as many decimal places as the error deserves.
std::string in_points(const std::optional<Estimate>& difference) {
  if (!difference) return kUnknown;
  const double value = 100.0 * difference->value;
  const double half = 100.0 * difference->half_width();
  const int places = half < 0.095 ? 2 : 1;
  const bool is_none = std::abs(value) < 0.5 * std::pow(10.0, -places);
  return fmt::format("{:+.{}f} ± {:.{}f}", is_none ? 0.0 : value, places, half, places);
}

std::string rate(const std::optional<Estimate>& rate) { return rate ? percent(rate->value) : kUnknown; }

std::string near_share(const SightRow& row) {
  return row.looked_at == 0 ? kUnknown
                            : percent(static_cast<double>(row.hands) / static_cast<double>(row.looked_at));
}

// Which way face-up play errs.
enum class Error { TooLow, TooHigh, Undecided };

Error error_of(const SightRow& row) {
  const std::optional<Estimate>& gap = row.gap.all;
  if (gap && gap->low > 0.0) return Error::TooLow;
  return gap && gap->high < 0.0 ? Error::TooHigh : Error::Undecided;
}

std::vector<const ModelRow*> rows_with(const ModelTable& table, Error error) {
  std::vector<const ModelRow*> rows;
  for (const ModelRow& row : table.rows) {
    if (error_of(row.sight) == error) rows.push_back(&row);
  }
  return rows;
}

double error_size(const ModelRow* row) { return 100.0 * std::abs(row->sight.gap.all->value); }

// "too low by 21.3 points at misère, 7.9 at two", the largest error first; nothing if no row has this error.
std::optional<std::string> clear_error(const ModelTable& table, Error error, SuitStyle style) {
  std::vector<const ModelRow*> rows = rows_with(table, error);
  if (rows.empty()) return std::nullopt;
  std::stable_sort(rows.begin(), rows.end(),
                   [](const ModelRow* a, const ModelRow* b) { return error_size(a) > error_size(b); });
  std::vector<std::string> bids;
  for (const ModelRow* row : rows) {
    bids.push_back(fmt::format("{:.1f}{} at {}", error_size(row), bids.empty() ? " points" : "",
                               title(row->bid, style)));
  }
  return fmt::format("too {} by {}", error == Error::TooLow ? "low" : "high", fmt::join(bids, ", "));
}

std::optional<std::string> unclear_error(const ModelTable& table, SuitStyle style) {
  std::vector<std::string> bids;
  for (const ModelRow* row : rows_with(table, Error::Undecided)) bids.push_back(title(row->bid, style));
  if (bids.empty()) return std::nullopt;
  return fmt::format("about right, or not known, at {}", fmt::join(bids, ", "));
}

std::string answer(const ModelTable& table, SuitStyle style) {
  std::vector<std::string> parts;
  for (const std::optional<std::string>& part :
       {clear_error(table, Error::TooLow, style), clear_error(table, Error::TooHigh, style),
        unclear_error(table, style)}) {
    if (part) parts.push_back(*part);
  }
  return fmt::format("{}", fmt::join(parts, "; "));
}

Table table_of(const ModelTable& table, SuitStyle style) {
  Table text({{"bid", Align::Left},
              {"hands", Align::Right},
              {"face up", Align::Right},
              {"played", Align::Right},
              {"off by", Align::Right},
              {"defence", Align::Right},
              {"declarer", Align::Right}});
  for (const ModelRow& row : table.rows) {
    const SightRow& sight = row.sight;
    text.add_row({title(row.bid, style), near_share(sight), rate(sight.rates.face_up),
                  rate(sight.rates.played), in_points(sight.gap.all), in_points(sight.gap.defenders),
                  in_points(sight.gap.declarers)});
  }
  return text;
}

std::string notes(const SightPlan& plan) {
  return fmt::format(
      "Face up: all hands are open after the first card. Played: nobody sees another's cards. Off by: played less "
      "face up, in points. Defence: what defenders give away because they do not see; declarer: what the declarer "
      "loses for the same reason. The two add up.\n"
      "Hands: the share of all hands that come near the bid, making it face up in {:.0f} to {:.0f} % of deals. The "
      "figures are means over {} such hands of each bid, or fewer where they are rare, with {} deals played each. "
      "After ±: 95 %.\n",
      100.0 * kNearLow, 100.0 * kNearHigh, with_commas(plan.hands), with_commas(plan.deals));
}

}  // namespace

void add_text(Document& document, const ModelReport& report, SuitStyle style) {
  for (const ModelTable& table : report.tables) {
    document.say(fmt::format("{}, {} cards: face-up rates are {}.", players_text(table.seating), table.deck,
                             answer(table, style)));
    document.show(table_of(table, style));
  }
  document.say(notes(report.plan));
}

}  // namespace nap

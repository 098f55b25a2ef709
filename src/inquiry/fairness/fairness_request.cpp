#include "nap/inquiry/fairness/fairness_request.hpp"

#include <algorithm>
#include <array>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "nap/text/option_values.hpp"
#include "nap/text/parse_error.hpp"
#include "nap/text/quoting.hpp"

namespace nap {
namespace {

std::vector<FairnessPart> parse_parts(const std::string& text, report::Format format) {
  std::vector<std::string_view> names;
  for (const Word<FairnessPart>& part : kFairnessParts) {
    if (part.word == text) return {part.value};
    names.push_back(part.word);
  }
  if (text != "all")
    throw ParseError(fmt::format("--show {}: {} or all", in_quotes(text), fmt::join(names, ", ")));
  if (format == report::Format::Csv) return {FairnessPart::Bids};
  return {FairnessPart::Seats, FairnessPart::Bids,   FairnessPart::Differences, FairnessPart::Patterns,
          FairnessPart::Flips, FairnessPart::Swings, FairnessPart::Pools,       FairnessPart::PoolCurve};
}

std::optional<std::uint64_t> parse_deals(const std::optional<std::string>& text) {
  constexpr std::uint64_t kMostDeals = 1'000'000'000;
  constexpr std::uint64_t kFewestDeals = 2 * kDealsInEvening;  // one evening has no error
  return text ? std::optional(parse_whole("--deals", *text, kFewestDeals, kMostDeals)) : std::nullopt;
}

// Without a book each declarer's lead must be found first, which takes long with many seats.
std::uint64_t usual_deals(const Setup& setup, HandsFrom hands) {
  // By number of seats, from two on.
  constexpr std::array<std::uint64_t, 6> kWithoutBook = {1'000'000, 1'000'000, 400'000,
                                                         150'000,   30'000,    10'000};
  constexpr std::array<std::uint64_t, 6> kSevenCards = {300'000, 60'000, 15'000, 3'000, 600, 300};
  if (hands == HandsFrom::Book) return kWithoutBook.front();
  const auto place = static_cast<std::size_t>(setup.seats - 2);
  return setup.cards == 7 ? kSevenCards[place] : kWithoutBook[place];
}

// The squares of what people win in an evening are added up in 63 bits.
void check_stakes(const SeatedTable& table, std::uint64_t deals) {
  for (const Bid& bid : table.ruleset.callable_bids()) {
    const double evening = 2.0 * kDealsInEvening * table.seating.payers * std::max(bid.win, bid.lose);
    if (evening * evening * static_cast<double>(deals) / kDealsInEvening < 9e18) continue;
    throw ParseError(
        fmt::format("stakes of {} of {}: too high for {} deals; lower the stakes or the number of deals",
                    in_quotes(bid.id), in_quotes(table.ruleset.name()), deals));
  }
}

}  // namespace

std::vector<TablesOfDeals> tables_by_deals(std::span<const StudyTask> tasks) {
  std::vector<TablesOfDeals> all;
  for (const StudyTask& task : tasks) {
    auto same = std::find_if(all.begin(), all.end(), [&](const TablesOfDeals& each) {
      return each.players == task.seating.players && each.setup == task.setup;
    });
    if (same == all.end()) same = all.insert(all.end(), {task.seating.players, task.setup, {}});
    same->tables.push_back({task.ruleset, task.seating});
  }
  return all;
}

FairnessInquiry::FairnessInquiry(const FairnessRequest& request, report::Format format)
    : parts_(parse_parts(request.show, format)),
      shift_(parse_decimal("--shift", request.shift, 0.001, 0.5)),
      deals_(parse_deals(request.deals)) {}

FairnessPlan FairnessInquiry::plan_of(const TablesOfDeals& tables, HandsFrom hands,
                                      std::uint64_t seed) const {
  const std::uint64_t deals = deals_.value_or(usual_deals(tables.setup, hands));
  for (const SeatedTable& table : tables.tables) check_stakes(table, deals);
  return {seed, deals, shift_};
}

}  // namespace nap

#include "nap/analysis/fairness/payment_readings.hpp"

#include <algorithm>
#include <array>

#include <fmt/format.h>

#include "nap/rules/ruleset_options.hpp"

namespace nap {
namespace {

bool is_about_payment(const Alternative& other) {
  const bool changes_stakes = other.win || other.lose;
  return changes_stakes && !other.trump && other.rank.empty() && other.forced_lead.empty();
}

// The alternative stakes of each source, for all bids together.
void add_alternative_stakes(std::vector<PaymentReading>& readings, const Ruleset& ruleset,
                            const Seating& seating) {
  std::vector<PaymentReading> found;
  for (std::size_t i = 0; i < ruleset.bids.size(); ++i) {
    for (const Alternative& other : ruleset.bids[i].alternatives) {
      if (!is_about_payment(other)) continue;
      Bid changed = ruleset.bids[i];
      changed.win = other.win.value_or(changed.win);
      changed.lose = other.lose.value_or(changed.lose);
      const bool is_other = changed.win != ruleset.bids[i].win || changed.lose != ruleset.bids[i].lose;
      if (!is_other || (changed.win == 0 && changed.lose == 0)) continue;
      // A source with two alternatives for one bid makes two readings.
      auto reading = std::find_if(found.begin(), found.end(), [&](const PaymentReading& each) {
        return each.source == other.source && each.ruleset.bids[i] == ruleset.bids[i];
      });
      if (reading == found.end()) {
        reading = found.insert(found.end(), {"", other.source, ruleset, seating});
      }
      reading->ruleset.bids[i] = changed;
      reading->what +=
          fmt::format("{}{} {}/{}", reading->what.empty() ? "" : ", ", changed.id, changed.win, changed.lose);
    }
  }
  readings.insert(readings.end(), found.begin(), found.end());
}

void add_minimums(std::vector<PaymentReading>& readings, const Ruleset& ruleset, const Seating& seating) {
  constexpr std::array<std::string_view, 3> kMinimums = {"one", "two", "three"};
  const std::string& lowest = ruleset.min_bid.empty() ? ruleset.bids.front().id : ruleset.min_bid;
  for (const std::string_view minimum : kMinimums) {
    const Bid* bid = ruleset.find(minimum);
    if (bid == nullptr || bid->id == lowest || !bid->can_be_minimum()) continue;
    PaymentReading reading{fmt::format("lowest bid {}", minimum), "", ruleset, seating};
    reading.ruleset.min_bid = minimum;
    readings.push_back(std::move(reading));
  }
}

}  // namespace

std::vector<PaymentReading> payment_readings(const Ruleset& ruleset, const Seating& seating) {
  std::vector<PaymentReading> readings;
  add_alternative_stakes(readings, ruleset, seating);
  add_minimums(readings, ruleset, seating);
  if (seating.payers > seating.defenders()) {
    const Seating dealer_aside = {seating.players, seating.active, seating.defenders()};
    readings.push_back({"the dealer, without cards, does not pay either", "", ruleset, dealer_aside});
  }
  return readings;
}

std::vector<PaymentReading> all_pass_readings(const Ruleset& ruleset, const Seating& seating) {
  std::vector<PaymentReading> readings;
  for (const AllPass rule :
       {AllPass::Void, AllPass::EldestPlaysOne, AllPass::DealerPlaysOne, AllPass::DoubleHeader}) {
    if (rule == ruleset.all_pass) continue;
    PaymentReading reading{fmt::format("all pass: {}", to_word(rule)), "", ruleset, seating};
    reading.ruleset.all_pass = rule;
    readings.push_back(std::move(reading));
  }
  return readings;
}

}  // namespace nap

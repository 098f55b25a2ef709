#include <optional>
#include <string>
#include <vector>

#include "fairness/fairness_fields.hpp"

namespace nap {

using namespace report;

namespace {

// What the hands that call the bid make of it; null if no hand calls it.
Fields called_fields(const BidFairness& fairness) {
  const std::optional<WhenCalled>& called = fairness.called;
  const auto of_called = [&](Estimate WhenCalled::*field) {
    return called ? std::optional((*called).*field) : std::nullopt;
  };
  return joined({estimate("success_when_called", of_called(&WhenCalled::success)),
                 estimate("ev_when_called", of_called(&WhenCalled::ev)),
                 {{"sd_when_called", called ? number(called->deviation) : null()}},
                 estimate("fair_win", of_called(&WhenCalled::fair_win)),
                 estimate("ratio", of_called(&WhenCalled::ratio)),
                 {{"ratio_to_three", number(fairness.ratio_to_three)}}});
}

Fields bid_fields(const BidFairness& fairness) {
  const Reviving win = fairness.reviving_win.value_or(Reviving{});
  const Reviving loss = fairness.reviving_loss.value_or(Reviving{});
  return joined({{{"bid", text(fairness.bid.id)},
                  {"win", number(fairness.bid.win)},
                  {"lose", number(fairness.bid.lose)},
                  {"break_even", number(fairness.break_even)}},
                 estimate("pays", fairness.pays),
                 estimate("best", fairness.best),
                 called_fields(fairness),
                 {{"rare", truth(fairness.is_rare())},  // null: too few hands to tell
                  {"dead", truth(fairness.is_dead())},
                  {"rival", fairness.rival ? text(fairness.rival->bid) : null()},
                  {"rival_share", fairness.rival ? number(fairness.rival->share) : null()},
                  {"reviving_win", number(win.stake)},
                  {"reviving_loss", number(loss.stake)}}});
}

// The bounds of the reviving stakes.
Fields reviving_fields(const BidFairness& fairness) {
  const Reviving win = fairness.reviving_win.value_or(Reviving{});
  const Reviving loss = fairness.reviving_loss.value_or(Reviving{});
  return {{"reviving_win_low", number(win.low)},
          {"reviving_win_high", number(win.high)},
          {"reviving_loss_low", number(loss.low)},
          {"reviving_loss_high", number(loss.high)}};
}

}  // namespace

void append_bids(std::vector<Fields>& rows, const FairnessStudy& study) {
  for (const TableStudy& table : study.tables) {
    const SchoolStudy& school = study.printed(table);
    for (std::size_t bid = 0; bid < table.bids.size(); ++bid) {
      rows.push_back(joined({table_fields(study, table.seated.ruleset, table.seated.seating),
                             bid_fields(table.bids[bid]), declared_fields(school.tally.bids[bid], school),
                             reviving_fields(table.bids[bid])}));
    }
  }
}

}  // namespace nap

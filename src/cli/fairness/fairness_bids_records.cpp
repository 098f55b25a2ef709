#include <cmath>
#include <optional>
#include <string>
#include <vector>

#include "fairness/fairness_fields.hpp"

namespace nap::cli {
namespace {

// A ratio may be infinite, which JSON has no number for.
Value finite(double value) { return std::isfinite(value) ? number(value) : null(); }

void add_finite(Fields& fields, const std::string& name, const std::optional<Estimate>& estimate) {
  add(fields, name, estimate);
  if (!estimate) return;
  fields[fields.size() - 3].second = finite(estimate->value);
  fields[fields.size() - 2].second = finite(estimate->low);
  fields[fields.size() - 1].second = finite(estimate->high);
}

Fields bid_fields(const FairnessStudy& study, const TableStudy& table, const BidFairness& bid) {
  Fields fields = table_fields(study, table.seated.ruleset, table.seated.seating);
  fields.insert(fields.end(), {{"bid", text(bid.bid.id)},
                               {"win", number(bid.bid.win)},
                               {"lose", number(bid.bid.lose)},
                               {"break_even", number(bid.break_even)}});
  add(fields, "pays", bid.pays);
  add(fields, "best", bid.best);
  const std::optional<WhenCalled>& called = bid.called;
  const auto of_called = [&](Estimate WhenCalled::*field) {
    return called ? std::optional((*called).*field) : std::nullopt;
  };
  add(fields, "success_when_called", of_called(&WhenCalled::success));
  add(fields, "ev_when_called", of_called(&WhenCalled::ev));
  fields.emplace_back("sd_when_called", called ? number(called->deviation) : null());
  add_finite(fields, "fair_win", of_called(&WhenCalled::fair_win));
  add_finite(fields, "ratio", of_called(&WhenCalled::ratio));
  fields.emplace_back("ratio_to_three", bid.ratio_to_three ? finite(*bid.ratio_to_three) : null());
  fields.insert(fields.end(), {{"rare", truth(bid.is_rare())},
                               {"dead", truth(bid.is_dead())},
                               {"rival", bid.rival ? text(bid.rival->bid) : null()},
                               {"rival_share", bid.rival ? number(bid.rival->share) : null()},
                               {"reviving_win", number(bid.reviving_win)},
                               {"reviving_loss", number(bid.reviving_loss)}});
  return fields;
}

// How the bid fared at the printed table's party that reads rates so.
void add_declared(Fields& fields, const FairnessStudy& study, const TableStudy& table, std::size_t bid,
                  RateBasis rates) {
  const PartyStudy& party = study.printed(table, rates);
  const Declared& declared = party.tally.bids[bid];
  const std::optional<Estimate> made =
      declared.deals > 0 ? std::optional(wilson_estimate(declared.made, declared.deals)) : std::nullopt;
  fields.emplace_back("declared", number(share(declared.deals, party.tally.deals())));
  add(fields, "made", made);
  fields.emplace_back("ev_declared", number(ev_of(declared, party.terms.seating)));
}

}  // namespace

void append_bids(std::vector<Fields>& rows, const FairnessStudy& study, RateBasis rates) {
  for (const TableStudy& table : study.tables) {
    const std::vector<BidFairness>& bids = rates == RateBasis::Counted ? table.bids : table.corrected;
    for (std::size_t bid = 0; bid < bids.size(); ++bid) {
      rows.push_back(bid_fields(study, table, bids[bid]));
      add_declared(rows.back(), study, table, bid, rates);
    }
  }
}

}  // namespace nap::cli

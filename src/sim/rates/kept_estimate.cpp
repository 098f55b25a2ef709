#include <algorithm>
#include <cassert>

#include "nap/sim/leads/keep_choice.hpp"
#include "rates/hand_estimator.hpp"

namespace nap {
namespace {

// The contracts for which the same cards are kept.
struct KeptHand {
  CardSet keep;
  Setup setup;
  std::vector<Contract> contracts;
};

// Requires canonical cards.
std::vector<KeptHand> kept_hands(CardSet dealt, const Setup& setup, std::span<const KeptFor> kept) {
  std::vector<KeptHand> hands;
  for (const auto& [contract, keep] : kept) {
    const auto same = std::find_if(hands.begin(), hands.end(),
                                   [&, keep = keep](const KeptHand& hand) { return hand.keep == keep; });
    if (same != hands.end()) {
      same->contracts.push_back(contract);
    } else {
      hands.push_back({keep, setup_after(setup, dealt, keep), {contract}});
    }
  }
  return hands;
}

// Everything that is counted of the hands. Whatever is kept, the unseen cards are the same, and so are the
// other seats' hands in deal i.
struct AllKept {
  std::vector<RandomDeals> sources;
  std::vector<std::vector<Outcome>> outcomes;
  std::vector<HandEstimate::Row> rows;
  std::uint64_t deals = 0;

  void add(const KeptHand& hand, RandomDeals source, Evaluation evaluation) {
    std::size_t places = 0;
    for (const std::vector<Outcome>& before : outcomes) places += before.size();
    shift(evaluation.rows, places);
    for (HandEstimate::Row& row : evaluation.rows) {
      row.keep = hand.keep;
      rows.push_back(std::move(row));
    }
    sources.push_back(std::move(source));
    outcomes.push_back(std::move(evaluation.outcomes));
    deals = std::max(deals, evaluation.deals);
  }

  Tally count(Harness& harness) const {
    std::vector<Harness::Counted> parts;
    for (std::size_t i = 0; i < sources.size(); ++i) parts.push_back({sources[i], outcomes[i]});
    harness.monitor().planned += deals;
    return harness.count(parts, {0, deals});
  }

  HandEstimate::Row row_of(const Contract& contract) const {
    return *std::find_if(rows.begin(), rows.end(),
                         [&](const HandEstimate::Row& row) { return row.contract == contract; });
  }
};

}  // namespace

HandEstimate estimate_kept(Harness& harness, CardSet dealt, const Setup& setup, std::span<const KeptFor> kept,
                           const SamplePlan& plan, const LeadPlan& leads) {
  const CanonicalHand canonical = canonical_hand(dealt, setup.out_of_play);
  const Setup canonical_setup = renamed(setup, canonical.from_written);
  std::vector<KeptFor> canonical_kept(kept.begin(), kept.end());
  for (KeptFor& each : canonical_kept) each.keep = canonical.from_written(each.keep);
  LeadPlan plan_of_leads = leads;
  if (leads.only) plan_of_leads.only = canonical.from_written(*leads.only);

  HandEstimate estimate;
  estimate.is_complete = false;
  AllKept all;
  for (const KeptHand& hand : kept_hands(canonical.hand, canonical_setup, canonical_kept)) {
    HandEstimator estimator(harness, hand.keep, hand.setup, hand.contracts, plan, plan_of_leads);
    std::optional<Evaluation> evaluation = estimator.prepare();
    if (!evaluation) return estimate;
    all.add(hand, estimator.fresh_deals(), *std::move(evaluation));
  }
  estimate.tally = all.count(harness);
  estimate.is_complete = estimate.tally.deals() == all.deals;
  for (const KeptFor& each : kept) estimate.rows.push_back(all.row_of(each.contract));
  rename(estimate.rows, canonical.from_written.inverse());
  return estimate;
}

}  // namespace nap

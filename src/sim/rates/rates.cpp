#include "nap/sim/rates/rates.hpp"

#include <algorithm>

#include "nap/sim/deals/distinct_worlds.hpp"
#include "nap/sim/deals/harness.hpp"
#include "nap/sim/leads/lead_choice.hpp"
#include "nap/sim/leads/lead_race.hpp"

namespace nap {
namespace {

// After how many deals rates are looked at, and how often each look may miss.
class Looks {
 public:
  explicit Looks(double precision) {
    // The last look gets the part of the 5 % that the early looks leave. In turn, the number of early looks
    // depends on when the last look comes.
    const auto last_after = [&](std::size_t early) {
      return deals_for_precision(0.5, precision, kMiss - RatePlan::kEarlyMiss * static_cast<double>(early));
    };
    for (std::uint64_t deals = RatePlan::kFirstLook; deals < last_after(early_.size()); deals *= 2) {
      early_.push_back(deals);
    }
    last_ = last_after(early_.size());
  }

  std::uint64_t last() const { return last_; }

  // The number of deals at the next look after `deals`.
  std::uint64_t next(std::uint64_t deals) const {
    const auto later = std::upper_bound(early_.begin(), early_.end(), deals);
    return later == early_.end() ? last_ : *later;
  }

  // On average over rates, Wilson's intervals keep their level. An early look has few deals and needs an
  // interval that keeps its level for every rate. So it takes the wider bounds of Wilson's interval and the
  // exact one. (For some rates the exact interval is the narrower one.)
  Estimate estimate(std::uint64_t successes, std::uint64_t deals) const {
    const double spent = RatePlan::kEarlyMiss * static_cast<double>(early_.size());
    if (deals == last_) return wilson_estimate(successes, deals, kMiss - spent);
    const Estimate wilson = wilson_estimate(successes, deals, RatePlan::kEarlyMiss);
    if (!is_decided(wilson)) return wilson;  // counting continues
    const Estimate exact = exact_estimate(successes, deals, RatePlan::kEarlyMiss);
    return {wilson.value, std::min(wilson.low, exact.low), std::max(wilson.high, exact.high)};
  }

  // A rate that may pay needs kGoodDeals deals even if it surely pays: how much it pays matters, too.
  bool is_enough(const Estimate& rate, std::uint64_t deals) const {
    if (deals == last_) return true;
    return is_decided(rate) && (rate.high < kBreakEvens.front() || deals >= RatePlan::kGoodDeals);
  }

 private:
  static constexpr double kMiss = 0.05;

  std::vector<std::uint64_t> early_;
  std::uint64_t last_;
};

class RateEstimator {
 public:
  RateEstimator(Solver& solver, CardSet hand, const Setup& setup, std::span<const Contract> contracts,
                const RatePlan& plan, const std::atomic<bool>& stop)
      : solver_(solver),
        hand_(hand),
        setup_(setup),
        seed_(plan.seed),
        looks_(plan.precision),
        stop_(stop),
        contracts_(contracts) {}

  std::vector<Rate> estimate() {
    const bool are_few = EveryWorld::count(setup_, RatePlan::kEnumerateUpTo).has_value();
    std::vector<Rate> rates = are_few ? enumerated() : sampled();
    if (stop_) rates.clear();
    return rates;
  }

 private:
  // A pilot has one deal for so many deals of a rate that is measured to the end.
  static constexpr std::uint64_t kPilotShare = 16;

  std::vector<Rate> enumerated() {
    const DistinctWorlds worlds(setup_, hand_);
    const std::vector<LeadChoice> choices = all_leads(setup_, hand_, contracts_);
    const Tally tally = count_deals(solver_, worlds, {0, worlds.size()}, openings_of(choices), stop_);
    if (stop_) return {};
    std::vector<Rate> rates;
    for (const auto& [opening, place] : best_openings(choices, tally)) {
      const std::uint64_t successes = tally.successes(place);
      const double rate = static_cast<double>(successes) / static_cast<double>(tally.deals());
      rates.push_back({opening.contract, *opening.lead, tally.deals(), successes, Estimate::exact(rate)});
    }
    return rates;
  }

  std::vector<Rate> sampled() {
    const std::vector<Opening> leads =
        race_leads(solver_, hand_, setup_, contracts_, seed_, looks_.last() / kPilotShare, stop_);
    std::vector<Rate> rates;
    for (std::size_t i = 0; i < contracts_.size(); ++i) {
      rates.push_back({contracts_[i], leads[i], 0, 0, Estimate{0.0, 0.0, 1.0}});
    }
    measure(rates);
    return rates;
  }

  // Finished rates take no part in later deals.
  void measure(std::vector<Rate>& rates) const {
    const RandomDeals deals(setup_, hand_, seed_of_hand(seed_, hand_), Stream::Evaluation);
    std::vector<Rate*> unfinished;
    for (Rate& rate : rates) unfinished.push_back(&rate);
    for (std::uint64_t done = 0; !unfinished.empty() && !stop_;) {
      const DealRange range{done, looks_.next(done)};
      count(unfinished, deals, range);
      done = range.last;
      std::erase_if(unfinished,
                    [&](const Rate* rate) { return looks_.is_enough(rate->success, rate->deals); });
    }
  }

  void count(std::span<Rate* const> rates, const RandomDeals& deals, DealRange range) const {
    std::vector<Outcome> outcomes;
    for (const Rate* rate : rates) outcomes.push_back({rate->contract, rate->lead});
    const Tally tally = count_deals(solver_, deals, range, outcomes, stop_);
    if (stop_) return;
    for (std::size_t i = 0; i < rates.size(); ++i) {
      rates[i]->deals += tally.deals();
      rates[i]->successes += tally.successes(i);
      rates[i]->success = looks_.estimate(rates[i]->successes, rates[i]->deals);
    }
  }

  Solver& solver_;
  CardSet hand_;
  const Setup& setup_;
  std::uint64_t seed_;
  Looks looks_;
  const std::atomic<bool>& stop_;
  std::span<const Contract> contracts_;
};

}  // namespace

bool is_decided(const Estimate& rate) {
  return std::none_of(kBreakEvens.begin(), kBreakEvens.end(),
                      [&](double break_even) { return rate.low <= break_even && break_even <= rate.high; });
}

Estimate interval_of(std::uint64_t successes, std::uint64_t deals, double precision) {
  return Looks(precision).estimate(successes, deals);
}

std::vector<Contract> rated_contracts(int cards) {
  std::vector<Contract> contracts;
  for (int tricks = 1; tricks <= cards; ++tricks) contracts.push_back({tricks, Trump::first_lead()});
  contracts.push_back({0, Trump::none()});
  contracts.push_back({0, Trump::first_lead()});
  return contracts;
}

std::vector<Rate> estimate_rates(Solver& solver, CardSet hand, const Setup& setup,
                                 std::span<const Contract> contracts, const RatePlan& plan,
                                 const std::atomic<bool>& stop) {
  return RateEstimator(solver, hand, setup, contracts, plan, stop).estimate();
}

}  // namespace nap

#include "ask/counted_evidence.hpp"

#include <algorithm>

#include "nap/rules/payout.hpp"

namespace nap {

std::vector<Contract> distinct_contracts(const std::vector<Bid>& bids) {
  std::vector<Contract> contracts;
  for (const Bid& bid : bids) {
    if (std::find(contracts.begin(), contracts.end(), bid.contract) == contracts.end()) {
      contracts.push_back(bid.contract);
    }
  }
  return contracts;
}

BidAnswer CountedEvidence::answer(const Bid& bid) const {
  const HandEstimate::Row& row = row_of(bid);
  const std::optional<Opening> lead = model_ == Model::Committed ? std::optional(row.lead) : std::nullopt;
  BidAnswer answer{bid,
                   lead,
                   estimate_.rate(outcome(bid)),
                   estimate_.rate(row.double_dummy),
                   break_even(bid),
                   per_deal(paid(&bid)),
                   0.0};
  for (const HandEstimate::CountedLead& counted : row.leads) {
    answer.leads.push_back({counted.lead, estimate_.rate(counted.place)});
  }
  std::stable_sort(answer.leads.begin(), answer.leads.end(),
                   [](const LeadRate& a, const LeadRate& b) { return a.success.value > b.success.value; });
  return answer;
}

Estimate CountedEvidence::difference_to(const Bid* a, const CountedEvidence& other, const Bid* b) const {
  const bool is_same = this == &other;
  // Within one hand the sum is a whole number, so the difference of equal bids is exactly zero.
  const double value = is_same ? static_cast<double>(paid(a) - other.paid(b)) / static_cast<double>(deals())
                               : per_deal(paid(a)) - other.per_deal(other.paid(b));
  if (estimate_.is_exact) return Estimate::exact(value);
  const Estimate difference = paired_difference(counts_with(a, other, b), span_of(a), span_of(b));
  return {value, difference.low + loss_of(b) - loss_of(a), difference.high + loss_of(b) - loss_of(a)};
}

Estimate CountedEvidence::success_difference_to(const Bid& a, const CountedEvidence& other,
                                                const Bid& b) const {
  const double value = estimate_.rate(outcome(a)).value - other.estimate_.rate(other.outcome(b)).value;
  if (estimate_.is_exact) return Estimate::exact(value);
  const Estimate difference = paired_difference(counts_with(&a, other, &b), 1.0, 1.0);
  return {value, difference.low, difference.high};
}

PairedCounts CountedEvidence::counts_with(const Bid* a, const CountedEvidence& other, const Bid* b) const {
  const std::uint64_t both =
      a != nullptr && b != nullptr ? estimate_.tally.joint(outcome(*a), other.outcome(*b)) : 0;
  return {successes(a), other.successes(b), both, deals()};
}

const HandEstimate::Row& CountedEvidence::row_of(const Bid& bid) const {
  return *std::find_if(estimate_.rows.begin(), estimate_.rows.end(),
                       [&](const HandEstimate::Row& row) { return row.contract == bid.contract; });
}

std::size_t CountedEvidence::outcome(const Bid& bid) const {
  return model_ == Model::Committed ? row_of(bid).committed : row_of(bid).double_dummy;
}

std::uint64_t CountedEvidence::successes(const Bid* bid) const {
  return bid != nullptr ? estimate_.tally.successes(outcome(*bid)) : 0;
}

std::int64_t CountedEvidence::paid(const Bid* bid) const {
  return bid != nullptr ? payout_per_payer(*bid, successes(bid), deals()) : 0;
}

double CountedEvidence::per_deal(std::int64_t paid) const {
  return static_cast<double>(paid) / static_cast<double>(deals());
}

}  // namespace nap

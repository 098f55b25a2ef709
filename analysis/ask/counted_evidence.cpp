#include "ask/counted_evidence.hpp"

#include <algorithm>

#include "nap/rules/payout.hpp"

namespace nap {

namespace {

void add_new(std::vector<Contract>& contracts, const Contract& contract) {
  if (std::find(contracts.begin(), contracts.end(), contract) == contracts.end())
    contracts.push_back(contract);
}

}  // namespace

std::vector<Contract> distinct_contracts(const std::vector<Bid>& bids) {
  std::vector<Contract> contracts;
  for (const Bid& bid : bids) add_new(contracts, bid.contract);
  return contracts;
}

std::vector<Contract> contracts_to_rate(const Question& question) {
  const std::vector<Bid> bids = question.bids();
  std::vector<Contract> contracts = distinct_contracts(bids);
  if (question.leads.only) return contracts;
  for (const Bid& bid : bids) add_new(contracts, freely_led(bid.contract));
  return contracts;
}

Contract freely_led(Contract contract) {
  contract.lead = LeadRule::Free;
  return contract;
}

Answer counted_answer(Model model, const HandEstimate& estimate, const Question& question) {
  Answer answer = answer_from(CountedEvidence(model, estimate), question);
  answer.model = model;
  return answer;
}

BidAnswer CountedEvidence::answer(const Bid& bid) const {
  const HandEstimate::Row& row = *find_row(bid.contract);
  const std::optional<Opening> lead = model_ == Model::Committed ? std::optional(row.lead) : std::nullopt;
  BidAnswer answer{bid,
                   lead,
                   estimate_.rate(outcome(bid)),
                   estimate_.rate(row.double_dummy),
                   break_even(bid),
                   per_deal(paid(&bid)),
                   0.0};
  answer.keep = row.keep;
  for (const HandEstimate::CountedLead& counted : row.leads) {
    answer.leads.push_back({counted.lead, estimate_.rate(counted.place)});
  }
  const HandEstimate::Row* free = find_row(freely_led(bid.contract));
  if (bid.contract.has_forced_lead() && free != nullptr)
    answer.free_lead = LeadRate{free->lead, estimate_.rate(outcome(*free))};
  std::stable_sort(answer.leads.begin(), answer.leads.end(),
                   [](const LeadRate& a, const LeadRate& b) { return a.success.value > b.success.value; });
  return answer;
}

Estimate CountedEvidence::difference_to(const Bid* a, const CountedEvidence& other, const Bid* b) const {
  const bool is_same = this == &other;
  // Within one hand and without a pool the sum is a whole number, so the difference of equal bids is exactly
  // zero.
  const double value =
      is_same ? per_deal(paid(a) - other.paid(b)) : per_deal(paid(a)) - other.per_deal(other.paid(b));
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

const HandEstimate::Row* CountedEvidence::find_row(const Contract& contract) const {
  const auto row = std::find_if(estimate_.rows.begin(), estimate_.rows.end(),
                                [&](const HandEstimate::Row& each) { return each.contract == contract; });
  return row == estimate_.rows.end() ? nullptr : &*row;
}

std::size_t CountedEvidence::outcome(const HandEstimate::Row& row) const {
  return model_ == Model::Committed ? row.committed : row.double_dummy;
}

std::size_t CountedEvidence::outcome(const Bid& bid) const { return outcome(*find_row(bid.contract)); }

std::uint64_t CountedEvidence::successes(const Bid* bid) const {
  return bid != nullptr ? estimate_.tally.successes(outcome(*bid)) : 0;
}

double CountedEvidence::paid(const Bid* bid) const {
  return bid != nullptr ? payout_per_payer(*bid, successes(bid), deals()) : 0.0;
}

double CountedEvidence::per_deal(double paid) const { return paid / static_cast<double>(deals()); }

}  // namespace nap

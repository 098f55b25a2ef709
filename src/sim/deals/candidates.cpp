#include "deals/candidates.hpp"

#include <algorithm>
#include <tuple>

#include "deals/leads.hpp"

namespace nap {
Candidates::Candidates(CardSet hand, std::span<const Contract> contracts)
    : hand_(hand), leads_(distinct_leads(hand)) {
  for (const Contract& contract : contracts) {
    for (int tricks = 1; tricks <= hand.size() && !contract.is_misere(); ++tricks) {
      add_leads({tricks, contract.trump});
    }
    if (contract.is_misere()) add_leads(contract);
  }
}

std::size_t Candidates::place_of(const Outcome& outcome) {
  const auto known = std::find(outcomes_.begin(), outcomes_.end(), outcome);
  if (known != outcomes_.end()) return static_cast<std::size_t>(known - outcomes_.begin());
  outcomes_.push_back(outcome);
  return outcomes_.size() - 1;
}

Card Candidates::best_lead(const Tally& tally, const Contract& contract) {
  const auto merit = [&](Card lead) {
    const std::uint64_t tricks = contract.is_misere() ? 0 : tricks_in_all(tally, contract.trump, lead);
    return std::tuple(tally.successes(place_of({contract, lead})), tricks, preference(hand_, contract, lead));
  };
  return *std::max_element(leads_.begin(), leads_.end(), [&](Card a, Card b) { return merit(a) < merit(b); });
}

void Candidates::add_leads(const Contract& contract) {
  for (const Card lead : leads_) place_of({contract, lead});
}

// Tricks are the number of targets reached.
std::uint64_t Candidates::tricks_in_all(const Tally& tally, Trump trump, Card lead) {
  std::uint64_t tricks = 0;
  for (int target = 1; target <= hand_.size(); ++target) {
    tricks += tally.successes(place_of({{target, trump}, lead}));
  }
  return tricks;
}

}  // namespace nap

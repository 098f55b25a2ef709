#include "nap/analysis/played/play_record.hpp"

#include <cassert>

#include "nap/analysis/played/played_model.hpp"
#include "nap/sim/deals/outcome.hpp"
#include "nap/sim/leads/leads.hpp"

namespace nap {
namespace {

// Tricks that must be cashed in the right order do not prove what a player takes.
bool is_proved(const Setup& setup, CardSet hand, const PlayRecord& record) {
  return !record.contract.trump.is_none() &&
         is_guaranteed(setup, hand, Outcome{record.contract, record.lead});
}

Estimate open_rate(const HandRate& committed, const PlayRecord& record) {
  assert(record.open || record.lead == committed.lead);
  return record.open ? wilson_estimate(record.open->made, record.open->deals) : committed.success;
}

}  // namespace

std::vector<PlayRecord> unplayed(std::span<const HandRate> committed) {
  std::vector<PlayRecord> records;
  for (const HandRate& rate : committed) records.push_back({rate.contract, rate.lead});
  return records;
}

HandRate rate_in_play(const Setup& setup, CardSet hand, const HandRate& committed, const PlayRecord& record) {
  assert(committed.contract == record.contract);
  if (is_proved(setup, hand, record)) {
    return {record.contract, record.lead, Estimate::exact(1.0), 0.0, RateSource::Played};
  }
  const Estimate open = open_rate(committed, record);
  const StrataPriors strata =
      joined(predicted_strata(setup, hand, record.contract, record.lead, open.value), record.plays);
  const Estimate success = played_rate(open, strata);
  return {record.contract,
          record.lead,
          success,
          success.half_width() / normal_point(),
          record.is_played() ? RateSource::Played : RateSource::Predicted,
          strata.open_made.made,
          strata.open_lost.made};
}

std::vector<HandRate> rates_in_play(const Setup& setup, CardSet hand, std::span<const HandRate> committed,
                                    std::span<const PlayRecord> records) {
  assert(committed.size() == records.size());
  std::vector<HandRate> rates;
  for (std::size_t i = 0; i < records.size(); ++i) {
    rates.push_back(rate_in_play(setup, hand, committed[i], records[i]));
  }
  return rates;
}

}  // namespace nap

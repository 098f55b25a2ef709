#include "nap/sim/leads/lead_choice.hpp"

#include <algorithm>
#include <cassert>

#include "nap/sim/leads/leads.hpp"

namespace nap {

LeadChoice::LeadChoice(const Setup& setup, CardSet hand, std::vector<Outcome> openings)
    : hand_(hand), openings_(std::move(openings)) {
  assert(!openings_.empty());
  std::vector<bool> proved;
  for (const Outcome& opening : openings_) proved.push_back(is_guaranteed(setup, hand, opening));
  is_proved_ = std::find(proved.begin(), proved.end(), true) != proved.end();
  if (is_proved_) keep(proved);
}

void LeadChoice::keep_most(std::span<const std::uint64_t> successes) {
  assert(successes.size() == openings_.size());
  const std::uint64_t most = *std::max_element(successes.begin(), successes.end());
  std::vector<bool> is_kept;
  for (const std::uint64_t each : successes) is_kept.push_back(each == most);
  keep(is_kept);
}

void LeadChoice::keep(const std::vector<bool>& is_kept) {
  std::vector<Outcome> kept;
  for (std::size_t i = 0; i < openings_.size(); ++i) {
    if (is_kept[i]) kept.push_back(openings_[i]);
  }
  assert(!kept.empty());
  openings_ = std::move(kept);
}

const Outcome& LeadChoice::best() const {
  return *std::max_element(openings_.begin(), openings_.end(), [this](const Outcome& a, const Outcome& b) {
    return preference(hand_, a) < preference(hand_, b);
  });
}

std::vector<LeadChoice> all_leads(const Setup& setup, CardSet hand, std::span<const Contract> contracts) {
  std::vector<LeadChoice> choices;
  for (const Contract& contract : contracts) {
    std::vector<Outcome> openings;
    for (const Opening& opening : distinct_openings(hand, contract, setup.out_of_play))
      openings.push_back({contract, opening});
    choices.emplace_back(setup, hand, std::move(openings));
  }
  return choices;
}

std::vector<Outcome> openings_of(std::span<const LeadChoice> choices) {
  std::vector<Outcome> openings;
  for (const LeadChoice& choice : choices) {
    openings.insert(openings.end(), choice.openings().begin(), choice.openings().end());
  }
  return openings;
}

std::vector<CountedOpening> best_openings(std::span<const LeadChoice> choices, const Tally& tally) {
  std::vector<CountedOpening> best;
  std::size_t first = 0;
  for (LeadChoice choice : choices) {
    const std::vector<Outcome> all(choice.openings().begin(), choice.openings().end());
    std::vector<std::uint64_t> successes;
    for (std::size_t i = 0; i < all.size(); ++i) successes.push_back(tally.successes(first + i));
    choice.keep_most(successes);
    const auto place = std::find(all.begin(), all.end(), choice.best()) - all.begin();
    best.push_back({choice.best(), first + static_cast<std::size_t>(place)});
    first += all.size();
  }
  return best;
}

void run_pilot(std::span<LeadChoice> choices, DealRange deals, const CountPilot& count) {
  std::vector<Outcome> outcomes;
  for (const LeadChoice& choice : choices) {
    if (choice.is_settled()) continue;
    outcomes.insert(outcomes.end(), choice.openings().begin(), choice.openings().end());
  }
  if (outcomes.empty()) return;
  const Tally tally = count(deals, outcomes);
  std::size_t place = 0;
  for (LeadChoice& choice : choices) {
    if (choice.is_settled()) continue;
    std::vector<std::uint64_t> successes;
    for (std::size_t i = 0; i < choice.openings().size(); ++i) successes.push_back(tally.successes(place++));
    choice.keep_most(successes);
  }
}

RandomDeals pilot_deals(const Setup& setup, CardSet hand, std::uint64_t seed) {
  return {setup, hand, seed, Stream::Pilot};
}

std::vector<Outcome> choose_openings(std::vector<LeadChoice> choices, std::uint64_t deals,
                                     const CountPilot& count) {
  run_pilot(choices, {0, deals}, count);
  run_pilot(choices, {deals, 2 * deals}, count);
  std::vector<Outcome> chosen;
  for (const LeadChoice& choice : choices) chosen.push_back(choice.best());
  return chosen;
}

}  // namespace nap

#include "nap/play/selfplay/lead_trial.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <cstdint>
#include <numeric>
#include <utility>

#include "nap/chance/race.hpp"
#include "nap/play/selfplay/deal_cost.hpp"

namespace nap {
namespace {

constexpr std::array<std::uint64_t, 5> kRounds = {32, 96, 224, 448, 896};
constexpr std::array<std::uint64_t, 3> kRoundsOfCostlyDeals = {12, 32, 96};
constexpr std::size_t kMostDeals = kRounds.back();

// So many deals tell leads apart from the first one, but not yet how far apart they are.
constexpr std::uint64_t kFewDeals = 32;

// A contract that no lead makes more often in fewer deals pays hardly anywhere, whatever the lead.
constexpr std::int64_t kHardlyAny = 1;

// Standard errors by which the first lead may be behind; open hands prefer it.
constexpr double kFirst = 1.0;

// Standard errors by which another lead may be behind the first one after more deals than kFewDeals. From
// farther back it hardly gets ahead by kFirst.
constexpr double kHardly = 0.75;

// After how many deals each round ends.
std::span<const std::uint64_t> rounds_with(const Contract& contract, const Shape& shape) {
  // Players look at few possible deals or none.
  const bool is_cheap = contract.is_misere() || contract.needs_every_trick(shape.hand_cards);
  switch (deal_cost(shape)) {
    case DealCost::Low:
      return std::span(kRounds).first(is_cheap ? 5 : 3);
    case DealCost::Middle:
      return std::span(kRounds).first(is_cheap ? 3 : 2);
    case DealCost::High:
      break;
  }
  return std::span(kRoundsOfCostlyDeals).first(is_cheap ? 3 : 2);
}

// Adds to the race what the leads that are left made of the last `deals` deals.
void add_round(Race& race, const std::vector<NumberedTrial>& trials, std::size_t deals) {
  for (std::size_t back = deals; back > 0; --back) {
    Race::Arms good = 0;
    for (std::size_t arm = 0; arm < trials.size(); ++arm) {
      const std::vector<bool>& made = trials[arm].made;
      if (race.is_left(arm) && made[made.size() - back]) good |= Race::Arms{1} << arm;
    }
    race.add(good);
  }
}

}  // namespace

PlayDeals plays_of(SelfPlay& selfplay) {
  return [&selfplay](const DealSource& source, std::span<const std::uint64_t> deals, const PlayedGame& game) {
    return selfplay.play(source, deals, game);
  };
}

NumberedTrial try_leads(std::size_t leads, const Contract& contract, const Shape& shape,
                        const PlayNumbered& play) {
  constexpr double kClearly = 2.0;  // standard errors by which a lead is dropped
  assert(leads > 0);
  std::vector<NumberedTrial> trials;
  for (std::size_t lead = 0; lead < leads; ++lead) trials.push_back({lead, {}, {}});
  Race race(leads);
  const auto taken = [&](std::size_t lead) {
    NumberedTrial trial = trials[lead];
    trial.made_by_first = std::move(trials.front().made);
    return trial;
  };
  std::uint64_t done = 0;
  for (const std::uint64_t round : rounds_with(contract, shape)) {
    if (race.is_over()) break;
    std::vector<std::uint64_t> deals(round - done);
    std::iota(deals.begin(), deals.end(), done);
    for (NumberedTrial& trial : trials) {
      if (!race.is_left(trial.lead)) continue;
      const std::vector<bool> made = play(trial.lead, deals);
      if (made.size() < deals.size()) return taken(race.leader());  // stopped
      trial.made.insert(trial.made.end(), made.begin(), made.end());
    }
    add_round(race, trials, deals.size());
    done = round;
    race.drop_behind(kClearly);
    if (done < kFewDeals) {
      if (race.successes(race.leader()) <= kHardlyAny) break;
      continue;
    }
    if (race.is_left(0)) race.drop_no_better(0, done == kFewDeals ? kClearly : kHardly);
  }
  const std::size_t best = race.leader();
  return taken(race.is_left(0) && !race.is_behind(0, best, kFirst) ? 0 : best);
}

LeadTrial try_leads(const PlayDeals& play, const DealSource& source, PlayedGame game,
                    std::span<const Opening> leads) {
  NumberedTrial trial = try_leads(leads.size(), game.contract, source.deal(0).hands.shape(),
                                  [&](std::size_t lead, std::span<const std::uint64_t> deals) {
                                    game.lead = leads[lead];
                                    return play(source, deals, game);
                                  });
  return {leads[trial.lead], std::move(trial.made), std::move(trial.made_by_first)};
}

LeadTrial confirm_lead(const PlayDeals& play, const DealSource& source, PlayedGame game, const Opening& first,
                       LeadTrial trial) {
  constexpr double kSurely = 3.0;
  if (trial.lead == first) return trial;
  const bool is_costly = deal_cost(source.deal(0).hands.shape()) == DealCost::High;
  const std::size_t most_times = is_costly ? 2 : 4;
  const auto play_to = [&](LeadTrial& lead, std::size_t end) {
    if (lead.made.size() >= end) return;  // of a stopped trial the first lead may have played more
    std::vector<std::uint64_t> deals(end - lead.made.size());
    std::iota(deals.begin(), deals.end(), lead.made.size());
    game.lead = lead.lead;
    const std::vector<bool> made = play(source, deals, game);
    lead.made.insert(lead.made.end(), made.begin(), made.end());
  };
  LeadTrial of_first{first, std::move(trial.made_by_first), {}};
  Race race(2);
  const std::size_t tried = trial.made.size();
  const std::size_t last = std::max(tried, std::min(most_times * tried, kMostDeals));
  for (std::size_t end = tried; end <= last; end *= 2) {
    play_to(of_first, end);
    play_to(trial, end);
    if (of_first.made.size() < end || trial.made.size() < end) return trial;  // stopped
    for (auto deal = static_cast<std::size_t>(race.samples()); deal < end; ++deal) {
      race.add((of_first.made[deal] ? 1U : 0U) | (trial.made[deal] ? 2U : 0U));
    }
    if (race.successes(0) >= race.successes(1) || race.is_behind(0, 1, kSurely)) break;
  }
  return race.is_behind(0, 1, kFirst) ? trial : of_first;
}

}  // namespace nap

#include "nap/play/selfplay/lead_trial.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <cstdint>
#include <numeric>

namespace nap {
namespace {

// How long leads are tried: the ends of the rounds, and after how many deals it ends where no lead makes one.
struct Patience {
  std::span<const std::uint64_t> rounds;
  std::uint64_t without_success;
};
constexpr std::array<std::uint64_t, 5> kRounds = {32, 96, 224, 448, 896};

Patience patience_with(const DealSource& source, const Contract& contract) {
  constexpr std::size_t kDear = 3;
  // Players look at few possible deals or none.
  const bool is_cheap = contract.is_misere() || contract.tricks >= source.deal(0).hand(kDeclarer).size();
  if (is_cheap) return {kRounds, kRounds[2]};
  return {std::span(kRounds).first(kDear), kRounds[0]};
}

std::int64_t successes(const LeadTrial& trial) {
  return std::count(trial.made.begin(), trial.made.end(), true);
}

// By more than so many standard errors.
bool is_behind(const LeadTrial& trial, const LeadTrial& best, std::int64_t errors) {
  std::int64_t only_best = 0;
  std::int64_t only_this = 0;
  for (std::size_t deal = 0; deal < trial.made.size(); ++deal) {
    if (best.made[deal] && !trial.made[deal]) ++only_best;
    if (!best.made[deal] && trial.made[deal]) ++only_this;
  }
  const std::int64_t behind = only_best - only_this;
  return behind > 0 && behind * behind > errors * errors * (only_best + only_this);
}

const LeadTrial& best_of(const std::vector<LeadTrial>& trials) {
  return *std::max_element(trials.begin(), trials.end(), [](const LeadTrial& a, const LeadTrial& b) {
    return successes(a) < successes(b);
  });
}

}  // namespace

LeadTrial try_leads(const PlayDeals& play, const DealSource& source, PlayedGame game,
                    std::span<const Card> leads) {
  assert(!leads.empty());
  std::vector<LeadTrial> trials;
  for (const Card lead : leads) trials.push_back({lead, {}});
  std::uint64_t done = 0;
  const Patience patience = patience_with(source, game.contract);
  for (const std::uint64_t round : patience.rounds) {
    const bool is_hopeless = done >= patience.without_success && successes(best_of(trials)) == 0;
    if (trials.size() == 1 || is_hopeless) break;
    std::vector<std::uint64_t> deals(round - done);
    std::iota(deals.begin(), deals.end(), done);
    for (LeadTrial& trial : trials) {
      game.lead = trial.lead;
      const std::vector<bool> made = play(source, deals, game);
      if (made.size() < deals.size()) return best_of(trials);  // stopped
      trial.made.insert(trial.made.end(), made.begin(), made.end());
    }
    done = round;
    const LeadTrial best = best_of(trials);
    std::erase_if(trials, [&](const LeadTrial& trial) { return is_behind(trial, best, 2); });
  }
  const LeadTrial& best = best_of(trials);
  const LeadTrial& first = trials.front();
  return first.lead == leads.front() && !is_behind(first, best, 1) ? first : best;
}

LeadTrial try_leads(SelfPlay& selfplay, const DealSource& source, const PlayedGame& game,
                    std::span<const Card> leads) {
  const PlayDeals play = [&](const DealSource& from, std::span<const std::uint64_t> deals,
                             const PlayedGame& with) { return selfplay.play(from, deals, with); };
  return try_leads(play, source, game, leads);
}

}  // namespace nap

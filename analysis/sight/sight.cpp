#include "nap/analysis/sight/sight.hpp"

#include <algorithm>
#include <memory>

#include "hands/average.hpp"
#include "hands/shares.hpp"
#include "nap/play/players/make_player.hpp"
#include "sight/near_hands.hpp"
#include "sight/sighted_play.hpp"

namespace nap {
namespace {

// Deals of one hand that the declarer makes.
struct MadeDeals {
  int everybody_sees = 0;
  int declarer_sees = 0;
  int defenders_see = 0;
  int nobody_sees = 0;

  void add(const SightedPlay& play) {
    everybody_sees += play.everybody_sees ? 1 : 0;
    declarer_sees += play.declarer_sees ? 1 : 0;
    defenders_see += play.defenders_see ? 1 : 0;
    nobody_sees += play.nobody_sees ? 1 : 0;
  }

  int gap() const { return nobody_sees - everybody_sees; }
  // Twice the parts of the gap, which are whole numbers. Together they are twice the gap.
  int twice_declarers() const { return (defenders_see - everybody_sees) + (nobody_sees - declarer_sees); }
  int twice_defenders() const { return (declarer_sees - everybody_sees) + (nobody_sees - defenders_see); }
};

// The mean over hands of a hand's value per deal.
template <class Value>
std::optional<Estimate> mean_of(const std::vector<MadeDeals>& hands, double deals, const Value& value) {
  Average average;
  for (const MadeDeals& hand : hands) average.add(1.0, static_cast<double>(value(hand)) / deals);
  return average.mean();
}

// The success rate. Its interval ends where rates end.
template <class Made>
std::optional<Estimate> rate_of(const std::vector<MadeDeals>& hands, double deals, const Made& made) {
  std::optional<Estimate> rate = mean_of(hands, deals, made);
  if (rate) rate = as_share(*rate);
  return rate;
}

void fill(SightRow& row, const std::vector<MadeDeals>& hands, const SightPlan& plan) {
  const auto deals = static_cast<double>(plan.deals);
  row.hands = hands.size();
  row.deals = plan.deals * hands.size();
  row.rates = {rate_of(hands, deals, [](const MadeDeals& made) { return made.everybody_sees; }),
               rate_of(hands, deals, [](const MadeDeals& made) { return made.declarer_sees; }),
               rate_of(hands, deals, [](const MadeDeals& made) { return made.defenders_see; }),
               rate_of(hands, deals, [](const MadeDeals& made) { return made.nobody_sees; })};
  row.gap = {mean_of(hands, deals, [](const MadeDeals& made) { return made.gap(); }),
             mean_of(hands, 2.0 * deals, [](const MadeDeals& made) { return made.twice_declarers(); }),
             mean_of(hands, 2.0 * deals, [](const MadeDeals& made) { return made.twice_defenders(); })};
}

std::vector<MadeDeals> play(Harness& harness, const Setup& setup, const Contract& contract,
                            const std::vector<NearHand>& hands, const SightPlan& plan) {
  std::vector<MadeDeals> made(hands.size());
  std::vector<std::unique_ptr<Player>> people(harness.threads());
  harness.for_each(made.size(), [&](std::uint64_t i, Solver& solver, std::size_t thread) {
    if (!people[thread]) people[thread] = make_player(kReferencePlayer, solver, plan.seed);
    const auto& [hand, lead] = hands[i];
    const PlayedGame game{contract, Calls{contract}, lead};
    const RandomDeals deals(setup, hand, seed_of_hand(plan.seed, hand), Stream::Play);
    // A hand that was drawn twice gets other deals.
    const std::uint64_t first = i * plan.deals;
    for (std::uint64_t deal = first; deal < first + plan.deals; ++deal)
      made[i].add(play_with_sight(deals.deal(deal), game, *people[thread], solver));
  });
  return made;
}

}  // namespace

std::optional<std::vector<SightRow>> measure_sight(Harness& harness, const Setup& setup,
                                                   std::span<const Contract> contracts,
                                                   const SightPlan& plan) {
  Monitor& monitor = harness.monitor();
  monitor.planned += contracts.size() * plan.hands;  // hands looked at are added as they come
  std::vector<SightRow> rows;
  for (const Contract& contract : contracts) {
    const NearHands near = find_near_hands(harness, setup, contract, plan.seed, plan.hands);
    const std::vector<MadeDeals> made = play(harness, setup, contract, near.hands, plan);
    if (monitor.stop) return std::nullopt;
    monitor.planned -= plan.hands - made.size();
    rows.push_back({contract, near.looked_at});
    fill(rows.back(), made, plan);
  }
  return rows;
}

}  // namespace nap

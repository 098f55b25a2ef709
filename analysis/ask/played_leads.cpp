#include "ask/played_leads.hpp"

#include <utility>

#include "ask/played_sample.hpp"
#include "nap/play/selfplay/lead_trial.hpp"
#include "nap/sim/deals/distinct_worlds.hpp"
#include "nap/sim/leads/leads.hpp"

namespace nap {
namespace {

class GamesOfHand : public GameSource {
 public:
  GamesOfHand(RandomDeals deals, const PlayedGame& game) : deals_(std::move(deals)), game_(game) {}

  Dealt deal(std::uint64_t i) const override { return deals_.deal(i); }
  PlayedGame game(std::uint64_t /*i*/) const override { return game_; }

 private:
  RandomDeals deals_;
  PlayedGame game_;
};

// A contract whose lead is chosen.
struct TriedLead {
  Opening lead;
  std::optional<double> proved_rate;
  StrataPlays pilot;  // what the trial played with this lead
};

// The deals of a trial, by stratum.
StrataPlays strata_of(HandAtTable& table, const Contract& contract, const LeadTrial& trial) {
  const std::vector<char> open = table.selfplay.made_open(
      OneGame(table.trial_deals, table.game_of(contract, trial.lead)), {0, trial.made.size()});
  StrataPlays strata;
  for (std::size_t deal = 0; deal < trial.made.size(); ++deal) {
    Plays& stratum = open[deal] != 0 ? strata.open_made : strata.open_lost;
    stratum += Plays{1, trial.made[deal] ? std::uint64_t{1} : std::uint64_t{0}};
  }
  return strata;
}

// Every card is tried: a card that open hands rate ten points behind may be the best if nobody sees them.
// That a card between two others is out of play does not make these alike, because the defenders do not know
// it. The committed lead comes first, so it stays if play cannot tell leads apart.
TriedLead tried(HandAtTable& table, const HandEstimate::Row& row, const Estimate& open) {
  const std::optional<double> proved = proved_rate(table.setup, table.hand(), row.contract, row.lead);
  const bool is_open_question = !table.question.leads.only && !proved && open.value <= kSafeOpenRate;
  if (!is_open_question || table.is_stopped()) return {row.lead, proved, {}};
  const std::vector<Opening> leads = leads_to_try(table.hand(), row.contract, row.lead);
  if (leads.size() == 1) return {row.lead, proved, {}};
  const PlayedGame game = table.game_of(row.contract, row.lead);
  const PlayDeals play = plays_of(table.selfplay);
  const LeadTrial trial =
      confirm_lead(play, table.trial_deals, game, row.lead, try_leads(play, table.trial_deals, game, leads));
  return {trial.lead, proved, strata_of(table, row.contract, trial)};
}

// Counts on the same deals as `open`, or on all worlds.
Tally count_open(HandAtTable& table, const HandEstimate& open, std::span<const Outcome> outcomes) {
  if (!open.is_exact) {
    table.harness.monitor().planned += open.tally.deals();
    return table.harness.count(table.open_deals, {0, open.tally.deals()}, outcomes);
  }
  const DistinctWorlds worlds(table.setup, table.hand());
  table.harness.monitor().planned += worlds.size();
  return table.harness.count(worlds, {0, worlds.size()}, outcomes);
}

// The open rates of the leads. Those that the committed model did not choose are counted here. They mean
// nothing if it was stopped.
std::vector<Estimate> open_rates(HandAtTable& table, const HandEstimate& open,
                                 const std::vector<TriedLead>& leads) {
  std::vector<Estimate> rates;
  std::vector<Outcome> outcomes;
  std::vector<std::size_t> changed;
  for (std::size_t i = 0; i < leads.size(); ++i) {
    rates.push_back(open.rate(open.rows[i].committed));
    if (leads[i].lead == open.rows[i].lead) continue;
    outcomes.push_back({open.rows[i].contract, leads[i].lead});
    changed.push_back(i);
  }
  if (changed.empty() || table.is_stopped()) return rates;
  const Tally tally = count_open(table, open, outcomes);
  if (table.is_stopped()) return rates;
  for (std::size_t i = 0; i < changed.size(); ++i) {
    const Estimate sampled = wilson_estimate(tally.successes(i), tally.deals());
    rates[changed[i]] = open.is_exact ? Estimate::exact(sampled.value) : sampled;
  }
  return rates;
}

StrataPlays pilot(HandAtTable& table, const Contract& contract, const TriedLead& lead) {
  if (lead.proved_rate || lead.pilot.deals() > 0 || table.is_stopped()) return lead.pilot;
  return play_pilot(table.selfplay, OneGame(table.trial_deals, table.game_of(contract, lead.lead)));
}

}  // namespace

HandAtTable::HandAtTable(Harness& all_threads, const Question& asked)
    : harness(all_threads),
      question(asked),
      canonical(canonical_hand(asked.hand, asked.out_of_play)),
      setup(renamed(asked.setup(), canonical.from_written)),
      selfplay(reference_play(harness, asked.plan.seed)),
      players_seed(seed_of_defenders(asked.plan.seed)),
      trial_deals(setup, canonical.hand, asked.plan.seed, Stream::Play),
      open_deals(setup, canonical.hand, asked.plan.seed, Stream::Evaluation) {}

PlayedGame HandAtTable::game_of(const Contract& contract, const Opening& lead) const {
  return {contract, Calls{contract}, lead};
}

std::shared_ptr<const GameSource> HandAtTable::games_of(const Contract& contract, const Opening& lead) const {
  return std::make_shared<GamesOfHand>(
      RandomDeals(setup, canonical.hand, seed_of_deals(question.plan.seed, contract), Stream::Evaluation),
      game_of(contract, lead));
}

// Tricks that must be cashed in the right order do not prove what a player takes, so there must be trumps.
std::optional<double> proved_rate(const Setup& setup, CardSet hand, const Contract& contract,
                                  const Opening& lead) {
  if (contract.is_misere() && hand.has_joker()) return 0.0;
  const bool is_made = lead.trump && is_guaranteed(setup, hand, {contract, lead});
  return is_made ? std::optional(1.0) : std::nullopt;
}

std::optional<std::vector<ChosenLead>> choose_leads(HandAtTable& table, const HandEstimate& open) {
  std::vector<TriedLead> leads;
  for (const HandEstimate::Row& row : open.rows) leads.push_back(tried(table, row, open.rate(row.committed)));
  const std::vector<Estimate> rates = open_rates(table, open, leads);
  std::vector<ChosenLead> chosen;
  for (std::size_t i = 0; i < leads.size(); ++i) {
    const Contract& contract = open.rows[i].contract;
    chosen.push_back(
        {contract, leads[i].lead, leads[i].proved_rate, rates[i], pilot(table, contract, leads[i])});
  }
  if (table.is_stopped()) return std::nullopt;
  return chosen;
}

}  // namespace nap

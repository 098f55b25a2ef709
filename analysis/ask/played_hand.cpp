#include "ask/played_hand.hpp"

#include <algorithm>
#include <cmath>

#include "ask/counted_evidence.hpp"
#include "ask/played_leads.hpp"
#include "ask/played_sample.hpp"
#include "nap/play/bracket/bracket.hpp"
#include "nap/play/selfplay/deal_cost.hpp"
#include "nap/rules/payout.hpp"
#include "nap/sim/leads/leads.hpp"

namespace nap {
namespace {

// Half-widths of the intervals if the question asks for none: in play for bids that may turn out to be best,
// and for the others; and with open hands.
struct HalfWidths {
  double in_question;
  double other;
  std::optional<double> open;  // none: as many deals as by default
};

HalfWidths half_widths(const Setup& setup) {
  switch (deal_cost(setup.shape())) {
    case DealCost::Low:
      return {0.015, 0.03, std::nullopt};
    case DealCost::Middle:
      return {0.025, 0.035, std::nullopt};
    case DealCost::High:
      break;
  }
  return {0.07, 0.1, 0.05};
}

// So many open hands are solved that their error is small beside that of play. An open hand of four players
// costs about a hundredth of one that is played.
SamplePlan open_plan(const SamplePlan& plan, const Setup& setup) {
  constexpr double kShare = 3.0;
  constexpr double kDefault = 0.0069;
  constexpr double kOpenDeals = 20.0;  // for each deal that is played
  SamplePlan open = plan;
  open.deals.reset();
  open.precision = half_widths(setup).open;
  const double widest = open.precision.value_or(kDefault);
  if (plan.precision) open.precision = std::min(*plan.precision / kShare, widest);
  if (plan.deals) {
    const double deals = kOpenDeals * static_cast<double>(*plan.deals);
    const double half_width = normal_point() / std::sqrt(4.0 * deals);
    if (half_width < widest) open.precision = half_width;
  }
  return open;
}

// The estimate with open hands, for the canonical hand.
HandEstimate estimate_open(const HandAtTable& table, std::span<const Contract> contracts) {
  const Question& question = table.question;
  LeadPlan leads = question.leads;
  if (leads.only) leads.only = table.canonical.from_written(*leads.only);
  return estimate_hand(table.harness, table.hand(), table.setup, contracts,
                       open_plan(question.plan, table.setup), leads);
}

// What is played of a contract with one lead. `open` is that lead's rate with open hands.
PlayedSample sample_of(HandAtTable& table, const ChosenLead& chosen, const Opening& lead,
                       const Estimate& open, std::uint64_t searched) {
  PlayedSample sample(table.selfplay, table.games_of(chosen.contract, lead), open, searched);
  const SamplePlan& plan = table.question.plan;
  if (plan.deals) {
    sample.play(share_out(*plan.deals, open, chosen.pilot));
  } else {
    sample.play_until(plan.precision.value_or(half_widths(table.setup).other), chosen.pilot);
  }
  return sample;
}

// A contract with its rate in play.
struct RatedLead {
  ChosenLead chosen;
  std::optional<PlayedSample> sample;  // none if the rate is proved
  bool is_fine = false;                // the rate is as fine as a bid in question needs

  Estimate played() const { return sample ? sample->rate() : Estimate::exact(*chosen.proved_rate); }
  std::uint64_t plays() const { return sample ? sample->plays() : 0; }
};

std::vector<RatedLead> rate(HandAtTable& table, const std::vector<ChosenLead>& leads,
                            std::uint64_t searched) {
  std::vector<RatedLead> rated;
  for (const ChosenLead& chosen : leads) {
    if (table.is_stopped()) break;
    rated.push_back({chosen, std::nullopt});
    if (chosen.proved_rate) continue;
    rated.back().sample.emplace(sample_of(table, chosen, chosen.lead, chosen.open, searched));
  }
  return rated;
}

// Plays more of the bids that may be the best.
class Refinement {
 public:
  Refinement(const HandAtTable& table, std::span<const Bid> bids, std::vector<RatedLead>& leads)
      : table_(table), bids_(bids), leads_(leads) {}

  // Finer rates can bring others into question.
  void refine() {
    while (!table_.is_stopped() && refine_those_in_question()) {
    }
  }

 private:
  // Whether any was refined.
  bool refine_those_in_question() {
    bool is_any = false;
    const double best = best_for_sure();
    for (const Bid& bid : bids_) {
      RatedLead& lead = lead_for(bid);
      const bool is_in_question =
          table_.question.may_advise(bid) && expected_payout_per_payer(bid, lead.played().high) >= best;
      if (!is_in_question || !lead.sample || lead.is_fine) continue;
      lead.sample->play_until(half_widths(table_.setup).in_question, lead.chosen.pilot);
      lead.is_fine = true;
      is_any = true;
    }
    return is_any;
  }

  // The least that the best choice is worth, among passing and the bids.
  double best_for_sure() {
    double best = table_.question.may_pass() ? 0.0 : -static_cast<double>(kMaxStake);
    for (const Bid& bid : bids_) {
      if (!table_.question.may_advise(bid)) continue;
      best = std::max(best, expected_payout_per_payer(bid, lead_for(bid).played().low));
    }
    return best;
  }

  RatedLead& lead_for(const Bid& bid) {
    return *std::find_if(leads_.begin(), leads_.end(),
                         [&](const RatedLead& lead) { return lead.chosen.contract == bid.contract; });
  }

  const HandAtTable& table_;
  std::span<const Bid> bids_;
  std::vector<RatedLead>& leads_;
};

std::optional<Bracketed> bracket_of(const HandAtTable& table, const RatedLead& lead) {
  const Question& question = table.question;
  if (!question.bracket_deals) return std::nullopt;
  const ChosenLead& chosen = lead.chosen;
  if (chosen.proved_rate)
    return Bracketed{Estimate::exact(*chosen.proved_rate), Estimate::exact(*chosen.proved_rate)};
  BracketPlan plan = bracket_plan(*question.bracket_deals, table.setup.shape(), chosen.contract);
  plan.seed = question.plan.seed;
  plan.players_seed = table.players_seed;
  const Bracket bracket = estimate_bracket(table.harness, table.hand(), table.setup,
                                           table.game_of(chosen.contract, chosen.lead), chosen.open, plan);
  return Bracketed{bracket.lower, bracket.upper_above(lead.played())};
}

// Whether no card outside the hand ranks between the two.
bool are_touching(CardSet hand, Card a, Card b) {
  if (a.is_joker() || b.is_joker() || a.suit() != b.suit()) return false;
  const Card low = a.rank() < b.rank() ? a : b;
  const Card high = a.rank() < b.rank() ? b : a;
  for (const Card lead : distinct_leads(hand)) {
    if (!lead.is_joker() && lead.suit() == a.suit() && lead.rank() >= low.rank() && lead.rank() < high.rank())
      return false;
  }
  return true;
}

// Rates a lead that was not chosen. `open` is its rate with open hands.
PlayedHand::Lead rated(HandAtTable& table, const ChosenLead& chosen, const Opening& lead,
                       const Estimate& open, std::uint64_t searched) {
  if (const auto proved = proved_rate(table.setup, table.hand(), chosen.contract, lead))
    return {lead, open, Estimate::exact(*proved), 0};
  const PlayedSample sample = sample_of(table, chosen, lead, open, searched);
  return {lead, open, sample.rate(), sample.plays()};
}

// `open` is the row of the same contract in `estimate`.
PlayedHand::Row row_of(HandAtTable& table, const RatedLead& lead, const HandEstimate& estimate,
                       const HandEstimate::Row& open, std::uint64_t searched) {
  PlayedHand::Row row{open.contract,
                      {lead.chosen.lead, lead.chosen.open, lead.played(), lead.plays()},
                      estimate.rate(open.double_dummy),
                      bracket_of(table, lead),
                      {}};
  for (const HandEstimate::CountedLead& counted : open.leads) {
    const auto touches = [&](const PlayedHand::Lead& other) {
      const bool is_alone = open.contract.has_forced_lead() || names_trump(open.contract, counted.lead.card);
      if (is_alone) return other.opening == counted.lead;
      return are_touching(table.hand(), other.opening.card, counted.lead.card);
    };
    const auto same = std::find_if(row.leads.begin(), row.leads.end(), touches);
    if (same != row.leads.end()) {
      row.leads.push_back(*same);
    } else if (touches(row.lead)) {
      row.leads.push_back(row.lead);
    } else {
      row.leads.push_back(rated(table, lead.chosen, counted.lead, estimate.rate(counted.place), searched));
    }
    row.leads.back().opening = counted.lead;
  }
  return row;
}

// The rows of all contracts. They mean nothing if it was stopped.
std::vector<PlayedHand::Row> rows_of(HandAtTable& table, std::span<const Bid> bids,
                                     const HandEstimate& open) {
  const std::optional<std::vector<ChosenLead>> leads = choose_leads(table, open);
  if (!leads) return {};
  const std::uint64_t searched = open.is_exact ? PlayedSample::kMostSearched : open.tally.deals();
  std::vector<RatedLead> rated = rate(table, *leads, searched);
  if (table.is_stopped()) return {};
  const SamplePlan& plan = table.question.plan;
  if (!plan.deals && !plan.precision) Refinement(table, bids, rated).refine();
  std::vector<PlayedHand::Row> rows;
  for (std::size_t i = 0; i < rated.size() && !table.is_stopped(); ++i) {
    rows.push_back(row_of(table, rated[i], open, open.rows[i], searched));
  }
  return rows;
}

// These name the suits as the hand is written.
void rename(std::vector<PlayedHand::Row>& rows, const SuitPermutation& as_written) {
  for (PlayedHand::Row& row : rows) {
    row.lead.opening = renamed(row.lead.opening, as_written);
    for (PlayedHand::Lead& lead : row.leads) lead.opening = renamed(lead.opening, as_written);
  }
}

HandEstimate renamed(HandEstimate open, const SuitPermutation& as_written) {
  for (HandEstimate::Row& row : open.rows) {
    row.lead = renamed(row.lead, as_written);
    for (HandEstimate::CountedLead& counted : row.leads) counted.lead = renamed(counted.lead, as_written);
  }
  return open;
}

}  // namespace

PlayedHand play_hand(Harness& harness, const Question& question, const TakeOpenEstimate& take_open) {
  HandAtTable table(harness, question);
  const std::vector<Bid> bids = question.bids();
  const SuitPermutation as_written = table.canonical.from_written.inverse();
  const HandEstimate open = estimate_open(table, contracts_to_rate(question));
  PlayedHand hand;
  hand.canonical = table.hand();
  hand.setup = table.setup;
  hand.open = renamed(open, as_written);
  if (open.is_complete) {
    if (take_open) take_open(hand.open);
    hand.rows = rows_of(table, bids, open);
  }
  hand.is_complete = !table.is_stopped();
  if (!hand.is_complete) hand.rows.clear();
  rename(hand.rows, as_written);
  return hand;
}

}  // namespace nap

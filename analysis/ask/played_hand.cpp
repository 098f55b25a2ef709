#include "ask/played_hand.hpp"

#include <algorithm>
#include <cmath>

#include "ask/counted_evidence.hpp"
#include "ask/played_sample.hpp"
#include "nap/cards/hand_class.hpp"
#include "nap/play/bracket/bracket.hpp"
#include "nap/play/players/make_player.hpp"
#include "nap/play/selfplay/lead_trial.hpp"
#include "nap/play/selfplay/self_play.hpp"
#include "nap/rules/payout.hpp"
#include "nap/sim/deals/contracts.hpp"
#include "nap/sim/deals/distinct_worlds.hpp"
#include "nap/sim/leads/leads.hpp"

namespace nap {
namespace {

// Half-widths of the intervals if the question asks for none: for bids that may turn out to be best, and for
// the others.
constexpr double kInQuestion = 0.015;
constexpr double kOther = 0.03;
// Leads are tried only if the open rate leaves play something to change.
constexpr double kSafe = 0.97;
// Plays of a pilot that only fixes sizes.
constexpr StrataSizes kPilot = {16, 24};
constexpr std::uint64_t kMostPilotDeals = 4096;

// So many open hands are solved that their error is small beside that of play, and no fewer than by default.
// An open hand costs about a hundredth of one that is played.
SamplePlan open_plan(const SamplePlan& plan) {
  constexpr double kShare = 3.0;
  constexpr double kDefault = 0.0069;
  constexpr double kOpenDeals = 20.0;  // for each deal that is played
  SamplePlan open = plan;
  open.deals.reset();
  open.precision.reset();
  if (plan.precision) open.precision = std::min(*plan.precision / kShare, kDefault);
  if (plan.deals) {
    const double deals = kOpenDeals * static_cast<double>(*plan.deals);
    const double half_width = normal_point() / std::sqrt(4.0 * deals);
    if (half_width < kDefault) open.precision = half_width;
  }
  return open;
}

// Subjects of seeds. The seeds of the contracts come after these.
enum Subjects : std::uint64_t { kSideOfDeclarer = 1, kDefenders, kContracts };

class HandPlay {
 public:
  HandPlay(Harness& harness, const Question& question)
      : harness_(harness),
        question_(question),
        canonical_(canonical_hand(question.hand)),
        setup_{question.deck, question.seating.active, question.hand.size()},
        bids_(question.bids()),
        contracts_(distinct_contracts(bids_)),
        selfplay_(harness, player(kSideOfDeclarer), player(kDefenders)),
        trial_deals_(setup_, canonical_.hand, question.plan.seed, Stream::Play),
        deals_(setup_, canonical_.hand, question.plan.seed, Stream::Evaluation) {}

  PlayedHand play() {
    PlayedHand hand;
    LeadPlan leads = question_.leads;
    if (leads.only) leads.only = canonical_.from_written(*leads.only);
    hand.open =
        estimate_hand(harness_, canonical_.hand, setup_, contracts_, open_plan(question_.plan), leads);
    open_ = &hand.open;
    if (!hand.open.is_complete) return finished(std::move(hand));
    for (const HandEstimate::Row& row : hand.open.rows) subjects_.push_back(subject_of(row));
    choose_leads();
    rate_open();
    run_pilots();
    rate_subjects();
    if (!question_.plan.deals && !question_.plan.precision) refine_bids_in_question();
    for (const Subject& subject : subjects_) {
      if (is_stopped()) break;
      hand.rows.push_back(row_of(subject));
    }
    if (is_stopped()) hand.rows.clear();
    return finished(std::move(hand));
  }

 private:
  // The work on one contract. The suits are those of the canonical hand.
  struct Subject {
    const HandEstimate::Row& row;
    std::vector<Opening> leads;  // still to choose from; then the chosen one
    bool is_proved;              // the trumps alone make it
    Estimate open;
    StrataPlays pilot;
    std::optional<PlayedSample> sample = {};  // none if the contract is proved
    bool is_fine = false;                     // the rate is as fine as a bid in question needs

    const Opening& lead() const { return leads.front(); }
  };

  MakePlayer player(std::uint64_t side) const {
    const std::uint64_t seed = seed_of(question_.plan.seed, side);
    return [seed](Solver& solver) { return make_player(kReferencePlayer, solver, seed); };
  }

  bool is_stopped() const { return harness_.monitor().stop; }

  PlayedGame game_of(const Subject& subject, const Opening& lead) const {
    PlayedGame game{subject.row.contract, {}, lead};
    game.calls[kDeclarer.index()] = subject.row.contract;
    return game;
  }

  Subject subject_of(const HandEstimate::Row& row) const {
    const Outcome opening{row.contract, row.lead};
    // Tricks that must be cashed in the right order do not prove what a player takes.
    const bool has_trump = !row.contract.trump.is_none();
    const bool is_proved = has_trump && is_guaranteed(setup_.deck, canonical_.hand, opening);
    return {row, {row.lead}, is_proved, open_->rate(row.committed), {}};
  }

  bool should_try(const Subject& subject) const {
    return !question_.leads.only && !subject.is_proved && subject.open.value <= kSafe;
  }

  // Every card is tried: a card that open hands rate ten points behind may be the best if nobody sees them.
  // The committed lead comes first, so it stays if play cannot tell leads apart.
  void choose_leads() {
    for (Subject& subject : subjects_) {
      if (!should_try(subject) || is_stopped()) continue;
      subject.leads = leads_to_try(canonical_.hand, subject.row.contract, subject.row.lead);
      if (subject.leads.size() == 1) continue;
      const LeadTrial trial =
          try_leads(selfplay_, trial_deals_, game_of(subject, subject.row.lead), subject.leads);
      subject.leads = {trial.lead};
      add_to_pilot(subject, trial);
    }
  }

  void add_to_pilot(Subject& subject, const LeadTrial& trial) {
    std::vector<char> open(trial.made.size());
    harness_.monitor().planned += trial.made.size();
    harness_.for_each(trial.made.size(), [&](std::uint64_t deal, Solver& solver) {
      open[deal] = is_made(solver, trial_deals_.deal(deal).hands, subject.row.contract, trial.lead) ? 1 : 0;
    });
    for (std::size_t deal = 0; deal < trial.made.size(); ++deal) {
      Plays& stratum = open[deal] != 0 ? subject.pilot.open_made : subject.pilot.open_lost;
      stratum += Plays{1, trial.made[deal] ? std::uint64_t{1} : std::uint64_t{0}};
    }
  }

  // Finds the open rates of leads that the committed model did not choose, on the same deals as the others.
  void rate_open() {
    std::vector<Outcome> outcomes;
    std::vector<Subject*> changed;
    for (Subject& subject : subjects_) {
      if (subject.lead() == subject.row.lead) continue;
      outcomes.push_back({subject.row.contract, subject.lead()});
      changed.push_back(&subject);
    }
    if (changed.empty() || is_stopped()) return;
    const Tally tally = count(outcomes);
    if (is_stopped()) return;
    for (std::size_t i = 0; i < changed.size(); ++i) {
      changed[i]->open = open_estimate(tally.successes(i), tally.deals());
    }
  }
  Tally count(std::span<const Outcome> outcomes) {
    if (!open_->is_exact) {
      harness_.monitor().planned += open_->tally.deals();
      return harness_.count(deals_, {0, open_->tally.deals()}, outcomes);
    }
    const DistinctWorlds worlds(setup_.deck, setup_.seats, canonical_.hand);
    harness_.monitor().planned += worlds.size();
    return harness_.count(worlds, {0, worlds.size()}, outcomes);
  }
  Estimate open_estimate(std::uint64_t made, std::uint64_t deals) const {
    const Estimate sampled = wilson_estimate(made, deals);
    return open_->is_exact ? Estimate::exact(sampled.value) : sampled;
  }

  void run_pilots() {
    for (Subject& subject : subjects_) {
      if (subject.is_proved || subject.pilot.deals() > 0 || is_stopped()) continue;
      subject.pilot =
          selfplay_.play_strata(trial_deals_, {0, kMostPilotDeals}, game_of(subject, subject.lead()), kPilot);
    }
  }

  void rate_subjects() {
    for (Subject& subject : subjects_) {
      if (subject.is_proved || is_stopped()) continue;
      subject.sample.emplace(sample_of(subject, subject.lead(), subject.open));
    }
  }

  // A bid is in question if it may be the best. Finer rates can bring others into question.
  void refine_bids_in_question() {
    for (bool is_settled = false; !is_settled && !is_stopped();) {
      is_settled = true;
      const double best = best_for_sure();
      for (const Bid& bid : bids_) {
        Subject& subject = subject_for(bid);
        const bool is_in_question =
            question_.may_advise(bid) && expected_payout_per_payer(bid, played(subject).high) >= best;
        if (!is_in_question || !subject.sample || subject.is_fine) continue;
        subject.sample->play_until(kInQuestion, subject.pilot);
        subject.is_fine = true;
        is_settled = false;
      }
    }
  }
  // The least that the best choice is worth, among passing and the bids.
  double best_for_sure() {
    double best = question_.may_pass() ? 0.0 : -static_cast<double>(kMaxStake);
    for (const Bid& bid : bids_) {
      if (question_.may_advise(bid)) {
        best = std::max(best, expected_payout_per_payer(bid, played(subject_for(bid)).low));
      }
    }
    return best;
  }
  Subject& subject_for(const Bid& bid) {
    return *std::find_if(subjects_.begin(), subjects_.end(),
                         [&](const Subject& subject) { return subject.row.contract == bid.contract; });
  }
  static Estimate played(const Subject& subject) {
    return subject.sample ? subject.sample->rate() : Estimate::exact(1.0);
  }

  PlayedHand::Row row_of(const Subject& subject) {
    PlayedHand::Row row{
        subject.row.contract,
        {subject.lead(), subject.open, played(subject), subject.sample ? subject.sample->plays() : 0},
        open_->rate(subject.row.double_dummy),
        bracket_of(subject),
        {}};
    for (const HandEstimate::CountedLead& counted : subject.row.leads) {
      const auto same = std::find_if(row.leads.begin(), row.leads.end(), [&](const PlayedHand::Lead& lead) {
        return are_touching(lead.opening.card, counted.lead.card);
      });
      row.leads.push_back(same != row.leads.end() ? *same
                          : are_touching(counted.lead.card, row.lead.opening.card)
                              ? row.lead
                              : rated(subject, counted.lead, open_->rate(counted.place)));
      row.leads.back().opening = counted.lead;
    }
    return row;
  }

  std::optional<Bracketed> bracket_of(const Subject& subject) {
    if (!question_.bracket_deals) return std::nullopt;
    if (subject.is_proved) return Bracketed{Estimate::exact(1.0), Estimate::exact(1.0)};
    BracketPlan plan = bracket_plan(*question_.bracket_deals, setup_.seats, subject.row.contract);
    plan.seed = question_.plan.seed;
    plan.players_seed = seed_of(question_.plan.seed, kDefenders);
    const Bracket bracket = estimate_bracket(harness_, canonical_.hand, setup_,
                                             game_of(subject, subject.lead()), subject.open, plan);
    return Bracketed{bracket.lower, bracket.upper_above(played(subject))};
  }

  // Whether no card outside the hand ranks between the two.
  bool are_touching(Card a, Card b) const {
    if (a.suit() != b.suit()) return false;
    const Card low = a.rank() < b.rank() ? a : b;
    const Card high = a.rank() < b.rank() ? b : a;
    for (const Card lead : distinct_leads(canonical_.hand)) {
      if (lead.suit() == a.suit() && lead.rank() >= low.rank() && lead.rank() < high.rank()) return false;
    }
    return true;
  }

  // Each contract is played on deals of its own, so that the played rates of two contracts are independent.
  RandomDeals deals_for(const Contract& contract) const {
    const int place = 2 * contract.tricks + (contract.trump.is_none() ? 1 : 0);
    return {setup_, canonical_.hand,
            seed_of(question_.plan.seed, kContracts + static_cast<std::uint64_t>(place)), Stream::Evaluation};
  }

  PlayedHand::Lead rated(const Subject& subject, const Opening& lead, const Estimate& open) {
    const PlayedSample sample = sample_of(subject, lead, open);
    return {lead, open, sample.rate(), sample.plays()};
  }

  PlayedSample sample_of(const Subject& subject, const Opening& lead, const Estimate& open) {
    const std::uint64_t searched = open_->is_exact ? PlayedSample::kMostSearched : open_->tally.deals();
    PlayedSample sample(selfplay_, deals_for(subject.row.contract), game_of(subject, lead), open, searched);
    if (question_.plan.deals) {
      sample.play(share_out(*question_.plan.deals, open, subject.pilot));
    } else {
      sample.play_until(question_.plan.precision.value_or(kOther), subject.pilot);
    }
    return sample;
  }

  // The result in the suits in which the hand is written.
  PlayedHand finished(PlayedHand hand) const {
    const SuitPermutation as_written = canonical_.from_written.inverse();
    for (PlayedHand::Row& row : hand.rows) {
      row.lead.opening = renamed(row.lead.opening, as_written);
      for (PlayedHand::Lead& lead : row.leads) lead.opening = renamed(lead.opening, as_written);
    }
    for (HandEstimate::Row& row : hand.open.rows) {
      row.lead = renamed(row.lead, as_written);
      for (HandEstimate::CountedLead& counted : row.leads) counted.lead = renamed(counted.lead, as_written);
    }
    hand.is_complete = !is_stopped();
    return hand;
  }

  Harness& harness_;
  const Question& question_;
  CanonicalHand canonical_;
  Setup setup_;
  std::vector<Bid> bids_;
  std::vector<Contract> contracts_;
  SelfPlay selfplay_;
  RandomDeals trial_deals_;
  RandomDeals deals_;
  const HandEstimate* open_ = nullptr;
  std::vector<Subject> subjects_;
};

}  // namespace

PlayedHand play_hand(Harness& harness, const Question& question) {
  return HandPlay(harness, question).play();
}

}  // namespace nap

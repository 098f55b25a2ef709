#include "nap/analysis/played/play_hands.hpp"

#include <algorithm>
#include <cassert>
#include <cmath>

#include "hands/best_bid.hpp"
#include "nap/analysis/played/played_model.hpp"
#include "nap/play/players/make_player.hpp"
#include "nap/play/selfplay/lead_trial.hpp"
#include "nap/rules/stake_tables.hpp"
#include "nap/sim/deals/contracts.hpp"
#include "nap/sim/leads/leads.hpp"

namespace nap {
namespace {

// Subjects of seeds. The seeds of the contracts come after these.
enum Subjects : std::uint64_t { kSideOfDeclarer = 1, kDefenders, kContracts };

// Doubt that is left after some rounds of play would be left by more plays of the same width, too.
constexpr int kMostRounds = 4;
// Leads are tried only if the open rate leaves play something to change.
constexpr double kSafe = 0.97;
// Most deals that each round searches for deals to play.
constexpr std::uint64_t kMostDeals = 8192;
// The error of the open rate is small beside that of play.
constexpr double kOpenShare = 0.7;

bool may_lie_beyond(double distance, double error, double doubt) {
  return chance_beyond(distance, error) > doubt;
}

std::vector<Bid> free_bids(const Ruleset& table) {
  std::vector<Bid> bids = table.callable_bids();
  std::erase_if(bids, [](const Bid& bid) { return bid.needs_earlier_bid(); });
  return bids;
}

// No verdict rests on a prediction alone, however good it is: some deals are played of each stratum that is
// not rare.
StrataSizes with_some(StrataSizes sizes, double open, const PlayRecord& record) {
  constexpr double kRare = 0.02;
  if (record.is_played()) return sizes;
  if (open > kRare) sizes.open_made = std::max(sizes.open_made, kLeastPlays);
  if (open < 1.0 - kRare) sizes.open_lost = std::max(sizes.open_lost, kLeastPlays);
  return sizes;
}

}  // namespace

std::vector<Ruleset> decided_tables(int cards) {
  std::vector<Ruleset> tables;
  for (const std::string& name : stake_table_names()) {
    Ruleset table = *find_stake_table(name);
    if (table.cards == cards) tables.push_back(std::move(table));
  }
  return tables;
}

HandPlayer::HandPlayer(Solver& solver, const Setup& setup, std::span<const Ruleset> tables,
                       const PlayEffort& effort, std::uint64_t seed)
    : solver_(solver),
      setup_(setup),
      effort_(effort),
      seed_(seed),
      player_(solver, make_player(kReferencePlayer, solver, seed_of(seed, kSideOfDeclarer)),
              make_player(kReferencePlayer, solver, seed_of(seed, kDefenders))) {
  for (const Ruleset& table : tables) bids_.push_back(free_bids(table));
}

class HandPlayer::Hand {
 public:
  Hand(HandPlayer& with, CardSet cards, std::span<const HandRate> committed, const std::atomic<bool>& stop)
      : with_(with),
        committed_(committed),
        stop_(stop),
        rated_{cards, 1.0, {}},
        records_(unplayed(committed)) {
    subjects_.resize(records_.size());
    rated_.rates = rates_in_play(with_.setup_, cards, committed_, records_);
  }

  std::vector<PlayRecord> play() {
    for (int round = 0; round < kMostRounds && !stop_; ++round) {
      find_wanted();
      bool has_played = false;
      for (std::size_t i = 0; i < records_.size() && !stop_; ++i) {
        if (subjects_[i].wanted <= 0.0) continue;
        play(i, subjects_[i].wanted);
        has_played = true;
      }
      if (!has_played) break;
    }
    return stop_ ? std::vector<PlayRecord>() : std::move(records_);
  }

 private:
  // What is done with one contract.
  struct Subject {
    std::uint64_t next_deal = 0;
    double half_width = 0.0;  // the width it was played to; 0: not played
    double wanted = 0.0;      // the width that it should be played to; 0: none
    bool is_lead_chosen = false;
  };

  // Finds what to play: in each table the best bid, bids that may be better, and bids that may lie on the
  // other side of their break-even.
  void find_wanted() {
    for (Subject& subject : subjects_) subject.wanted = 0.0;
    for (const std::vector<Bid>& bids : with_.bids_) {
      const BestBid best = best_bid(bids, rated_);
      const double error = best.bid != nullptr ? value_of(*best.bid, rated_).error : 0.0;
      bool is_best_in_doubt = false;
      for (const Bid& bid : bids) {
        const BidValue value = value_of(bid, rated_);
        const bool is_rival =
            &bid != best.bid &&
            may_lie_beyond(best.ev - value.ev, std::hypot(error, value.error), with_.effort_.doubt);
        is_best_in_doubt = is_best_in_doubt || is_rival;
        if (is_rival) want_doubtful(bid);
        const bool may_not_pay = may_lie_beyond(value.ev, value.error, with_.effort_.doubt);
        if ((may_not_pay || with_.effort_.plays_every) && subject_of(bid).half_width == 0.0) {
          want(bid, with_.effort_.first);
        }
      }
      if (best.bid == nullptr) continue;
      if (is_best_in_doubt) want_doubtful(*best.bid);
      if (with_.effort_.plays_best && subject_of(*best.bid).half_width == 0.0) {
        want(*best.bid, with_.effort_.first);
      }
    }
  }

  // Asks for a finer rate each time that the doubt remains.
  void want_doubtful(const Bid& bid) {
    const double half_width = subject_of(bid).half_width;
    const PlayEffort& effort = with_.effort_;
    if (half_width == 0.0) return want(bid, effort.first);
    for (const double finer : {effort.half_width, effort.near}) {
      if (half_width > finer) return want(bid, finer);
    }
  }

  void want(const Bid& bid, double half_width) {
    Subject& subject = subject_of(bid);
    if (rated_.rate(bid.contract).success.is_exact()) return;
    subject.wanted = subject.wanted > 0.0 ? std::min(subject.wanted, half_width) : half_width;
  }

  Subject& subject_of(const Bid& bid) {
    const auto found = std::find_if(records_.begin(), records_.end(), [&](const PlayRecord& record) {
      return record.contract == bid.contract;
    });
    assert(found != records_.end());
    return subjects_[static_cast<std::size_t>(found - records_.begin())];
  }

  void play(std::size_t i, double half_width) {
    Subject& subject = subjects_[i];
    PlayRecord& record = records_[i];
    const bool tries_leads = half_width < with_.effort_.first || with_.effort_.plays_every;
    if (tries_leads && !subject.is_lead_chosen) choose_lead(i);
    subject.half_width = half_width;
    count_open(i, half_width);
    if (stop_) return;
    const Estimate open =
        record.open ? wilson_estimate(record.open->made, record.open->deals) : committed_[i].success;
    const StrataPriors known = joined(
        predicted_strata(with_.setup_, rated_.cards, record.contract, record.lead, open.value), record.plays);
    const StrataSizes sizes = with_some(sizes_for(open, known, half_width), open.value, record);
    const DealPlayer::Strata strata = with_.player_.play_strata(
        deals_of(record.contract), {subject.next_deal, subject.next_deal + kMostDeals}, game_of(record),
        sizes, stop_);
    subject.next_deal = strata.next;
    record.plays += strata.plays;
    rated_.rates[i] = rate_in_play(with_.setup_, rated_.cards, committed_[i], record);
  }

  PlayedGame game_of(const PlayRecord& record) const {
    return {record.contract, Calls{record.contract}, record.lead};
  }

  // Each contract is played on deals of its own, so that the rates of two contracts are independent.
  RandomDeals deals_of(const Contract& contract) const { return deals_of(contract, Stream::Evaluation); }
  RandomDeals deals_of(const Contract& contract, Stream stream) const {
    const int place = 2 * contract.tricks + (contract.trump.is_none() ? 1 : 0);
    const std::uint64_t of_hand = seed_of_hand(with_.seed_, rated_.cards);
    return {with_.setup_, rated_.cards, seed_of(of_hand, kContracts + static_cast<std::uint64_t>(place)),
            stream};
  }

  // Chooses the lead by play. What was played with another lead no longer counts.
  void choose_lead(std::size_t i) {
    PlayRecord& record = records_[i];
    subjects_[i].is_lead_chosen = true;
    const bool is_tried = record.contract.is_misere() || with_.effort_.plays_every;
    if (!is_tried || committed_[i].success.value > kSafe) return;
    const std::vector<Opening> leads = leads_to_try(rated_.cards, record.contract, record.lead);
    const PlayDeals play = [&](const DealSource& source, std::span<const std::uint64_t> deals,
                               const PlayedGame& game) {
      return with_.player_.play(source, deals, game, stop_);
    };
    const Opening lead =
        try_leads(play, deals_of(record.contract, Stream::Play), game_of(record), leads).lead;
    if (lead != record.lead) record = {record.contract, lead};
  }

  // Counts open hands anew if play chose another lead, or if the committed rate is coarse.
  void count_open(std::size_t i, double half_width) {
    PlayRecord& record = records_[i];
    const double wanted = kOpenShare * half_width;
    if (record.lead == committed_[i].lead && committed_[i].success.half_width() <= wanted) return;
    const double spread = 0.5 * normal_point() / wanted;
    const auto deals = static_cast<std::uint64_t>(std::ceil(spread * spread));
    if (record.open && record.open->deals >= deals) return;
    Plays open = record.open.value_or(Plays{});
    const RandomDeals source = deals_of(record.contract);
    for (; open.deals < deals && !stop_; ++open.deals) {
      open.made +=
          is_made(with_.solver_, source.deal(open.deals).hands, record.contract, record.lead) ? 1 : 0;
    }
    record.open = open;
  }

  HandPlayer& with_;
  std::span<const HandRate> committed_;
  const std::atomic<bool>& stop_;
  RatedHand rated_;
  std::vector<PlayRecord> records_;
  std::vector<Subject> subjects_;  // by record
};

std::vector<PlayRecord> HandPlayer::play(CardSet hand, std::span<const HandRate> committed,
                                         const std::atomic<bool>& stop) {
  return Hand(*this, hand, committed, stop).play();
}

RatedHands predict_hands(const RatedHands& committed) {
  assert(committed.model == Model::Committed);
  RatedHands predicted = committed;
  predicted.model = Model::SelfPlay;
  for (RatedHand& hand : predicted.list) {
    hand.rates = rates_in_play(committed.setup, hand.cards, hand.rates, unplayed(hand.rates));
  }
  return predicted;
}

std::optional<RatedHands> play_hands(Harness& harness, const RatedHands& committed,
                                     std::span<const Ruleset> tables, const PlayEffort& effort) {
  assert(committed.model == Model::Committed);
  RatedHands played = committed;
  played.model = Model::SelfPlay;
  const std::atomic<bool>& stop = harness.monitor().stop;
  std::vector<std::unique_ptr<HandPlayer>> players(harness.threads());
  harness.for_each(played.list.size(), [&](std::uint64_t i, Solver& solver, std::size_t thread) {
    if (!players[thread]) {
      players[thread] = std::make_unique<HandPlayer>(solver, committed.setup, tables, effort, committed.seed);
    }
    RatedHand& hand = played.list[i];
    const std::vector<PlayRecord> records = players[thread]->play(hand.cards, committed.list[i].rates, stop);
    if (!records.empty())
      hand.rates = rates_in_play(committed.setup, hand.cards, committed.list[i].rates, records);
  });
  if (stop) return std::nullopt;
  return played;
}

}  // namespace nap

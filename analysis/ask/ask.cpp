#include "nap/analysis/ask/ask.hpp"

#include <algorithm>
#include <limits>

#include "ask/ask_kept.hpp"
#include "ask/counted_evidence.hpp"
#include "ask/played_evidence.hpp"
#include "ask/played_hand.hpp"
#include "nap/sim/leads/keep_choice.hpp"

namespace nap {

std::vector<Bid> Question::bids() const {
  std::vector<Bid> bids = turn ? turn->bids : ruleset.callable_bids();
  std::erase_if(bids, [&](const Bid& bid) {
    return !asked_bids.empty() && std::find(asked_bids.begin(), asked_bids.end(), bid.id) == asked_bids.end();
  });
  for (Bid& bid : bids) {
    bid.win *= times;
    bid.lose *= times;
    if (takes_pool(ruleset, bid)) bid.from_pool = static_cast<double>(pool) / seating.payers;
  }
  if (seen.is_empty()) return bids;
  // Who sees the cards only when he has declared, or must, has no other bid left.
  const ExchangeKind kind = ruleset.exchange->kind;
  if (!has_look(kind)) std::erase_if(bids, [&](const Bid& bid) { return !may_keep_seen(bid.contract); });
  for (Bid& bid : bids) bid.lose *= times_lost(kind);
  return bids;
}

bool Question::must_stand() const { return !seen.is_empty() && is_spare_hand(ruleset.exchange->kind); }

bool Question::may_keep_seen(const Contract& contract) const {
  return seen.is_empty() || may_exchange(ruleset.exchange->kind, contract, ruleset.cards);
}

Setup Question::setup_keeping(CardSet keep, const Contract& contract) const {
  Setup after = setup_after(setup(), hand, keep);
  const bool is_shown =
      !seen.is_empty() && shows_at_nap(ruleset.exchange->kind) && contract.needs_every_trick(ruleset.cards);
  if (is_shown) after.shown.insert(hand - keep);
  return after;
}

int Question::fine() const { return seen.is_empty() ? 0 : pool_fine(ruleset.exchange->kind); }

Setup Question::setup() const {
  Setup setup{deck, seating.active, ruleset.cards, out_of_play, shown};
  if (ruleset.dealt) setup.keeping = Keeping{*ruleset.dealt, others_keep};
  return setup;
}

bool Question::has_forced_lead() const {
  const std::vector<Bid> all = bids();
  return std::any_of(all.begin(), all.end(), [](const Bid& bid) { return bid.contract.has_forced_lead(); });
}

Question Question::with_open_hands() const {
  Question open = *this;
  open.model = Model::Committed;
  open.plan.deals.reset();
  open.plan.precision.reset();
  return open;
}

namespace {

std::optional<Answer> ask_players(Harness& harness, const Question& question,
                                  const TakeOpenAnswer& take_open) {
  const PlayedHand hand = play_hand(harness, question, [&](const HandEstimate& open) {
    if (take_open) take_open(counted_answer(Model::Committed, open, question));
  });
  return played_answer(hand, question);
}

}  // namespace

std::optional<Answer> ask(Harness& harness, const Question& question, const TakeOpenAnswer& take_open) {
  const std::vector<Bid> bids = question.bids();
  if (bids.empty()) return Answer{{}, {}, Method::Exact, 0, true, question.model};
  if (question.has_to_keep()) return ask_kept(harness, question, take_open);
  if (question.model == Model::SelfPlay) return ask_players(harness, question, take_open);
  const HandEstimate estimate = estimate_hand(harness, question.hand, question.setup(),
                                              contracts_to_rate(question), question.plan, question.leads);
  if (estimate.tally.deals() == 0) return std::nullopt;
  return counted_answer(question.model, estimate, question);
}

std::optional<PoolNeeded> pool_needed(const Answer& answer, const Question& question) {
  double best_other = question.may_pass() ? 0.0 : -std::numeric_limits<double>::infinity();
  const BidAnswer* taker = nullptr;
  for (const BidAnswer& each : answer.bids) {
    if (!question.may_advise(each.bid)) continue;
    if (each.bid.from_pool == 0.0) {
      best_other = std::max(best_other, each.ev);
    } else if (taker == nullptr) {
      taker = &each;
    }
  }
  if (taker == nullptr) return std::nullopt;
  const double success = taker->success.value;
  if (success == 0.0) return PoolNeeded{taker->bid, std::nullopt};
  const double without_pool = taker->ev - success * question.pool;
  return PoolNeeded{taker->bid, (best_other - without_pool) / success};
}

}  // namespace nap

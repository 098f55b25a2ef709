#include "ask/ask_kept.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "ask/counted_evidence.hpp"
#include "ask/played_evidence.hpp"
#include "ask/played_keeps.hpp"

namespace nap {
namespace {

constexpr std::array<KeepHabit, 3> kHabits = {KeepHabit::Best, KeepHabit::Longest, KeepHabit::Random};

// The best plans of each contract, in the order of contracts_to_rate().
struct Plans {
  std::vector<Contract> contracts;
  std::vector<std::vector<KeepPlan>> plans;

  std::vector<KeptFor> kept() const {
    std::vector<KeptFor> kept;
    for (std::size_t i = 0; i < contracts.size(); ++i) kept.push_back({contracts[i], plans[i].front().keep});
    return kept;
  }
};

// Empty if it was stopped.
std::optional<Plans> choose_plans(Harness& harness, const Question& question) {
  Plans chosen{contracts_to_rate(question), {}};
  std::vector<KeepTask> tasks;
  for (const Contract& contract : chosen.contracts)
    tasks.push_back({contract, question.may_keep_seen(contract) ? CardSet() : question.hand - question.seen});
  chosen.plans =
      choose_keeps(harness, question.hand, question.setup(), tasks, question.plan.seed, question.leads.only);
  if (chosen.plans.empty()) return std::nullopt;
  return chosen;
}

// The question about these bids when these cards are kept for them, in this setup.
Question after_keeping(const Question& question, CardSet keep, const Setup& setup,
                       std::vector<std::string> bids) {
  Question after = question;
  after.hand = keep;
  after.out_of_play = setup.out_of_play;
  after.shown = setup.shown;
  after.asked_bids = std::move(bids);
  return after;
}

std::optional<Answer> answer_open(Harness& harness, const Question& question) {
  const std::optional<Plans> plans = choose_plans(harness, question);
  if (!plans) return std::nullopt;
  const HandEstimate estimate =
      estimate_kept(harness, question.hand, question.setup(), plans->kept(), question.plan, question.leads);
  if (estimate.tally.deals() == 0) return std::nullopt;
  return counted_answer(question.model, estimate, question);
}

const PlayedHand::Row* find_row(const std::vector<PlayedHand::Row>& rows, const Contract& contract) {
  const auto found = std::find_if(rows.begin(), rows.end(),
                                  [&](const PlayedHand::Row& row) { return row.contract == contract; });
  return found == rows.end() ? nullptr : &*found;
}

// Plays each bid with what is kept for it. Bids for which the same cards are kept in the same setup are
// played as bids of one hand. Without rows if it was stopped.
std::vector<PlayedHand::Row> play_kept(Harness& harness, const Question& question,
                                       std::span<const KeptFor> kept) {
  const std::vector<Bid> bids = question.bids();
  std::vector<PlayedHand::Row> rows;
  std::vector<PlayedHand::Row> freely_led;  // of contracts that no bid has
  std::vector<std::pair<CardSet, Setup>> played;
  const auto hand_of = [&](const KeptFor& each) {
    return std::pair(each.keep, question.setup_keeping(each.keep, each.contract));
  };
  for (const KeptFor& first : kept) {
    const std::pair<CardSet, Setup> hand_played = hand_of(first);
    if (std::find(played.begin(), played.end(), hand_played) != played.end()) continue;
    played.push_back(hand_played);
    const auto& [keep, setup] = hand_played;
    std::vector<std::string> ids;
    std::vector<Contract> contracts;
    for (const Bid& bid : bids) {
      const auto is_of_bid = [&](const KeptFor& each) { return each.contract == bid.contract; };
      if (hand_of(*std::find_if(kept.begin(), kept.end(), is_of_bid)) != hand_played) continue;
      ids.push_back(bid.id);
      contracts.push_back(bid.contract);
    }
    if (ids.empty()) continue;
    const Question after = after_keeping(question, keep, setup, std::move(ids));
    PlayedHand hand = play_hand(harness, after);
    if (hand.rows.empty()) return {};
    for (PlayedHand::Row& row : hand.rows) {
      row.keep = keep;
      const bool is_bid = std::find(contracts.begin(), contracts.end(), row.contract) != contracts.end();
      (is_bid ? rows : freely_led).push_back(std::move(row));
    }
  }
  for (PlayedHand::Row& row : freely_led) {
    if (find_row(rows, row.contract) == nullptr) rows.push_back(std::move(row));
  }
  return rows;
}

std::optional<Answer> answer_played(Harness& harness, const Question& question,
                                    const TakeOpenAnswer& take_open) {
  const std::optional<Plans> plans = choose_plans(harness, question);
  if (!plans) return std::nullopt;
  PlayedHand hand;
  hand.open = estimate_kept(harness, question.hand, question.setup(), plans->kept(),
                            question.with_open_hands().plan, question.leads);
  if (take_open && hand.open.is_complete) take_open(counted_answer(Model::Committed, hand.open, question));
  if (hand.open.is_complete) {
    const std::vector<KeptFor> kept = played_keeps(harness, question, hand.open, plans->plans);
    if (!harness.monitor().stop) hand.rows = play_kept(harness, question, kept);
  }
  hand.is_complete = !hand.rows.empty();
  return played_answer(hand, question);
}

// The rate if the others have this habit. Empty if it was stopped.
std::optional<Estimate> rate_under(Harness& harness, const Question& question, const BidAnswer& bid,
                                   KeepHabit habit) {
  constexpr double kPrecision = 0.03;  // in play
  Question other =
      after_keeping(question, bid.keep, question.setup_keeping(bid.keep, bid.bid.contract), {bid.bid.id});
  other.others_keep = habit;
  other.leads = LeadPlan{};
  if (bid.lead) other.leads.only = bid.lead->card;
  if (question.model == Model::SelfPlay && !other.plan.deals && !other.plan.precision)
    other.plan.precision = kPrecision;
  const std::optional<Answer> answer = ask(harness, other);
  if (!answer || !answer->is_complete) return std::nullopt;
  return answer->bids.front().success;
}

// Empty if it was stopped.
std::optional<HabitRates> rate_habits(Harness& harness, const Question& question, const Advice& advice) {
  const std::optional<BidAnswer>& bid = advice.best ? advice.best : advice.next;
  if (!bid) return std::nullopt;
  HabitRates rates{bid->bid.id, {}};
  for (const KeepHabit habit : kHabits) {
    const std::optional<Estimate> rate = habit == question.others_keep
                                             ? std::optional(bid->success)
                                             : rate_under(harness, question, *bid, habit);
    if (!rate) return std::nullopt;
    rates.rates.push_back({habit, *rate});
  }
  return rates;
}

}  // namespace

std::optional<Answer> ask_kept(Harness& harness, const Question& question, const TakeOpenAnswer& take_open) {
  std::optional<Answer> answer = question.model == Model::SelfPlay
                                     ? answer_played(harness, question, take_open)
                                     : answer_open(harness, question);
  if (!answer || !answer->is_complete || !question.ruleset.dealt) return answer;
  answer->habits = rate_habits(harness, question, answer->advice);
  answer->is_complete = !harness.monitor().stop;
  return answer;
}

}  // namespace nap

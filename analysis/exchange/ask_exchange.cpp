#include "nap/analysis/exchange/ask_exchange.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "exchange/draw_plans.hpp"
#include "exchange/drawn_evidence.hpp"
#include "nap/cards/binomial.hpp"
#include "nap/rules/payout.hpp"

namespace nap {
namespace {

// Half the interval of a difference of two independent estimates.
Estimate difference(const Estimate& a, const Estimate& b, double less) {
  const double value = a.value - b.value - less;
  const double half = std::hypot(a.half_width(), b.half_width());
  return {value, value - half, value + half};
}

// All ways to give away one card or more, at most `most` of them.
std::vector<CardSet> ways_to_give(CardSet hand, int most) {
  std::vector<CardSet> ways = {CardSet()};
  for (const Card card : hand) {
    const std::size_t without = ways.size();
    for (std::size_t i = 0; i < without; ++i) {
      CardSet way = ways[i];
      way.insert(card);
      ways.push_back(way);
    }
  }
  std::erase_if(ways, [&](CardSet way) { return way.is_empty() || way.size() > most; });
  return ways;
}

class ExchangeStudy {
 public:
  ExchangeStudy(Harness& harness, const Question& question)
      : harness_(harness),
        question_(question),
        exchange_(*question.ruleset.exchange),
        setup_(question.setup()) {
    bids_ = chooses_after_draw(exchange_) ? question.bids() : exchanged_bids(question);
    for (const Bid& bid : bids_) add_task(bid.contract);
  }

  std::optional<ExchangeAnswer> answer() {
    std::optional<Answer> as_dealt = ask_as_dealt();
    const std::optional<CardSet> given = choose_given();
    if (!as_dealt || !as_dealt->is_complete || !given) return std::nullopt;
    const Draw draw = draw_after(*given);
    const int stock = setup_.in_play().size() - question_.hand.size();
    const DrawPlan plan = rating_plan(exchange_.kind, question_.plan, choose(stock, draw.cards));
    const std::optional<DrawnRates> rates = rate_draws(harness_, draw, setup_, tasks_, plan);
    if (!rates) return std::nullopt;
    const DrawnEvidence evidence(question_, bids_, tasks_, *rates, plan);
    ExchangeAnswer answer{*std::move(as_dealt),
                          {},
                          draw.cards,
                          *given,
                          0.0,
                          {},
                          {},
                          price_of(draw),
                          {},
                          rates->hands.size(),
                          rates->hands.size() * plan.rating,
                          rates->is_every_draw};
    add_bids(answer, evidence);
    answer.leave = way_without_paying(answer, evidence);
    answer.take = way_with_exchange(evidence);
    answer.gain = difference(answer.take.ev, answer.leave.ev, answer.price);
    return answer;
  }

 private:
  void add_task(const Contract& contract) {
    for (const KeepTask& task : tasks_) {
      if (task.contract == contract) return;
    }
    const bool may = may_exchange(exchange_.kind, contract, setup_.cards);
    tasks_.push_back({contract, may ? CardSet() : question_.hand});
  }

  // The answer for the bids that need no exchange. All else is compared with it, and its deals are cheap: it
  // has as many as any answer by default.
  std::optional<Answer> ask_as_dealt() const {
    Question question = question_;
    question.model = Model::Committed;
    if (question.plan.deals) question.plan.deals = std::max(*question.plan.deals, SamplePlan::kDefaultDeals);
    question.asked_bids.clear();
    for (const Bid& bid : question_.bids()) {
      if (!bid.contract.takes_card) question.asked_bids.push_back(bid.id);
    }
    if (question.asked_bids.empty()) return Answer{{}, {}, Method::Exact, 0, true, Model::Committed};
    return ask(harness_, question);
  }

  // The best cards to give away before the new ones are seen; empty if that is chosen later, nothing if it
  // was stopped.
  std::optional<CardSet> choose_given() const {
    if (gives_after_seeing(exchange_.kind)) return CardSet();
    std::vector<CardSet> left = ways_to_give(question_.hand, most_cards_drawn(question_));
    for (const auto& [plan, most] : giving_rounds(exchange_.kind, question_.plan)) {
      std::vector<std::pair<double, CardSet>> worth;
      for (const CardSet given : left) {
        const Draw draw = draw_after(given);
        const std::optional<DrawnRates> rates = rate_draws(harness_, draw, setup_, tasks_, plan);
        if (!rates) return std::nullopt;
        const DrawnEvidence evidence(question_, bids_, tasks_, *rates, plan);
        worth.emplace_back(way_with_exchange(evidence).ev.value - price_of(draw), given);
      }
      std::stable_sort(worth.begin(), worth.end(),
                       [](const auto& a, const auto& b) { return a.first > b.first; });
      if (worth.size() > most) worth.resize(most);
      left.clear();
      for (const auto& [ev, given] : worth) left.push_back(given);
    }
    return left.front();
  }

  Draw draw_after(CardSet given) const {
    const int cards = gives_after_seeing(exchange_.kind) ? most_cards_drawn(question_) : given.size();
    return {question_.hand, given, cards};
  }

  // The dealer looks at the extra card for nothing, and what goes to the dealer he would pay to himself.
  int price_of(const Draw& draw) const {
    const bool is_free_to_dealer = exchange_.kind == ExchangeKind::ExtraCard || exchange_.to == FeeTo::Dealer;
    if (is_free_to_dealer && is_dealer()) return 0;
    return exchange_.kind == ExchangeKind::Ecarte ? exchange_.price * draw.cards : exchange_.price;
  }

  // Whether the asker is known to be the dealer, who calls last.
  bool is_dealer() const {
    const Seating& seating = question_.seating;
    return question_.turn && seating.active == seating.players &&
           question_.turn->seat.number() == seating.players - 1;
  }

  void add_bids(ExchangeAnswer& answer, const DrawnEvidence& evidence) const {
    const bool chooses = chooses_after_draw(exchange_);
    for (const Bid& bid : bids_) {
      answer.bids.push_back({bid, evidence.success(bid),
                             exchanged_break_even(exchange_, bid, question_.seating.payers),
                             evidence.ev(bid).value, chooses ? evidence.best_on(bid) : 0.0});
    }
    if (chooses) answer.pass_on = evidence.pass_on();
  }

  // The best of passing, of the bids as dealt, and of those that take an unseen card for nothing.
  ExchangeAnswer::Way way_without_paying(const ExchangeAnswer& answer, const DrawnEvidence& evidence) const {
    ExchangeAnswer::Way best{std::nullopt, Estimate::exact(0.0), false};
    bool has_any = question_.may_pass();
    const auto consider = [&](const ExchangeAnswer::Way& way) {
      if (!question_.may_advise(*way.bid) || (has_any && way.ev.value <= best.ev.value)) return;
      best = way;
      has_any = true;
    };
    const int payers = question_.seating.payers;
    for (const BidAnswer& each : answer.as_dealt.bids) {
      const auto payout = [&](double success) {
        return expected_payout_per_payer(each.bid, success) * payers;
      };
      const Estimate& success = each.success;
      consider({each.bid, {payout(success.value), payout(success.low), payout(success.high)}, false});
    }
    if (!takes_unseen()) return best;
    for (const Bid& bid : exchanged_bids(question_)) consider({bid, evidence.ev(bid), true});
    return best;
  }

  // Whether a declarer may take the card without having paid for a look.
  bool takes_unseen() const {
    return exchange_.kind == ExchangeKind::PeepTaken || exchange_.kind == ExchangeKind::ExtraCard;
  }

  ExchangeAnswer::Way way_with_exchange(const DrawnEvidence& evidence) const {
    if (chooses_after_draw(exchange_)) return {std::nullopt, evidence.ev_of_choosing(), true};
    ExchangeAnswer::Way best{std::nullopt, {}, true};
    for (const Bid& bid : bids_) {
      const Estimate ev = evidence.ev(bid);
      if (question_.may_advise(bid) && (!best.bid || ev.value > best.ev.value)) best = {bid, ev, true};
    }
    return best;
  }

  Harness& harness_;
  const Question& question_;
  const Exchange& exchange_;
  Setup setup_;
  std::vector<Bid> bids_;  // of which one is chosen
  std::vector<KeepTask> tasks_;
};

}  // namespace

bool chooses_after_draw(const Exchange& exchange) {
  return has_look(exchange.kind) || exchange.kind == ExchangeKind::Ecarte;
}

std::vector<Bid> exchanged_bids(const Question& question) {
  std::vector<Bid> bids = question.bids();
  std::erase_if(bids, [&](const Bid& bid) {
    return !may_exchange(question.ruleset.exchange->kind, bid.contract, question.ruleset.cards);
  });
  return bids;
}

int most_cards_drawn(const Question& question) {
  const Setup setup = question.setup();
  const int stock = setup.in_play().size() - setup.seats * setup.cards;
  return std::min(stock, most_drawn(question.ruleset.exchange->kind, setup.cards));
}

std::optional<ExchangeAnswer> ask_exchange(Harness& harness, const Question& question) {
  return ExchangeStudy(harness, question).answer();
}

}  // namespace nap

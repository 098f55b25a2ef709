#include "nap/sim/rates/drawn_rates.hpp"

#include <algorithm>
#include <array>
#include <cassert>

#include "nap/cards/binomial.hpp"
#include "nap/chance/random_words.hpp"
#include "nap/sim/leads/lead_choice.hpp"

namespace nap {
namespace {

// All draws of so many cards.
std::vector<CardSet> every_draw(CardSet stock, int cards) {
  if (cards == 0) return {CardSet()};
  std::vector<CardSet> draws;
  while (stock.size() >= cards) {
    const CardSet card = stock.highest();
    stock.remove(card);
    for (const CardSet rest : every_draw(stock, cards - 1)) draws.push_back(card | rest);
  }
  return draws;
}

CardSet random_draw(CardSet stock, int cards, std::uint64_t seed, std::uint64_t i) {
  std::vector<Card> left(stock.begin(), stock.end());
  RandomWords words(seed, Stream::Sample, i);
  CardSet draw;
  for (int card = 0; card < cards; ++card) {
    const std::size_t place = words.below(left.size());
    draw.insert(left[place]);
    left[place] = left.back();
    left.pop_back();
  }
  return draw;
}

class DrawRater {
 public:
  // Requires canonical cards.
  DrawRater(const Draw& draw, const Setup& setup, std::vector<KeepTask> tasks, const DrawPlan& plan)
      : draw_(draw), setup_(setup), tasks_(std::move(tasks)), plan_(plan) {}

  DrawnHand rate(Solver& solver, CardSet drawn, const std::atomic<bool>& stop) const {
    const CardSet held = (draw_.hand - draw_.given) | drawn;
    Setup setup = setup_;
    setup.out_of_play.insert(draw_.given);
    // What is given away before is part of what the draw is, and so of its deals.
    const std::uint64_t seed = seed_of_hand(seed_of_hand(plan_.seed, held), draw_.given);
    const auto plans = race_keeps(solver, held, setup, tasks_, seed, plan_.race, stop);
    DrawnHand hand{drawn, {}};
    if (stop) return hand;
    for (const std::vector<KeepPlan>& of_task : plans) hand.rows.push_back({of_task.front()});
    count(solver, held, setup, seed, hand.rows, stop);
    return hand;
  }

 private:
  // Contracts for which the same cards are kept are counted together.
  void count(Solver& solver, CardSet held, const Setup& setup, std::uint64_t seed,
             std::vector<DrawnHand::Row>& rows, const std::atomic<bool>& stop) const {
    std::vector<CardSet> counted;
    for (const DrawnHand::Row& first : rows) {
      const CardSet keep = first.plan.keep;
      if (std::find(counted.begin(), counted.end(), keep) != counted.end()) continue;
      counted.push_back(keep);
      std::vector<Outcome> outcomes;
      std::vector<DrawnHand::Row*> of_keep;
      for (std::size_t task = 0; task < rows.size(); ++task) {
        if (rows[task].plan.keep != keep) continue;
        outcomes.push_back({tasks_[task].contract, rows[task].plan.lead});
        of_keep.push_back(&rows[task]);
      }
      const Setup kept = setup_after(setup, held, keep);
      const std::uint64_t raced = plan_.race.rounds.back().deals;
      const Tally promised =
          count_deals(solver, pilot_deals(kept, keep, seed), {raced, raced + plan_.choosing}, outcomes, stop);
      const Tally made = count_deals(solver, RandomDeals(kept, keep, seed, Stream::Evaluation),
                                     {0, plan_.rating}, outcomes, stop);
      for (std::size_t place = 0; place < of_keep.size(); ++place) {
        of_keep[place]->promised = promised.successes(place);
        of_keep[place]->made = made.successes(place);
      }
    }
  }

  const Draw& draw_;
  const Setup& setup_;
  std::vector<KeepTask> tasks_;
  const DrawPlan& plan_;
};

void rename(DrawnHand& hand, const SuitPermutation& suits) {
  hand.drawn = suits(hand.drawn);
  for (DrawnHand::Row& row : hand.rows)
    row.plan = {suits(row.plan.keep), renamed(row.plan.lead, suits), row.plan.is_proved};
}

}  // namespace

std::optional<DrawnRates> rate_draws(Harness& harness, const Draw& draw, const Setup& setup,
                                     std::span<const KeepTask> tasks, const DrawPlan& plan) {
  const CanonicalHand canonical = canonical_hand(draw.hand, setup.out_of_play);
  const SuitPermutation& suits = canonical.from_written;
  const Draw canonical_draw{canonical.hand, suits(draw.given), draw.cards};
  const Setup canonical_setup = renamed(setup, suits);
  std::vector<KeepTask> canonical_tasks(tasks.begin(), tasks.end());
  for (KeepTask& task : canonical_tasks) task.must_keep = suits(task.must_keep);

  const CardSet stock = canonical_setup.in_play() - canonical.hand;
  assert(stock.size() >= draw.cards + (setup.seats - 1) * setup.cards);
  DrawnRates rates{{}, choose(stock.size(), draw.cards) <= plan.draws};
  std::vector<CardSet> draws;
  if (rates.is_every_draw) {
    draws = every_draw(stock, draw.cards);
  } else {
    // Each hand has draws of its own, so that the errors of many hands are independent.
    const std::uint64_t seed = seed_of_hand(plan.seed, canonical.hand);
    for (std::uint64_t i = 0; i < plan.draws; ++i)
      draws.push_back(random_draw(stock, draw.cards, seed, plan.first + i));
  }
  rates.hands.resize(draws.size());
  const DrawRater rater(canonical_draw, canonical_setup, std::move(canonical_tasks), plan);
  harness.monitor().planned += draws.size();
  harness.for_each(draws.size(), [&](std::uint64_t i, Solver& solver) {
    rates.hands[i] = rater.rate(solver, draws[i], harness.monitor().stop);
  });
  if (harness.monitor().stop) return std::nullopt;
  for (DrawnHand& hand : rates.hands) rename(hand, suits.inverse());
  return rates;
}

}  // namespace nap

#include "nap/asnas/betting/betting_game.hpp"

#include <cassert>

namespace nap::asnas {

using equilibrium::Decision;
using equilibrium::Payoffs;
using equilibrium::Plan;

namespace {

// For each hand of one seat and each ending, the chance that the seat plays so if the others let it.
class Reach {
 public:
  Reach(const BettingGame& game, std::size_t seat, const Plan& plan)
      : endings_(game.tree().endings().size()), chances_(game.deals().hands().size() * endings_) {
    auto chance = chances_.begin();
    for (std::size_t hand = 0; hand < game.deals().hands().size(); ++hand) {
      for (const BettingTree::Ending& ending : game.tree().endings())
        *chance++ = plan[game.tree().with_hand(seat, hand, ending.sequences[seat])];
    }
  }
  const double* of(std::size_t hand) const { return chances_.data() + hand * endings_; }

 private:
  std::size_t endings_;
  std::vector<double> chances_;
};

std::vector<Reach> reach_of_others(const BettingGame& game, std::size_t seat, std::span<const Plan> plans) {
  std::vector<Reach> others;
  for (std::size_t other = 0; other < plans.size(); ++other) {
    if (other != seat) others.emplace_back(game, other, plans[other]);
  }
  return others;
}

// Adds what each ending pays in one deal, times the chance of the deal and those of the other seats.
template <std::size_t kOthers>
void add_deal(const SeenDeal& deal, const std::vector<double>& payments, const std::vector<Reach>& others,
              double* sums) {
  std::array<const double*, kOthers> reach;
  for (std::size_t i = 0; i < kOthers; ++i) reach[i] = others[i].of(deal.others[i]);
  const double* payment = payments.data();
  for (std::size_t ending = 0; ending < payments.size(); ++ending) {
    double product = deal.chance * payment[ending];
    for (std::size_t i = 0; i < kOthers; ++i) product *= reach[i][ending];
    sums[ending] += product;
  }
}

// add_deal for a number of other players.
auto adder(std::size_t others) { return others == 1 ? add_deal<1> : others == 2 ? add_deal<2> : add_deal<3>; }

}  // namespace

BettingGame::BettingGame(const BettingRules& rules, const Pack& pack, Ranking ranking, Workers& workers)
    : tree_(rules),
      deals_(rules.players, pack, ranking),
      workers_(workers),
      decisions_(tree_.seats()),
      payments_(tree_.seats()) {
  for (std::size_t seat = 0; seat < tree_.seats(); ++seat) {
    for (std::size_t hand = 0; hand < deals_.hands().size(); ++hand) {
      for (const Decision& decision : tree_.decisions(seat).all())
        decisions_[seat].add(tree_.with_hand(seat, hand, decision.after), decision.choices);
    }
  }
  for (const std::vector<int>& order : deals_.orders()) {
    for (auto& of_seat : payments_) of_seat.emplace_back();
    for (const BettingTree::Ending& ending : tree_.endings()) {
      const std::vector<double> payoffs = payoffs_of(ending, order);
      for (std::size_t seat = 0; seat < payoffs.size(); ++seat)
        payments_[seat].back().push_back(payoffs[seat]);
    }
  }
}

std::vector<double> BettingGame::sums_of_endings(std::size_t seat, std::span<const Plan> plans,
                                                 const std::vector<std::vector<double>>& payments) const {
  const std::vector<Reach> others = reach_of_others(*this, seat, plans);
  const auto add = adder(others.size());
  const std::size_t endings = tree_.endings().size();
  std::vector<double> sums(deals_.hands().size() * endings);
  workers_.for_each(deals_.hands().size(), [&](std::uint64_t hand, std::size_t) {
    double* own = sums.data() + hand * endings;
    for (const SeenDeal& deal : deals_.of(seat, hand)) add(deal, payments[deal.order], others, own);
  });
  return sums;
}

Payoffs BettingGame::payoffs(std::size_t seat, std::span<const Plan> plans) const {
  const std::vector<double> sums = sums_of_endings(seat, plans, payments_[seat]);
  Payoffs payoffs(decisions_[seat].sequences());
  auto sum = sums.begin();
  for (std::size_t hand = 0; hand < deals_.hands().size(); ++hand) {
    for (const BettingTree::Ending& ending : tree_.endings())
      payoffs[tree_.with_hand(seat, hand, ending.sequences[seat])] += *sum++;
  }
  return payoffs;
}

std::vector<double> BettingGame::ending_chances(std::size_t seat, std::span<const Plan> plans) const {
  return sums_of_endings(seat, plans,
                         std::vector(deals_.orders().size(), std::vector(tree_.endings().size(), 1.0)));
}

std::vector<double> BettingGame::outcome_chances(std::span<const Plan> plans) const {
  const std::vector<Reach> others = reach_of_others(*this, 0, plans);
  const Reach own(*this, 0, plans[0]);
  const auto add = adder(others.size());
  const std::vector<double> ones(tree_.endings().size(), 1.0);
  const std::size_t outcomes = deals_.orders().size() * ones.size();
  std::vector<double> by_hand(deals_.hands().size() * outcomes);
  workers_.for_each(deals_.hands().size(), [&](std::uint64_t hand, std::size_t) {
    double* chances = by_hand.data() + hand * outcomes;
    for (const SeenDeal& deal : deals_.of(0, hand))
      add(deal, ones, others, chances + deal.order * ones.size());
    for (std::size_t i = 0; i < outcomes; ++i) chances[i] *= own.of(hand)[i % ones.size()];
  });
  std::vector<double> chances(outcomes);
  for (std::size_t i = 0; i < by_hand.size(); ++i) chances[i % outcomes] += by_hand[i];
  return chances;
}

}  // namespace nap::asnas

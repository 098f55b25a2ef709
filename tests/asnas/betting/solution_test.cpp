#include "nap/asnas/betting/solution.hpp"

#include <algorithm>
#include <map>
#include <string>

#include <catch2/catch.hpp>

#include "asnas/betting/plain_betting.hpp"

using namespace nap;
using namespace nap::asnas;
using equilibrium::Outcome;
using equilibrium::Plan;

namespace {

// A table with its workers.
struct Table {
  explicit Table(const BettingRules& rules, Ranking ranking = Ranking::Combination, int threads = 2)
      : workers(threads, monitor), game(rules, pack_for(rules.players), ranking, workers) {}

  Monitor monitor;
  Workers workers;
  BettingGame game;
};

std::vector<Plan> plans_after(int rounds, const BettingGame& game) {
  equilibrium::RegretMinimizer minimizer(game);
  for (int i = 0; i < rounds; ++i) minimizer.play_round();
  return minimizer.state().averages;
}

// The plans as the oracle asks for them.
class AsPlain {
 public:
  AsPlain(const BettingGame& game, const std::vector<Plan>& plans, const std::vector<PlainHand>& hands)
      : game_(game), plans_(plans) {
    for (const PlainHand& hand : hands) {
      Cards cards;
      for (const Rank rank : kRanksHighToLow) cards.add(rank, hand[static_cast<std::size_t>(rank)]);
      const auto& all = game.deals().hands();
      places_.push_back(static_cast<std::size_t>(std::find(all.begin(), all.end(), cards) - all.begin()));
    }
    for (const BettingTree::Position& position : game.tree().positions()) {
      std::string history;
      for (const Move move : position.history) history += word_for(move, kMoveWords).front();
      positions_[history] = &position;
    }
  }

  std::vector<double> operator()(std::size_t seat, const std::string& history, char move) const {
    const BettingTree::Position& position = *positions_.at(history);
    const auto choice = std::find_if(
        position.choices.begin(), position.choices.end(),
        [&](const BettingTree::Choice& each) { return word_for(each.move, kMoveWords).front() == move; });
    REQUIRE(position.seat == seat);
    REQUIRE(choice != position.choices.end());
    const auto sequence = position.first_choice + static_cast<std::size_t>(choice - position.choices.begin());
    std::vector<double> shares;
    for (const std::size_t hand : places_) {
      const double reached = plans_[seat][game_.tree().with_hand(seat, hand, position.sequences[seat])];
      const double chosen = plans_[seat][game_.tree().with_hand(seat, hand, sequence)];
      shares.push_back(reached > 0.0 ? chosen / reached : 1.0 / static_cast<double>(position.choices.size()));
    }
    return shares;
  }

 private:
  const BettingGame& game_;
  const std::vector<Plan>& plans_;
  std::vector<std::size_t> places_;  // of the oracle's hands
  std::map<std::string, const BettingTree::Position*> positions_;
};

void check_against_oracle(int players, int bet, int rounds, std::size_t first_seat = 0) {
  CAPTURE(players, bet, rounds);
  const Table table({.players = players, .bets = {bet, 2 * bet}});
  const std::vector<Plan> plans = plans_after(rounds, table.game);
  const Outcome outcome = outcome_of(table.game, plans);
  const PlainBetting plain(static_cast<std::size_t>(players), bet, 4);
  const AsPlain plan(table.game, plans, plain.hands());
  for (std::size_t seat = first_seat; seat < outcome.values.size(); ++seat) {
    const double value = plain.value(seat, plan);
    CHECK(outcome.values[seat] == Approx(value).margin(1e-12));
    CHECK(outcome.gains[seat] == Approx(plain.best_value(seat, plan) - value).margin(1e-12));
  }
}

}  // namespace

TEST_CASE("Values and gains are those of the betting played out move by move", "[asnas][betting]") {
  check_against_oracle(2, 1, 3);
  check_against_oracle(2, 3, 20);
  check_against_oracle(3, 2, 2, 1);
  check_against_oracle(4, 2, 1, 3);
}

TEST_CASE("Two players are solved exactly", "[asnas][betting]") {
  const std::vector<std::pair<int, double>> values = {
      {1, -0.046764114602}, {2, -0.059336622489}, {3, -0.062117871358}};
  for (const auto& [bet, value] : values) {
    CAPTURE(bet);
    const Table table({.players = 2, .bets = {bet, 2 * bet}});
    const Solution solution = solve_exactly(table.game).solution;
    CHECK(solution.outcome.values[0] == Approx(value).margin(1e-9));
    CHECK(solution.outcome.greatest_gain() < 1e-9);
  }
}

TEST_CASE("Choices are worth what they win from here on", "[asnas][betting]") {
  const Table table({.players = 2});
  const Solution solution = solve_exactly(table.game).solution;
  double value = 0.0;
  for (std::size_t hand = 0; hand < table.game.deals().hands().size(); ++hand) {
    const std::vector<ChoiceValue>& first = solution.choices[0][hand].choices;
    const double chance =
        static_cast<double>(ways(table.game.deals().hands()[hand], pack_for(2).cards())) / 15504.0;
    value += chance * std::max(first[0].value, first[1].value);
  }
  CHECK(value - 1.0 == Approx(solution.outcome.values[0]).margin(1e-9));  // the ante is paid before

  for (std::size_t place = 0; place < solution.choices.size(); ++place) {
    const BettingTree::Position& position = table.game.tree().positions()[place];
    for (const HandChoices& hand : solution.choices[place]) {
      double best = -99.0;
      double shares = 0.0;
      for (const ChoiceValue& choice : hand.choices) best = std::max(best, choice.value);
      for (std::size_t i = 0; i < hand.choices.size(); ++i) {
        const ChoiceValue& choice = hand.choices[i];
        if (position.choices[i].move == Move::Fold) CHECK(choice.value == Approx(0.0).margin(1e-9));
        shares += choice.share.value_or(0.0);
        if (choice.share.value_or(0.0) > 1e-9) CHECK(choice.value == Approx(best).margin(1e-6));
      }
      const bool is_played = !hand.choices.empty() && hand.choices[0].share.has_value();
      CHECK(shares == Approx(is_played ? 1.0 : 0.0).margin(1e-9));
    }
  }
}

TEST_CASE("The chances of outcomes add up to what players win", "[asnas][betting]") {
  const Table table({.players = 3, .bets = {2}});
  const std::vector<Plan> plans = plans_after(5, table.game);
  const std::vector<double> chances = table.game.outcome_chances(plans);
  const auto& orders = table.game.deals().orders();
  const auto& endings = table.game.tree().endings();
  REQUIRE(chances.size() == orders.size() * endings.size());
  double all = 0.0;
  std::vector<double> values(3);
  for (std::size_t i = 0; i < chances.size(); ++i) {
    all += chances[i];
    const std::vector<double> payoffs = payoffs_of(endings[i % endings.size()], orders[i / endings.size()]);
    for (std::size_t seat = 0; seat < 3; ++seat) values[seat] += chances[i] * payoffs[seat];
  }
  CHECK(all == Approx(1.0).margin(1e-12));
  const Outcome outcome = outcome_of(table.game, plans);
  for (std::size_t seat = 0; seat < 3; ++seat)
    CHECK(values[seat] == Approx(outcome.values[seat]).margin(1e-12));
}

TEST_CASE("A bet that lives on folds is a bluff", "[asnas][betting]") {
  const Table table({.players = 2});
  const Solution solution = solve_exactly(table.game).solution;
  const auto opening = [&](const Cards& wanted) {
    const auto& hands = table.game.deals().hands();
    const auto place = std::find(hands.begin(), hands.end(), wanted) - hands.begin();
    return solution.choices[0][static_cast<std::size_t>(place)].choices[1];
  };
  Cards nothing;
  for (const Rank rank : kRanksHighToLow) nothing.add(rank);
  CHECK(opening(nothing).is_bluff);
  CHECK(opening(nothing).share.value() > 0.5);
  Cards four_kings;
  four_kings.add(Rank::King, 4);
  four_kings.add(Rank::Queen);
  CHECK_FALSE(opening(four_kings).is_bluff);
}

TEST_CASE("Regret minimisation comes near the exact value", "[asnas][betting]") {
  const Table table({.players = 2});
  const Outcome outcome = outcome_of(table.game, plans_after(500, table.game));
  CHECK(outcome.greatest_gain() < 2e-4);
  CHECK(outcome.values[0] == Approx(-0.0593366).margin(2e-4));
}

TEST_CASE("Three players come near an equilibrium", "[asnas][betting]") {
  const Table table({.players = 3});
  const Outcome outcome = outcome_of(table.game, plans_after(100, table.game));
  CHECK(outcome.greatest_gain() < 3e-3);
  CHECK(outcome.values[0] + outcome.values[1] + outcome.values[2] == Approx(0.0).margin(1e-12));
  CHECK(outcome.values[2] > 0.04);  // to speak last is best
}

TEST_CASE("Each solution that is looked at can be kept, and is one to go on from", "[asnas][betting]") {
  Table table({.players = 2, .bets = {2}});
  std::vector<LearnedSolution> seen;
  const auto looked = [&](const LearnedSolution& learned) { seen.push_back(learned); };
  const std::optional<LearnedSolution> all =
      learn(table.game, std::nullopt, {0.0, 150}, table.monitor, looked);
  REQUIRE(seen.size() == 3);
  CHECK(seen[0].state.rounds == 64);
  CHECK(seen[2].state.averages == all->state.averages);
  const std::optional<LearnedSolution> resumed = learn(table.game, seen[0], {0.0, 150}, table.monitor);
  CHECK(resumed->state.averages == all->state.averages);
  const Outcome outcome = outcome_of(table.game, all->state.averages);
  CHECK(all->solution.outcome.values == outcome.values);
  CHECK(all->solution.outcome.gains == outcome.gains);
}

TEST_CASE("The plans are the same on any number of threads", "[asnas][betting]") {
  const Table one({.players = 3}, Ranking::Combination, 1);
  const Table two({.players = 3}, Ranking::Combination, 2);
  CHECK(plans_after(3, one.game) == plans_after(3, two.game));
}

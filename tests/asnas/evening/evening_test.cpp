#include "nap/asnas/evening/evening.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>
#include <random>

#include <catch2/catch.hpp>

using namespace nap;
using namespace nap::asnas;
using equilibrium::Plan;

namespace {

constexpr EveningRules kThreeDeals{.deals = 3, .chips = 4};

struct SolvedTable {
  SolvedTable(int players, double gain)
      : workers(2, monitor), game({.players = players}, pack_for(players), Ranking::Combination, workers) {
    learned = solve(game, std::nullopt, {gain, 10'000}, monitor);
  }
  Monitor monitor;
  Workers workers;
  BettingGame game;
  std::optional<LearnedSolution> learned;
};

// Plays evenings card by card and move by move.
class PlayedEvenings {
 public:
  PlayedEvenings(const BettingGame& game, std::vector<std::vector<Plan>> plans_of_deals)
      : game_(game), plans_(std::move(plans_of_deals)), pack_(20) {
    for (std::size_t i = 0; i < pack_.size(); ++i) pack_[i] = kRanksHighToLow[i / 4];
  }

  // What each player has in the end, and whether he had to borrow.
  std::vector<std::pair<double, bool>> play(int deals, int chips) {
    const std::size_t players = game_.players();
    std::vector<std::pair<double, bool>> results(players, {chips, false});
    for (std::size_t deal = 0; deal < static_cast<std::size_t>(deals); ++deal) {
      const auto [paid, won] = play_deal(plans_[deal % players]);
      for (std::size_t seat = 0; seat < players; ++seat) {
        auto& [left, borrowed] = results[(seat + deal) % players];
        borrowed = borrowed || paid[seat] > left + 1e-9;
        left += won[seat] - paid[seat];
      }
    }
    return results;
  }

 private:
  std::pair<std::vector<int>, std::vector<double>> play_deal(const std::vector<Plan>& plans) {
    std::shuffle(pack_.begin(), pack_.end(), random_);
    const std::size_t players = game_.players();
    std::vector<Cards> hands(players);
    for (std::size_t i = 0; i < players * 5; ++i) hands[i / 5].add(pack_[i]);
    const auto& all = game_.deals().hands();
    std::size_t place = 0;
    for (;;) {
      const BettingTree::Position& position = game_.tree().positions()[place];
      const std::size_t seat = position.seat;
      const auto hand =
          static_cast<std::size_t>(std::find(all.begin(), all.end(), hands[seat]) - all.begin());
      const double* chances = plans[seat].data() + game_.tree().with_hand(seat, hand, position.first_choice);
      std::discrete_distribution<std::size_t> pick(chances, chances + position.choices.size());
      const BettingTree::Choice& choice = position.choices[pick(random_)];
      place = choice.next;
      if (choice.is_end) break;
    }
    return showdown(game_.tree().endings()[place], hands);
  }

  std::pair<std::vector<int>, std::vector<double>> showdown(const BettingTree::Ending& ending,
                                                            const std::vector<Cards>& hands) const {
    int best = -1;
    for (std::size_t seat = 0; seat < hands.size(); ++seat) {
      if (ending.is_in[seat]) best = std::max(best, strength(hands[seat], Ranking::Combination));
    }
    const auto wins = [&](std::size_t seat) {
      return ending.is_in[seat] && strength(hands[seat], Ranking::Combination) == best;
    };
    int winners = 0;
    for (std::size_t seat = 0; seat < hands.size(); ++seat) winners += wins(seat) ? 1 : 0;
    const int pot = std::accumulate(ending.paid.begin(), ending.paid.end(), 0);
    std::vector<double> won;
    for (std::size_t seat = 0; seat < hands.size(); ++seat)
      won.push_back(wins(seat) ? static_cast<double>(pot) / winners : 0.0);
    return {ending.paid, won};
  }

  const BettingGame& game_;
  std::vector<std::vector<Plan>> plans_;
  std::vector<Rank> pack_;
  std::mt19937 random_{7};
};

}  // namespace

TEST_CASE("An evening of even stakes ends like a random walk", "[asnas][evening]") {
  // One chip is won or lost. Who has lost all three in six deals borrows in the next one. By the reflection
  // principle the chance is P(S <= -3) + P(S < -3), where S is the sum of six deals.
  const DealResults coin = {{0.5, 1, -kChipParts}, {0.5, 1, kChipParts}};
  const PlayerEvening evening = evening_of({.deals = 7, .chips = 3}, std::array{coin});
  CHECK(evening.mean == Approx(0.0).margin(1e-12));
  CHECK(evening.deviation == Approx(std::sqrt(7.0)));
  CHECK(evening.borrows == Approx(14.0 / 64.0));
  CHECK(evening.in_debt == Approx(8.0 / 128.0));
}

TEST_CASE("An evening is the sum of all ways through its deals", "[asnas][evening]") {
  const DealResults first = {{0.2, 3, -3 * kChipParts}, {0.5, 1, -6}, {0.3, 1, 30}};
  const DealResults second = {{0.6, 2, -2 * kChipParts}, {0.4, 5, 18}};
  const std::array turns = {first, second};
  double mean = 0.0;
  double squares = 0.0;
  double borrows = 0.0;
  double in_debt = 0.0;
  for (const DealResult& a : first) {
    for (const DealResult& b : second) {
      for (const DealResult& c : first) {
        const double chance = a.chance * b.chance * c.chance;
        const int left = 4 * kChipParts;
        const bool borrowed = a.paid * kChipParts > left || b.paid * kChipParts > left + a.won ||
                              c.paid * kChipParts > left + a.won + b.won;
        const int won = a.won + b.won + c.won;
        mean += chance * won / kChipParts;
        squares += chance * won * won / kChipParts / kChipParts;
        if (borrowed) borrows += chance;
        if (won < -left) in_debt += chance;
      }
    }
  }
  const PlayerEvening evening = evening_of(kThreeDeals, turns);
  CHECK(evening.mean == Approx(mean));
  CHECK(evening.deviation == Approx(std::sqrt(squares - mean * mean)));
  CHECK(evening.borrows == Approx(borrows));
  CHECK(evening.in_debt == Approx(in_debt));
  CHECK(evening.low == -5.5);  // 8 are lost in 12 of 500 evenings, 5.5 in 60
  CHECK(evening.high == 3.5);  // 6.5 are won in 18 of 500 evenings, 3.5 in 60
}

TEST_CASE("What a deal brings adds up to what players win", "[asnas][evening]") {
  const SolvedTable table(3, 1e-2);
  const std::vector<Plan> plans = solved_plans(table.game, *table.learned);
  const std::vector<DealResults> results = deal_results(table.game, plans);
  const equilibrium::Outcome outcome = outcome_of(table.game, plans);
  for (std::size_t seat = 0; seat < 3; ++seat) {
    double all = 0.0;
    double won = 0.0;
    for (const DealResult& result : results[seat]) {
      all += result.chance;
      won += result.chance * result.won / kChipParts;
      CHECK(result.won >= -result.paid * kChipParts);
    }
    CHECK(all == Approx(1.0));
    CHECK(won == Approx(outcome.values[seat]).margin(1e-9));
  }
}

TEST_CASE("Counted evenings are those that are played with shuffled packs", "[asnas][evening]") {
  const SolvedTable table(3, 1e-2);
  const PlayingStyle bold{Style::Bold, 0.5};
  const EveningRules rules{.deals = 20, .chips = 12};
  std::vector<std::vector<Plan>> plans;
  for (std::size_t deal = 0; deal < 3; ++deal) {
    plans.push_back(solved_plans(table.game, *table.learned));
    const std::size_t seat = (3 - deal) % 3;
    plans.back()[seat] = styled_plan(table.game, *table.learned, seat, bold);
  }
  PlayedEvenings played(table.game, plans);
  constexpr int kEvenings = 4'000;
  std::array<double, 3> sums{};
  std::array<double, 3> squares{};
  std::array<double, 3> borrowed{};
  for (int i = 0; i < kEvenings; ++i) {
    const auto results = played.play(rules.deals, rules.chips);
    for (std::size_t player = 0; player < 3; ++player) {
      const double won = results[player].first - rules.chips;
      sums[player] += won;
      squares[player] += won * won;
      borrowed[player] += results[player].second ? 1.0 : 0.0;
    }
  }
  const TableEvening counted = table_evening(table.game, *table.learned, bold, rules);
  for (std::size_t player = 0; player < 3; ++player) {
    CAPTURE(player);
    const PlayerEvening& evening = counted.players[player];
    const double mean = sums[player] / kEvenings;
    const double error = evening.deviation / std::sqrt(kEvenings);
    CHECK(std::abs(mean - evening.mean) < 4.5 * error);
    CHECK(std::sqrt(squares[player] / kEvenings - mean * mean) == Approx(evening.deviation).epsilon(0.06));
    const double share = borrowed[player] / kEvenings;
    CHECK(std::abs(share - evening.borrows) <
          4.5 * std::sqrt(evening.borrows * (1.0 - evening.borrows) / kEvenings));
  }
  CHECK(counted.players[0].borrows > 0.2);
}

TEST_CASE("Bold players bet more often than the solution, timid ones less", "[asnas][evening]") {
  const SolvedTable table(2, 1e-3);
  const auto openings = [&](const PlayingStyle& style) {
    const Plan plan = styled_plan(table.game, *table.learned, 0, style);
    double sum = 0.0;
    for (std::size_t hand = 0; hand < table.game.deals().hands().size(); ++hand) {
      sum += chance_of(table.game.deals().hands()[hand], pack_for(2)) *
             plan[table.game.tree().with_hand(0, hand, table.game.tree().positions()[0].first_choice + 1)];
    }
    return sum;
  };
  const double solved = openings({Style::Solved, 0.5});
  CHECK(openings({Style::Bold, 0.25}) > solved + 0.1);
  CHECK(openings({Style::Timid, 0.25}) < solved - 0.1);
  // Nothing costs more than a hundred antes.
  CHECK(openings({Style::Bold, 100.0}) == Approx(1.0));
  CHECK(openings({Style::Timid, 100.0}) == Approx(0.0).margin(1e-12));
}

TEST_CASE("Against a solution every style loses over an evening of two players", "[asnas][evening]") {
  const SolvedTable table(2, 1e-3);
  for (const Style style : {Style::Bold, Style::Timid}) {
    const TableEvening evening = table_evening(table.game, *table.learned, {style, 0.5}, {});
    CHECK(evening.players[0].mean < -1.0);
    CHECK(evening.players[0].mean == Approx(-evening.players[1].mean));
    CHECK(evening.unforeseen == Approx(0.0).margin(1e-9));
  }
  const TableEvening even = table_evening(table.game, *table.learned, {Style::Solved, 0.0}, {});
  CHECK(even.players[0].mean == Approx(0.0).margin(1e-9));
  CHECK(even.players[0].deviation == Approx(even.players[1].deviation));
}

TEST_CASE("Where solved players never come is counted apart", "[asnas][evening]") {
  // The solution knows of three cards only by rumour: nobody opens, so an opening is never foreseen.
  const SolvedTable table(2, 1e-3);
  LearnedSolution shy = *table.learned;
  std::vector<Plan>& averages = shy.state.averages;
  for (std::size_t hand = 0; hand < table.game.deals().hands().size(); ++hand) {
    for (std::size_t seat = 0; seat < 2; ++seat) {
      for (const BettingTree::Position& position : table.game.tree().positions()) {
        if (position.seat != seat || position.choices[0].move != Move::Pass) continue;
        const std::size_t first = table.game.tree().with_hand(seat, hand, position.first_choice);
        averages[seat][first] = 1.0;
        averages[seat][first + 1] = 0.0;
      }
    }
  }
  for (std::size_t seat = 0; seat < 2; ++seat)
    averages[seat] = plan_in_proportion(table.game.decisions(seat), averages[seat]);
  shy.solution = solution_of(table.game, averages, 0);
  std::vector<Plan> plans = solved_plans(table.game, shy);
  CHECK(unforeseen_chance(table.game, shy.solution, plans, 0) == Approx(0.0).margin(1e-12));
  plans[0] = styled_plan(table.game, shy, 0, {Style::Bold, 100.0});
  CHECK(unforeseen_chance(table.game, shy.solution, plans, 0) == Approx(1.0));
}

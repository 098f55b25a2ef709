#include "nap/asnas/evening/evening.hpp"

#include <algorithm>
#include <cmath>
#include <map>
#include <utility>

namespace nap::asnas {

using equilibrium::Plan;

namespace {

// Chip counts with smaller chances are left out: all of them together do not show in what is printed.
constexpr double kTooRare = 1e-20;
constexpr double kOneInTwenty = 0.05;

// The chance of each number of chips, in parts, for a player who has not borrowed yet or has.
class ChipCounts {
 public:
  ChipCounts(const EveningRules& rules, std::span<const DealResults> turns)
      : start_(rules.chips * kChipParts) {
    int most_lost = 0;
    int most_won = 0;
    for (const DealResults& results : turns) {
      for (const DealResult& result : results) {
        most_lost = std::max(most_lost, -result.won);
        most_won = std::max(most_won, result.won);
      }
    }
    lowest_ = start_ - rules.deals * most_lost;
    const auto counts = static_cast<std::size_t>(rules.deals * (most_lost + most_won) + 1);
    for (std::vector<double>& chances : chances_) chances.resize(counts);
    chances_[0][place_of(start_)] = 1.0;
  }

  void play(const DealResults& results) {
    std::array<std::vector<double>, 2> next;
    for (std::vector<double>& chances : next) chances.resize(chances_[0].size());
    for (std::size_t has_borrowed = 0; has_borrowed < 2; ++has_borrowed) {
      for (std::size_t place = 0; place < chances_[has_borrowed].size(); ++place) {
        const double chance = chances_[has_borrowed][place];
        if (chance < kTooRare) continue;
        for (const DealResult& result : results) {
          const bool borrows = has_borrowed == 1 || result.paid * kChipParts > parts_at(place);
          next[borrows ? 1 : 0][place_of(parts_at(place) + result.won)] += chance * result.chance;
        }
      }
    }
    chances_ = std::move(next);
  }

  PlayerEvening evening() const {
    PlayerEvening evening{};
    double squares = 0.0;
    for_each_result([&](double result, double chance, double after_borrowing) {
      evening.mean += chance * result;
      squares += chance * result * result;
      evening.borrows += after_borrowing;
      if (result * kChipParts < -start_) evening.in_debt += chance;
    });
    evening.deviation = std::sqrt(std::max(0.0, squares - evening.mean * evening.mean));
    evening.low = quantile(kOneInTwenty);
    evening.high = quantile(1.0 - kOneInTwenty);
    return evening;
  }

 private:
  int parts_at(std::size_t place) const { return lowest_ + static_cast<int>(place); }
  std::size_t place_of(int parts) const { return static_cast<std::size_t>(parts - lowest_); }

  // Calls visit(what was won in chips, its chance, the part of it after borrowing), the lowest result first.
  template <class Visit>
  void for_each_result(const Visit& visit) const {
    for (std::size_t place = 0; place < chances_[0].size(); ++place) {
      visit(static_cast<double>(parts_at(place) - start_) / kChipParts,
            chances_[0][place] + chances_[1][place], chances_[1][place]);
    }
  }

  double quantile(double part) const {
    double below = 0.0;
    double found = 0.0;
    for_each_result([&](double result, double chance, double) {
      if (below < part && chance > 0.0) found = result;
      below += chance;
    });
    return found;
  }

  int start_;
  int lowest_;
  std::array<std::vector<double>, 2> chances_;  // before borrowing, after
};

}  // namespace

std::vector<DealResults> deal_results(const BettingGame& game, std::span<const Plan> plans) {
  const std::vector<BettingTree::Ending>& endings = game.tree().endings();
  const std::vector<double> chances = game.outcome_chances(plans);
  std::vector<std::map<std::pair<int, int>, double>> by_result(game.players());
  for (std::size_t i = 0; i < chances.size(); ++i) {
    const BettingTree::Ending& ending = endings[i % endings.size()];
    const std::vector<double> payoffs = payoffs_of(ending, game.deals().orders()[i / endings.size()]);
    for (std::size_t seat = 0; seat < payoffs.size(); ++seat) {
      const auto won = static_cast<int>(std::lround(payoffs[seat] * kChipParts));
      by_result[seat][{ending.paid[seat], won}] += chances[i];
    }
  }
  std::vector<DealResults> results(game.players());
  for (std::size_t seat = 0; seat < results.size(); ++seat) {
    for (const auto& [result, chance] : by_result[seat]) {
      if (chance > 0.0) results[seat].push_back({chance, result.first, result.second});
    }
  }
  return results;
}

PlayerEvening evening_of(const EveningRules& rules, std::span<const DealResults> turns) {
  ChipCounts counts(rules, turns);
  for (std::size_t deal = 0; deal < static_cast<std::size_t>(rules.deals); ++deal)
    counts.play(turns[deal % turns.size()]);
  return counts.evening();
}

TableEvening table_evening(const BettingGame& game, const LearnedSolution& learned, const PlayingStyle& style,
                           const EveningRules& rules) {
  const std::size_t players = game.players();
  TableEvening table{{}, 0.0};
  std::vector<std::vector<DealResults>> turns(players);  // of each player
  const std::vector<Plan> solved = solved_plans(game, learned);
  for (std::size_t deal = 0; deal < players; ++deal) {
    const auto seat_of = [&](std::size_t player) { return (player + players - deal) % players; };
    std::vector<Plan> plans = solved;
    plans[seat_of(0)] = styled_plan(game, learned, seat_of(0), style);
    const std::vector<DealResults> by_seat = deal_results(game, plans);
    for (std::size_t player = 0; player < players; ++player)
      turns[player].push_back(by_seat[seat_of(player)]);
    table.unforeseen =
        std::max(table.unforeseen, unforeseen_chance(game, learned.solution, std::move(plans), seat_of(0)));
  }
  for (const std::vector<DealResults>& of_player : turns)
    table.players.push_back(evening_of(rules, of_player));
  return table;
}

}  // namespace nap::asnas

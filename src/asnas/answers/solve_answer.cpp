#include "nap/asnas/answers/solve_answer.hpp"

#include <algorithm>
#include <numeric>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "nap/asnas/betting/ranges.hpp"
#include "nap/report/figures.hpp"
#include "nap/text/option_values.hpp"
#include "nap/text/parse_error.hpp"

namespace nap::asnas {

using namespace report;

namespace {

constexpr std::string_view kOrdinals[kMostBettors] = {"first", "second", "third", "fourth"};

int players_of(const std::string& players) {
  return static_cast<int>(parse_whole("--players", players, 2, kMostBettors));
}

Table seats_table(const Solution& solution) {
  Table rows({{"speaks", Align::Left},
              {"wins, antes a deal", Align::Right},
              {"another plan would add at most", Align::Right}});
  for (std::size_t seat = 0; seat < solution.outcome.values.size(); ++seat) {
    rows.add_row({std::string(kOrdinals[seat]), antes_text(solution.outcome.values[seat], solution.rules, 4),
                  gain_text(solution.outcome.gains[seat], solution.rules)});
  }
  return rows;
}

std::string cell(const StageRange& range, Move move) {
  if (range.comes < kNever) return "-";
  return whole_percent(range.share(move)) + (range.is_bluff(move) ? "*" : "");
}

Table ranges_table(const std::vector<HandRange>& ranges, Names names) {
  Table rows({{"hand", Align::Left},
              {"opens", Align::Right},
              {"to a bet: folds", Align::Right},
              {"matches", Align::Right},
              {"raises", Align::Right},
              {"to a raise: folds", Align::Right},
              {"matches it", Align::Right}});
  for (const HandRange& range : ranges) {
    const auto& [free, opened, raised] = range.stages;
    rows.add_row({combination_text(range.example, names), cell(free, Move::Open), cell(opened, Move::Fold),
                  cell(opened, Move::Match), cell(opened, Move::Raise), cell(raised, Move::Fold),
                  cell(raised, Move::Match)});
  }
  return rows;
}

std::vector<Fields> seat_rows(const Solution& solution) {
  std::vector<Fields> rows;
  const double ante = solution.rules.ante;
  for (std::size_t seat = 0; seat < solution.outcome.values.size(); ++seat) {
    rows.push_back({{"seat", number(seat + 1)},
                    {"value", number(solution.outcome.values[seat] / ante)},
                    {"gain", number(std::max(0.0, solution.outcome.gains[seat] / ante))}});
  }
  return rows;
}

// A row for each choice of each hand, where the betting can come.
std::vector<Fields> range_rows(const Solution& solution, const BettingTree& tree) {
  std::vector<Fields> rows;
  const std::vector<Cards> hands = hands_from(solution.pack.cards());
  for (std::size_t place = 0; place < tree.positions().size(); ++place) {
    const BettingTree::Position& position = tree.positions()[place];
    for (std::size_t hand = 0; hand < hands.size(); ++hand) {
      const HandChoices& choices = solution.choices[place][hand];
      for (std::size_t i = 0; i < choices.choices.size(); ++i) {
        const ChoiceValue& choice = choices.choices[i];
        rows.push_back({{"seat", number(position.seat + 1)},
                        {"moves_heard", text(history_text(position.history))},
                        {"hand", text(to_text(hands[hand]))},
                        {"arrival", number(choices.arrival)},
                        {"choice", text(word_for(position.choices[i].move, kMoveWords))},
                        {"share", number(choice.share)},
                        {"value", number(choice.value / solution.rules.ante)},
                        {"bluff", truth(choice.is_bluff)}});
      }
    }
  }
  return rows;
}

}  // namespace

SolveInquiry::SolveInquiry(const SolveRequest& request)
    : rules_(parse_betting(request.betting, players_of(request.players))),
      ranking_(parse_word("--ranking", request.ranking, kRankingWords)),
      names_(parse_word("--names", request.names, kNamesWords)),
      goal_{parse_gain(request.gain, rules_), parse_whole("--rounds", request.rounds, 1, kMostRounds)} {}

Document SolveInquiry::document(const Solution& solution) const {
  const BettingTree tree(solution.rules);
  const auto& [values, gains] = solution.outcome;
  const double exploitability = std::max(0.0, std::accumulate(gains.begin(), gains.end(), 0.0));
  Document document;
  document.shape = Document::Shape::Tables;
  document.headline =
      fmt::format("{} players, {}: who speaks first wins {} antes a deal, who speaks last {}.",
                  rules_.players, betting_text(solution.rules), antes_text(values.front(), solution.rules, 4),
                  antes_text(values.back(), solution.rules, 4));
  document.show(seats_table(solution));
  document.say(
      is_exact()
          ? "This is an equilibrium: nobody gains by another plan. There can be others, but they are worth the same.\n"
          : fmt::format(
                "This is near an equilibrium, after {} rounds of regret minimisation. With three or more players there can be others that are worth something else.\n",
                with_commas(solution.rounds)));
  for (std::size_t seat = 0; seat < values.size(); ++seat) {
    document.say(fmt::format("Who speaks {}:\n", kOrdinals[seat]));
    document.show(ranges_table(ranges_of(tree, solution, seat), names_), Block::Gap::None);
  }
  document.say(
      "* A bluff: it loses chips on average whenever not all others fold at once. -: it never comes there.\n");
  document.head = joined({{{"schema", only_json(text("nap.asnas.solve/1"))},
                           {"players", number(rules_.players)},
                           {"pack", number(solution.pack.cards().size())},
                           {"ranking", text(word_for(solution.ranking, kRankingWords))}},
                          betting_fields(solution.rules),
                          {{"method", only_json(text(is_exact() ? "exact" : "regret-minimisation"))},
                           {"rounds", only_json(number(solution.rounds))},
                           {"exploitability", only_json(number(exploitability / solution.rules.ante))}}});
  document.tables = {{"seats", seat_rows(solution), RowTable::In::Json},
                     {"ranges", range_rows(solution, tree)}};
  return document;
}

}  // namespace nap::asnas

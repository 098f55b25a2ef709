#include "nap/asnas/answers/evening_answer.hpp"

#include <algorithm>
#include <cmath>

#include <fmt/format.h>

#include "nap/report/figures.hpp"
#include "nap/text/option_values.hpp"
#include "nap/text/parse_error.hpp"
#include "nap/text/quoting.hpp"

namespace nap::asnas {

using namespace report;

namespace {

constexpr int kMostEveningDeals = 240;
constexpr int kMostBank = 1'000;
constexpr int kMostEveningBet = 50;   // a table of all results is kept, which grows with the bets
constexpr double kHardlyEver = 1e-5;  // shown as nothing

int parse_number(std::string_view option, const std::string& text, int most) {
  return static_cast<int>(parse_whole(option, text, 1, static_cast<std::uint64_t>(most)));
}

std::vector<PlayingStyle> parse_styles(const std::string& written, double slack) {
  std::vector<PlayingStyle> styles;
  for (const std::string& word : split_list("--style", written)) {
    const Style style = parse_word("--style", word, kStyleWords);
    const auto is_same = [&](const PlayingStyle& other) { return other.style == style; };
    if (std::any_of(styles.begin(), styles.end(), is_same))
      throw ParseError(fmt::format("--style {}: {} appears twice", in_quotes(written), word));
    styles.push_back({style, slack});
  }
  return styles;
}

BettingRules parse_rules(const BettingRequest& request, int players) {
  const BettingRules rules = parse_betting(request, players);
  if (rules.ante > kMostEveningBet)
    throw ParseError(fmt::format("--ante {}: in an evening, at most {} chips", rules.ante, kMostEveningBet));
  if (rules.bets.back() > kMostEveningBet) {
    throw ParseError(fmt::format("--bet: with raises it comes to {} chips; in an evening, at most {}",
                                 rules.bets.back(), kMostEveningBet));
  }
  return rules;
}

// Whether all players have the same evening: each speaks first equally often, and all follow the solution.
bool is_alike(const PlayingStyle& style, const EveningRules& rules, int players) {
  return style.style == Style::Solved && rules.deals % players == 0;
}

std::string who(const PlayingStyle& style, std::size_t player) {
  static constexpr std::string_view kPlaces[] = {"the next to his left", "the second", "the third"};
  if (player > 0) return std::string(kPlaces[player - 1]);
  switch (style.style) {
    case Style::Solved:
      return "who speaks first";
    case Style::Bold:
      return "a bold player";
    case Style::Timid:
      break;
  }
  return "a timid player";
}

std::string chips_text(double chips) { return signed_number(chips, 1); }

// What the evening brings if one does not know which of the players one is.
PlayerEvening average_of(const std::vector<PlayerEvening>& players) {
  const auto mean = [&](double PlayerEvening::*figure) {
    double sum = 0.0;
    for (const PlayerEvening& player : players) sum += player.*figure;
    return sum / static_cast<double>(players.size());
  };
  return {mean(&PlayerEvening::mean), mean(&PlayerEvening::deviation), mean(&PlayerEvening::low),
          mean(&PlayerEvening::high), mean(&PlayerEvening::borrows),   mean(&PlayerEvening::in_debt)};
}

void add_rows(Table& table, const PlayersEvenings& answer, const PlayingStyle& style,
              const TableEvening& evening, const EveningRules& rules) {
  const bool alike = is_alike(style, rules, answer.rules.players);
  const std::size_t rows = alike ? 1 : evening.players.size();
  for (std::size_t player = 0; player < rows; ++player) {
    const PlayerEvening result = alike ? average_of(evening.players) : evening.players[player];
    table.add_row({std::to_string(answer.rules.players), alike ? "everybody" : who(style, player),
                   chips_text(result.mean), fmt::format("{:.1f}", result.deviation), chips_text(result.low),
                   chips_text(result.high), percent(result.borrows)});
  }
}

// "0.3 % among 2 players, 1.5 % among 3"
template <class Text>
std::string by_players(const std::vector<PlayersEvenings>& answers, const Text& text_of) {
  std::vector<std::string> parts;
  for (const PlayersEvenings& answer : answers) {
    parts.push_back(
        fmt::format("{} among {}{}", text_of(answer), answer.rules.players, parts.empty() ? " players" : ""));
  }
  return listed(parts, "and");
}

std::string headline(const std::vector<PlayersEvenings>& answers, std::size_t style,
                     const PlayingStyle& played, const EveningRules& rules) {
  if (played.style == Style::Solved) {
    return fmt::format("Of evenings of {} deals with {} chips a player has to borrow in {}.", rules.deals,
                       rules.chips, by_players(answers, [&](const PlayersEvenings& answer) {
                         return percent(average_of(answer.evenings[style].players).borrows);
                       }));
  }
  return fmt::format("A {} player wins {} on average.", word_for(played.style, kStyleWords),
                     by_players(answers, [&](const PlayersEvenings& answer) {
                       return chips_text(answer.evenings[style].players.front().mean);
                     }));
}

// How everybody plays.
std::string players_text(const std::vector<PlayersEvenings>& answers,
                         const std::vector<PlayingStyle>& styles) {
  double gain = 0.0;
  for (const PlayersEvenings& answer : answers) gain = std::max(gain, answer.gain);
  const BettingRules& rules = answers.front().rules;
  const std::string most = gain_text(gain, rules);
  std::string text = fmt::format(
      "All figures in chips; {}. All follow a solution of the betting, in which another plan adds {} a deal.",
      betting_text(rules), most == "nothing" ? most : fmt::format("at most {} antes", most));
  for (const PlayingStyle& style : styles) {
    if (style.style == Style::Solved) continue;
    text +=
        fmt::format(" A {} player makes the {} choice that costs him at most {:g} {} on average.",
                    word_for(style.style, kStyleWords), style.style == Style::Bold ? "boldest" : "least bold",
                    style.slack, style.slack == 1.0 ? "chip" : "chips");
  }
  return text + '\n';
}

std::string evening_text(double unforeseen) {
  std::string text =
      "The player to the left speaks first in the next deal. Who cannot pay borrows from the richest and plays on. Pots "
      "are shared exactly, with parts of chips. All deals are counted.\n";
  if (unforeseen < kHardlyEver) return text;
  return text +
         fmt::format(
             "In at most {} of deals such a player brings the others where they never come by themselves; there all their "
             "choices are equally likely.\n",
             percent(unforeseen));
}

Fields player_fields(const PlayersEvenings& answer, const PlayingStyle& style, const TableEvening& evening,
                     std::size_t player) {
  const PlayerEvening& result = evening.players[player];
  return {{"players", number(answer.rules.players)},
          {"style", text(word_for(style.style, kStyleWords))},
          {"player", number(player + 1)},
          {"won", number(result.mean)},
          {"deviation", number(result.deviation)},
          {"low", number(result.low)},
          {"high", number(result.high)},
          {"borrows", number(result.borrows)},
          {"in_debt", number(result.in_debt)},
          {"unforeseen", number(evening.unforeseen)},
          {"gain", number(std::max(0.0, answer.gain / answer.rules.ante))}};
}

}  // namespace

EveningInquiry::EveningInquiry(const EveningRequest& request)
    : slack_(parse_decimal("--slack", request.slack, 0.0, kMostEveningBet)),
      rules_{parse_number("--deals", request.deals, kMostEveningDeals),
             parse_number("--chips", request.chips, kMostBank)},
      ranking_(parse_word("--ranking", request.ranking, kRankingWords)),
      goal_{0.0, kMostRounds} {
  for (const int players : parse_list("--players", request.players, 2, kMostBettors))
    games_.push_back(parse_rules(request.betting, players));
  styles_ = parse_styles(request.styles, slack_ * games_.front().ante);
  goal_.gain = parse_gain(request.gain, games_.front());
}

std::optional<std::vector<PlayersEvenings>> EveningInquiry::answers(Workers& workers) const {
  std::vector<PlayersEvenings> answers;
  for (const BettingRules& rules : games_) {
    const BettingGame game(rules, pack_for(rules.players), ranking_, workers);
    const std::optional<LearnedSolution> learned = solve(game, std::nullopt, goal_, workers.monitor());
    if (!learned) return std::nullopt;
    answers.push_back({rules, learned->solution.outcome.greatest_gain(), {}});
    for (const PlayingStyle& style : styles_)
      answers.back().evenings.push_back(table_evening(game, *learned, style, rules_));
    if (workers.monitor().stop) return std::nullopt;
  }
  return answers;
}

Document EveningInquiry::document(const std::vector<PlayersEvenings>& answers) const {
  Document document;
  document.shape = Document::Shape::Tables;
  Table table({{"players", Align::Right},
               {"who", Align::Left},
               {"wins", Align::Right},
               {"deviation", Align::Right},
               {"5 % below", Align::Right},
               {"5 % above", Align::Right},
               {"borrows", Align::Right}});
  std::vector<Fields> rows;
  double unforeseen = 0.0;
  for (std::size_t i = 0; i < styles_.size(); ++i) {
    for (const PlayersEvenings& answer : answers) {
      const TableEvening& evening = answer.evenings[i];
      add_rows(table, answer, styles_[i], evening, rules_);
      for (std::size_t player = 0; player < evening.players.size(); ++player)
        rows.push_back(player_fields(answer, styles_[i], evening, player));
      unforeseen = std::max(unforeseen, evening.unforeseen);
    }
    document.headline += (i == 0 ? "" : " ") + headline(answers, i, styles_[i], rules_);
  }
  document.show(std::move(table));
  document.say(players_text(answers, styles_));
  document.say(evening_text(unforeseen));
  document.head =
      joined({{{"schema", only_json(text("nap.asnas.evening/1"))},
               {"ranking", text(word_for(ranking_, kRankingWords))}},
              betting_fields(games_.front()),
              {{"deals", number(rules_.deals)}, {"chips", number(rules_.chips)}, {"slack", number(slack_)}}});
  document.tables = {{"evenings", std::move(rows)}};
  return document;
}

}  // namespace nap::asnas

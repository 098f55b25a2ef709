#include "nap/asnas/answers/advice_answer.hpp"

#include <algorithm>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "answers/advice_parts.hpp"
#include "nap/report/figures.hpp"
#include "nap/text/option_values.hpp"
#include "nap/text/parse_error.hpp"
#include "nap/text/quoting.hpp"

namespace nap::asnas {

using namespace report;

namespace {

constexpr double kAlways = 0.995;  // a choice made so often is made always, for a person

int players_of(const PotRequest& pot) {
  const std::optional<int> players = betting_players(pot, kMostPlayers);
  if (players && *players <= static_cast<int>(kMostBettors)) return *players;
  if (!players) {
    throw ParseError(
        "--players is needed for a question about the betting: 2, or 3 or 4 with --solution, or up to 8 with --others");
  }
  throw ParseError(fmt::format(
      "--players {}: the betting of more than {} players is not solved; say how the others bet, such as "
      "--others open=three,match=pair",
      *players, kMostBettors));
}

BettingRules rules_of(const AdviceRequest& advice, int players) {
  return parse_betting(advice.betting, players);
}

// Refuses what was asked for and is not what was solved.
void check_same(const PotRequest& pot, const AdviceRequest& advice, const BettingRules& rules,
                Ranking ranking) {
  const auto refuse = [&](std::string_view option) {
    throw ParseError(fmt::format("{}: the solution is one of {} players, {}, by {}", option, rules.players,
                                 betting_text(rules), word_for(ranking, kRankingWords)));
  };
  if (betting_players(pot, kMostPlayers).value_or(rules.players) != rules.players) refuse("--players");
  if (advice.betting != BettingRequest() && rules_of(advice, rules.players) != rules) refuse("the betting");
  if (parse_word("--ranking", pot.ranking, kRankingWords) != ranking) refuse("--ranking");
}

struct Named {
  std::string_view name;
  ChoiceValue value;
};

// "Open: worth +1.65 antes from here on; pass +1.60."
std::string headline_of(const std::vector<Named>& choices, const BettingRules& rules) {
  if (choices.empty()) return "The others never let the betting come here, so nothing can be said.";
  std::vector<Named> sorted = choices;
  std::stable_sort(sorted.begin(), sorted.end(), [](const Named& a, const Named& b) {
    if (a.value.share && b.value.share) return *a.value.share > *b.value.share;
    return a.value.value > b.value.value;
  });
  const Named& first = sorted.front();
  if (first.value.share && *first.value.share < kAlways) {
    std::vector<std::string> parts;
    for (const Named& each : sorted) {
      if (*each.value.share > 1.0 - kAlways)
        parts.push_back(fmt::format("{} in {}", each.name, whole_percent(*each.value.share)));
    }
    return fmt::format("{} of such hands: worth {} antes from here on.", capitalised(listed(parts, "and")),
                       antes_text(first.value.value, rules, 2));
  }
  std::string others;
  for (const Named& each : sorted) {
    if (each.name != first.name)
      others += fmt::format("; {} {}", each.name, antes_text(each.value.value, rules, 2));
  }
  return fmt::format("{}: worth {} antes from here on{}.", capitalised(std::string(first.name)),
                     antes_text(first.value.value, rules, 2), others);
}

std::string plans_text(double greatest_gain, const BettingRules& rules) {
  const std::string gain = gain_text(greatest_gain, rules);
  if (gain == "nothing") return "an equilibrium";
  return fmt::format("nearly an equilibrium, in which another plan adds at most {} antes a deal", gain);
}

Table choices_table(const std::vector<Named>& choices, const BettingRules& rules) {
  Table rows({{"choice", Align::Left},
              {"antes from here on", Align::Right},
              {"how often", Align::Right},
              {"", Align::Left}});
  for (const Named& each : choices) {
    rows.add_row({std::string(each.name), antes_text(each.value.value, rules, 3),
                  each.value.share ? percent(*each.value.share) : "-", each.value.is_bluff ? "bluff" : ""});
  }
  return rows;
}

}  // namespace

AdviceInquiry::AdviceInquiry(const PotRequest& pot, const AdviceRequest& advice)
    : AdviceInquiry(pot, advice, rules_of(advice, players_of(pot)),
                    parse_word("--ranking", pot.ranking, kRankingWords)) {}

AdviceInquiry::AdviceInquiry(const PotRequest& pot, const AdviceRequest& advice, const BettingRules& rules,
                             Ranking ranking)
    : pot_(pot_for(pot, rules.players)),
      names_(parse_word("--names", pot.names, kNamesWords)),
      ranking_(ranking),
      tree_(rules),
      position_(position_in(tree_, advice)) {
  check_same(pot, advice, rules, ranking);
}

Cards AdviceInquiry::parse(std::string_view hand) const {
  return parse_hand(hand, pack_for(rules().players), names_);
}

Document AdviceInquiry::document(std::string_view hand, const HandChoices& choices,
                                 double greatest_gain) const {
  const BettingTree::Position& position = tree_.positions()[position_];
  std::vector<Named> named;
  for (std::size_t i = 0; i < choices.choices.size(); ++i)
    named.push_back({word_for(position.choices[i].move, kMoveWords), choices.choices[i]});

  Document shares = pot_.document(pot_.answers(hand));
  Document document;
  document.headline = headline_of(named, rules());
  document.show(choices_table(named, rules()));
  const bool is_off_plan = !named.empty() && !named.front().value.share;
  document.say(
      fmt::format("{} players, {}; all play {}, and {}.{}\n", rules().players, betting_text(rules()),
                  plans_text(greatest_gain, rules()), heard_text(position),
                  is_off_plan ? " There the hand itself would have done something else before." : ""));
  document.say(std::exchange(shares.headline, "") + "\n");
  document.append_text(shares);

  document.head = joined({shares.head,
                          betting_fields(rules()),
                          {{"moves_heard", text(history_text(position.history))},
                           {"gain", only_json(number(std::max(0.0, greatest_gain) / rules().ante))},
                           {"arrival", only_json(number(choices.arrival))}}});
  RowTable rows{"choices", {}};
  for (const Named& each : named) {
    rows.rows.push_back({{"choice", text(each.name)},
                         {"share", number(each.value.share)},
                         {"value", number(each.value.value / rules().ante)},
                         {"bluff", truth(each.value.is_bluff)}});
  }
  rows.blank = {{"choice", null()}, {"share", null()}, {"value", null()}, {"bluff", null()}};
  document.tables = std::move(shares.tables);
  document.tables.push_back(std::move(rows));
  document.csv_table = "choices";
  return document;
}

}  // namespace nap::asnas

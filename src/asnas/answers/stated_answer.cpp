#include "nap/asnas/answers/stated_answer.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include <fmt/format.h>

#include "answers/advice_parts.hpp"
#include "nap/report/figures.hpp"
#include "nap/text/option_values.hpp"
#include "nap/text/parse_error.hpp"
#include "nap/text/quoting.hpp"

namespace nap::asnas {

using namespace report;

namespace {

constexpr std::uint64_t kFewestStatedDeals = 1'000;
constexpr std::uint64_t kMostStatedDeals = 10'000'000;
constexpr int kMostWithTwoRaises = 7;  // of more players the betting has too many endings
constexpr std::string_view kForm = "such as open=three,match=pair, and raise=full if they raise";

// The least strength of a range: a category, or a hand. Throws ParseError.
int parse_range(std::string_view stated, const std::string& range, const Pack& pack, Ranking ranking,
                Names names) {
  for (const Word<Category>& known : kCategoryWords) {
    if (known.word != range) continue;
    std::optional<int> least;
    for (const Cards& hand : hands_from(pack.cards())) {
      if (category_of(hand) == known.value)
        least = std::min(least.value_or(strength(hand, ranking)), strength(hand, ranking));
    }
    if (least) return *least;
    throw ParseError(fmt::format("--others {}: a pack of {} cards has no {}", in_quotes(stated),
                                 pack.cards().size(), range));
  }
  try {
    return strength(parse_hand(range, pack, names), ranking);
  } catch (const ParseError&) {
    throw ParseError(fmt::format(
        "--others {}: {} is no hand and none of five, four, full, three, two-pairs, pair and nothing",
        in_quotes(stated), in_quotes(range)));
  }
}

StatedPlayers parse_stated(const std::string& stated, const Pack& pack, Ranking ranking, Names names) {
  std::array<std::optional<int>, 3> ranges;
  constexpr std::array<std::string_view, 3> kBets = {"open", "match", "raise"};
  for (const std::string& part : split_list("--others", stated)) {
    const std::size_t sign = part.find('=');
    const auto bet = std::find(kBets.begin(), kBets.end(), trimmed(std::string_view(part).substr(0, sign)));
    if (sign == std::string::npos || bet == kBets.end())
      throw ParseError(fmt::format("--others {}: {}: {}", in_quotes(stated), in_quotes(part), kForm));
    std::optional<int>& range = ranges[static_cast<std::size_t>(bet - kBets.begin())];
    if (range) throw ParseError(fmt::format("--others {}: {} appears twice", in_quotes(stated), *bet));
    range = parse_range(stated, std::string(trimmed(std::string_view(part).substr(sign + 1))), pack, ranking,
                        names);
  }
  if (!ranges[0] || !ranges[1])
    throw ParseError(fmt::format("--others {}: open and match are needed, {}", in_quotes(stated), kForm));
  return {*ranges[0], *ranges[1], ranges[2]};
}

int stated_players(const PotRequest& pot) {
  const std::optional<int> players = betting_players(pot, kMostPlayers);
  if (!players)
    throw ParseError("--players is needed for a question about the betting: 2 to 8 with --others");
  return *players;
}

BettingRules stated_rules(const PotRequest& pot, const AdviceRequest& advice) {
  const BettingRules rules = parse_betting(advice.betting, stated_players(pot));
  if (rules.players <= kMostWithTwoRaises || rules.bets.size() < 3) return rules;
  throw ParseError(fmt::format("--raises: two of them with at most {} players", kMostWithTwoRaises));
}

Estimate in_antes(const Estimate& chips, const BettingRules& rules) {
  return {chips.value / rules.ante, chips.low / rules.ante, chips.high / rules.ante};
}

std::string worth_text(const Estimate& antes) {
  return antes.is_exact() ? signed_stakes(antes.value) : mean_text(antes);
}

// How the others are taken to bet.
std::string stated_text(const StatedPlayers& others, const std::string& stated) {
  return fmt::format("the others are taken to bet with these hands or better: {}{}", stated,
                     others.raise ? "" : "; they never raise");
}

// "Match: worth +1.20 ± 0.03 antes from here on; fold +0.00; raise +0.40 ± 0.05, too close to tell."
std::string stated_headline(const BettingTree::Position& position, const StatedAdvice& advice,
                            const BettingRules& rules) {
  const auto name = [&](std::size_t i) {
    return std::string(word_for(position.choices[i].move, kMoveWords));
  };
  const auto worth = [&](std::size_t i) { return worth_text(in_antes(advice.choices[i].value, rules)); };
  std::string others;
  for (std::size_t i = 0; i < advice.choices.size(); ++i) {
    if (i == advice.best) continue;
    const Estimate& behind = advice.choices[i].behind;
    others += fmt::format("; {} {}{}", name(i), worth(i), behind.low <= 0.0 ? ", too close to tell" : "");
  }
  return fmt::format("{}: worth {} antes from here on{}.", capitalised(name(advice.best)), worth(advice.best),
                     others);
}

}  // namespace

StatedInquiry::StatedInquiry(const PotRequest& pot, const AdviceRequest& advice)
    : pot_(pot_for(pot, stated_players(pot))),
      names_(parse_word("--names", pot.names, kNamesWords)),
      ranking_(parse_word("--ranking", pot.ranking, kRankingWords)),
      tree_(stated_rules(pot, advice)),
      position_(position_in(tree_, advice)),
      heard_(advice.heard.value_or("")),
      stated_(*advice.others),
      others_(parse_stated(stated_, pack_for(tree_.rules().players), ranking_, names_)),
      deals_(parse_whole("--deals", advice.deals.value_or("20000"), kFewestStatedDeals, kMostStatedDeals)) {}

std::optional<StatedAdvice> StatedInquiry::answer(std::string_view hand, std::uint64_t seed,
                                                  Workers& workers) const {
  const Pack pack = pack_for(tree_.rules().players);
  const StatedQuestion question{position_, parse_hand(hand, pack, names_), pack, ranking_, others_};
  std::optional<StatedAdvice> advice = stated_advice(tree_, question, seed, deals_, workers);
  if (advice || workers.monitor().stop) return advice;
  throw ParseError(fmt::format("--heard {}: the others do not bet so with --others {}", in_quotes(heard_),
                               in_quotes(stated_)));
}

Document StatedInquiry::document(std::string_view hand, const StatedAdvice& advice,
                                 std::uint64_t seed) const {
  const BettingTree::Position& position = tree_.positions()[position_];
  const BettingRules& rules = tree_.rules();
  Document shares = pot_.document(pot_.answers(hand));
  Document document;
  document.headline = stated_headline(position, advice, rules);
  Table table(
      {{"choice", Align::Left}, {"antes from here on", Align::Right}, {"behind the best", Align::Right}});
  RowTable rows{"choices", {}};
  for (std::size_t i = 0; i < advice.choices.size(); ++i) {
    const std::string_view name = word_for(position.choices[i].move, kMoveWords);
    const Estimate value = in_antes(advice.choices[i].value, rules);
    const Estimate behind = in_antes(advice.choices[i].behind, rules);
    table.add_row({std::string(name), worth_text(value), i == advice.best ? "" : worth_text(behind)});
    rows.rows.push_back(
        joined({{{"choice", text(name)}}, estimate("value", value), estimate("costs", behind)}));
  }
  document.show(std::move(table));
  document.say(fmt::format(
      "{} players, {}; {}.\nThis is no equilibrium: {}. {} random deals in which they bet so; after ±: 95 %.\n",
      rules.players, betting_text(rules), heard_text(position), stated_text(others_, stated_),
      with_commas(advice.deals)));
  document.say(std::exchange(shares.headline, "") + "\n");
  document.append_text(shares);
  document.head = joined({shares.head,
                          betting_fields(rules),
                          {{"moves_heard", text(history_text(position.history))},
                           {"others_bet", text(stated_)},
                           {"deals", only_json(number(advice.deals))},
                           {"seed", only_json(number(seed))}}});
  document.tables = std::move(shares.tables);
  document.tables.push_back(std::move(rows));
  document.csv_table = "choices";
  return document;
}

}  // namespace nap::asnas

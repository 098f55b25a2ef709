#include "nap/asnas/answers/betting_request.hpp"

#include <algorithm>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "nap/report/figures.hpp"
#include "nap/text/option_values.hpp"
#include "nap/text/parse_error.hpp"
#include "nap/text/quoting.hpp"

namespace nap::asnas {
namespace {

constexpr int kMostChips = 1'000'000;
constexpr int kMostRaises = 2;
constexpr double kFinestGain = 1e-9;  // antes
constexpr double kNothing = 1e-9;     // antes: an exact solution is exact to this

int parse_chips(std::string_view option, std::string_view text) {
  return static_cast<int>(parse_whole(option, text, 1, kMostChips));
}

std::vector<int> parse_bets(const BettingRequest& request) {
  const std::string written = request.bet.value_or("2");
  std::vector<int> bets;
  for (const std::string& bet : split_list("--bet", written)) bets.push_back(parse_chips("--bet", bet));
  for (std::size_t i = 1; i < bets.size(); ++i) {
    if (bets[i] > bets[i - 1]) continue;
    throw ParseError(fmt::format("--bet {}: each raise must make it more", in_quotes(written)));
  }
  if (bets.size() > 1 + kMostRaises) {
    throw ParseError(
        fmt::format("--bet {}: an opening bet and at most {} raises", in_quotes(written), kMostRaises));
  }
  if (bets.size() > 1 && request.raises) {
    throw ParseError(fmt::format(
        "--bet {}: the list already says how many raises there are; leave out --raises", in_quotes(written)));
  }
  if (bets.size() > 1) return bets;
  const auto raises = parse_whole("--raises", request.raises.value_or("1"), 0, kMostRaises);
  while (bets.size() < raises + 1) bets.push_back(2 * bets.back());
  return bets;
}

std::vector<int> parse_stack(const std::string& stack, int players, const BettingRules& rules) {
  std::vector<int> chips;
  for (const std::string& each : split_list("--stack", stack)) chips.push_back(parse_chips("--stack", each));
  const auto wanted = static_cast<std::size_t>(players);
  if (chips.size() == 1) chips.assign(wanted, chips.front());
  if (chips.size() != wanted) {
    throw ParseError(
        fmt::format("--stack {}: one number, or one for each of {} players", in_quotes(stack), players));
  }
  for (const int each : chips) {
    if (each >= rules.ante) continue;
    throw ParseError(
        fmt::format("--stack {}: {} is less than the ante of {}", in_quotes(stack), each, rules.ante));
  }
  const int most = *std::max_element(chips.begin(), chips.end());
  if (most < rules.ante + rules.bets.front()) {
    throw ParseError(fmt::format("--stack {}: nobody has the ante of {} and the opening bet of {}",
                                 in_quotes(stack), rules.ante, rules.bets.front()));
  }
  if (std::count_if(chips.begin(), chips.end(), [&](int each) { return each > rules.ante; }) < 2) {
    throw ParseError(fmt::format("--stack {}: no two players have chips to bet", in_quotes(stack)));
  }
  return chips;
}

}  // namespace

BettingRules parse_betting(const BettingRequest& request, int players) {
  BettingRules rules;
  rules.players = players;
  rules.ante = parse_chips("--ante", request.ante.value_or("1"));
  rules.bets = parse_bets(request);
  if (request.stack) rules.chips = parse_stack(*request.stack, players, rules);
  rules.passing = parse_word("--passing", request.passing.value_or("free"), kPassingWords);
  return rules;
}

double parse_gain(std::string_view antes, const BettingRules& rules) {
  return parse_decimal("--gain", antes, kFinestGain, 1.0) * rules.ante;
}

std::string betting_text(const BettingRules& rules) {
  std::vector<std::string> bets;
  for (const int bet : rules.bets) bets.push_back(std::to_string(bet));
  std::string text =
      fmt::format("ante {}, {} {}", rules.ante, bets.size() == 1 ? "bet" : "bets", listed(bets, "and"));
  if (rules.chips.empty()) return text;
  const bool is_one =
      std::adjacent_find(rules.chips.begin(), rules.chips.end(), std::not_equal_to<>()) == rules.chips.end();
  return is_one ? fmt::format("{}, {} chips each", text, rules.chips.front())
                : fmt::format("{}, chips {}", text, fmt::join(rules.chips, ", "));
}

report::Fields betting_fields(const BettingRules& rules) {
  return {{"ante", report::number(rules.ante)},
          {"bets", report::text(fmt::format("{}", fmt::join(rules.bets, ",")))},
          {"stacks", report::text_or_null(fmt::format("{}", fmt::join(rules.chips, ",")))},
          {"passing", report::text(word_for(rules.passing, kPassingWords))}};
}

std::string antes_text(double chips, const BettingRules& rules, int places) {
  return report::signed_number(chips / rules.ante, places);
}

std::string gain_text(double chips, const BettingRules& rules) {
  const double antes = chips / rules.ante;
  return antes <= kNothing ? "nothing" : fmt::format("{:.1e}", antes);
}

std::vector<Move> parse_history(std::string_view option, std::string_view text) {
  std::vector<Move> history;
  if (trimmed(text).empty()) return history;
  for (const std::string& word : split_list(option, text))
    history.push_back(parse_word(option, word, kMoveWords));
  return history;
}

}  // namespace nap::asnas

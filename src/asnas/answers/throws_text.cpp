#include "answers/throws_text.hpp"

#include <algorithm>
#include <cmath>

#include <fmt/format.h>

#include "nap/report/figures.hpp"

namespace nap::asnas {

using namespace report;

namespace {

std::string thrown_text(const Cards& thrown, Names names) {
  return thrown.is_empty() ? "nothing" : to_text(thrown, names);
}

const ThrowShare& nothing_thrown_in(const ExchangeShares& answer) {
  return *std::find_if(answer.throws.begin(), answer.throws.end(),
                       [](const ThrowShare& each) { return each.thrown.is_empty(); });
}

// "Throw KJ: 31.2 % of the pot, 28.0 % with nothing thrown away."
std::string advice(const ExchangeShares& answer, Names names) {
  const ThrowShare& best = answer.throws.front();
  const std::string first =
      fmt::format("Throw {}: {} of the pot", thrown_text(best.thrown, names), with_error(best.share));
  if (!best.thrown.is_empty()) {
    return fmt::format("{}, {} with nothing thrown away.", first,
                       with_error(nothing_thrown_in(answer).share));
  }
  if (is_without_effect(answer.question)) return first + ", as with any other throw.";
  const ThrowShare& second = answer.throws[1];
  return fmt::format("{}, {} with {} thrown away.", first, with_error(second.share),
                     thrown_text(second.thrown, names));
}

// The throws that may be as good as the best one.
std::string equals_text(const ExchangeShares& answer, Names names) {
  constexpr std::size_t kMostNamed = 4;
  std::vector<std::string> equals;
  bool is_exact = true;
  for (const ThrowShare& each : answer.throws) {
    if (&each == &answer.throws.front() || each.behind.low > 0.0) continue;
    equals.push_back(thrown_text(each.thrown, names));
    is_exact = is_exact && each.behind.is_exact();
  }
  if (equals.empty() || is_without_effect(answer.question)) return "";
  if (equals.size() > kMostNamed + 1) {
    const std::size_t others = equals.size() - kMostNamed;
    equals.resize(kMostNamed);
    equals.push_back(fmt::format("{} others", others));
  }
  if (is_exact) return fmt::format("Just as good: {}.\n", listed(equals, "or"));
  return fmt::format("Too close to it to tell: {}.\n", listed(equals, "and"));
}

std::string cost_text(double fee) {
  return fee == 0.0 ? "nothing" : fmt::format("{:g} ante{}", fee, fee == 1.0 ? "" : "s");
}

std::string_view verdict_text(Worth::Verdict verdict) {
  switch (verdict) {
    case Worth::Verdict::IsWorth:
      return "worth it";
    case Worth::Verdict::IsNot:
      return "not worth it";
    case Worth::Verdict::Open:
      break;
  }
  return "too close to tell";
}

// "0.52 ± 0.03"; without the error if it is exact.
std::string adds_text(const Worth& worth) {
  if (worth.adds.is_exact()) return fmt::format("{:.2f}", worth.adds.value);
  return fmt::format("{:.2f} ± {}", worth.adds.value, error_text(worth.adds.half_width(), 2));
}

// What the exchange costs and adds.
std::string worth_text(const ExchangeShares& answer, double fee) {
  const Worth worth = worth_of(answer, fee);
  return fmt::format("The exchange costs {} and adds {}: {}.\n", cost_text(fee), adds_text(worth),
                     verdict_text(worth.verdict));
}

// "0.5 % ± 0.2": what a throw wins less than the best one.
std::string behind_text(const Estimate& behind) {
  if (behind.is_exact()) return percent(behind.value);
  const double error = 100.0 * behind.half_width();
  const int places = places_of_error(error, 1, 2);
  return fmt::format("{:.{}f} % ± {}", 100.0 * behind.value, places, error_text(error, places));
}

Table throws_table(const ExchangeShares& answer, Names names) {
  Table rows({{"thrown away", Align::Left},
              {"kept", Align::Left},
              {"of the pot", Align::Right},
              {"less than the best", Align::Right}});
  for (const ThrowShare& each : answer.throws) {
    rows.add_row({thrown_text(each.thrown, names), thrown_text(each.kept, names), with_error(each.share),
                  &each == &answer.throws.front() ? "" : behind_text(each.behind)});
  }
  return rows;
}

Table players_table(const std::vector<ExchangeShares>& answers, double fee, Names names) {
  Table rows({{"players", Align::Right},
              {"throw", Align::Left},
              {"of the pot", Align::Right},
              {"with nothing thrown away", Align::Right},
              {"without an exchange", Align::Right},
              {"adds antes", Align::Right},
              {"the fee is", Align::Left}});
  for (const ExchangeShares& answer : answers) {
    const ThrowShare& best = answer.throws.front();
    const Worth worth = worth_of(answer, fee);
    rows.add_row({std::to_string(answer.question.players), thrown_text(best.thrown, names),
                  with_error(best.share), with_error(nothing_thrown_in(answer).share), percent(answer.before),
                  adds_text(worth), std::string(verdict_text(worth.verdict))});
  }
  return rows;
}

// "0.05 %": rounded up, as a limit must be.
std::string limit_text(double share) {
  constexpr double kPlaces = 10'000.0;
  return fmt::format("{:.2f} %", 100.0 * std::ceil(share * kPlaces) / kPlaces);
}

// How far the rule of the others is from the best.
std::string gains_text(const std::vector<ExchangeShares>& answers) {
  RuleGains most{0.0, 0.0};
  for (const ExchangeShares& answer : answers) {
    most.mean = std::max(most.mean, answer.gains->mean);
    most.largest = std::max(most.largest, answer.gains->largest);
  }
  if (most.largest == 0.0) return "no player can gain anything by other throws. ";
  return fmt::format(
      "a player can gain at most {} of the pot by other throws, and at most {} with any one hand. ",
      limit_text(most.mean), limit_text(most.largest));
}

std::string others_text(const std::vector<ExchangeShares>& answers) {
  const bool are_some_dealt_out =
      std::any_of(answers.begin(), answers.end(),
                  [](const ExchangeShares& answer) { return is_without_effect(answer.question); });
  switch (answers.front().question.others) {
    case OthersThrow::AnyCards:
      return "The others throw away each of their cards with even chances. ";
    case OthersThrow::BestRule:
      return "The others throw away by one rule, which is best if everybody follows it: " +
             gains_text(answers);
    case OthersThrow::Nothing:
      break;
  }
  return std::string("The others throw nothing away. ") +
         (are_some_dealt_out ? "If the whole pack is dealt, one's own cards come back, and nothing changes. "
                             : "");
}

std::string method_text(const std::vector<ExchangeShares>& answers) {
  std::uint64_t deals = 0;
  for (const ExchangeShares& answer : answers) deals = std::max(deals, answer.deals);
  if (deals == 0) return "All deals are counted.";
  std::string method =
      fmt::format("{} random deals, the same for each throw; after ±: 95 %.", with_commas(deals));
  if (answers.front().question.others != OthersThrow::BestRule) return method;
  return method +
         " That is for this rule: other rules are nearly as good, and --seed, which finds one of them, can "
         "move a share by a percent or so.";
}

}  // namespace

Worth worth_of(const ExchangeShares& answer, double fee) {
  const auto players = static_cast<double>(answer.question.players);
  const auto adds = [&](double share) { return players * (share * (1.0 + fee) - answer.before); };
  const Estimate& share = answer.throws.front().share;
  const Estimate added{adds(share.value), adds(share.low), adds(share.high)};
  if (added.low > fee) return {added, Worth::Verdict::IsWorth};
  if (added.high < fee || added.is_exact()) return {added, Worth::Verdict::IsNot};
  return {added, Worth::Verdict::Open};
}

Document exchange_text(const std::vector<ExchangeShares>& answers, double fee, Names names) {
  const ExchangeShares& first = answers.front();
  const Cards& hand = first.question.hand;
  Document document;
  if (answers.size() > 1) {
    document.headline = fmt::format("{}, {}:", to_text(hand, names), combination_text(hand, names));
    document.show(players_table(answers, fee, names));
    document.say(fmt::format("The exchange costs {}. ", cost_text(fee)) + others_text(answers) +
                 method_text(answers) + "\n");
    return document;
  }
  document.headline = advice(first, names);
  document.say(equals_text(first, names));
  document.say(fmt::format(
      "{}, {}, is worth {} of the pot without an exchange with {} players; an even share is {}.\n",
      to_text(hand, names), combination_text(hand, names), percent(first.before), first.question.players,
      short_percent(1.0 / first.question.players)));
  document.say(worth_text(first, fee), Block::Gap::None);
  if (!is_without_effect(first.question)) document.show(throws_table(first, names));
  document.say(others_text(answers) + method_text(answers) + "\n");
  return document;
}

}  // namespace nap::asnas

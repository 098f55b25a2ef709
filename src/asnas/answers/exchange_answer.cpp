#include "nap/asnas/answers/exchange_answer.hpp"

#include <fmt/format.h>

#include "answers/possible_tables.hpp"
#include "answers/throws_text.hpp"
#include "nap/asnas/answers/odds_answer.hpp"
#include "nap/text/option_values.hpp"
#include "nap/text/parse_error.hpp"

namespace nap::asnas {

using namespace report;

namespace {

constexpr Word<ExchangeRules> kExchangeRulesWords[] = {
    {"asn", ExchangeRules::Asn, "El As Nas, with every pack"},
    {"ira", ExchangeRules::Ira, "Encyclopaedia Iranica, not with 25 cards"}};
constexpr int kCardsWithoutExchange = 25;

constexpr double kHighestFee = 1000.0;
constexpr std::uint64_t kFewestDeals = 1000;  // with fewer, too much is left open
constexpr std::uint64_t kMostDeals = 100'000'000;

Value truth_of(Worth::Verdict verdict) {
  return truth(verdict == Worth::Verdict::Open ? std::nullopt
                                               : std::optional(verdict == Worth::Verdict::IsWorth));
}

Fields table_fields(const ExchangeShares& answer) {
  return {{"players", number(answer.question.players)},
          {"pack", number(answer.question.pack.cards().size())}};
}

Fields answer_fields(const ExchangeShares& answer, double fee) {
  const ThrowShare& best = answer.throws.front();
  const Worth worth = worth_of(answer, fee);
  const auto gain = [&](double RuleGains::*which) {
    return number(answer.gains ? std::optional(*answer.gains.*which) : std::nullopt);
  };
  return joined({table_fields(answer),
                 {{"method", text(answer.deals == 0 ? "exact" : "monte-carlo")},
                  {"deals", number(answer.deals == 0 ? std::nullopt : std::optional(answer.deals))},
                  {"before", number(answer.before)},
                  {"thrown", text(to_text(best.thrown))}},
                 main_estimate("share", best.share),
                 estimate("adds", worth.adds),
                 {{"is_worth_fee", truth_of(worth.verdict)},
                  {"mean_gain", gain(&RuleGains::mean)},
                  {"largest_gain", gain(&RuleGains::largest)}}});
}

Fields throw_fields(const ExchangeShares& answer, const ThrowShare& each) {
  return joined({table_fields(answer),
                 {{"thrown", text(to_text(each.thrown))}, {"kept", text(to_text(each.kept))}},
                 main_estimate("share", each.share),
                 estimate("behind", each.behind)});
}

}  // namespace

ExchangeInquiry::ExchangeInquiry(const ExchangeRequest& request)
    : players_(parse_list("--players", request.players, 2, kMostPlayers)),
      copies_(request.copies),
      ranking_(parse_word("--ranking", request.ranking, kRankingWords)),
      others_(parse_word("--others", request.others, kOthersThrowWords)),
      fee_(parse_decimal("--fee", request.fee, 0.0, kHighestFee)),
      rules_(parse_word("--rules", request.rules, kExchangeRulesWords)),
      deals_(parse_whole("--deals", request.deals, kFewestDeals, kMostDeals)),
      names_(parse_word("--names", request.names, kNamesWords)) {}

std::vector<ExchangeQuestion> ExchangeInquiry::questions(std::string_view hand) const {
  return possible_tables(players_, [&](int players) {
    const Pack pack = parse_pack(players, copies_);
    if (rules_ == ExchangeRules::Ira && pack.cards().size() == kCardsWithoutExchange) {
      throw ParseError(fmt::format("--rules {}: there is no exchange with {} cards; see --rules {}",
                                   word_for(rules_, kExchangeRulesWords), kCardsWithoutExchange,
                                   word_for(ExchangeRules::Asn, kExchangeRulesWords)));
    }
    return ExchangeQuestion{parse_hand(hand, pack, names_), players, pack, ranking_, others_};
  });
}

std::vector<ExchangeShares> ExchangeInquiry::answers(const std::vector<ExchangeQuestion>& questions,
                                                     std::uint64_t seed, Workers& workers) const {
  const ExchangeSampling sampling{seed, deals_};
  for (const ExchangeQuestion& question : questions) {
    workers.monitor().planned += deals_for(question, sampling);
  }
  std::vector<ExchangeShares> answers;
  for (const ExchangeQuestion& question : questions) {
    answers.push_back(exchange_shares(question, sampling, workers));
  }
  return answers;
}

Document ExchangeInquiry::document(const std::vector<ExchangeShares>& answers, std::uint64_t seed) const {
  Document document = exchange_text(answers, fee_, names_);
  const Cards& hand = answers.front().question.hand;
  document.head = {{"schema", only_json(text("nap.asnas.exchange/1"))},
                   {"hand", text(to_text(hand))},
                   {"combination", text(combination_text(hand))},
                   {"ranking", text(word_for(ranking_, kRankingWords))},
                   {"others_throw", text(word_for(others_, kOthersThrowWords))},
                   {"fee", number(fee_)},
                   {"seed", only_json(number(seed))}};
  RowTable tables{"tables", {}, RowTable::In::Json};
  RowTable throws{"throws", {}};
  for (const ExchangeShares& answer : answers) {
    tables.rows.push_back(answer_fields(answer, fee_));
    for (const ThrowShare& each : answer.throws) throws.rows.push_back(throw_fields(answer, each));
  }
  document.tables = {std::move(tables), std::move(throws)};
  return document;
}

}  // namespace nap::asnas

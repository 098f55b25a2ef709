// Claims about exchanges of cards with the stock. Their hands are drawn for them alone: the value of an
// exchange takes far more work than a hand's rates.
#include <algorithm>
#include <array>

#include <fmt/format.h>

#include "claims/claim_list.hpp"
#include "exchange/drawn_evidence.hpp"
#include "hands/average.hpp"
#include "nap/analysis/exchange/ask_exchange.hpp"
#include "nap/rules/payout.hpp"
#include "nap/rules/stake_tables.hpp"
#include "trials/peel.hpp"

namespace nap {
namespace {

// Peel's table with this exchange, at its printed price.
Question question_of(const TrialStudy& study, ExchangeKind kind, int players) {
  Question question{
      CardSet(),        Deck(52),    *find_stake_table("peel"), Seating{players, players, players - 1},
      Model::Committed, SamplePlan{}};
  question.ruleset.exchange = Exchange{kind, printed_price(kind)};
  question.plan.seed = study.plan().seed;
  question.plan.deals = std::clamp<std::uint64_t>(study.plan().deals / 50, 100, 2'000);
  return question;
}

// What the exchange is worth on each of so many random hands.
std::vector<ExchangeAnswer> answers(TrialStudy& study, Question question, std::uint64_t hands) {
  const RandomDeals deals(question.setup(), study.plan().seed, Stream::Sample);
  std::vector<ExchangeAnswer> found;
  for (std::uint64_t i = 0; i < hands; ++i) {
    question.hand = deals.deal(i).hands.hand(kDeclarer);
    std::optional<ExchangeAnswer> answer = ask_exchange(study.harness(), question);
    if (!answer) throw TrialStudy::Stopped();
    found.push_back(*std::move(answer));
  }
  return found;
}

// One hand for so many random hands of other claims, or `times` as many.
std::uint64_t hands_of(const TrialStudy& study, std::uint64_t share, std::uint64_t times = 1) {
  return std::max<std::uint64_t>(3, times * study.plan().hands / share);
}

template <class Value>
Average average_of(const std::vector<ExchangeAnswer>& found, const Value& value) {
  Average average;
  for (const ExchangeAnswer& answer : found) average.add(1.0, value(answer));
  return average;
}

// What the exchange adds before its price is paid, from each payer.
double worth(const ExchangeAnswer& answer, int payers) {
  return (answer.take.ev.value - answer.leave.ev.value) / payers;
}

double is_worth_it(const ExchangeAnswer& answer) { return answer.is_worth_it() ? 1.0 : 0.0; }

}  // namespace

// The versions differ only in what a failure pays, so one set of answers serves all of them.
TestResult test_spare_hand(TrialStudy& study) {
  constexpr std::uint64_t kShare = 5;  // of the random hands of other claims
  constexpr int kPayers = 3;
  const auto found = answers(study, question_of(study, ExchangeKind::SpareHand, 4), hands_of(study, kShare));
  const Bid& nap = *found.front().take.bid;
  const auto made = [](const ExchangeAnswer& answer) { return answer.bids.front().success.value; };
  const std::optional<Estimate> success = average_of(found, made).mean();
  std::vector<Figure> figures;
  add_share(figures, "Nap with the spare hand, mean", success);
  for (const auto& [kind, name] : {std::pair{ExchangeKind::SpareHand, "failure pays five"},
                                   {ExchangeKind::SpareHandPool, "and two to the pool"},
                                   {ExchangeKind::SpareHandDouble, "failure pays double"}}) {
    const Exchange version{kind, 0};
    const auto is_better = [&](const ExchangeAnswer& answer) {
      return exchanged_payout(version, nap, made(answer), kPayers) > answer.leave.ev.value ? 1.0 : 0.0;
    };
    figures.push_back(
        exact_share(fmt::format("Nap needs: {}", name), "", exchanged_break_even(version, nap, kPayers)));
    add_share(figures, fmt::format("it beats the best call as dealt: {}", name),
              average_of(found, is_better).share());
  }
  return conclude(
      std::move(figures), is_above(success, break_even(nap)),
      {"The duty is no burden: on an average hand Nap with the spare hand is made more often than the "
       "third of deals that it needs.",
       "The duty is a burden: on an average hand Nap with the spare hand is made less often than the third "
       "of deals that it needs."},
      kCommittedBasis);
}

TestResult test_buying(TrialStudy& study) {
  constexpr std::uint64_t kShare = 40;
  std::vector<Figure> figures;
  std::optional<Estimate> wanted_by_five;
  std::optional<Estimate> buyers;
  for (const int players : {4, 5, 6}) {
    const auto found =
        answers(study, question_of(study, ExchangeKind::Ecarte, players), hands_of(study, kShare));
    const double stock = 52 - 5 * players;
    const auto wanted = average_of(found, [&](const ExchangeAnswer& answer) {
                          return answer.is_worth_it() ? answer.drawn * players / stock : 0.0;
                        }).mean();
    const auto buying = average_of(found, is_worth_it).share();
    add_share(figures, fmt::format("{} players: hands that buy", players), buying);
    add_share(figures, fmt::format("{} players: the part of the stock that all want", players), wanted);
    if (players == 4) buyers = buying;
    if (players == 5) wanted_by_five = wanted;
  }
  const Verdict is_short = is_above(wanted_by_five, 1.0);
  return conclude(
      std::move(figures), all_of(std::array{is_short, is_below(buyers, 0.5)}),
      {"Five players want more cards than the stock has, and at a stake a card most hands buy none.",
       is_short == Verdict::Refuted ? "Five players want less than the stock has."
                                    : "At a stake a card most hands buy."},
      kCommittedBasis);
}

TestResult test_look(TrialStudy& study) {
  constexpr std::uint64_t kShare = 10;
  // What a look brings differs much from hand to hand, and is close to its price.
  constexpr std::uint64_t kLooks = 4;
  constexpr int kPayers = 3;
  std::vector<Figure> figures;
  const auto looks =
      answers(study, question_of(study, ExchangeKind::Peep, 4), hands_of(study, kShare, kLooks));
  const auto brings =
      average_of(looks, [](const ExchangeAnswer& answer) { return worth(answer, kPayers); }).mean();
  add_stakes(figures, "a look brings from each payer, before its price", brings);
  add_share(figures, "hands on which a look pays", average_of(looks, is_worth_it).share());
  const auto blind = answers(study, question_of(study, ExchangeKind::Indiscret, 4), hands_of(study, kShare));
  add_share(figures, "Nap as dealt, mean", average_of(blind, [](const ExchangeAnswer& answer) {
                                             const auto nap = std::find_if(
                                                 answer.as_dealt.bids.begin(), answer.as_dealt.bids.end(),
                                                 [](const BidAnswer& bid) { return bid.bid.id == "nap"; });
                                             return nap->success.value;
                                           }).mean());
  add_share(figures, "Nap with a card exchanged unseen, mean",
            average_of(blind, [](const ExchangeAnswer& answer) {
              return answer.bids.front().success.value;
            }).mean());
  return conclude(
      std::move(figures), is_above(brings, 1.0 / kPayers),
      {"On average over all hands a look brings more than its price, a third of a stake to each payer.",
       "On average over all hands a look brings less than its price, a third of a stake to each payer."},
      kCommittedBasis);
}

}  // namespace nap

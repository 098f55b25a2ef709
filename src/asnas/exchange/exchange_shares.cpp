#include "nap/asnas/exchange/exchange_shares.hpp"

#include <algorithm>
#include <cmath>

#include "exchange/exchange_deals.hpp"
#include "exchange/pat_others.hpp"
#include "exchange/two_players.hpp"
#include "nap/asnas/odds/pot_share.hpp"

namespace nap::asnas {
namespace {

constexpr std::uint64_t kRuleSubject = 1;  // draws with which the rule of the others is found

bool is_counted(const ExchangeQuestion& question) {
  return question.others == OthersThrow::Nothing || question.players == 2;
}

std::uint64_t pilot_deals(const ExchangeSampling& sampling) { return sampling.deals; }
// Of each hand.
std::uint64_t rule_deals(const ExchangeSampling& sampling) { return (sampling.deals + 19) / 20; }

// The best throw first, then those that win most; of equals, those of fewer cards.
void sort_throws(std::vector<ThrowShare>& throws, std::size_t best) {
  std::rotate(throws.begin(), throws.begin() + static_cast<std::ptrdiff_t>(best),
              throws.begin() + static_cast<std::ptrdiff_t>(best) + 1);
  std::stable_sort(throws.begin() + 1, throws.end(),
                   [](const ThrowShare& a, const ThrowShare& b) { return a.behind.value < b.behind.value; });
}

constexpr double kEqual = 1e-13;  // what sums of chances may be off

double without_rounding(double share) {
  if (std::abs(share) < kEqual) return 0.0;
  return std::abs(share - 1.0) < kEqual ? 1.0 : share;
}

void add_counted(ExchangeShares& answer, const std::vector<double>& shares) {
  const double most = *std::max_element(shares.begin(), shares.end());
  const auto best =
      std::find_if(shares.begin(), shares.end(), [&](double share) { return share > most - kEqual; });
  const std::vector<Throw> throws = throws_of(answer.question.hand);
  for (std::size_t i = 0; i < shares.size(); ++i) {
    answer.throws.push_back({throws[i].thrown, throws[i].kept, Estimate::exact(without_rounding(shares[i])),
                             Estimate::exact(without_rounding(*best - shares[i]))});
  }
  sort_throws(answer.throws, static_cast<std::size_t>(best - shares.begin()));
}

// A mean of shares and its variance in one deal, from sums of parts.
struct Mean {
  Mean(std::int64_t parts, std::int64_t squares, std::int64_t deals) {
    const auto number = static_cast<double>(std::max<std::int64_t>(deals, 1));
    constexpr auto kPot = static_cast<double>(kPotParts);
    value = static_cast<double>(parts) / kPot / number;
    variance = std::max(0.0, static_cast<double>(squares) / (kPot * kPot) / number - value * value);
  }
  double value;
  double variance;
};

// A share varies at most as much as a rate does, so it is known as precisely as a rate is from more deals.
Estimate share_estimate(const Mean& mean, double deals) {
  const double most = mean.value * (1.0 - mean.value);
  return wilson_share(mean.value, mean.variance > 0.0 ? deals * most / mean.variance : deals);
}

Estimate mean_estimate(const Mean& mean, double deals) {
  const double half = normal_point() * std::sqrt(mean.variance / deals);
  return {mean.value, mean.value - half, mean.value + half};
}

void add_sampled(ExchangeShares& answer, const ThrowSums& sums, std::size_t best) {
  const std::vector<Throw> throws = throws_of(answer.question.hand);
  const auto deals = static_cast<double>(answer.deals);
  for (std::size_t i = 0; i < throws.size(); ++i) {
    const Mean share(sums.parts[i], sums.squares[i], sums.deals);
    const Mean behind(sums.behind[i], sums.behind_squares[i], sums.deals);
    answer.throws.push_back(
        {throws[i].thrown, throws[i].kept, share_estimate(share, deals), mean_estimate(behind, deals)});
  }
  sort_throws(answer.throws, best);
}

ThrowRule rule_with_gains(FoundRule found, ExchangeShares& answer) {
  answer.gains = {found.mean_gain, found.largest_gain};
  return std::move(found.rule);
}

void count_two_players(ExchangeShares& answer) {
  const HandThrows hands(answer.question.pack);
  TwoPlayers two(hands, answer.question.ranking);
  const ThrowRule rule = answer.question.others == OthersThrow::BestRule
                             ? rule_with_gains(two.find_rule(), answer)
                             : thrown_at_random(hands);
  add_counted(answer, two.shares(hands.place_of(answer.question.hand), rule));
}

void sample(ExchangeShares& answer, const ExchangeSampling& sampling, Workers& workers) {
  const HandThrows hands(answer.question.pack);
  ExchangeDeals deals(hands, answer.question.players, answer.question.ranking, workers);
  const ThrowRule rule =
      answer.question.others == OthersThrow::BestRule
          ? rule_with_gains(deals.find_rule(seed_of(sampling.seed, kRuleSubject), rule_deals(sampling)),
                            answer)
          : thrown_at_random(hands);
  const std::size_t hand = hands.place_of(answer.question.hand);
  const ThrowSums pilot = deals.rate(hand, 0, rule, {sampling.seed, Stream::Pilot, 0, pilot_deals(sampling)});
  const auto best = static_cast<std::size_t>(std::max_element(pilot.parts.begin(), pilot.parts.end()) -
                                             pilot.parts.begin());
  answer.deals = sampling.deals;
  add_sampled(answer, deals.rate(hand, best, rule, {sampling.seed, Stream::Evaluation, 0, sampling.deals}),
              best);
}

}  // namespace

bool is_without_effect(const ExchangeQuestion& question) {
  return question.others == OthersThrow::Nothing &&
         question.pack.cards().size() == question.players * kHandCards;
}

ExchangeShares exchange_shares(const ExchangeQuestion& question, const ExchangeSampling& sampling,
                               Workers& workers) {
  const PotQuestion before{question.hand, {}, question.players, question.pack};
  ExchangeShares answer{question, pot_share(before, question.ranking).share.value, {}, 0, std::nullopt};
  if (question.others == OthersThrow::Nothing) {
    add_counted(answer, shares_with_pat_others(question));
  } else if (is_counted(question)) {
    count_two_players(answer);
  } else {
    sample(answer, sampling, workers);
  }
  return answer;
}

std::uint64_t deals_for(const ExchangeQuestion& question, const ExchangeSampling& sampling) {
  if (is_counted(question)) return 0;
  const std::uint64_t hands =
      question.others == OthersThrow::BestRule ? hands_from(question.pack.cards()).size() : 0;
  return ExchangeDeals::deals_to_find(hands, rule_deals(sampling)) + pilot_deals(sampling) + sampling.deals;
}

}  // namespace nap::asnas

#include "exchange/rule_search.hpp"

#include <algorithm>
#include <numeric>

namespace nap::asnas {
namespace {

// The numbers divided by their sum; without a positive number, all chances are equal.
std::vector<double> as_chances(std::vector<double> numbers) {
  for (double& number : numbers) number = std::max(0.0, number);
  const double sum = std::accumulate(numbers.begin(), numbers.end(), 0.0);
  for (double& number : numbers)
    number = sum > 0.0 ? number / sum : 1.0 / static_cast<double>(numbers.size());
  return numbers;
}

}  // namespace

RuleSearch::RuleSearch(const HandThrows& hands) : regrets_(no_numbers(hands)), sums_(no_numbers(hands)) {}

ThrowRule RuleSearch::current() const {
  ThrowRule rule;
  for (const std::vector<double>& regrets : regrets_) rule.push_back(as_chances(regrets));
  return rule;
}

void RuleSearch::learn(const ThrowNumbers& won) {
  rounds_ += 1.0;
  const ThrowRule rule = current();
  for (std::size_t hand = 0; hand < rule.size(); ++hand) {
    const double played = std::inner_product(won[hand].begin(), won[hand].end(), rule[hand].begin(), 0.0);
    for (std::size_t i = 0; i < rule[hand].size(); ++i) {
      regrets_[hand][i] += rounds_ * (won[hand][i] - played);
      sums_[hand][i] += rounds_ * rule[hand][i];
    }
  }
}

ThrowRule RuleSearch::average() const {
  constexpr double kRare = 0.05;
  ThrowRule rule;
  for (const std::vector<double>& sums : sums_) {
    std::vector<double> chances = as_chances(sums);
    for (double& chance : chances) {
      if (chance < kRare) chance = 0.0;
    }
    rule.push_back(as_chances(std::move(chances)));
  }
  return rule;
}

}  // namespace nap::asnas

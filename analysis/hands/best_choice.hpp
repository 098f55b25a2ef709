// The best of several bids, and of passing.
#pragma once

#include <optional>
#include <vector>

namespace nap {

// What passing brings from each payer, as long as the bids of others are not modelled.
inline constexpr double kValueOfPassing = 0.0;

// An option and its value. An option is a bid, or what is known about one; nullptr is passing.
template <class Option>
struct Valued {
  const Option* option;
  double value;
};

template <class Option>
struct BestChoice {
  Valued<Option> best;
  std::optional<Valued<Option>> next;  // the runner-up; none if there is only passing
};

// The best of passing and of the options, which stand lowest first. `value_of` gives an option's value, or
// nothing if it may not be called. Of equals the lower is better, and passing is the lowest.
template <class Option, class ValueOf>
BestChoice<Option> best_choice(const std::vector<Option>& options, double of_passing,
                               const ValueOf& value_of) {
  BestChoice<Option> choice{{nullptr, of_passing}, std::nullopt};
  for (const Option& option : options) {
    const std::optional<double> value = value_of(option);
    if (!value) continue;
    if (*value > choice.best.value) {
      choice.next = choice.best;
      choice.best = {&option, *value};
    } else if (!choice.next || *value > choice.next->value) {
      choice.next = Valued<Option>{&option, *value};
    }
  }
  return choice;
}

// The result would point into options that are gone.
template <class Option, class ValueOf>
BestChoice<Option> best_choice(std::vector<Option>&& options, double of_passing,
                               const ValueOf& value_of) = delete;

}  // namespace nap

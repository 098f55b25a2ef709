#include "nap/chance/race.hpp"

#include <bit>
#include <cassert>

namespace nap {
namespace {

// Calls `work` with each arm of the set, lowest first.
template <class Work>
void for_each_arm(Race::Arms arms, const Work& work) {
  for (; arms != 0; arms &= arms - 1) work(static_cast<std::size_t>(std::countr_zero(arms)));
}

}  // namespace

Race::Race(std::size_t arms)
    : arms_(arms),
      left_(static_cast<Arms>((std::uint64_t{1} << arms) - 1)),
      successes_(arms, 0),
      only_(arms * arms, 0) {
  assert(arms > 0 && arms <= kMostArms);
}

void Race::add(Arms good, int weight) {
  samples_ += weight;
  good &= left_;
  const Arms others = left_ & ~good;
  for_each_arm(good, [&](std::size_t arm) {
    successes_[arm] += weight;
    for_each_arm(others, [&](std::size_t other) { only_[arm * arms_ + other] += weight; });
  });
}

void Race::add(const Tally& tally, std::size_t first) {
  samples_ += static_cast<std::int64_t>(tally.deals());
  std::size_t place = first;
  for_each_arm(left_, [&](std::size_t arm) {
    const auto successes = static_cast<std::int64_t>(tally.successes(place));
    successes_[arm] += successes;
    std::size_t other_place = first;
    for_each_arm(left_, [&](std::size_t other) {
      only_[arm * arms_ + other] += successes - static_cast<std::int64_t>(tally.joint(place, other_place));
      ++other_place;
    });
    ++place;
  });
}

std::size_t Race::leader() const {
  auto best = static_cast<std::size_t>(std::countr_zero(left_));
  for_each_arm(left_, [&](std::size_t arm) {
    if (successes_[arm] > successes_[best]) best = arm;
  });
  return best;
}

bool Race::is_behind(std::size_t arm, std::size_t other, double errors) const {
  const std::int64_t behind = only(other, arm) - only(arm, other);
  return behind > 0 &&
         static_cast<double>(behind * behind) > errors * errors * static_cast<double>(apart(arm, other));
}

void Race::drop_behind(double errors) {
  const std::size_t best = leader();
  for_each_arm(left_, [&](std::size_t arm) {
    if (is_behind(arm, best, errors)) left_ &= ~(Arms{1} << arm);
  });
}

void Race::drop_beyond(std::int64_t weight_to_come) {
  const std::int64_t most = successes_[leader()];
  for_each_arm(left_, [&](std::size_t arm) {
    if (most - successes_[arm] > weight_to_come) left_ &= ~(Arms{1} << arm);
  });
}

void Race::drop_no_better(std::size_t arm, double errors) {
  assert(is_left(arm));
  for_each_arm(left_ & ~(Arms{1} << arm), [&](std::size_t other) {
    if (apart(other, arm) == 0 || is_behind(other, arm, errors)) left_ &= ~(Arms{1} << other);
  });
}

void Race::keep_best() { drop_beyond(0); }

void Race::keep(Arms arms) {
  assert((arms & left_) != 0);
  left_ &= arms;
}

}  // namespace nap

// Candidates that compete over paired samples until the best is left.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "nap/chance/tally.hpp"

namespace nap {

// Every sample says for each candidate, called an arm, whether it succeeds. Two arms are compared over the
// samples that tell them apart: those in which exactly one of the two succeeds. This is McNemar's test. The
// standard error of the difference of their successes is the square root of the number of these samples (Q.
// McNemar, Psychometrika 12, 1947).
//
// Several threads must not use one race at once.
class Race {
 public:
  // A set of arms: bit i is arm i.
  using Arms = std::uint32_t;
  static constexpr std::size_t kMostArms = 32;

  // Requires 1 to kMostArms arms. All of them are left.
  explicit Race(std::size_t arms);

  // Adds a sample that counts as `weight` samples. What it says about dropped arms does not count.
  void add(Arms good, int weight = 1);
  // Adds the samples of a tally. From place `first` on, its outcomes are the arms that are left, in their
  // order.
  void add(const Tally& tally, std::size_t first);

  Arms left() const { return left_; }
  bool is_left(std::size_t arm) const { return (left_ >> arm & 1U) != 0; }
  bool is_over() const { return (left_ & (left_ - 1)) == 0; }
  // The weight of all samples, and of those in which the arm succeeds.
  std::int64_t samples() const { return samples_; }
  std::int64_t successes(std::size_t arm) const { return successes_[arm]; }
  // Among the arms left, the first of those with the most successes.
  std::size_t leader() const;

  // The weight of the samples that tell the two arms apart.
  std::int64_t apart(std::size_t a, std::size_t b) const { return only(a, b) + only(b, a); }
  // Whether the arm has fewer successes than the other one, by more than so many standard errors.
  bool is_behind(std::size_t arm, std::size_t other, double errors) const;

  // These two drop the arms that are behind the leader. The first drops those behind by more than so many
  // standard errors; it requires samples that are a fair sample of all. The second drops those behind by more
  // than the weight of all samples to come.
  void drop_behind(double errors);
  void drop_beyond(std::int64_t weight_to_come);
  // Drops the other arms that seem no better than this one: those behind it by more than so many standard
  // errors, and those that no sample tells apart from it. Requires that the arm is left.
  void drop_no_better(std::size_t arm, double errors);
  // Drops all arms but those with the most successes.
  void keep_best();
  // Drops all other arms. At least one of `arms` must be left.
  void keep(Arms arms);

 private:
  // The weight of the samples in which `a` succeeds and `b` does not.
  std::int64_t only(std::size_t a, std::size_t b) const { return only_[a * arms_ + b]; }

  std::size_t arms_;
  Arms left_;
  std::int64_t samples_ = 0;
  std::vector<std::int64_t> successes_;
  std::vector<std::int64_t> only_;  // a row for each arm
};

}  // namespace nap

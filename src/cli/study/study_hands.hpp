// The hands that a study looks at: read from books, else sampled; by what players make, or with all hands
// open after the lead.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "nap/analysis/hands/rated_hands.hpp"
#include "nap/inquiry/study/study_tasks.hpp"
#include "nap/sim/deals/harness.hpp"

namespace nap::cli {

class StudyHands {
 public:
  // Reads the books. Throws ParseError for one that no task asks for. The tasks must outlive it.
  StudyHands(const StudyRequest& request, std::span<const StudyTask> tasks, std::uint64_t seed);

  // How many will be sampled, for all tasks together.
  std::uint64_t planned() const;
  // Rates those that no book has. What players make is played coarsely where a decision depends on it, and
  // else predicted (PlayEffort::coarse). Throws Interruption.
  void sample(Harness& harness);
  // Requires a setup of the tasks, and that they were sampled.
  const RatedHands& of(const Setup& setup) const;
  bool has_book(const Setup& setup) const;
  // Committed where play cannot be predicted (played_model.hpp), or a table has other contracts than those of
  // rated_contracts.
  Model model_of(const Setup& setup) const;

 private:
  const RatedHands* find(const Setup& setup) const;
  std::vector<Setup> missing() const;
  std::uint64_t wanted(const Setup& setup) const;
  std::optional<RatedHands> rate(Harness& harness, const Setup& setup) const;

  std::span<const StudyTask> tasks_;
  std::uint64_t seed_;
  Model model_;
  std::optional<std::uint64_t> hands_;  // asked for
  std::vector<RatedHands> rated_;       // the books' first
  std::size_t books_ = 0;
};

}  // namespace nap::cli

// The hands that a study looks at. They are read from books or else sampled, and rated by what players make
// or with all hands open after the lead.
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
  // Reads the books. Throws ParseError for a book that no task asks for. The tasks must outlive it.
  StudyHands(const StudyRequest& request, std::span<const StudyTask> tasks, std::uint64_t seed,
             Sampling sampling);

  // How many hands will be sampled, for all tasks together.
  std::uint64_t planned() const;
  // Rates the hands that no book has. What players make is played coarsely if a decision depends on it, and
  // otherwise predicted (PlayEffort::coarse). Throws Interruption.
  void sample(Harness& harness);
  // Requires a setup of the tasks. Its hands must have been sampled or be in a book.
  const RatedHands& of(const Setup& setup) const;
  bool has_book(const Setup& setup) const;
  // Committed if play cannot be predicted (played_model.hpp), or if a table has contracts that
  // rated_contracts does not have.
  Model model_of(const Setup& setup) const;

 private:
  const RatedHands* find(const Setup& setup) const;
  std::vector<Setup> missing() const;
  std::uint64_t wanted(const Setup& setup) const;
  std::optional<RatedHands> rate(Harness& harness, const Setup& setup) const;

  std::span<const StudyTask> tasks_;
  std::uint64_t seed_;
  Sampling sampling_;
  Model model_;
  std::optional<std::uint64_t> hands_;  // as asked for
  std::vector<RatedHands> rated_;       // those of the books first
  std::size_t books_ = 0;
};

}  // namespace nap::cli

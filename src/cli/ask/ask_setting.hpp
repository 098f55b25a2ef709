// What the options of `nap ask` ask for; the hands are still to come.
#pragma once

#include <string>
#include <string_view>

#include "ask/ask_command.hpp"
#include "nap/analysis/ask/ask.hpp"
#include "nap/cards/hand_pattern.hpp"
#include "nap/cards/notation.hpp"
#include "options/table_defaults.hpp"

namespace nap::cli {

class AskSetting {
 public:
  // Throws ParseError, also where options exclude each other.
  AskSetting(const AskArguments& arguments, std::uint64_t seed);

  Question with_hand(std::string_view hand) const;
  // All hands of a pattern are rated with open hands.
  Question for_pattern() const;
  CardSet parse_other_hand(std::string_view hand) const;
  HandPattern parse_pattern(std::string_view text) const;

  // The files that the options name: the book and the house rules.
  const std::vector<std::string>& files() const { return files_; }

  // Of the deals that the rates come from.
  void set_seed(std::uint64_t seed) { question_.plan.seed = seed; }

  // Whether the user chose the model.
  bool has_model() const { return has_model_; }
  // Without a hand.
  const Question& question() const { return question_; }
  RankLetters letters() const { return letters_; }
  const TableDefaults& defaults() const { return defaults_; }

 private:
  TableDefaults defaults_;
  RankLetters letters_;
  std::optional<std::string> lead_;
  bool has_model_;
  std::vector<std::string> files_;
  Question question_{CardSet(), Deck(), Ruleset{}, Seating{2, 2, 1}, Model::Committed, SamplePlan{}};
};

}  // namespace nap::cli

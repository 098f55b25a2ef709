// What to do in the betting of As Nas against players of whom the question says how they bet.
#pragma once

#include <cstdint>
#include <string_view>

#include "nap/asnas/answers/advice_answer.hpp"
#include "nap/asnas/stated/stated_advice.hpp"

namespace nap::asnas {

class StatedInquiry {
 public:
  // Requires advice.others. Throws ParseError.
  StatedInquiry(const PotRequest& pot, const AdviceRequest& advice);

  // Throws ParseError that names the hand, or if the others, as they are stated, do not make the moves that
  // were heard. Counts deals in the workers' monitor; if that is told to stop, the answer is nothing.
  std::optional<StatedAdvice> answer(std::string_view hand, std::uint64_t seed, Workers& workers) const;

  // JSON has the schema nap.asnas.ask/1. CSV has a row for each choice.
  report::Document document(std::string_view hand, const StatedAdvice& advice, std::uint64_t seed) const;

 private:
  PotInquiry pot_;
  Names names_;
  Ranking ranking_;
  BettingTree tree_;
  std::size_t position_;
  std::string heard_;   // as it was written
  std::string stated_;  // likewise
  StatedPlayers others_;
  std::uint64_t deals_;
};

}  // namespace nap::asnas

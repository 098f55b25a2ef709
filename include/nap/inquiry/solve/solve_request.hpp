// An open deal to solve, as users write it, and what its solution says.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "nap/cards/deal.hpp"
#include "nap/cards/notation.hpp"
#include "nap/report/document.hpp"
#include "nap/solver/solver.hpp"

namespace nap {

struct SolveRequest {
  std::string allies = "1";
  std::string trump = "lead";
  Aim aim = Aim::Tricks;
  std::string ranks = "en";
};

// The game in which a request solves each of its deals.
struct SolveInquiry {
  // Throws ParseError.
  explicit SolveInquiry(const SolveRequest& request);

  // Throws ParseError, also where the allies are not among its seats, or are all of them.
  Deal deal(std::string_view text) const;

  Game game;
  RankLetters letters;
};

// The `line` is that of the input, from 1. JSON has the schema nap.solve/1; CSV has a row for each lead,
// which knows its deal by the line.
report::Document solve_document(const Deal& deal, const Solution& solution, std::uint64_t line,
                                const CardStyle& style);

}  // namespace nap

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

  // Reads a deal. Throws ParseError, also if the allies are not among its seats or are all of them.
  Deal deal(std::string_view text) const;

  Game game;
  RankLetters letters;
};

// `line` is the deal's line in the input, counted from 1. JSON has the schema nap.solve/1. CSV has a row for
// each lead, with the line to tell its deal.
report::Document solve_document(const Deal& deal, const Solution& solution, std::uint64_t line,
                                const CardStyle& style);

}  // namespace nap

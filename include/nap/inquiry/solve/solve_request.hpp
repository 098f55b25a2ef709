// An open deal to solve, as users write it, and what its solution says.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "nap/cards/deal.hpp"
#include "nap/cards/notation.hpp"
#include "nap/report/document.hpp"
#include "nap/rules/opening.hpp"
#include "nap/solver/solver.hpp"

namespace nap {

struct SolveRequest {
  std::string allies = "1";
  std::string trump = "lead";
  Aim aim = Aim::Tricks;
  bool joker = false;
  std::string ranks = "en";
};

struct SolvedOpening {
  Opening opening;
  int tricks;  // of seat 1 and its allies
};

// The tricks after every opening, the highest card first. A joker that makes trumps opens in four ways, the
// best first.
struct SolvedDeal {
  std::vector<SolvedOpening> openings;
  int best = 0;
};

// The game in which a request solves each of its deals.
struct SolveInquiry {
  // Throws ParseError.
  explicit SolveInquiry(const SolveRequest& request);

  // Reads a deal. Throws ParseError, also if the allies are not among its seats or are all of them.
  Deal deal(std::string_view text) const;
  SolvedDeal solve(Solver& solver, const Deal& deal) const;

  Game game;
  Deck deck;
  RankLetters letters;
};

// `line` is the deal's line in the input, counted from 1. JSON has the schema nap.solve/1. CSV has a row for
// each opening, with the line to tell its deal. If the deck has a joker, both name the trump suit.
report::Document solve_document(const SolveInquiry& inquiry, const Deal& deal, const SolvedDeal& solved,
                                std::uint64_t line, const CardStyle& style);

}  // namespace nap

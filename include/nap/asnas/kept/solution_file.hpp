// A solved betting round in a file, an SQLite database that scripts can read, too: the view `choices` has
// what each hand does after which moves.
#pragma once

#include <memory>
#include <string>

#include "nap/asnas/betting/solution.hpp"

namespace nap::asnas {

// The functions throw ParseError, which names the file, if it is not a sound solution, and std::runtime_error
// if it cannot be read or written. Everything read is checked against checksums.
class SolutionFile {
 public:
  enum class Use { Read, Write };
  // To write, makes the file if it is missing. Other databases stay as they are.
  SolutionFile(const std::string& path, Use use);
  ~SolutionFile();

  bool is_empty() const;

  // What was solved.
  BettingRules rules() const;
  Ranking ranking() const;
  // The most that one of the players could gain by another plan, in chips.
  double greatest_gain() const;
  // What one hand does at a position of the tree of these rules. Reads no more than that.
  HandChoices choices(std::size_t position, const Cards& hand) const;

  // All of it. An exact solution has no state to go on from: its regrets are zero.
  LearnedSolution read() const;

  // Replaces what the file holds.
  void keep(const LearnedSolution& learned);

 private:
  class Database;
  std::unique_ptr<Database> database_;
};

}  // namespace nap::asnas

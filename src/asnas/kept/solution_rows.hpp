// The rows of a solution's file.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "nap/asnas/betting/solution.hpp"
#include "nap/storage/sqlite.hpp"

namespace nap::asnas {

inline constexpr int kSolutionApplication = 0x61736e61;  // "asna"
inline constexpr int kSolutionFormat = 1;

// Makes the tables, and the view for scripts.
void create_solution_tables(sqlite::Database& database);

// Returns the checksum. Throws ParseError that names the row if it is not the one that was kept.
std::uint64_t checked(std::uint64_t checksum, std::int64_t kept, std::string_view what);

struct SolutionHeader {
  BettingRules rules;
  Ranking ranking;
  std::uint64_t rounds;
  std::uint64_t checksums;  // the sum of those of all seats and choices

  std::uint64_t checksum() const;
};
// Throws ParseError if there is no header, or a wrong one.
SolutionHeader read_header(const sqlite::Database& database);
void write_header(sqlite::Database& database, const SolutionHeader& header);

struct SeatRow {
  std::size_t seat;
  double value;
  double gain;

  std::uint64_t checksum() const;
};

// One choice of one hand at one position.
struct ChoiceRow {
  std::size_t position;
  std::string hand;
  std::size_t choice;
  double arrival;
  double played;
  std::optional<ChoiceValue> value;  // none where the hand never comes
  double average;
  double regret;

  std::optional<double> share() const { return value ? value->share : std::nullopt; }
  std::uint64_t checksum() const;
};

// The columns of a choice that choice_in reads, the checksum last.
inline constexpr std::string_view kChoiceColumns =
    "choice, arrival, played, share, value, bluff, average, regret, checksum";
// Reads the columns of kChoiceColumns. Throws ParseError if they do not have their checksum.
ChoiceRow choice_in(const sqlite::Statement& row, std::size_t position, const std::string& hand);

inline constexpr std::string_view kInsertChoice =
    "INSERT INTO choice VALUES(?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)";
// Runs a statement of kInsertChoice.
void write(sqlite::Statement& insert, const ChoiceRow& choice, Move move);

}  // namespace nap::asnas

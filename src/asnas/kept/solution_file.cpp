#include "nap/asnas/kept/solution_file.hpp"

#include <algorithm>
#include <bit>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "kept/solution_rows.hpp"
#include "nap/asnas/hands/card_names.hpp"
#include "nap/text/parse_error.hpp"
#include "nap/text/quoting.hpp"

namespace nap::asnas {
namespace {

// A zero for each sequence of each seat with each hand.
std::vector<std::vector<double>> no_numbers(const BettingTree& tree, std::size_t hands) {
  std::vector<std::vector<double>> numbers;
  for (std::size_t seat = 0; seat < tree.seats(); ++seat)
    numbers.emplace_back(1 + hands * (tree.decisions(seat).sequences() - 1));
  return numbers;
}

// These return the sum of the checksums of the rows.
std::uint64_t add_seats(sqlite::Database& database, const equilibrium::Outcome& outcome) {
  sqlite::Statement insert = database.prepare("INSERT INTO seat VALUES(?, ?, ?, ?)");
  std::uint64_t checksums = 0;
  for (std::size_t seat = 0; seat < outcome.values.size(); ++seat) {
    const SeatRow row{seat, outcome.values[seat], outcome.gains[seat]};
    checksums += row.checksum();
    insert.bind(1, static_cast<std::int64_t>(seat)).bind(2, row.value).bind(3, row.gain);
    insert.bind(4, std::bit_cast<std::int64_t>(row.checksum())).run();
  }
  return checksums;
}

std::uint64_t add_choices(sqlite::Database& database, const LearnedSolution& learned) {
  const auto& [solution, state] = learned;
  const BettingTree tree(solution.rules);
  const std::vector<Cards> hands = hands_from(solution.pack.cards());
  sqlite::Statement insert_position = database.prepare("INSERT INTO position VALUES(?, ?, ?)");
  sqlite::Statement insert_choice = database.prepare(kInsertChoice);
  std::uint64_t checksums = 0;
  for (std::size_t place = 0; place < tree.positions().size(); ++place) {
    const BettingTree::Position& position = tree.positions()[place];
    const std::string moves = history_text(position.history);
    insert_position.bind(1, static_cast<std::int64_t>(place))
        .bind(2, static_cast<std::int64_t>(position.seat + 1));
    insert_position.bind(3, std::string_view(moves)).run();
    for (std::size_t hand = 0; hand < hands.size(); ++hand) {
      const HandChoices& choices = solution.choices[place][hand];
      for (std::size_t i = 0; i < position.choices.size(); ++i) {
        const std::size_t sequence = tree.with_hand(position.seat, hand, position.first_choice + i);
        ChoiceRow row{place,
                      to_text(hands[hand]),
                      i,
                      choices.arrival,
                      choices.played,
                      std::nullopt,
                      state.averages[position.seat][sequence],
                      state.regrets[position.seat][sequence]};
        if (!choices.choices.empty()) row.value = choices.choices[i];
        write(insert_choice, row, position.choices[i].move);
        checksums += row.checksum();
      }
    }
  }
  return checksums;
}

}  // namespace

class SolutionFile::Database {
 public:
  Database(const std::string& path, sqlite::Access access) : path_(path) {
    sqlite::check_path(path, access, "solution");
    guarded([&] { database_ = std::make_unique<sqlite::Database>(path, access); });
    if (is_empty()) {
      if (access == sqlite::Access::Read)
        throw ParseError(fmt::format("{}: an empty file, not a solution", in_quotes(path_)));
      return;
    }
    const auto [application, format] = guarded([&] {
      return std::pair(database_->integer("PRAGMA application_id"),
                       database_->integer("PRAGMA user_version"));
    });
    if (application != kSolutionApplication) refuse_foreign("nap asnas solve has not made it");
    if (format != kSolutionFormat)
      refuse_foreign(fmt::format("it has format {}, and this nap reads format {}", format, kSolutionFormat));
  }

  bool is_empty() const { return database_->file_size() == 0; }
  sqlite::Database& get() { return *database_; }

  // Does `work` and puts the file's name in front of its errors.
  template <class Work>
  auto guarded(const Work& work) const -> decltype(work()) {
    try {
      return work();
    } catch (const sqlite::Error& error) {
      if (error.is_foreign()) refuse_foreign(error.what());
      if (error.is_damage()) refuse(error.what());
      throw std::runtime_error(fmt::format("{}: {}", in_quotes(path_), error.what()));
    } catch (const ParseError& error) {
      refuse(error.what());
    }
  }

  // What each seat has.
  struct SeatRows {
    equilibrium::Outcome outcome;
    std::uint64_t checksums = 0;
  };
  SeatRows seats(std::size_t number) const {
    SeatRows rows;
    sqlite::Statement statement =
        database_->prepare("SELECT seat, value, gain, checksum FROM seat ORDER BY seat");
    for (std::size_t seat = 0; seat < number; ++seat) {
      if (!statement.step()) throw ParseError("it lacks a seat");
      const SeatRow row{seat, statement.real(1), statement.real(2)};
      rows.checksums += checked(row.checksum(), statement.integer(3), "a seat");
      rows.outcome.values.push_back(row.value);
      rows.outcome.gains.push_back(row.gain);
    }
    return rows;
  }

  // What one hand does at one position, and what it has learned.
  struct HandRows {
    HandChoices hand;
    std::vector<double> averages;
    std::vector<double> regrets;
    std::uint64_t checksums = 0;
  };
  // Reads these one after the other.
  class HandReader {
   public:
    HandReader(const sqlite::Database& database, const BettingTree& tree)
        : tree_(tree),
          statement_(database.prepare(fmt::format(
              "SELECT {} FROM choice WHERE position = ? AND hand = ? ORDER BY choice", kChoiceColumns))) {}

    HandRows read(std::size_t position, const Cards& cards) {
      const std::string name = to_text(cards);
      statement_.reset();
      statement_.bind(1, static_cast<std::int64_t>(position)).bind(2, std::string_view(name));
      HandRows rows{};
      while (statement_.step()) {
        const ChoiceRow row = choice_in(statement_, position, name);
        rows.checksums += row.checksum();
        rows.hand.arrival = row.arrival;
        rows.hand.played = row.played;
        if (row.value) rows.hand.choices.push_back(*row.value);
        rows.averages.push_back(row.average);
        rows.regrets.push_back(row.regret);
      }
      if (rows.averages.size() == tree_.positions()[position].choices.size()) return rows;
      throw ParseError(fmt::format("it lacks choices of {} at position {}", name, position));
    }

   private:
    const BettingTree& tree_;
    sqlite::Statement statement_;
  };

 private:
  [[noreturn]] void refuse(std::string_view what) const {
    throw ParseError(
        fmt::format("{}: not a sound solution: {}; delete it and solve again", in_quotes(path_), what));
  }
  [[noreturn]] void refuse_foreign(std::string_view what) const {
    throw ParseError(fmt::format("{}: not a solution: {}; name a file of nap asnas solve --solution",
                                 in_quotes(path_), what));
  }

  std::string path_;
  std::unique_ptr<sqlite::Database> database_;
};

SolutionFile::SolutionFile(const std::string& path, Use use)
    : database_(std::make_unique<Database>(
          path, use == Use::Read ? sqlite::Access::Read : sqlite::Access::CreateIfMissing)) {}

SolutionFile::~SolutionFile() = default;

bool SolutionFile::is_empty() const { return database_->is_empty(); }

BettingRules SolutionFile::rules() const {
  return database_->guarded([&] { return read_header(database_->get()).rules; });
}

Ranking SolutionFile::ranking() const {
  return database_->guarded([&] { return read_header(database_->get()).ranking; });
}

double SolutionFile::greatest_gain() const {
  return database_->guarded([&] {
    const auto seats = static_cast<std::size_t>(read_header(database_->get()).rules.players);
    return database_->seats(seats).outcome.greatest_gain();
  });
}

HandChoices SolutionFile::choices(std::size_t position, const Cards& hand) const {
  return database_->guarded([&] {
    const BettingTree tree(read_header(database_->get()).rules);
    return Database::HandReader(database_->get(), tree).read(position, hand).hand;
  });
}

LearnedSolution SolutionFile::read() const {
  return database_->guarded([&] {
    const SolutionHeader header = read_header(database_->get());
    const BettingTree tree(header.rules);
    const Pack pack = pack_for(header.rules.players);
    LearnedSolution learned{{header.rules, pack, header.ranking, header.rounds, {}, {}},
                            {header.rounds, {}, {}}};
    Database::SeatRows seats = database_->seats(tree.seats());
    std::uint64_t checksums = seats.checksums;
    learned.solution.outcome = std::move(seats.outcome);
    const std::vector<Cards> hands = hands_from(pack.cards());
    learned.state = {header.rounds, no_numbers(tree, hands.size()), no_numbers(tree, hands.size())};
    for (equilibrium::Plan& average : learned.state.averages) average[0] = 1.0;
    Database::HandReader reader(database_->get(), tree);
    for (std::size_t place = 0; place < tree.positions().size(); ++place) {
      const BettingTree::Position& position = tree.positions()[place];
      std::vector<HandChoices>& of_hands = learned.solution.choices.emplace_back();
      for (std::size_t hand = 0; hand < hands.size(); ++hand) {
        Database::HandRows rows = reader.read(place, hands[hand]);
        checksums += rows.checksums;
        const std::size_t first = tree.with_hand(position.seat, hand, position.first_choice);
        std::copy(rows.averages.begin(), rows.averages.end(),
                  learned.state.averages[position.seat].begin() + static_cast<std::ptrdiff_t>(first));
        std::copy(rows.regrets.begin(), rows.regrets.end(),
                  learned.state.regrets[position.seat].begin() + static_cast<std::ptrdiff_t>(first));
        of_hands.push_back(std::move(rows.hand));
      }
    }
    if (checksums != header.checksums) throw ParseError("its rows do not have their checksum");
    return learned;
  });
}

void SolutionFile::keep(const LearnedSolution& learned) {
  database_->guarded([&] {
    const bool is_new = is_empty();
    sqlite::Database& database = database_->get();
    sqlite::Transaction all(database);
    if (is_new) create_solution_tables(database);
    for (const char* table : {"solution", "seat", "position", "choice"})
      database.run(fmt::format("DELETE FROM {}", table));
    const Solution& solution = learned.solution;
    const std::uint64_t checksums = add_seats(database, solution.outcome) + add_choices(database, learned);
    write_header(database, {solution.rules, solution.ranking, solution.rounds, checksums});
    all.commit();
  });
}

}  // namespace nap::asnas

#include "nap/equilibrium/zero_sum.hpp"

#include <algorithm>
#include <cmath>
#include <coin/Clp_C_Interface.h>
#include <limits>
#include <memory>
#include <stdexcept>

namespace nap::equilibrium {
namespace {

constexpr double kNoBound = std::numeric_limits<double>::max();  // as the library writes it

struct Bounds {
  double low;
  double high;
};
constexpr Bounds kZero = {0.0, 0.0};
constexpr Bounds kOne = {1.0, 1.0};
constexpr Bounds kAtLeastZero = {0.0, kNoBound};
constexpr Bounds kAnyNumber = {-kNoBound, kNoBound};

// A linear program, column by column: minimises the sum of column x cost within all bounds.
class LinearProgram {
 public:
  void add_row(const Bounds& bounds) {
    row_lows_.push_back(bounds.low);
    row_highs_.push_back(bounds.high);
  }
  void add_column(const Bounds& bounds, double cost) {
    lows_.push_back(bounds.low);
    highs_.push_back(bounds.high);
    costs_.push_back(cost);
    ends_.push_back(ends_.back());
  }
  // Adds to the last column.
  void add_entry(std::size_t row, double entry) {
    rows_.push_back(static_cast<int>(row));
    entries_.push_back(entry);
    ++ends_.back();
  }

  struct Solution {
    std::vector<double> columns;
    std::vector<double> prices;  // of the rows: how much the sum grows if a row must be greater by one
  };
  Solution solve() const {
    const std::unique_ptr<Clp_Simplex, void (*)(Clp_Simplex*)> model(Clp_newModel(), Clp_deleteModel);
    Clp_setLogLevel(model.get(), 0);
    Clp_setPrimalTolerance(model.get(), kTolerance);
    Clp_setDualTolerance(model.get(), kTolerance);
    Clp_loadProblem(model.get(), static_cast<int>(lows_.size()), static_cast<int>(row_lows_.size()),
                    ends_.data(), rows_.data(), entries_.data(), lows_.data(), highs_.data(), costs_.data(),
                    row_lows_.data(), row_highs_.data());
    const std::unique_ptr<Clp_Solve, void (*)(Clp_Solve*)> options(ClpSolve_new(), ClpSolve_delete);
    constexpr int kInterrupts = 2;  // an option of ClpSolve: 1 leaves Ctrl-C to the program
    ClpSolve_setSpecialOption(options.get(), kInterrupts, 1, -1);
    Clp_initialSolveWithOptions(model.get(), options.get());
    if (Clp_status(model.get()) != 0) throw std::runtime_error("no solution of the linear program");
    const double* columns = Clp_primalColumnSolution(model.get());
    const double* prices = Clp_dualRowSolution(model.get());
    return {{columns, columns + lows_.size()}, {prices, prices + row_lows_.size()}};
  }

 private:
  static constexpr double kTolerance = 1e-9;

  std::vector<double> row_lows_;
  std::vector<double> row_highs_;
  std::vector<double> lows_;
  std::vector<double> highs_;
  std::vector<double> costs_;
  std::vector<CoinBigIndex> ends_ = {0};  // of the columns among the entries, after the start of the first
  std::vector<int> rows_;
  std::vector<double> entries_;
};

// What the first player gets, a row for each sequence of the second. The greatest number is 1: the library's
// tolerance suits such numbers.
std::vector<Payoffs> payoff_matrix(const Game& game) {
  const std::size_t theirs = game.decisions(1).sequences();
  std::vector<Payoffs> matrix;
  double greatest = 0.0;
  for (std::size_t i = 0; i < theirs; ++i) {
    Plan only_this(theirs);
    only_this[i] = 1.0;
    matrix.push_back(game.payoffs(0, std::array<Plan, 2>{Plan(), only_this}));
    for (const double payoff : matrix.back()) greatest = std::max(greatest, std::abs(payoff));
  }
  if (greatest == 0.0) return matrix;
  for (Payoffs& row : matrix) {
    for (double& payoff : row) payoff /= greatest;
  }
  return matrix;
}

// The first player's plan for which the second's best reply costs the least. For each decision of the second,
// a column says what is then still to be had, and for each of his sequences but the first, a row says that it
// is no more than this choice gives.
class ProgramOfFirst {
 public:
  explicit ProgramOfFirst(const Game& game)
      : mine_(game.decisions(0)), theirs_(game.decisions(1)), matrix_(payoff_matrix(game)) {
    for (std::size_t i = 0; i < mine_.all().size(); ++i) program_.add_row(kZero);
    for (std::size_t i = 1; i < theirs_.sequences(); ++i) program_.add_row(kAtLeastZero);
    for (std::size_t i = 0; i < mine_.sequences(); ++i) add_sequence(i);
    for (const Decision& decision : theirs_.all()) add_decision(decision);
  }

  std::array<Plan, 2> plans() const {
    const auto [columns, prices] = program_.solve();
    std::vector<double> first(columns.begin(),
                              columns.begin() + static_cast<std::ptrdiff_t>(mine_.sequences()));
    std::vector<double> second = {1.0};
    second.insert(second.end(), prices.begin() + static_cast<std::ptrdiff_t>(mine_.all().size()),
                  prices.end());
    return {to_plan(mine_, std::move(first)), to_plan(theirs_, std::move(second))};
  }

 private:
  std::size_t row_of_reply(std::size_t sequence) const { return mine_.all().size() + sequence - 1; }

  void add_sequence(std::size_t sequence) {
    program_.add_column(sequence == 0 ? kOne : kAtLeastZero, -matrix_[0][sequence]);
    for (std::size_t row = 0; row < mine_.all().size(); ++row) {
      const Decision& decision = mine_.all()[row];
      if (decision.after == sequence) program_.add_entry(row, -1.0);
      if (sequence >= decision.first && sequence < decision.first + decision.choices)
        program_.add_entry(row, 1.0);
    }
    for (std::size_t reply = 1; reply < theirs_.sequences(); ++reply) {
      if (matrix_[reply][sequence] != 0.0) program_.add_entry(row_of_reply(reply), matrix_[reply][sequence]);
    }
  }

  void add_decision(const Decision& decision) {
    program_.add_column(kAnyNumber, decision.after == 0 ? -1.0 : 0.0);
    if (decision.after != 0) program_.add_entry(row_of_reply(decision.after), 1.0);
    for (std::size_t i = 0; i < decision.choices; ++i)
      program_.add_entry(row_of_reply(decision.first + i), -1.0);
  }

  // The library's numbers keep the bounds only up to its tolerance.
  static Plan to_plan(const Decisions& decisions, std::vector<double> numbers) {
    for (double& number : numbers) number = std::max(number, 0.0);
    return plan_in_proportion(decisions, numbers);
  }

  const Decisions& mine_;
  const Decisions& theirs_;
  std::vector<Payoffs> matrix_;
  LinearProgram program_;
};

}  // namespace

std::array<Plan, 2> solve_zero_sum(const Game& game) { return ProgramOfFirst(game).plans(); }

}  // namespace nap::equilibrium

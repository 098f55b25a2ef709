#include "solve/solve_command.hpp"

#include <algorithm>
#include <iostream>

#include "io/input.hpp"
#include "nap/solver/solver.hpp"
#include "session/session.hpp"

namespace nap::cli {
namespace {

// If arguments have spaces inside and no dots, each argument is a hand. Slashes then separate them.
std::vector<std::string> hands_of(const std::vector<std::string>& arguments) {
  const auto has = [&](char c) {
    return std::any_of(arguments.begin(), arguments.end(),
                       [c](const std::string& each) { return each.find(c) != std::string::npos; });
  };
  if (arguments.size() < 2 || !has(' ') || has('/') || has('.')) return arguments;
  std::vector<std::string> hands;
  for (const std::string& hand : arguments) {
    if (!hands.empty()) hands.emplace_back("/");
    hands.push_back(hand);
  }
  return hands;
}

class SolveCommand {
 public:
  explicit SolveCommand(const SolveArguments& arguments)
      : inquiry_(arguments.request), session_(arguments.common) {}

  void solve_one(const std::string& text) {
    session_.write_all([&] { solve(text, 1); });
  }

  void solve_stream() {
    session_.write_all([&] {
      session_.with_progress("deals", [&] {
        for_each_line(std::cin, "deal", [&](const std::string& text, std::uint64_t line) {
          solve(text, line);
          ++session_.monitor().done;
          return true;
        });
      });
    });
  }

 private:
  void solve(const std::string& text, std::uint64_t line) {
    const Deal deal = inquiry_.deal(text);
    const SolvedDeal solved = inquiry_.solve(solver_, deal);
    session_.write(solve_document(inquiry_, deal, solved, line, session_.cards(inquiry_.letters)));
  }

  SolveInquiry inquiry_;
  Session session_;
  Solver solver_;
};

}  // namespace

void run(const SolveArguments& arguments) {
  const RecordKind kind{"solve", "deal", "one hand a seat, such as: nap solve \"AKQ.J.. J.A.K.2 T.K.A.3\""};
  const std::optional<std::string> deal =
      record_of_arguments(kind, hands_of(arguments.deal), arguments.source);
  SolveCommand command(arguments);
  if (deal) {
    command.solve_one(*deal);
  } else {
    command.solve_stream();
  }
}

}  // namespace nap::cli

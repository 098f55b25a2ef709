#include <CLI/CLI.hpp>

#include "options/hand_options.hpp"
#include "solve/solve_command.hpp"

namespace nap::cli {

void add_solve(CLI::App& app, SolveArguments& solve) {
  CLI::App& command = *app.add_subcommand("solve", "Exact tricks of an open deal after every lead of seat 1");
  command.add_option(
      "DEAL", solve.deal,
      "One hand a seat, seat 1 (who leads) first: spades.hearts.diamonds.clubs, or hands in any "
      "form with / between them, such as AS KS / QS 2H");
  add_stdin(command, solve.source, "Read one deal a line from standard input");
  command.add_option("--allies", solve.request.allies, "Seats on seat 1's side, such as 1,3")
      ->capture_default_str()
      ->type_name("SEATS");
  command.add_option("--trump", solve.request.trump, "lead (the suit of the first card), S, H, D, C or none")
      ->capture_default_str()
      ->type_name("TRUMP");
  command.add_flag_callback(
      "--misere", [&solve] { solve.request.aim = Aim::Misere; },
      "Seat 1's side plays for as few tricks as possible");
  command.add_flag("--joker", solve.request.joker,
                   "There is a joker, JK: the highest trump, behind a fourth dot in dot form. Led first, it "
                   "names the trump suit");
  add_ranks(command, solve.request.ranks);
  add_common(command, solve.common, Work::Records);
  command.footer(
      "Examples:\n"
      "  nap solve \"AKQ.J.. J.A.K.2 T.K.A.3\"\n"
      "  nap solve AS KS 2D / QS JS 2H / 3S 4S 5S\n"
      "  nap solve --joker \"AK....JK J.A.K. T.K.A.\"\n"
      "  nap solve --allies 1,3 --trump H --stdin --format csv < endings.txt");
}

}  // namespace nap::cli

#include "options.hpp"

namespace nap::cli {

void add_ask(CLI::App& app, AskArguments& ask) {
  CLI::App& command = *app.add_subcommand("ask", "Should I call Nap with this hand?");
  command.add_option("HAND", ask.hand,
                     "AS KS QS JH TH, or AKQ.JT.. (spades.hearts.diamonds.clubs), or S:AKQ H:JT");
  command.add_flag("--stdin", ask.is_stream, "Read one hand a line from standard input");
  command.add_option("--players", ask.players, "People at the table, 2 to 7")
      ->capture_default_str()
      ->type_name("N");
  command.add_option("--deck", ask.deck, "Cards in the deck: 24, 28, 32, 36, 40, 44, 48 or 52")
      ->capture_default_str()
      ->type_name("N");
  command.add_option("--cards", ask.cards, "Cards in a hand, 5 or 7 (default: what the stake table is for)")
      ->type_name("N");
  command
      .add_option("--stakes", ask.stakes, "A table of `nap rules list` or a house-rules file (default: peel)")
      ->type_name("TABLE|FILE");
  add_dealer_out(command, ask.dealer_out);
  command
      .add_option("--model", ask.model,
                  "committed: one lead for every lie; double-dummy: the best lead in each lie")
      ->capture_default_str()
      ->type_name("MODEL");
  command.add_option("--deals", ask.deals, "Random deals to evaluate (default: 20000)")->type_name("N");
  command
      .add_option("--precision", ask.precision, "As many deals as bring every success rate to within +- P")
      ->type_name("P");
  command.add_option("--book", ask.book, "Answer from a book (nap book build), without dealing")
      ->type_name("FILE");
  add_common(command, ask.common);
  add_ruleset_changes(command, ask.changes);
  command.footer(
      "Examples:\n"
      "  nap ask AS KS QS JH TH\n"
      "  nap ask AKQ.JT.. --players 5 --deck 32 --stakes french\n"
      "  nap ask --stdin --format csv < hands.txt");
}

void add_solve(CLI::App& app, SolveArguments& solve) {
  CLI::App& command = *app.add_subcommand("solve", "Exact tricks of an open deal after every lead of seat 1");
  command.add_option("DEAL", solve.deal,
                     "One hand a seat, spades.hearts.diamonds.clubs, seat 1 (who leads) first");
  command.add_flag("--stdin", solve.is_stream, "Read one deal a line from standard input");
  command.add_option("--allies", solve.allies, "Seats on seat 1's side, such as 1,3")
      ->capture_default_str()
      ->type_name("SEATS");
  command.add_option("--trump", solve.trump, "lead (the suit of the first card), S, H, D, C or none")
      ->capture_default_str()
      ->type_name("TRUMP");
  command.add_flag("--misere", solve.misere, "Seat 1's side plays for as few tricks as possible");
  add_common(command, solve.common);
  command.footer(
      "Examples:\n"
      "  nap solve \"AKQ.J.. J.A.K.2 T.K.A.3\"\n"
      "  nap solve --allies 1,3 --trump H --stdin --format csv < endings.txt");
}

void add_rules(CLI::App& app, RulesListArguments& list, RulesShowArguments& show) {
  CLI::App& command = *app.add_subcommand("rules", "The stake tables: list, show NAME");
  command.require_subcommand(1);
  CLI::App& list_command = *command.add_subcommand("list", "The names of the stake tables");
  add_common(list_command, list.common);
  list_command.footer("Example:\n  nap rules list");
  CLI::App& show_command = *command.add_subcommand("show", "One stake table, with the source of each number");
  show_command.add_option("NAME", show.name, "A table of `nap rules list` or a house-rules file")->required();
  add_common(show_command, show.common);
  add_ruleset_changes(show_command, show.changes);
  add_all_pass(show_command, show.changes);
  show_command.footer(
      "Examples:\n"
      "  nap rules show spanish\n"
      "  nap rules show peel --format json > our-club.json     a house-rules file to edit");
  command.footer("Example:\n  nap rules show spanish");
}

void add_bench(CLI::App& app, BenchArguments& bench) {
  CLI::App& command =
      *app.add_subcommand("bench", "Solve a fixed set of deals: positions, answers hash, time");
  add_common(command, bench.common);
  command.footer("Example:\n  nap bench");
}

}  // namespace nap::cli

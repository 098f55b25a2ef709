#include <CLI/CLI.hpp>

#include "ask/ask_command.hpp"
#include "options/hand_options.hpp"

namespace nap::cli {

void add_ask(CLI::App& app, AskArguments& ask) {
  CLI::App& command = *app.add_subcommand("ask", "Should I call Nap with this hand?");
  command.add_option("HAND", ask.hand,
                     "AS KS QS JH TH, or AKQ.JT.. (spades.hearts.diamonds.clubs), or S:AKQ H:JT");
  add_stdin(command, ask.source, "Read one hand a line from standard input");
  command.add_option("--players", ask.players, "People at the table, 2 to 7")
      ->capture_default_str()
      ->type_name("N");
  command.add_option("--deck", ask.deck, "Cards in the deck: 24, 28, 32, 36, 40, 44, 48 or 52")
      ->capture_default_str()
      ->type_name("N");
  command.add_option("--cards", ask.cards, "Cards in a hand, 5 or 7 (default: as the stake table has it)")
      ->type_name("N");
  command
      .add_option("--stakes", ask.stakes, "A table of `nap rules list` or a house-rules file (default: peel)")
      ->type_name("TABLE|FILE");
  add_dealer_out(command, ask.dealer_out);
  command
      .add_option("--model", ask.model,
                  "committed: one lead for all possible deals; double-dummy: the best lead in each of them")
      ->capture_default_str()
      ->type_name("MODEL");
  command.add_option("--deals", ask.deals, "Random deals to evaluate (default: 20000)")->type_name("N");
  command.add_option("--precision", ask.precision, "Deal until every success rate is known to within +- P")
      ->type_name("P");
  command.add_option("--book", ask.book, "Answer from a book (nap book build) instead of dealing")
      ->type_name("FILE");
  add_common(command, ask.common);
  add_ruleset_changes(command, ask.changes);
  command.footer(
      "Examples:\n"
      "  nap ask AS KS QS JH TH\n"
      "  nap ask AKQ.JT.. --players 5 --deck 32 --stakes french\n"
      "  nap ask --stdin --format csv < hands.txt");
}

}  // namespace nap::cli

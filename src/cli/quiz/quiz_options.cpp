#include <CLI/CLI.hpp>

#include "options/hand_options.hpp"
#include "options/stakes_options.hpp"
#include "quiz/quiz_command.hpp"

namespace nap::cli {

void add_quiz(CLI::App& app, QuizArguments& quiz) {
  CLI::App& command = *app.add_subcommand("quiz", "Deals hands, asks for a bid, and tells what it cost");
  command.add_option("--hands", quiz.hands, "Hands to deal")->capture_default_str()->type_name("N");
  auto* close = command.add_flag_callback(
      "--close", [&quiz] { quiz.kind = QuizHands::Close; },
      "Only hands whose two best calls are near each other (default: after the first three)");
  command
      .add_flag_callback(
          "--any", [&quiz] { quiz.kind = QuizHands::Any; }, "Hands as they fall")
      ->excludes(close);
  command
      .add_option("--players", quiz.table.players,
                  "People at the table, such as 4 or 3-5 (default: 4, with nine cards 2, or your nap.conf)")
      ->type_name("LIST");
  command
      .add_option("--deck", quiz.table.deck,
                  "Cards in the deck, such as 52 or 32,52 (default: 52, or your nap.conf)")
      ->type_name("LIST");
  command
      .add_option(
          "--stakes", quiz.table.stakes,
          "Tables of `nap rules list` or house-rules files (default: peel, or NAP_STAKES, or your nap.conf)")
      ->type_name("LIST");
  add_dealer_out(command, quiz.table.dealer_out);
  command.add_option("--book", quiz.book, "Answer from a book (nap book build) where it fits the table")
      ->type_name("FILE");
  add_ranks(command, quiz.ranks);
  add_common(command, quiz.common);
  add_ruleset_changes(command, quiz.table.changes);
  add_auction_rules(command, quiz.table.changes);
  command.footer(
      "Answer with pass or a bid (p, 3 or n will do); ? lists the bids, q ends. The calls before yours are "
      "heard. The same seed deals the same hands.\n\n"
      "Examples:\n"
      "  nap quiz\n"
      "  nap quiz --close\n"
      "  nap quiz --players 3-5 --stakes peel,french --seed 7 --hands 20");
}

}  // namespace nap::cli

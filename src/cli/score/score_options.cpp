#include <CLI/CLI.hpp>

#include "options/hand_options.hpp"
#include "options/stakes_options.hpp"
#include "options/table_options.hpp"
#include "score/score_command.hpp"

namespace nap::cli {
namespace {

// Who played what, and how it ended.
void add_deal(CLI::App& command, ScoreArguments& score) {
  ScoreRequest& request = score.request;
  command
      .add_option(
          "--hands", score.hands,
          "The hands as they were played, seat 1, the eldest hand, first: spades.hearts.diamonds.clubs, or in "
          "any form with / between them")
      ->type_name("DEAL");
  command.add_option("--declarer", request.declarer, "Who played alone and led: a seat, or one of the names")
      ->type_name("SEAT");
  command.add_option("--bid", request.bid, "What the declarer played, such as three")->type_name("BID");
  command
      .add_option("--heard", request.heard,
                  "All calls, from seat 1 on, in place of --declarer and --bid: pass,two,three,pass")
      ->type_name("CALLS");
  command
      .add_option("--played", score.played, "The cards in the order of play; ; may stand after each trick")
      ->type_name("CARDS");
  command.add_option("--trump", request.trump, "Trump, S, H, D or C, where the declarer named it aloud")
      ->type_name("SUIT");
  command
      .add_option(
          "--result", request.result,
          "How a hand ended that the cards do not decide: made, lost, claimed or conceded (by the declarer), or "
          "the declarer's tricks")
      ->type_name("RESULT");
  command
      .add_option("--names", score.names,
                  "The players, clockwise, seat 1 first unless --dealer says who dealt: Ann,Ben,Cat")
      ->type_name("NAMES");
  command.add_option("--dealer", request.dealer, "Who dealt, one of the names; seat 1 is to the left")
      ->type_name("NAME");
}

// What is paid besides the stakes of the bid.
void add_payments(CLI::App& command, ScoreArguments& score) {
  ScoreRequest& request = score.request;
  command
      .add_option("--pool", request.pool,
                  "Stakes in the pool before a deal that stands alone, with what was paid in for it")
      ->type_name("N");
  command.add_flag("--doubled", request.doubled,
                   "The stakes of a deal that stands alone are doubled (--all-pass double_header)");
  command
      .add_option(
          "--fine-paid", score.fines,
          "Who has to pay a fine to the pool, for misdeal, exposed-card, touching, out-of-turn or revoke "
          "(repeatable; without a bid the same dealer deals again)")
      ->type_name("SEAT=KIND")
      ->allow_extra_args(false);
  command.add_option("--fee-paid", score.fees, "Who has paid so much for an exchange of cards (repeatable)")
      ->type_name("SEAT=N")
      ->allow_extra_args(false);
  command.add_flag("--spare-hand", request.spare_hand, "The declarer took the spare hand");
}

}  // namespace

void add_score(CLI::App& app, ScoreArguments& score) {
  CLI::App& command =
      *app.add_subcommand("score", "Settles a deal that was played: legal? made? who pays whom?");
  add_deal(command, score);
  add_payments(command, score);
  add_stdin(
      command, score.source,
      "Read an evening from standard input: one JSON object a line with these names as keys, without the "
      "dashes; \"names\" is a list and holds until others come; \"fines\": [{\"player\": 2, \"kind\": "
      "\"misdeal\"}], alone where the same dealer deals again; \"fees\": [{\"player\": 2, \"stakes\": 1}]; "
      "\"spare_hand\": true; \"end\": \"divided\", or who drew the lowest card, pays the pool out; "
      "\"replaces\": 12 corrects the deal of line 12");
  add_table(command, score.table);
  add_ranks(command, score.ranks);
  add_common(command, score.common, Work::Records);
  add_ruleset_changes(command, score.table.changes);
  add_all_pass(command, score.table.changes);
  add_revoke(command, score.table.changes);
  add_auction_rules(command, score.table.changes);
  add_pool(command, score.table.changes);
  command.footer(
      "Examples:\n"
      "  nap score --declarer 2 --bid three --result made\n"
      "  nap score --players 2 --hands \"AKQ.JT.. JT9.AK..\" --declarer 1 --bid three\n"
      "    --played \"AS 9S; KS TS; QS JS\"\n"
      "  nap score --declarer 2 --bid nap --result made --pool-paid-by dealer --pool 7\n"
      "  nap score --stdin --names Ann,Ben,Cat,Dan --format csv < evening.txt");
}

}  // namespace nap::cli

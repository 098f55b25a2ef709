#include <CLI/CLI.hpp>

#include "ask/ask_command.hpp"
#include "options/hand_options.hpp"
#include "options/stakes_options.hpp"
#include "options/table_options.hpp"

namespace nap::cli {

namespace {

constexpr std::uint64_t kBracketDeals = 900;

}  // namespace

void add_ask(CLI::App& app, AskArguments& ask) {
  CLI::App& command = *app.add_subcommand("ask", "Should I call Nap with this hand?");
  command.add_option(
      "HAND", ask.hand,
      "AS KS QS JH TH, or SA SK SQ HJ HT, or AKQ.JT.. (spades.hearts.diamonds.clubs), or AKQ JT "
      "or \"A K Q / J T\" (each group is a suit, spades first), or S AKQ H JT, or spades AKQ hearts "
      "JT; or all hands of a pattern, such as AKQx.A or AKQx+A (x: below ten, ?: any card but the joker)");
  add_stdin(command, ask.source, "Read one hand a line from standard input");
  add_table(command, ask.request.table);
  command
      .add_option(
          "--heard", ask.request.heard,
          "Calls before mine, from the eldest hand on, such as pass,two (\"\": none yet); after as many "
          "passes as there are seats with cards: what the seat does that must play; p, 3 or n is enough for "
          "pass, three or nap")
      ->type_name("CALLS");
  command.add_option("--bid", ask.request.bids, "Only these bids, such as three,four")->type_name("LIST");
  command.add_option("--lead", ask.request.lead, "Lead this card, such as KS")->type_name("CARD");
  command.add_flag_callback(
      "--leads", [&ask] { ask.request.counted_leads = CountedLeads::Every; },
      "Rate every first card for each bid");
  command.add_option("--compare", ask.request.compare, "Compare with another hand, bid by bid")
      ->type_name("HAND");
  add_dead(command, ask.request.dead);
  command.add_flag("--doubled", ask.request.doubled,
                   "All passed before (Double Header): stakes are doubled, and three is the lowest bid");
  command.add_option("--pool", ask.request.pool, "Stakes in the pool, which goes to who makes Nap or more")
      ->type_name("N");
  command
      .add_option("--others-keep", ask.request.others_keep,
                  "What the others keep of the cards dealt (--dealt): best (what their own best bid wants by "
                  "the rule of thumb), longest (their longest suit) or random (default: best)")
      ->type_name("HABIT");
  command
      .add_option("--seen", ask.request.seen,
                  "Cards that the exchange has shown (--exchange), such as 7H: what to keep and to bid now; "
                  "without it, whether to exchange")
      ->type_name("CARDS");
  add_ranks(command, ask.request.ranks);
  command
      .add_option("--model", ask.request.model,
                  "selfplay: nobody sees a card of the others; committed: one lead for all possible deals, "
                  "then all hands are open; double-dummy: the best lead in each of them (default: selfplay, "
                  "and committed with a book of seven cards or a joker)")
      ->type_name("MODEL");
  command
      .add_option(
          "--deals", ask.request.deals,
          "Deals to evaluate; selfplay: to play for each bid (default: 20000; selfplay: as a bid needs)")
      ->type_name("N");
  command
      .add_option("--precision", ask.request.precision,
                  "Deal until every success rate is known to within +- P")
      ->type_name("P");
  command.add_flag_callback(
      "--bracket", [&ask] { ask.request.bracket_deals = kBracketDeals; },
      "Also bound the best play from both sides: what a declarer makes against defenders who see all cards "
      "(lower), and a declarer who sees all cards (upper); takes seconds a bid with six players or more");
  command.add_option("--book", ask.request.book, "Answer from a book (nap book build) instead of dealing")
      ->type_name("FILE");
  command.add_flag_callback(
      "--explain", [&ask] { ask.notes = Notes::All; }, "Say all that the figures mean and leave out");
  add_common(command, ask.common);
  add_ruleset_changes(command, ask.request.table.changes);
  add_all_pass(command, ask.request.table.changes);
  add_auction_rules(command, ask.request.table.changes);
  command.footer(
      "Examples:\n"
      "  nap ask AS KS QS JH TH\n"
      "  nap ask AKQ.JT.. --players 5 --deck 32 --stakes french\n"
      "  nap ask AKQ.JT.. --heard pass,two --bid three,four\n"
      "  nap ask AKQ JT --compare \"AKQ T9\"\n"
      "  nap ask KQ9.A4.. --dead AS,7C\n"
      "  nap ask AKQ.JT3.2. --dealt 7\n"
      "  nap ask AKQ.J7.. --exchange peep\n"
      "  nap ask AKQ.J7.. --exchange peep --seen AH\n"
      "  nap ask AKQx.A\n"
      "  nap ask --stdin --format csv < hands.txt");
}

}  // namespace nap::cli

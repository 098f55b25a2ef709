#include "arguments.hpp"

#include <algorithm>
#include <iostream>

#include <CLI/CLI.hpp>

#include "nap/cards/notation.hpp"

namespace nap::cli {
namespace {

const std::string kVersion = "nap " NAP_VERSION;

// What every command has; where nothing is dealt at random or in parallel, seed and threads change nothing.
void add_common(CLI::App& command, CommonArguments& common) {
  const std::string group = "Common";
  command.add_option("--format", common.format, "text, json or csv")->capture_default_str()->group(group);
  command.add_option("--out", common.out, "Write to FILE instead of standard output")
      ->type_name("FILE")
      ->group(group);
  command.add_option("--seed", common.seed, "Seed of the random deals; the same seed gives the same figures")
      ->capture_default_str()
      ->type_name("N")
      ->group(group);
  command
      .add_option("--threads", common.threads,
                  "Threads; the figures do not depend on them (default: all cores)")
      ->type_name("N")
      ->group(group);
  command.add_flag("--no-progress", common.no_progress, "No progress line on the terminal")->group(group);
  command.set_version_flag("--version", kVersion)->group(group);
}

void add_ruleset_changes(CLI::App& command, RulesetArguments& changes) {
  const std::string group = "Rules on which tables differ";
  command.add_option("--min-bid", changes.min_bid, "Lowest bid allowed, such as one, two or three")
      ->type_name("BID")
      ->group(group);
  command.add_option("--misere-trump", changes.misere_trump, "lead (the suit led is trump) or none")
      ->type_name("TRUMP")
      ->group(group);
  command.add_option("--misere-rank", changes.misere_rank, "below-three, above-three, top or off")
      ->type_name("RANK")
      ->group(group);
  command.add_option("--nap-loss", changes.nap_loss, "Stakes that a failed Nap pays each: 5 or 10")
      ->type_name("N")
      ->group(group);
  command
      .add_option("--stake", changes.stakes,
                  "Another stake for a bid: misere=3/6, wellington=10/10 (repeatable)")
      ->type_name("BID=WIN/LOSE")
      ->allow_extra_args(false)
      ->group(group);
}

void add_dealer_out(CLI::App& command, std::optional<bool>& dealer_out) {
  CLI::Option* out = command.add_flag_callback(
      "--dealer-out", [&dealer_out] { dealer_out = true; },
      "The dealer takes no cards but pays and is paid (default: as the table says, for six players)");
  command
      .add_flag_callback(
          "--no-dealer-out", [&dealer_out] { dealer_out = false; }, "The dealer takes cards")
      ->excludes(out);
}

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

void add_claims(CLI::App& app, ClaimsArguments& claims) {
  CLI::App& command = *app.add_subcommand("claims", "What the old books say of Nap, tested");
  command.add_option("--only", claims.only, "Only these claims, such as C5,C7 (default: all)")
      ->type_name("LIST");
  command
      .add_option("--hands", claims.hands,
                  "Random hands of each setting; five times as many for four players and 52 cards")
      ->capture_default_str()
      ->type_name("N");
  command.add_option("--deals", claims.deals, "Random deals for a single hand")
      ->capture_default_str()
      ->type_name("N");
  add_common(command, claims.common);
  command.footer(
      "Examples:\n"
      "  nap claims --only C3\n"
      "  nap claims --format json --out claims.json");
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
  show_command.footer(
      "Examples:\n"
      "  nap rules show spanish\n"
      "  nap rules show peel --format json > our-club.json     a house-rules file to edit");
  command.footer("Example:\n  nap rules show spanish");
}

void add_book_build(CLI::App& book, BookBuildArguments& build) {
  CLI::App& command = *book.add_subcommand("build", "Rate every hand class; goes on where it was stopped");
  command.add_option("FILE", build.file, "The book, made where there is none")->required();
  command.add_option("--players", build.players, "Active seats: people who hold cards, 2 to 7")
      ->capture_default_str()
      ->type_name("N");
  command.add_option("--deck", build.deck, "Cards in the deck: 24, 28, 32, 36, 40, 44, 48 or 52")
      ->capture_default_str()
      ->type_name("N");
  command.add_option("--cards", build.cards, "Cards in a hand, 5 or 7")
      ->capture_default_str()
      ->type_name("N");
  command
      .add_option("--precision", build.precision,
                  "Rates that meet a break-even are known to within +- P (95 %)")
      ->capture_default_str()
      ->type_name("P");
  command.add_option("--shard", build.shard, "Only the K-th of N parts, to be joined by merge")
      ->capture_default_str()
      ->type_name("K/N");
  add_common(command, build.common);
  command.footer(
      "Examples:\n"
      "  nap book build four.book --players 4 --deck 52\n"
      "  nap book build part3.book --shard 3/16\n"
      "  mpirun -n 8 nap book build four.book");
}

void add_book(CLI::App& app, BookBuildArguments& build, BookMergeArguments& merge, BookInfoArguments& info,
              BookQueryArguments& query) {
  CLI::App& command =
      *app.add_subcommand("book", "Success rates of every hand, in a file: build, merge, info, query");
  command.require_subcommand(1);
  add_book_build(command, build);
  CLI::App& merge_command = *command.add_subcommand("merge", "Join the parts of a book");
  merge_command.add_option("FILE", merge.file, "The whole book, made where there is none")->required();
  merge_command.add_option("PART", merge.parts, "Books built with --shard")->required();
  add_common(merge_command, merge.common);
  merge_command.footer("Example:\n  nap book merge four.book part*.book");
  CLI::App& info_command = *command.add_subcommand("info", "What a book holds; reads and checks all of it");
  info_command.add_option("FILE", info.file, "A book")->required();
  add_common(info_command, info.common);
  info_command.footer("Example:\n  nap book info four.book");
  CLI::App& query_command = *command.add_subcommand("query", "The rates of the hands of a kind");
  query_command.add_option("FILE", query.file, "A book")->required();
  query_command.add_option("PATTERN", query.pattern,
                           "Such as AKQ.xx.. or AK?.A.?.: exact ranks, x below ten, ? any card, the suits in "
                           "any order (default: every hand)");
  add_common(query_command, query.common);
  query_command.footer("Example:\n  nap book query four.book AKQ.xx.. --format csv");
  command.footer("Example:\n  nap book build four.book --players 4 --deck 52");
}

void add_thresholds(CLI::App& app, ThresholdsArguments& thresholds) {
  CLI::App& command = *app.add_subcommand("thresholds", "Which hands are worth which bid");
  command.add_option("--players", thresholds.players, "People at the table, such as 4 or 2-7 or 3,5")
      ->capture_default_str()
      ->type_name("LIST");
  command.add_option("--deck", thresholds.deck, "Cards in the deck, such as 52 or 28-40 or 32,52")
      ->capture_default_str()
      ->type_name("LIST");
  command.add_option("--stakes", thresholds.stakes, "Tables of `nap rules list` or house-rules files")
      ->capture_default_str()
      ->type_name("LIST");
  add_dealer_out(command, thresholds.dealer_out);
  command
      .add_option("--book", thresholds.books,
                  "A complete book (repeatable), read for the tables that it fits; other hands are sampled")
      ->type_name("FILE")
      ->allow_extra_args(false);
  command
      .add_option("--hands", thresholds.hands,
                  "Hands to sample where there is no book (default: 6000, fewer for six and seven players)")
      ->type_name("N");
  command
      .add_option("--show", thresholds.show,
                  "shares, holdings, rule, or all; csv shows one (default: shares)")
      ->capture_default_str()
      ->type_name("PART");
  command.add_option("--pages", thresholds.pages, "Also write a page (.md, .csv) for each table into FOLDER")
      ->type_name("FOLDER");
  add_common(command, thresholds.common);
  add_ruleset_changes(command, thresholds.changes);
  command.footer(
      "Examples:\n"
      "  nap thresholds --players 4\n"
      "  nap thresholds --players 3-5 --deck 32,52 --stakes peel,french --format json\n"
      "  nap thresholds --players 4 --book four.book --pages pages");
}

void add_bench(CLI::App& app, BenchArguments& bench) {
  CLI::App& command =
      *app.add_subcommand("bench", "Solve a fixed set of deals: positions, answers hash, time");
  add_common(command, bench.common);
  command.footer("Example:\n  nap bench");
}

// CLI11's messages on one line, with the way to the help.
[[noreturn]] void refuse(const CLI::App& app, const CLI::ParseError& error) {
  std::string commands;
  const CLI::App* at = &app;
  while (!at->get_subcommands().empty()) {
    at = at->get_subcommands().front();
    commands += at->get_name() + " ";
  }
  std::string message = error.what();
  const std::vector<std::string> unread = at->remaining();
  if (dynamic_cast<const CLI::RequiredError*>(&error) != nullptr && !unread.empty()) {
    message = "no such command: " + in_quotes(unread.front());
  }
  throw ParseError(on_one_line(message) + "; see nap " + commands + "--help");
}

}  // namespace

std::optional<Arguments> parse_arguments(int argc, char** argv) {
  AskArguments ask;
  SolveArguments solve;
  ClaimsArguments claims;
  RulesListArguments list;
  RulesShowArguments show;
  ThresholdsArguments thresholds;
  BookBuildArguments book_build;
  BookMergeArguments book_merge;
  BookInfoArguments book_info;
  BookQueryArguments book_query;
  BenchArguments bench;

  CLI::App app("Answers questions about the card game Nap: what to bid, what to lead, what a deal is worth.",
               "nap");
  app.set_version_flag("--version", kVersion);
  app.require_subcommand(1);
  app.footer("Example:\n  nap ask AS KS QS JH TH");
  add_ask(app, ask);
  add_solve(app, solve);
  add_claims(app, claims);
  add_rules(app, list, show);
  add_thresholds(app, thresholds);
  add_book(app, book_build, book_merge, book_info, book_query);
  add_bench(app, bench);
  try {
    app.parse(argc, argv);
  } catch (const CLI::Success& wish) {  // help or version
    app.exit(wish, std::cout, std::cerr);
    return std::nullopt;
  } catch (const CLI::ParseError& error) {
    refuse(app, error);
  }
  if (app.got_subcommand("ask")) return ask;
  if (app.got_subcommand("solve")) return solve;
  if (app.got_subcommand("thresholds")) return thresholds;
  if (app.got_subcommand("claims")) return claims;
  if (app.got_subcommand("bench")) return bench;
  if (app.got_subcommand("book")) {
    const CLI::App& book = *app.get_subcommand("book");
    if (book.got_subcommand("build")) return book_build;
    if (book.got_subcommand("merge")) return book_merge;
    if (book.got_subcommand("info")) return book_info;
    return book_query;
  }
  const CLI::App& rules = *app.get_subcommand("rules");
  if (rules.got_subcommand("list")) return list;
  return show;
}

}  // namespace nap::cli

#include "arguments.hpp"

#include <iostream>

#include <CLI/CLI.hpp>

#include "nap/text/parse_error.hpp"
#include "nap/text/quoting.hpp"
#include "options/common_options.hpp"

namespace nap::cli {
namespace {

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
  FairnessArguments fairness;
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
  add_fairness(app, fairness);
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
  if (app.got_subcommand("fairness")) return fairness;
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

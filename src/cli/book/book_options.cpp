#include <CLI/CLI.hpp>

#include "book/book_command.hpp"

namespace nap::cli {
namespace {

void add_book_build(CLI::App& book, BookBuildArguments& build) {
  CLI::App& command = *book.add_subcommand("build", "Rate every hand class; a stopped build resumes");
  command.add_option("FILE", build.file, "The book; created if there is none")->required();
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
      .add_option("--precision", build.precision, "Rates near a break-even are known to within +- P (95 %)")
      ->capture_default_str()
      ->type_name("P");
  command.add_option("--shard", build.shard, "Build only part K of N; nap book merge joins the parts")
      ->capture_default_str()
      ->type_name("K/N");
  add_common(command, build.common);
  command.footer(
      "Examples:\n"
      "  nap book build four.book --players 4 --deck 52\n"
      "  nap book build part3.book --shard 3/16\n"
      "  mpirun -n 8 nap book build four.book");
}

}  // namespace

void add_book(CLI::App& app, BookBuildArguments& build, BookMergeArguments& merge, BookInfoArguments& info,
              BookQueryArguments& query) {
  CLI::App& command =
      *app.add_subcommand("book", "Success rates of every hand, in a file: build, merge, info, query");
  command.require_subcommand(1);
  add_book_build(command, build);
  CLI::App& merge_command = *command.add_subcommand("merge", "Join the parts of a book");
  merge_command.add_option("FILE", merge.file, "The whole book; created if there is none")->required();
  merge_command.add_option("PART", merge.parts, "Books built with --shard")->required();
  add_common(merge_command, merge.common, Work::Simple);
  merge_command.footer("Example:\n  nap book merge four.book part*.book");
  CLI::App& info_command = *command.add_subcommand("info", "Show what a book holds, and check all of it");
  info_command.add_option("FILE", info.file, "A book")->required();
  add_common(info_command, info.common, Work::Simple);
  info_command.footer("Example:\n  nap book info four.book");
  CLI::App& query_command =
      *command.add_subcommand("query", "Show the rates of the hands that match a pattern");
  query_command.add_option("FILE", query.file, "A book")->required();
  query_command.add_option("PATTERN", query.pattern,
                           "Such as AKQ.xx.. or AK?.A.?.: a rank, x for a card below ten, ? for any card; "
                           "suits in any order (default: every hand)");
  add_common(query_command, query.common, Work::Simple);
  query_command.footer("Example:\n  nap book query four.book AKQ.xx.. --format csv");
  command.footer("Example:\n  nap book build four.book --players 4 --deck 52");
}

}  // namespace nap::cli

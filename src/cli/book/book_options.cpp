#include <CLI/CLI.hpp>

#include "book/book_command.hpp"

namespace nap::cli {
namespace {

void add_book_build(CLI::App& book, BookBuildArguments& build) {
  CLI::App& command = *book.add_subcommand("build", "Rate every hand class; a stopped build resumes");
  command.add_option("FILE", build.file, "The book; created if there is none")->required();
  command.add_option("--players", build.request.players, "Active seats: people who hold cards, 2 to 7")
      ->capture_default_str()
      ->type_name("N");
  command.add_option("--deck", build.request.deck, "Cards in the deck: 24, 28, 32, 36, 40, 44, 48 or 52")
      ->capture_default_str()
      ->type_name("N");
  command.add_option("--cards", build.request.cards, "Cards in a hand, 5 or 7")
      ->capture_default_str()
      ->type_name("N");
  command.add_flag("--joker", build.request.has_joker, "One card more, JK: the highest trump");
  command
      .add_option("--precision", build.request.precision,
                  "Rates near a break-even are known to within +- P (95 %)")
      ->capture_default_str()
      ->type_name("P");
  command
      .add_option("--shard", build.request.shard, "Build only part K of N; nap book merge joins the parts")
      ->capture_default_str()
      ->type_name("K/N");
  command.add_flag(
      "--played", build.request.is_played,
      "Then play every hand class: what players make who do not see the other hands (five cards, no joker)");
  add_common(command, build.common);
  command.footer(
      "Examples:\n"
      "  nap book build four.book --players 4 --deck 52\n"
      "  nap book build four.book --players 4 --deck 52 --played\n"
      "  nap book build joker.book --players 3 --deck 24 --joker\n"
      "  nap book build part3.book --shard 3/16\n"
      "  mpirun -n 8 nap book build four.book");
}

void add_book_merge(CLI::App& book, BookMergeArguments& merge) {
  CLI::App& command = *book.add_subcommand("merge", "Join the parts of a book");
  command.add_option("FILE", merge.file, "The whole book; created if there is none")->required();
  command.add_option("PART", merge.parts, "Books built with --shard")->required();
  add_common(command, merge.common, Work::Simple);
  command.footer("Example:\n  nap book merge four.book part*.book");
}

void add_book_pack(CLI::App& book, BookPackArguments& pack) {
  CLI::App& command = *book.add_subcommand("pack", "Write a complete book as a small file to pass on");
  command.add_option("FILE", pack.file, "A book")->required();
  command.add_option("PACK", pack.pack, "The small file")->required();
  add_common(command, pack.common, Work::Simple);
  command.footer("Example:\n  nap book pack four.book four.pack");
}

void add_book_unpack(CLI::App& book, BookUnpackArguments& unpack) {
  CLI::App& command = *book.add_subcommand("unpack", "Make a book from its small file");
  command.add_option("PACK", unpack.pack, "A file that nap book pack has made")->required();
  command.add_option("FILE", unpack.file, "The book; created if there is none")->required();
  add_common(command, unpack.common, Work::Simple);
  command.footer("Example:\n  nap book unpack results/book-4-52.pack four.book");
}

void add_book_info(CLI::App& book, BookInfoArguments& info) {
  CLI::App& command = *book.add_subcommand("info", "Show what a book holds, and check all of it");
  command.add_option("FILE", info.file, "A book")->required();
  add_common(command, info.common, Work::Simple);
  command.footer("Example:\n  nap book info four.book");
}

void add_book_query(CLI::App& book, BookQueryArguments& query) {
  CLI::App& command = *book.add_subcommand("query", "Show the rates of the hands that match a pattern");
  command.add_option("FILE", query.file, "A book")->required();
  command.add_option("PATTERN", query.pattern,
                     "Such as AKQ.xx.. or AK?.A.?.: a rank, x for a card below ten, ? for any card; "
                     "suits in any order (default: every hand)");
  add_common(command, query.common, Work::Simple);
  command.footer("Example:\n  nap book query four.book AKQ.xx.. --format csv");
}

}  // namespace

void add_book(CLI::App& app, BookArguments& book) {
  CLI::App& command = *app.add_subcommand(
      "book", "Success rates of every hand, in a file: build, merge, pack, unpack, info, query");
  command.require_subcommand(1);
  add_book_build(command, book.build);
  add_book_merge(command, book.merge);
  add_book_pack(command, book.pack);
  add_book_unpack(command, book.unpack);
  add_book_info(command, book.info);
  add_book_query(command, book.query);
  command.footer("Example:\n  nap book build four.book --players 4 --deck 52");
}

}  // namespace nap::cli

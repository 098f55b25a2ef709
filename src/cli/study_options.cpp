#include "options.hpp"

namespace nap::cli {
namespace {

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

void add_study(CLI::App& command, StudyArguments& study) {
  command.add_option("--players", study.players, "People at the table, such as 4 or 2-7 or 3,5")
      ->capture_default_str()
      ->type_name("LIST");
  command.add_option("--deck", study.deck, "Cards in the deck, such as 52 or 28-40 or 32,52")
      ->capture_default_str()
      ->type_name("LIST");
  command.add_option("--stakes", study.stakes, "Tables of `nap rules list` or house-rules files")
      ->capture_default_str()
      ->type_name("LIST");
  add_dealer_out(command, study.dealer_out);
  command
      .add_option("--book", study.books,
                  "A complete book (repeatable), read for the tables that it fits; other hands are sampled")
      ->type_name("FILE")
      ->allow_extra_args(false);
  command
      .add_option("--hands", study.hands,
                  "Hands to sample where there is no book (default: 6000, fewer for six and seven players)")
      ->type_name("N");
}

}  // namespace

void add_thresholds(CLI::App& app, ThresholdsArguments& thresholds) {
  CLI::App& command = *app.add_subcommand("thresholds", "Which hands are worth which bid");
  add_study(command, thresholds.study);
  command
      .add_option("--show", thresholds.show,
                  "shares, holdings, rule, or all; csv shows one (default: shares)")
      ->capture_default_str()
      ->type_name("PART");
  command.add_option("--pages", thresholds.pages, "Also write a page (.md, .csv) for each table into FOLDER")
      ->type_name("FOLDER");
  add_common(command, thresholds.common);
  add_ruleset_changes(command, thresholds.study.changes);
  command.footer(
      "Examples:\n"
      "  nap thresholds --players 4\n"
      "  nap thresholds --players 3-5 --deck 32,52 --stakes peel,french --format json\n"
      "  nap thresholds --players 4 --book four.book --pages pages");
}

void add_fairness(CLI::App& app, FairnessArguments& fairness) {
  CLI::App& command = *app.add_subcommand("fairness", "Are the stakes fair? Stake tables on the same deals");
  add_study(command, fairness.study);
  command
      .add_option("--deals", fairness.deals,
                  "Deals to bid for and play, in evenings of 60 "
                  "(default: a million; without a book 400000 for four players, 10000 for seven)")
      ->type_name("N");
  command
      .add_option("--shift", fairness.shift,
                  "By how much the bold and the cautious misjudge their success: by D, and by twice D")
      ->capture_default_str()
      ->type_name("D");
  command
      .add_option(
          "--show", fairness.show,
          "seats, bids, bids_corrected, parties, differences, seat_differences, flips, hands, swings, "
          "or all; csv shows one (default: bids)")
      ->capture_default_str()
      ->type_name("PART");
  add_common(command, fairness.common);
  add_ruleset_changes(command, fairness.study.changes);
  add_all_pass(command, fairness.study.changes);
  command.footer(
      "Examples:\n"
      "  nap fairness --players 4 --book four.book\n"
      "  nap fairness --stakes peel,our-club.json --players 3-5 --format json\n"
      "  nap fairness --stakes peel --show swings --format csv");
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
                           "Such as AKQ.xx.. or AK?.A.?.: exact ranks, x below ten, ? any card, "
                           "the suits in any order (default: every hand)");
  add_common(query_command, query.common);
  query_command.footer("Example:\n  nap book query four.book AKQ.xx.. --format csv");
  command.footer("Example:\n  nap book build four.book --players 4 --deck 52");
}

}  // namespace nap::cli

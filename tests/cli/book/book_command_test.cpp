#include <cstdlib>
#include <filesystem>

#include <catch2/catch.hpp>

#include "small_book.hpp"
#include "support/report.hpp"

using namespace nap::test;
using Catch::Matchers::Contains;

TEST_CASE("A book is built, told of and asked", "[cli][book]") {
  const Folder folder;
  const std::string file = folder.path("a.book");
  const Run built = run_nap("book build " + file + " --shard 1/24" + kSmall);
  CHECK(built.status == 0);
  CHECK_THAT(built.out, Contains("99 of 99 hand classes: complete"));
  const Run info = run_nap("book info " + file);
  CHECK_THAT(info.out, Contains("3 active seats, 24 cards, 5 in a hand; seed 5, precision 0.2") &&
                           Contains("part 1 of 24") && Contains("99 of 99") && Contains("693 rates"));
  CHECK_THAT(run_nap("book info " + file + " --format json").out,
             Contains(R"("schema":"nap.book-info/2")") && Contains(R"("active":3,"deck":24,"cards":5)") &&
                 Contains(R"("classes":99,"wanted":99,"complete":true)"));
  const std::string csv = rows_of(file);
  CHECK(lines(csv) == 1 + 99 * 7);
  CHECK_THAT(csv,
             Catch::StartsWith(
                 "class,members,target,lead,deals,successes,low,high,played_source,played_lead,plays,played,"
                 "played_low,played_high\nAKQJT...,4,1,AS,"));
  const Run some = run_nap("book query " + file + " ???.?.?. --format csv");
  CHECK(lines(some.out) > 1);
  CHECK(lines(some.out) < lines(csv));
  CHECK((lines(some.out) - 1) % 7 == 0);
  CHECK_THAT(run_nap("book query " + file + " '?????...' --format json").out,
             Contains(R"("class":"AKQJT...","members":4,"target":"5","lead":"AS")"));
  CHECK_THAT(run_nap("book query " + file + " '?????...'").out,
             Contains("AKQJT...") && Contains("100.0 AS") && Contains("~"));
}

TEST_CASE("A book of a deck with a joker tells which suit it names, and is asked", "[cli][book][joker]") {
  const Folder folder;
  const std::string file = folder.path("a.book");
  CHECK(run_nap("book build " + file + " --joker --shard 1/24" + kSmall).status == 0);
  CHECK_THAT(run_nap("book info " + file).out,
             Contains("3 active seats, 24 cards and a joker, 5 in a hand; seed 5, precision 0.2") &&
                 Contains("128 of 128"));
  CHECK_THAT(run_nap("book info " + file + " --format json").out, Contains(R"("cards":5,"joker":true)"));
  const std::string csv = rows_of(file);
  CHECK(lines(csv) == 1 + 128 * 7);
  CHECK_THAT(csv, Catch::StartsWith("class,members,target,lead,trump,deals,successes,low,high\n"
                                    "AKQJ....JK,4,1,AS,S,"));
  CHECK_THAT(run_nap("book query " + file).out, Contains("JKS: the joker, which names spades trump."));
  CHECK(lines(run_nap("book query " + file + " 'AKQJ....JK' --format csv").out) == 1 + 7);

  // The first hand whose Nap is led with a joker.
  const std::string head = csv.substr(0, csv.find(",5,JK,H,"));
  const std::string hand = head.substr(head.rfind('\n') + 1, head.rfind(',') - head.rfind('\n') - 1);
  const std::string table = " --deck 24 --players 3 --stakes spanish --book " + file;
  const Run json = run_nap("ask " + hand + table + " --joker --bid nap --format json");
  CHECK(json.status == 0);
  CHECK_THAT(json.out, Contains(R"("joker":true)") && Contains(R"("model":"committed","method":"book")") &&
                           Contains(R"("trump":"H","lead":"JK")"));
  CHECK_THAT(run_nap("ask " + hand + table + " --joker --bid nap").out, Contains("JK, H trump"));

  const std::string joker = "3 active seats, 24 cards and a joker, 5 in a hand";
  const std::string plain = "3 active seats, 24 cards, 5 in a hand";
  const std::string other = folder.path("other.book");
  CHECK(run_nap("book build " + other + " --shard 1/24" + kSmall).status == 0);
  check_refused({
      {"ask AKQJT..." + table, "--book: the book is for " + joker + ", the question for " + plain},
      {"ask AKQJT... --joker --deck 24 --players 3 --book " + other,
       "--book: the book is for " + plain + ", the question for " + joker},
      {"ask AKQJT... --joker --forced-lead nap=lowest_trump" + table, "tricks with a forced lead"},
      {"thresholds --deck 24 --players 3 --book " + file, "it is for " + joker + ", which is not asked for"},
      {"book build " + file + " --shard 1/24" + kSmall, "is another book: " + joker},
      {"book merge " + folder.path("all.book") + " " + other + " " + file, "does not belong to"},
  });
  CHECK_FALSE(folder.has("all.book"));
}

TEST_CASE("The name of a book is shown on one line", "[cli][book]") {
  const Folder folder;
  const std::string file = "\"$(printf '" + folder.path("a\\nb\\033") + "')\"";
  const Run built = run_nap("book build " + file + " --shard 1/600" + kSmall);
  CHECK(built.status == 0);
  CHECK_THAT(built.out, Contains(folder.path("a\\x0ab\\x1b:")));
  CHECK_THAT(run_nap("book info " + file).out, Contains("a\\x0ab\\x1b"));
  const Run json = run_nap("book info " + file + " --format json");
  CHECK_THAT(json.out, Contains("a\\nb\\u001b"));
  const std::string odd = "\"$(printf '" + folder.path("a\\377.book") + "')\"";  // not UTF-8
  const Run replaced = run_nap("book build " + odd + " --shard 1/600 --format json" + kSmall);
  CHECK(replaced.status == 0);
  CHECK_THAT(replaced.out, Contains("a\uFFFD.book\","));
}

TEST_CASE("A hand is answered from a book", "[cli][book][ask]") {
  const Folder folder;
  const std::string file = folder.path("a.book");
  CHECK(run_nap("book build " + file + " --shard 1/24" + kSmall).status == 0);
  std::string in_book = rows_of(file);
  in_book = in_book.substr(in_book.find("\nAKQ.") + 1);
  in_book = in_book.substr(0, in_book.find(','));
  const Run text = run_nap("ask " + in_book + " --deck 24 --players 3 --book " + file);
  CHECK(text.status == 0);
  CHECK_THAT(text.out, Contains("rates of the book") &&
                           Contains("Call nap and lead AS: it makes in > 99.99 % of deals (33.3 % needed)"));
  CHECK_THAT(text.out, !Contains("best lead per deal  "));
  const Run json = run_nap("ask " + in_book + " --deck 24 --players 3 --book " + file + " --format json");
  CHECK_THAT(json.out, Contains(R"("method":"book","seed":5)") && Contains(R"("double_dummy":null)"));
  CHECK_THAT(run_nap("ask " + in_book + " --deck 24 --players 3 --book " + file + " --format csv").out,
             Contains(",book,5,"));

  const auto refuse = [&](const std::string& arguments, const char* message) {
    const Run run = run_nap("ask " + arguments + " --book " + file);
    CHECK(run.status == 2);
    CHECK(run.out.empty());
    CHECK_THAT(run.err, Contains(message));
    CHECK(lines(run.err) == 1);
  };
  refuse("AKQJ.A... --deck 24 --players 3", "fourth dot");
  refuse("AKQJ.A.. --deck 24 --players 4", "the book is for 3 active seats");
  refuse("AKQJ.A.. --deck 24 --players 3", "the book lacks AKQJ.A..");
  refuse(in_book + " --deck 24 --players 3 --deals 100", "--book with --deals");
  refuse(in_book + " --deck 24 --players 3 --model double-dummy", "--book with --model");
}

TEST_CASE("A bid of tricks without trump is sampled, and refused where only a book is asked",
          "[cli][book][error]") {
  const Folder folder;
  folder.write("plain.json", R"({"schema":"nap.rules/1","name":"plain","cards":5,"bids":[)"
                             R"({"id":"three","tricks":3,"trump":"none","win":3,"lose":3}]})");
  const std::string book = folder.path("a.book");
  CHECK(run_nap("book build " + book + " --shard 1/24" + kSmall).status == 0);
  const std::string table = " --players 3 --deck 24 --stakes " + folder.path("plain.json");
  const Run sampled = run_nap("thresholds --hands 100 --show shares --format csv" + table);
  CHECK(sampled.status == 0);
  CHECK_THAT(sampled.out, Contains("3,3,2,24,5,plain,committed,monte-carlo,three,3,3,0.5,0."));
  CHECK_THAT(run_nap("thresholds --hands 100" + table).out, Contains("No bid of this table goes by points"));
  const Run asked = run_nap("ask AKQJT... --book " + book + table);
  CHECK(asked.status == 2);
  CHECK(asked.out.empty());
  CHECK_THAT(asked.err, Contains("a book does not hold the bid three of plain"));
}

TEST_CASE("A book has a file of its own name, and what is written beside it is known to be writable",
          "[cli][book][error]") {
  const Folder folder;
  const std::string in_folder = "cd '" + folder.path("") + "';";
  CHECK(run_nap_under(in_folder, "book build :memory: --shard 1/600" + kSmall).status == 0);
  CHECK(folder.has(":memory:"));
  CHECK(run_nap("book build ''").status == 2);
  const Run nowhere =
      run_nap("book build " + folder.path("a.book") + " --out " + folder.path("none/out") + kSmall);
  CHECK(nowhere.status == 2);
  CHECK_FALSE(folder.has("a.book"));
}

TEST_CASE("A book whose building was killed ends with the same rows", "[cli][book][determinism]") {
  const Folder folder;
  const std::string whole = folder.path("whole.book");
  const std::string killed = folder.path("killed.book");
  const std::string what = " --shard 1/2 --threads 1" + kSmall;
  CHECK(run_nap("book build " + whole + what).status == 0);
  const Run kill = run_nap_under("timeout -s KILL 0.4", "book build " + killed + what);
  const Run stop = run_nap_under("timeout -s INT --preserve-status 0.3", "book build " + killed + what);
  if (stop.status != 0) {
    CHECK(stop.status == 130);
    CHECK_THAT(stop.err, Contains("run the same command to resume"));
    CHECK(lines(stop.err) == 1);
  }
  CHECK(run_nap("book build " + killed + what).status == 0);
  CHECK(rows_of(killed) == rows_of(whole));
}

TEST_CASE("A full disk leaves a sound book that can be continued", "[cli][book][error]") {
  const Folder folder;
  const std::string whole = folder.path("whole.book");
  const std::string what = " --shard 1/2" + kSmall;
  CHECK(run_nap("book build " + whole + what).status == 0);
  const std::string file = folder.path("a.book");
  const Run full = run_nap_under("trap '' XFSZ; ulimit -f 96;", "book build " + file + what);
  CHECK(full.status == 1);
  CHECK(lines(full.err) == 1);
  CHECK_THAT(full.err, Contains("a.book"));
  CHECK(run_nap("book info " + file).status == 0);
  CHECK(run_nap("book build " + file + what).status == 0);
  CHECK(rows_of(file) == rows_of(whole));
}

#ifndef NAP_SANITIZED
TEST_CASE("The book that results holds answers at once", "[cli][book][played]") {
  const Folder folder;
  const std::string pack = std::string(NAP_TEST_DATA) + "/../../results/book-4-52.pack";
  CHECK(run_nap("book unpack " + pack + " " + folder.path("four.book")).status == 0);
  const Run run = run_nap("ask AKQ.JT.. --book " + folder.path("four.book"));
  CHECK(run.status == 0);
  CHECK_THAT(run.out, Contains("4 players, 52 cards"));
  CHECK_THAT(run_nap("book info " + folder.path("four.book")).out, Contains("134,459 played: complete"));
}
#endif

TEST_CASE("A book is played, packed and unpacked", "[cli][book][played]") {
  const Folder folder;
  const std::string file = folder.path("a.book");
  const std::string what = " --shard 1/600 --played" + kSmall;
  const Run built = run_nap("book build " + file + what);
  CHECK(built.status == 0);
  CHECK_THAT(built.out, Contains("4 of 4 hand classes, 4 played: complete"));
  CHECK_THAT(run_nap("book info " + file).out, Contains("rates played on") && Contains("4 played"));
  CHECK_THAT(rows_of(file), Contains(",played,") && Contains(",predicted,"));
  const Run answer = run_nap("ask AKQJT... --deck 24 --players 3 --book " + file + " --format json");
  CHECK_THAT(answer.out, Contains(R"("model":"selfplay","method":"book")") && Contains(R"("predicted":)"));
  CHECK(run_nap("book build " + file + what).status == 0);  // nothing is left to do

  const Run part = run_nap("book pack " + file + " " + folder.path("a.pack"));
  CHECK(part.status == 2);
  CHECK_THAT(part.err, Contains("only 4 of the 2376 classes"));
  CHECK_FALSE(folder.has("a.pack"));
  const Run none = run_nap("book unpack " + file + " " + folder.path("b.book"));
  CHECK(none.status == 2);
  CHECK_THAT(none.err, Contains("not a sound pack of a book"));
  CHECK_FALSE(folder.has("b.book"));
  const Run seven = run_nap("book build " + folder.path("b.book") + " --cards 7 --players 2 --played");
  CHECK(seven.status == 2);
  CHECK_THAT(seven.err, Contains("--played: hands of 7 cards"));
}

TEST_CASE("Parts of a book are merged", "[cli][book]") {
  const Folder folder;
  const auto part = [&](const char* number) {
    const std::string file = folder.path(std::string("part") + number);
    CHECK(run_nap("book build " + file + " --shard " + number + "/40" + kSmall).status == 0);
    return file + " ";
  };
  const std::string parts = part("1") + part("2");
  const Run merged = run_nap("book merge " + folder.path("all.book") + " " + parts);
  CHECK(merged.status == 0);
  CHECK_THAT(merged.out, Contains("120 of 2,376 hand classes: merge more parts or build the rest"));
}

TEST_CASE("A book is neither merged with itself nor overwritten by what is written about it",
          "[cli][book][error]") {
  const Folder folder;
  const std::string book = folder.path("a.book");
  CHECK(run_nap("book build " + book + " --shard 1/600" + kSmall).status == 0);
  const std::string link = folder.path("link.book");
  const std::string hard_link = folder.path("hard.book");
  std::filesystem::create_symlink(book, link);
  std::filesystem::create_hard_link(book, hard_link);
  const std::string before = folder.read("a.book");
  const auto refuse = [&](const std::string& arguments, const char* message) {
    INFO(arguments);
    const Run run = run_nap(arguments);
    CHECK(run.status == 2);
    CHECK(run.out.empty());
    CHECK_THAT(run.err, Contains(message));
    CHECK(lines(run.err) == 1);
    CHECK((folder.read("a.book") == before));
  };
  for (const std::string& same : {book, folder.path("./a.book"), link, hard_link}) {
    refuse("book merge " + book + " " + same, "also a part");
    refuse("book merge " + same + " " + book, "also a part");
    refuse("book merge " + folder.path("all.book") + " " + book + " " + same, "are the same part");
    CHECK_FALSE(folder.has("all.book"));
    refuse("book merge " + folder.path("all.book") + " " + book + " --out " + same, "the command also uses");
    refuse("book info " + book + " --out " + same, "the command also uses");
    refuse("book query " + book + " --out " + same, "the command also uses");
    refuse("book build " + book + kSmall + " --out " + same, "the command also uses");
    refuse("thresholds --book " + book + " --out " + same, "the command also uses");
    refuse("fairness --book " + book + " --out " + same, "the command also uses");
  }
  refuse("book build " + folder.path("new.book") + kSmall + " --out " + folder.path("new.book"),
         "the command also uses");
  CHECK_FALSE(folder.has("new.book"));
}

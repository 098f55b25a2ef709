// A command overwrites no file that it uses with what it prints.
#include <string>

#include <catch2/catch.hpp>

#include "support/program.hpp"
#include "support/report.hpp"

using namespace nap::test;
using Catch::Matchers::Contains;

namespace {

constexpr const char* kSmall = " --players 2 --deck 24";

// Checks that the file is kept under its own name and under others that lead to it.
void check_keeps(const Folder& folder, const std::string& input, const std::string& arguments) {
  const std::string before = folder.read(input);
  const std::string in_folder =
      "cd '" + folder.path("") + "'; ln -f " + input + " hard; ln -sf " + input + " soft;";
  for (const std::string& name :
       {input, "./" + input, folder.path(input), std::string("hard"), std::string("soft")}) {
    INFO("nap " << arguments << " --out " << name);
    const Run run = run_nap_under(in_folder, arguments + " --out " + name);
    CHECK(run.status == 2);
    CHECK(run.out.empty());
    CHECK(lines(run.err) == 1);
    CHECK_THAT(run.err, Contains("\"" + name + "\": cannot write: the command also uses this file"));
    CHECK(folder.read(input) == before);
    CHECK_FALSE(folder.has(name + ".partial"));
  }
}

}  // namespace

TEST_CASE("House rules are not overwritten by what is computed from them", "[cli][out][error]") {
  const Folder folder;
  folder.write("club.json", run_nap("rules show peel --format json").out);
  check_keeps(folder, "club.json", "rules show club.json");
  check_keeps(folder, "club.json", "ask AKQ.JT.. --stakes club.json");
  check_keeps(folder, "club.json", "fairness --stakes french,club.json");
  check_keeps(folder, "club.json", "thresholds --stakes club.json");
}

TEST_CASE("A book is not overwritten by what is read from it", "[cli][out][error]") {
  const Folder folder;
  folder.write("a.book", "not even read");
  const std::string build = std::string("book build a.book --precision 0.3") + kSmall;
  check_keeps(folder, "a.book", build);
  check_keeps(folder, "a.book", "book info a.book");
  check_keeps(folder, "a.book", "book query a.book");
  check_keeps(folder, "a.book", "book merge whole.book a.book");
  check_keeps(folder, "a.book", std::string("ask AKQ.JT.. --book a.book") + kSmall);
  check_keeps(folder, "a.book", std::string("thresholds --book a.book") + kSmall);
  check_keeps(folder, "a.book", std::string("fairness --book a.book") + kSmall);
  CHECK_FALSE(folder.has("whole.book"));
}

TEST_CASE("One's own defaults are not overwritten, whether the command reads them or not",
          "[cli][out][error]") {
  const Folder folder;
  CHECK(run_nap_under("mkdir " + folder.path("nap") + ";", "rules list").status == 0);
  folder.write("nap/nap.conf", "players = 5\n");
  const std::string home = "env XDG_CONFIG_HOME=" + folder.path("");
  for (const char* arguments : {"ask AKQ.JT..", "next --hand AKQ.JT.. --bid three", "quiz", "rules list",
                                "solve A... K...", "bench"}) {
    for (const char* name : {"nap/nap.conf", "nap/../nap/nap.conf"}) {
      INFO("nap " << arguments << " --out " << name);
      const Run run = run_nap_under(home, arguments + (" --out " + folder.path(name)));
      CHECK(run.status == 2);
      CHECK(lines(run.err) == 1);
      CHECK_THAT(run.err, Contains("cannot write: this file is for your own defaults"));
      CHECK(folder.read("nap/nap.conf") == "players = 5\n");
    }
  }
}

TEST_CASE("What SQLite keeps beside a book has no other name", "[cli][out][error]") {
  const Folder folder;
  const std::string in_folder =
      "cd '" + folder.path("") + "'; ln -sf a.book soft; ln -sf a.book-journal softer;";
  REQUIRE(run_nap("book build " + folder.path("a.book") + " --precision 0.3" + kSmall).status == 0);
  folder.write("a.book-journal", "");
  const auto refuse = [&](const std::string& arguments, const std::string& message) {
    INFO("nap " << arguments);
    const Run run = run_nap_under(in_folder, arguments);
    CHECK(run.status == 2);
    CHECK(lines(run.err) == 1);
    CHECK_THAT(run.err, Contains(message));
  };
  for (const char* name : {"a.book-journal", "./a.book-wal", "a.book-shm", "a.book.partial", "softer"}) {
    refuse(std::string("book query a.book --out ") + name, "this file belongs to \"a.book\"");
    refuse(std::string("book info soft --out ") + name, "this file belongs to \"soft\"");
  }
  refuse("book pack a.book a.book-wal", "this file belongs to \"a.book\"");
  refuse(std::string("book build new.book --out new.book-journal") + kSmall,
         "this file belongs to \"new.book\"");
  refuse("rules list --out a.book-journal", "this file belongs to the book \"a.book\"");
  CHECK_FALSE(folder.has("new.book"));
  CHECK(folder.read("a.book-journal").empty());
  CHECK(run_nap_under(in_folder, "rules list --out b.book-journal").status == 0);
}

TEST_CASE("What a command makes is not overwritten by what it prints", "[cli][out][error]") {
  const Folder folder;
  const std::string in_folder = "cd '" + folder.path("") + "'; mkdir -p pages;";
  for (const char* name : {"new.book", "./new.book", "pages/../new.book"}) {
    INFO(name);
    CHECK(run_nap_under(in_folder, std::string("book build new.book --out ") + name + kSmall).status == 2);
    CHECK(run_nap_under(in_folder, std::string("book merge new.book a.book --out ") + name).status == 2);
    CHECK_FALSE(folder.has("new.book"));
  }
  CHECK(run_nap_under(in_folder,
                      std::string("thresholds --pages pages --out pages/2-players-24-cards-peel.md") + kSmall)
            .status == 2);
  folder.write("pages/2-players-24-cards-peel.csv", run_nap("rules show peel --format json").out);
  const std::string before = folder.read("pages/2-players-24-cards-peel.csv");
  CHECK(run_nap_under(
            in_folder,
            std::string("thresholds --pages pages --stakes pages/2-players-24-cards-peel.csv") + kSmall)
            .status == 2);
  CHECK(folder.read("pages/2-players-24-cards-peel.csv") == before);
}

TEST_CASE("Standard input is not overwritten by what is read from it", "[cli][out][error]") {
  const Folder folder;
  folder.write("deals", "A... K...\n");
  const auto run = [&](const std::string& arguments, const std::string& input) {
    return run_nap_under("sh -c '\"$0\" " + arguments + " <" + folder.path(input) + "'", "");
  };
  for (const char* arguments : {"ask --stdin --deals 50 --out ", "solve --stdin --out "}) {
    const Run refused = run(arguments + folder.path("deals"), "deals");
    CHECK(refused.status == 2);
    CHECK_THAT(refused.err, Contains("the command also uses this file, as standard input"));
  }
  CHECK(folder.read("deals") == "A... K...\n");
  CHECK(run("solve --stdin --out " + folder.path("answers"), "deals").status == 0);
  CHECK(run("solve --stdin --out /dev/null", "deals").status == 0);
}

TEST_CASE("A table is no file, even where a file has its name", "[cli][out]") {
  const Folder folder;
  const std::string in_folder = "cd '" + folder.path("") + "';";
  CHECK(run_nap_under(in_folder, "rules show peel --out peel").status == 0);
  CHECK(run_nap_under(in_folder, "rules show peel --out peel").status == 0);
}

// What a user can write wrong. The status is 2, and the only output is one line that says what is wrong,
// where, and what would be right.
#include <algorithm>
#include <filesystem>
#include <utility>
#include <vector>

#include <catch2/catch.hpp>

#include "support/report.hpp"

using namespace nap::test;
using Catch::Matchers::Contains;
using Catch::Matchers::StartsWith;

TEST_CASE("What is written twice or in the wrong place is told how to write it", "[cli][error]") {
  check_refused({
      {"ask AKQ.JT.. --deals 5 --deals 6", "--deals: given 2 times; give it once"},
      {"rules list frob", "not expected: frob; see nap rules list --help"},
      {"book merge a.book b.book c.book --out m.book",
       "the whole book stands first; write: nap book merge m.book a.book b.book c.book"},
      {"ask 'AK\xff JT'", "AK\\xff JT"},
  });
}

TEST_CASE("A long word is cut in the message", "[cli][error]") {
  const std::string word(5000, 'A');
  std::string accents = "--";
  for (int i = 0; i < 2000; ++i) accents += "é";
  const std::string shown(80, 'A');
  std::vector<Refused> cases = {
      {word, "no such command: \"" + shown + "...\"; see nap --help"},
      {"ask " + word, "hand \"" + shown + "...\", character 2: AS appears twice"},
      {"solve " + word, "deal \"" + shown + "...\""},
      {"solve 'A... K...' --trump " + word, "--trump \"" + shown + "...\": lead"},
      {"ask --" + word, "not expected: --" + shown.substr(2) + "...; see nap ask --help"},
      {"ask --" + word + "=3", "not expected: --" + shown.substr(2) + "..."},
      {"ask " + accents, "not expected: --ééé"},
      {"ask --leads=" + word, "--leads = " + shown + "..."},
      {"ask '--leads=" + std::string(3000, ' ') + "x'", "--leads"},
      {"ask AKQ.JT.. --" + word + "=", shown.substr(2) + "...: no value"},
      {"rules list a b c d e", "not expected: a b c and 2 more; see nap rules list --help"},
      {"rules list " + word + " " + word, "not expected: " + shown + "... " + shown + "...; see"},
      {"rules show " + word, "stakes \"" + shown + "...\""},
      {"ask AKQ.JT.. --out " + word, shown + "...\": cannot write"},
      {"ask AKQ.JT.. --stakes " + word + ".json", shown + "...\""},
      {"next --hand AKQ.JT.. --bid three --played " + word, "card \"" + shown + "...\""},
  };
  check_refused(cases);
  for (const Refused& bad : cases) CHECK(run_nap(bad.arguments).err.size() < 400);
  CHECK_THAT(run_nap("ask " + accents).err, Contains("é...;") && !Contains("\\x"));
}

TEST_CASE("Bad numbers are refused wherever a number is read", "[cli][error]") {
  std::vector<Refused> cases;
  for (const char* value : {"-1", "0", "1", "8", "four", "4.0", "4x", "''", "99999999999999999999"}) {
    cases.push_back({std::string("ask AKQ.JT.. --players ") + value, "--players \""});
  }
  for (const char* value : {"-52", "0", "26", "51", "53", "x", "1e2", "99999999999999999999"}) {
    cases.push_back({std::string("ask AKQ.JT.. --deck ") + value, "24, 28, 32, 36, 40, 44, 48 or 52"});
  }
  for (const char* value : {"-5", "0", "6", "x", "99999999999999999999"}) {
    cases.push_back({std::string("ask AKQ.JT.. --cards ") + value, "5, 7 or 9"});
  }
  for (const char* value : {"-1", "0", "1000000001", "many", "1e3", "99999999999999999999"}) {
    cases.push_back({std::string("ask AKQ.JT.. --deals ") + value, "from 1 to 1000000000"});
  }
  for (const char* value : {"-0.1", "0", "0.00001", "0.6", "nan", "inf", "small", "1e999"}) {
    cases.push_back({std::string("ask AKQ.JT.. --precision ") + value, "from 0.0001 to 0.5"});
  }
  for (const char* value : {"-1", "x", "18446744073709551616"}) {
    cases.push_back({std::string("ask AKQ.JT.. --seed ") + value, "whole number from 0"});
  }
  for (const char* value : {"-1", "0", "257", "two"}) {
    cases.push_back({std::string("ask AKQ.JT.. --threads ") + value, "whole number from 1 to 256"});
  }
  for (const char* value : {"-5", "0", "7", "ten"}) {
    cases.push_back({std::string("ask AKQ.JT.. --nap-loss ") + value, "5 or 10"});
  }
  for (const char* value :
       {"nap", "nap=", "nap=10", "nap=-1/5", "nap=10/", "nap=0/0", "nap=10/99999999999", "vole=1/1"}) {
    cases.push_back({std::string("ask AKQ.JT.. --stake ") + value, "stake"});
  }
  check_refused(cases);
}

TEST_CASE("Half stakes are refused with what to do instead", "[cli][error]") {
  check_refused({
      {"ask AKQ.JT.. --stake nap=10.5/5",
       "10.5: stakes are whole numbers; double all of them to count in halves"},
      {"ask AKQ.JT.. --stake nap=10/2.25",
       "2.25: stakes are whole numbers; count all of them in a smaller unit"},
      {"ask AKQ.JT.. --stake nap=1e1/5", "1e1: stakes are whole numbers; write 10"},
  });
}

TEST_CASE("Options that do not go together are refused", "[cli][error]") {
  check_refused({
      {"ask AKQ.JT.. --players 5 --deck 24", "4"},  // the deck can serve four
      {"ask AKQJT.AK.. --cards 7 --players 5 --deck 32", "4"},
      {"ask AKQJT.AKQJ.. --cards 9 --players 3", "players 3: hands of 9 cards are for two players"},
      {"ask AKQJT.AKQ?.. --cards 9", "pattern: there are too many hands of 9 cards; ask about one hand"},
      {"ask AKQJT.AKQJ.. --cards 9 --book b.book", "--book: there are too many hands of 9 cards for a book"},
      {"book build b.book --cards 9 --players 2",
       "--cards 9: there are too many hands of 9 cards for a book"},
      {"thresholds --stakes nine", "--stakes nine: there are too many hands of 9 cards to list"},
      {"fairness --stakes nine", "--stakes nine: there are too many hands of 9 cards to list"},
      {"ask AKQJT.AK.. --cards 7 --stakes peel", "seven, spanish-seven, french-seven"},
      {"ask AKQ.JT.. --cards 5 --stakes seven", "peel, spanish, french"},
      {"ask AKQ.JT.. --players 2 --dealer-out", "2"},
      {"ask AKQ.JT.. --deals 100 --precision 0.01", "only one"},
      {"ask AKQ.JT.. --stakes symmetric --min-bid one", "one"},
      {"ask AKQ.JT.. --min-bid nine", "nine"},
      {"ask AKQ.JT.. --misere-trump maybe", "lead"},
      {"ask AKQ.JT.. --misere-rank sideways", "below-three"},
      {"ask AKQ.JT.. --nap-loss 10 --stake nap=10/5", "both say what Nap loses; give one of the two"},
      {"rules show peel --nap-loss 10 --stake nap=10/10", "both say what Nap loses; give one of the two"},
      {"thresholds --stake nap=10/5 --stake two=2/2 --stake nap=10/5", "stakes of \"nap\": given twice"},
      {"ask AKQ.JT.. --model psychic", "selfplay, committed or double-dummy"},
      {"ask AKQ.JT.. --compare AKQ.T9.. --bracket", "--compare with --bracket: a bracket is around one"},
      {"ask AKQ.xx --model double-dummy", "--model double-dummy: for one hand, not for a pattern"},
      {"ask AKQ.JT94.. --stakes seven --book none.book --model selfplay",
       "--book with --model selfplay: a book of seven cards holds"},
      {"ask AKQ.JT.. --book none.book --bracket", "--bracket with --book: a book has no brackets"},
      {"ask AKQ.xx --bracket", "--bracket: around the rates of one hand, not of a pattern"},
      {"ask AKQ.JT.. --format xml", "text, json or csv"},
  });
}

TEST_CASE("Unknown commands and options are refused", "[cli][error]") {
  check_refused({
      {"", "--help"},
      {"aks", "no such command: \"aks\""},
      {"rules frob", "no such command: \"frob\""},
      {"ask AKQ.JT.. '--wh\x1b[31mat'", "--wh\\x1b[31mat"},
      {"ask AKQ.JT.. --plyers 4", "--plyers"},
      {"ask AKQ.JT.. --players", "--players"},
      {"ask AKQ.JT.. --players 4 --players 5", "--players"},
      {"book", "no command; see nap book --help"},
      {"rules show", "NAME"},
      {"bench now", "now"},
      {"aks --help", "no such command: \"aks\""},
      {"rules frob --help", "no such command: \"frob\"; see nap rules --help"},
  });
}

TEST_CASE("The version needs no other words", "[cli][error]") {
  check_refused({
      {"--version foo", "\"foo\": --version needs no other words; see nap --help"},
      {"ask --version foo", "\"foo\": --version needs no other words; see nap ask --help"},
      {"ask AKQ.JT.. --version", "\"AKQ.JT..\""},
      {"rules list --version --format json", "\"--format\""},
  });
  for (const char* command : {"", "ask", "rules", "rules list", "book query"}) {
    const Run run = run_nap(std::string(command) + " --version");
    CHECK(run.status == 0);
    CHECK_THAT(run.out, StartsWith("nap "));
  }
}

TEST_CASE("A value is never empty, and never the next option", "[cli][error]") {
  const Folder folder;
  const std::string in_folder = "cd '" + folder.path("") + "';";
  for (const char* arguments : {"ask AKQ.JT.. --deals= --players 3",
                                "ask AKQ.JT.. --deals '' --players 3",
                                "ask AKQ.JT.. --deals --players 3",
                                "ask AKQ.JT.. --players=",
                                "rules list --out=",
                                "rules list --out ''",
                                "rules list --out --no-progress",
                                "solve 'A... K...' --out= --trump S",
                                "claims --out ''",
                                "bench --out ''",
                                "bench --format=",
                                "thresholds --pages ''",
                                "thresholds --pages=",
                                "fairness --book ''",
                                "ask AKQ.JT.. --min-bid ''",
                                "book build a.book --out ''",
                                "book info a.book --out=",
                                "book query a.book --out ''",
                                "book merge a.book b.book --out ''",
                                "rules show ''",
                                "book build ''",
                                "ask ''"}) {
    INFO("nap " << arguments);
    const Run run = run_nap_under(in_folder, arguments);
    CHECK(run.status == 2);
    CHECK(run.out.empty());
    CHECK(std::count(run.err.begin(), run.err.end(), '\n') == 1);
    const std::string words = arguments;
    const std::size_t option = words.find("--");
    if (option == std::string::npos) continue;
    CHECK_THAT(run.err,
               StartsWith("nap: " + words.substr(option, words.find_first_of("= ", option) - option)));
  }
  CHECK(std::filesystem::is_empty(folder.path("")));
  CHECK(run_nap("solve -- 'A... K...'").status == 0);
}

TEST_CASE("A stream of nothing is refused", "[cli][error]") {
  for (const char* blank : {"", "\n", "  \n\t\r\n\n"}) {
    for (const auto& [command, record] : {std::pair{"ask", "hand"}, std::pair{"solve", "deal"}}) {
      const Run run = run_nap(std::string(command) + " --stdin --format csv", blank);
      CHECK(run.status == 2);
      CHECK(run.out.empty());
      CHECK(run.err == std::string("nap: standard input: no ") + record + " was given; write one a line\n");
    }
  }
}

TEST_CASE("Unknown stakes and files that are not there are refused", "[cli][error]") {
  const Folder folder;
  check_refused({
      {"ask AKQ.JT.. --stakes spnish", "tables are peel, spanish, french"},
      {"rules show nobody", "tables are peel, spanish, french"},
      {"ask AKQ.JT.. --stakes '" + folder.path("none.json") + "'", "No such file"},
      {"ask AKQ.JT.. --stakes '" + folder.path("") + "'", "directory"},
      {"ask AKQ.JT.. --out '" + folder.path("no/such/folder.json") + "'", "No such file"},
      {"ask AKQ.JT.. --out '" + folder.path("") + "'", "directory"},
  });
}

TEST_CASE("A bad house-rules file is refused with its line and column", "[cli][error]") {
  const Folder folder;
  folder.write("empty.json", "");
  folder.write("truncated.json", "{\"schema\":\"nap.rules/1\",\n \"name\":");
  folder.write("twice.json",
               "{\"schema\":\"nap.rules/1\",\"name\":\"a\",\"cards\":5,\n\"cards\":5,"
               "\"bids\":[{\"id\":\"three\",\"tricks\":3,\"trump\":\"lead\",\"win\":3,\"lose\":3}]}");
  folder.write("text.json",
               "{\"schema\":\"nap.rules/1\",\"name\":\"a\",\"cards\":5,\n"
               "\"bids\":[{\"id\":\"three\",\"tricks\":\"3\",\"trump\":\"lead\",\"win\":3,\"lose\":3}]}");
  folder.write("seven.json",
               "{\"schema\":\"nap.rules/1\",\"name\":\"a\",\"cards\":7,"
               "\"bids\":[{\"id\":\"three\",\"tricks\":3,\"trump\":\"lead\",\"win\":3,\"lose\":3}]}");
  const auto ask = [&](const std::string& file, const std::string& more = "") {
    return "ask AKQ.JT.. --stakes '" + folder.path(file) + "'" + more;
  };
  check_refused({
      {ask("empty.json"), "empty.json:1:1: "},
      {ask("truncated.json"), "truncated.json:2:"},
      {ask("twice.json"), "twice.json:2:1: "},
      {ask("text.json"), "text.json:2:"},
      {ask("seven.json", " --cards 5"), "7 cards"},
  });
}

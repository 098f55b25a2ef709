// How the program ends if the system fails or somebody stops it.
#include <utility>

#include <catch2/catch.hpp>

#include "support/program.hpp"
#include "support/report.hpp"

using namespace nap::test;
using Catch::Matchers::Contains;
using Catch::Matchers::StartsWith;

namespace {

// After kSoon seconds every command is at work. kLater is somewhat longer.
#ifdef NAP_SANITIZED
constexpr double kSoon = 3.0;
const std::string kLater = "4";
#else
constexpr double kSoon = 0.3;
const std::string kLater = "0.5";
#endif

// Runs a shell script, in which "$0" is the program. The script has no single quotes.
Run run_shell(const std::string& script, const std::string& input = "") {
  return run_nap_under("sh -c '" + script + "'", "", input);
}

// Sends the signal after so many seconds.
std::string launcher_of(const std::string& signal, double seconds) {
  return "timeout -s " + signal + " --preserve-status " + std::to_string(seconds);
}

// What `run` gives when the program is interrupted after kSoon seconds. Where that was too soon for a message
// with `wanted`, which slow machines need longer for, it tries again with twice the time.
template <class RunFor>
Run interrupted_in_time(const std::string& wanted, const RunFor& run_for) {
  constexpr double kMost = 64.0;
  for (double seconds = kSoon;; seconds *= 2) {
    const Run run = run_for(seconds);
    if (run.err.find(wanted) != std::string::npos || seconds > kMost) return run;
  }
}

Run interrupted(const std::string& arguments, const std::string& wanted, const std::string& signal = "INT") {
  return interrupted_in_time(
      wanted, [&](double seconds) { return run_nap_under(launcher_of(signal, seconds), arguments); });
}

// The same while the program waits for more lines than `input` has.
Run interrupted_stream(const std::string& arguments, const std::string& input, const std::string& wanted,
                       const std::string& signal) {
  return interrupted_in_time(wanted, [&](double seconds) {
    return run_shell("(printf \"" + input + "\"; sleep " + std::to_string(seconds + 0.2) + ") | " +
                     launcher_of(signal, seconds) + " \"$0\" " + arguments);
  });
}

}  // namespace

TEST_CASE("Where there is nowhere to speak the program ends quietly", "[cli][endings]") {
  for (const char* nowhere : {"2>&-", "2>/dev/full"}) {
    INFO(nowhere);
    CHECK(run_shell("\"$0\" ask AS AS " + std::string(nowhere)).status == 1);
    CHECK(run_shell("\"$0\" ask AKQ.JT.. --stakes none.json " + std::string(nowhere)).status == 1);
    CHECK(run_shell("\"$0\" rules list --out /dev/full " + std::string(nowhere)).status == 1);
    CHECK(run_shell("\"$0\" --frob " + std::string(nowhere)).status == 1);
    const Run run = run_shell("\"$0\" ask AKQ.JT.. --deals 50 " + std::string(nowhere));
    CHECK(run.status == 0);
    CHECK_THAT(run.out, Contains("AS KS QS JH TH"));
  }
}

TEST_CASE("An answer that cannot be printed ends with status 1", "[cli][endings]") {
  for (const char* nowhere : {">&-", ">/dev/full"}) {
    for (const char* arguments :
         {"--help", "--version", "ask --help", "rules list", "rules show peel --format json",
          "ask AKQ.JT.. --deals 50", "solve A... K..."}) {
      INFO(arguments << ' ' << nowhere);
      const Run run = run_shell("\"$0\" " + std::string(arguments) + ' ' + nowhere);
      CHECK(run.status == 1);
      CHECK_THAT(run.err, StartsWith("nap: standard output: cannot write: "));
      CHECK(lines(run.err) == 1);
    }
  }
  CHECK(run_shell("\"$0\" ask --stdin <&-").status == 1);
}

TEST_CASE("A file does not get what is meant for a closed stream", "[cli][endings]") {
  const Folder folder;
  const std::string file = folder.path("list.txt");
  CHECK(run_shell("\"$0\" rules list --out " + file + " <&- >&- 2>&-").status == 0);
  CHECK(folder.read("list.txt") == run_nap("rules list").out);
  CHECK(run_shell("\"$0\" ask --stdin --deals 50 --format csv --out " + folder.path("answers.csv") + " 2>&-",
                  "AKQ.JT..\nbad\n")
            .status == 1);
  CHECK_THAT(folder.read("answers.csv.partial"), StartsWith("hand,") && !Contains("nap:"));
}

TEST_CASE("A file that may grow no further ends with status 1 and its name", "[cli][endings]") {
  const Folder folder;
  folder.write("big.json", "old");
  std::string hands;
  for (int i = 0; i < 30; ++i) hands += "AKQ.JT..\n";
  const std::string file = folder.path("big.json");
  const Run run =
      run_nap_under("ulimit -f 8;", "ask --stdin --deals 20 --format json --out '" + file + "'", hands);
  CHECK(run.status == 1);
  CHECK_THAT(run.err, StartsWith("nap: \"" + file + "\": cannot write: File too large"));
  CHECK(lines(run.err) == 1);
  CHECK(folder.read("big.json") == "old");
}

#ifndef NAP_SANITIZED  // sanitizers need more memory than there is
TEST_CASE("Threads that cannot be started end the program with status 1", "[cli][endings]") {
  const Run run = run_nap_under("ulimit -v 300000;", "ask AKQ.JT.. --threads 64");
  CHECK(run.status == 1);
  // The caller's own thread may be the one that gets no help, and then it does not know why.
  CHECK_THAT(run.err, StartsWith("nap: pthread_create") || Contains("fewer --threads may help"));
  CHECK(lines(run.err) == 1);
  CHECK(run_shell("ulimit -v 300000; \"$0\" ask AKQ.JT.. --threads 64 2>&-").status == 1);
}
#endif

TEST_CASE("A reader that has seen enough stops the program without an abort", "[cli][endings]") {
  CHECK(run_shell("\"$0\" rules show peel | head -n 1 >/dev/null").err.empty());
  CHECK(run_shell("yes AKQ.JT.. | \"$0\" ask --stdin --deals 20 | head -n 1 >/dev/null").err.empty());
}

TEST_CASE("An interruption gives the status that shells give it", "[cli][endings]") {
  const Folder folder;
  const std::string book = "book build '" + folder.path("a.book") + "' --players 7 --deck 52";
  for (const auto& [signal, status] : {std::pair{"INT", 130}, std::pair{"TERM", 143}}) {
    for (const std::string& arguments : {std::string("ask AKQ.JT.. --deals 1000000000"),
                                         std::string("fairness --players 7"), std::string("claims"), book}) {
      INFO(signal << ": nap " << arguments);
      const Run run = interrupted(arguments, "interrupted", signal);
      CHECK(run.status == status);
      CHECK_THAT(run.err, StartsWith("nap: interrupted"));
      CHECK(lines(run.err) == 1);
    }
    // These commands wait for a line that does not come.
    for (const char* arguments : {"ask --stdin", "solve --stdin", "rules show /dev/stdin"}) {
      INFO(signal << ": nap " << arguments);
      CHECK(
          run_shell("sleep " + kLater + " | " + launcher_of(signal, kSoon) + " \"$0\" " + arguments).status ==
          status);
    }
  }
}

TEST_CASE("An interrupted stream says how many records were answered", "[cli][endings]") {
  const std::string hands = "AKQ.JT..\\n# a line without a hand\\nKJ7.A8..\\n";
  for (const auto& [signal, status] : {std::pair{"INT", 130}, std::pair{"TERM", 143}}) {
    const std::string two = "nap: interrupted after 2 hands\n";
    const Run asked = interrupted_stream("ask --stdin --deals 20 --format json", hands, two, signal);
    CHECK(asked.status == status);
    CHECK(asked.err == two);
    CHECK(lines(asked.out) == 2);
    CHECK_THAT(asked.out, Catch::EndsWith("}\n"));
    const std::string one = "nap: interrupted after 1 deal\n";
    const Run solved = interrupted_stream("solve --stdin --format csv", "A... K...\\n", one, signal);
    CHECK(solved.status == status);
    CHECK(solved.err == one);
    CHECK(solved.out == "deal,lead,tricks\n1,AS,1\n");
    const Run quiz = interrupted_stream("quiz --any --deck 24 --players 2", "p\\n", "after 1 hand\n", signal);
    CHECK(quiz.status == status);
    CHECK(quiz.err == "nap: interrupted after 1 hand\n");
    CHECK_THAT(quiz.out, Contains("Score: "));
  }
}

TEST_CASE("The hand at which a stream is interrupted may be answered from fewer deals", "[cli][endings]") {
  const std::string arguments = "ask --stdin --model committed --deals 1000000000 --format csv";
  const Run run = interrupted_stream(arguments, "AKQ.JT..\\n", "the last one answered from", "INT");
  CHECK(run.status == 130);
  CHECK_THAT(run.err, StartsWith("nap: interrupted after 1 hand, the last one answered from "));
  CHECK(lines(run.err) == 1);
  CHECK_THAT(run.out, StartsWith("hand,") && Contains("\nAKQ.JT..,"));
}

TEST_CASE("An interrupted search for the next card gives the card as far as it is known",
          "[cli][endings][next]") {
  const std::string from = "this is the answer from the first";
  const Run run = interrupted("next --hand AQ9.K8.. --bid nap --deals 1000000", from);
  CHECK(run.status == 130);
  CHECK_THAT(run.err, StartsWith("nap: interrupted: " + from));
  CHECK(lines(run.err) == 1);
  CHECK_THAT(run.out, StartsWith("Play ") && Contains("card "));
}

TEST_CASE("An interrupted answer does not take the place of a whole one", "[cli][endings][out]") {
  const Folder folder;
  folder.write("answer.json", "old");
  const std::string file = folder.path("answer.json");
  const std::string open = "this is the answer with all hands open after the lead";
  const Run run = interrupted("ask AKQ.JT.. --deals 1000000000 --format json --out '" + file + "'", open);
  CHECK(run.status == 130);
  CHECK(folder.read("answer.json") == "old");
  CHECK_THAT(run.err, Contains(open) && Contains(file + ".partial"));
  CHECK_THAT(folder.read("answer.json.partial"),
             StartsWith("{\"schema\":\"nap.ask/1\"") && Catch::EndsWith("}\n"));
  const Run printed = interrupted("ask AKQ.JT.. --deals 1000000000", open);
  CHECK(printed.status == 130);
  CHECK_THAT(printed.out, Contains("AS KS QS JH TH") && Contains("all hands are open after the lead"));
  const std::string compared = "this is the comparison with all hands open after the lead";
  const Run both = interrupted("ask AKQ.JT.. --compare AKQ.T9.. --deals 1000000000", compared);
  CHECK(both.status == 130);
  CHECK_THAT(both.out, Contains(" stakes, committed: "));
  const std::string first = "this is the answer from the first";
  const Run counted = interrupted("ask AKQ.JT.. --deals 1000000000 --model committed", first);
  CHECK(counted.status == 130);
  CHECK_THAT(counted.err, Contains(first));
}

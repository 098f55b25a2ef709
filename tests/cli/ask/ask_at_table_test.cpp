// What a player asks next: about single leads and other models, at the player's own table, and how the answer
// looks.
#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include "ask_json.hpp"
#include "support/report.hpp"

using namespace nap::test;
using Catch::Matchers::Contains;
using Catch::Matchers::StartsWith;
using Json = nlohmann::json;

TEST_CASE("Every first card has its rate, and one can be chosen", "[cli][leads]") {
  const Json every = ask_json("AQ9.K8.. --deals 400 --model committed --leads");
  const Json& three = every.at("bids").at(3);
  REQUIRE(three.at("leads").size() == 5);
  double before = 1.0;
  for (const Json& lead : three.at("leads")) {
    const double rate = lead.at("success");
    CHECK(rate <= before);
    before = rate;
    const Json only = ask_json("AQ9.K8.. --deals 400 --model committed --bid three --lead " +
                               lead.at("card").get<std::string>());
    CHECK(only.at("bids").at(0).at("success") == rate);
    CHECK(only.at("bids").at(0).at("lead") == lead.at("card"));
  }
  CHECK(lines(run_nap("ask AQ9.K8.. --deals 400 --model committed --leads --format csv").out) == 1 + 8 * 5);
  CHECK_THAT(
      run_nap("ask AQ9.K8.. --deals 400 --model committed --leads").out,
      Contains("\nHow often each first card makes the bid (± ") && Contains("AS      QS       9S      KH"));
  CHECK_THAT(run_nap("ask AQ9.K8.. --lead 2C").err, Contains("--lead \"2C\": 2C is not in the hand"));
  CHECK(run_nap("ask AQ9.K8.. --lead AS --model double-dummy").status == 2);
}

TEST_CASE("Every first card is played, and the chosen one has one rate", "[cli][leads]") {
  const Json every = ask_json("AQ9.K8.. --deals 60 --leads --bid misere,three");
  for (const Json& bid : every.at("bids")) {
    REQUIRE(bid.at("leads").size() == 5);
    double before = 1.0;
    for (const Json& lead : bid.at("leads")) {
      const double rate = lead.at("success");
      CHECK(rate <= before);
      before = rate;
      if (lead.at("card") == bid.at("lead")) CHECK(rate == bid.at("success"));
    }
  }
  const Json only = ask_json("AQ9.K8.. --deals 60 --bid three --lead KH");
  CHECK(only.at("bids").at(0).at("lead") == "KH");
}

TEST_CASE("Hands, comparisons and patterns are played unless another model is asked for", "[cli][model]") {
  for (const std::string question :
       {"AKQ.JT.. --deals 50 --bid three", "AKQ.JT.. --compare AKQ.T9.. --deals 50 --bid four",
        "AKQ.JT.. --compare AKQ.T9.. --deals 50 --bid four --model committed", "AKQ.xx --bid four",
        "AKQ.xx --bid four --model committed"}) {
    CAPTURE(question);
    const std::string model = question.ends_with("committed") ? "committed" : "selfplay";
    CHECK(ask_json(question).at("model") == model);
    CHECK_THAT(run_nap("ask " + question).out, Contains(" stakes, " + model + ": "));
  }
  CHECK(ask_json("AKQ.JT.. --deals 50 --bid three --model double-dummy").at("schema") == "nap.ask/1");
}

TEST_CASE("The output says how groups were read, and writes French ranks", "[cli][notation]") {
  CHECK_THAT(run_nap("ask akq jt --deals 50").out,
             Contains("AS KS QS JH TH") && Contains("Read as spades, hearts, diamonds, clubs"));
  CHECK_THAT(run_nap("ask --ranks fr ARD V10 --deals 50").out, Contains("♠ARD ♥V10"));
  CHECK_THAT(run_nap("ask --ranks es ARC.S10.. --deals 50").out, Contains("♠ARC ♥S10"));
  CHECK_THAT(run_nap("ask AKQ.JT.. --ranks fr").err, Contains("ranks are A R D V 10"));
  CHECK_THAT(run_nap("ask AS KS QS JH T").err,
             Contains("write a hand as AS KS QS JH TH, AKQ.JT.., AKQ JT, S:AKQ H:JT"));
}

TEST_CASE("One's own table is the default, and the output names where it is from", "[cli][defaults]") {
  const Folder folder;
  folder.write("nap.conf", "");
  const std::string home = "env -u NAP_STAKES XDG_CONFIG_HOME=" + folder.path("");
  CHECK(run_nap_under("mkdir " + folder.path("nap") + "; true;", "rules list").status == 0);
  folder.write("nap/nap.conf", "# ours\nplayers = 5\ndeck=32 # short\nstakes = french\n");
  const Run own = run_nap_under(home, "ask AKQ.JT.. --deals 100");
  CHECK_THAT(own.out, Contains("5 players, 32 cards, french stakes") &&
                          Contains("Your defaults: stakes, deck and players from "));
  CHECK_THAT(run_nap_under(home, "ask AKQ.JT.. --deals 100 --players 3 --deck 52 --stakes peel").out,
             Contains("3 players, 52 cards, peel stakes") && !Contains("Your defaults"));
  const Run environment =
      run_nap_under(home + " NAP_STAKES=spanish", "ask AKQ.JT.. --deals 100 --format json");
  const Json json = Json::parse(environment.out);
  CHECK(json.at("stakes") == "spanish");
  CHECK(json.at("defaults").at("stakes") == "NAP_STAKES");
  folder.write("nap/nap.conf", "\xEF\xBB\xBFplayers = 3\r\n");
  CHECK_THAT(run_nap_under(home, "ask AKQ.JT.. --deals 100").out,
             Contains("3 players, 52 cards, peel stakes"));
  folder.write("nap/nap.conf", "player = 5\n");
  const Run wrong = run_nap_under(home, "ask AKQ.JT..");
  CHECK(wrong.status == 2);
  CHECK_THAT(wrong.err,
             Contains("nap.conf\", line 1: no such setting \"player\"; settings are players, deck, stakes"));
  folder.write("nap/nap.conf", "players = 11\n");
  CHECK_THAT(run_nap_under(home, "ask AKQ.JT..").err, Contains("players from "));
}

TEST_CASE("Color is for terminals, unless it is asked for", "[cli][color]") {
  CHECK_THAT(run_nap("ask AKQ.JT.. --deals 50").out, !Contains("\033["));
  const Run always = run_nap_under("env LC_ALL=C.UTF-8", "ask AKQ.JT.. --deals 50 --color always");
  CHECK_THAT(always.out, Contains("♠AKQ \033[31m♥JT\033[0m"));
  CHECK_THAT(run_nap("ask AKQ.JT.. --deals 50 --color always --format json").out, !Contains("\033["));
  CHECK(run_nap("ask AKQ.JT.. --color red").status == 2);
}

// What a terminal gets to go up by a line and erase it.
const std::string kErasedLine = "\033[A\033[2K";

TEST_CASE("On a small screen there is only one verdict", "[cli][terminal]") {
  const auto on_screen = [](int rows) {
    const std::string script = "script -qec \"stty rows " + std::to_string(rows) + " cols 80; $*\" /dev/null";
    return run_nap_under("TERM=xterm LC_ALL=C.UTF-8 sh -c '" + script + "' script", "ask AKQ.JT.. --deals 50")
        .out;
  };
  CHECK_THAT(on_screen(40), Contains("now played out") && Contains(kErasedLine));
  const std::string small = on_screen(12);
  CHECK_THAT(small, !Contains("now played out") && !Contains(kErasedLine));
  // It is the last, because the first lines have scrolled away.
  const std::size_t verdict = small.find("Call three");
  CHECK(verdict > small.find("More: --explain"));
  CHECK(small.find("Call three", verdict + 1) == std::string::npos);
}

TEST_CASE("On a terminal the answer with open hands comes first, and the played one takes its place",
          "[cli][terminal]") {
  const auto on_terminal = [](const std::string& arguments) {
    return run_nap_under("TERM=xterm LC_ALL=C.UTF-8 sh -c 'script -qec \"$*\" /dev/null' script", arguments)
        .out;
  };
  const std::string text = on_terminal("ask AKQ.JT.. --deals 50");
  const std::size_t end = text.find("\r\033[2K");
  REQUIRE(end != std::string::npos);
  const std::string first = text.substr(0, text.find("\nWith all hands open after the lead; now"));
  CHECK_THAT(first, Contains("20,000 deals") && !Contains("face up"));
  // The cursor goes up by as many lines as were printed, and each is erased.
  long erased = 0;
  std::size_t at = end + std::string("\r\033[2K").size();
  for (; text.compare(at, kErasedLine.size(), kErasedLine) == 0; at += kErasedLine.size()) ++erased;
  CHECK(erased == lines(text.substr(0, end)));
  CHECK_THAT(text.substr(at), Contains("selfplay: ") && Contains("face up") && !Contains("now played out"));

  CHECK_THAT(on_terminal("ask AKQ.JT.. --deals 50 --model committed"), !Contains(kErasedLine));
  CHECK_THAT(on_terminal("ask AKQ.JT.. --deals 50 --format csv"), !Contains(kErasedLine));
  CHECK_THAT(run_nap("ask AKQ.JT.. --deals 50").out, !Contains("\033["));
}

TEST_CASE("A forced lead costs what the answer says", "[cli][leads]") {
  const std::string question = "AKJ.AK.. --model committed --deals 4000 --bid nap ";
  const Json free = ask_json(question);
  const Json forced = ask_json(question + "--forced-lead nap=lowest_trump").at("bids").at(0);
  CHECK(forced.at("forced_lead") == "lowest_trump");
  CHECK((forced.at("lead") == "KH" || forced.at("lead") == "JS"));
  CHECK(forced.at("free_success") == free.at("bids").at(0).at("success"));
  CHECK(forced.at("success") < forced.at("free_success_low"));
  const Json named = ask_json(question + "--forced-lead nap=lowest_non_trump").at("bids").at(0);
  CHECK(named.at("lead") == "KH");
  CHECK(named.at("trump") == "S");
  CHECK_THAT(run_nap("ask " + question + "--forced-lead nap=lowest_non_trump").out,
             Contains("lead KH, S trump") && Contains("If any card might be led: nap 9"));
}

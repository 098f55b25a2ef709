// What a player asks next: about calls heard, single leads and bids, two hands, patterns, and the player's
// own table.
#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include "support/report.hpp"

using namespace nap::test;
using Catch::Matchers::Contains;
using Catch::Matchers::StartsWith;
using Json = nlohmann::json;

namespace {

Json ask_json(const std::string& question) {
  return Json::parse(run_nap("ask " + question + " --format json").out);
}

std::vector<std::string> bids_of(const Json& answer) {
  std::vector<std::string> ids;
  for (const Json& bid : answer.at("bids")) ids.push_back(bid.at("bid"));
  return ids;
}

using Ids = std::vector<std::string>;

}  // namespace

TEST_CASE("Only bids that outrank what was heard are offered", "[cli][heard]") {
  const Json answer = ask_json("AKQ.JT.. --deals 200 --heard pass,three");
  CHECK(bids_of(answer) == Ids{"four", "nap"});
  CHECK(answer.at("heard") == Json({"pass", "three"}));
  const Run alone = run_nap("ask AKQ.JT.. --deals 200 --format json");
  CHECK_FALSE(Json::parse(alone.out).contains("heard"));
  CHECK_THAT(run_nap("ask AKQ.JT.. --deals 200 --heard pass,two").out,
             Contains("\nCalls so far: pass, two.\n"));
}

TEST_CASE("Wellington is advised after Nap, and Blücher after Wellington", "[cli][heard]") {
  CHECK_THAT(run_nap("ask AKQJT... --heard nap").out,
             StartsWith("Call wellington and lead AS: it makes in 100 % of deals"));
  CHECK_THAT(run_nap("ask AKQJT... --heard nap,wellington").out, StartsWith("Call blucher and lead AS"));
  CHECK(ask_json("AKQJT... --heard nap").at("best").at("bid") == "wellington");
  CHECK_THAT(run_nap("ask AKQJT... --heard nap,wellington,blucher").out,
             StartsWith("Pass: no bid of this table may be called after blucher.\n"));
  CHECK_THAT(run_nap("ask AKQJT... --bid wellington").out,
             StartsWith("Pass: wellington can be called only after nap (--heard nap).\n"));
}

TEST_CASE("When all have passed, the table's rule asks the eldest, the dealer or nobody", "[cli][heard]") {
  const std::string weak = "ask 9.8.76.2 --deals 500 ";
  CHECK_THAT(run_nap(weak + "--heard pass,pass,pass,pass").out, StartsWith("You must stand for one: lead "));
  const Json forced = ask_json("9.8.76.2 --deals 500 --heard pass,pass,pass,pass");
  CHECK(bids_of(forced) == Ids{"one"});
  CHECK(forced.at("best").at("bid") == "one");
  CHECK(forced.at("best").at("ev") == forced.at("bids").at(0).at("ev"));
  CHECK_THAT(run_nap(weak + "--stakes french --heard pass,pass,pass,pass").out,
             StartsWith("Everybody has passed: the deal is void, and nobody plays.\n"));
  const Folder folder;
  folder.write("dealer.json",
               R"({"schema":"nap.rules/1","name":"ours","cards":5,"all_pass":"dealer_plays_one",
 "bids":[{"id":"two","tricks":2,"trump":"lead","win":2,"lose":2}]})");
  const std::string dealer = weak + "--stakes " + folder.path("dealer.json");
  CHECK_THAT(run_nap(dealer + " --heard pass,pass,pass,pass").out,
             StartsWith("You must stand for one: lead "));
  CHECK_THAT(run_nap(dealer + " --heard pass,pass,pass").out, StartsWith("You must bid: call one and lead "));
}

TEST_CASE("Calls that cannot have been made are refused with their place", "[cli][heard][error]") {
  const auto refuse = [](const char* calls, const char* message) {
    const Run run = run_nap(std::string("ask AKQ.JT.. --heard ") + calls);
    INFO(run.err);
    CHECK(run.status == 2);
    CHECK(lines(run.err) == 1);
    CHECK_THAT(run.err, Contains(message));
  };
  refuse("three,two", "call 2: two does not outrank three");
  refuse("pass,wellington", "call 2: wellington may be called only after nap");
  refuse("pass,pass,pass,two", "the auction is over");
  refuse("foo", "call 1: \"foo\" is no call at this table");
}

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

TEST_CASE("Only the bids that are asked for are answered", "[cli][bids]") {
  CHECK(bids_of(ask_json("AKQ.JT.. --deals 200 --bid nap,Three")) == Ids{"three", "nap"});
  const Run run = run_nap("ask AKQ.JT.. --bid five");
  CHECK(run.status == 2);
  CHECK_THAT(run.err,
             Contains("--bid \"five\": no bid that may be called; bids are one, two, misere, three"));
}

TEST_CASE("Two hands are compared by what ask says of each", "[cli][compare][two-method]") {
  const Run run = run_nap("ask AKQ.JT.. --compare AKQ.T9.. --seed 4");
  CHECK(run.status == 0);
  CHECK_THAT(run.out, StartsWith("AS KS QS JH TH and AS KS QS TH 9H are worth the same"));
  const Json json = ask_json("AKQ.JT.. --compare AKQ.T9.. --seed 4");
  CHECK(json.at("schema") == "nap.ask.compare/2");
  for (const auto& [hand, which] :
       {std::pair<std::string, std::string>{"AKQ.JT..", "first"}, {"AKQ.T9..", "second"}}) {
    const Json alone = ask_json(hand + " --seed 4");
    CHECK(json.at("best_" + which) == alone.at("best").at("bid"));
    for (std::size_t bid = 0; bid < alone.at("bids").size(); ++bid) {
      CHECK(json.at("bids").at(bid).at("success_" + which) == alone.at("bids").at(bid).at("success"));
    }
  }
  const Json& four = json.at("bids").at(4);
  CHECK(four.at("bid") == "four");
  const double difference = four.at("success_difference");
  CHECK(difference ==
        Approx(four.at("success_first").get<double>() - four.at("success_second").get<double>()));
  CHECK(four.at("success_difference_low").get<double>() < difference);
  CHECK(run_nap("ask AKQ.JT.. --compare AKQ.T9.. --leads").status == 2);
  CHECK(run_nap("ask AKQ.JT.. --compare AKx.T9..").status == 2);
  CHECK(run_nap("ask AKQ.JT.. --compare AKQ.T9.. --bracket").status == 2);
}

TEST_CASE("A hand is worth exactly as much as itself in other suits", "[cli][compare]") {
  const Json json = ask_json("AKQ.JT.. --compare .JT..AKQ --deals 200");
  CHECK(json.at("best_ev_difference") == 0.0);
  for (const Json& bid : json.at("bids")) {
    for (const std::string end : {"", "_low", "_high"}) CHECK(bid.at("success_difference" + end) == 0.0);
  }
}

TEST_CASE("With open hands two hands are compared over the same deals", "[cli][compare]") {
  const std::string open = " --model committed --deals 2000";
  const Json json = ask_json("AKQ.JT.. --compare AKQ.T9.." + open);
  const Json& four = json.at("bids").at(4);
  const double difference = four.at("success_difference");
  CHECK(difference ==
        Approx(four.at("success_first").get<double>() - four.at("success_second").get<double>()));
  // The hands are paired, so the interval is narrower than that of one rate alone.
  const double paired = four.at("success_difference_high").get<double>() - difference;
  CHECK(paired < four.at("success_first_high").get<double>() - four.at("success_first").get<double>());
  CHECK_THAT(run_nap("ask AKQJT... --compare .8.76.32 --model committed --deals 500").out,
             StartsWith("AS KS QS JS TS is worth "));
}

TEST_CASE("A pattern is answered for all its hands", "[cli][pattern]") {
  const Json json = ask_json("AKQ.xx --bid three,four");
  CHECK(json.at("schema") == "nap.ask.pattern/2");
  CHECK(json.at("hands") == 4 * 3 * 28);
  CHECK(json.at("rated") == 28);
  CHECK(json.at("bids").at(0).at("low") == 1.0);
  CHECK_THAT(run_nap("ask AKQ xx --bid three").out, StartsWith("Call three: on average it makes in 100 %"));
  CHECK_THAT(run_nap("ask AKQxx.A").err, Contains("6 cards; a hand has 5"));
  CHECK_THAT(run_nap("ask --stdin", "AKQ.xx\n").err, StartsWith("nap: line 1: hand \"AKQ.xx\": a pattern"));
}

TEST_CASE("The weakest and the strongest hand of a pattern are rated as ask rates them, around the mean",
          "[cli][pattern][two-method]") {
  for (const std::string model : {"selfplay", "committed"}) {
    CAPTURE(model);
    const Json json = ask_json("xxxxx --bid four --model " + model);
    const Json& four = json.at("bids").at(0);
    for (const std::string which : {"weakest", "strongest"}) {
      const std::string hand = four.at(which + "_hand");
      const Json alone = ask_json(hand + " --bid four --model " + model);
      CHECK(alone.at("bids").at(0).at("success") == four.at(which));
    }
    CHECK(four.at("weakest_high").get<double>() < four.at("strongest_low").get<double>());
    CHECK(four.at("weakest").get<double>() < four.at("success").get<double>());
    CHECK(four.at("strongest").get<double>() > four.at("success").get<double>());
    // A hand is named only where it clearly differs.
    CHECK(ask_json("AKQx.A --bid three --model " + model).at("bids").at(0).at("weakest").is_null());
  }
}

TEST_CASE("A pattern of one hand is rated as ask rates the hand", "[cli][pattern][two-method]") {
  const Json pattern = ask_json("AKQJ.x --deck 24");
  REQUIRE(pattern.at("rated") == 1);
  const Json alone = ask_json("AKQJ.9 --deck 24");
  CHECK(pattern.at("best").at("bid") == alone.at("best").at("bid"));
  for (std::size_t bid = 0; bid < alone.at("bids").size(); ++bid) {
    const Json& one = pattern.at("bids").at(bid);
    const Json& other = alone.at("bids").at(bid);
    CAPTURE(one.dump(), other.dump());
    CHECK(one.at("low").get<double>() <= other.at("high").get<double>());
    CHECK(other.at("low").get<double>() <= one.at("high").get<double>());
    CHECK(one.at("weakest_hand").is_null());
  }
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

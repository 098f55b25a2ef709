#include <vector>

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include "support/report.hpp"

using namespace nap::test;
using Catch::Matchers::Contains;
using Catch::Matchers::StartsWith;
using Json = nlohmann::json;

namespace {

const std::string kMine = "next --hand AKQ.JT.. --bid three ";

std::string played(const std::string& cards) { return kMine + "--played '" + cards + "'"; }

std::vector<std::string> cards_of(const Json& answer) {
  std::vector<std::string> cards;
  for (const Json& card : answer.at("cards")) cards.push_back(card.at("card"));
  return cards;
}

}  // namespace

TEST_CASE("The three highest trumps make three, whatever is played after the ace", "[cli][next]") {
  const Json answer = report_of("next --hand AKQ.JT.. --bid three --players 4 --played 'AS 5S 2S 9S'");
  CHECK(answer.at("schema") == "nap.next/1");
  CHECK(answer.at("hand") == "AKQ.JT..");
  CHECK(answer.at("seat") == 1);
  CHECK(answer.at("bid") == "three");
  CHECK(answer.at("played") == Json({"AS 5S 2S 9S"}));
  CHECK(answer.at("method") == "monte-carlo");
  CHECK(cards_of(answer) == std::vector<std::string>{"KS", "QS", "JH", "TH"});
  CHECK(answer.at("best") == "KS");
  CHECK(answer.at("cards").at(0).at("success") == 1.0);
  CHECK(answer.at("cards").at(1).at("same_as") == "KS");
  CHECK(answer.at("cards").at(1).at("success") == answer.at("cards").at(0).at("success"));
  CHECK_THAT(
      run_nap(played("AS 5S 2S 9S")).out,
      StartsWith("Play KS: three makes in 100 % of deals, whatever you play.\n") &&
          Contains(
              "AS KS QS JH TH   seat 1 (the declarer), three, selfplay: 500 deals\n4 players, 52 cards, ") &&
          Contains("Played: AS 5S 2S 9S."));
}

TEST_CASE("Before the first card every lead has its chance, and a defender wants the least", "[cli][next]") {
  const Json declarer = report_of("next --hand AQ9.K8.. --bid nap --deals 60");
  CHECK(declarer.at("played").empty());
  CHECK(declarer.at("cards").size() == 5);
  const Json defender = report_of("next --hand A2.K3..4 --seat 2 --bid three --played KS --deals 200");
  CHECK(cards_of(defender).front() == "AS");
  CHECK(defender.at("cards").size() == 2);
  CHECK(defender.at("cards").at(0).at("success") < defender.at("cards").at(1).at("success"));
  CHECK_THAT(run_nap("next --hand A2.K3..4 --seat 2 --bid three --played KS --deals 200").out,
             StartsWith("Play AS: three then makes in ") && Contains(", the least.") &&
                 Contains("seat 2 (a defender)"));
  CHECK_THAT(run_nap("next --hand A2.K.3.4 --seat 2 --bid three --played QH --deals 50").out,
             StartsWith("You must play KH: "));
}

TEST_CASE("Where few deals are possible each of them is played", "[cli][next]") {
  // There are two players and 24 cards. The defender's last two cards are any two of the 16 unseen cards.
  const Json answer =
      report_of("next --hand AKQ.JT.. --bid four --players 2 --deck 24 --played 'AS 9S; KS TS; QS JS'");
  CHECK(answer.at("method") == "exact");
  CHECK(answer.at("deals") == 120);
  for (const Json& card : answer.at("cards")) {
    CHECK(card.at("low") == card.at("success"));
    CHECK(card.at("face_up_low") == card.at("face_up_high"));
  }
  // The two hearts are high only if the defender has no higher heart. Four hearts are unseen: A K Q 9.
  CHECK(answer.at("cards").at(0).at("face_up").get<double>() > 0.0);
  CHECK(answer.at("cards").at(0).at("same_as").is_null());
  CHECK(answer.at("cards").at(1).at("same_as") == "JH");
  // If the higher hearts are known to be out of play, both hearts are high.
  const Json dead = report_of(
      "next --hand AKQ.JT.. --bid nap --players 2 --deck 24 --dead AH,KH,QH --played 'AS 9S; KS TS; QS JS'");
  CHECK(dead.at("dead") == Json({"AH", "KH", "QH"}));
  CHECK(dead.at("cards").at(0).at("success") == 1.0);
}

TEST_CASE("The calls name the contract and who called it", "[cli][next][heard]") {
  const std::string question = "next --hand A83.K3.. --seat 3 --played 'KS 4S' --deals 60 ";
  const Json heard = report_of(question + "--heard pass,pass,two,three");
  CHECK(heard.at("bid") == "three");
  CHECK(heard.at("heard") == Json({"pass", "pass", "two", "three"}));
  CHECK_THAT(run_nap(question + "--heard pass,pass,two,three").out,
             Contains("\nCalls: pass, pass, two, three.\n"));
  CHECK(report_of(question + "--heard pass,pass,pass,pass").at("bid") == "one");
  check_refused(question + "--heard pass,three,pass", "3 of 4; all seats with cards have called");
  check_refused(question + "--heard pass,pass,pass,pass --stakes french", "all have passed; nobody plays");
  check_refused(question + "--heard pass,two,pass,four --bid three",
                "after the calls \"pass,two,pass,four\" the declarer plays four");
}

TEST_CASE("Cards that cannot have been played are refused with trick and seat", "[cli][next][error]") {
  const std::vector<std::pair<std::string, std::string>> cases = {
      {"AS 5S 2S 5S", "trick 1, seat 4: 5S was played before, by seat 2 in trick 1"},
      {"AS 5S KS", "trick 1, seat 3: KS is in the hand of seat 1"},
      {"AS 5H 2S 9S; KS 8S", "trick 2, seat 2: 8S cannot be: the seat did not follow spades in trick 1"},
      {"AS 5S 2S 9S; 9H", "trick 2, seat 1: 9H is not in the hand AKQ.JT..; seat 1 took trick 1"},
      {"AS 5S 2S; 9S", "trick 1: ; after 3 cards; a trick has 4"},
      {"; AS", "trick 1: ; after 0 cards"},
      {"AS 5S 2S", "trick 1: it is seat 4's turn, not seat 1's"},
      {"AS 5X", "trick 1, seat 2: card \"5X\", character 2: unknown suit \"X\"; suits are S H D C"},
      {"AS 5S 2S 9S; KS 8S 3S 4S; QS 7S 6S TS", "trick 3: three is made already"},
      {"JH 2H 3H 4H; AS 2S 3S 4S; TH AH 5H 6H; 7H KS", "trick 4, seat 3: KS is in the hand of seat 1"},
      {"AS 5S 2S 9S; KS 8S 3S 4S; QS 7S 6S TS; JH 2H 3H 4H; TH 5H 6H 7H",
       "the hand is over after trick 5; three was made in trick 3"},
      {"AS 5S 2S 9S; KS 8S 3S 4S; QS 7S 6S TS; JH 2H 3H 4H; TH 5H 6H 7H 9H", "too many cards"},
  };
  for (const auto& [cards, message] : cases) check_refused(played(cards), message);
  check_refused(kMine + "--played 'AS 5S' --dead 5S", "trick 1, seat 2: 5S is out of play");
  check_refused(kMine + "--played 'AS 5S 2S 9S; JH 2H QH 3H' --seat 1", "it is seat 3's turn");
  check_refused("next --hand 54.K3..2 --seat 2 --bid three --played 'AS KH'",
                "trick 1, seat 2: KH does not follow spades; the hand has 5S 4S");
}

TEST_CASE("A history that leaves no deal is refused where it does", "[cli][next][error]") {
  // Nobody followed spades, so the seats still need twelve cards, but only eleven hearts, diamonds and clubs
  // are left.
  check_refused("next --hand A.JT.AK. --bid three --deck 24 --played 'AS 9C TC JC; JH'",
                "trick 1, seat 4: after JC: no deal is possible: seats 2, 3, 4 still hold 12 cards of hearts "
                "and diamonds and clubs, but 11 are unseen");
  check_refused(kMine + "--deck 24 --dead 9H,TS,9S,JS,9D",
                "--dead: no deal is possible: seats 2, 3, 4 still hold 15 cards, but 14 are unseen");
}

TEST_CASE("What else is wrong about the question is refused, too", "[cli][next][error]") {
  check_refused("next --bid three", "no hand");
  check_refused("next --hand AKQ.JT..", "no bid");
  check_refused("next --hand AKQ.JT.. --bid five", "no bid of this table; bids are one, two, misere");
  check_refused("next --hand AKQ.J.. --bid three", "4 cards; a hand has 5");
  check_refused("next --hand AKQ.J2.. --bid three --deck 32", "2H is not in a deck of 32 cards");
  check_refused(kMine + "--seat 5", "--seat \"5\": not a whole number from 1 to 4");
  check_refused(kMine + "--seat 0", "--seat \"0\"");
  check_refused(kMine + "--deals 0", "--deals \"0\"");
  check_refused(kMine + "--dead AS", "AS is in the hand");
  check_refused(kMine + "--dead 5C,5C", "5C appears twice");
  check_refused(kMine + "--dead 1C", "--dead \"1C\": card \"1C\"");
  check_refused(kMine + "--players 8", "--players \"8\"");
  check_refused("next --hand AKQ.J2.. --bid misere --played 'AS 3S 4S 5S'", "misere is lost already");
}

TEST_CASE("The figures do not depend on the threads, but on the seed", "[cli][next][determinism]") {
  const std::string question =
      "next --hand A2.K3..4 --seat 2 --bid three --played QS --deals 120 --format csv";
  const std::string one = run_nap(question + " --threads 1").out;
  CHECK(one == run_nap(question + " --threads 2").out);
  CHECK(one == run_nap(question + " --threads 8").out);
  CHECK(one != run_nap(question + " --threads 1 --seed 2").out);
  CHECK(lines(one) == 1 + 2);
  CHECK_THAT(
      one,
      StartsWith(
          "hand,seat,bid,players,active,payers,deck,stakes,played,model,method,seed,deals,card,success,low,"
          "high,face_up,face_up_low,face_up_high,same_as,best\n"
          "A2.K3..4,2,three,4,4,3,52,peel,QS,selfplay,monte-carlo,1,120,"));
}

TEST_CASE("Forced leads bind the first card, and lower ones are then ruled out", "[cli][next]") {
  const std::string lowest =
      "next --hand 954.K3.. --seat 2 --bid nap --deals 20 --forced-lead nap=lowest_trump";
  check_refused(lowest + " --played 'TS 9S 2S 3S; 7S'",
                "7S is lower than TS, the first card, which was the lowest trump");
  check_refused("next --hand AKQ.JT.. --bid nap --played AS --forced-lead nap=lowest_trump",
                "AS may not be led: nap is opened with the lowest card of a suit");
  const std::string other =
      "next --hand 954.K3.. --seat 2 --bid nap --deals 20 --forced-lead nap=lowest_non_trump";
  check_refused(other, "it is seat 1's turn, not seat 2's");
  check_refused(other + " --played 9H", "trump is named aloud; write it, such as --trump S");
  check_refused(other + " --played 8S --trump S", "8S is a trump");
  check_refused(lowest + " --played TS --trump S", "TS makes trump by itself; leave --trump out");
  check_refused("next --hand 954.K3.. --bid nap --trump S", "--trump: no card was played");
  CHECK(report_of(other + " --played 9H --trump S").at("trump") == "S");
}

#include <catch2/catch.hpp>

#include "nap/rules/house/house_rules.hpp"
#include "support/rulesets.hpp"

namespace nap {
namespace {

using namespace test;

constexpr std::string_view kClub = R"({"schema": "nap.rules/1", "name": "club", "cards": 5,
 "exchange": {"kind": "extra-card", "price": 2, "to": "dealer"},
 "bids": [
  {"id": "misere", "tricks": 0, "trump": "none", "win": 3, "lose": 3},
  {"id": "three-with", "tricks": 3, "trump": "lead", "win": 3, "lose": 3, "extra_card": true},
  {"id": "three", "tricks": 3, "trump": "lead", "win": 3, "lose": 3, "extra_card": false},
  {"id": "nap", "tricks": 5, "trump": "lead", "win": 10, "lose": 5, "after": "three"}
 ]})";

std::string replaced(std::string_view right, std::string_view wrong, std::string_view text = kClub) {
  std::string json(text);
  const std::size_t at = json.find(right);
  REQUIRE(at != std::string::npos);
  return json.replace(at, right.size(), wrong);
}

// The club with another exchange, where no bid takes a card.
std::string with_exchange(std::string_view exchange) {
  const std::string without_card = replaced(R"(, "extra_card": true)", "");
  return replaced(R"({"kind": "extra-card", "price": 2, "to": "dealer"})", exchange, without_card);
}

std::string house_error(const std::string& json) {
  return error_of([&json] { parse_ruleset(json, "club.json"); });
}

TEST_CASE("House rules may have an exchange, and bids with the extra card", "[rules][house]") {
  const Ruleset club = parse_ruleset(kClub, "club.json");
  CHECK(club.exchange == Exchange{ExchangeKind::ExtraCard, 2, FeeTo::Dealer});
  CHECK(club.bids[1].contract.takes_card);
  CHECK_FALSE(club.bids[2].contract.takes_card);
  const std::string json = to_json(club);
  CHECK(json.find(R"(  "exchange": {"kind": "extra-card", "price": 2, "to": "dealer"},)") !=
        std::string::npos);
  CHECK(parse_ruleset(json, "club.json") == club);
}

TEST_CASE("An exchange of house rules has the printed price, paid to the pool, if they say no other",
          "[rules][house]") {
  for (const Word<ExchangeKind>& word : kExchangeWords) {
    if (word.value == ExchangeKind::ExtraCard) continue;
    INFO(word.word);
    const Ruleset club =
        parse_ruleset(with_exchange(R"({"kind": ")" + std::string(word.word) + "\"}"), "club.json");
    CHECK(club.exchange == Exchange{word.value, printed_price(word.value), FeeTo::Pool});
    CHECK(parse_ruleset(to_json(club), "club.json") == club);
  }
}

TEST_CASE("House rules without an exchange say nothing of one", "[rules][house]") {
  const std::string json = to_json(table("peel"));
  CHECK(json.find("exchange") == std::string::npos);
  CHECK(json.find("extra_card") == std::string::npos);
}

TEST_CASE("A wrong exchange of house rules is reported with its place", "[rules][house][errors]") {
  const auto error = [](std::string_view exchange) { return house_error(with_exchange(exchange)); };
  const std::string kinds =
      R"("peep" or "peep-taken" or "indiscret" or "indiscret-seen" or "spare-hand" or "spare-hand-pool" or )"
      R"("spare-hand-double" or "ecarte" or "extra-card" or "miron" or "sir-garnet" or "buying")";
  CHECK(error(R"({"kind": "frob"})") == R"(club.json:2:23: "kind" is the text "frob"; it must be )" + kinds);
  CHECK(error(R"({"kind": 1})") == R"(club.json:2:23: "kind" is 1; it must be )" + kinds);
  const std::string whole = "; it must be an integer from 0 to 1000";
  CHECK(error(R"({"kind": "peep", "price": 1000})") == "no error");
  CHECK(error(R"({"kind": "peep", "price": -1})") == R"(club.json:2:40: "price" is -1)" + whole);
  CHECK(error(R"({"kind": "peep", "price": 1001})") == R"(club.json:2:40: "price" is 1001)" + whole);
  CHECK(error(R"({"kind": "peep", "price": 99999999999999999999})") ==
        R"(club.json:2:40: "price" is 99999999999999999999)" + whole);
  CHECK(error(R"({"kind": "peep", "price": "1"})") == R"(club.json:2:40: "price" is the text "1")" + whole);
  CHECK(error(R"({"kind": "peep", "price": 1.5})") ==
        R"(club.json:2:40: "price" is 1.5: stakes are whole numbers; double all of them to count in halves)");
  CHECK(error(R"({"kind": "peep", "to": "bank"})") ==
        R"(club.json:2:37: "to" is the text "bank"; it must be "pool" or "dealer")");
  CHECK(error(R"({"kind": "peep", "fee": 1})") ==
        R"(club.json:2:31: unknown key "fee"; an exchange can have kind, price, to)");
  CHECK(error(R"({"kind": "peep", "kind": "peep"})") ==
        R"(club.json:2:31: repeated key "kind"; give it once)");
  CHECK(error("{}") == R"(club.json:2:14: missing key "kind"; an exchange must have kind)");
  for (const auto& [json, told] : {std::pair{"\"peep\"", "the text \"peep\""},
                                   {"null", "null"},
                                   {"true", "true"},
                                   {"3", "3"},
                                   {"[]", "a list"}}) {
    CHECK(error(json) ==
          "club.json:2:14: " + std::string(told) + " where an exchange should be; write an object {...}");
  }
}

TEST_CASE("House rules exchange cards only between hands of five that are dealt whole",
          "[rules][house][errors]") {
  for (const char* cards : {"7", "9"}) {
    CHECK(house_error(replaced(R"("cards": 5)", R"("cards": )" + std::string(cards))) ==
          R"(club.json:2:14: "exchange": hands have )" + std::string(cards) +
              " cards; an exchange is for hands of 5");
  }
  CHECK(
      house_error(replaced(R"("cards": 5)", R"("cards": 5, "dealt": 7)")) ==
      R"(club.json:2:14: "exchange": 7 cards are dealt to each; an exchange is for hands of which all 5 are dealt)");
}

TEST_CASE("Only bids of tricks take the extra card, and only where there is one", "[rules][house][errors]") {
  CHECK(house_error(with_exchange(R"({"kind": "extra-card"})")) ==
        R"(club.json:2:14: "exchange": no bid has "extra_card": true, so no bid takes the card)");
  CHECK(house_error(replaced("extra-card", "peep")) ==
        R"(club.json:5:89: "extra_card" of "three-with": only with the exchange "extra-card")");
  CHECK(house_error(replaced(R"("exchange": {"kind": "extra-card", "price": 2, "to": "dealer"},)", "")) ==
        R"(club.json:5:89: "extra_card" of "three-with": only with the exchange "extra-card")");
  CHECK(house_error(replaced(R"("tricks": 0)", R"("extra_card": true, "tricks": 0)")) ==
        R"(club.json:4:34: "extra_card" of "misere": a misère is played without it)");
  CHECK(house_error(replaced(R"("after": "three")", R"("after": "three", "extra_card": true)")) ==
        R"(club.json:7:101: "extra_card" of "nap": a bid that needs an earlier one is played without it)");
  CHECK(house_error(replaced(R"("extra_card": true)", R"("extra_card": 1)")) ==
        R"(club.json:5:89: "extra_card" is 1; it must be true or false)");
}

}  // namespace
}  // namespace nap

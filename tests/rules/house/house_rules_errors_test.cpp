#include <vector>

#include <catch2/catch.hpp>

#include "nap/rules/house/house_rules.hpp"
#include "nap/text/parse_error.hpp"

namespace nap {
namespace {

std::string error_of(std::string_view json) {
  try {
    parse_ruleset(json, "club.json");
  } catch (const ParseError& error) {
    return error.what();
  }
  return "no error";
}

// Valid house rules, and ways to spoil a text in them. The error is at the start of `wrong` or within it.
constexpr std::string_view kRight = R"({"schema": "nap.rules/1", "name": "club", "cards": 5,
 "all_pass": "void", "dealer_out": [6, 7], "min_bid": "two",
 "bids": [
  {"id": "two", "tricks": 2, "trump": "lead", "win": 2, "lose": 2},
  {"id": "misere", "tricks": 0, "trump": "none", "win": 3, "lose": 3, "optional": true},
  {"id": "nap", "tricks": 5, "trump": "lead", "win": 10, "lose": 5, "source": "us", "options": [{"lose": 10}]},
  {"id": "blucher", "tricks": 5, "trump": "lead", "win": 30, "lose": 15, "after": "nap"}
 ]})";

struct Spoilt {
  std::string_view right;
  std::string_view wrong;
  std::string_view error;
};

std::string spoil(std::string_view right, std::string_view wrong) {
  std::string json(kRight);
  const std::size_t at = json.find(right);
  REQUIRE(at != std::string::npos);
  return json.replace(at, right.size(), wrong);
}

void check(const std::vector<Spoilt>& cases) {
  for (const Spoilt& spoilt : cases) {
    CHECK(error_of(spoil(spoilt.right, spoilt.wrong)) == "club.json:" + std::string(spoilt.error));
  }
}

TEST_CASE("The house rules that the next tests spoil are valid", "[rules][house]") {
  CHECK(error_of(kRight) == "no error");
}

TEST_CASE("Wrong values in house rules are reported with their place", "[rules][house][errors]") {
  const std::string name60(60, 'n');
  CHECK(error_of(spoil("club", name60)) == "no error");
  const std::string long_name = R"("name": ")" + name60 + "é\"";
  const std::string long_name_error =
      R"(1:35: "name" is the text ")" + name60 + R"(é"; it must be a text of 1 to 60 characters)";
  check({
      {"nap.rules/1", "nap.rules/2", R"(1:12: "schema" is the text "nap.rules/2"; it must be "nap.rules/1")"},
      {R"("nap.rules/1")", "1", R"(1:12: "schema" is 1; it must be "nap.rules/1")"},
      {R"("club")", R"("")", R"(1:35: "name" is the text ""; it must be a text of 1 to 60 characters)"},
      {R"("name": "club")", long_name, long_name_error},
      {R"("club")", "true", R"(1:35: "name" is true; it must be a text)"},
      {R"("cards": 5)", R"("cards": 6)", R"(1:52: "cards" is 6; it must be 5, 7 or 9)"},
      {R"("cards": 5)", R"("cards": "5")", R"(1:52: "cards" is the text "5"; it must be 5, 7 or 9)"},
      {R"("cards": 5)", R"("cards": 5.0)", R"(1:52: "cards" is 5.0; it must be 5, 7 or 9)"},
      {R"("cards": 5)", R"("cards": 5, "dealt": 5)",
       R"(1:64: "dealt" is 5; it must be an integer from 6 to 7)"},
      {R"("cards": 5)", R"("cards": 7, "dealt": 7)",
       R"(1:64: "dealt" is 7: with hands of 7 cards there is nothing to throw away)"},
      {R"("void")", R"("redeal")",
       R"(2:14: "all_pass" is the text "redeal"; it must be "void" or "eldest_plays_one" or "dealer_plays_one" or )"
       R"("double_header" or "eldest_one" or "dealer_one")"},
      {"[6, 7]", "6", R"(2:36: "dealer_out" is 6; it must be a list [...])"},
      {"[6, 7]", "[6, 8]", R"(2:40: "dealer_out" lists 8; it must list numbers of players from 3 to 7)"},
      {"[6, 7]", "[2]", R"(2:37: "dealer_out" lists 2; it must list numbers of players from 3 to 7)"},
      {"[6, 7]", "[6, 6]", R"(2:40: "dealer_out" lists 6 twice; list it once)"},
      {R"("min_bid": "two")", R"("min_bid": "one")",
       R"(2:55: "min_bid" is the text "one"; it must be a bid that takes tricks and needs no earlier bid: two, nap)"},
      {R"("min_bid": "two")", R"("min_bid": "misere")",
       R"(2:55: "min_bid" is the text "misere"; it must be a bid that takes tricks and needs no earlier bid: two, nap)"},
      {R"("min_bid": "two")", R"("min_bid": "blucher")",
       R"(2:55: "min_bid" is the text "blucher"; it must be a bid that takes tricks and needs no earlier bid: two, nap)"},
      {R"("min_bid": "two")", R"("min_bid": "")",
       R"(2:55: "min_bid" is the text ""; it must be a bid that takes tricks and needs no earlier bid: two, nap)"},
  });
}

TEST_CASE("Wrong bids in house rules are reported with their place", "[rules][house][errors]") {
  const std::string id33(33, 'x');
  const std::string long_id = R"("id": ")" + id33 + '"';
  const std::string id_right = "it must be 1 to 32 of the characters a to z, 0 to 9, - and _, but not pass";
  const std::string long_id_error = R"(4:10: "id" is the text ")" + id33 + "\"; " + id_right;
  const std::string capital_error = R"(4:10: "id" is the text "Two"; )" + id_right;
  const std::string empty_error = R"(4:10: "id" is the text ""; )" + id_right;
  const std::string accent_error = R"(5:10: "id" is the text "misère"; )" + id_right;
  check({
      {R"("id": "two")", R"("id": "Two")", capital_error},
      {R"("id": "two")", R"("id": "")", empty_error},
      {R"("id": "misere")", R"("id": "misère")", accent_error},
      {R"("id": "two")", long_id, long_id_error},
      {R"("id": "two")", R"("id": 2)", R"(4:10: "id" is 2; it must be a text)"},
      {R"("id": "nap")", R"("id": "two")", R"(6:10: repeated bid "two"; every bid needs its own id)"},
      {R"("tricks": 2)", R"("tricks": 6)", R"(4:27: "tricks" is 6; it must be an integer from 0 to 5)"},
      {R"("tricks": 2)", R"("tricks": -1)", R"(4:27: "tricks" is -1; it must be an integer from 0 to 5)"},
      {R"("tricks": 2)", R"("tricks": 2.0)", R"(4:27: "tricks" is 2.0; it must be an integer from 0 to 5)"},
      {R"("tricks": 2)", R"("tricks": 2e0)", R"(4:27: "tricks" is 2e0; it must be an integer from 0 to 5)"},
      {R"("tricks": 2)", R"("tricks": "2")",
       R"(4:27: "tricks" is the text "2"; it must be an integer from 0 to 5)"},
      {R"("tricks": 2)", R"("tricks": null)", R"(4:27: "tricks" is null; it must be an integer from 0 to 5)"},
      {R"("tricks": 2)", R"("tricks": {})",
       R"(4:27: "tricks" is an object; it must be an integer from 0 to 5)"},
      {R"("trump": "none")", R"("trump": "spades")",
       R"(5:42: "trump" is the text "spades"; it must be "lead" or "none")"},
      {R"("trump": "none")", R"("trump": null)", R"(5:42: "trump" is null; it must be "lead" or "none")"},
      {R"("win": 10)", R"("win": -1)", R"(6:54: "win" is -1; it must be an integer from 0 to 1000000)"},
      {R"("win": 10)", R"("win": 1000001)",
       R"(6:54: "win" is 1000001; it must be an integer from 0 to 1000000)"},
      {R"("win": 10)", R"("win": 18446744073709551615)",
       R"(6:54: "win" is 18446744073709551615; it must be an integer from 0 to 1000000)"},
      {R"("win": 10)", R"("win": 99999999999999999999999999999999999999999999999)",
       R"(6:54: "win" is 9999999999999999999999999999999999999999...; it must be an integer from 0 to 1000000)"},
      {R"("win": 10)", R"("win": 1e999)", "6:54: a number is too large; write a smaller one"},
      {R"("win": 2, "lose": 2)", R"("win": 0, "lose": 0)",
       R"(4:65: "win" and "lose" are both 0; at least one must be more)"},
      {R"("after": "nap")", R"("after": "blucher")",
       R"(7:83: "after" is the text "blucher"; it must be a lower bid, listed before: two, misere, nap)"},
      {R"("after": "nap")", R"("after": "")",
       R"(7:83: "after" is the text ""; it must be a lower bid, listed before: two, misere, nap)"},
      {R"("lose": 2})", R"("lose": 2, "after": "nap"})",
       R"(4:77: "after" is the text "nap"; it must be a lower bid, listed before: none)"},
      {"true", R"("true")", R"(5:83: "optional" is the text "true"; it must be true or false)"},
      {"true", "1", R"(5:83: "optional" is 1; it must be true or false)"},
      {R"("us")", R"("u\ts")",
       R"(6:79: "source" has a control or format character: "u\x09s"; use printable characters)"},
      {R"([{"lose": 10}])", R"({"lose": 10})", R"(6:96: "options" is an object; it must be a list [...])"},
      {R"({"lose": 10})", R"("lose")",
       R"(6:97: the text "lose" where an option should be; write an object {...})"},
      {R"({"lose": 10})", R"({"win": 0, "lose": 0})",
       R"(6:116: "win" and "lose" are both 0; at least one must be more)"},
      {R"({"lose": 10})", R"({"rank": "high"})",
       R"(6:106: "rank" is the text "high"; it must be "below three" or "above three" or "top")"},
      {R"({"lose": 10})", R"({"forced_lead": "ace"})",
       R"(6:113: "forced_lead" is the text "ace"; it must be "none" or "lowest_trump" or "lowest_non_trump")"},
      {R"("tricks": 0)", R"("tricks": 0, "forced_lead": "lowest_trump")",
       R"(5:48: "forced_lead" of "misere": a misère is opened with any card)"},
  });
}

TEST_CASE("Unknown, missing and repeated keys are reported with their place", "[rules][house][errors]") {
  check({
      {R"("cards": 5)", R"("cards": 5, "deck": 52)",
       R"(1:55: unknown key "deck"; house rules can have schema, name, cards, bids, joker, dealt, exchange, all_pass, revoke, overcall, own_raise, shuffle, pool, fines, dealer_out, min_bid, stakes_changes)"},
      {R"("tricks": 0)", R"("tricsk": 0)",
       R"(5:20: unknown key "tricsk"; a bid can have id, tricks, trump, win, lose, after, forced_lead, extra_card, optional, source, options)"},
      {R"({"lose": 10})", R"({"id": "nap"})",
       R"(6:98: unknown key "id"; an option can have win, lose, trump, rank, forced_lead, source)"},
      {R"("schema": "nap.rules/1", )", "",
       R"(1:1: missing key "schema"; house rules must have schema, name, cards, bids)"},
      {R"("cards": 5,)", "", R"(1:1: missing key "cards"; house rules must have schema, name, cards, bids)"},
      {R"(, "win": 3)", "", R"(5:3: missing key "win"; a bid must have id, tricks, trump, win, lose)"},
      {R"("cards": 5)", R"("cards": 5, "cards": 5)", R"(1:55: repeated key "cards"; give it once)"},
      {R"("lose": 3)", R"("lose": 3, "w\u0069n": 3)", R"(5:71: repeated key "win"; give it once)"},
      {R"({"lose": 10})", R"({"lose": 10, "x": [{"é": 1, "é": 2}]})",
       R"(6:125: repeated key "é"; give it once)"},
  });
  const std::string needs = "; house rules must have schema, name, cards, bids";
  CHECK(error_of("{}") == R"(club.json:1:1: missing keys "schema", "name", "cards" and "bids")" + needs);
  CHECK(error_of(R"({"schema": "nap.rules/1", "cards": 5})") ==
        R"(club.json:1:1: missing keys "name" and "bids")" + needs);
  CHECK(error_of(R"({"schema": "nap.rules/1",
 "bids": [{"id": "two", "tricks": 2}, {"tricks": 2, "trump": "lead", "win": 1, "lose": 1}, {"id": "nap", "tricks": 5}]})") ==
        R"(club.json:1:1: missing keys "name" and "cards")" + needs +
            R"(; missing keys "trump", "win" and "lose" of bids "two" and "nap"; missing key "id" of bid 2)"
            "; a bid must have id, tricks, trump, win, lose");
  CHECK(error_of(spoil(R"("tricks": 2, "trump": "lead", )", "")) ==
        R"(club.json:4:3: missing keys "tricks" and "trump"; a bid must have id, tricks, trump, win, lose)");
}

TEST_CASE("A stake with a fraction is refused with what to do instead", "[rules][house][errors]") {
  check({
      {R"("win": 10)", R"("win": 10.5)",
       R"(6:54: "win" is 10.5: stakes are whole numbers; double all of them to count in halves)"},
      {R"("lose": 5)", R"("lose": 0.5)",
       R"(6:66: "lose" is 0.5: stakes are whole numbers; double all of them to count in halves)"},
      {R"("lose": 10})", R"("lose": 2.5})",
       R"(6:106: "lose" is 2.5: stakes are whole numbers; double all of them to count in halves)"},
      {R"("win": 10)", R"("win": 10.25)",
       R"(6:54: "win" is 10.25: stakes are whole numbers; count all of them in a smaller unit)"},
      {R"("win": 10)", R"("win": 10.0)", R"(6:54: "win" is 10.0: stakes are whole numbers; write 10)"},
      {R"("win": 10)", R"("win": -0.5)", R"(6:54: "win" is -0.5; it must be an integer from 0 to 1000000)"},
      {R"("win": 10)", R"("win": "10.5")",
       R"(6:54: "win" is the text "10.5"; it must be an integer from 0 to 1000000)"},
  });
}

TEST_CASE("House rules need at least one bid in a list", "[rules][house][errors]") {
  const std::string start = R"({"schema": "nap.rules/1", "name": "club", "cards": 5, "bids": )";
  CHECK(error_of(start + "[]}") == R"(club.json:1:63: "bids" is empty; list at least one bid, lowest first)");
  CHECK(error_of(start + "{}}") == R"(club.json:1:63: "bids" is an object; it must be a list [...])");
  CHECK(error_of(start + "[ 3 ]}") == "club.json:1:65: 3 where a bid should be; write an object {...}");
}

TEST_CASE("Text that is not JSON is refused with its place", "[rules][house][errors]") {
  const std::string literal = R"(; write numbers, "texts", true, false, [lists] and {objects})";
  const std::vector<std::pair<std::string, std::string>> cases = {
      {"", "1:1: empty; an object {...} should be here"},
      {" \n\t ", "1:1: empty; an object {...} should be here"},
      {"\xEF\xBB\xBF", "1:1: empty; an object {...} should be here"},
      {"[]", "1:1: a list where house rules should be; write an object {...}"},
      {"\n  \"nap\"", "2:3: the text \"nap\" where house rules should be; write an object {...}"},
      {"{\n", "2:1: not JSON: unexpected end of input; expected string literal"},
      {"{\"a\": [1, 2", "1:12: not JSON: unexpected end of input; expected ']'"},
      {"{\"a\": \"b", "1:9: not JSON: invalid string: missing closing quote"},
      {"{\"a\": 1,}", "1:9: not JSON: unexpected '}'; expected string literal"},
      {"{\"a\": 1,  , }", "1:11: not JSON: unexpected ','; expected string literal"},
      {"{\"a\" \"b\\\"é\"}", "1:6: not JSON: unexpected string literal; expected ':'"},
      {"{\"a\": 1 -15}", "1:9: not JSON: unexpected number literal; expected '}'"},
      {"{true: 1}", "1:2: not JSON: unexpected true literal; expected string literal"},
      {"{}  {}", "1:5: not JSON: unexpected '{'; expected end of input"},
      {"{\"é\": nul}", "1:7: not JSON: \"nul\"" + literal},
      {"{\"a\": True}", "1:7: not JSON: \"True\"" + literal},
      {"{'a': 1}", "1:2: not JSON: \"'\"" + literal},
      {"// rules\n{}", "1:1: not JSON: \"/\"" + literal},
      {"\x01", "1:1: not JSON: \"\\x01\"" + literal},
      {"{\"a\": \xC3\xA9}", "1:7: not JSON: byte C3" + literal},
      {"{\"a\": -}", "1:8: not JSON: invalid number; expected digit after '-'"},
      {"{\"a\": 01}", "1:8: not JSON: unexpected number literal; expected '}'"},
      {"{\"a\": \"\\q\"}",
       "1:9: not JSON: invalid string: forbidden character after backslash; a backslash itself is written "
       "\\\\"},
      {"{\"a\": \"b\nc\"}",
       "1:9: not JSON: invalid string: control character U+000A (LF) must be escaped to \\u000A or \\n"},
      {"{\"a\": \"é\xFF\"}", "1:9: not JSON: invalid string: ill-formed UTF-8 byte; write the file in UTF-8"},
      {"{\"a\": \"\xC0\x80\"}",
       "1:8: not JSON: invalid string: ill-formed UTF-8 byte; write the file in UTF-8"},
      {std::string("{}\0{", 4), "1:3: not JSON: a zero byte; write the file in UTF-8"},
  };
  for (const auto& [json, error] : cases) {
    INFO(json);
    CHECK(error_of(json) == "club.json:" + error);
  }
}

TEST_CASE("Deep nesting is refused, however deep", "[rules][house][errors]") {
  const std::string error = "club.json:1:9: nested more than 8 deep; house rules need 5";
  CHECK(error_of(std::string(9, '[')) == error);
  CHECK(error_of(std::string(1'000'000, '[')) == error);
  CHECK(error_of(std::string(8, '[') + std::string(8, ']')) ==
        "club.json:1:1: a list where house rules should be; write an object {...}");
}

TEST_CASE("House rules cut off anywhere give an error of one line with a place", "[rules][house][errors]") {
  for (std::size_t size = 0; size < kRight.size(); ++size) {
    const std::string error = error_of(kRight.substr(0, size));
    INFO(error);
    CHECK(error.rfind("club.json:", 0) == 0);
    CHECK(error.find('\n') == std::string::npos);
  }
}

TEST_CASE("House rules with any byte changed are read, or refused in one line", "[rules][house][errors]") {
  int read = 0;
  for (std::size_t at = 0; at < kRight.size(); ++at) {
    for (const char wrong : {'\0', '\n', '"', '0', '9', ',', ':', '[', '{', '}', 'x', '\\', '\x80', '\xFF'}) {
      std::string json(kRight);
      json[at] = wrong;
      const std::string error = error_of(json);
      if (error == "no error") {
        ++read;
        continue;
      }
      INFO(error);
      REQUIRE(error.rfind("club.json:", 0) == 0);
      REQUIRE(error.find('\n') == std::string::npos);
    }
  }
  CHECK(read > 0);
}

}  // namespace
}  // namespace nap

// The text of house rules: its characters, its byte order mark, its length.
#include <chrono>
#include <utility>
#include <vector>

#include <catch2/catch.hpp>

#include "nap/rules/house/house_rules.hpp"
#include "nap/text/parse_error.hpp"

using Catch::Matchers::Contains;

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

// House rules with this name. They have one bid, with `keys` in it, and the bids `lower` below it.
std::string rules(std::string_view name, const std::string& lower = "", const std::string& keys = "") {
  return R"({"schema": "nap.rules/1", "name": ")" + std::string(name) + R"(", "cards": 5, "bids": [)" +
         lower + R"({"id": "nap", "tricks": 5, "trump": "lead", "win": 10, "lose": 5)" + keys + "}]}";
}

TEST_CASE("Characters that nobody sees are refused in house rules", "[rules][house][errors]") {
  const std::vector<std::pair<std::string_view, std::string>> names = {
      {R"(cl\nub)", R"(cl\x0aub)"},       {R"(cl\u009bub)", R"(cl\x9bub)"},
      {R"(cl\u202eub)", R"(cl\u202eub)"}, {"cl\u202Eub", R"(cl\u202eub)"},
      {"\uFEFFclub", R"(\ufeffclub)"},    {"cl\u2066ub", R"(cl\u2066ub)"},
      {"cl\u200Bub", R"(cl\u200bub)"},    {"club\u00AD", R"(club\xad)"},
      {"cl\u2028ub", R"(cl\u2028ub)"},    {"club\U000E0041", R"(club\U000e0041)"},
  };
  for (const auto& [name, shown] : names) {
    CHECK(error_of(rules(name)) == R"(club.json:1:35: "name" has a control or format character: ")" + shown +
                                       R"("; use printable characters)");
  }
  CHECK(error_of(rules("Café \u05E4\u05E8\u05E1\u05D9 \u2660\uFE0E \U0001F0A1")) == "no error");
}

TEST_CASE("House rules have one byte order mark or none", "[rules][house][errors]") {
  const std::string mark = "\uFEFF";
  CHECK(error_of(mark + rules("club")) == "no error");
  CHECK(error_of(mark + mark + rules("club")) ==
        "club.json:1:1: not JSON: a second byte order mark; write one or none");
}

TEST_CASE("Long house rules are read in little time", "[rules][house]") {
  const auto started = std::chrono::steady_clock::now();
  std::string keys = "{";
  for (int i = 0; i < 70'000; ++i) keys += "\"k" + std::to_string(i) + "\":1,";
  CHECK_THAT(error_of(keys + "\"k69999\":1}"), Contains("repeated key \"k69999\""));
  CHECK_THAT(error_of(keys + "\"z\":1}"), Contains("1:2: unknown key \"k0\""));

  std::string bids;
  for (int i = 0; i < 15'000; ++i) {
    bids += R"({"id":"b)" + std::to_string(i) + R"(","tricks":3,"trump":"lead","win":1,"lose":1},)";
  }
  CHECK(error_of(rules("club", bids)) == "no error");
  CHECK(error_of(rules("club", bids, R"(, "after": "b14999")")) == "no error");
  const std::string wrong = error_of(rules("club", bids, R"(, "after": "none")"));
  CHECK_THAT(wrong, Contains("listed before: b0, b1") && Contains("b19, ..."));
  const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - started;
  CHECK(seconds.count() < 5.0);  // comparing every pair of keys would take a minute
}

}  // namespace
}  // namespace nap

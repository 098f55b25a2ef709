// Checks on what the program prints.
#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include "program.hpp"

namespace nap::test {

inline long lines(const std::string& text) { return std::count(text.begin(), text.end(), '\n'); }

// Runs the program with --format json and returns what it prints. Checks that it succeeds and prints no
// message.
inline nlohmann::json report_of(const std::string& arguments) {
  const Run run = run_nap(arguments + " --format json");
  INFO(run.err);
  REQUIRE(run.status == 0);
  CHECK(run.err.empty());
  return nlohmann::json::parse(run.out);
}

// Checks that the program refuses the arguments: it prints the message in one line, and nothing else.
inline void check_refused(const std::string& arguments, const std::string& message) {
  INFO("nap " << arguments);
  const Run run = run_nap(arguments);
  CHECK(run.status == 2);
  CHECK(run.out.empty());
  CHECK(lines(run.err) == 1);
  CHECK_THAT(run.err, Catch::Matchers::StartsWith("nap: ") && Catch::Matchers::Contains(message));
}

struct Refused {
  std::string arguments;
  std::string message;  // a part of it
};
inline void check_refused(const std::vector<Refused>& cases) {
  for (const Refused& bad : cases) check_refused(bad.arguments, bad.message);
}

}  // namespace nap::test

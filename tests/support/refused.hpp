// Command lines that nap refuses. The status is 2, and the only output is one line.
#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include <catch2/catch.hpp>

#include "support/program.hpp"

namespace nap::test {

struct Refused {
  std::string arguments;
  std::string message;  // a part of it
};

inline void check_refused(const std::vector<Refused>& lines) {
  for (const Refused& bad : lines) {
    INFO("nap " << bad.arguments);
    const Run run = run_nap(bad.arguments);
    CHECK(run.status == 2);
    CHECK(run.out.empty());
    CHECK_THAT(run.err, Catch::StartsWith("nap: ") && Catch::Contains(bad.message));
    CHECK(std::count(run.err.begin(), run.err.end(), '\n') == 1);
  }
}

}  // namespace nap::test

// nap claims: what the old books say of Nap, tested.
#pragma once

#include <optional>
#include <string>

#include "options/common_options.hpp"

namespace CLI {
class App;
}

namespace nap::cli {

struct ClaimsArguments {
  CommonArguments common;
  std::optional<std::string> only;
  std::string hands = "1000";
  std::string deals = "100000";
};

void add_claims(CLI::App& app, ClaimsArguments& claims);

// Throws ParseError, Failure or Interruption.
void run(const ClaimsArguments& arguments);

}  // namespace nap::cli

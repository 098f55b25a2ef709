// nap claims: what the old books say of Nap, tested.
#pragma once

#include "nap/inquiry/claims/claims_request.hpp"
#include "options/common_options.hpp"

namespace CLI {
class App;
}

namespace nap::cli {

struct ClaimsArguments {
  CommonArguments common;
  ClaimsRequest request;
};

void add_claims(CLI::App& app, ClaimsArguments& claims);

// Throws ParseError, Failure or Interruption.
void run(const ClaimsArguments& arguments);

}  // namespace nap::cli

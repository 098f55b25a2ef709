// nap asnas claims: what the sources say about As Nas, tested.
#pragma once

#include "nap/asnas/answers/claims_answer.hpp"
#include "options/common_options.hpp"

namespace CLI {
class App;
}

namespace nap::cli {

struct AsnasClaimsArguments {
  CommonArguments common;
  asnas::ClaimsRequest request;
};

void add_asnas_claims(CLI::App& asnas, AsnasClaimsArguments& claims);

// Throws ParseError, Failure or Interruption.
void run(const AsnasClaimsArguments& arguments);

}  // namespace nap::cli

// nap asnas: the game As Nas.
#pragma once

#include <string>
#include <vector>

#include "asnas/asnas_claims_command.hpp"
#include "nap/asnas/answers/advice_answer.hpp"
#include "nap/asnas/answers/evening_answer.hpp"
#include "nap/asnas/answers/exchange_answer.hpp"
#include "nap/asnas/answers/odds_answer.hpp"
#include "nap/asnas/answers/pot_answer.hpp"
#include "nap/asnas/answers/solve_answer.hpp"
#include "nap/asnas/answers/stated_answer.hpp"
#include "options/common_options.hpp"

namespace CLI {
class App;
}

namespace nap::cli {

struct AsnasOddsArguments {
  CommonArguments common;
  asnas::OddsRequest request;
};

struct AsnasAskArguments {
  CommonArguments common;
  asnas::PotRequest request;
  asnas::AdviceRequest advice;
  std::string file;  // with a solution; empty: none
  std::vector<std::string> hand;
};

struct AsnasExchangeArguments {
  CommonArguments common;
  asnas::ExchangeRequest request;
  std::vector<std::string> hand;
};

struct AsnasSolveArguments {
  CommonArguments common;
  std::string file;  // that keeps the solution; empty: none
  asnas::SolveRequest request;
};

struct AsnasEveningArguments {
  CommonArguments common;
  asnas::EveningRequest request;
};

struct AsnasArguments {
  AsnasOddsArguments odds;
  AsnasAskArguments ask;
  AsnasExchangeArguments exchange;
  AsnasSolveArguments solve;
  AsnasEveningArguments evening;
  AsnasClaimsArguments claims;
};

void add_asnas(CLI::App& app, AsnasArguments& asnas);

// Each throws ParseError, Failure or Interruption.
void run(const AsnasOddsArguments& arguments);
void run(const AsnasAskArguments& arguments);
void run(const AsnasExchangeArguments& arguments);
void run(const AsnasSolveArguments& arguments);
void run(const AsnasEveningArguments& arguments);

}  // namespace nap::cli

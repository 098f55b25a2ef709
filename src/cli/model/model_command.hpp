// nap model: how far face-up rates are from what players who see only their own cards make.
#pragma once

#include <string>

#include "options/common_options.hpp"

namespace CLI {
class App;
}

namespace nap::cli {

struct ModelArguments {
  CommonArguments common;
  std::string players = "4";  // lists
  std::string deck = "52";
  std::string hands = "300";
  std::string deals = "16";
};

void add_model(CLI::App& app, ModelArguments& model);

// Throws ParseError, Failure or Interruption.
void run(const ModelArguments& arguments);

}  // namespace nap::cli

// nap ask: should I call Nap with this hand?
#pragma once

#include <string>
#include <vector>

#include "nap/inquiry/ask/ask_document.hpp"
#include "nap/inquiry/ask/ask_request.hpp"
#include "options/common_options.hpp"
#include "options/record_options.hpp"

namespace CLI {
class App;
}

namespace nap::cli {

struct AskArguments {
  CommonArguments common;
  AskRequest request;
  std::vector<std::string> hand;
  RecordSource source = RecordSource::Arguments;
  Notes notes = Notes::Brief;
};

void add_ask(CLI::App& app, AskArguments& ask);

// Throws ParseError, Failure or Interruption.
void run(const AskArguments& arguments);

}  // namespace nap::cli

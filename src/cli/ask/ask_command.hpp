// nap ask: should I call Nap with this hand?
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "ask/ask_document.hpp"
#include "nap/sim/rates/hand_estimate.hpp"
#include "options/common_options.hpp"
#include "options/record_options.hpp"
#include "options/stakes_options.hpp"
#include "options/table_options.hpp"

namespace CLI {
class App;
}

namespace nap::cli {

struct AskArguments {
  CommonArguments common;
  RulesetArguments changes;
  std::vector<std::string> hand;
  RecordSource source = RecordSource::Arguments;
  TableArguments table;
  std::optional<std::string> heard;
  std::optional<std::string> bids;
  std::optional<std::string> compare;
  std::optional<std::string> lead;
  CountedLeads counted_leads = CountedLeads::Chosen;
  std::string ranks = "en";
  std::optional<std::string> model;  // none: as the question can be answered best
  std::optional<std::string> deals;
  std::optional<std::string> precision;
  std::optional<std::uint64_t> bracket_deals;
  std::optional<std::string> book;
  Notes notes = Notes::Brief;
};

void add_ask(CLI::App& app, AskArguments& ask);

// Throws ParseError, Failure or Interruption.
void run(const AskArguments& arguments);

}  // namespace nap::cli

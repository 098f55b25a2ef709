// What `nap ask` answers in JSON.
#pragma once

#include <string>
#include <vector>

#include <nlohmann/json.hpp>

#include "support/program.hpp"

namespace nap::test {

inline nlohmann::json ask_json(const std::string& question) {
  return nlohmann::json::parse(run_nap("ask " + question + " --format json").out);
}

inline std::vector<std::string> bids_of(const nlohmann::json& answer) {
  std::vector<std::string> ids;
  for (const nlohmann::json& bid : answer.at("bids")) ids.push_back(bid.at("bid"));
  return ids;
}

}  // namespace nap::test

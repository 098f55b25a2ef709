// Tables of thresholds that are soon made, and house rules for them.
#pragma once

#include <string>

#include <nlohmann/json.hpp>

#include "support/program.hpp"

namespace nap::test {

// The fewest hands that can be sampled, with the deck that is quickest to solve.
inline const std::string kPlayed = "thresholds --hands 100 --deck 24 --players 3 --no-progress ";
inline const std::string kTiny = kPlayed + "--model committed ";

inline void write_house_rules(const Folder& folder, const std::string& file, const std::string& name,
                              const std::string& bids) {
  folder.write(file, R"({"schema":"nap.rules/1","name":)" + nlohmann::json(name).dump() +
                         R"(,"cards":5,"bids":[)" + bids + "]}");
}

inline const std::string kThree = R"({"id":"three","tricks":3,"trump":"lead","win":3,"lose":3})";
inline const std::string kOne = R"({"id":"one","tricks":1,"trump":"lead","win":1,"lose":1})";
inline const std::string kMisere = R"({"id":"misere","tricks":0,"trump":"none","win":3,"lose":3})";

}  // namespace nap::test

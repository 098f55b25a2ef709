#include "support/wide.hpp"

#include <catch2/catch.hpp>

#include "nap/cards/notation.hpp"
#include "nap/rules/changes/ruleset_options.hpp"
#include "nap/rules/house/house_rules.hpp"
#include "nap/rules/stake_tables.hpp"

namespace nap::test {
namespace {

const std::string kLongName(60, 'n');
const std::string kLongId(31, 'b');  // and a digit

std::string bid_json(int tricks) {
  const std::string number = std::to_string(tricks);
  return R"({"id":")" + kLongId + number + R"(","tricks":)" + number +
         R"(,"trump":"lead","win":1000000,"lose":1000000,"source":")" + std::string(90, 's') +
         R"(","options":[{"win":999999,"source":"a very long source of another version"}]})";
}

// House rules that bear the name of a stake table, from a file with a long name.
Ruleset wide_namesake(const Ruleset& table) {
  Ruleset ruleset = wide_rules(table.id, table.cards);
  ruleset.origin.assign(100, 'f');
  return ruleset;
}

}  // namespace

void check_fits(const std::string& text, std::size_t width) {
  CHECK_FALSE(text.empty());
  for (const std::string& line : report::lines_of(text)) {
    if (report::columns_of(line) <= width) continue;
    INFO(line);
    CHECK(report::columns_of(line) <= width);
  }
}

void check_fits(const report::Document& document, std::size_t width) {
  check_fits(report::DocumentWriter(report::Format::Text, {width}).write(document), width);
}

std::string wide_rules_json(const std::string& name, int cards) {
  std::string bids;
  for (int tricks = 1; tricks <= 5; ++tricks) bids += bid_json(tricks) + ",";
  return R"({"schema":"nap.rules/1","name":")" + name + R"(","cards":)" + std::to_string(cards) +
         R"(,"dealer_out":[6],"bids":[)" + bids +
         R"({"id":"open","tricks":0,"trump":"none","win":9,"lose":1,"after":")" + kLongId + R"(5"}]})";
}

Ruleset wide_rules(const std::string& name, int cards) {
  return parse_ruleset(wide_rules_json(name, cards), "wide.json");
}

std::vector<Ruleset> rulesets_of(int cards) {
  std::vector<Ruleset> rulesets;
  for (const std::string& name : stake_table_names()) {
    if (find_stake_table(name)->cards == cards) rulesets.push_back(find_stake_table(name).value());
  }
  const Ruleset usual = rulesets.front();
  RulesetOptions options;
  options.min_bid = "three";
  rulesets.push_back(apply_options(usual, options));
  options.nap_loss = 10;
  if (usual.find("misere") != nullptr) {
    options.misere_rank = MisereRank::Top;
    options.misere_trump = Trump::first_lead();
  }
  options.stakes = {{"four", kMaxStake, kMaxStake - 1}};
  rulesets.push_back(apply_options(usual, options));
  rulesets.push_back(wide_rules(kLongName, cards));
  rulesets.push_back(wide_namesake(usual));
  return rulesets;
}

std::vector<Seating> seatings_for(int cards) {
  if (cards == 9) return {{2, 2, 1}};
  if (cards == 7) return {{2, 2, 1}, {5, 5, 4}, {6, 6, 5}};
  return {{2, 2, 1}, {5, 5, 4}, {6, 5, 5}, {7, 7, 6}};
}

std::vector<Figures> wide_figures() {
  constexpr double kMost = 6.0 * kMaxStake;
  return {{Estimate::exact(1.0), Estimate::exact(kMost)},
          {Estimate::exact(0.0), Estimate::exact(0.0)},
          {{0.5, 0.3, 0.7}, {-kMost, -2.0 * kMost, 0.0}},
          {{0.975, 0.2, 1.0}, {0.52, 0.5199, 0.5201}},
          {{0.0, 0.0, 0.27}, {-0.001, -0.002, 0.001}},
          {{0.00001, 0.0, 0.00007}, {kMost, 0.0, 2.0 * kMost}},
          {{0.99999, 0.9999, 1.0}, {-0.5, -0.6, -0.4}},
          {{0.00123, 0.00113, 0.00133}, {kMost, kMost - 0.01, kMost + 0.01}}};
}

CardSet long_hand(int cards) {
  if (cards == 9) return parse_hand("AKQJT9876...", Deck(), cards);
  return parse_hand(cards == 7 ? "AKQJT98..." : "AKQJT...", Deck(), cards);
}

CardSet mixed_hand(int cards) {
  if (cards == 9) return parse_hand("AK.T98.76.72", Deck(), cards);
  return parse_hand(cards == 7 ? "AK.T9.8.72" : "A.K.T9.8", Deck(), cards);
}

}  // namespace nap::test

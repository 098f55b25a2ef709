#include "nap/rules/house/house_rules.hpp"

#include <vector>

#include <catch2/catch.hpp>

#include "nap/rules/changes/ruleset_options.hpp"
#include "nap/rules/stake_tables.hpp"

namespace nap {
namespace {

// House rules that use the whole schema, with the keys in no particular order.
constexpr const char* kClub = R"({
  "name": "Café Peña ♠", "schema": "nap.rules/1", "cards": 5,
  "all_pass": "dealer_plays_one", "dealer_out": [6, 5], "min_bid": "three",
  "bids": [
    {"id": "two", "tricks": 2, "trump": "lead", "win": 2, "lose": 0},
    {"id": "misere", "tricks": 0, "trump": "none", "win": 3, "lose": 6, "optional": true},
    {"id": "three", "tricks": 3, "trump": "lead", "win": 3, "lose": 3, "optional": false, "source": "our \"book\""},
    {"id": "nap", "tricks": 5, "trump": "lead", "win": 1000000, "lose": 5, "forced_lead": "lowest_non_trump",
     "options": [{"lose": 10}, {"forced_lead": "lowest_trump", "rank": "top", "trump": "none", "win": 4, "source": "x"}]},
    {"id": "open-misere_2", "tricks": 0, "trump": "none", "win": 20, "lose": 10, "after": "nap"}
  ]
})";

TEST_CASE("House rules are read", "[rules][house]") {
  const Ruleset club = parse_ruleset(kClub, "club.json");
  CHECK(club.id == "Café Peña ♠");
  CHECK(club.cards == 5);
  CHECK(club.all_pass == AllPass::DealerPlaysOne);
  CHECK(club.dealer_out == std::vector<int>{6, 5});
  CHECK(club.min_bid == "three");
  REQUIRE(club.bids.size() == 5);
  CHECK(club.bids[0] == Bid{"two", {2, Trump::first_lead()}, 2, 0, "", false, "", {}});
  CHECK(club.bids[1] == Bid{"misere", {0, Trump::none()}, 3, 6, "", true, "", {}});
  CHECK(club.bids[2] == Bid{"three", {3, Trump::first_lead()}, 3, 3, "", false, "our \"book\"", {}});
  CHECK(club.bids[4] == Bid{"open-misere_2", {0, Trump::none()}, 20, 10, "nap", false, "", {}});
  const std::vector<Alternative> alternatives = {{{}, 10, {}, "", {}, ""},
                                                 {4, {}, Trump::none(), "top", LeadRule::LowestTrump, "x"}};
  CHECK(club.bids[3] == Bid{"nap",
                            {5, Trump::first_lead(), LeadRule::LowestNonTrump},
                            1000000,
                            5,
                            "",
                            false,
                            "",
                            alternatives});
}

TEST_CASE("House rules have the defaults of most books", "[rules][house]") {
  const Ruleset bare = parse_ruleset(
      R"({"schema":"nap.rules/1","name":"n","cards":7,"bids":[{"id":"7","tricks":7,"trump":"lead","win":0,"lose":1}]})",
      "bare.json");
  CHECK(bare.all_pass == AllPass::Void);
  CHECK(bare.dealer_out.empty());
  CHECK(bare.min_bid.empty());
  CHECK(bare.bids[0] == Bid{"7", {7, Trump::first_lead()}, 0, 1, "", false, "", {}});
}

TEST_CASE("House rules may have a byte order mark and Windows line ends", "[rules][house]") {
  std::string windows = "\xEF\xBB\xBF";
  for (const char c : std::string(kClub)) windows += c == '\n' ? std::string("\r\n") : std::string(1, c);
  CHECK(parse_ruleset(windows, "club.json") == parse_ruleset(kClub, "club.json"));
}

TEST_CASE("The rule for all passing has a long and a short word", "[rules][house]") {
  const auto all_pass = [](const std::string& word) {
    return parse_ruleset(R"({"schema":"nap.rules/1","name":"n","cards":5,"all_pass":")" + word +
                             R"(","bids":[{"id":"nap","tricks":5,"trump":"lead","win":1,"lose":1}]})",
                         "club.json")
        .all_pass;
  };
  CHECK(all_pass("void") == AllPass::Void);
  CHECK(all_pass("eldest_plays_one") == AllPass::EldestPlaysOne);
  CHECK(all_pass("eldest_one") == AllPass::EldestPlaysOne);
  CHECK(all_pass("dealer_plays_one") == AllPass::DealerPlaysOne);
  CHECK(all_pass("dealer_one") == AllPass::DealerPlaysOne);
  CHECK(all_pass("double_header") == AllPass::DoubleHeader);
}

void check_round_trip(const Ruleset& ruleset) {
  const std::string json = to_json(ruleset);
  INFO(json);
  CHECK(parse_ruleset(json, "rules.json") == ruleset);
  CHECK(to_json(parse_ruleset(json, "rules.json")) == json);
}

TEST_CASE("Written house rules are read back as the same rules", "[rules][house][consistency]") {
  check_round_trip(parse_ruleset(kClub, "club.json"));
  Ruleset odd = find_stake_table("peel").value();
  odd.id = "\"quotes\" \\ and ♣";
  for (const AllPass all_pass :
       {AllPass::Void, AllPass::EldestPlaysOne, AllPass::DealerPlaysOne, AllPass::DoubleHeader}) {
    odd.all_pass = all_pass;
    check_round_trip(odd);
  }
}

TEST_CASE("House rules say what a revoke pays", "[rules][house]") {
  Ruleset club = find_stake_table("peel").value();
  CHECK(club.revoke == RevokePays::All);
  CHECK(to_json(club).find("revoke") == std::string::npos);
  club.id = "club";
  club.revoke = RevokePays::Share;
  CHECK(to_json(club).find("\"revoke\": \"pays_share\"") != std::string::npos);
  check_round_trip(club);
}

TEST_CASE("House rules may deal more cards than are kept", "[rules][house]") {
  Ruleset seven = find_stake_table("peel").value();
  CHECK(seven.dealt_cards() == 5);
  CHECK(to_json(seven).find("dealt") == std::string::npos);
  seven.id = "club";
  for (const int dealt : {6, 7}) {
    seven.dealt = dealt;
    CHECK(seven.dealt_cards() == dealt);
    check_round_trip(seven);
  }
}

// Each option that the table allows, alone, and all of them together.
std::vector<RulesetOptions> every_option(const Ruleset& ruleset) {
  std::vector<RulesetOptions> every(1);
  const auto with = [&every](auto RulesetOptions::*option, auto value) {
    RulesetOptions one;
    one.*option = value;
    every.push_back(one);
  };
  for (const Bid& bid : ruleset.bids) {
    if (bid.can_be_minimum()) with(&RulesetOptions::min_bid, bid.id);
    with(&RulesetOptions::stakes, std::vector<StakeChange>{{bid.id, 0, kMaxStake}});
    for (const LeadRule rule : {LeadRule::LowestTrump, LeadRule::LowestNonTrump}) {
      if (!bid.contract.is_misere()) with(&RulesetOptions::leads, std::vector<LeadChange>{{bid.id, rule}});
    }
  }
  for (const int loss : {5, 10}) with(&RulesetOptions::nap_loss, loss);
  if (ruleset.cards == 5) {
    for (const Word<ExchangeKind>& word : kExchangeWords) with(&RulesetOptions::exchange, word.value);
    every.back().price = 0;
  }
  if (ruleset.find("misere") == nullptr) return every;
  for (const Trump trump : {Trump::none(), Trump::first_lead()}) with(&RulesetOptions::misere_trump, trump);
  for (const MisereRank rank :
       {MisereRank::BelowThree, MisereRank::AboveThree, MisereRank::Top, MisereRank::Off}) {
    with(&RulesetOptions::misere_rank, rank);
  }
  every.push_back({"four", Trump::none(), MisereRank::Top, 10, {{"four", 1, 0}, {"misere", 0, 7}}});
  return every;
}

TEST_CASE("Every table is read back as the same table with any options", "[rules][house][consistency]") {
  for (const std::string& name : stake_table_names()) {
    const Ruleset ruleset = find_stake_table(name).value();
    for (const RulesetOptions& options : every_option(ruleset))
      check_round_trip(apply_options(ruleset, options));
  }
}

TEST_CASE("House rules keep what was changed in them", "[rules][house]") {
  RulesetOptions options;
  options.nap_loss = 10;
  const Ruleset changed = apply_options(find_stake_table("peel").value(), options);
  const std::string json = to_json(changed);
  CHECK(json.find("\n  \"stakes_changes\": [\"Nap loses 10 instead of 5\"],\n") != std::string::npos);
  CHECK(parse_ruleset(json, "our.json").changes == changed.changes);
  CHECK(to_json(find_stake_table("peel").value()).find("stakes_changes") == std::string::npos);
}

TEST_CASE("House rules are written with one bid per line", "[rules][house][snapshot]") {
  Ruleset club = find_stake_table("peel").value();
  club.id = "our club";
  club.min_bid = "nap";
  club.bids = {club.bids[5], club.bids[6]};
  CHECK(to_json(club) == R"({
  "schema": "nap.rules/1",
  "name": "our club",
  "cards": 5,
  "all_pass": "eldest_plays_one",
  "dealer_out": [6],
  "min_bid": "nap",
  "bids": [
    {"id": "nap", "tricks": 5, "trump": "lead", "win": 10, "lose": 5, "source": "PEEL"},
    {"id": "wellington", "tricks": 5, "trump": "lead", "win": 20, "lose": 10, "after": "nap", "optional": true, "source": "PEEL", "options": [{"win": 10, "lose": 10, "source": "PEEL, modified"}]}
  ]
}
)");
}

}  // namespace
}  // namespace nap

// House rules of the auction and of what goes on from deal to deal, and the options for them.
#include <catch2/catch.hpp>

#include "nap/rules/changes/ruleset_options.hpp"
#include "nap/rules/house/house_rules.hpp"
#include "nap/rules/stake_tables.hpp"
#include "support/rulesets.hpp"

namespace nap {
namespace {

using namespace test;

std::string club_with(std::string_view members) {
  return R"({"schema": "nap.rules/1", "name": "club", "cards": 5, )" + std::string(members) +
         R"(
 "bids": [{"id": "nap", "tricks": 5, "trump": "lead", "win": 10, "lose": 5}]})";
}

std::string club_error(std::string_view members) {
  return error_of([&] { parse_ruleset(club_with(members), "club.json"); });
}

Ruleset peel_with(const RulesetOptions& options) {
  return apply_options(find_stake_table("peel").value(), options);
}

TEST_CASE("House rules may have a pool, fines and another auction", "[rules][house]") {
  const Ruleset club =
      parse_ruleset(club_with(R"("overcall": "one_more", "own_raise": true, "shuffle": "after_nap",
 "pool": {"paid_by": "round", "stake": 2, "taken_with": "nap", "at_end": "lowest_card"},
 "fines": {"misdeal": 1, "out_of_turn": 3},)"),
                    "club.json");
  CHECK(club.overcall == Overcall::OneMore);
  CHECK(club.has_own_raise);
  CHECK(club.shuffle == Shuffle::AfterNap);
  CHECK(club.pool == PoolRules{PaidBy::Round, 2, TakenWith::NapAlone, PoolAtEnd::LowestCard});
  CHECK(club.fines == Fines{{1, 0, 0, 3, 0}});
  CHECK(parse_ruleset(to_json(club), "club.json") == club);
  CHECK(parse_ruleset(club_with(R"("pool": {"paid_by": "dealer"},)"), "club.json").pool == PoolRules{});
}

TEST_CASE("Wrong rules of the evening are reported with their place", "[rules][house][errors]") {
  CHECK(club_error(R"("overcall": "any",)") ==
        R"(club.json:1:67: "overcall" is the text "any"; it must be "higher" or "equal" or "one_more")");
  CHECK(club_error(R"("own_raise": 1,)") == R"(club.json:1:68: "own_raise" is 1; it must be true or false)");
  CHECK(club_error(R"("shuffle": "never",)") ==
        R"(club.json:1:66: "shuffle" is the text "never"; it must be "each_deal" or "after_nap")");
  CHECK(club_error(R"("pool": 12,)") ==
        R"(club.json:1:63: 12 where a pool should be; write an object {...})");
  CHECK(club_error(R"("pool": {},)") == R"(club.json:1:63: missing key "paid_by"; a pool must have paid_by)");
  CHECK(club_error(R"("pool": {"paid_by": "dealer", "stake": 0},)") ==
        R"(club.json:1:94: "stake" is 0; it must be an integer from 1 to 1000)");
  CHECK(club_error(R"("pool": {"by": "dealer"},)") ==
        R"(club.json:1:64: unknown key "by"; a pool can have paid_by, stake, taken_with, at_end)");
  CHECK(club_error(R"("fines": {"misdeal": 1},)") ==
        R"(club.json:1:64: "fines" go into a pool, and there is no "pool"; say who pays into it)");
  CHECK(
      club_error(R"("pool": {"paid_by": "once"}, "fines": {"late": 1},)") ==
      R"(club.json:1:94: unknown key "late"; fines can have misdeal, exposed_card, touching, out_of_turn, revoke)");
  CHECK(club_error(R"("pool": {"paid_by": "once"}, "fines": {"misdeal": 1001},)") ==
        R"(club.json:1:105: "misdeal" is 1001; it must be an integer from 0 to 1000)");
}

TEST_CASE("Options give a table a pool with the fines in print", "[rules][options]") {
  RulesetOptions options;
  options.pool = {.paid_by = PaidBy::Dealer, .fines = {{FineKind::Revoke, 5}}};
  const Ruleset peel = peel_with(options);
  CHECK(peel.pool == PoolRules{});
  CHECK(peel.fines == Fines{{1, 1, 1, 0, 5}});
  CHECK(peel.changes ==
        std::vector<std::string>{
            "there is a pool: 1 by each dealer, taken with Nap or more, at the end divided",
            "the fines are misdeal 1, exposed_card 1, touching 1 and revoke 5 instead of none"});
}

TEST_CASE("Options change the auction and the deal", "[rules][options]") {
  RulesetOptions options;
  options.overcall = Overcall::Equal;
  options.own_raise = true;
  options.shuffle = Shuffle::AfterNap;
  CHECK(peel_with(options).changes ==
        std::vector<std::string>{
            "a bid may be outbid by an equal bid, too, which takes over instead of by any higher bid",
            "who called Nap may play the bid that outbids it",
            "the deck is only cut until Nap is made instead of shuffled before each deal"});
}

TEST_CASE("A part of the pool needs a pool, and a fine its amount once", "[rules][options][errors]") {
  const auto pool_error = [](const PoolOptions& pool) {
    RulesetOptions options;
    options.pool = pool;
    return error_of([&] { peel_with(options); });
  };
  const std::string no_pool =
      ": there is no pool; say who pays into it, such as the dealer (--pool-paid-by dealer)";
  CHECK(pool_error({.stake = 2}) == "stake of the pool" + no_pool);
  CHECK(pool_error({.taken_with = TakenWith::NapAlone}) == "who takes the pool" + no_pool);
  CHECK(pool_error({.at_end = PoolAtEnd::Divided}) == "the pool at the end" + no_pool);
  CHECK(pool_error({.fines = {{FineKind::Touching, 1}}}) == "fine of touching" + no_pool);
  CHECK(pool_error({.paid_by = PaidBy::Once, .fines = {{FineKind::Misdeal, 1}, {FineKind::Misdeal, 2}}}) ==
        "fine of misdeal: given twice; give it once");
  CHECK(parse_fine_change("out-of-turn=3").kind == FineKind::OutOfTurn);
  CHECK(error_of([] { parse_fine_change("misdeal"); }) ==
        R"(fine "misdeal": write KIND=STAKES, such as misdeal=1)");
  CHECK(error_of([] { parse_fine_change("late=1"); }) ==
        R"(fine "late": misdeal, exposed_card, touching, out_of_turn or revoke)");
  CHECK(error_of([] { parse_fine_change("misdeal=-1"); }) ==
        R"(fine of misdeal "-1": not a whole number from 0 to 1000)");
}

}  // namespace
}  // namespace nap

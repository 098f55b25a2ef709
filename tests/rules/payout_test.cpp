#include "nap/rules/payout.hpp"

#include <array>
#include <string>
#include <vector>

#include <catch2/catch.hpp>

#include "nap/rules/stake_tables.hpp"

namespace nap {
namespace {

Bid bid_of(std::string_view table, std::string_view id) {
  const Ruleset ruleset = find_stake_table(table).value();
  const Bid* bid = ruleset.find(id);
  REQUIRE(bid);
  return *bid;
}

double value_of(std::string_view id, double success) {
  return expected_payout_per_payer(bid_of("peel", id), success);
}

TEST_CASE("The declarer settles with every payer, with or without cards", "[rules][payout]") {
  const Bid nap = bid_of("peel", "nap");
  const Seating four = {4, 4, 3};
  const Seating six = {6, 5, 5};
  CHECK(declarer_payout(nap, BidResult::Made, four) == 30);
  CHECK(declarer_payout(nap, BidResult::Lost, four) == -15);
  CHECK(declarer_payout(nap, BidResult::Made, six) == 50);
  CHECK(declarer_payout(nap, BidResult::Lost, six) == -25);
}

TEST_CASE("The other players pay what the declarer gets", "[rules][payout]") {
  for (const std::string& name : stake_table_names()) {
    const Ruleset ruleset = find_stake_table(name).value();
    for (const Bid& bid : ruleset.bids) {
      for (int players = 2; players <= kMaxSeats; ++players) {
        for (const BidResult result : {BidResult::Made, BidResult::Lost}) {
          const int active = players == 6 ? 5 : players;
          int total = declarer_payout(bid, result, {players, active, players - 1});
          for (int other = 1; other < players; ++other)
            total -= result == BidResult::Made ? bid.win : -bid.lose;
          CHECK(total == 0);
        }
      }
    }
  }
}

std::vector<int> listed(const Payments& payments, const Seating& seating) {
  return {payments.begin(), payments.begin() + seating.players};
}

// ES: "A declarer who revokes pays as if he had lost; another player who revokes pays the declarer what he
// would have won, the rest pay nothing."
TEST_CASE("A revoke pays as for a lost bid, or all that the bid would have won", "[rules][payout]") {
  const Bid nap = bid_of("peel", "nap");  // wins 10 and loses 5
  const Seating six = {6, 5, 5};          // five payers, the dealer among them
  const Settlement settlement{nap, BidResult::Lost, Seat(1)};
  // The declarer pays 5 to each of the five others.
  CHECK(listed(payments_of_revoke(settlement, Seat(1), RevokePays::All, six), six) ==
        std::vector<int>{5, -25, 5, 5, 5, 5});
  // Seat 4 pays 5 times 10, what all would have paid; or 10, what it would have paid itself.
  CHECK(listed(payments_of_revoke(settlement, Seat(3), RevokePays::All, six), six) ==
        std::vector<int>{0, 50, 0, -50, 0, 0});
  CHECK(listed(payments_of_revoke(settlement, Seat(3), RevokePays::Share, six), six) ==
        std::vector<int>{0, 10, 0, -10, 0, 0});
  const Settlement doubled{nap, BidResult::Lost, Seat(1), 2};
  CHECK(payments_of_revoke(doubled, Seat(3), RevokePays::All, six)[1] == 100);
}

TEST_CASE("Break-evens are those of the printed tables", "[rules][payout]") {
  for (const char* id : {"one", "two", "misere", "three", "four"}) {
    CHECK(break_even(bid_of("peel", id)) == Approx(1.0 / 2));
  }
  for (const char* id : {"nap", "wellington", "blucher"}) {
    CHECK(break_even(bid_of("peel", id)) == Approx(1.0 / 3));
    CHECK(break_even(bid_of("spanish", id)) == Approx(1.0 / 3));
    CHECK(break_even(bid_of("french", id)) == Approx(1.0 / 3));
    CHECK(break_even(bid_of("symmetric", id)) == Approx(1.0 / 2));
  }
  for (const char* table : {"seven", "spanish-seven", "french-seven"}) {
    CHECK(break_even(bid_of(table, "six")) == Approx(1.0 / 3));
    CHECK(break_even(bid_of(table, "seven")) == Approx(1.0 / 3));
  }
  CHECK(break_even(bid_of("nine", "eight")) == Approx(1.0 / 2));
  CHECK(break_even(bid_of("nine", "nap")) == Approx(1.0 / 3));
}

TEST_CASE("Modified stakes and a misère that loses six have higher break-evens", "[rules][payout]") {
  const auto with_stakes = [](std::string_view id, int win, int lose) {
    Bid bid = bid_of("peel", id);
    bid.win = win;
    bid.lose = lose;
    return break_even(bid);
  };
  CHECK(with_stakes("wellington", 10, 10) == Approx(1.0 / 2));
  CHECK(with_stakes("blucher", 10, 15) == Approx(3.0 / 5));
  CHECK(with_stakes("nap", 10, 10) == Approx(1.0 / 2));
  CHECK(with_stakes("misere", 3, 6) == Approx(2.0 / 3));
}

TEST_CASE("A bid is worth nothing at its break-even, and its stake when it is certain", "[rules][payout]") {
  for (const std::string& name : stake_table_names()) {
    const Ruleset ruleset = find_stake_table(name).value();
    for (const Bid& bid : ruleset.bids) {
      INFO(name << ' ' << bid.id);
      CHECK(expected_payout_per_payer(bid, break_even(bid)) == Approx(0).margin(1e-12));
      CHECK(expected_payout_per_payer(bid, 1.0) == Approx(bid.win));
      CHECK(payout_per_payer(bid, 3, 8) == Approx(8 * expected_payout_per_payer(bid, 3.0 / 8)));
      CHECK(expected_payout_per_payer(bid, 0.0) == Approx(-bid.lose));
    }
  }
}

TEST_CASE("Nap and all above it take the pool", "[rules][payout]") {
  const auto takers = [](const std::string& name) {
    const Ruleset ruleset = find_stake_table(name).value();
    std::string ids;
    for (const Bid& bid : ruleset.bids) {
      if (takes_pool(ruleset, bid)) ids += bid.id + ' ';
    }
    return ids;
  };
  CHECK(takers("peel") == "nap wellington blucher ");
  CHECK(takers("french") == "nap wellington blucher ");
  CHECK(takers("seven") == "nap six seven ");
  const Bid all_of_five = bid_of("peel", "nap");
  const Bid four = bid_of("peel", "four");
  Ruleset without_nap;  // without a bid of that name
  without_nap.bids = {four};
  CHECK(takes_pool(without_nap, all_of_five));
  CHECK_FALSE(takes_pool(without_nap, four));
  Ruleset nap_alone = find_stake_table("peel").value();
  nap_alone.pool = PoolRules{.taken_with = TakenWith::NapAlone};
  CHECK(takes_pool(nap_alone, *nap_alone.find("nap")));
  CHECK_FALSE(takes_pool(nap_alone, *nap_alone.find("wellington")));
}

TEST_CASE("A pool lowers the break-even", "[rules][payout]") {
  Bid nap = bid_of("peel", "nap");
  nap.from_pool = 15.0;
  CHECK(break_even(nap) == Approx(5.0 / (10.0 + 15.0 + 5.0)));
  CHECK(expected_payout_per_payer(nap, 0.25) == Approx(0.25 * 25.0 - 0.75 * 5.0));
  CHECK(payout_per_payer(nap, 1, 4) == Approx(25.0 - 15.0));
}

TEST_CASE("Two bids are worth the same at the success rates where the better one changes",
          "[rules][payout]") {
  Bid level_nap = bid_of("peel", "nap");
  level_nap.lose = 10;
  for (const double p : {0.1, 0.4, 0.5, 0.75, 0.9}) {
    CHECK(value_of("four", (6 * p + 1) / 8) == Approx(value_of("three", p)).margin(1e-12));
    CHECK(value_of("nap", (8 * p + 1) / 15) == Approx(value_of("four", p)).margin(1e-12));
    CHECK(value_of("nap", (6 * p + 2) / 15) == Approx(value_of("three", p)).margin(1e-12));
    CHECK(expected_payout_per_payer(level_nap, (4 * p + 3) / 10) ==
          Approx(value_of("four", p)).margin(1e-12));
  }
}

}  // namespace
}  // namespace nap

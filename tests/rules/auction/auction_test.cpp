#include "nap/rules/auction/auction.hpp"

#include <numeric>

#include <catch2/catch.hpp>

#include "nap/rules/payout.hpp"
#include "nap/rules/stake_tables.hpp"

namespace nap {
namespace {

Ruleset table(std::string_view name) { return find_stake_table(name).value(); }

std::size_t place(const BidOrder& order, std::string_view id) {
  for (std::size_t i = 0; i < order.bids().size(); ++i) {
    if (order.bids()[i].id == id) return i;
  }
  FAIL("no such bid");
  return 0;
}

TEST_CASE("A call must outrank every call before it", "[rules][auction]") {
  const BidOrder order(table("peel"));
  Auction auction(order);
  CHECK(auction.may_call(place(order, "one")));
  auction.call(place(order, "three"));
  auction.call(std::nullopt);
  CHECK_FALSE(auction.may_call(place(order, "two")));
  CHECK_FALSE(auction.may_call(place(order, "misere")));
  CHECK_FALSE(auction.may_call(place(order, "three")));
  CHECK(auction.may_call(place(order, "four")));
  auction.call(place(order, "four"));
  CHECK(auction.highest() == Auction::Declaration{Seat(2), place(order, "four")});
  CHECK(auction.seat() == Seat(3));
  CHECK(auction.said().size() == 3);
}

TEST_CASE("Misere outranks three where the table ranks it above", "[rules][auction]") {
  const BidOrder order(table("spanish"));
  Auction auction(order);
  auction.call(place(order, "three"));
  CHECK(auction.may_call(place(order, "misere")));
}

TEST_CASE("Wellington needs a call of Nap before it, and Blucher one of Wellington", "[rules][auction]") {
  const BidOrder order(table("peel"));
  const std::size_t nap = place(order, "nap");
  const std::size_t wellington = place(order, "wellington");
  const std::size_t blucher = place(order, "blucher");
  Auction auction(order);
  CHECK_FALSE(auction.may_call(wellington));
  auction.call(place(order, "four"));
  CHECK_FALSE(auction.may_call(wellington));
  auction.call(nap);
  CHECK(auction.may_call(wellington));
  CHECK_FALSE(auction.may_call(blucher));
  auction.call(wellington);
  CHECK_FALSE(auction.may_call(wellington));
  CHECK(auction.may_call(blucher));
}

TEST_CASE("An auction starts at the lowest bid of its table", "[rules][auction]") {
  CHECK(BidOrder(table("peel")).bids().front().id == "one");
  CHECK(BidOrder(table("spanish")).bids().front().id == "three");
  CHECK(BidOrder(table("french")).bids().front().id == "two");
}

TEST_CASE("When all pass the rule says who plays for one trick", "[rules][auction]") {
  const Seating four = {4, 4, 3};
  const Seating six = {6, 5, 5};
  CHECK(forced_declarer(AllPass::Void, four) == std::nullopt);
  CHECK(forced_declarer(AllPass::DoubleHeader, four) == std::nullopt);
  CHECK(forced_declarer(AllPass::EldestPlaysOne, four) == Seat(0));
  CHECK(forced_declarer(AllPass::DealerPlaysOne, four) == Seat(3));
  CHECK(forced_declarer(AllPass::DealerPlaysOne, six) == Seat(4));
  CHECK(forced_bid(table("peel")).source == "PEEL");
  const Bid derived = forced_bid(table("spanish"));
  CHECK((derived.contract.tricks == 1 && derived.win == 1 && derived.lose == 1));
}

TEST_CASE("The payments of all seats for a deal add up to zero", "[rules][payout]") {
  for (const std::string& name : stake_table_names()) {
    for (const Bid& bid : table(name).bids) {
      for (const Seating& seating :
           {Seating{2, 2, 1}, Seating{4, 4, 3}, Seating{6, 5, 5}, Seating{6, 5, 4}}) {
        for (const BidResult result : {BidResult::Made, BidResult::Lost}) {
          const Payments payments = payments_of({bid, result, Seat(1), 2}, seating);
          CHECK(std::accumulate(payments.begin(), payments.end(), 0) == 0);
          CHECK(payments[1] == 2 * declarer_payout(bid, result, seating));
        }
      }
    }
  }
}

TEST_CASE("A dealer without cards pays like the others if the table says so", "[rules][payout]") {
  const Bid nap = *table("peel").find("nap");
  CHECK(payments_of({nap, BidResult::Lost, Seat(0)}, {6, 5, 5}) == Payments{-25, 5, 5, 5, 5, 5, 0});
  CHECK(payments_of({nap, BidResult::Made, Seat(2)}, {6, 5, 4}) == Payments{-10, -10, 40, -10, -10, 0, 0});
}

}  // namespace
}  // namespace nap

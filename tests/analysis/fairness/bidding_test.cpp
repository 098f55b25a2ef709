#include "nap/analysis/fairness/bidding.hpp"

#include <catch2/catch.hpp>

#include "appraisal/known_rates.hpp"
#include "nap/rules/stake_tables.hpp"
#include "support/hands.hpp"

using namespace nap;
using namespace nap::test;

namespace {

// One player's hand, with the rates of an appraisal.
class Bidder {
 public:
  explicit Bidder(const std::string& stakes)
      : order_(find_stake_table(stakes).value()), known_(whole({hopeless_hand("AKQ.JT..", 1.0)})) {}

  void set(const Contract& contract, double success) { appraisal_[known_.place_of(contract)] = success; }

  // The player's call after these calls of others; "pass" for passing.
  std::string call(const std::vector<std::string>& earlier, double shift = 0.0) const {
    Auction auction(order_);
    for (const std::string& id : earlier) auction.call(place(id));
    const ValuePolicy policy(order_, known_, shift);
    const Auction::Call call = policy.call({CardSet(), appraisal_, auction});
    return call ? order_.bids()[*call].id : "pass";
  }

 private:
  Auction::Call place(const std::string& id) const {
    for (std::size_t i = 0; i < order_.bids().size(); ++i) {
      if (order_.bids()[i].id == id) return i;
    }
    return std::nullopt;
  }

  BidOrder order_;
  KnownRates known_;
  Appraisal appraisal_{};
};

}  // namespace

TEST_CASE("A player calls the bid worth most of those that may still be called", "[analysis][bidding]") {
  Bidder hand("peel");
  hand.set(tricks(1), 1.0);
  hand.set(tricks(2), 0.9);   // 2 x .8 = 1.6
  hand.set(tricks(3), 0.75);  // 3 x .5 = 1.5
  hand.set(tricks(4), 0.6);   // 4 x .2 = 0.8
  CHECK(hand.call({}) == "two");
  CHECK(hand.call({"pass", "one"}) == "two");
  CHECK(hand.call({"two"}) == "three");
  CHECK(hand.call({"three"}) == "four");
  CHECK(hand.call({"four"}) == "pass");
}

TEST_CASE("What is exactly even is not called", "[analysis][bidding]") {
  Bidder hand("peel");
  hand.set(tricks(1), 0.5);
  CHECK(hand.call({}) == "pass");
}

TEST_CASE("Wellington is called over somebody's Nap where it pays", "[analysis][bidding]") {
  Bidder hand("peel");
  hand.set(tricks(5), 0.5);
  CHECK(hand.call({}) == "nap");
  CHECK(hand.call({"nap"}) == "wellington");
  CHECK(hand.call({"nap", "wellington"}) == "blucher");
}

TEST_CASE("Bold players call below the break-even, cautious ones only above it", "[analysis][bidding]") {
  Bidder hand("french");
  hand.set(tricks(3), 0.48);
  CHECK(hand.call({}) == "pass");
  CHECK(hand.call({}, 0.05) == "three");
  hand.set(tricks(3), 0.53);
  CHECK(hand.call({}) == "three");
  CHECK(hand.call({}, -0.05) == "pass");
}

TEST_CASE("People of one table may bid each in a different way", "[analysis][bidding]") {
  const BidOrder order(find_stake_table("french").value());
  const KnownRates known(whole({hopeless_hand("AKQ.JT..", 1.0)}));
  const Bidding bidding = value_bidding(0.05);
  Appraisal appraisal{};
  appraisal[known.place_of(tricks(3))] = 0.48;
  const Auction auction(order);
  CHECK(bidding(order, known, 0)->call({CardSet(), appraisal, auction}));
  CHECK_FALSE(bidding(order, known, 1)->call({CardSet(), appraisal, auction}));
}

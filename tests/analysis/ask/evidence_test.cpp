// What the answer says about hand-made rates.
#include "ask/evidence.hpp"

#include <map>
#include <string>

#include <catch2/catch.hpp>

#include "nap/cards/notation.hpp"
#include "nap/rules/payout.hpp"
#include "nap/rules/stake_tables.hpp"

using namespace nap;

namespace {

struct Rates {
  double played;
  double open;
};

// Rates known to ± 1 point.
class HandMade : public Evidence {
 public:
  explicit HandMade(std::map<std::string, Rates> rates) : rates_(std::move(rates)) {}

  Method method() const override { return Method::MonteCarlo; }
  std::uint64_t deals() const override { return 1000; }
  bool is_complete() const override { return true; }
  BidAnswer answer(const Bid& bid) const override {
    const Estimate played = known(rates_.at(bid.id).played);
    BidAnswer answer{bid,
                     opening_of(bid.contract, Card(Rank::Ace, Suit::Spades)),
                     played,
                     std::nullopt,
                     break_even(bid),
                     expected_payout_per_payer(bid, played.value),
                     0.0};
    answer.face_up = known(rates_.at(bid.id).open);
    return answer;
  }
  Estimate difference(const Bid* a, const Bid* b) const override {
    const Estimate difference = unpaired_difference(played(a), played(b), span_of(a), span_of(b));
    const double shift = loss_of(b) - loss_of(a);
    return {difference.value + shift, difference.low + shift, difference.high + shift};
  }

 private:
  static Estimate known(double rate) { return {rate, rate - 0.01, rate + 0.01}; }
  Estimate played(const Bid* bid) const {
    return bid != nullptr ? known(rates_.at(bid->id).played) : Estimate::exact(0.0);
  }

  std::map<std::string, Rates> rates_;
};

Question question(std::vector<std::string> bids) {
  const Ruleset ruleset = find_stake_table("peel").value();
  Question question{parse_hand("AKQ.JT..", Deck(), 5),
                    Deck(),
                    ruleset,
                    seat_players(ruleset, 4, std::nullopt, Deck()),
                    Model::SelfPlay,
                    SamplePlan{}};
  question.asked_bids = std::move(bids);
  return question;
}

Advice advice(std::map<std::string, Rates> rates) {
  std::vector<std::string> bids;
  for (const auto& [id, each] : rates) bids.push_back(id);
  return answer_from(HandMade(std::move(rates)), question(std::move(bids))).advice;
}

}  // namespace

TEST_CASE("A bid that pays in play but not with open hands hangs on the defence", "[analysis][unit]") {
  const Advice nap = advice({{"nap", {0.37, 0.17}}});  // a third is needed
  CHECK(nap.best->bid.id == "nap");
  CHECK(nap.hangs_on == HangsOn::Defence);
  CHECK_FALSE(nap.best_face_up.has_value());

  const Advice misere = advice({{"misere", {0.75, 0.2}}, {"one", {0.7, 0.6}}});
  CHECK(misere.best->bid.id == "misere");
  CHECK(misere.hangs_on == HangsOn::Defence);
  CHECK(misere.best_face_up->bid.id == "one");
}

TEST_CASE("Nothing hangs on the defence where the advised bid pays with open hands, too",
          "[analysis][unit]") {
  const Advice three = advice({{"three", {0.9, 0.8}}, {"nap", {0.4, 0.2}}});
  CHECK(three.best->bid.id == "three");
  CHECK(three.hangs_on == HangsOn::Nothing);
  CHECK(advice({{"three", {0.4, 0.3}}}).hangs_on == HangsOn::Nothing);
}

TEST_CASE("Rates within each other's error say nothing of the defence", "[analysis][unit]") {
  CHECK(advice({{"three", {0.505, 0.49}}}).hangs_on == HangsOn::Nothing);
  CHECK(advice({{"three", {0.515, 0.49}}}).hangs_on == HangsOn::Defence);
}

TEST_CASE("Passing with a bid that pays with open hands only hangs on the declarer", "[analysis][unit]") {
  const Advice pass = advice({{"three", {0.4, 0.3}}, {"nap", {0.3, 0.36}}});
  CHECK_FALSE(pass.best.has_value());
  CHECK(pass.hangs_on == HangsOn::Declarer);
  CHECK(pass.best_face_up->bid.id == "nap");
}

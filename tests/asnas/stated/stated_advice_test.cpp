#include "nap/asnas/stated/stated_advice.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <random>

#include <catch2/catch.hpp>

#include "nap/asnas/odds/pot_share.hpp"

using namespace nap;
using namespace nap::asnas;

namespace {

constexpr Ranking kRanking = Ranking::Combination;

Cards cards(std::array<int, 5> copies) {
  Cards hand;
  for (const Rank rank : kRanksHighToLow) hand.add(rank, copies[static_cast<std::size_t>(rank)]);
  return hand;
}

int least(const std::array<int, 5>& copies) { return strength(cards(copies), kRanking); }

const Cards kTwoPairs = cards({2, 2, 0, 0, 1});
const int kAny = least({1, 1, 1, 1, 1});
const int kLeastPair = least({0, 1, 1, 1, 2});
const int kLeastThree = least({0, 0, 1, 1, 3});

struct Question {
  Question(int players, const std::vector<Move>& heard, const StatedPlayers& others,
           const Cards& hand = kTwoPairs)
      : tree({.players = players}),
        asked{tree.position_after(heard), hand, pack_for(players), kRanking, others} {}

  StatedAdvice answer(std::uint64_t deals = 20'000, int threads = 2) const {
    Monitor monitor;
    Workers workers(threads, monitor);
    return stated_advice(tree, asked, 1, deals, workers).value();
  }

  BettingTree tree;
  StatedQuestion asked;
};

bool holds(const Estimate& estimate, double value) {
  const double error = std::max(estimate.high - estimate.low, 1e-9) / 2.0 / normal_point();
  return std::abs(estimate.value - value) < 4.5 * error;
}

// What the four others hold, from shuffled packs.
class ShuffledPack {
 public:
  ShuffledPack() {
    const Cards left = pack_for(5).cards() - kTwoPairs;
    for (const Rank rank : kRanksHighToLow)
      pack_.insert(pack_.end(), static_cast<std::size_t>(left.of(rank)), rank);
  }
  std::array<int, 4> deal() {
    std::shuffle(pack_.begin(), pack_.end(), random_);
    std::array<int, 4> strengths{};
    for (std::size_t i = 0; i < 4; ++i) {
      Cards hand;
      for (std::size_t card = 0; card < 5; ++card) hand.add(pack_[5 * i + card]);
      strengths[i] = strength(hand, kRanking);
    }
    return strengths;
  }

 private:
  std::vector<Rank> pack_;
  std::mt19937 random_{5};
};

// What a match wins against an opening of the player before, among five players of whom the first passes and
// the others then match or fold: from the packs in which the first two happen to bet so.
double match_by_shuffling(const StatedPlayers& others, int deals) {
  ShuffledPack pack;
  const int own = strength(kTwoPairs, kRanking);
  double sum = 0.0;
  for (int found = 0; found < deals;) {
    const std::array<int, 4> strengths = pack.deal();  // the first, the second, the fourth, the fifth
    if (strengths[0] >= others.open || strengths[1] < others.open) continue;
    ++found;
    int pot = 5 + 2 + 2;  // antes, the opening and the match
    int best = strengths[1];
    int with_best = 1;
    for (const std::size_t i : {2U, 3U, 0U}) {
      if (strengths[i] < others.match) continue;
      pot += 2;
      if (strengths[i] > best) with_best = 0;
      best = std::max(best, strengths[i]);
      with_best += strengths[i] == best ? 1 : 0;
    }
    sum -= 2.0;
    if (own > best) sum += pot;
    if (own == best) sum += static_cast<double>(pot) / (with_best + 1);
  }
  return sum / deals;
}

}  // namespace

TEST_CASE("Stated players open, match and raise with their hands or better", "[asnas][stated]") {
  const BettingTree tree({.players = 2});
  const StatedPlayers players{kLeastThree, kLeastPair, std::nullopt};
  const StatedPlayers raisers{kLeastThree, kLeastPair, kLeastThree};
  const auto move = [&](const StatedPlayers& stated, const std::vector<Move>& history, int strength) {
    const BettingTree::Position& position = tree.positions()[tree.position_after(history)];
    return position.choices[stated_choice(stated, position, strength)].move;
  };
  CHECK(move(players, {}, kLeastThree) == Move::Open);
  CHECK(move(players, {}, kLeastThree - 1) == Move::Pass);
  CHECK(move(players, {Move::Open}, kLeastPair) == Move::Match);
  CHECK(move(players, {Move::Open}, kLeastPair - 1) == Move::Fold);
  CHECK(move(players, {Move::Open}, kLeastThree) == Move::Match);
  CHECK(move(raisers, {Move::Open}, kLeastThree) == Move::Raise);
  CHECK(move(raisers, {Move::Open, Move::Raise}, kLeastThree) == Move::Match);  // there is one raise
}

TEST_CASE("If everybody bets with any hand, a match wins the share of the pot", "[asnas][stated]") {
  for (const int players : {5, 8}) {
    CAPTURE(players);
    const Question question(players, {Move::Open}, {kAny, kAny, std::nullopt});
    const PotShare share = pot_share({kTwoPairs, {}, players, pack_for(players)}, kRanking);
    const StatedAdvice advice = question.answer();
    CHECK(holds(advice.choices[1].value, 3.0 * players * share.share.value - 2.0));
    CHECK(advice.choices[0].value.value == 0.0);
    CHECK(advice.choices[0].value.is_exact());
    CHECK(advice.choices[1].value.half_width() < 0.15);
  }
}

TEST_CASE("Hands are drawn as if the moves had been waited for", "[asnas][stated]") {
  const StatedPlayers others{least({0, 1, 0, 2, 2}), least({1, 2, 1, 0, 1}), std::nullopt};
  const Question question(5, {Move::Pass, Move::Open}, others);
  const StatedAdvice advice = question.answer(60'000);
  constexpr int kDeals = 60'000;
  const double shuffled = match_by_shuffling(others, kDeals);
  const Estimate& match = advice.choices[1].value;
  const double error = match.half_width() / normal_point() * std::sqrt(2.0);
  CHECK(std::abs(match.value - shuffled) < 4.5 * error);
  CHECK(match.half_width() < 0.06);
}

TEST_CASE("A hand that knows it is beaten folds, one that is not raises", "[asnas][stated]") {
  const StatedPlayers others{kLeastThree, kLeastPair, std::nullopt};
  const StatedAdvice beaten = Question(6, {Move::Open}, others).answer();
  CHECK(beaten.best == 0);
  CHECK(beaten.choices[1].value.value == Approx(-2.0).margin(1e-9));
  CHECK(beaten.choices[1].behind.value == Approx(2.0).margin(1e-9));
  const Cards aces = cards({5, 0, 0, 0, 0});
  const StatedAdvice sure = Question(6, {Move::Open}, others, aces).answer();
  CHECK(sure.best == 2);
  // The antes, the opener's match of the raise and its own bet, which comes back; perhaps more.
  CHECK(sure.choices[2].value.low > 6.0 + 4.0 - 1e-9);
}

TEST_CASE("A hand that will fold to a raise counts that", "[asnas][stated]") {
  // Who raises holds three or better, which beats two pairs; all others fold. So an opening wins the five
  // antes if nobody holds such a hand, and else its two chips are lost, not four.
  const StatedPlayers others{kLeastThree, kLeastThree, kLeastThree};
  const StatedAdvice advice = Question(5, {}, others).answer();
  ShuffledPack pack;
  constexpr int kDeals = 20'000;
  int nobody = 0;
  for (int i = 0; i < kDeals; ++i) {
    const std::array<int, 4> strengths = pack.deal();
    nobody += *std::max_element(strengths.begin(), strengths.end()) < kLeastThree ? 1 : 0;
  }
  const Estimate& opening = advice.choices[1].value;
  const double shuffled = 7.0 * nobody / kDeals - 2.0;
  CHECK(std::abs(opening.value - shuffled) < 4.5 * opening.half_width() / normal_point() * std::sqrt(2.0));
  const StatedAdvice matched = Question(5, {Move::Open, Move::Raise}, others).answer();
  CHECK(matched.best == 0);
  CHECK(matched.choices[1].value.value == Approx(-4.0).margin(1e-9));
}

TEST_CASE("Moves that stated players do not make have no deals", "[asnas][stated]") {
  Monitor monitor;
  Workers workers(1, monitor);
  const Question raised(5, {Move::Open, Move::Raise}, {kLeastThree, kLeastPair, std::nullopt});
  CHECK_FALSE(stated_advice(raised.tree, raised.asked, 1, 1'000, workers).has_value());
  // Two aces of five are in the hand that asks.
  const Question aces(5, {Move::Open}, {least({5, 0, 0, 0, 0}), kAny, std::nullopt});
  CHECK_FALSE(stated_advice(aces.tree, aces.asked, 1, 1'000, workers).has_value());
}

TEST_CASE("Advice is the same on any number of threads", "[asnas][stated]") {
  const Question question(7, {Move::Pass, Move::Open}, {kLeastThree, kLeastPair, kLeastThree});
  const StatedAdvice one = question.answer(3'000, 1);
  const StatedAdvice two = question.answer(3'000, 2);
  REQUIRE(one.choices.size() == two.choices.size());
  for (std::size_t i = 0; i < one.choices.size(); ++i) {
    CHECK(one.choices[i].value.value == two.choices[i].value.value);
    CHECK(one.choices[i].behind.high == two.choices[i].behind.high);
  }
}

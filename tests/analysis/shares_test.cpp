// Shares and means by hand, and how often their intervals hold the truth.
#include "nap/analysis/shares.hpp"

#include <algorithm>
#include <cmath>
#include <random>

#include <catch2/catch.hpp>

#include "nap/analysis/best_bid.hpp"
#include "nap/analysis/thresholds.hpp"
#include "nap/rules/payout.hpp"
#include "support/hands.hpp"

using namespace nap;
using namespace nap::test;

namespace {

#ifdef NAP_SANITIZED
constexpr int kRuns = 40;
#else
constexpr int kRuns = 300;
#endif
// Intervals that each miss one time in twenty hold so rarely once in 200 times (release: 0.92).
const double kFewest = 0.95 - 2.5 * std::sqrt(0.95 * 0.05 / kRuns);

constexpr Membership kIn{true, 1.0};
constexpr Membership kOut{false, 0.0};

RatedHands hands_weighing(const std::vector<double>& weights, bool is_whole = true) {
  RatedHands hands{Setup{Deck()}, 1, 0.01, is_whole, {}};
  for (const double weight : weights) hands.hands.push_back({CardSet(), weight, {}});
  return hands;
}

RatedHands sample_of_size(std::size_t hands) {
  return hands_weighing(std::vector<double>(hands, 1.0 / static_cast<double>(hands)), false);
}

// How often intervals hold what they are for, how far off their values are, and how wide they are.
struct Coverage {
  int intervals = 0;
  int holding = 0;
  double squares = 0.0;
  double widths = 0.0;

  void add(const Estimate& estimate, double truth) {
    ++intervals;
    holding += estimate.low <= truth && truth <= estimate.high ? 1 : 0;
    squares += (estimate.value - truth) * (estimate.value - truth);
    widths += estimate.half_width();
  }
  double share() const { return static_cast<double>(holding) / intervals; }
  // Mean half width in standard deviations of what it is for: 1.96 would be just wide enough.
  double relative_width() const { return widths / intervals / std::sqrt(squares / intervals); }
};

// Hands whose true rates are known: they fall from the strongest suits to the weakest, with much chance.
struct TrueHand {
  double weight;
  std::vector<double> rates;
};

double logistic(double x) { return 1.0 / (1.0 + std::exp(-x)); }

class Population {
 public:
  Population(std::size_t hands, std::mt19937_64& random) {
    constexpr double kWeights[] = {4.0, 12.0, 24.0};
    std::normal_distribution<double> chance;
    double all = 0.0;
    for (std::size_t i = 0; i < hands; ++i) {
      const double strength =
          1.5 - 4.0 * static_cast<double>(i) / static_cast<double>(hands) + 0.35 * chance(random);
      TrueHand hand{kWeights[i % 3], {}};
      for (const double ease : {2.5, 1.0, -0.8, -2.6, -4.2}) {
        hand.rates.push_back(logistic(2.0 * (strength + ease) + 0.8 * chance(random)));
      }
      hand.rates.push_back(logistic(-2.0 - strength + 1.5 * chance(random)));
      hand.rates.push_back(hand.rates.back());
      all += hand.weight;
      hands_.push_back(std::move(hand));
    }
    for (TrueHand& hand : hands_) hand.weight /= all;
  }

  void weigh_all_the_same() {
    for (TrueHand& hand : hands_) hand.weight = 1.0 / static_cast<double>(hands_.size());
  }

  RatedHands truth() const {
    RatedHands truth = hands_weighing({});
    for (const TrueHand& hand : hands_) {
      truth.hands.push_back({CardSet(), hand.weight, {}});
      for (std::size_t i = 0; i < hand.rates.size(); ++i) {
        constexpr std::uint64_t kDeals = 1'000'000'000;
        const auto successes = static_cast<std::uint64_t>(hand.rates[i] * static_cast<double>(kDeals));
        truth.hands.back().rates.push_back(exact_rate(rated_contracts(5)[i], successes, kDeals));
      }
    }
    return truth;
  }

  RatedHands measured(std::mt19937_64& random) const {
    RatedHands measured = hands_weighing({});
    for (const TrueHand& hand : hands_) measured.hands.push_back(measured_hand(hand, hand.weight, random));
    return measured;
  }

  // One hand of each of so many equal parts.
  RatedHands sampled(std::size_t parts, std::mt19937_64& random) const {
    RatedHands sample = hands_weighing({}, false);
    for (std::size_t part = 0; part < parts; ++part) {
      const std::size_t first = part * hands_.size() / parts;
      const std::size_t last = (part + 1) * hands_.size() / parts;
      const TrueHand& hand = hands_[first + random() % (last - first)];
      sample.hands.push_back(measured_hand(hand, 1.0 / static_cast<double>(parts), random));
    }
    return sample;
  }

 private:
  // As nap measures them: few deals where no break-even is near, 600 where one is.
  static RatedHand measured_hand(const TrueHand& hand, double weight, std::mt19937_64& random) {
    RatedHand measured{CardSet(), weight, {}};
    for (std::size_t i = 0; i < hand.rates.size(); ++i) {
      std::uint64_t deals = 0;
      std::uint64_t successes = 0;
      for (std::uint64_t look = 64; deals < 600; look *= 4) {
        const std::uint64_t next = std::min<std::uint64_t>(look, 600);
        successes += std::binomial_distribution<std::uint64_t>(next - deals, hand.rates[i])(random);
        deals = next;
        const Estimate cautious = cautious_estimate(successes, deals);
        if (is_decided(cautious) && cautious.high < kBreakEvens.front()) break;
      }
      measured.rates.push_back(sampled_rate(rated_contracts(5)[i], successes, deals));
    }
    return measured;
  }

  std::vector<TrueHand> hands_;
};

struct Coverages {
  Coverage profitable;
  Coverage best;
  Coverage success;

  void add(const BidShare& measured, const BidShare& truth) {
    profitable.add(measured.profitable, truth.profitable.value);
    best.add(*measured.best, truth.best->value);
    if (measured.success_when_best && truth.success_when_best) {
      success.add(*measured.success_when_best, truth.success_when_best->value);
    }
  }
};

void check(const Coverage& coverage, double widest) {
  CHECK(coverage.share() >= kFewest);
  CHECK(coverage.relative_width() < widest);
}

void check(const Coverages& coverages, double widest) {
  check(coverages.profitable, widest);
  check(coverages.best, widest);
  check(coverages.success, 1.2 * widest);
}

const Ruleset kPeel = *find_stake_table("peel");

}  // namespace

TEST_CASE("A share of hands is their weight", "[analysis][shares]") {
  const RatedHands hands = hands_weighing({0.1, 0.2, 0.3, 0.4});
  const Estimate share = share_of(hands, {kIn, kOut, kIn, kOut});
  CHECK(share.value == Approx(0.4));
  CHECK(share.is_exact());
  CHECK(share_of(hands, {kIn, kIn, kIn, kIn}).value == Approx(1.0));
  CHECK(share_of(hands, {kOut, kOut, kOut, kOut}).value == 0.0);
}

TEST_CASE("A share of all hands is as uncertain as its doubtful hands", "[analysis][shares]") {
  const RatedHands hands = hands_weighing({0.1, 0.2, 0.3, 0.4});
  // One doubtful hand on each side, their chances cancelling: the deviation is sqrt(0.04 + 0.04) * 0.3.
  const RatedHands even = hands_weighing({0.2, 0.2, 0.6});
  const Estimate balanced = share_of(even, {{true, 0.9}, {false, 0.1}, kOut});
  CHECK(balanced.value == Approx(0.2));
  CHECK(balanced.high == Approx(0.2 + 1.959964 * std::sqrt(2.0) * 0.2 * 0.3));
  CHECK(balanced.low == Approx(0.2 - 1.959964 * std::sqrt(2.0) * 0.2 * 0.3));
  // Doubt on one side only moves the share, here by 0.2 * 0.4.
  const Estimate one_sided = share_of(hands, {kIn, {false, 0.4}, kIn, kOut});
  CHECK(one_sided.value == Approx(0.4));
  CHECK(one_sided.high == Approx(0.4 + 1.959964 * 0.2 * std::sqrt(0.24) + 2.0 * 0.08));
}

TEST_CASE("A share stays between none and all", "[analysis][shares]") {
  const RatedHands hands = hands_weighing({0.5, 0.5});
  const Estimate few = share_of(hands, {{false, 0.45}, kOut});
  CHECK(few.low == 0.0);
  CHECK(few.high > 0.2);
  const Estimate many = share_of(hands, {{true, 0.55}, kIn});
  CHECK(many.high == 1.0);
  CHECK(many.low < 0.8);
}

TEST_CASE("A sample in which no hand is of a kind does not say that there are none", "[analysis][shares]") {
  const RatedHands hands = sample_of_size(100);
  const Estimate none = share_of(hands, std::vector<Membership>(100, kOut));
  CHECK(none.value == 0.0);
  CHECK(none.low == 0.0);
  CHECK(none.high == Approx(wilson_estimate(0, 100).high));
  const Estimate all = share_of(hands, std::vector<Membership>(100, kIn));
  CHECK(all.value == Approx(1.0));
  CHECK(all.low == Approx(wilson_estimate(100, 100).low));
}

TEST_CASE("Neighbours that differ make a sampled share uncertain", "[analysis][shares]") {
  const RatedHands hands = sample_of_size(400);
  std::vector<Membership> mixed;
  std::vector<Membership> sorted;
  for (std::size_t i = 0; i < 400; ++i) {
    mixed.push_back(i % 2 == 0 ? kIn : kOut);
    sorted.push_back(i < 200 ? kIn : kOut);
  }
  const Estimate random = share_of(hands, mixed);
  const Estimate wilson = wilson_estimate(200, 400);
  CHECK(random.value == Approx(0.5));
  CHECK(random.low == Approx(wilson.low).margin(0.001));
  CHECK(random.high == Approx(wilson.high).margin(0.001));
  // Where hands of a kind lie together the sample says more, but never more than ten times as many hands
  // would.
  const Estimate apart = share_of(hands, sorted);
  CHECK(apart.half_width() == Approx(wilson_estimate(2000, 4000).half_width()).epsilon(0.01));
}

TEST_CASE("The mean of a rate is over the hands of a kind", "[analysis][shares]") {
  const RatedHands hands = hands_weighing({0.1, 0.3, 0.6});
  const std::vector<Uncertain> exact = {{0.9, 0.0}, {0.5, 0.0}, {0.1, 0.0}};
  const Estimate mean = mean_over(hands, {kIn, kIn, kOut}, exact).value();
  CHECK(mean.value == Approx((0.1 * 0.9 + 0.3 * 0.5) / 0.4));
  CHECK(mean.is_exact());
  CHECK_FALSE(mean_over(hands, {kOut, kOut, kOut}, exact).has_value());
  CHECK_FALSE(mean_over(hands, {kOut, {false, 0.4}, kOut}, exact).has_value());
  const Estimate doubtful =
      mean_over(hands, {kIn, kIn, kOut}, {{0.9, 0.02}, {0.5, 0.01}, {0.1, 0.1}}).value();
  CHECK(doubtful.half_width() == Approx(1.959964 * std::hypot(0.25 * 0.02, 0.75 * 0.01)));
}

TEST_CASE("The mean of a few sampled hands is uncertain by their number", "[analysis][shares]") {
  const RatedHands hands = sample_of_size(4);
  const std::vector<Uncertain> values = {{0.9, 0.01}, {0.7, 0.01}, {0.8, 0.01}, {0.2, 0.01}};
  // Student's t: 12.706 at one degree of freedom, 4.303 at two.
  const Estimate three = mean_over(hands, {kIn, kIn, kIn, kOut}, values).value();
  CHECK(three.value == Approx(0.8));
  CHECK(three.low == Approx(0.8 - 4.3027 * 0.1 / std::sqrt(3.0)).epsilon(1e-4));
  CHECK(three.high == 1.0);
  // One hand says nothing of the spread of others.
  const Estimate one = mean_over(hands, {kIn, kOut, kOut, kOut}, values).value();
  CHECK(one.value == Approx(0.9));
  CHECK(one.low == 0.0);
  CHECK(one.high == 1.0);
  // Hands that are alike by chance are not known better than each of them.
  const std::vector<Uncertain> alike(4, {0.5, 0.03});
  const Estimate same = mean_over(hands, {kIn, kIn, kIn, kIn}, alike).value();
  CHECK(same.high - 0.5 >= 1.96 * 0.03 / 2.0);
}

TEST_CASE("Intervals of shares of all hands hold the truth", "[analysis][shares][interval]") {
  std::mt19937_64 random(3);
  std::vector<Coverages> bids(4);  // one, two, misère, three
  Coverage pass;
  for (int run = 0; run < kRuns; ++run) {
    const Population population(800, random);
    const BidShares truth = bid_shares(population.truth(), kPeel);
    const BidShares measured = bid_shares(population.measured(random), kPeel);
    pass.add(measured.pass, truth.pass.value);
    for (std::size_t bid = 0; bid < bids.size(); ++bid) bids[bid].add(measured.bids[bid], truth.bids[bid]);
  }
  check(pass, 2.7);
  for (std::size_t bid = 0; bid < bids.size(); ++bid) {
    INFO(kPeel.bids[bid].id);
    check(bids[bid], 2.7);
  }
}

TEST_CASE("Intervals of sampled shares hold the truth", "[analysis][shares][interval]") {
  std::mt19937_64 random(4);
  Population population(60'000, random);
  population.weigh_all_the_same();
  const BidShares truth = bid_shares(population.truth(), kPeel);
  std::vector<Coverages> bids(4);
  Coverage pass;
  for (int run = 0; run < kRuns; ++run) {
    const BidShares measured = bid_shares(population.sampled(600, random), kPeel);
    pass.add(measured.pass, truth.pass.value);
    for (std::size_t bid = 0; bid < bids.size(); ++bid) bids[bid].add(measured.bids[bid], truth.bids[bid]);
  }
  check(pass, 2.7);
  for (std::size_t bid = 0; bid < bids.size(); ++bid) {
    INFO(kPeel.bids[bid].id);
    check(bids[bid], 2.7);
  }
}

TEST_CASE("Intervals of shares and means hold the truth of rare hands", "[analysis][shares][interval]") {
  // One hand in a hundred is of a kind, alone or beside others of it; a sample has four of them.
  std::mt19937_64 random(5);
  constexpr std::size_t kHands = 40'000;
  std::normal_distribution<double> chance;
  Coverage share;
  Coverage mean;
  for (int run = 0; run < kRuns; ++run) {
    std::vector<bool> is_rare(kHands);
    for (std::size_t i = 0; i < kHands; i += 2'000) {
      for (std::size_t k = 0; k < 20; ++k) is_rare[run % 2 == 0 ? i + k : i + 100 * k] = true;
    }
    constexpr double kMean = 0.8;
    std::vector<Membership> kind;
    std::vector<Uncertain> values;
    for (std::size_t part = 0; part < 400; ++part) {
      const std::size_t hand = part * 100 + random() % 100;
      kind.push_back(is_rare[hand] ? kIn : kOut);
      values.push_back({kMean + 0.05 * chance(random), 0.01});
    }
    const RatedHands hands = sample_of_size(400);
    share.add(share_of(hands, kind), 0.01);
    const std::optional<Estimate> found = mean_over(hands, kind, values);
    if (found) mean.add(*found, kMean);
  }
  CHECK(share.share() >= kFewest);
  CHECK(share.relative_width() < 2.7);
  CHECK(mean.intervals > 0.8 * kRuns);
  CHECK(mean.share() >= kFewest);
}

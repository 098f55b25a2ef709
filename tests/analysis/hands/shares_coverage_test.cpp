// How often the intervals of shares and means hold the truth.
#include <algorithm>
#include <cmath>
#include <random>

#include <catch2/catch.hpp>

#include "hands/best_bid.hpp"
#include "hands/shares.hpp"
#include "nap/analysis/thresholds/thresholds.hpp"
#include "nap/rules/payout.hpp"
#include "nap/rules/stake_tables.hpp"
#include "support/hands.hpp"
#include "weighted_hands.hpp"

using namespace nap;
using namespace nap::test;

namespace {

#ifdef NAP_SANITIZED
constexpr int kRuns = 40;
#else
constexpr int kRuns = 300;
#endif
// If each interval misses one time in twenty, so few hold only once in 200 times (release: 0.92).
const double kFewest = 0.95 - 2.5 * std::sqrt(0.95 * 0.05 / kRuns);

// How often intervals hold the truth, how far off their values are, and how wide they are.
struct IntervalCount {
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
  // The mean half-width in standard deviations of the values: 1.96 would be just wide enough.
  double relative_width() const { return widths / intervals / std::sqrt(squares / intervals); }
};

// Hands whose true rates are known. The rates fall from the strongest suits to the weakest, but vary much by
// chance.
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
      truth.list.push_back({CardSet(), hand.weight, {}});
      for (std::size_t i = 0; i < hand.rates.size(); ++i) {
        constexpr std::uint64_t kDeals = 1'000'000'000;
        const auto successes = static_cast<std::uint64_t>(hand.rates[i] * static_cast<double>(kDeals));
        truth.list.back().rates.push_back(exact_rate(rated_contracts(5)[i], successes, kDeals));
      }
    }
    return truth;
  }

  RatedHands measured(std::mt19937_64& random) const {
    RatedHands measured = hands_weighing({});
    for (const TrueHand& hand : hands_) measured.list.push_back(measured_hand(hand, hand.weight, random));
    return measured;
  }

  // A sample with one hand from each of `parts` equal parts.
  RatedHands sampled(std::size_t parts, std::mt19937_64& random) const {
    RatedHands sample = hands_weighing({});
    for (std::size_t part = 0; part < parts; ++part) {
      const std::size_t first = part * hands_.size() / parts;
      const std::size_t last = (part + 1) * hands_.size() / parts;
      const TrueHand& hand = hands_[first + random() % (last - first)];
      sample.list.push_back(measured_hand(hand, 1.0 / static_cast<double>(parts), random));
    }
    return in_pairs(std::move(sample));
  }

  // A sample by patterns, which are neighbours of 1, 2, 3 and so on up to 40 hands, again and again: two
  // hands of each, or all if it has at most two, and one hand more for each twenty.
  RatedHands sampled_by_pattern(std::mt19937_64& random) const {
    RatedHands sample = hands_weighing({});
    sample.coverage = Coverage::EveryPattern;
    std::size_t first = 0;
    for (std::size_t size = 1; first < hands_.size(); first += size, size = size % 40 + 1) {
      size = std::min(size, hands_.size() - first);
      const bool is_whole = size <= 2;
      const std::size_t drawn = is_whole ? size : 2 + size / 20;
      const double weight = static_cast<double>(size) / static_cast<double>(hands_.size() * drawn);
      for (std::size_t i = 0; i < drawn; ++i) {
        const std::size_t hand = first + (is_whole ? i : random() % size);
        sample.list.push_back(measured_hand(hands_[hand], weight, random));
      }
      sample.strata.push_back({drawn, is_whole});
    }
    return sample;
  }

 private:
  // Measures a hand as nap does: with few deals if no break-even is near, and with 600 if one is.
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
  IntervalCount pays;
  IntervalCount best;
  IntervalCount success;

  void add(const BidShare& measured, const BidShare& truth) {
    pays.add(measured.pays, truth.pays.value);
    best.add(*measured.best, truth.best->value);
    if (measured.success_when_best && truth.success_when_best) {
      success.add(*measured.success_when_best, truth.success_when_best->value);
    }
  }
};

void check(const IntervalCount& coverage, double widest) {
  CHECK(coverage.share() >= kFewest);
  CHECK(coverage.relative_width() < widest);
}

void check(const Coverages& coverages, double widest) {
  check(coverages.pays, widest);
  check(coverages.best, widest);
  check(coverages.success, 1.2 * widest);
}

const Ruleset kPeel = *find_stake_table("peel");

struct CoverageOfBids {
  std::vector<Coverages> bids = std::vector<Coverages>(4);  // one, two, misère, three
  IntervalCount pass;

  void add(const BidShares& measured, const BidShares& truth) {
    pass.add(measured.pass, truth.pass.value);
    for (std::size_t bid = 0; bid < bids.size(); ++bid) bids[bid].add(measured.bids[bid], truth.bids[bid]);
  }
};

void check(const CoverageOfBids& coverage, double widest) {
  check(coverage.pass, widest);
  for (std::size_t bid = 0; bid < coverage.bids.size(); ++bid) {
    INFO(kPeel.bids[bid].id);
    check(coverage.bids[bid], widest);
  }
}

}  // namespace

TEST_CASE("Intervals of shares of all hands hold the truth", "[analysis][shares][interval]") {
  std::mt19937_64 random(3);
  CoverageOfBids coverage;
  for (int run = 0; run < kRuns; ++run) {
    const Population population(800, random);
    const BidShares truth = bid_shares(population.truth(), kPeel);
    const BidShares measured = bid_shares(population.measured(random), kPeel);
    coverage.add(measured, truth);
  }
  check(coverage, 2.7);
}

TEST_CASE("Intervals of sampled shares hold the truth", "[analysis][shares][interval]") {
  std::mt19937_64 random(4);
  Population population(60'000, random);
  population.weigh_all_the_same();
  const BidShares truth = bid_shares(population.truth(), kPeel);
  CoverageOfBids coverage;
  for (int run = 0; run < kRuns; ++run) {
    const BidShares measured = bid_shares(population.sampled(600, random), kPeel);
    coverage.add(measured, truth);
  }
  check(coverage, 2.7);
}

TEST_CASE("Intervals of shares in a sample by patterns hold the truth", "[analysis][shares][interval]") {
  std::mt19937_64 random(6);
  Population population(8'000, random);
  population.weigh_all_the_same();
  const BidShares truth = bid_shares(population.truth(), kPeel);
  CoverageOfBids coverage;
  for (int run = 0; run < kRuns; ++run) {
    coverage.add(bid_shares(population.sampled_by_pattern(random), kPeel), truth);
  }
  check(coverage, 2.7);
}

TEST_CASE("Intervals of shares and means hold the truth of rare hands", "[analysis][shares][interval]") {
  // One hand in a hundred is of a kind, alone or beside others of the kind. A sample has four such hands.
  std::mt19937_64 random(5);
  constexpr std::size_t kHands = 40'000;
  std::normal_distribution<double> chance;
  IntervalCount share;
  IntervalCount mean;
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

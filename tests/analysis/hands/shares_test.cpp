// Shares and means that are worked out by hand.
#include "hands/shares.hpp"

#include <cmath>

#include <catch2/catch.hpp>

#include "weighted_hands.hpp"

using namespace nap;
using namespace nap::test;

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
  // There is one doubtful hand on each side, and their chances cancel out. The deviation is sqrt(0.04 + 0.04)
  // * 0.3.
  const RatedHands even = hands_weighing({0.2, 0.2, 0.6});
  const Estimate balanced = share_of(even, {{true, 0.9}, {false, 0.1}, kOut});
  CHECK(balanced.value == Approx(0.2));
  CHECK(balanced.high == Approx(0.2 + 1.959964 * std::sqrt(2.0) * 0.2 * 0.3));
  CHECK(balanced.low == Approx(0.2 - 1.959964 * std::sqrt(2.0) * 0.2 * 0.3));
  // Doubt on only one side moves the share, here by 0.2 * 0.4.
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
  // If hands of a kind lie together, the sample says more, but never more than ten times as many hands would.
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
  CHECK(three.high == Approx(0.8 + 4.3027 * 0.1 / std::sqrt(3.0)).epsilon(1e-4));
  // One hand says nothing about the spread of others.
  const Estimate one = mean_over(hands, {kIn, kOut, kOut, kOut}, values).value();
  CHECK(one.value == Approx(0.9));
  CHECK(std::isinf(one.low));
  CHECK(std::isinf(one.high));
  CHECK(as_share(one).low == 0.0);
  CHECK(as_share(one).high == 1.0);
  // If hands are alike by chance, their mean is known no better than their errors allow.
  const std::vector<Uncertain> alike(4, {0.5, 0.03});
  const Estimate same = mean_over(hands, {kIn, kIn, kIn, kIn}, alike).value();
  CHECK(same.high - 0.5 >= 1.96 * 0.03 / 2.0);
}

TEST_CASE("Strata add to the variance of a share by their weights", "[analysis][shares]") {
  // Three hands of 0.2 each, one of them a member, and two hands that are all of their kind. The first add
  // 0.2 * 0.4 / 2 = 0.04, the others nothing.
  RatedHands hands = hands_weighing({0.2, 0.2, 0.2, 0.3, 0.1});
  hands.coverage = Coverage::EveryPattern;
  hands.strata = {{3}, {2, true}};
  // The share is 0.5 and would have that variance in 0.25 / 0.04 = 6.25 independent hands.
  const Estimate share = share_of(hands, {kIn, kOut, kOut, kIn, kOut});
  CHECK(share.value == Approx(0.5));
  CHECK(share.low == Approx(wilson_estimate(3, 6).low));
  CHECK(share.high == Approx(wilson_estimate(3, 6).high));
}

TEST_CASE("With every pattern drawn a mean is as uncertain as the hands of a pattern differ",
          "[analysis][shares]") {
  // The first pattern has four hands in two strata, far from the second, of which all hands are known.
  RatedHands hands = hands_weighing({0.1, 0.1, 0.2, 0.2, 0.4});
  hands.coverage = Coverage::EveryPattern;
  hands.strata = {{2}, {2}, {1, true}};
  const std::vector<Uncertain> values = {{0.8, 0.0}, {0.9, 0.0}, {0.6, 0.0}, {0.8, 0.0}, {0.1, 0.0}};
  const Estimate all = mean_over(hands, {kIn, kIn, kIn, kIn, kIn}, values).value();
  CHECK(all.value == Approx(0.17 + 0.28 + 0.04));
  // A stratum of two adds (weight * difference)^2; two differences have two degrees of freedom.
  CHECK(all.half_width() == Approx(4.3027 * std::hypot(0.1 * 0.1, 0.2 * 0.2)).epsilon(1e-4));
  // Beside a hand that is no member, a member adds (weight * distance from the mean)^2.
  const Estimate three = mean_over(hands, {kIn, kOut, kIn, kIn, kOut}, values).value();
  CHECK(three.value == Approx((0.08 + 0.12 + 0.16) / 0.5));
  CHECK(three.half_width() == Approx(12.7062 * std::hypot(0.2 * 0.08, 0.4 * 0.2)).epsilon(1e-4));
  // One member of each stratum shows no difference, but a pattern that is known needs none.
  CHECK(std::isinf(mean_over(hands, {kIn, kOut, kIn, kOut, kIn}, values)->high));
  CHECK(mean_over(hands, {kOut, kOut, kOut, kOut, kIn}, values)->is_exact());
}

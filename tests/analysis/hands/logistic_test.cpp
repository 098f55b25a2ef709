#include "hands/logistic.hpp"

#include <cmath>
#include <random>

#include <catch2/catch.hpp>

using namespace nap;

namespace {

double logistic(double x) { return 1.0 / (1.0 + std::exp(-x)); }

// Observations whose rates are exactly those of the weights and the constants of the groups.
std::vector<Observation> observations_of(const std::vector<double>& weights,
                                         const std::vector<double>& constants) {
  std::vector<Observation> observations;
  std::mt19937 random(1);
  for (std::size_t group = 0; group < constants.size(); ++group) {
    for (int i = 0; i < 60; ++i) {
      Observation one{{}, group, 0.0, 0.1 + static_cast<double>(random() % 10)};
      double sum = constants[group];
      for (const double weight : weights) {
        one.features.push_back(static_cast<double>(random() % 4));
        sum += weight * one.features.back();
      }
      one.rate = logistic(sum);
      observations.push_back(std::move(one));
    }
  }
  return observations;
}

}  // namespace

TEST_CASE("A regression finds the weights that the rates were made with", "[analysis][regression]") {
  const std::vector<double> weights = {1.5, 0.7, -0.4, 0.0};
  const std::vector<double> constants = {-2.0, -4.0, 0.5};
  const LogisticFit found = fit_logistic(observations_of(weights, constants), 3);
  REQUIRE(found.weights.size() == weights.size());
  REQUIRE(found.constants.size() == constants.size());
  for (std::size_t i = 0; i < weights.size(); ++i) CHECK(found.weights[i] == Approx(weights[i]).margin(2e-3));
  for (std::size_t i = 0; i < 3; ++i) CHECK(found.constants[i] == Approx(constants[i]).margin(1e-2));
}

TEST_CASE("An observation of double weight counts as two", "[analysis][regression]") {
  const std::vector<Observation> twice = {
      {{0.0}, 0, 0.2, 1.0}, {{1.0}, 0, 0.4, 1.0}, {{1.0}, 0, 0.4, 1.0}, {{2.0}, 0, 0.9, 1.0}};
  const std::vector<Observation> weighed = {{{0.0}, 0, 0.2, 3.0}, {{1.0}, 0, 0.4, 6.0}, {{2.0}, 0, 0.9, 3.0}};
  CHECK(fit_logistic(twice, 1).weights.front() == Approx(fit_logistic(weighed, 1).weights.front()));
}

TEST_CASE("Of two rates the weight is the difference of their log odds", "[analysis][regression]") {
  const std::vector<Observation> two = {{{0.0}, 0, 0.2, 1.0}, {{1.0}, 0, 0.8, 5.0}};
  CHECK(fit_logistic(two, 1).weights.front() == Approx(std::log(16.0)).epsilon(1e-4));
}

TEST_CASE("Hands that always make it, and others that never do, have finite weights",
          "[analysis][regression]") {
  std::vector<Observation> apart;
  for (int i = 0; i < 40; ++i) apart.push_back({{static_cast<double>(i)}, 0, i < 20 ? 0.0 : 1.0, 1.0});
  const double weight = fit_logistic(apart, 1).weights.front();
  CHECK(std::isfinite(weight));
  CHECK(weight > 0.0);
  CHECK(weight < 1000.0);
  const std::vector<Observation> always = {{{0.0, 1.0}, 0, 1.0, 1.0}, {{1.0, 0.0}, 0, 1.0, 1.0}};
  for (const double found : fit_logistic(always, 1).weights) CHECK(std::isfinite(found));
}

TEST_CASE("A feature that no observation has weighs nothing", "[analysis][regression]") {
  const std::vector<Observation> observations = {
      {{0.0, 0.0}, 0, 0.2, 1.0}, {{1.0, 0.0}, 0, 0.6, 1.0}, {{2.0, 0.0}, 0, 0.8, 1.0}};
  const std::vector<double> found = fit_logistic(observations, 1).weights;
  CHECK(found[0] > 0.5);
  CHECK(found[1] == Approx(0.0).margin(1e-9));
}

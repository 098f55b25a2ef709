// Fits the regressions of played_model.hpp to the hands that bench_played_model has played, and writes
// analysis/played/played_weights.cpp to standard output. It fits on three of four hands. What the fourth
// hands say about the predictions goes to standard error.
//
//   bench_fit_played_model plays.csv > analysis/played/played_weights.cpp
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include <fmt/format.h>

#include "hands/logistic.hpp"
#include "nap/cards/notation.hpp"
#include "nap/play/selfplay/played_rate.hpp"
#include "nap/sim/rates/rates.hpp"
#include "played/played_features.hpp"

namespace {

using namespace nap;

struct PlayedCase {
  Setup setup;
  Contract contract;
  double open;
  StrataPlays plays;
  std::vector<double> features;
  bool is_fitted_on;
};

std::vector<PlayedCase> read(const char* path) {
  std::ifstream file(path);
  std::vector<PlayedCase> cases;
  std::string line;
  std::getline(file, line);
  while (std::getline(file, line)) {
    std::vector<std::string> cells;
    std::stringstream stream(line);
    for (std::string cell; std::getline(stream, cell, ',');) cells.push_back(cell);
    const Setup setup{Deck(std::stoi(cells[1])), std::stoi(cells[0]), 5};
    const Contract contract{cells[2][0] - '0', cells[2][1] == 'n' ? Trump::none() : Trump::first_lead()};
    const CardSet hand = parse_hand(cells[3], setup.deck, 5);
    const Opening lead = opening_of(contract, parse_hand(cells[5], Deck(), 1).highest());
    const double open = std::stod(cells[7]);
    const StrataPlays plays{{std::stoull(cells[8]), std::stoull(cells[9])},
                            {std::stoull(cells[10]), std::stoull(cells[11])}};
    cases.push_back({setup, contract, open, plays, played_features(setup, hand, contract, lead, open),
                     cases.size() % 4 != 0});
  }
  return cases;
}

double predicted(const LogisticFit& fit, const std::vector<double>& features) {
  double log_odds = fit.constants.front();
  for (std::size_t i = 0; i < features.size(); ++i) log_odds += fit.weights[i] * features[i];
  return 1.0 / (1.0 + std::exp(-log_odds));
}

LogisticFit rounded(LogisticFit fit) {
  for (double& weight : fit.weights) weight = std::round(weight * 1e4) / 1e4;
  for (double& constant : fit.constants) constant = std::round(constant * 1e4) / 1e4;
  return fit;
}

struct Stratum {
  LogisticFit fit;
  double plays;
};

// The weight of a prediction, as a number of plays. Hands with one prediction p spread beyond what their
// number of plays explains, with the variance p (1 - p) / (plays + 1) (the beta-binomial distribution). A
// hand counts as its stratum does in its rate: by the square of its share of the deals.
Stratum fitted(const std::vector<PlayedCase>& cases, const Contract& contract, Plays StrataPlays::*stratum) {
  std::vector<Observation> observations;
  for (const PlayedCase& each : cases) {
    const Plays& plays = each.plays.*stratum;
    if (!(each.contract == contract) || !each.is_fitted_on || plays.deals == 0) continue;
    observations.push_back({each.features, 0,
                            static_cast<double>(plays.made) / static_cast<double>(plays.deals),
                            static_cast<double>(plays.deals)});
  }
  const LogisticFit fit = rounded(fit_logistic(observations, 1));
  double beyond = 0.0;
  double possible = 0.0;
  for (const PlayedCase& each : cases) {
    const Plays& plays = each.plays.*stratum;
    if (!(each.contract == contract) || each.is_fitted_on || plays.deals == 0) continue;
    const auto n = static_cast<double>(plays.deals);
    const double p = predicted(fit, each.features);
    const double miss = static_cast<double>(plays.made) / n - p;
    const double share = stratum == &StrataPlays::open_made ? each.open : 1.0 - each.open;
    beyond += share * share * (miss * miss - p * (1.0 - p) / n);
    possible += share * share * p * (1.0 - p) * (1.0 - 1.0 / n);
  }
  return {fit, std::round(std::clamp(possible / std::max(beyond, 1e-9) - 1.0, 4.0, 200.0))};
}

// Tells, for the hands that were not fitted on, how far predictions are from what was played, less the chance
// in those plays, and how often the two agree within their errors.
void tell(const std::vector<PlayedCase>& cases, const Contract& contract, const Stratum& made,
          const Stratum& lost) {
  double squares = 0.0;
  double chance = 0.0;
  double bias = 0.0;
  int inside = 0;
  int hands = 0;
  double shift = 0.0;
  for (const PlayedCase& each : cases) {
    if (!(each.contract == contract) || each.is_fitted_on) continue;
    if (each.plays.open_made.deals == 0 || each.plays.open_lost.deals == 0) continue;
    const StrataPriors priors{{predicted(made.fit, each.features), made.plays},
                              {predicted(lost.fit, each.features), lost.plays}};
    const Estimate open = Estimate::exact(each.open);
    const Estimate guess = played_rate(open, priors);
    const Estimate played = played_rate(open, each.plays);
    const double error = played.half_width() / normal_point();
    const double miss = played.value - guess.value;
    squares += miss * miss;
    chance += error * error;
    bias += miss;
    shift += played.value - each.open;
    const double both = std::hypot(played.half_width(), guess.half_width());
    inside += std::abs(miss) <= both ? 1 : 0;
    ++hands;
  }
  fmt::print(
      stderr,
      "{}{}: {} hands, correction {:+.1f}, left {:.1f} points, bias {:+.2f}, inside 95 %: {:.1f} %, weights {:.0f} and {:.0f}\n",
      contract.tricks, contract.trump.is_none() ? " without trump" : "", hands, 100.0 * shift / hands,
      100.0 * std::sqrt(std::max(0.0, squares - chance) / hands), 100.0 * bias / hands,
      100.0 * inside / hands, made.plays, lost.plays);
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 2) return 2;
  const std::vector<PlayedCase> cases = read(argv[1]);
  std::string tables;
  std::string rows;
  for (const Contract& contract : rated_contracts(5)) {
    const Stratum made = fitted(cases, contract, &StrataPlays::open_made);
    const Stratum lost = fitted(cases, contract, &StrataPlays::open_lost);
    tell(cases, contract, made, lost);
    for (const Stratum* stratum : {&made, &lost}) {
      const std::string name =
          fmt::format("k{}{}{}", contract.is_misere() ? "Misere" : fmt::format("Tricks{}", contract.tricks),
                      contract.is_misere() && !contract.trump.is_none() ? "Trump" : "",
                      stratum == &made ? "Made" : "Lost");
      tables += fmt::format("constexpr double {}[] = {{", name);
      for (const double weight : stratum->fit.weights) tables += fmt::format("{:g}, ", weight);
      tables += "};\n";
      rows +=
          fmt::format("    {{{}, {}, {}, {:.0f}, {:g}, {}}},\n", contract.tricks, !contract.trump.is_none(),
                      stratum == &made, stratum->plays, stratum->fit.constants.front(), name);
    }
  }
  fmt::print(
      "// Written by bench_fit_played_model.\n#include \"played/played_weights.hpp\"\n\n#include <array>\n\nnamespace nap {{\nnamespace "
      "{{\n\n{}\nconst std::array<PlayedWeights, 14> kWeights = {{{{\n{}}}}};\n\n}}  // namespace\n\nstd::span<const PlayedWeights> "
      "played_weights() {{ return kWeights; }}\n\n}}  // namespace nap\n",
      tables, rows);
  return 0;
}

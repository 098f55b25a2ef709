// The result of testing a claim, as figures and in words.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "nap/analysis/claims/claims.hpp"
#include "nap/analysis/hands/model_error.hpp"

namespace nap {

// The outcome of a test: the parts of a Claim that are not known beforehand.
struct TestResult {
  std::vector<Figure> figures;
  Verdict verdict;
  Basis basis;
  std::string reason;
  std::string to_decide;
};

// The reason of a verdict, for either verdict. The first is for the committed model.
struct Wording {
  std::string confirmed;
  std::string refuted;
};
TestResult conclude(std::vector<Figure> figures, const VerdictPair& pair, const Wording& wording);

// The same for a verdict by self-play.
TestResult conclude_played(std::vector<Figure> figures, Verdict verdict, const Wording& wording);

// The verdicts of a test by counted rates and by corrected ones.
template <class Test>
VerdictPair by_both_rates(Test test) {
  return {test(RateBasis::Counted), test(RateBasis::Corrected)};
}

Figure share(std::string what, std::string hand, const Estimate& value);
Figure exact_share(std::string what, std::string hand, double value);
Figure hands(std::string what, std::string hand, std::uint64_t count);
Figure stakes(std::string what, std::string hand, const Estimate& value);

// A figure without hands is left out and decides nothing.
void add_share(std::vector<Figure>& figures, std::string what, const std::optional<Estimate>& value);
void add_stakes(std::vector<Figure>& figures, std::string what, const std::optional<Estimate>& value);
Verdict is_above(const std::optional<Estimate>& value, double threshold);
Verdict is_below(const std::optional<Estimate>& value, double threshold);

}  // namespace nap

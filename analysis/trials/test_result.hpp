// The result of testing a claim, as figures and in words.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "nap/analysis/trials/figure.hpp"
#include "nap/analysis/trials/verdict.hpp"

namespace nap {

// The result of a test: the parts of a Claim that are not known beforehand.
struct TestResult {
  std::vector<Figure> figures;
  Verdict verdict;
  Basis basis;
  std::string reason;
  std::string to_decide;
};

// The reason to give for either verdict.
struct Wording {
  std::string confirmed;
  std::string refuted;
};
TestResult conclude(std::vector<Figure> figures, Verdict verdict, const Wording& wording,
                    Basis basis = Basis::Played);

// A difference of shares in points, for sentences such as "by 3 points".
double points(const std::optional<Estimate>& change);

Figure share(std::string what, std::string hand, const Estimate& value);
Figure exact_share(std::string what, std::string hand, double value);
Figure hands(std::string what, std::string hand, std::uint64_t count);
Figure evenings(std::string what, double count);
Figure stakes(std::string what, std::string hand, const Estimate& value);

// A figure without hands has no value. These functions leave it out, and it decides nothing.
void add_share(std::vector<Figure>& figures, std::string what, const std::optional<Estimate>& value);
void add_stakes(std::vector<Figure>& figures, std::string what, const std::optional<Estimate>& value);
Verdict is_above(const std::optional<Estimate>& value, double threshold);
Verdict is_below(const std::optional<Estimate>& value, double threshold);

}  // namespace nap

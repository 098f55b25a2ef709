// What the tests of the claims about Nap measure, in the units of Nap.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "nap/analysis/trials/model_bases.hpp"
#include "nap/findings/claim.hpp"

namespace nap {

// "More hands or deals" would decide what stays open.
TestResult conclude(std::vector<Figure> figures, Verdict verdict, const Wording& wording,
                    Basis basis = kPlayedBasis);

// A difference of shares in points, for sentences such as "by 3 points".
double points(const std::optional<Estimate>& change);

inline constexpr Unit kHandCount{"hands", Unit::Form::Count};
inline constexpr Unit kCombinationCount{"combinations", Unit::Form::Count};  // of cards of one suit
inline constexpr Unit kEveningCount{"evenings", Unit::Form::Count};          // of 60 deals
inline constexpr Unit kStakes{"stakes", Unit::Form::Amount};                 // from each payer

Figure hands(std::string what, std::string hand, std::uint64_t count);
Figure combinations(std::string what, std::size_t count);
Figure evenings(std::string what, double count);
Figure stakes(std::string what, std::string hand, const Estimate& value);

// A figure without hands has no value. These functions leave it out, and it decides nothing.
void add_share(std::vector<Figure>& figures, std::string what, const std::optional<Estimate>& value);
void add_stakes(std::vector<Figure>& figures, std::string what, const std::optional<Estimate>& value);
Verdict is_above(const std::optional<Estimate>& value, double threshold);
Verdict is_below(const std::optional<Estimate>& value, double threshold);
// Why a share leaves a claim open; empty if it does not.
std::string why_share_is_open(const char* what, const std::optional<Estimate>& value, double limit);

}  // namespace nap

#include "claims/test_result.hpp"

#include <fmt/format.h>

namespace nap {
namespace {

constexpr const char* kOpen = "The interval of a deciding figure includes its threshold.";

}  // namespace

TestResult conclude(std::vector<Figure> figures, const VerdictPair& pair, const Wording& wording) {
  TestResult result{std::move(figures), pair.verdict(), Basis::Committed, "", ""};
  if (result.verdict == Verdict::Confirmed) {
    result.reason = wording.confirmed;
  } else if (result.verdict == Verdict::Refuted) {
    result.reason = wording.refuted;
  } else if (pair.is_reversed()) {
    result.reason = fmt::format(
        "By counted rates it is {}, but rates corrected by the measured error of the model reverse that or "
        "leave it open.",
        to_string(pair.counted));
    result.to_decide = "Hands played out by a declarer and defenders who see only what players see.";
  } else {
    result.reason = kOpen;
    result.to_decide = "More hands (--hands) or deals (--deals).";
  }
  return result;
}

TestResult conclude_played(std::vector<Figure> figures, Verdict verdict, const Wording& wording) {
  if (verdict != Verdict::Undecided) {
    const std::string& reason = verdict == Verdict::Confirmed ? wording.confirmed : wording.refuted;
    return {std::move(figures), verdict, Basis::Played, reason, ""};
  }
  return {std::move(figures), verdict, Basis::Played, kOpen, "More hands (--hands)."};
}

Figure share(std::string what, std::string hand, const Estimate& value) {
  return {std::move(what), std::move(hand), value, Unit::Share};
}

Figure exact_share(std::string what, std::string hand, double value) {
  return {std::move(what), std::move(hand), Estimate::exact(value), Unit::Share};
}

Figure hands(std::string what, std::string hand, std::uint64_t count) {
  return {std::move(what), std::move(hand), Estimate::exact(static_cast<double>(count)), Unit::HandCount};
}

Figure stakes(std::string what, std::string hand, const Estimate& value) {
  return {std::move(what), std::move(hand), value, Unit::Stakes};
}

void add_share(std::vector<Figure>& figures, std::string what, const std::optional<Estimate>& value) {
  if (value) figures.push_back(share(std::move(what), "", *value));
}

void add_stakes(std::vector<Figure>& figures, std::string what, const std::optional<Estimate>& value) {
  if (value) figures.push_back(stakes(std::move(what), "", *value));
}

Verdict is_above(const std::optional<Estimate>& value, double threshold) {
  return value ? is_above(*value, threshold) : Verdict::Undecided;
}

Verdict is_below(const std::optional<Estimate>& value, double threshold) {
  return value ? is_below(*value, threshold) : Verdict::Undecided;
}

}  // namespace nap

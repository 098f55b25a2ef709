#include "trials/test_result.hpp"

#include <fmt/format.h>

namespace nap {
namespace {

constexpr const char* kOpen = "The interval of a deciding figure includes its threshold.";

}  // namespace

TestResult conclude(std::vector<Figure> figures, Verdict verdict, const Wording& wording, Basis basis) {
  if (verdict == Verdict::Undecided)
    return {std::move(figures), verdict, basis, kOpen, "More hands (--hands) or deals (--deals)."};
  return {std::move(figures), verdict, basis,
          verdict == Verdict::Confirmed ? wording.confirmed : wording.refuted, ""};
}

double points(const std::optional<Estimate>& change) { return change ? 100.0 * change->value : 0.0; }

Figure share(std::string what, std::string hand, const Estimate& value) {
  return {std::move(what), std::move(hand), value, Unit::Share};
}

Figure exact_share(std::string what, std::string hand, double value) {
  return {std::move(what), std::move(hand), Estimate::exact(value), Unit::Share};
}

Figure hands(std::string what, std::string hand, std::uint64_t count) {
  return {std::move(what), std::move(hand), Estimate::exact(static_cast<double>(count)), Unit::HandCount};
}

Figure evenings(std::string what, double count) {
  return {std::move(what), "", Estimate::exact(count), Unit::EveningCount};
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

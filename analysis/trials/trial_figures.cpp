#include "trials/trial_figures.hpp"

namespace nap {
TestResult conclude(std::vector<Figure> figures, Verdict verdict, const Wording& wording, Basis basis) {
  return conclude(std::move(figures), verdict, wording, basis, "More hands (--hands) or deals (--deals).");
}

double points(const std::optional<Estimate>& change) { return change ? 100.0 * change->value : 0.0; }

Figure hands(std::string what, std::string hand, std::uint64_t count) {
  return {std::move(what), std::move(hand), Estimate::exact(static_cast<double>(count)), kHandCount};
}

Figure combinations(std::string what, std::size_t count) {
  return {std::move(what), "", Estimate::exact(static_cast<double>(count)), kCombinationCount};
}

Figure evenings(std::string what, double count) {
  return {std::move(what), "", Estimate::exact(count), kEveningCount};
}

Figure stakes(std::string what, std::string hand, const Estimate& value) {
  return {std::move(what), std::move(hand), value, kStakes};
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

std::string why_share_is_open(const char* what, const std::optional<Estimate>& value, double limit) {
  if (is_above(value, limit) != Verdict::Undecided || !value) return "";
  return why_open(share(what, "", *value), limit);
}

}  // namespace nap

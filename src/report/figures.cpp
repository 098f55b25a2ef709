#include "nap/report/figures.hpp"

#include <algorithm>
#include <cmath>

#include <fmt/format.h>

namespace nap::report {
namespace {

// Whether the rate is so close to 0 or 1 that it is shown with one place more.
bool is_extreme(double rate) { return rate < 0.005 || rate > 0.995; }

// Whether the rate is 0 or 1, or closer to it than the last place that percent() shows.
constexpr double kLastPlace = 0.0001;
bool is_below_last_place(double rate) { return rate < kLastPlace / 2.0; }
bool is_above_last_place(double rate) { return rate > 1.0 - kLastPlace / 2.0; }

// "0.5 % (0.0 to 1.1)": with the ends of the interval.
std::string with_ends(const Estimate& estimate, int places) {
  return fmt::format("{} ({:.{}f} to {:.{}f})", percent(estimate.value), 100.0 * std::max(0.0, estimate.low),
                     places, 100.0 * std::min(1.0, estimate.high), places);
}

}  // namespace

std::string with_commas(std::uint64_t number) {
  std::string text = std::to_string(number);
  for (std::size_t at = text.size(); at > 3;) {
    at -= 3;
    text.insert(at, 1, ',');
  }
  return text;
}

std::string signed_number(double number, int places) {
  return fmt::format("{:+.{}f}", std::abs(number) < 0.5 * std::pow(10.0, -places) ? 0.0 : number, places);
}

std::string signed_stakes(double stakes) { return signed_number(stakes, 2); }

std::string amount_text(double stakes) {
  return stakes < 0.005 ? "less than 0.01" : fmt::format("{:.2f}", stakes);
}

int places_of_error(double half_width, int fewest, int most) {
  int places = fewest;
  // An error above 0.95 of the last place is rounded to one in that place.
  while (places < most && half_width < 0.95 * std::pow(10.0, -places)) ++places;
  return places;
}

std::string error_text(double half_width, int places) {
  return fmt::format("{:.{}f}", std::max(half_width, std::pow(10.0, -places)), places);
}

std::string percent(double rate) {
  const double value = 100.0 * rate;
  if (rate == 0.0 || rate == 1.0) return fmt::format("{:.0f} %", value);
  if (is_below_last_place(rate)) return "< 0.01 %";
  if (is_above_last_place(rate)) return "> 99.99 %";
  return fmt::format("{:.{}f} %", value, is_extreme(rate) ? 2 : 1);
}

std::string whole_percent(double share) {
  if (share > 0.0 && share < 0.005) return "< 1 %";
  if (share < 1.0 && share > 0.995) return "> 99 %";
  return fmt::format("{:.0f} %", 100.0 * share);
}

std::string in_brackets(double share, std::string_view none) {
  return share == 0.0 ? fmt::format("({})", none) : fmt::format("({})", whole_percent(share));
}

std::string short_percent(double rate) {
  std::string text = percent(rate);
  if (const std::size_t at = text.find(".0 "); at != std::string::npos) text.erase(at, 2);
  return text;
}

std::string with_error(const Estimate& estimate) {
  if (estimate.is_exact()) return percent(estimate.value);
  // With few deals or hands near 0 or 1, the interval reaches far less to one side than to the other.
  constexpr double kLoose = 0.01;
  const double half = estimate.half_width();
  const double beside = std::abs(estimate.value - (estimate.low + estimate.high) / 2.0);
  if (half > kLoose && beside > half / 4.0) return with_ends(estimate, 0);
  if (is_below_last_place(estimate.value)) {
    return fmt::format("< {:.2f} %", std::ceil(estimate.high / kLastPlace) / 100.0);
  }
  if (is_above_last_place(estimate.value)) {
    return fmt::format("> {:.2f} %", 100.0 - std::ceil((1.0 - estimate.low) / kLastPlace) / 100.0);
  }
  const double error = 100.0 * half;
  const int places = is_extreme(estimate.value) ? 2 : places_of_error(error, 1, 2);
  if (half > std::min(estimate.value, 1.0 - estimate.value)) return with_ends(estimate, places);
  return fmt::format("{} ± {}", percent(estimate.value), error_text(error, places));
}

std::string mean_text(const Estimate& mean) {
  const double half = mean.half_width();
  if (half == 0.0) return fmt::format("{:+g}", mean.value);
  const int places = places_of_error(half, 2, 4);
  return fmt::format("{} ± {}", signed_number(mean.value, places), error_text(half, places));
}

}  // namespace nap::report

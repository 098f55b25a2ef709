#include "writing/numbers.hpp"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <set>

#include <fmt/format.h>

#include "nap/text/parse_error.hpp"
#include "nap/text/quoting.hpp"

namespace nap::cli {
namespace {

// So close to 0 or 1 that it is shown with one place more.
bool is_extreme(double rate) { return rate < 0.005 || rate > 0.995; }

// Reads all of `text` or nothing.
template <class Number>
bool read_all(std::string_view text, Number& number) {
  const char* end = text.data() + text.size();
  const auto [stopped, error] = std::from_chars(text.data(), end, number);
  return error == std::errc{} && stopped == end;
}

}  // namespace

std::uint64_t parse_whole(std::string_view option, std::string_view text, std::uint64_t low,
                          std::uint64_t high) {
  std::uint64_t number = 0;
  if (read_all(text, number) && number >= low && number <= high) return number;
  throw ParseError(
      fmt::format("{} {}: not a whole number from {} to {}", option, in_quotes(text), low, high));
}

double parse_decimal(std::string_view option, std::string_view text, double low, double high) {
  double number = 0;
  if (read_all(text, number) && std::isfinite(number) && number >= low && number <= high) return number;
  throw ParseError(fmt::format("{} {}: not a number from {} to {}", option, in_quotes(text), low, high));
}

std::string with_commas(std::uint64_t number) {
  std::string text = std::to_string(number);
  for (std::size_t at = text.size(); at > 3;) {
    at -= 3;
    text.insert(at, 1, ',');
  }
  return text;
}

std::string signed_stakes(double stakes) {
  return fmt::format("{:+.2f}", std::abs(stakes) < 0.005 ? 0.0 : stakes);
}

std::string percent(double rate) {
  const double value = 100.0 * rate;
  if (rate == 0.0 || rate == 1.0) return fmt::format("{:.0f} %", value);
  return is_extreme(rate) ? fmt::format("{:.2f} %", std::clamp(value, 0.01, 99.99))
                          : fmt::format("{:.1f} %", value);
}

std::string short_percent(double rate) {
  std::string text = percent(rate);
  if (const std::size_t at = text.find(".0 "); at != std::string::npos) text.erase(at, 2);
  return text;
}

std::string with_error(const Estimate& estimate) {
  if (estimate.is_exact()) return percent(estimate.value);
  // Few deals, or hands, near 0 or 1: far less on one side than on the other.
  constexpr double kLoose = 0.01;
  const double half = estimate.half_width();
  const double beside = std::abs(estimate.value - (estimate.low + estimate.high) / 2.0);
  if (half > kLoose && beside > half / 4.0) {
    return fmt::format("{} ({:.0f} to {:.0f})", percent(estimate.value), 100.0 * estimate.low,
                       100.0 * estimate.high);
  }
  const double error = 100.0 * half;
  const bool is_fine = error < 0.095 || is_extreme(estimate.value);
  return fmt::format("{} ± {:.{}f}", percent(estimate.value), std::max(error, 0.01), is_fine ? 2 : 1);
}

std::string mean_text(const Estimate& mean) {
  const double half = mean.half_width();
  if (half == 0.0) return fmt::format("{:+g}", mean.value);
  const int places = half < 0.00095 ? 4 : half < 0.0095 ? 3 : 2;
  const double value = std::abs(mean.value) < 0.5 * std::pow(10.0, -places) ? 0.0 : mean.value;
  return fmt::format("{:+.{}f} ± {:.{}f}", value, places, half, places);
}

std::vector<std::string> split_at_commas(std::string_view text) {
  std::vector<std::string> items;
  for (std::size_t at = 0; at <= text.size();) {
    const std::size_t comma = std::min(text.find(',', at), text.size());
    items.emplace_back(text.substr(at, comma - at));
    at = comma + 1;
  }
  return items;
}

std::vector<std::string> split_list(std::string_view option, std::string_view text) {
  std::vector<std::string> items = split_at_commas(text);
  if (std::any_of(items.begin(), items.end(), [](const std::string& item) { return item.empty(); })) {
    throw ParseError(
        fmt::format("{} {}: an empty entry; write values separated by commas", option, in_quotes(text)));
  }
  return items;
}

std::vector<int> parse_list(std::string_view option, std::string_view text, int low, int high) {
  const auto number = [&](std::string_view part) {
    return static_cast<int>(
        parse_whole(option, part, static_cast<std::uint64_t>(low), static_cast<std::uint64_t>(high)));
  };
  std::set<int> numbers;
  for (const std::string& item : split_list(option, text)) {
    const std::size_t dash = item.find('-');
    const int first = number(item.substr(0, dash));
    const int last = dash == std::string::npos ? first : number(item.substr(dash + 1));
    if (first > last)
      throw ParseError(fmt::format("{} {}: a range that runs backwards", option, in_quotes(item)));
    for (int i = first; i <= last; ++i) numbers.insert(i);
  }
  return {numbers.begin(), numbers.end()};
}

}  // namespace nap::cli

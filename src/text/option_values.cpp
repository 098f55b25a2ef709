#include "nap/text/option_values.hpp"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <set>

#include <fmt/format.h>

#include "nap/text/parse_error.hpp"
#include "nap/text/quoting.hpp"

namespace nap {
namespace {

// Reads all of `text`, or fails.
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

}  // namespace nap

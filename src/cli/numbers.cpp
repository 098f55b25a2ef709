#include "numbers.hpp"

#include <charconv>
#include <cmath>

#include <fmt/format.h>

#include "nap/cards/notation.hpp"

namespace nap::cli {
namespace {

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

}  // namespace nap::cli

// Rows of named values as JSON and as CSV have them.
#pragma once

#include <concepts>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "nap/sim/random/interval.hpp"

namespace nap::cli {

// Fields of a CSV record, quoted where they must be (RFC 4180).
std::string csv_field(std::string_view text);
// A number as JSON and CSV have it: nine significant digits at most.
std::string plain_number(double number);

// A value as JSON has it and as CSV does, where null is an empty field.
struct Value {
  std::string json;
  std::string csv;
};

Value text(const std::string& value);
Value number(double value);
template <std::integral Number>
Value number(Number value) {
  return {std::to_string(value), std::to_string(value)};
}
template <class Number>
Value number(const std::optional<Number>& value);  // null where there is none
Value truth(bool value);
Value null();

using Fields = std::vector<std::pair<std::string, Value>>;  // with their names

// NAME, NAME_low and NAME_high; null where there is none.
void add(Fields& fields, const std::string& name, const std::optional<Estimate>& estimate);

// "[{...},\n{...}]", one row a line.
std::string json_array(const std::vector<Fields>& rows);
// A heading and one line a row; nothing where there are no rows. All rows have the same names.
std::string csv_text(const std::vector<Fields>& rows);

template <class Number>
Value number(const std::optional<Number>& value) {
  return value ? number(*value) : null();
}

}  // namespace nap::cli

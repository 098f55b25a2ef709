// Records of named values as JSON and as CSV have them. A field is named once, for both.
#pragma once

#include <concepts>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "nap/chance/interval.hpp"

namespace nap::report {

// A value that JSON and CSV each write in their way; null is an empty field of CSV.
class Value {
 public:
  enum class Kind { Null, Text, Plain };  // Plain: a number, a truth or JSON, written as it is

  Value(Kind kind, std::string written) : kind_(kind), written_(std::move(written)) {}

  std::string to_json() const;  // requires UTF-8
  std::string to_csv() const;
  bool is_in_csv() const { return is_in_csv_; }
  bool is_in_json() const { return is_in_json_; }

  friend Value only_json(Value value);
  friend Value only_csv(Value value);

 private:
  Kind kind_;
  std::string written_;
  bool is_in_csv_ = true;
  bool is_in_json_ = true;
};

struct Field {
  std::string name;
  Value value;
};
using Fields = std::vector<Field>;

Value text(std::string_view value);
Value text_or_null(std::string_view value);  // null where it is empty
Value number(double value);                  // nine significant digits at most; null where it is infinite
Value fixed(double value, int places);       // with so many digits after the point
template <std::integral Number>
Value number(Number value) {
  return {Value::Kind::Plain, std::to_string(value)};
}
template <class Number>
Value number(const std::optional<Number>& value);  // null where there is none
Value truth(bool value);
Value truth(const std::optional<bool>& value);  // null where it is not known
Value null();

// CSV leaves the field out, or JSON.
Value only_json(Value value);
Value only_csv(Value value);
// An object, or a list of objects or of texts, within an object; likewise only for JSON.
Value object(const Fields& fields);
Value list(const std::vector<Fields>& objects);
Value texts(const std::vector<std::string>& values);

// NAME, NAME_low and NAME_high; null where there is none.
Fields estimate(const std::string& name, const std::optional<Estimate>& estimate);
// NAME, low and high: the estimate that the record is about.
Fields main_estimate(const std::string& name, const Estimate& estimate);

Fields joined(std::initializer_list<Fields> parts);

// "{...}" on one line, without its end; and what stands in it, field by field.
std::string json_object(const Fields& fields);
std::vector<std::string> json_members(const Fields& fields);

// For a table written row by row: each row is json_object(row), preceded by a newline, from the second row on
// by a comma and a newline.
std::string json_opening(const Fields& head, std::string_view table);
std::string json_closing();

// The names of a record, and its values, each on a line.
std::string csv_heading(const Fields& record);
std::string csv_line(const Fields& record);

template <class Number>
Value number(const std::optional<Number>& value) {
  return value ? number(*value) : null();
}

}  // namespace nap::report

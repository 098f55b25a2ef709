// Records of named values as JSON and CSV have them. A field is named once, for both.
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

// A value that JSON and CSV each write in their own way. Null is an empty field in CSV.
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
Value text_or_null(std::string_view value);  // null if it is empty
Value number(double value);                  // nine significant digits at most; null if it is infinite
Value fixed(double value, int places);       // with `places` digits after the point
template <std::integral Number>
Value number(Number value) {
  return {Value::Kind::Plain, std::to_string(value)};
}
template <class Number>
Value number(const std::optional<Number>& value);  // null if there is none
Value truth(bool value);
Value truth(const std::optional<bool>& value);  // null if it is not known
Value null();

// Leave the field out of CSV; leave it out of JSON.
Value only_json(Value value);
Value only_csv(Value value);
// An object, a list of objects, or a list of texts, inside an object. They are left out of CSV.
Value object(const Fields& fields);
Value list(const std::vector<Fields>& objects);
Value texts(const std::vector<std::string>& values);

// NAME, NAME_low and NAME_high; all null if there is no estimate.
Fields estimate(const std::string& name, const std::optional<Estimate>& estimate);
// NAME, low and high, for the estimate that the record is about.
Fields main_estimate(const std::string& name, const Estimate& estimate);

Fields joined(std::initializer_list<Fields> parts);

// "{...}" on one line, without a line end; and the fields in it, one by one.
std::string json_object(const Fields& fields);
std::vector<std::string> json_members(const Fields& fields);

// For a table that is written row by row. Each row is json_object(row), after a newline; from the second row
// on, after a comma and a newline.
std::string json_opening(const Fields& head, std::string_view table);
std::string json_closing();

// The names of a record as one line, and its values as one line.
std::string csv_heading(const Fields& record);
std::string csv_line(const Fields& record);

template <class Number>
Value number(const std::optional<Number>& value) {
  return value ? number(*value) : null();
}

}  // namespace nap::report

#include "nap/report/records.hpp"

#include <cmath>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "nap/text/json_string.hpp"

namespace nap::report {
namespace {

// Quoted if RFC 4180 requires it.
std::string csv_field(std::string_view text) {
  if (text.find_first_of(",\"\r\n") == std::string_view::npos) return std::string(text);
  std::string field = "\"";
  for (const char c : text) {
    if (c == '"') field += '"';
    field += c;
  }
  return field + '"';
}

Value plain(std::string written) { return {Value::Kind::Plain, std::move(written)}; }

std::vector<std::string> json_objects(const std::vector<Fields>& rows) {
  std::vector<std::string> objects;
  for (const Fields& row : rows) objects.push_back(json_object(row));
  return objects;
}

}  // namespace

std::string Value::to_json() const {
  if (kind_ == Kind::Null) return "null";
  return kind_ == Kind::Text ? to_json_string(written_) : written_;
}

std::string Value::to_csv() const { return kind_ == Kind::Text ? csv_field(written_) : written_; }

Value only_json(Value value) {
  value.is_in_csv_ = false;
  return value;
}

Value only_csv(Value value) {
  value.is_in_json_ = false;
  return value;
}

Value text(std::string_view value) { return {Value::Kind::Text, std::string(value)}; }
Value text_or_null(std::string_view value) { return value.empty() ? null() : text(value); }

Value number(double value) {
  if (!std::isfinite(value)) return null();
  return plain(fmt::format("{:.9g}", value == 0.0 ? 0.0 : value));  // no "-0"
}

Value fixed(double value, int places) { return plain(fmt::format("{:.{}f}", value, places)); }
Value truth(bool value) { return plain(value ? "true" : "false"); }
Value truth(const std::optional<bool>& value) { return value ? truth(*value) : null(); }
Value null() { return {Value::Kind::Null, ""}; }

Value object(const Fields& fields) { return only_json(plain(json_object(fields))); }
Value list(const std::vector<Fields>& objects) {
  return only_json(plain(fmt::format("[{}]", fmt::join(json_objects(objects), ","))));
}
Value texts(const std::vector<std::string>& values) {
  std::vector<std::string> items;
  for (const std::string& value : values) items.push_back(to_json_string(value));
  return only_json(plain(fmt::format("[{}]", fmt::join(items, ","))));
}

Fields estimate(const std::string& name, const std::optional<Estimate>& estimate) {
  if (!estimate) return {{name, null()}, {name + "_low", null()}, {name + "_high", null()}};
  return {{name, number(estimate->value)},
          {name + "_low", number(estimate->low)},
          {name + "_high", number(estimate->high)}};
}

Fields main_estimate(const std::string& name, const Estimate& estimate) {
  return {{name, number(estimate.value)}, {"low", number(estimate.low)}, {"high", number(estimate.high)}};
}

Fields joined(std::initializer_list<Fields> parts) {
  Fields all;
  for (const Fields& part : parts) all.insert(all.end(), part.begin(), part.end());
  return all;
}

std::string json_object(const Fields& fields) {
  return fmt::format("{{{}}}", fmt::join(json_members(fields), ","));
}

std::vector<std::string> json_members(const Fields& fields) {
  std::vector<std::string> members;
  for (const auto& [name, value] : fields) {
    if (value.is_in_json()) members.push_back(fmt::format("\"{}\":{}", name, value.to_json()));
  }
  return members;
}

std::string json_opening(const Fields& head, std::string_view table) {
  return fmt::format("{{{},\"{}\":[", fmt::join(json_members(head), ","), table);
}
std::string json_closing() { return "\n]}\n"; }

std::string csv_heading(const Fields& record) {
  std::vector<std::string> names;
  for (const auto& [name, value] : record) {
    if (value.is_in_csv()) names.push_back(name);
  }
  return fmt::format("{}\n", fmt::join(names, ","));
}

std::string csv_line(const Fields& record) {
  std::vector<std::string> values;
  for (const auto& [name, value] : record) {
    if (value.is_in_csv()) values.push_back(value.to_csv());
  }
  return fmt::format("{}\n", fmt::join(values, ","));
}

}  // namespace nap::report

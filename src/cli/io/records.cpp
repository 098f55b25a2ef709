#include "io/records.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "nap/text/json_string.hpp"

namespace nap::cli {

std::string csv_field(std::string_view text) {
  if (text.find_first_of(",\"\r\n") == std::string_view::npos) return std::string(text);
  std::string field = "\"";
  for (const char c : text) {
    if (c == '"') field += '"';
    field += c;
  }
  return field + '"';
}

std::string plain_number(double number) {
  return fmt::format("{:.9g}", number == 0.0 ? 0.0 : number);  // no "-0"
}

Value text(const std::string& value) { return {to_json_string(value), csv_field(value)}; }
Value number(double value) { return {plain_number(value), plain_number(value)}; }
Value truth(bool value) { return {value ? "true" : "false", value ? "true" : "false"}; }
Value null() { return {"null", ""}; }

void add(Fields& fields, const std::string& name, const std::optional<Estimate>& estimate) {
  const auto field = [&](const char* suffix, double Estimate::*bound) {
    fields.emplace_back(name + suffix, estimate ? number((*estimate).*bound) : null());
  };
  field("", &Estimate::value);
  field("_low", &Estimate::low);
  field("_high", &Estimate::high);
}

std::string json_array(const std::vector<Fields>& rows) {
  std::vector<std::string> objects;
  for (const Fields& row : rows) {
    std::vector<std::string> fields;
    for (const auto& [name, value] : row) fields.push_back(fmt::format("\"{}\":{}", name, value.json));
    objects.push_back(fmt::format("{{{}}}", fmt::join(fields, ",")));
  }
  return fmt::format("[\n{}\n]", fmt::join(objects, ",\n"));
}

std::string csv_text(const std::vector<Fields>& rows) {
  std::string csv;
  for (const Fields& row : rows) {
    std::vector<std::string> names;
    std::vector<std::string> values;
    for (const auto& [name, value] : row) {
      names.push_back(name);
      values.push_back(value.csv);
    }
    if (csv.empty()) csv = fmt::format("{}\n", fmt::join(names, ","));
    csv += fmt::format("{}\n", fmt::join(values, ","));
  }
  return csv;
}

}  // namespace nap::cli

#include "house/house_values.hpp"

#include <optional>

#include <fmt/format.h>

#include "nap/rules/changes/ruleset_options.hpp"
#include "nap/text/characters.hpp"

namespace nap {

int HouseValues::integer(const JsonValue& object, std::string_view key, int low, int high) const {
  const JsonValue& value = *object.find(key);
  if (value.kind != JsonValue::Kind::Integer || value.integer < low || value.integer > high) {
    refuse(value, key, fmt::format("an integer from {} to {}", low, high));
  }
  return static_cast<int>(value.integer);
}

int HouseValues::stake(const JsonValue& object, std::string_view key, int most) const {
  const JsonValue& value = *object.find(key);
  const std::optional<std::string> advice =
      value.kind == JsonValue::Kind::OtherNumber ? advice_on_fraction(value.text) : std::nullopt;
  if (advice) json_.fail(value.at, fmt::format("\"{}\" is {}", key, *advice));
  return integer(object, key, 0, most);
}

bool HouseValues::truth(const JsonValue& object, std::string_view key) const {
  const JsonValue& value = *object.find(key);
  if (value.kind != JsonValue::Kind::Boolean) refuse(value, key, "true or false");
  return value.boolean;
}

std::string HouseValues::line_of(const JsonValue& value, std::string_view key) const {
  if (value.kind != JsonValue::Kind::Text) refuse(value, key, "a text");
  if (has_hidden_character(value.text)) {
    json_.fail(value.at, fmt::format("\"{}\" has a control or format character: {}; use printable characters",
                                     key, in_quotes(value.text)));
  }
  return value.text;
}

const std::vector<JsonValue>& HouseValues::items(const JsonValue& object, std::string_view key) const {
  const JsonValue& value = *object.find(key);
  if (value.kind != JsonValue::Kind::List) refuse(value, key, "a list [...]");
  return value.items;
}

void HouseValues::refuse(const JsonValue& value, std::string_view key, std::string_view right) const {
  json_.fail(value.at, fmt::format("\"{}\" is {}; it must be {}", key, described(value), right));
}

}  // namespace nap

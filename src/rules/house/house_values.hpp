// The values of house rules.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "nap/rules/ruleset.hpp"
#include "nap/text/json_text.hpp"
#include "nap/text/quoting.hpp"
#include "nap/text/words.hpp"

namespace nap {

// Reads values of objects, whose keys must be there. Throws ParseError with the place of a wrong value.
class HouseValues {
 public:
  explicit HouseValues(const JsonText& json) : json_(json) {}

  int integer(const JsonValue& object, std::string_view key, int low, int high) const;
  int stake(const JsonValue& object, std::string_view key, int most = kMaxStake) const;
  bool truth(const JsonValue& object, std::string_view key) const;
  // Text without hidden characters: the value of a key, or a given value that belongs to this key.
  std::string line(const JsonValue& object, std::string_view key) const {
    return line_of(*object.find(key), key);
  }
  std::string line_of(const JsonValue& value, std::string_view key) const;
  const std::vector<JsonValue>& items(const JsonValue& object, std::string_view key) const;
  template <typename Value, std::size_t size>
  Value word(const JsonValue& object, std::string_view key, const Word<Value> (&words)[size]) const;

  [[noreturn]] void refuse(const JsonValue& value, std::string_view key, std::string_view right) const;

 protected:
  const JsonText& json_;
};

template <typename Value, std::size_t size>
Value HouseValues::word(const JsonValue& object, std::string_view key,
                        const Word<Value> (&words)[size]) const {
  const JsonValue& value = *object.find(key);
  std::string allowed;
  for (const Word<Value>& known : words) {
    if (value.kind == JsonValue::Kind::Text && value.text == known.word) return known.value;
    allowed += (allowed.empty() ? "" : " or ") + in_quotes(known.word);
  }
  refuse(value, key, allowed);
}

}  // namespace nap

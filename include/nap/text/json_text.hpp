// Reads JSON text into a tree. Every value knows its place in the text, so that an error message can name it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace nap {

struct JsonMember;

struct JsonValue {
  enum class Kind { Null, Boolean, Integer, OtherNumber, Text, List, Object };

  Kind kind = Kind::Null;
  std::size_t at = 0;  // its first byte, counted from the start of the text
  bool boolean = false;
  std::int64_t integer = 0;
  std::string text;                 // the characters of a text, or a number as it is written
  std::vector<JsonValue> items;     // of a list
  std::vector<JsonMember> members;  // of an object, in the order written; no key appears twice

  const JsonValue* find(std::string_view key) const;  // nullptr if there is none
};

struct JsonMember {
  std::string key;
  std::size_t at;  // the key's first byte
  JsonValue value;
};

// The value as an error message names it: `the text "3"`, `3.5`, `a list`.
std::string described(const JsonValue& value);

class JsonText {
 public:
  static constexpr std::size_t kMaxDepth = 8;

  // Keeps views of both texts, which must outlive it. Text without a file name is a line of other input.
  JsonText(std::string_view text, std::string_view file_name);

  // Throws ParseError if the text is not JSON in UTF-8, if an object repeats a key, or if objects and lists
  // are nested deeper than kMaxDepth.
  JsonValue read() const;

  // Throws ParseError with the text `file:line:column: what`, or `column N: what` without a file name. Lines
  // and columns count from 1, columns in characters.
  [[noreturn]] void fail(std::size_t at, const std::string& what) const;

 private:
  std::string_view text_;  // without a byte order mark
  std::string_view file_name_;
};

}  // namespace nap

// The characters of UTF-8 text.
#pragma once

#include <cstddef>
#include <string_view>

namespace nap {

struct Character {
  char32_t code;     // U+FFFD where the bytes are not UTF-8
  std::size_t size;  // in bytes
};

// The character that starts at byte `at`. Requires a byte of the text.
Character character_at(std::string_view text, std::size_t at);

// Whether nobody sees the character itself: a control character; a format character, which may change the
// order in which the others are shown; a filler without ink.
bool is_hidden(char32_t code);

// Whether one of the characters is hidden.
bool has_hidden_character(std::string_view text);

}  // namespace nap

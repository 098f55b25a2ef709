// The characters of text in UTF-8.
#pragma once

#include <cstddef>
#include <string_view>

namespace nap {

struct Character {
  char32_t code;     // U+FFFD if the bytes are not UTF-8
  std::size_t size;  // in bytes

  // Whether it is a single byte that belongs to no character.
  constexpr bool is_stray_byte() const { return code == 0xFFFD && size == 1; }
};

// The character that starts at byte `at`. Requires a byte that the text has.
Character character_at(std::string_view text, std::size_t at);

// Whether the byte continues a character instead of starting one.
constexpr bool continues_character(char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) == 0x80U; }

// How many characters the text has. A byte that belongs to no character counts as one.
std::size_t count_characters(std::string_view text);

// Whether the character itself is invisible: a control character; a format character, which may change the
// order in which other characters are shown; or a filler without ink.
bool is_hidden(char32_t code);

// Whether one of the characters is hidden.
bool has_hidden_character(std::string_view text);

// The text without the byte-order mark that some editors put before it.
std::string_view without_byte_order_mark(std::string_view text);

}  // namespace nap

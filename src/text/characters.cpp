#include "nap/text/characters.hpp"

#include <algorithm>
#include <array>

namespace nap {
namespace {

struct Range {
  char32_t first;
  char32_t last;
};

// Unicode's categories Cc, Cf, Zl and Zp, and the fillers without ink.
constexpr std::array<Range, 26> kHidden = {{
    {0x0000, 0x001F},   {0x007F, 0x009F},   {0x00AD, 0x00AD},   {0x034F, 0x034F},   {0x0600, 0x0605},
    {0x061C, 0x061C},   {0x06DD, 0x06DD},   {0x070F, 0x070F},   {0x0890, 0x0891},   {0x08E2, 0x08E2},
    {0x115F, 0x1160},   {0x17B4, 0x17B5},   {0x180B, 0x180F},   {0x200B, 0x200F},   {0x2028, 0x202E},
    {0x2060, 0x206F},   {0x3164, 0x3164},   {0xFEFF, 0xFEFF},   {0xFFA0, 0xFFA0},   {0xFFF9, 0xFFFB},
    {0x110BD, 0x110BD}, {0x110CD, 0x110CD}, {0x13430, 0x1343F}, {0x1BCA0, 0x1BCA3}, {0x1D173, 0x1D17A},
    {0xE0000, 0xE00FF},
}};

// How many bytes the character that starts with `first` takes; 0 if none starts with it.
std::size_t size_after(unsigned char first) {
  if (first < 0x80) return 1;
  if (first >= 0xC2 && first < 0xE0) return 2;
  if (first >= 0xE0 && first < 0xF0) return 3;
  return first >= 0xF0 && first < 0xF5 ? 4 : 0;
}

// Whether UTF-8 writes the character in so many bytes: each in as few as it can, and no half of a UTF-16
// pair.
bool is_written_so(char32_t code, std::size_t size) {
  constexpr std::array<char32_t, 5> kFirst = {0, 0, 0x80, 0x800, 0x10000};
  return code >= kFirst[size] && code <= 0x10FFFF && (code < 0xD800 || code > 0xDFFF);
}

}  // namespace

Character character_at(std::string_view text, std::size_t at) {
  constexpr Character kNone = {0xFFFD, 1};
  const auto first = static_cast<unsigned char>(text[at]);
  const std::size_t size = size_after(first);
  if (size == 0 || at + size > text.size()) return kNone;
  char32_t code = size == 1 ? first : first & (0x7FU >> size);
  for (std::size_t i = 1; i < size; ++i) {
    const auto byte = static_cast<unsigned char>(text[at + i]);
    if ((byte & 0xC0U) != 0x80U) return kNone;
    code = code << 6U | (byte & 0x3FU);
  }
  return is_written_so(code, size) ? Character{code, size} : kNone;
}

std::size_t count_characters(std::string_view text) {
  return text.size() - static_cast<std::size_t>(std::count_if(text.begin(), text.end(), continues_character));
}

bool is_hidden(char32_t code) {
  return std::any_of(kHidden.begin(), kHidden.end(),
                     [code](const Range& range) { return code >= range.first && code <= range.last; });
}

bool has_hidden_character(std::string_view text) {
  for (std::size_t at = 0; at < text.size();) {
    const Character character = character_at(text, at);
    if (is_hidden(character.code)) return true;
    at += character.size;
  }
  return false;
}

std::string_view without_byte_order_mark(std::string_view text) {
  constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";
  return text.starts_with(kByteOrderMark) ? text.substr(kByteOrderMark.size()) : text;
}

}  // namespace nap

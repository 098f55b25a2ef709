#include "nap/text/quoting.hpp"

#include <cstdint>

#include <fmt/format.h>

#include "nap/text/characters.hpp"

namespace nap {

std::string on_one_line(std::string_view text) {
  std::string line;
  for (std::size_t at = 0; at < text.size();) {
    const Character character = character_at(text, at);
    const auto code = static_cast<std::uint32_t>(character.code);
    if (character.is_stray_byte()) {
      line += fmt::format("\\x{:02x}", static_cast<unsigned char>(text[at]));
    } else if (!is_hidden(character.code)) {
      line += text.substr(at, character.size);
    } else if (code <= 0xFF) {
      line += fmt::format("\\x{:02x}", code);
    } else {
      line += code <= 0xFFFF ? fmt::format("\\u{:04x}", code) : fmt::format("\\U{:08x}", code);
    }
    at += character.size;
  }
  return line;
}

std::string shortened(std::string_view text) {
  constexpr std::size_t kLongest = 80;
  if (text.size() <= kLongest) return on_one_line(text);
  std::size_t end = kLongest;
  while (end > 0 && continues_character(text[end])) --end;  // do not cut a character in two
  return on_one_line(text.substr(0, end)) + "...";
}

std::string in_quotes(std::string_view text) { return '"' + shortened(text) + '"'; }

}  // namespace nap

#include "nap/text/quoting.hpp"

#include <cstdint>

#include <fmt/format.h>

#include "nap/text/characters.hpp"

namespace nap {

namespace {

// The character at byte `at` as a message shows it.
std::string visible(std::string_view text, std::size_t at, const Character& character) {
  const auto code = static_cast<std::uint32_t>(character.code);
  if (character.is_stray_byte()) return fmt::format("\\x{:02x}", static_cast<unsigned char>(text[at]));
  if (!is_hidden(character.code)) return std::string(text.substr(at, character.size));
  if (code <= 0xFF) return fmt::format("\\x{:02x}", code);
  return code <= 0xFFFF ? fmt::format("\\u{:04x}", code) : fmt::format("\\U{:08x}", code);
}

}  // namespace

std::string on_one_line(std::string_view text) {
  std::string line;
  for (std::size_t at = 0; at < text.size();) {
    const Character character = character_at(text, at);
    line += visible(text, at, character);
    at += character.size;
  }
  return line;
}

std::string shortened(std::string_view text) {
  constexpr std::size_t kLongest = 80;
  std::string line;
  for (std::size_t at = 0; at < text.size();) {
    const Character character = character_at(text, at);
    const std::string next = visible(text, at, character);
    if (line.size() + next.size() > kLongest) return line + "...";
    line += next;
    at += character.size;
  }
  return line;
}

std::string shortened_path(std::string_view path) {
  constexpr std::size_t kLongest = 200;
  if (path.size() <= kLongest) return on_one_line(path);
  std::size_t begin = path.size() - kLongest;
  while (begin < path.size() && continues_character(path[begin])) ++begin;  // do not cut a character in two
  return "..." + on_one_line(path.substr(begin));
}

std::string in_quotes(std::string_view text) { return '"' + shortened(text) + '"'; }

}  // namespace nap

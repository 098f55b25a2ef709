#include "nap/text/quoting.hpp"

#include <fmt/format.h>

namespace nap {

std::string on_one_line(std::string_view text) {
  std::string line;
  for (std::size_t at = 0; at < text.size(); ++at) {
    const auto byte = static_cast<unsigned char>(text[at]);
    const auto next = static_cast<unsigned char>(at + 1 < text.size() ? text[at + 1] : '\0');
    if (byte < 0x20 || byte == 0x7F) {
      line += fmt::format("\\x{:02x}", byte);
    } else if (byte == 0xC2 && next >= 0x80 && next < 0xA0) {  // U+0080 to U+009F, in UTF-8
      line += fmt::format("\\x{:02x}", next);
      ++at;
    } else {
      line += text[at];
    }
  }
  return line;
}

std::string in_quotes(std::string_view text) {
  constexpr std::size_t kLongest = 80;
  if (text.size() <= kLongest) return '"' + on_one_line(text) + '"';
  std::size_t end = kLongest;
  while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U)
    --end;  // do not cut inside a character
  return '"' + on_one_line(text.substr(0, end)) + "...\"";
}

}  // namespace nap

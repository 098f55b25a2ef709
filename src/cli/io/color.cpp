#include "io/color.hpp"

#include <cstdlib>

#include "nap/cards/notation.hpp"
#include "nap/text/words.hpp"

namespace nap::cli {
namespace {

constexpr std::string_view kRed = "\033[31m";
constexpr std::string_view kPlain = "\033[0m";

bool is_rank(char c) { return (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == 'x' || c == '?'; }

}  // namespace

Coloring parse_color(std::string_view text) {
  constexpr Word<Coloring> kColorings[] = {
      {"auto", Coloring::Auto}, {"always", Coloring::Always}, {"never", Coloring::Never}};
  return parse_word("--color", text, kColorings);
}

bool is_color_wanted(Coloring coloring, bool is_terminal) {
  if (coloring != Coloring::Auto) return coloring == Coloring::Always;
  const char* no_color = std::getenv("NO_COLOR");
  return is_terminal && (no_color == nullptr || *no_color == '\0');
}

std::string colored(std::string_view text) {
  std::string result;
  while (!text.empty()) {
    std::size_t length = 0;
    for (const Suit suit : {Suit::Hearts, Suit::Diamonds}) {
      if (text.starts_with(suit_symbol(suit))) length = suit_symbol(suit).size();
    }
    if (length == 0) {
      result += text.front();
      text.remove_prefix(1);
      continue;
    }
    while (length < text.size() && is_rank(text[length])) ++length;
    result += kRed;
    result += text.substr(0, length);
    result += kPlain;
    text.remove_prefix(length);
  }
  return result;
}

}  // namespace nap::cli

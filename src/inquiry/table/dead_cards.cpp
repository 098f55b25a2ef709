#include "nap/inquiry/table/dead_cards.hpp"

#include <string_view>
#include <vector>

#include <fmt/format.h>

#include "nap/text/option_values.hpp"
#include "nap/text/parse_error.hpp"
#include "nap/text/quoting.hpp"

namespace nap {
namespace {

[[noreturn]] void refuse(const std::string& text, Card card, std::string_view what) {
  throw ParseError(fmt::format("--dead {}: {} {}", in_quotes(text), to_string(card), what));
}

}  // namespace

Card parse_listed_card(std::string_view option, const std::string& text, const std::string& word, Deck deck,
                       RankLetters letters) {
  try {
    return parse_card(word, deck, letters);
  } catch (const ParseError& error) {
    throw ParseError(fmt::format("{} {}: {}", option, in_quotes(text), error.what()));
  }
}

CardSet parse_dead(const std::string& text, Deck deck, RankLetters letters) {
  CardSet dead;
  for (const std::string& word : split_list("--dead", text)) {
    const Card card = parse_listed_card("--dead", text, word, deck, letters);
    if (dead.has(card)) refuse(text, card, "appears twice");
    dead.insert(card);
  }
  return dead;
}

void check_dead(const std::string& text, CardSet dead, CardSet hand) {
  const CardSet both = dead & hand;
  if (!both.is_empty()) refuse(text, both.highest(), "is in the hand");
}

std::string dead_text(CardSet dead, const CardStyle& style) {
  return dead.is_empty() ? "" : fmt::format("Out of play: {}.\n", to_text(dead, style));
}

report::Fields dead_fields(CardSet dead) {
  if (dead.is_empty()) return {};
  std::vector<std::string> cards;
  for (const Card card : dead) cards.push_back(to_string(card));
  return {{"dead", report::texts(cards)}};
}

}  // namespace nap

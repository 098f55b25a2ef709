#include "written/suit_words.hpp"

#include <array>
#include <span>
#include <utility>

#include "written/rank_letters.hpp"

namespace nap {
namespace {

struct SuitWord {
  std::string_view word;
  Suit suit;
};

constexpr SuitWord kSymbols[] = {
    {"♠", Suit::Spades},   {"♤", Suit::Spades},   {"♥", Suit::Hearts}, {"♡", Suit::Hearts},
    {"♦", Suit::Diamonds}, {"♢", Suit::Diamonds}, {"♣", Suit::Clubs},  {"♧", Suit::Clubs},
};

// U+FE0E and U+FE0F. Keyboards add one of them after a suit symbol to show it as text or as a picture.
constexpr std::array<std::string_view, 2> kSelectors = {"\xEF\xB8\x8E", "\xEF\xB8\x8F"};

// Bridge players write P C K T in French and P C D T in Spanish; the suits of a Spanish pack are espadas,
// copas, oros and bastos. In both languages C is hearts.
constexpr SuitWord kEnglishLetters[] = {
    {"S", Suit::Spades}, {"H", Suit::Hearts}, {"D", Suit::Diamonds}, {"C", Suit::Clubs}};
constexpr SuitWord kFrenchLetters[] = {
    {"P", Suit::Spades}, {"C", Suit::Hearts}, {"K", Suit::Diamonds}, {"T", Suit::Clubs}};
constexpr SuitWord kSpanishLetters[] = {{"E", Suit::Spades},   {"P", Suit::Spades},   {"C", Suit::Hearts},
                                        {"O", Suit::Diamonds}, {"D", Suit::Diamonds}, {"T", Suit::Clubs},
                                        {"B", Suit::Clubs}};

// In upper case, as far as the letters are ASCII.
constexpr SuitWord kEnglishNames[] = {{"SPADES", Suit::Spades},     {"SPADE", Suit::Spades},
                                      {"HEARTS", Suit::Hearts},     {"HEART", Suit::Hearts},
                                      {"DIAMONDS", Suit::Diamonds}, {"DIAMOND", Suit::Diamonds},
                                      {"CLUBS", Suit::Clubs},       {"CLUB", Suit::Clubs}};
constexpr SuitWord kFrenchNames[] = {
    {"PIQUES", Suit::Spades},    {"PIQUE", Suit::Spades},  {"COEURS", Suit::Hearts},
    {"COEUR", Suit::Hearts},     {"CœURS", Suit::Hearts},  {"CœUR", Suit::Hearts},
    {"CŒURS", Suit::Hearts},     {"CŒUR", Suit::Hearts},   {"CARREAUX", Suit::Diamonds},
    {"CARREAU", Suit::Diamonds}, {"TREFLES", Suit::Clubs}, {"TREFLE", Suit::Clubs},
    {"TRèFLES", Suit::Clubs},    {"TRèFLE", Suit::Clubs},  {"TRÈFLES", Suit::Clubs},
    {"TRÈFLE", Suit::Clubs}};
constexpr SuitWord kSpanishNames[] = {
    {"ESPADAS", Suit::Spades},     {"ESPADA", Suit::Spades},     {"PICAS", Suit::Spades},
    {"PICA", Suit::Spades},        {"COPAS", Suit::Hearts},      {"COPA", Suit::Hearts},
    {"CORAZONES", Suit::Hearts},   {"CORAZON", Suit::Hearts},    {"CORAZóN", Suit::Hearts},
    {"CORAZÓN", Suit::Hearts},     {"OROS", Suit::Diamonds},     {"ORO", Suit::Diamonds},
    {"DIAMANTES", Suit::Diamonds}, {"DIAMANTE", Suit::Diamonds}, {"BASTOS", Suit::Clubs},
    {"BASTO", Suit::Clubs},        {"TREBOLES", Suit::Clubs},    {"TREBOL", Suit::Clubs},
    {"TRéBOLES", Suit::Clubs},     {"TRéBOL", Suit::Clubs},      {"TRÉBOLES", Suit::Clubs},
    {"TRÉBOL", Suit::Clubs}};

std::span<const SuitWord> letters_for(RankLetters language) {
  switch (language) {
    case RankLetters::French:
      return kFrenchLetters;
    case RankLetters::Spanish:
      return kSpanishLetters;
    case RankLetters::English:
      break;
  }
  return kEnglishLetters;
}

std::span<const SuitWord> names_for(RankLetters language) {
  switch (language) {
    case RankLetters::French:
      return kFrenchNames;
    case RankLetters::Spanish:
      return kSpanishNames;
    case RankLetters::English:
      break;
  }
  return kEnglishNames;
}

bool starts_with_word(std::string_view text, std::string_view word) {
  if (text.size() < word.size()) return false;
  for (std::size_t i = 0; i < word.size(); ++i) {
    if (upper(text[i]) != word[i]) return false;
  }
  return true;
}

bool is_in_word(char c) { return (upper(c) >= 'A' && upper(c) <= 'Z') || (c >= '0' && c <= '9'); }

std::optional<SuitRead> name_at_start(std::string_view text, std::span<const SuitWord> names) {
  for (const SuitWord& name : names) {
    const std::size_t length = name.word.size();
    if (!starts_with_word(text, name.word) || (text.size() > length && is_in_word(text[length]))) continue;
    return SuitRead{name.suit, length, false};
  }
  return std::nullopt;
}

std::optional<SuitRead> symbol_at_start(std::string_view text) {
  for (const SuitWord& symbol : kSymbols) {
    if (!text.starts_with(symbol.word)) continue;
    std::size_t length = symbol.word.size();
    for (const std::string_view selector : kSelectors) {
      if (text.substr(length).starts_with(selector)) length += selector.size();
    }
    return SuitRead{symbol.suit, length, false};
  }
  return std::nullopt;
}

}  // namespace

std::optional<SuitRead> suit_at(std::string_view text, std::size_t at, RankLetters language) {
  const std::string_view rest = text.substr(at);
  if (const auto symbol = symbol_at_start(rest)) return symbol;
  if (at == 0 || !is_in_word(text[at - 1])) {
    for (const RankLetters each : {language, RankLetters::English}) {
      if (const auto name = name_at_start(rest, names_for(each))) return name;
    }
  }
  for (const SuitWord& letter : letters_for(language)) {
    if (starts_with_word(rest, letter.word)) return SuitRead{letter.suit, 1, true};
  }
  return std::nullopt;
}

std::string_view suits_in_words(RankLetters language) {
  switch (language) {
    case RankLetters::French:
      return "P C K T";
    case RankLetters::Spanish:
      return "E (or P) C O (or D) T (or B)";
    case RankLetters::English:
      break;
  }
  return "S H D C";
}

}  // namespace nap

#include "written/card_reader.hpp"

#include <array>
#include <utility>

#include <fmt/format.h>

#include "nap/text/characters.hpp"
#include "nap/text/parse_error.hpp"
#include "nap/text/quoting.hpp"
#include "written/rank_letters.hpp"

namespace nap {
namespace {

constexpr std::array<std::pair<std::string_view, Suit>, 8> kSuitSymbols = {{
    {"♠", Suit::Spades},
    {"♤", Suit::Spades},
    {"♥", Suit::Hearts},
    {"♡", Suit::Hearts},
    {"♦", Suit::Diamonds},
    {"♢", Suit::Diamonds},
    {"♣", Suit::Clubs},
    {"♧", Suit::Clubs},
}};

// U+FE0E and U+FE0F. Keyboards add one of them after a suit symbol to show it as text or as a picture.
constexpr std::array<std::string_view, 2> kSelectors = {"\xEF\xB8\x8E", "\xEF\xB8\x8F"};

constexpr std::string_view kSpaces = " \t\r\n";
constexpr std::string_view kSeparators = " \t\r\n,";
constexpr std::string_view kNoCards = "-";

bool is_one_of(char c, std::string_view characters) { return characters.find(c) != std::string_view::npos; }

std::optional<Suit> suit_of_letter(char c) {
  for (const Suit suit : kSuitsHighToLow) {
    if (upper(c) == suit_letter(suit)) return suit;
  }
  return std::nullopt;
}

struct SuitRead {
  Suit suit;
  std::size_t length;
};

// A suit symbol at the start of `text`, and what a keyboard adds to it.
std::optional<SuitRead> symbol_at_start(std::string_view text) {
  for (const auto& [symbol, suit] : kSuitSymbols) {
    if (text.substr(0, symbol.size()) != symbol) continue;
    std::size_t length = symbol.size();
    for (const std::string_view selector : kSelectors) {
      if (text.substr(length, selector.size()) == selector) length += selector.size();
    }
    return SuitRead{suit, length};
  }
  return std::nullopt;
}

// Whether the text has only ranks and separators.
bool has_only_ranks(std::string_view text, RankLetters letters) {
  while (!text.empty()) {
    const std::optional<RankRead> rank = rank_at_start(text, letters);
    if (!rank && !is_one_of(text[0], kSeparators) && !text.starts_with(kNoCards)) return false;
    text.remove_prefix(rank ? rank->length : 1);
  }
  return true;
}

std::string_view forms(RankLetters letters) {
  switch (letters) {
    case RankLetters::French:
      return "write a hand as ARD.V10.., ARD V10 or ♠ARD ♥V10";
    case RankLetters::Spanish:
      return "write a hand as ARC.S10.., ARC S10 or ♠ARC ♥S10";
    case RankLetters::English:
      break;
  }
  return "write a hand as AS KS QS JH TH, AKQ.JT.., AKQ JT, S:AKQ H:JT or ♠AKQ ♥JT";
}

}  // namespace

HandForm form_of_hand(std::string_view text, RankLetters letters) {
  if (text.find('.') != std::string_view::npos) return HandForm::Dots;
  text.remove_prefix(std::min(text.find_first_not_of(kSeparators), text.size()));
  const bool has_colon = text.size() > 1 && text[1] == ':' && suit_of_letter(text[0]).has_value();
  if (symbol_at_start(text) || has_colon) return HandForm::Suits;
  const bool has_letters_of_suits = letters == RankLetters::English && !has_only_ranks(text, letters);
  return has_letters_of_suits ? HandForm::Cards : HandForm::Groups;
}

int CardReader::place() const { return 1 + static_cast<int>(count_characters(text_.substr(0, at_))); }

void CardReader::skip_spaces() {
  while (!is_done() && is_one_of(text_[at_], kSpaces)) ++at_;
}

void CardReader::skip_separators() {
  while (!is_done() && is_one_of(text_[at_], kSeparators)) ++at_;
}

CardSet CardReader::read_hand(std::size_t end) {
  end_ = end;
  skip_separators();
  switch (form_of_hand(text_.substr(at_, end_ - at_), letters_)) {
    case HandForm::Dots: {
      const CardSet hand = read_dots();
      skip_spaces();
      if (!is_done()) fail(at_, fmt::format("{} after the fourth suit", next_character()));
      return hand;
    }
    case HandForm::Groups:
      return read_groups();
    case HandForm::Suits:
      return read_suit_first();
    case HandForm::Cards:
      break;
  }
  return read_rank_first();
}

CardSet CardReader::read_word(std::size_t end) {
  end_ = end;
  const std::string_view word = text_.substr(at_, end_ - at_);
  switch (form_of_hand(word, letters_)) {
    case HandForm::Dots:
      return read_dots();
    case HandForm::Cards:
      return read_rank_first();
    case HandForm::Suits:
    case HandForm::Groups:
      break;
  }
  fail(at_, fmt::format("{} is no hand of its own; write AKQ.JT.. or ASKSQSJHTH, or put / between hands in "
                        "any form",
                        in_quotes(word)));
}

Card CardReader::read_card() {
  skip_spaces();
  const std::size_t start = at_;
  std::optional<Suit> suit;
  if (symbol_at_start(text_.substr(at_))) suit = try_suit();
  if (is_done()) fail(at_, "no rank; write a card as AS or ♠A");
  const Rank rank = read_rank();
  if (!suit) suit = try_suit();
  if (!suit) fail(at_, "no suit; write a card as AS or ♠A");
  skip_spaces();
  if (!is_done()) fail(at_, fmt::format("{} after the card", next_character()));
  return *take(rank, *suit, start).begin();
}

CardSet CardReader::read_dots() {
  CardSet hand;
  std::size_t suit = 0;
  while (!is_done() && !is_one_of(text_[at_], kSpaces)) {
    const std::size_t start = at_;
    if (text_[at_] == '.') {
      if (++suit == kSuits) fail(at_, "a fourth dot; a hand in dot form is spades.hearts.diamonds.clubs");
      ++at_;
      continue;
    }
    const Rank rank = read_rank();
    hand.insert(take(rank, kSuitsHighToLow[suit], start));
  }
  return hand;
}

CardSet CardReader::read_groups() {
  CardSet hand;
  std::size_t group = 0;
  for (skip_separators(); !is_done(); skip_separators(), ++group) {
    if (group == kSuits) fail(at_, "a fifth group; each group is a suit: spades hearts diamonds clubs");
    const auto is_in_group = [&] { return !is_done() && !is_one_of(text_[at_], kSeparators); };
    if (text_[at_] == kNoCards[0]) {
      ++at_;
      if (is_in_group()) fail(at_, fmt::format("{} after -, a suit without cards", next_character()));
    }
    while (is_in_group()) {
      const std::size_t start = at_;
      const Rank rank = read_rank();
      hand.insert(take(rank, kSuitsHighToLow[group], start));
    }
  }
  return hand;
}

CardSet CardReader::read_suit_first() {
  CardSet hand;
  std::optional<Suit> suit;
  for (skip_separators(); !is_done(); skip_separators()) {
    const std::size_t start = at_;
    const std::string_view rest = text_.substr(at_, end_ - at_);
    const bool has_colon = rest.size() > 1 && rest[1] == ':' && suit_of_letter(rest[0]).has_value();
    if (has_colon || symbol_at_start(rest)) {
      suit = has_colon ? suit_of_letter(rest[0]) : try_suit();
      if (has_colon) ++at_;
      if (!is_done() && text_[at_] == ':') ++at_;
      continue;
    }
    const Rank rank = read_rank();
    hand.insert(take(rank, *suit, start));
  }
  return hand;
}

CardSet CardReader::read_rank_first() {
  CardSet hand;
  for (skip_separators(); !is_done(); skip_separators()) {
    const std::size_t start = at_;
    const Rank rank = read_rank();
    const std::optional<Suit> suit = is_done() ? std::nullopt : try_suit();
    if (!suit) {
      fail_in_form(at_, is_done() ? "the last card has no suit"
                                  : fmt::format("unknown suit {}; suits are S H D C", next_character()));
    }
    hand.insert(take(rank, *suit, start));
  }
  return hand;
}

Rank CardReader::read_rank() {
  const std::optional<RankRead> read = rank_at_start(text_.substr(at_, end_ - at_), letters_);
  if (!read) {
    fail_in_form(at_,
                 fmt::format("unknown rank {}; ranks are {}", next_character(), ranks_in_words(letters_)));
  }
  at_ += read->length;
  return read->rank;
}

std::optional<Suit> CardReader::try_suit() {
  if (const std::optional<SuitRead> symbol = symbol_at_start(text_.substr(at_))) {
    at_ += symbol->length;
    return symbol->suit;
  }
  const std::optional<Suit> suit =
      letters_ == RankLetters::English && at_ < text_.size() ? suit_of_letter(text_[at_]) : std::nullopt;
  if (suit) ++at_;
  return suit;
}

CardSet CardReader::take(Rank rank, Suit suit, std::size_t start) {
  const Card card(rank, suit);
  if (!deck_.cards().has(card)) {
    fail(start, fmt::format("{} is not in a deck of {} cards, whose lowest rank is {}", to_string(card),
                            deck_.size(), rank_letter(deck_.lowest_rank())));
  }
  if (seen_.has(card)) fail(start, fmt::format("{} appears twice; each card appears once", to_string(card)));
  seen_.insert(card);
  return card;
}

std::string CardReader::next_character() const {
  std::size_t length = 1;
  while (at_ + length < text_.size() && continues_character(text_[at_ + length])) ++length;
  return in_quotes(text_.substr(at_, length));
}

void CardReader::fail(std::size_t at, const std::string& what) const {
  throw ParseError(
      fmt::format("{}, character {}: {}", subject_, count_characters(text_.substr(0, at)) + 1, what));
}

void CardReader::fail_in_form(std::size_t at, const std::string& what) const {
  fail(at, fmt::format("{}; {}", what, forms(letters_)));
}

}  // namespace nap

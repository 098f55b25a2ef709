#include "card_reader.hpp"

#include <array>
#include <utility>

#include <fmt/format.h>

#include "nap/cards/notation.hpp"
#include "nap/text/parse_error.hpp"
#include "nap/text/quoting.hpp"

namespace nap {
namespace {

constexpr std::array<std::pair<std::string_view, Suit>, 16> kSuitNames = {{
    {"S", Suit::Spades},
    {"s", Suit::Spades},
    {"♠", Suit::Spades},
    {"♤", Suit::Spades},
    {"H", Suit::Hearts},
    {"h", Suit::Hearts},
    {"♥", Suit::Hearts},
    {"♡", Suit::Hearts},
    {"D", Suit::Diamonds},
    {"d", Suit::Diamonds},
    {"♦", Suit::Diamonds},
    {"♢", Suit::Diamonds},
    {"C", Suit::Clubs},
    {"c", Suit::Clubs},
    {"♣", Suit::Clubs},
    {"♧", Suit::Clubs},
}};

// U+FE0E and U+FE0F: keyboards add one of them after a suit symbol, to show it as text or as a picture.
constexpr std::array<std::string_view, 2> kSelectors = {"\xEF\xB8\x8E", "\xEF\xB8\x8F"};

bool is_space(char c) { return c == ' ' || c == '\t' || c == '\r' || c == '\n'; }
bool is_continuation(char c) { return (static_cast<unsigned char>(c) & 0xC0U) == 0x80U; }

std::optional<Rank> rank_of(char c) {
  constexpr std::string_view kUpper = "23456789TJQKA";
  constexpr std::string_view kLower = "23456789tjqka";
  std::size_t at = kUpper.find(c);
  if (at == std::string_view::npos) at = kLower.find(c);
  if (at == std::string_view::npos) return std::nullopt;
  return static_cast<Rank>(at);
}

int characters(std::string_view text) {
  int count = 0;
  for (const char c : text) count += is_continuation(c) ? 0 : 1;
  return count;
}

}  // namespace

int CardReader::place() const { return characters(text_.substr(0, at_)) + 1; }

bool CardReader::is_at_end() {
  while (!is_done() && is_space(text_[at_])) ++at_;
  return is_done();
}

void CardReader::skip_separators() {
  while (!is_done() && (is_space(text_[at_]) || text_[at_] == ',')) ++at_;
}

CardSet CardReader::read_hand() {
  skip_separators();
  if (text_.find('.') != std::string_view::npos) {
    const CardSet hand = read_dotted_hand();
    if (!is_at_end()) fail(at_, fmt::format("{} after the fourth suit", next_character()));
    return hand;
  }
  return is_suit_next() ? read_suit_first() : read_rank_first();
}

CardSet CardReader::read_dotted_hand() {
  CardSet hand;
  std::size_t suit = 0;
  for (; !is_done() && !is_space(text_[at_]);) {
    const std::size_t start = at_;
    if (text_[at_] == '.') {
      if (++suit == kSuits) fail(at_, "a fourth dot; a hand in dot form is spades.hearts.diamonds.clubs");
      ++at_;
      continue;
    }
    const Rank rank = read_rank();
    hand.insert(take(rank, kSuitsHighToLow[suit], start));
  }
  if (suit != kSuits - 1) {
    fail(at_, fmt::format("a hand in dot form has three dots (spades.hearts.diamonds.clubs), not {}", suit));
  }
  return hand;
}

CardSet CardReader::read_suit_first() {
  CardSet hand;
  std::optional<Suit> suit;
  for (skip_separators(); !is_done(); skip_separators()) {
    const std::size_t start = at_;
    if (is_suit_next()) {
      suit = try_suit();
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
    const std::optional<Suit> suit = try_suit();
    if (!suit) {
      fail(at_, is_done() ? "the last card has no suit; a card is a rank and a suit, such as AS"
                          : fmt::format("unknown suit {}; suits are S H D C", next_character()));
    }
    hand.insert(take(rank, *suit, start));
  }
  return hand;
}

Rank CardReader::read_rank() {
  if (text_.substr(at_, 2) == "10") {
    at_ += 2;
    return Rank::Ten;
  }
  const std::optional<Rank> rank = rank_of(text_[at_]);
  if (!rank)
    fail(at_, fmt::format("unknown rank {}; ranks are A K Q J T (or 10) 9 8 7 6 5 4 3 2", next_character()));
  ++at_;
  return *rank;
}

std::optional<Suit> CardReader::try_suit() {
  for (const auto& [name, suit] : kSuitNames) {
    if (text_.substr(at_, name.size()) != name) continue;
    at_ += name.size();
    for (const std::string_view selector : kSelectors) {
      if (text_.substr(at_, selector.size()) == selector) at_ += selector.size();
    }
    return suit;
  }
  return std::nullopt;
}

bool CardReader::is_suit_next() {
  const std::size_t start = at_;
  const bool is_suit = try_suit().has_value();
  const bool is_symbol = is_suit && at_ - start > 1;
  const bool has_colon = is_suit && !is_done() && text_[at_] == ':';
  at_ = start;
  return is_symbol || has_colon;
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
  while (at_ + length < text_.size() && is_continuation(text_[at_ + length])) ++length;
  return in_quotes(text_.substr(at_, length));
}

void CardReader::fail(std::size_t at, const std::string& what) const {
  throw ParseError(fmt::format("{}, character {}: {}", subject_, characters(text_.substr(0, at)) + 1, what));
}

}  // namespace nap

// Reads cards from text, character by character, and knows its place in the text.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "nap/cards/card_set.hpp"
#include "nap/cards/deck.hpp"

namespace nap {

// Refuses a card that it has already read, in this hand or another. `subject` names the text in errors: `hand
// "AS KS"`. The members that read throw ParseError that names the place.
class CardReader {
 public:
  CardReader(std::string_view text, std::string_view subject, Deck deck)
      : text_(text), subject_(subject), deck_(deck) {}

  // Reads all of the text as one hand, in any of the forms of parse_hand.
  CardSet read_hand();
  // Reads the next hand in dot form, up to a space or the end.
  CardSet read_dotted_hand();

  bool is_at_end();
  // The number of the next character, counted from 1, in characters and not in bytes.
  int place() const;

 private:
  CardSet read_suit_first();
  CardSet read_rank_first();
  Rank read_rank();
  std::optional<Suit> try_suit();  // reads a suit letter or symbol if it comes next
  bool is_suit_next();             // whether a suit symbol, or a suit letter and a colon, come next
  CardSet take(Rank rank, Suit suit, std::size_t start);

  bool is_done() const { return at_ == text_.size(); }
  void skip_separators();
  std::string next_character() const;  // quoted, for errors
  [[noreturn]] void fail(std::size_t at, const std::string& what) const;

  std::string_view text_;
  std::string_view subject_;
  Deck deck_;
  std::size_t at_ = 0;
  CardSet seen_;
};

}  // namespace nap

// Reads hands in dot form, and hands that stand among others, character by character.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "nap/cards/card_set.hpp"
#include "nap/cards/deck.hpp"
#include "nap/cards/notation.hpp"

namespace nap {

// Refuses a card that it has already read, in this hand or an earlier one. `subject` names the text in
// errors: `hand "AS KS"`. The members that read throw ParseError that names the place.
class CardReader {
 public:
  CardReader(std::string_view text, std::string_view subject, Deck deck, RankLetters letters)
      : text_(text), subject_(subject), deck_(deck), letters_(letters) {}

  // Reads the text up to byte `end` as one hand in dot form.
  CardSet read_hand(std::size_t end);
  CardSet read_hand() { return read_hand(text_.size()); }
  // Reads the text up to byte `end` as one hand that stands without spaces among others, in dot form or as
  // cards.
  CardSet read_word(std::size_t end);

  // These move on: past spaces, or to the byte `at`. After move_to, reading goes on to the end of the text.
  void skip_spaces();
  void move_to(std::size_t at) {
    at_ = at;
    end_ = text_.size();
  }
  std::size_t at() const { return at_; }
  bool is_done() const { return at_ == end_; }
  // The number of the next character, counted from 1 in characters, not in bytes.
  int place() const;

 private:
  CardSet read_dots();
  CardSet read_rank_first();
  void check_last_dot(std::size_t dots) const;
  Card read_card();
  Rank read_rank();
  CardSet take_joker();
  CardSet take(Card card, std::size_t start);

  [[noreturn]] void fail(std::size_t at, const std::string& what) const;
  // The same, and also says what can be written instead.
  [[noreturn]] void fail_in_form(std::size_t at, const std::string& what) const;

  std::string_view text_;
  std::string_view subject_;
  Deck deck_;
  RankLetters letters_;
  std::size_t at_ = 0;
  std::size_t end_ = text_.size();
  CardSet seen_;
};

}  // namespace nap

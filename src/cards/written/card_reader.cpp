#include "written/card_reader.hpp"

#include <fmt/format.h>

#include "nap/text/characters.hpp"
#include "nap/text/parse_error.hpp"
#include "nap/text/quoting.hpp"
#include "written/joker_word.hpp"
#include "written/rank_letters.hpp"
#include "written/suit_words.hpp"
#include "written/written_forms.hpp"

namespace nap {
namespace {

constexpr std::string_view kSpaces = " \t\r\n";
constexpr std::string_view kWithinWord = ",;-";  // between the cards of a hand without spaces

bool is_one_of(char c, std::string_view characters) { return characters.find(c) != std::string_view::npos; }

bool has_only_ranks(std::string_view text, RankLetters letters) {
  while (!text.empty()) {
    const std::optional<RankRead> rank = rank_at_start(text, letters);
    if (!rank && !is_one_of(text[0], kWithinWord)) return false;
    text.remove_prefix(rank ? rank->length : 1);
  }
  return true;
}

}  // namespace

int CardReader::place() const { return 1 + static_cast<int>(count_characters(text_.substr(0, at_))); }

void CardReader::skip_spaces() {
  while (!is_done() && is_one_of(text_[at_], kSpaces)) ++at_;
}

CardSet CardReader::read_hand(std::size_t end) {
  end_ = end;
  skip_spaces();
  const CardSet hand = read_dots();
  skip_spaces();
  if (!is_done()) fail(at_, fmt::format("{} after the fourth suit", quoted_character(text_, at_)));
  return hand;
}

CardSet CardReader::read_word(std::size_t end) {
  end_ = end;
  const std::string_view word = text_.substr(at_, end_ - at_);
  if (word.find('.') != std::string_view::npos) return read_dots();
  const bool has_suits = rank_at_start(word, letters_) && !has_only_ranks(word, letters_);
  if (has_suits || (deck_.has_joker() && is_joker_at(word, 0))) return read_rank_first();
  fail(at_, fmt::format("{} is no hand of its own; write AKQ.JT.. or ASKSQSJHTH, or put / between hands in "
                        "any form",
                        in_quotes(word)));
}

CardSet CardReader::read_dots() {
  CardSet hand;
  std::size_t suit = 0;
  while (!is_done() && !is_one_of(text_[at_], kSpaces)) {
    const std::size_t start = at_;
    if (text_[at_] == '.') {
      if (++suit >= kSuits) check_last_dot(suit);
      ++at_;
      continue;
    }
    hand.insert(suit == kSuits ? take_joker() : take(Card(read_rank(), kSuitsHighToLow[suit]), start));
  }
  return hand;
}

// Behind the fourth dot, and behind no other, stands the joker.
void CardReader::check_last_dot(std::size_t dots) const {
  if (deck_.has_joker() && dots == kSuits) return;
  if (!deck_.has_joker() && is_joker_at(text_, at_ + 1)) {
    fail(at_ + 1, *trouble_with(Card::joker(), seen_, deck_));
  }
  fail(at_, deck_.has_joker() ? "a fifth dot; a hand in dot form is spades.hearts.diamonds.clubs.joker"
                              : "a fourth dot; a hand in dot form is spades.hearts.diamonds.clubs");
}

CardSet CardReader::take_joker() {
  const std::size_t start = at_;
  if (!is_joker_at(text_.substr(0, end_), at_)) {
    fail(at_, "only JK, the joker, stands behind the fourth dot");
  }
  at_ += kJoker.size();
  return take(Card::joker(), start);
}

CardSet CardReader::read_rank_first() {
  CardSet hand;
  while (!is_done()) {
    const std::size_t start = at_;
    hand.insert(is_joker_at(text_.substr(0, end_), at_) ? take_joker() : take(read_card(), start));
    while (!is_done() && is_one_of(text_[at_], kWithinWord)) ++at_;
  }
  return hand;
}

Card CardReader::read_card() {
  const Rank rank = read_rank();
  const std::optional<SuitRead> suit = suit_at(text_.substr(0, end_), at_, letters_);
  if (!suit) {
    fail_in_form(at_, is_done() ? "the last card has no suit"
                                : fmt::format("unknown suit {}; suits are {}", quoted_character(text_, at_),
                                              suits_in_words(letters_)));
  }
  at_ += suit->length;
  return Card(rank, suit->suit);
}

Rank CardReader::read_rank() {
  const std::optional<RankRead> read = rank_at_start(text_.substr(at_, end_ - at_), letters_);
  if (!read) {
    fail_in_form(at_, fmt::format("unknown rank {}; ranks are {}", quoted_character(text_, at_),
                                  ranks_in_words(letters_)));
  }
  at_ += read->length;
  return read->rank;
}

CardSet CardReader::take(Card card, std::size_t start) {
  if (const std::optional<std::string> trouble = trouble_with(card, seen_, deck_)) fail(start, *trouble);
  seen_.insert(card);
  return card;
}

void CardReader::fail(std::size_t at, const std::string& what) const {
  throw ParseError(
      fmt::format("{}, character {}: {}", subject_, count_characters(text_.substr(0, at)) + 1, what));
}

void CardReader::fail_in_form(std::size_t at, const std::string& what) const {
  fail(at, fmt::format("{}; {}", what, forms_in_words(letters_)));
}

}  // namespace nap

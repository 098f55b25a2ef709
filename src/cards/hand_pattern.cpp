#include "nap/cards/hand_pattern.hpp"

#include <algorithm>
#include <bit>
#include <string>

#include <fmt/format.h>

#include "nap/text/parse_error.hpp"
#include "nap/text/quoting.hpp"
#include "written/joker_word.hpp"
#include "written/rank_letters.hpp"
#include "written/written_forms.hpp"

namespace nap {
namespace {

constexpr std::uint16_t kBelowTen = (1U << static_cast<unsigned>(Rank::Ten)) - 1U;

constexpr std::string_view kSpaces = " \t";

bool is_space(char c) { return kSpaces.find(c) != std::string_view::npos; }

constexpr char kNextSuit = '+';  // on pages; a dot stands for the same

std::string with_dots(std::string_view text) {
  std::string dotted(text);
  std::replace(dotted.begin(), dotted.end(), kNextSuit, '.');
  return dotted;
}

}  // namespace

bool HandPattern::is_pattern(std::string_view text, RankLetters letters) {
  constexpr std::string_view kUnknown = "xX?";
  const bool is_from_page = text.find(kNextSuit) != std::string_view::npos;
  if (!is_from_page && text.find_first_of(kUnknown) == std::string_view::npos) return false;
  while (!text.empty()) {
    const std::optional<RankRead> rank = rank_at_start(text, letters);
    const bool is_joker = !rank && is_joker_at(text, 0);
    const bool is_other = kUnknown.find(text[0]) != std::string_view::npos || text[0] == '.' ||
                          text[0] == kNextSuit || text[0] == '-' || is_space(text[0]);
    if (!rank && !is_joker && !is_other) return false;
    text.remove_prefix(rank ? rank->length : is_joker ? kJoker.size() : 1);
  }
  return true;
}

// Reads a pattern from left to right, one suit after another.
class HandPattern::Reader {
 public:
  Reader(std::string_view text, RankLetters letters, Deck deck)
      : written_(text), text_(with_dots(text)), letters_(letters), deck_(deck) {}

  HandPattern read(int hand_cards) {
    if (deck_.has_joker() && reads_joker_word()) take_joker_word();
    for (std::size_t at = std::min(text_.find_first_not_of(kSpaces), text_.size()); at < text_.size();) {
      if (!ends_suit(at)) {
        at = read_card(at);
      } else if (++suit_ == kSuits) {
        at = read_behind_suits(at);
      } else {
        ++at;
      }
    }
    if (pattern_.cards() != hand_cards)
      refuse(text_.size(), fmt::format("{} cards; a hand has {}", pattern_.cards(), hand_cards));
    return pattern_;
  }

 private:
  [[noreturn]] void refuse(std::size_t at, std::string_view what) const {
    throw ParseError(
        fmt::format("pattern {}, character {}: {}; write one such as AKQ.xx.. (x: below ten, ?: any)",
                    in_quotes(written_), at + 1, what));
  }
  // Says what is wrong at this place. If somebody wrote the joker, and the deck has none, it says that.
  [[noreturn]] void refuse_here(std::size_t at, std::string_view what) const {
    std::size_t joker = text_.npos;
    if (reads_joker_word()) joker = find_joker_word(text_, 0);
    if (suit_ == kSuits && is_joker_at(text_, at + 1)) joker = at + 1;
    if (!deck_.has_joker() && joker != text_.npos) refuse(joker, *trouble_with(Card::joker(), {}, deck_));
    refuse(at, what);
  }

  // On a page with a joker JK before a king is no jack and king.
  [[noreturn]] void refuse_twice(std::size_t at) const {
    constexpr std::string_view kTwice = "a card that appears twice";
    if (is_from_page()) refuse_here(at, kTwice);
    refuse(at, kTwice);
  }

  bool is_from_page() const { return written_.find(kNextSuit) != written_.npos; }

  // Among groups the joker is a word of its own, and the other words are suits. On pages it stands before the
  // other trumps.
  bool reads_joker_word() const { return !has_dots_ || is_from_page(); }

  void take_joker_word() {
    const std::size_t joker = find_joker_word(text_, 0);
    if (joker == text_.npos) return;
    pattern_.has_joker_ = true;
    text_.replace(joker, kJoker.size(), kJoker.size(), ' ');
    const std::size_t second = find_joker_word(text_, 0);
    if (second != text_.npos) refuse(second, *trouble_with(Card::joker(), Card::joker(), deck_));
  }

  bool ends_suit(std::size_t at) const {
    if (has_dots_) return text_[at] == '.';
    return is_space(text_[at]) && at + 1 < text_.size() && !is_space(text_[at + 1]);
  }

  // Reads what stands behind the fourth suit, and returns the end of the text.
  std::size_t read_behind_suits(std::size_t at) {
    if (!has_dots_ || !deck_.has_joker()) refuse_here(at, "a fifth suit");
    if (is_joker_at(text_, at + 1)) {
      pattern_.has_joker_ = true;
      at += kJoker.size();
    }
    const std::size_t wrong = text_.find_first_not_of(kSpaces, at + 1);
    if (wrong != text_.npos) refuse(wrong, "only JK, the joker, stands behind the fourth dot");
    return text_.size();
  }

  // Reads one card, a space or the dash of an empty suit, and returns the place behind it.
  std::size_t read_card(std::size_t at) {
    const bool is_empty_group = !has_dots_ && text_[at] == '-';
    if (is_space(text_[at]) || is_empty_group) return at + 1;
    Holding& holding = pattern_.holdings_[suit_];
    if (text_[at] == '?') {
      ++holding.any;
    } else if (upper(text_[at]) == 'X') {
      ++holding.below_ten;
    } else if (const auto read = rank_at_start(std::string_view(text_).substr(at), letters_)) {
      const auto bit = static_cast<std::uint16_t>(1U << static_cast<unsigned>(read->rank));
      if ((holding.ranks & bit) != 0) refuse_twice(at);
      holding.ranks = static_cast<std::uint16_t>(holding.ranks | bit);
      return at + read->length;
    } else {
      refuse_here(at, "no rank");
    }
    return at + 1;
  }

  std::string_view written_;
  std::string text_;  // with dots, and without a joker that was taken
  RankLetters letters_;
  Deck deck_;
  bool has_dots_ = text_.find('.') != text_.npos;
  std::size_t suit_ = 0;
  HandPattern pattern_;
};

HandPattern HandPattern::parse(std::string_view text, int hand_cards, RankLetters letters, Deck deck) {
  return Reader(text, letters, deck).read(hand_cards);
}

int HandPattern::Holding::cards() const { return std::popcount(ranks) + below_ten + any; }

int HandPattern::cards() const {
  int cards = has_joker_ ? 1 : 0;
  for (const Holding& holding : holdings_) cards += holding.cards();
  return cards;
}

bool HandPattern::Holding::matches(std::uint16_t lane) const {
  if ((ranks & ~lane) != 0) return false;
  const auto others = static_cast<std::uint16_t>(lane & ~ranks);
  return std::popcount(others) == below_ten + any &&
         std::popcount(static_cast<std::uint16_t>(others & kBelowTen)) >= below_ten;
}

bool HandPattern::matches(CardSet hand) const {
  if (hand.has_joker() != has_joker_) return false;
  std::array<std::size_t, kSuits> order = {0, 1, 2, 3};
  do {
    bool all = true;
    for (std::size_t i = 0; i < kSuits && all; ++i) {
      all = holdings_[order[i]].matches(hand.lane(kSuitsHighToLow[i]));
    }
    if (all) return true;
  } while (std::next_permutation(order.begin(), order.end()));
  return false;
}

}  // namespace nap

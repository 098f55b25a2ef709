#include "written/written_forms.hpp"

#include <algorithm>

#include "nap/text/characters.hpp"
#include "nap/text/quoting.hpp"
#include "written/form_search.hpp"
#include "written/joker_word.hpp"

namespace nap {
namespace {

constexpr std::string_view kBetweenGroups = " \t\r\n,";
constexpr std::string_view kWithinGroups = " \t\r\n,;";  // where slashes part the groups
constexpr char kEmptyGroup = '-';
constexpr std::string_view kSpacesAroundCard = " \t\r\n";

class SingleCard : FormSearch {
 public:
  using FormSearch::FormSearch;

  void read() {
    read_rank_first();
    read_suit_first();
  }

 private:
  void read_rank_first() {
    std::size_t at = skipped(text_.begin);
    const std::size_t start = at;
    if (is_joker_at(text_.text, at)) return end(at + kJoker.size(), Card::joker(), start);
    const std::optional<RankRead> rank = rank_at(at);
    if (!rank) return fail_at_missing_rank(at);
    const std::size_t behind = at + rank->length;
    at = skipped(behind);
    const std::optional<SuitRead> suit = suit_at(at);
    if (!suit && is_end(at)) return fail_at(behind, "no suit");
    if (!suit) {
      return fail_at(at,
                     fmt::format("unknown suit {}; suits are {}", quoted(at), suits_in_words(text_.suits)));
    }
    end(at + suit->length, Card(rank->rank, suit->suit), start);
  }

  void read_suit_first() {
    std::size_t at = skipped(text_.begin);
    const std::size_t start = at;
    const std::optional<SuitRead> suit = suit_at(at);
    if (!suit) return;
    const std::size_t behind = at + suit->length;
    at = skipped(behind);
    const std::optional<RankRead> rank = rank_at(at);
    if (!rank) return fail_at_missing_rank(is_end(at) ? behind : at);
    end(at + rank->length, Card(rank->rank, suit->suit), start);
  }

  void end(std::size_t behind, Card card, std::size_t start) {
    const std::size_t at = skipped(behind);
    if (!is_end(at)) return fail_at(at, quoted(at) + " after the card");
    if (const auto whole = with(0, card, start, at)) found(*whole, HandForm::Cards, Standing::Full);
  }

  std::size_t skipped(std::size_t at) const {
    while (!is_end(at) && is_any_of(character(at), kSpacesAroundCard)) ++at;
    return at;
  }
  void fail_at(std::size_t at, const std::string& what) {
    findings_.fail(at, at, [&] { return fmt::format("{}; {}", what, card_in_words(text_.ranks)); });
  }
  void fail_at_missing_rank(std::size_t at) {
    fail_at(at, skipped(at) == text_.text.size()
                    ? "no rank"
                    : fmt::format("unknown rank {}; ranks are {}", quoted(at), ranks_in_words(text_.ranks)));
  }
};

class RankFirst : FormSearch {
 public:
  using FormSearch::FormSearch;

  void read() {
    std::uint64_t hand = 0;
    std::size_t at = text_.begin;
    for (skip(at); !is_end(at); skip(at)) {
      const std::size_t start = at;
      const std::optional<Card> card = read_card(at);
      if (!card) return;
      const auto more = with(hand, *card, start, at);
      if (!more) return;
      hand = *more;
    }
    if (hand != 0) found(hand, HandForm::Cards, Standing::Full);
  }

 private:
  // Moves behind the card.
  std::optional<Card> read_card(std::size_t& at) {
    if (is_joker_at(text_.text, at)) {
      at += kJoker.size();
      return Card::joker();
    }
    const std::optional<RankRead> rank = rank_at(at);
    if (!rank) {
      fail_at_rank(at);
      return std::nullopt;
    }
    const std::size_t behind = at += rank->length;
    skip(at);
    const std::optional<SuitRead> suit = is_end(at) ? std::nullopt : suit_at(at);
    if (!suit) {
      if (at == behind && !is_end(at)) {
        fail_at_suit(at);
      } else {
        fail(at, behind, "the card has no suit");
      }
      return std::nullopt;
    }
    at += suit->length;
    return Card(rank->rank, suit->suit);
  }
  void skip(std::size_t& at) const {
    while (!is_end(at) && is_any_of(character(at), kBetweenCards)) ++at;
  }
};

// Spaces part the groups; if there are slashes, only these do. But whoever writes "AKQ JT /" may have meant
// two groups before the slash. So where spaces part words, too, the text must not be another hand.
class ByPlace : FormSearch {
 public:
  using FormSearch::FormSearch;

  void read() {
    if (has_slashes_) {
      Findings with_spaces;
      ByPlace(text_, with_spaces).read_groups(true, Standing::Doubt);
      for (const Reading& reading : with_spaces.readings()) findings_.add(reading);
    }
    read_groups(!has_slashes_, has_slashes_ ? Standing::Loose : Standing::Full);
  }

 private:
  void read_groups(bool do_spaces_part, Standing standing) {
    do_spaces_part_ = do_spaces_part;
    while (!is_end(at_)) {
      if (!read_character()) return;
    }
    found(hand_, HandForm::Groups, standing);
  }

  // Returns false after a mistake.
  bool read_character() {
    const char c = character(at_);
    const std::string_view spaces = has_slashes_ ? kWithinGroups : kBetweenGroups;
    const bool is_space = is_any_of(c, spaces);
    if (c == kGroupEnd || (is_space && is_in_group_ && do_spaces_part_ && may_part_here(spaces))) {
      ++group_;
      is_in_group_ = is_empty_ = false;
      return step();
    }
    if (is_space) {
      at_ = std::min(text_.text.find_first_not_of(spaces, at_), text_.text.size());
      return true;
    }
    return group_ < kSuits ? read_rank()
                           : refuse("a fifth group; each group is a suit: spades hearts diamonds clubs");
  }

  // A space between single ranks, as in "A K Q / J T", parts no groups if there are slashes.
  bool may_part_here(std::string_view spaces) const {
    if (!has_slashes_) return true;
    const std::size_t next = text_.text.find_first_not_of(spaces, at_);
    if (next == std::string_view::npos || character(next) == kGroupEnd) return false;
    const std::size_t slash = text_.text.rfind(kGroupEnd, at_);
    std::size_t in_word = 0;
    for (std::size_t at = slash == std::string_view::npos ? text_.begin : slash + 1; !is_end(at);) {
      if (character(at) == kGroupEnd) break;
      const std::optional<RankRead> rank = rank_at(at);
      in_word = rank ? in_word + 1 : 0;
      if (in_word > 1) return true;
      at += rank ? rank->length : 1;
    }
    return false;
  }

  bool step() {
    ++at_;
    return true;
  }
  bool refuse(const std::string& what) {
    findings_.fail(at_, at_, [&] { return what; });
    return false;
  }

  bool read_rank() {
    if (character(at_) == kEmptyGroup && !is_in_group_) {
      is_in_group_ = is_empty_ = true;
      return step();
    }
    if (is_empty_) return refuse(quoted(at_) + " after -, a suit without cards");
    const std::optional<RankRead> rank = rank_at(at_);
    if (!rank) {
      fail_at_rank(at_);
      return false;
    }
    const auto hand = with(hand_, Card(rank->rank, kSuitsHighToLow[group_]), at_, at_ + rank->length);
    if (!hand) return false;
    hand_ = *hand;
    is_in_group_ = true;
    at_ += rank->length;
    return true;
  }

  bool do_spaces_part_ = true;
  bool has_slashes_ = text_.text.find(kGroupEnd, text_.begin) != std::string_view::npos;
  std::size_t at_ = text_.begin;
  std::uint64_t hand_ = 0;
  std::size_t group_ = 0;
  bool is_in_group_ = false;
  bool is_empty_ = false;  // it has a dash
};

}  // namespace

void find_card(const HandText& text, Findings& findings) { SingleCard(text, findings).read(); }
void find_rank_first(const HandText& text, Findings& findings) { RankFirst(text, findings).read(); }
void find_by_place(const HandText& text, Findings& findings) { ByPlace(text, findings).read(); }

std::string_view forms_in_words(RankLetters letters) {
  switch (letters) {
    case RankLetters::French:
      return "write a hand as ARD.V10.., ARD V10, AP RP DP VC 10C or ♠ARD ♥V10";
    case RankLetters::Spanish:
      return "write a hand as ARC.S10.., ARC S10, AE RE CE SC 10C or ♠ARC ♥S10";
    case RankLetters::English:
      break;
  }
  return "write a hand as AS KS QS JH TH, AKQ.JT.., AKQ JT, S:AKQ H:JT or ♠AKQ ♥JT";
}

std::string_view card_in_words(RankLetters letters) {
  switch (letters) {
    case RankLetters::French:
      return "write a card as AP or ♠A";
    case RankLetters::Spanish:
      return "write a card as AE or ♠A";
    case RankLetters::English:
      break;
  }
  return "write a card as AS or ♠A";
}

std::string quoted_character(std::string_view text, std::size_t at) {
  std::size_t length = 1;
  while (at + length < text.size() && continues_character(text[at + length])) ++length;
  return in_quotes(text.substr(at, length));
}

std::optional<std::string> trouble_with(Card card, CardSet taken, Deck deck) {
  if (card.is_joker() && !deck.has_joker()) {
    return fmt::format("{} is the joker; it is in no deck without --joker", kJoker);
  }
  if (!deck.cards().has(card)) {
    return fmt::format("{} is not in a deck of {} cards, whose lowest rank is {}", to_string(card),
                       deck.size(), rank_letter(deck.lowest_rank()));
  }
  if (taken.has(card)) return fmt::format("{} appears twice; each card appears once", to_string(card));
  return std::nullopt;
}

}  // namespace nap

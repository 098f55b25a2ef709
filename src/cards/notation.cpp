#include "nap/cards/notation.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "nap/text/parse_error.hpp"
#include "nap/text/quoting.hpp"
#include "written/card_reader.hpp"
#include "written/rank_letters.hpp"

namespace nap {
namespace {

// The ranks of one suit, highest first: "AKQ".
std::string ranks_of(CardSet cards, Suit suit, RankLetters letters) {
  std::string text;
  for (const Card card : cards.of(suit)) text += rank_name(card.rank(), letters);
  return text;
}

std::string counted(int cards) { return fmt::format("{} card{}", cards, cards == 1 ? "" : "s"); }

// Reads hands one after the other, and checks that they form one deal.
class DealReader {
 public:
  DealReader(std::string_view text, RankLetters letters)
      : text_(text), subject_("deal " + in_quotes(text)), reader_(text, subject_, Deck(), letters) {}

  Deal read() {
    if (text_.find(kSlash) != std::string_view::npos) {
      read_between_slashes();
    } else {
      read_words();
    }
    check_complete();
    Deal deal(seats_);
    for (const Seat seat : all_seats(seats_)) deal.give(seat, hands_[seat.index()]);
    return deal;
  }

 private:
  static constexpr char kSlash = '/';

  void read_between_slashes() {
    std::size_t end = 0;
    for (std::size_t start = 0; end != text_.size(); start = end + 1) {
      end = std::min(text_.find(kSlash, start), text_.size());
      reader_.move_to(start);
      const int place = reader_.place();
      add(reader_.read_hand(end), place);
    }
  }

  void read_words() {
    bool are_cards = true;
    for (reader_.skip_spaces(); !reader_.is_done(); reader_.skip_spaces()) {
      const std::size_t start = reader_.at();
      const std::size_t end = std::min(text_.find_first_of(" \t\r\n", start), text_.size());
      const int place = reader_.place();
      add(reader_.read_word(end), place);
      reader_.move_to(end);
      are_cards = are_cards && text_.substr(start, end - start).find('.') == std::string_view::npos &&
                  hands_[0].size() == 1;
    }
    if (!are_cards || seats_ == 0) return;
    throw ParseError(fmt::format("{}: put / between the hands, such as AS QS / KS 2H", subject_));
  }

  void add(CardSet hand, int place) {
    const auto fail = [&](const std::string& what) {
      throw ParseError(fmt::format("{}, character {}: {}", subject_, place, what));
    };
    if (seats_ == kMaxSeats) fail(fmt::format("an eighth hand; a deal has 2 to {}", kMaxSeats));
    const int cards = hand.size();
    if (cards < 1 || cards > kMaxHandCards) {
      fail(fmt::format("seat {} has {}; a hand has 1 to {}", seats_ + 1, counted(cards), kMaxHandCards));
    }
    if (seats_ > 0 && cards != hands_[0].size()) {
      fail(fmt::format("seat {} has {}, seat 1 has {}; all hands must have the same number of cards",
                       seats_ + 1, counted(cards), hands_[0].size()));
    }
    hands_[static_cast<std::size_t>(seats_++)] = hand;
  }

  void check_complete() const {
    if (seats_ >= 2) return;
    throw ParseError(
        fmt::format("{}: {} hand{}; a deal has 2 to {}, such as \"AKQ.JT.. .AK.Q.93\" or \"AS KS / 2H 3H\"",
                    subject_, seats_, seats_ == 1 ? "" : "s", kMaxSeats));
  }

  std::string_view text_;
  std::string subject_;
  CardReader reader_;
  std::array<CardSet, kMaxSeats> hands_{};
  int seats_ = 0;
};

}  // namespace

char rank_letter(Rank rank) { return letters_of(RankLetters::English)[static_cast<std::size_t>(rank)]; }

std::string rank_name(Rank rank, RankLetters letters) {
  if (rank == Rank::Ten && letters != RankLetters::English) return "10";
  return std::string(1, letters_of(letters)[static_cast<std::size_t>(rank)]);
}

char suit_letter(Suit suit) { return "CDHS"[static_cast<std::size_t>(suit)]; }

std::string_view suit_symbol(Suit suit) {
  constexpr std::array<std::string_view, kSuits> kSymbols = {"♣", "♦", "♥", "♠"};
  return kSymbols[static_cast<std::size_t>(suit)];
}

std::string to_string(Card card) { return {rank_letter(card.rank()), suit_letter(card.suit())}; }

std::string to_text(Card card, const CardStyle& style) {
  if (style.suits == SuitStyle::Letters) return to_string(card);
  return std::string(suit_symbol(card.suit())) + rank_name(card.rank(), style.ranks);
}

std::string to_text(CardSet hand, const CardStyle& style) {
  std::string text;
  const auto separate = [&text] {
    if (!text.empty()) text += ' ';
  };
  if (style.suits == SuitStyle::Letters) {
    for (const Card card : hand) {
      separate();
      text += to_string(card);
    }
    return text;
  }
  for (const Suit suit : kSuitsHighToLow) {
    if (hand.of(suit).is_empty()) continue;
    separate();
    text += suit_symbol(suit);
    text += ranks_of(hand, suit, style.ranks);
  }
  return text;
}

std::string to_dots(CardSet hand) {
  std::string text;
  for (const Suit suit : kSuitsHighToLow) {
    if (suit != Suit::Spades) text += '.';
    text += ranks_of(hand, suit, RankLetters::English);
  }
  return text;
}

std::string to_dots(const Deal& deal) {
  std::string text;
  for (const Seat seat : all_seats(deal.seats())) {
    if (seat != kDeclarer) text += ' ';
    text += to_dots(deal.hand(seat));
  }
  return text;
}

CardSet parse_hand(std::string_view text, Deck deck, int hand_cards, RankLetters letters) {
  const std::string subject = "hand " + in_quotes(text);
  const CardSet hand = CardReader(text, subject, deck, letters).read_hand();
  if (hand.size() != hand_cards) {
    throw ParseError(fmt::format("{}: {}; a hand has {}", subject, counted(hand.size()), hand_cards));
  }
  return hand;
}

Card parse_card(std::string_view text, Deck deck, RankLetters letters) {
  return CardReader(text, "card " + in_quotes(text), deck, letters).read_card();
}

Deal parse_deal(std::string_view text, RankLetters letters) { return DealReader(text, letters).read(); }

Deck parse_deck(std::string_view text) {
  for (const int size : Deck::kSizes) {
    if (text == std::to_string(size)) return Deck(size);
  }
  throw ParseError(fmt::format("deck {}: no such deck; a deck has 24, 28, 32, 36, 40, 44, 48 or 52 cards",
                               in_quotes(text)));
}

}  // namespace nap

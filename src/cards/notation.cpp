#include "nap/cards/notation.hpp"

#include <fmt/format.h>

#include "card_reader.hpp"
#include "nap/text/parse_error.hpp"
#include "nap/text/quoting.hpp"

namespace nap {
namespace {

constexpr std::string_view kRankLetters = "23456789TJQKA";

// The ranks of one suit, highest first: "AKQ".
std::string ranks_of(CardSet cards, Suit suit) {
  std::string text;
  for (const Card card : cards.of(suit)) text += rank_letter(card.rank());
  return text;
}

std::string counted(int cards) { return fmt::format("{} card{}", cards, cards == 1 ? "" : "s"); }

}  // namespace

char rank_letter(Rank rank) { return kRankLetters[static_cast<std::size_t>(rank)]; }

char suit_letter(Suit suit) { return "CDHS"[static_cast<std::size_t>(suit)]; }

std::string_view suit_symbol(Suit suit) {
  constexpr std::array<std::string_view, kSuits> kSymbols = {"♣", "♦", "♥", "♠"};
  return kSymbols[static_cast<std::size_t>(suit)];
}

std::string to_string(Card card) { return {rank_letter(card.rank()), suit_letter(card.suit())}; }

std::string to_text(Card card, SuitStyle style) {
  if (style == SuitStyle::Letters) return to_string(card);
  return std::string(suit_symbol(card.suit())) + rank_letter(card.rank());
}

std::string to_text(CardSet hand, SuitStyle style) {
  std::string text;
  const auto separate = [&text] {
    if (!text.empty()) text += ' ';
  };
  if (style == SuitStyle::Letters) {
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
    text += ranks_of(hand, suit);
  }
  return text;
}

std::string to_dots(CardSet hand) {
  std::string text;
  for (const Suit suit : kSuitsHighToLow) {
    if (suit != Suit::Spades) text += '.';
    text += ranks_of(hand, suit);
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

CardSet parse_hand(std::string_view text, Deck deck, int hand_cards) {
  const std::string subject = "hand " + in_quotes(text);
  const CardSet hand = CardReader(text, subject, deck).read_hand();
  if (hand.size() != hand_cards) {
    throw ParseError(fmt::format("{}: {}; a hand has {}", subject, counted(hand.size()), hand_cards));
  }
  return hand;
}

Deal parse_deal(std::string_view text) {
  const std::string subject = "deal " + in_quotes(text);
  CardReader reader(text, subject, Deck());
  std::array<CardSet, kMaxSeats> hands{};
  int seats = 0;
  while (!reader.is_at_end()) {
    const int place = reader.place();
    const auto fail = [&](const std::string& what) {
      throw ParseError(fmt::format("{}, character {}: {}", subject, place, what));
    };
    if (seats == kMaxSeats) fail(fmt::format("an eighth hand; a deal has 2 to {}", kMaxSeats));
    const CardSet hand = reader.read_dotted_hand();
    const int cards = hand.size();
    if (cards < 1 || cards > kMaxHandCards) {
      fail(fmt::format("seat {} has {}; a hand has 1 to {}", seats + 1, counted(cards), kMaxHandCards));
    }
    if (seats > 0 && cards != hands[0].size()) {
      fail(fmt::format("seat {} has {}, seat 1 has {}; all hands must have the same number of cards",
                       seats + 1, counted(cards), hands[0].size()));
    }
    hands[static_cast<std::size_t>(seats++)] = hand;
  }
  if (seats < 2) {
    throw ParseError(fmt::format("{}: {} hand{}; a deal has 2 to {}, such as \"AKQ.JT.. .AK.Q.93\"", subject,
                                 seats, seats == 1 ? "" : "s", kMaxSeats));
  }
  Deal deal(seats);
  for (const Seat seat : all_seats(seats)) deal.give(seat, hands[seat.index()]);
  return deal;
}

Deck parse_deck(std::string_view text) {
  for (const int size : Deck::kSizes) {
    if (text == std::to_string(size)) return Deck(size);
  }
  throw ParseError(fmt::format("deck {}: no such deck; a deck has 24, 28, 32, 36, 40, 44, 48 or 52 cards",
                               in_quotes(text)));
}

}  // namespace nap

#include "nap/cards/notation.hpp"

#include <optional>
#include <vector>

#include <fmt/format.h>

#include "nap/cards/joker.hpp"
#include "nap/text/parse_error.hpp"
#include "nap/text/quoting.hpp"
#include "written/card_reader.hpp"
#include "written/hand_readings.hpp"
#include "written/joker_word.hpp"
#include "written/rank_letters.hpp"
#include "written/written_forms.hpp"

namespace nap {
namespace {

// The ranks of one suit, highest first: "AKQ".
std::string ranks_of(CardSet cards, Suit suit, RankLetters letters) {
  std::string text;
  for (const Card card : cards.of(suit)) text += rank_name(card.rank(), letters);
  return text;
}

bool is_joker(Card card) { return card.is_joker() || card.rank() == Rank::Joker; }

std::vector<CardSet> hands_of(const std::vector<Reading>& readings) {
  std::vector<CardSet> hands;
  for (const Reading& reading : readings) hands.push_back(reading.hand);
  return hands;
}

// The only reading of the text.
Reading read_hand(std::string_view text, Deck deck, int hand_cards, RankLetters letters) {
  const std::string subject = "hand " + in_quotes(text);
  std::optional<Reading> reading;
  if (text.find('.') != std::string_view::npos) {
    reading = {CardReader(text, subject, deck, letters).read_hand(), HandForm::Dots, Standing::Full};
  } else {
    Findings findings;
    for (const RankLetters suits : suit_languages(letters))
      find_hands({text, 0, deck, letters, suits}, findings);
    const std::vector<Reading> readings = meant(findings, hand_cards);
    if (readings.size() > 1) {
      throw ParseError(fmt::format("{}: {}", subject, ambiguity(hands_of(readings), letters)));
    }
    reading = readings.empty() ? nearest(findings, hand_cards) : readings.front();
    if (!reading && !deck.has_joker() && find_joker_word(text, 0) != std::string_view::npos)
      throw ParseError(fmt::format("{}: {}", subject, *trouble_with(Card::joker(), CardSet(), deck)));
    if (!reading) refuse_at(subject, text, *findings.misreading());
  }
  if (reading->hand.size() == hand_cards) return *reading;
  throw ParseError(
      fmt::format("{}: {}; a hand has {}", subject, number_of_cards(reading->hand.size()), hand_cards));
}

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

std::string to_string(Suit suit) { return {suit_letter(suit)}; }

std::string to_text(Suit suit, SuitStyle style) {
  return style == SuitStyle::Letters ? to_string(suit) : std::string(suit_symbol(suit));
}

std::string to_string(Card card) {
  if (is_joker(card)) return std::string(kJoker);
  return {rank_letter(card.rank()), suit_letter(card.suit())};
}

std::string to_text(Card card, const CardStyle& style) {
  if (is_joker(card) || style.suits == SuitStyle::Letters) return to_string(card);
  return std::string(suit_symbol(card.suit())) + rank_name(card.rank(), style.ranks);
}

std::string to_text(CardSet cards, const CardStyle& style) {
  const CardSet hand = before_trump(cards);
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
  if (hand.has_joker()) text += kJoker;
  for (const Suit suit : kSuitsHighToLow) {
    if (hand.of(suit).is_empty()) continue;
    separate();
    text += suit_symbol(suit);
    text += ranks_of(hand, suit, style.ranks);
  }
  return text;
}

std::string to_dots(CardSet cards) {
  const CardSet hand = before_trump(cards);
  std::string text;
  for (const Suit suit : kSuitsHighToLow) {
    if (suit != Suit::Spades) text += '.';
    text += ranks_of(hand, suit, RankLetters::English);
  }
  return hand.has_joker() ? fmt::format("{}.{}", text, kJoker) : text;
}

std::string to_dots(const Deal& deal) {
  std::string text;
  for (const Seat seat : all_seats(deal.seats())) {
    if (seat != kDeclarer) text += ' ';
    text += to_dots(deal.hand(seat));
  }
  return text;
}

std::string deck_text(Deck deck) {
  return fmt::format("{} cards{}", deck.size(), deck.has_joker() ? " and a joker" : "");
}

CardSet parse_hand(std::string_view text, Deck deck, int hand_cards, RankLetters letters) {
  return read_hand(text, deck, hand_cards, letters).hand;
}

HandForm form_of_hand(std::string_view text, Deck deck, int hand_cards, RankLetters letters) {
  return read_hand(text, deck, hand_cards, letters).form;
}

Card parse_card(std::string_view text, Deck deck, RankLetters letters) {
  const std::string subject = "card " + in_quotes(text);
  Findings findings;
  find_card({text, 0, deck, letters, letters}, findings);
  const std::vector<Reading> readings = meant(findings, 1);
  if (readings.empty()) refuse_at(subject, text, *findings.misreading());
  if (readings.size() == 1) return readings.front().hand.highest();
  const std::string first = to_text(readings[0].hand, {SuitStyle::Symbols, letters});
  const std::string second = to_text(readings[1].hand, {SuitStyle::Symbols, letters});
  throw ParseError(fmt::format("{}: could be {} or {}; write it so", subject, first, second));
}

Deck parse_deck(std::string_view text) {
  for (const int size : Deck::kSizes) {
    if (text == std::to_string(size)) return Deck(size);
  }
  throw ParseError(fmt::format("deck {}: no such deck; a deck has 24, 28, 32, 36, 40, 44, 48 or 52 cards",
                               in_quotes(text)));
}

}  // namespace nap

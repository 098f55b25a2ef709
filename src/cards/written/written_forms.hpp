// Finds the hands that a text may mean in each form that needs a search: a letter may be a rank and a suit.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "nap/cards/card_set.hpp"
#include "nap/cards/deck.hpp"
#include "nap/cards/notation.hpp"

namespace nap {

// What is between the place `begin` and the end of the text may be a hand.
struct HandText {
  std::string_view text;
  std::size_t begin;
  Deck deck;
  RankLetters ranks;
  RankLetters suits;   // the language of the letters of suits
  CardSet taken = {};  // by earlier hands
};

enum class Standing {
  Full,   // written just as a form says
  Loose,  // some suit is named without cards, or some cards have the suit first and others the rank
  Doubt,  // no form, but somebody may have meant it; it is never read, but a loose reading must agree with it
};

struct Reading {
  CardSet hand;
  HandForm form;
  Standing standing;
};

// What stops a form from being read.
struct Misreading {
  std::size_t reached;  // how far the text agrees with the form
  std::size_t at;       // the place of the mistake
  std::string what;
};

// The hands that were found, and of the mistakes the one that is furthest in the text.
class Findings {
 public:
  void add(const Reading& reading) { readings_.push_back(reading); }
  template <class What>
  void fail(std::size_t reached, std::size_t at, const What& what) {
    if (!misreading_ || reached > misreading_->reached) misreading_ = Misreading{reached, at, what()};
  }

  const std::vector<Reading>& readings() const { return readings_; }
  const std::optional<Misreading>& misreading() const { return misreading_; }

 private:
  std::vector<Reading> readings_;
  std::optional<Misreading> misreading_;
};

// A single card, with its rank or its suit first: "AS", "♠A".
void find_card(const HandText& text, Findings& findings);
// Cards with the rank first: "AS KS", "AS-KS", "ASKS", "A S K S".
void find_rank_first(const HandText& text, Findings& findings);
// Suits, each with its ranks behind: "SA SK", "SAKQHJT", "S:AKQ H:JT", "spades AKQ".
void find_suit_first(const HandText& text, Findings& findings);
// Words that each have one suit, before or behind its ranks: "AS HK". Only single cards are a reading.
void find_mixed(const HandText& text, Findings& findings);
// Suits by their place: "AKQ JT", "A K Q / J T".
void find_by_place(const HandText& text, Findings& findings);

// How a hand or a card may be written, for use in errors.
std::string_view forms_in_words(RankLetters letters);
std::string_view card_in_words(RankLetters letters);
// The character at a place of the text, in quotes.
std::string quoted_character(std::string_view text, std::size_t at);
// Why the card cannot be taken. Nothing if it can.
std::optional<std::string> trouble_with(Card card, CardSet taken, Deck deck);

}  // namespace nap

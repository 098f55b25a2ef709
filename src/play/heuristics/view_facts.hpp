// What players can read from a view.
#pragma once

#include <array>

#include "nap/cards/card_list.hpp"
#include "nap/chance/random_words.hpp"
#include "nap/play/views/view.hpp"

namespace nap {

// The suits in an order that is drawn for this view alone. Players look at suits in this order, so the first
// of equal suits is a random one. A fixed order would tell defenders something: hands are played with their
// suits in canonical order, in which the declarer is longer in the first suits.
std::array<Suit, kSuits> suits_in_random_order(const View& view);
// The cards of a hand, suit by suit in that order, the highest card of a suit first. Without a trump suit a
// joker is left out, so others come before it wherever a player looks for the best of several cards.
CardList<kMaxHandCards> in_random_order(const View& view, CardSet cards);

// One of the cards, all equally likely. Requires at least one card.
Card random_card(CardSet cards, RandomWords& words);

// How many cards of the same suit above `card` others may hold.
int unseen_above(const View& view, Card card);

// Whether the declarer of a bid for tricks can lose none of the tricks that are not finished.
bool needs_every_trick(const View& view);

// These two are about the trick in progress, and false if there is none.
bool has_declarer_played(const View& view);
bool is_declarer_winning(const View& view);

// Whether the seat holds cards of the suit led. A joker without a trump suit has none. Requires a trick in
// progress.
bool can_follow(const View& view);

// The cards of `cards` that would take the trick in progress.
CardSet takers(const View& view, CardSet cards);

// The card of `cards` that takes the same tricks as `card`. `cards` is a result of distinct_cards, in which
// the lowest card of a run stands for all.
Card standing_for(Card card, CardSet cards);

}  // namespace nap

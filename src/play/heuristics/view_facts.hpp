// What players read off a view.
#pragma once

#include <array>

#include "nap/cards/card_list.hpp"
#include "nap/chance/random_words.hpp"
#include "nap/play/views/view.hpp"

namespace nap {

// The suits in an order drawn for this view alone, in which a player looks at them, so that the first of
// equal suits is a random one. A fixed order would tell defenders something: hands are played with their
// suits in canonical order, where the declarer is longer in the first ones.
std::array<Suit, kSuits> suits_in_random_order(const View& view);
// The cards of a hand, suit by suit in that order, the highest of a suit first.
CardList<kMaxHandCards> in_random_order(const View& view, CardSet cards);

// Any of the cards, each as likely. Requires at least one.
Card random_card(CardSet cards, RandomWords& words);

// How many cards of its suit that others may hold rank above it.
int unseen_above(const View& view, Card card);

// Whether the declarer, in a bid for tricks, can spare none of the tricks that are not finished.
bool needs_every_trick(const View& view);

// Of the trick in progress; without one, false.
bool has_declarer_played(const View& view);
bool is_declarer_winning(const View& view);

// Whether the seat holds cards of the suit led. Requires a trick in progress.
bool can_follow(const View& view);

// Those of `cards` that take the trick in progress.
CardSet takers(const View& view, CardSet cards);

// Of `cards`, a result of distinct_cards, the one that takes the same tricks as `card`: the lowest of a run
// stands for all of it.
Card standing_for(Card card, CardSet cards);

}  // namespace nap

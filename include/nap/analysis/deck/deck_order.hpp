// The order of the cards in a deck that is not shuffled, from deal to deal.
//
//   deck ── cut ── dealt in packets ──┬─ hands ── played or thrown in ──┐
//                                     └─ stock ─────────────────────────┴─ gathered: the next deck
#pragma once

#include "nap/cards/binomial.hpp"
#include "nap/cards/card_list.hpp"
#include "nap/cards/deal.hpp"
#include "nap/chance/random_words.hpp"
#include "nap/rules/tricks/history.hpp"

namespace nap {

// The cards from the top: the first is dealt first. A joker is Card::joker().
using DeckOrder = CardList<kPackSize>;

// Every order is equally likely.
DeckOrder shuffled(CardSet cards, RandomWords& words);

// The fewest cards in each part of a deck that is cut (EBP).
inline constexpr std::size_t kLeastPart = 4;
// The deck with its first `place` cards put under the others.
DeckOrder cut_at(const DeckOrder& deck, std::size_t place);
// The deck cut at a place that leaves kLeastPart cards in each part; all these places are equally likely.
// Requires twice as many cards.
DeckOrder cut(const DeckOrder& deck, RandomWords& words);

struct PacketDeal {
  Deal hands;       // by seat from the dealer's left
  DeckOrder stock;  // what is left, from the top
};

// Deals in threes and twos (EBP): three cards to each seat in turn, from the dealer's left, then two. Hands
// of more than five cards get threes as long as they last, and then what is missing: seven cards come as
// three, three and one. Requires enough cards.
PacketDeal dealt_in_packets(const DeckOrder& deck, Shape shape);

// The deck after a hand that was played to the last trick. The tricks lie in two piles, the declarer's and
// the defenders'. In a pile they lie as they were taken, the first one on top, and the cards of a trick as
// they were played. The declarer's pile comes on top of the defenders', and the stock under both.
DeckOrder gathered(const History& played, const DeckOrder& stock);
// The deck after a deal that all pass. The hands lie on each other, that of the first seat on top, each as
// its player held it: sorted by suits, from spades to clubs, and in a suit from the highest card down. The
// stock comes under them.
DeckOrder gathered(const Deal& thrown_in, const DeckOrder& stock);

}  // namespace nap

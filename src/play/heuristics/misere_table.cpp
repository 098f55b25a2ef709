#include "heuristics/misere_table.hpp"

#include <algorithm>
#include <cassert>

#include "nap/rules/trick.hpp"

namespace nap {
namespace {

// The number of cards in a lane. It is a table, because not every build may use the processor's own
// instruction.
class LaneSizes {
 public:
  constexpr LaneSizes() {
    for (std::size_t lane = 1; lane < sizes_.size(); ++lane)
      sizes_[lane] = static_cast<std::uint8_t>(sizes_[lane / 2] + lane % 2);
  }
  constexpr int operator[](unsigned lane) const { return sizes_[lane]; }

 private:
  std::array<std::uint8_t, CardSet::kLane + 1> sizes_{};
};
constexpr LaneSizes kLaneSizes;

// The chance, in parts of kCertain, that somebody holds none of n cards. They hold each card with a chance of
// share / kShares.
constexpr int kShares = 32;
constexpr int kCertain = 1 << 15U;
constexpr int kMostOfSuit = kRanks + 1;  // with a joker
class Absences {
 public:
  constexpr Absences() {
    for (int share = 0; share <= kShares; ++share) {
      int chance = kCertain;
      for (int cards = 0; cards <= kMostOfSuit; ++cards) {
        chances_[static_cast<std::size_t>(share)][static_cast<std::size_t>(cards)] =
            static_cast<std::uint16_t>(chance);
        chance = chance * (kShares - share) / kShares;
      }
    }
  }
  constexpr int of(int share, int cards) const {
    return chances_[static_cast<std::size_t>(share)][static_cast<std::size_t>(cards)];
  }

 private:
  std::array<std::array<std::uint16_t, kMostOfSuit + 1>, kShares + 1> chances_{};
};
constexpr Absences kAbsences;

// All cards below or above `card`, whatever their suits.
CardSet below(Card card) { return CardSet((std::uint64_t{1} << static_cast<unsigned>(card.bit())) - 1U); }
CardSet above(Card card) { return CardSet(~((std::uint64_t{2} << static_cast<unsigned>(card.bit())) - 1U)); }

// The number of cards of one suit.
int count(CardSet cards, Suit suit) { return kLaneSizes[cards.lane(suit)]; }

bool is_single(CardSet cards) { return (cards.bits() & (cards.bits() - 1)) == 0; }

}  // namespace

MisereTable::MisereTable(const View& view)
    : left_(view.deck - view.out_of_play - view.history.played()),
      voids_(view.history.voids(kDeclarer)),
      trump_(view.history.trump()),
      seats_(view.history.seats()),
      declarers_cards_(view.history.cards_left(kDeclarer)),
      to_play_(view.history.to_play().number()) {
  const History& history = view.history;
  hands_[view.seat.index()] = view.hand();
  for (const Card card : history.trick()) {
    const Seat seat = history.leader().further_by(in_trick_, seats_);
    if (in_trick_++ == 0) led_ = card;
    if (card == history.winning_card()) winner_ = seat.number();
    if (seat == kDeclarer) has_declarer_played_ = true;
  }
  if (in_trick_ > 0) winning_ = history.winning_card();
}

void MisereTable::play(Card card) {
  hands_[static_cast<std::size_t>(to_play_)].remove(card);
  left_.remove(card);
  if (in_trick_ == 0) {
    led_ = winning_ = card;
    winner_ = to_play_;
    has_declarer_played_ = false;
  } else if (beats(card, winning_, trump_)) {
    winning_ = card;
    winner_ = to_play_;
  }
  if (to_play_ == kDeclarer.number()) {
    has_declarer_played_ = true;
    --declarers_cards_;
    const std::optional<Suit> led = suit_in_play(led_, trump_);
    if (led && suit_in_play(card, trump_) != led) voids_.insert(CardSet::whole_suit(*led));
  }
  to_play_ = to_play_ + 1 == seats_ ? 0 : to_play_ + 1;
  if (++in_trick_ == seats_) {
    in_trick_ = 0;
    to_play_ = winner_;
  }
}

bool MisereTable::is_caught_after(Card card) const {
  MisereTable table = *this;
  table.play(card);
  for (;;) {
    if (table.in_trick_ == 0) {
      if (table.winner_ == kDeclarer.number()) return true;
      if (table.declarers_cards_ == 0) return false;
    }
    table.play(table.choose());
  }
}

Card MisereTable::choose() const {
  const CardSet hand = hands_[static_cast<std::size_t>(to_play_)];
  if (is_single(hand)) return hand.lowest();
  if (in_trick_ == 0) return lead();
  const CardSet cards = led_.is_joker() ? CardSet() : hand.of(led_.suit());
  if (!cards.is_empty()) return is_single(cards) ? cards.lowest() : follow(cards);
  return to_play_ == kDeclarer.number() ? declarers_discard() : discard();
}

Card MisereTable::follow(CardSet cards) const {
  if (winning_.is_joker() || winning_.suit() != led_.suit()) return cards.highest();  // trumped
  const bool is_declarer = to_play_ == kDeclarer.number();
  if (!is_declarer && has_declarer_played_ && winner_ != kDeclarer.number()) return cards.highest();
  const CardSet under = cards & below(winning_);
  if (!under.is_empty()) return under.highest();
  // Every card wins the trick. A defender who plays after the declarer saves the declarer with any of them,
  // and so gets rid of the highest. Others play the lowest, so that somebody who is still to play may win
  // over it.
  return !is_declarer && has_declarer_played_ ? cards.highest() : cards.lowest();
}

MisereTable::Guess MisereTable::guess() const {
  const CardSet unseen = left_ - hands_[static_cast<std::size_t>(to_play_)];
  const CardSet possible = unseen - voids_;
  int cards = 0;
  for (const Suit suit : kSuitsHighToLow) cards += count(possible, suit);
  // If the possible cards are no more than the declarer's cards, the declarer is taken to hold all of them.
  const int share = cards <= declarers_cards_ ? kShares : kShares * declarers_cards_ / cards;
  return {possible, share};
}

// The chance that the declarer has to win over the lowest of these cards: the declarer holds none of the
// suit's lower cards, and at least one higher card. It is in parts of kCertain times kCertain.
int MisereTable::worth(CardSet own_suit, const Guess& guess) const {
  const Card lowest = own_suit.lowest();
  const CardSet unseen = guess.unseen.of(lowest.suit());
  const int lower = count(unseen & below(lowest), lowest.suit());
  const int higher = count(unseen & above(lowest), lowest.suit());
  return kAbsences.of(guess.share, lower) * (kCertain - kAbsences.of(guess.share, higher));
}

Card MisereTable::lead() const {
  const CardSet hand = hands_[static_cast<std::size_t>(to_play_)];
  const Guess guessed = guess();
  int most = -1;
  CardSet best;
  for (const Suit suit : kSuitsHighToLow) {
    const CardSet cards = hand.of(suit);
    if (cards.is_empty()) continue;
    const int value = worth(cards, guessed);
    if (value > most) {
      most = value;
      best = cards;
    }
  }
  // If no lead can catch the declarer, leads a high card.
  return most > 0 ? best.lowest() : best.highest();
}

// A joker without a trump suit takes the trick. That saves the declarer, unless he is safe in it already.
Card MisereTable::discard() const {
  const CardSet hand = hands_[static_cast<std::size_t>(to_play_)];
  const bool is_declarer_safe = has_declarer_played_ && winner_ != kDeclarer.number();
  if (hand.has_joker() && is_declarer_safe) return Card::joker();
  const Guess guessed = guess();
  int least = -1;
  CardSet best;
  for (const Suit suit : kSuitsHighToLow) {
    const CardSet cards = hand.of(suit);
    if (cards.is_empty()) continue;
    // A trump would take the trick.
    const int value = suit == trump_ ? kCertain * kCertain : worth(cards, guessed);
    if (least < 0 || value < least) {
      least = value;
      best = cards;
    }
  }
  return best.highest();
}

// How likely it is that a suit makes the declarer win a trick. For the lowest card it is the share of lower
// cards among the unseen ones. The second lowest counts half, with one lower card gone, and the third a
// quarter, with two gone. The largest of these is the suit's.
int MisereTable::danger(CardSet own_suit, CardSet unseen) const {
  const Suit suit = own_suit.lowest().suit();
  const int others = count(unseen, suit);
  int most = 0;
  CardSet rest = own_suit;
  for (int i = 0; i < 3 && !rest.is_empty(); ++i) {
    const int lower = count(unseen & below(rest.lowest()), suit) - i;
    if (lower > 0) most = std::max(most, (1024 >> static_cast<unsigned>(i)) * lower / (others - i + 1));
    rest.remove(rest.lowest());
  }
  return most;
}

Card MisereTable::declarers_discard() const {
  const CardSet hand = hands_[kDeclarer.index()];
  const CardSet unseen = left_ - hand;
  int most = -1;
  CardSet best;
  for (const Suit suit : kSuitsHighToLow) {
    CardSet cards = hand.of(suit);
    if (suit == trump_) cards = winning_.suit() == trump_ ? cards & below(winning_) : CardSet();
    if (cards.is_empty()) continue;
    const int value = danger(cards, unseen);
    if (value > most) {
      most = value;
      best = cards;
    }
  }
  return best.is_empty() ? hand.highest() : best.highest();  // the hand has only trumps that take the trick
}

}  // namespace nap

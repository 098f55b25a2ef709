#include "heuristics/trick_defence.hpp"

#include <algorithm>
#include <limits>
#include <optional>

#include "heuristics/guessed_hand.hpp"
#include "heuristics/view_facts.hpp"

namespace nap {
namespace {

// The weights of cards. A declarer who bids for tricks holds high cards, so the highest unseen card of a side
// suit is far likelier to be the declarer's than any other. Of the trumps, which the declarer led, any may be
// there.
constexpr double kHighest = 14.0;
constexpr double kSecond = 3.0;
constexpr double kLower = 1.0;
constexpr double kTrump = 2.0;
// By how much it is likelier that some ally beats a low card of the declarer's with a given card than that an
// ally was dealt it. Allies keep such cards, one ally more so than each of many.
constexpr double kAllyAtLeast = 0.1;
constexpr double kLeastLeft = 0.05;  // the least chance that no ally does
// The declarer plays the higher cards of a suit first. The chance that no ally beats either of two cards is
// taken as kSecondLeft times the chance for one card above. The latter counts as at least kLeastLeftTwice:
// where nearly all cards are dealt it would be too small, because allies discard, too.
constexpr double kSecondLeft = 0.7;
constexpr double kLeastLeftTwice = 0.5;
// Three cards of a suit are so many times likelier than if the cards were independent of each other.
constexpr double kThreeLikelier = 2.0;

CardWeights bidders_weights(const View& view) {
  CardWeights weights;
  const CardSet possible = GuessedHand::possible(view);
  for (const Suit suit : kSuitsHighToLow) {
    double weight = kHighest;
    for (const Card card : possible.of(suit)) {
      weights[card] = suit == view.history.trump() ? kTrump : weight;
      weight = weight == kHighest ? kSecond : kLower;
    }
  }
  return weights;
}

// The chance that no ally beats a card of the declarer's with a given card. An ally has discarded other cards
// by now, so the cards that were dealt to it count, not those that are left.
double left_by_allies(const View& view) {
  const int allies = view.history.seats() - 2;
  if (allies == 0) return 1.0;
  const int cards = view.history.hand_cards();
  const int others = (view.deck - view.dealt - view.out_of_play).size() - cards;
  const double dealt = static_cast<double>(allies * cards) / static_cast<double>(others);
  return std::max(kLeastLeft, 1.0 - kAllyAtLeast - dealt);
}

class TrickDefence {
 public:
  explicit TrickDefence(const View& view)
      : view_(view),
        trump_(view.history.trump()),
        guess_(view, bidders_weights(view)),
        left_by_ally_(left_by_allies(view)) {}

  Card lead() const {
    double most = -1.0;
    std::optional<Card> best;
    for (const Suit suit : suits_in_random_order(view_)) {
      const CardSet cards = view_.hand().of(suit);
      if (cards.is_empty()) continue;
      const double holds = chance_to_hold(cards.highest());
      if (holds <= most) continue;
      most = holds;
      best = cards.highest();
    }
    return *best;
  }

  Card discard(CardSet cards) const {
    const CardSet side = trump_ ? cards - cards.of(*trump_) : cards;
    if (side.is_empty()) return cards.lowest();
    double least = std::numeric_limits<double>::max();
    CardSet best;
    for (const Suit suit : suits_in_random_order(view_)) {
      const CardSet own = side.of(suit);
      if (own.is_empty()) continue;
      const double loss = loss_of(own);
      if (loss > least || (loss == least && own.size() <= best.size())) continue;
      least = loss;
      best = own;
    }
    return best.lowest();
  }

 private:
  // The chance that the declarer neither has a higher card of the suit, nor is void and ruffs.
  double chance_to_hold(Card card) const {
    const CardSet suit = guess_.possible().of(card.suit());
    CardSet higher;
    for (const Card other : suit) {
      if (other.rank() > card.rank()) higher.insert(other);
    }
    const double has_trump =
        trump_ && card.suit() != *trump_ ? 1.0 - guess_.absence(CardSet::whole_suit(*trump_)) : 0.0;
    return guess_.absence(higher) - guess_.absence(suit) * has_trump;
  }

  // What the hand loses if it plays the lowest of its cards of a suit.
  double loss_of(CardSet own) const {
    const Card highest = own.highest();
    return worth(highest, own.size()) - (own.size() > 1 ? worth(highest, own.size() - 1) : 0.0);
  }

  // The chance that the declarer loses to `highest` a trick that no ally would take, if this seat has `cards`
  // cards of the suit. The declarer plays a suit from the top, and loses the trick with the first card that
  // `highest` beats. That may be the only card that the declarer has. It may also be the second or third, if
  // this seat can follow to those before it with cards to spare, or beats one of them.
  double worth(Card highest, int cards) const {
    const CardSet suit = guess_.possible().of(highest.suit());
    double left = 1.0;  // chance that no ally beats the declarer's card
    Longer above;       // cards of the declarer's that beat `highest`
    Longer below;       // cards that `highest` beats and that are higher than this one
    double alone = 0.0;
    double second = 0.0;
    double third = 0.0;
    for (const Card card : suit) {
      const double odds = guess_.chance(card) / (1.0 - guess_.chance(card));
      if (card.rank() > highest.rank()) {
        above.add(odds);
      } else {
        const double two = below.one + (cards > 1 ? above.one : 0.0);
        const double three =
            below.two + (cards > 1 ? above.one * below.one : 0.0) + (cards > 2 ? above.two : 0.0);
        alone += odds * left;
        second += odds * two;
        if (view_.history.cards_left(kDeclarer) > 2) third += odds * three;
        below.add(odds);
      }
      left *= left_by_ally_;
    }
    return guess_.absence(suit) *
           (alone + kSecondLeft * std::max(kLeastLeftTwice, left_by_ally_) * second + kThreeLikelier * third);
  }

  // The odds that the declarer has one of the cards, and two of them.
  struct Longer {
    double one = 0.0;
    double two = 0.0;
    void add(double odds) {
      two += odds * one;
      one += odds;
    }
  };

  const View& view_;
  std::optional<Suit> trump_;
  GuessedHand guess_;
  double left_by_ally_;
};

Card follow_declarers_bid(const View& view, CardSet cards) {
  const CardSet winners = takers(view, cards);
  if (winners.is_empty()) return cards.lowest();
  if (is_declarer_winning(view)) return winners.lowest();
  if (has_declarer_played(view)) return cards.lowest();
  // An ally is winning. The highest card helps if the declarer may hold a card between the two.
  const Card winning = view.history.winning_card();
  const Card highest = cards.highest();
  for (const Card card : view.unseen().of(highest.suit())) {
    if (card.rank() > winning.rank() && card.rank() < highest.rank()) return highest;
  }
  return cards.lowest();
}

}  // namespace

Card defend_tricks(const View& view) {
  const CardSet cards = view.legal();
  if (cards.size() == 1) return cards.highest();
  if (view.history.trick().empty()) return TrickDefence(view).lead();
  if (can_follow(view)) return follow_declarers_bid(view, cards);
  const CardSet winners = is_declarer_winning(view) ? takers(view, cards) : CardSet();
  return winners.is_empty() ? TrickDefence(view).discard(cards) : winners.lowest();
}

}  // namespace nap

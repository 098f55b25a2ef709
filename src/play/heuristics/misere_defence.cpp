#include "heuristics/misere_defence.hpp"

#include <algorithm>
#include <array>
#include <limits>
#include <optional>

#include "heuristics/guessed_hand.hpp"
#include "heuristics/view_facts.hpp"
#include "nap/rules/trick.hpp"

namespace nap {
namespace {

constexpr double kFurtherOfFirstSuit = 0.4;  // weight of a card of the suit that the declarer led first
constexpr double kJoker = 0.01;              // weight of a joker without a trump suit: it loses misère
constexpr double kPassedOver = 0.1;          // factor for a card that the declarer would have played, if held
constexpr double kMostOfAlly = 0.9;          // the highest chance that a card is with one ally
// A trick is worth taking from an ally if the next lead then catches the declarer with more than this chance.
constexpr double kGoodLead = 0.15;
// What it is worth to get rid of a single card to which the declarer has lower ones. A discard from a suit of
// two or more loses less than that of a single card: this part of it.
constexpr double kRidOfSingle = 0.5;
constexpr double kLongerSuit = 0.4;

// The suit that the declarer led first. Empty if the first cards are forgotten.
std::optional<Suit> declarers_first_suit(const History& history) {
  if (history.cards().empty()) return std::nullopt;
  const Card first = history.cards().front();
  return history.played_by(kDeclarer).has(first) ? suit_in_play(first, history.trump()) : std::nullopt;
}

// Goes through the tricks, and lowers the weights of cards that the declarer passed over.
CardWeights misere_weights(const View& view) {
  const History& history = view.history;
  const CardSet possible = GuessedHand::possible(view);
  CardWeights weights;
  for (const Card card : possible) weights[card] = card.is_joker() ? kJoker : 1.0;
  if (const std::optional<Suit> suit = declarers_first_suit(history)) {
    for (const Card card : possible.of(*suit)) weights[card] = kFurtherOfFirstSuit;
  }
  const auto seats = static_cast<std::size_t>(history.seats());
  std::optional<Card> winning;
  for (std::size_t i = 0; i < history.cards().size(); ++i) {
    const Card card = history.cards()[i];
    if (i % seats == 0) winning = card;
    const bool has_joker = card.is_joker() || winning->is_joker();
    const bool is_below = !has_joker && card.suit() == winning->suit() && card.rank() < winning->rank();
    if (is_below && history.played_by(kDeclarer).has(card)) {
      for (const Card between : possible.of(card.suit())) {
        if (between.rank() > card.rank() && between.rank() < winning->rank()) weights[between] *= kPassedOver;
      }
    }
    if (beats(card, *winning, history.trump())) winning = card;
  }
  return weights;
}

class MisereDefence {
 public:
  explicit MisereDefence(const View& view) : view_(view), guess_(view, misere_weights(view)) {
    for (const Seat seat : all_seats(view.history.seats())) {
      if (seat != kDeclarer && seat != view.seat)
        of_ally_[seat.index()] = std::min(kMostOfAlly, chance_of_ally(view, seat));
    }
  }

  // If no lead can catch the declarer, leads a high card.
  Card lead() const {
    double most = 0.0;
    std::optional<Card> best;
    for (const Suit suit : suits_in_random_order(view_)) {
      const CardSet own = view_.hand().of(suit);
      if (own.is_empty()) continue;
      const double caught = chance_to_catch(own.lowest());
      if (caught <= most) continue;
      most = caught;
      best = own.lowest();
    }
    return best ? *best : highest_rank(view_.hand());
  }

  double best_lead(CardSet hand) const {
    double most = 0.0;
    for (const Suit suit : kSuitsHighToLow) {
      const CardSet own = hand.of(suit);
      if (!own.is_empty()) most = std::max(most, chance_to_catch(own.lowest()));
    }
    return most;
  }

  // A joker without a trump suit takes the trick. That saves the declarer, unless he is safe in it already.
  Card discard(CardSet cards) const {
    if (cards.has_joker() && has_declarer_played(view_) && !is_declarer_winning(view_)) return Card::joker();
    double most = -std::numeric_limits<double>::max();
    CardSet best;
    for (const Suit suit : suits_in_random_order(view_)) {
      const CardSet own = cards.of(suit);
      // A trump would take the trick.
      if (own.is_empty() || (suit == view_.history.trump() && own != cards)) continue;
      const double gain = own.size() == 1
                              ? kRidOfSingle * chance_of_lower(own.lowest()) - chance_to_catch(own.lowest())
                              : -kLongerSuit * chance_to_catch(own.lowest());
      if (gain < most || (gain == most && own.highest().rank() <= best.highest().rank())) continue;
      most = gain;
      best = own;
    }
    return best.highest();
  }

 private:
  Card highest_rank(CardSet cards) const {
    std::optional<Card> best;
    for (const Suit suit : suits_in_random_order(view_)) {
      const CardSet own = cards.of(suit);
      if (!own.is_empty() && (!best || own.highest().rank() > best->rank())) best = own.highest();
    }
    return *best;
  }

  // The chance that this lead catches the declarer: the declarer has to win over it with the lowest card of
  // the suit, and no ally has to win over that card, because each holds a lower card or none.
  double chance_to_catch(Card led) const {
    const Suit suit = led.suit();
    const CardSet possible = guess_.possible().of(suit);
    std::array<double, kMaxSeats> has_none{};
    std::array<double, kMaxSeats> has_no_lower{};
    for (const Seat seat : all_seats(view_.history.seats())) {
      has_no_lower[seat.index()] = 1.0;
      has_none[seat.index()] = 1.0;
      for (const Card card : possible) has_none[seat.index()] *= misses(seat, card);
    }
    double chance = 0.0;
    double holds_no_lower = 1.0;
    for (CardSet left = possible; !left.is_empty(); left.remove(left.lowest())) {
      const Card card = left.lowest();
      if (card.rank() > led.rank()) {
        double caught = guess_.chance(card) * holds_no_lower;
        for (const Seat seat : all_seats(view_.history.seats())) {
          if (has_suit(seat, suit)) caught *= 1.0 - (has_no_lower[seat.index()] - has_none[seat.index()]);
        }
        chance += caught;
      }
      holds_no_lower *= 1.0 - guess_.chance(card);
      for (const Seat seat : all_seats(view_.history.seats()))
        has_no_lower[seat.index()] *= misses(seat, card);
    }
    return chance;
  }
  double misses(Seat seat, Card card) const {
    return 1.0 - of_ally_[seat.index()] * (1.0 - guess_.chance(card));
  }
  // Whether an ally may hold cards of the suit.
  bool has_suit(Seat seat, Suit suit) const {
    return seat != kDeclarer && seat != view_.seat && view_.history.voids(seat).of(suit).is_empty();
  }

  double chance_of_lower(Card card) const {
    CardSet lower;
    for (const Card other : guess_.possible().of(card.suit())) {
      if (other.rank() < card.rank()) lower.insert(other);
    }
    return 1.0 - guess_.absence(lower);
  }

  const View& view_;
  GuessedHand guess_;
  std::array<double, kMaxSeats>
      of_ally_{};  // by seat: the chance that it holds an unseen card which the declarer does not hold
};

Card follow_misere(const View& view, CardSet cards) {
  const Card winning = view.history.winning_card();
  const Card highest = cards.highest();
  const CardSet over = takers(view, cards);
  const CardSet under = cards - over;
  const bool has_played = has_declarer_played(view);
  if (winning.is_joker() || winning.suit() != highest.suit()) return highest;  // trumped
  if (!has_played || is_declarer_winning(view)) {
    if (!under.is_empty()) return under.highest();
    return has_played ? highest : cards.lowest();
  }
  // From here on the declarer is safe in this trick.
  if (over.is_empty() || under.is_empty()) return highest;
  return MisereDefence(view).best_lead(view.hand() - highest) > kGoodLead ? highest : under.highest();
}

}  // namespace

Card defend_misere(const View& view) {
  const CardSet cards = view.legal();
  if (cards.size() == 1) return cards.highest();
  if (view.history.trick().empty()) return MisereDefence(view).lead();
  return can_follow(view) ? follow_misere(view, cards) : MisereDefence(view).discard(cards);
}

}  // namespace nap

#include "nap/rules/tricks/history.hpp"

#include <algorithm>

#include "nap/rules/trick.hpp"

namespace nap {
namespace {

constexpr Card kAnyCard(Rank::Two, Suit::Clubs);

}  // namespace

History::History(Shape shape, Trump trump) : trump_rule_(trump), winning_card_(kAnyCard), shape_(shape) {
  assert(2 <= shape.seats && shape.seats <= kMaxSeats);
  assert(1 <= shape.hand_cards && shape.hand_cards <= max_hand_cards(shape.seats));
  if (!trump.is_first_lead()) trump_ = trump.after_lead(kAnyCard.suit());  // no lead changes it
}

History::History(Shape rest, Trump trump, Seat leader, int declarers_tricks) : History(rest, trump) {
  assert(!trump.is_first_lead() && leader.number() < rest.seats && declarers_tricks >= 0);
  leader_ = leader;
  to_play_ = leader;
  declarers_tricks_ = declarers_tricks;
}

void History::open(const Opening& opening) {
  assert(cards_.is_empty());
  play(opening.card);
  trump_ = opening.trump;
}

void History::play(Card card) {
  assert(!is_over() && !played_.has(card));
  const Seat seat = to_play_;
  played_.insert(card);
  played_by_[seat.index()].insert(card);

  if (in_trick_ > 0) {
    const std::optional<Suit> led = suit_in_play(trick().front(), trump_);
    if (led && suit_in_play(card, trump_) != led) voids_[seat.index()].insert(CardSet::whole_suit(*led));
  }
  if (cards_.is_empty()) trump_ = trump_rule_.after_lead(card);
  cards_.push_back(card);
  if (in_trick_ == 0 || beats(card, winning_card_, trump_)) {
    winning_card_ = card;
    winner_ = seat;
  }

  to_play_ = seat.next(seats());
  if (++in_trick_ < seats()) return;
  in_trick_ = 0;
  ++finished_tricks_;
  if (winner_ == kDeclarer) ++declarers_tricks_;
  leader_ = winner_;
  to_play_ = winner_;
}

// Everything else follows from what is compared here: with the same cards, who leads now tells who led first.
bool operator==(const History& a, const History& b) {
  const auto cards = a.cards();
  const auto others = b.cards();
  return a.shape_ == b.shape_ && a.trump_rule_ == b.trump_rule_ && a.trump_ == b.trump_ &&
         a.leader_ == b.leader_ && a.declarers_tricks_ == b.declarers_tricks_ &&
         std::equal(cards.begin(), cards.end(), others.begin(), others.end());
}

std::optional<bool> settled(const Contract& contract, int taken, int tricks_left) {
  if (contract.is_misere()) {
    if (taken > 0) return false;
    return tricks_left == 0 ? std::optional(true) : std::nullopt;
  }
  if (taken >= contract.tricks) return true;
  return taken + tricks_left < contract.tricks ? std::optional(false) : std::nullopt;
}

std::optional<bool> settled(const Contract& contract, const History& history) {
  return settled(contract, history.declarers_tricks(), history.tricks_left());
}

}  // namespace nap

// Exchanges of cards with the stock: what a seat may take, when, and at what price.
#pragma once

#include <string_view>

#include "nap/rules/contract.hpp"
#include "nap/text/words.hpp"

namespace nap {

// In all of them a card that is given away stays out of play, face down, and only who gave it knows it.
enum class ExchangeKind {
  Peep,             // who looks at one card of the stock before bidding may, as declarer, take it and give a
                    // card away
  PeepTaken,        // the same, but every declarer may take it, looked at or not
  Indiscret,        // a declarer who must take every trick may give a card away for an unseen one
  IndiscretSeen,    // the same, but the new card is seen first
  SpareHand,        // five more cards; who takes them keeps five of ten and must stand for every trick
  SpareHandPool,    // the same, and who fails also pays two stakes into the pool
  SpareHandDouble,  // the same, and who fails pays each of the others twice
  Ecarte,           // before the bid any cards may be given away for as many unseen ones, once
  ExtraCard         // each number is bid with the extra card or without it; the card may be looked at
};

// The words of house rules and options; the last of them are other names of kinds.
inline constexpr Word<ExchangeKind> kExchangeWords[] = {
    {"peep", ExchangeKind::Peep},
    {"peep-taken", ExchangeKind::PeepTaken},
    {"indiscret", ExchangeKind::Indiscret},
    {"indiscret-seen", ExchangeKind::IndiscretSeen},
    {"spare-hand", ExchangeKind::SpareHand},
    {"spare-hand-pool", ExchangeKind::SpareHandPool},
    {"spare-hand-double", ExchangeKind::SpareHandDouble},
    {"ecarte", ExchangeKind::Ecarte},
    {"extra-card", ExchangeKind::ExtraCard},
    {"miron", ExchangeKind::Peep},
    {"sir-garnet", ExchangeKind::SpareHand},
    {"buying", ExchangeKind::Ecarte},
};

// Who gets the price.
enum class FeeTo { Pool, Dealer };
inline constexpr Word<FeeTo> kFeeToWords[] = {{"pool", FeeTo::Pool}, {"dealer", FeeTo::Dealer}};

inline constexpr int kMostPrice = 1000;

struct Exchange {
  ExchangeKind kind = ExchangeKind::Peep;
  int price = 1;  // in stakes: of a look, of each card bought, or of the exchange; 0: nothing
  FeeTo to = FeeTo::Pool;

  friend constexpr bool operator==(const Exchange&, const Exchange&) = default;
};

constexpr bool is_spare_hand(ExchangeKind kind) {
  return kind == ExchangeKind::SpareHand || kind == ExchangeKind::SpareHandPool ||
         kind == ExchangeKind::SpareHandDouble;
}
// Whether a seat may look at a card before it bids.
constexpr bool has_look(ExchangeKind kind) {
  return kind == ExchangeKind::Peep || kind == ExchangeKind::PeepTaken || kind == ExchangeKind::ExtraCard;
}
// Whether the cards to give away are chosen when the new ones are seen.
constexpr bool gives_after_seeing(ExchangeKind kind) {
  return kind != ExchangeKind::Indiscret && kind != ExchangeKind::Ecarte;
}
// Cards that come from the stock to hands of `cards` cards, at most.
constexpr int most_drawn(ExchangeKind kind, int cards) {
  return is_spare_hand(kind) || kind == ExchangeKind::Ecarte ? cards : 1;
}
// Whether a hand that has exchanged cards may be played in this contract.
constexpr bool may_exchange(ExchangeKind kind, const Contract& contract, int cards) {
  switch (kind) {
    case ExchangeKind::Peep:
    case ExchangeKind::PeepTaken:
    case ExchangeKind::Ecarte:
      return true;
    case ExchangeKind::ExtraCard:
      return contract.takes_card;
    case ExchangeKind::Indiscret:
    case ExchangeKind::IndiscretSeen:
    case ExchangeKind::SpareHand:
    case ExchangeKind::SpareHandPool:
    case ExchangeKind::SpareHandDouble:
      break;
  }
  return contract.needs_every_trick(cards);
}
// Whether everybody sees the card that is left face down if the bid is to take every trick.
constexpr bool shows_at_nap(ExchangeKind kind) { return kind == ExchangeKind::Peep; }
// The price of each kind as the sources print it.
constexpr int printed_price(ExchangeKind kind) {
  return has_look(kind) || kind == ExchangeKind::Ecarte ? 1 : 0;
}
// What a declarer who fails pays into the pool, once, besides the stakes.
constexpr int pool_fine(ExchangeKind kind) { return kind == ExchangeKind::SpareHandPool ? 2 : 0; }
// How many times a declarer who fails pays each of the others.
constexpr int times_lost(ExchangeKind kind) { return kind == ExchangeKind::SpareHandDouble ? 2 : 1; }

}  // namespace nap

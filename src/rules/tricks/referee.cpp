#include "nap/rules/tricks/referee.hpp"

#include <algorithm>
#include <cassert>

#include "nap/cards/joker.hpp"
#include "nap/rules/trick.hpp"

namespace nap {
namespace {

class Referee {
 public:
  Referee(const Deal& deal, const Contract& contract, const Opening& opening)
      : deal_(deal),
        contract_(contract),
        opening_(opening),
        hand_{History(deal.shape(), contract.trump), {}, {}} {}

  // Whether the card could be played. The first one opens.
  bool play(Card written) {
    const Card card = under_trump(written, opening_.trump);
    if (const auto fault = fault_of(card)) {
      hand_.faults.push_back({trick(), fault->seat, written, fault->kind});
      if (fault->kind != FaultKind::Revoke && fault->kind != FaultKind::ForcedLead) return false;
    }
    if (history().cards().empty()) {
      hand_.history.open(under_trump(opening_));
    } else {
      hand_.history.play(card);
    }
    if (hand_.faults.empty()) note_trick();
    return true;
  }

  RefereedHand take() { return std::move(hand_); }

 private:
  struct SeatFault {
    Seat seat;
    FaultKind kind;
  };

  const History& history() const { return hand_.history; }
  int trick() const { return history().hand_cards() - history().tricks_left() + 1; }
  CardSet dealt(Seat seat) const { return under_trump(deal_.hand(seat), opening_.trump); }

  std::optional<SeatFault> fault_of(Card card) const {
    const Seat turn = history().to_play();
    if (history().played().has(card)) return SeatFault{turn, FaultKind::PlayedTwice};
    if (!dealt(turn).has(card)) {
      for (const Seat seat : all_seats(deal_.seats())) {
        if (dealt(seat).has(card)) return SeatFault{seat, FaultKind::OutOfTurn};
      }
      return SeatFault{turn, FaultKind::NotHeld};
    }
    if (history().cards().empty()) {
      const std::vector<Opening> allowed = openings(contract_, deal_.hand(turn));
      const bool is_allowed = std::find(allowed.begin(), allowed.end(), opening_) != allowed.end();
      return is_allowed ? std::nullopt : std::optional(SeatFault{turn, FaultKind::ForcedLead});
    }
    if (history().trick().empty()) return std::nullopt;
    const CardSet held = dealt(turn) - history().played_by(turn);
    const bool is_legal = legal_cards(held, history().trick().front(), history().trump()).has(card);
    return is_legal ? std::nullopt : std::optional(SeatFault{turn, FaultKind::Revoke});
  }

  void note_trick() {
    hand_.declarers_tricks = history().declarers_tricks();
    const std::optional<bool> is_made = settled(contract_, history());
    if (is_made && !hand_.decision) hand_.decision = {*is_made, trick() - 1};
  }

  const Deal& deal_;
  const Contract& contract_;
  const Opening& opening_;
  RefereedHand hand_;
};

}  // namespace

RefereedHand refereed(const Deal& deal, const Contract& contract, const Opening& opening,
                      std::span<const Card> others) {
  assert(static_cast<int>(others.size()) < deal.seats() * deal.hand_cards());
  Referee referee(deal, contract, opening);
  if (!referee.play(opening.card)) return referee.take();
  for (const Card card : others) {
    if (!referee.play(card)) break;
  }
  return referee.take();
}

}  // namespace nap

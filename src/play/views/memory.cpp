#include "nap/play/views/memory.hpp"

namespace nap {

View without_finished_tricks(const View& view) {
  const History& seen = view.history;
  if (seen.tricks_left() == seen.hand_cards()) return view;

  const auto trump = seen.trump();
  History rest({.seats = seen.seats(), .hand_cards = seen.tricks_left()},
               trump ? Trump::fixed(*trump) : Trump::none(), seen.leader(), seen.declarers_tricks());
  for (const Card card : seen.trick()) rest.play(card);

  View left = view;
  left.history = rest;
  left.contract.lead = LeadRule::Free;  // the first card is forgotten
  left.dealt = view.hand() | rest.played_by(view.seat);
  left.out_of_play = view.out_of_play | (view.dealt - left.dealt);
  left.calls = Calls();
  if (view.calls[kDeclarer.index()]) {
    Contract needed = view.contract;
    if (!needed.is_misere()) needed.tricks -= seen.declarers_tricks();
    left.calls[kDeclarer.index()] = needed;
  }
  return left;
}

}  // namespace nap

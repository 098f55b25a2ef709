#include "nap/play/players/reference_player.hpp"

#include "heuristics/misere_defence.hpp"
#include "heuristics/trick_defence.hpp"
#include "heuristics/view_facts.hpp"
#include "heuristics/written_rule.hpp"

namespace nap {
namespace {

// Whether the rules choose before any world is looked at.
bool are_lies_blind(const View& view) {
  if (!needs_every_trick(view)) return false;
  // `tricks` is more than hand_cards() if the first tricks are forgotten.
  const bool are_all_needed = view.contract.tricks >= view.history.hand_cards();
  return are_all_needed || (!view.history.trick().empty() && !can_follow(view));
}

}  // namespace

Card ReferencePlayer::choose(const View& view) {
  const CardSet cards = distinct_cards(view);
  if (cards.size() == 1) return cards.highest();
  if (view.seat != kDeclarer) return defend(view, cards);
  // At the first card the choice is also one of trump.
  const bool leads_on = view.history.trick().empty() && view.history.trump();
  if (leads_on && needs_every_trick(view)) return preferred(view, winners_first(view, cards));
  return sampling_.choose(view);
}

Card ReferencePlayer::defend(const View& view, CardSet cards) {
  if (view.contract.is_misere()) return standing_for(defend_misere(view), cards);
  const Card ruled = standing_for(defend_tricks(view), cards);
  if (are_lies_blind(view)) return ruled;
  const CardSet best = sampling_.best_cards(view);
  return best.has(ruled) ? ruled : preferred(view, best);
}

}  // namespace nap

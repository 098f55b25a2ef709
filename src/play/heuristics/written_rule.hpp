// What a player plays when nothing else tells cards apart.
#pragma once

#include "nap/play/views/view.hpp"

namespace nap {

// The written rule. A card that is not a trump comes first, then a card of the hand's longest suit, then the
// lowest card; at misère the highest, except for the declarer's leads. Between suits that are still equal the
// view's random order decides (view_facts.hpp). Requires at least one card.
Card preferred(const View& view, CardSet cards);

// For a declarer who needs every trick that is left: those of `cards` that the fewest unseen cards beat, and
// of these only the trumps if there are any. For everybody else all of `cards`. If open hands call every card
// lost, winners make the defenders discard before they know what to keep, and trumps make more of them
// discard than side cards.
CardSet winners_first(const View& view, CardSet cards);

}  // namespace nap

// What a player does where nothing else tells cards apart.
#pragma once

#include "nap/play/views/view.hpp"

namespace nap {

// The written rule. Requires at least one card. First comes a card that is not a trump, then one of the
// longest suit of the hand, then the lowest; at misère the highest, for all but the declarer's leads. Between
// suits that are still equal, a random one of the view's (position.hpp).
Card preferred(const View& view, CardSet cards);

// For a declarer who needs every trick that is left, those of `cards` that the fewest unseen cards beat, the
// trumps of these if there are any; else all of them. Where open hands call every card lost, winners make the
// defenders discard before they know what to keep, trumps more of them than side cards.
CardSet winners_first(const View& view, CardSet cards);

}  // namespace nap

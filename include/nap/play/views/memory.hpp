// What a seat remembers.
#pragma once

#include "nap/play/views/view.hpp"

namespace nap {

// The view of a seat that forgot the finished tricks: which cards the other seats played to them, and who did
// not follow suit. The seat still knows its own cards, also those that it played, the trick in progress,
// trump, who leads, and how many tricks were taken. The forgotten cards may again be in any other hand. So
// the view is that of a smaller hand, which began after these tricks. Of the calls the seat knows only how
// many tricks the declarer still needs.
View without_finished_tricks(const View& view);

}  // namespace nap

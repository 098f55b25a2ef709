// What a success rate says of: the models of play.
#pragma once

#include "nap/text/words.hpp"

namespace nap {

// What players are assumed to know. SelfPlay: nobody ever sees a card of somebody else before it is played.
// Committed: the declarer chooses one first card, and so one trump suit, for all possible deals at once; from
// then on every hand is open. DoubleDummy: the declarer sees every hand before the first lead.
enum class Model { SelfPlay, Committed, DoubleDummy };
inline constexpr Word<Model> kModelWords[] = {
    {"selfplay", Model::SelfPlay}, {"committed", Model::Committed}, {"double-dummy", Model::DoubleDummy}};

}  // namespace nap

// The models of play that success rates refer to, and where the rates come from.
#pragma once

#include "nap/text/words.hpp"

namespace nap {

// What players are assumed to know. SelfPlay: nobody sees a card of another seat before it is played.
// Committed: the declarer chooses one first card, and so one trump suit, for all possible deals at once, and
// after it every hand is open. DoubleDummy: the declarer sees every hand before the first lead.
enum class Model { SelfPlay, Committed, DoubleDummy };
inline constexpr Word<Model> kModelWords[] = {
    {"selfplay", Model::SelfPlay}, {"committed", Model::Committed}, {"double-dummy", Model::DoubleDummy}};

// Where the rates come from: all possible deals, random deals, or a book that was built from random deals.
enum class Method { Exact, MonteCarlo, Book };
inline constexpr Word<Method> kMethodWords[] = {
    {"exact", Method::Exact}, {"monte-carlo", Method::MonteCarlo}, {"book", Method::Book}};

}  // namespace nap

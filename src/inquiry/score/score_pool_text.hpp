// What a person reads of the pool, of fines and of doubled stakes.
#pragma once

#include <string>

#include "nap/inquiry/score/score_request.hpp"

namespace nap {

// How it stands after the last deal of an evening.
struct PoolNow {
  int total;
  int next_times;  // the factor of the stakes of the next deal
};

// Lines, each with its end; empty at a table without them.
std::string pool_lines(const ScoredDeal& deal, const PoolNow& now);

// "misdeal", "out-of-turn", as records write it.
std::string fine_word(FineKind kind);

}  // namespace nap

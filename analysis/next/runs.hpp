// What a seat can play, as far as it makes a difference.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "nap/play/views/view.hpp"
#include "nap/rules/opening.hpp"

namespace nap {

// Cards of the hand that take the same tricks, and how the one that stands for them is played: with the trump
// suit after it. A first card that names trump is a run for each suit.
struct Run {
  CardSet cards;
  Opening played;
};

// Runs by their places in a list, as bits.
using RunSet = std::uint32_t;
constexpr RunSet run_at(std::size_t place) { return RunSet{1} << place; }

// What the seat to play can play, from the highest card to the lowest. The highest card of a run stands for
// it in a lead, as people lead it. Otherwise the lowest does.
std::vector<Run> runs_of(const View& view);

// Whether the seat names the trump suit with one of these.
bool is_naming(const View& view, const std::vector<Run>& runs);

}  // namespace nap

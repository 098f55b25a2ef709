// What a declarer needs to know about a hand in progress, without what does not matter.
//
// Cards that are gone take no trick. So of each suit only two things count: the declarer's cards, and how
// many unseen cards lie in each gap, which is above the highest of these, between two of them, or below the
// lowest. A coarse state keeps these, who did not follow which suit, the tricks so far, and the trick in
// progress. It forgets who played which card. A defender's card that is winning the trick counts as the
// highest card of its gap. The cards of a coarse state are other cards of the same suits: what is left of a
// suit lies without holes from the ace down.
//
// A declarer who knows only the coarse state is a legitimate player, because the coarse state follows from
// what the declarer sees. Uniform worlds of it are as good as those of the full view, because the history
// says nothing about them but voids. What the defenders called is not kept.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "nap/play/bracket/blind_state.hpp"

namespace nap {

// The coarse state of `state`. The defenders' hands are empty.
BlindState coarse(const BlindState& state);

// The declarer's card in `state` that `card` stands for in its coarse state.
Card from_coarse(const BlindState& state, const BlindState& coarse_state, Card card);

struct CoarseKey {
  std::array<std::uint64_t, 3> words;
  friend bool operator==(const CoarseKey& a, const CoarseKey& b) { return a.words == b.words; }
};

// Equal if a declarer who knows only the coarse state cannot tell two states apart.
CoarseKey key_of(const BlindState& coarse_state);

// Equal if, in addition, the defenders' cards are in the same order among themselves and around the
// declarer's.
struct OpenKey {
  std::array<std::uint64_t, kSuits> owners;  // the owners of a suit's cards, highest card first
  CoarseKey coarse;
  friend bool operator==(const OpenKey& a, const OpenKey& b) {
    return a.owners == b.owners && a.coarse == b.coarse;
  }
};
OpenKey open_key_of(const BlindState& state);

std::uint64_t hash_of(const CoarseKey& key);
std::uint64_t hash_of(const OpenKey& key);

// For unordered maps.
struct KeyHash {
  template <class Key>
  std::size_t operator()(const Key& key) const {
    return static_cast<std::size_t>(hash_of(key));
  }
};

}  // namespace nap

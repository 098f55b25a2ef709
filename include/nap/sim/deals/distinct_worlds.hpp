// Every world, but only one of worlds that are worth the same.
#pragma once

#include <cstdint>
#include <vector>

#include "nap/sim/deals/deals.hpp"

namespace nap {

// Nobody holds a card that is not dealt. So a card may take the place of another card of its suit, unless the
// declarer holds a card between them. Of each gap between the declarer's cards, only this counts: who holds
// the highest dealt card, the second highest, and so on. One world stands for all worlds that agree in this.
// Any contract succeeds in all of these or in none, after any lead of the declarer.
class DistinctWorlds : public DealSource {
 public:
  // Requires a hand of the setup.
  DistinctWorlds(const Setup& setup, CardSet declarer);

  std::uint64_t size() const { return alike_.size() * alike_.front().worlds.size(); }
  // Both require i < size().
  Dealt deal(std::uint64_t i) const override;
  std::uint64_t stands_for(std::uint64_t i) const override;

 private:
  // The worlds in which the defenders get certain numbers of cards from the gaps.
  struct Alike {
    EveryWorld worlds;  // in these, the highest cards of each gap are dealt
    std::uint64_t number_each;
  };

  const Alike& alike_of(std::uint64_t i) const;

  CardSet deck_;
  CardSet out_of_play_;
  std::vector<Alike> alike_;  // all with equally many worlds
};

}  // namespace nap

// Every world up to equal worth.
#pragma once

#include <cstdint>
#include <vector>

#include "nap/sim/deals/deals.hpp"

namespace nap {

// Nobody holds a card that is not dealt. So a card may take the place of another of its suit, unless the
// declarer holds a card between them: what counts of each gap between the declarer's cards is only who holds
// the highest dealt card, the second, and so on. Of the worlds that agree in this here is one, which stands
// for all of them. Any contract succeeds in all of them or in none, after any lead of the declarer.
class DistinctWorlds : public DealSource {
 public:
  DistinctWorlds(Deck deck, int seats, CardSet declarer);

  std::uint64_t size() const { return alike_.size() * alike_.front().worlds.size(); }
  // Both require i < size().
  Dealt deal(std::uint64_t i) const override;
  std::uint64_t stands_for(std::uint64_t i) const override;

 private:
  // The worlds that deal the defenders these numbers of cards from the gaps.
  struct Alike {
    EveryWorld worlds;  // in which the highest cards of each gap are dealt
    std::uint64_t number_each;
  };

  const Alike& alike_of(std::uint64_t i) const;

  CardSet deck_;
  std::vector<Alike> alike_;  // all with equally many worlds
};

}  // namespace nap

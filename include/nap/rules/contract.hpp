// What the declarer promises to do.
#pragma once

#include <cstdint>

#include "nap/rules/trump.hpp"

namespace nap {

// What a side plays for: the most tricks it can take, or the fewest.
enum class Aim : std::uint8_t { Tricks, Misere };

// Which first card the declarer may lead (openings in opening.hpp).
enum class LeadRule : std::uint8_t {
  Free,
  LowestTrump,    // the lowest card of the suit that it makes trump
  LowestNonTrump  // the declarer names the trump suit aloud, and leads the lowest of the other cards
};

// The promise of at least `tricks` tricks, or of none at all if `tricks` is 0 (misère).
struct Contract {
  int tricks;
  Trump trump;                     // first lead or none
  LeadRule lead = LeadRule::Free;  // another rule only where the first lead makes trump, and not at misère
  bool takes_card = false;  // with the extra card of the stock (exchange.hpp), for which one is given away

  constexpr bool has_forced_lead() const { return lead != LeadRule::Free; }
  constexpr bool is_misere() const { return tricks == 0; }
  // Whether a hand of so many cards must take every trick.
  constexpr bool needs_every_trick(int hand_cards) const { return !is_misere() && tricks >= hand_cards; }
  constexpr Aim aim() const { return is_misere() ? Aim::Misere : Aim::Tricks; }
  friend constexpr bool operator==(const Contract&, const Contract&) = default;
};

}  // namespace nap

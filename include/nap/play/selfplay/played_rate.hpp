// What players make who see only their own cards, estimated from deals that were played out.
#pragma once

#include <cstdint>

#include "nap/chance/interval.hpp"

namespace nap {

// Deals fall into two strata: those that the declarer makes with all hands open after the lead, and those
// that the declarer loses so. The first are nearly always made in play as well, so most deals are played in
// the second. (Stratified sampling: W. G. Cochran, "Sampling Techniques", chapter 5.)
struct Plays {
  std::uint64_t deals = 0;
  std::uint64_t made = 0;

  Plays& operator+=(const Plays& other) {
    deals += other.deals;
    made += other.made;
    return *this;
  }
  friend bool operator==(const Plays&, const Plays&) = default;
};

struct StrataPlays {
  Plays open_made;  // deals that are made with open hands
  Plays open_lost;

  StrataPlays& operator+=(const StrataPlays& other) {
    open_made += other.open_made;
    open_lost += other.open_lost;
    return *this;
  }
  std::uint64_t deals() const { return open_made.deals + open_lost.deals; }
  friend bool operator==(const StrataPlays&, const StrataPlays&) = default;
};

// q a + (1 - q) b, where q is the share of deals made with open hands, and a and b are the rates in play of
// the two strata. The interval joins those of q, a and b by their distances from the estimate (G. Y. Zou and
// A. Donner, Statistics in Medicine 27, 2008); those of a and b are Wilson's. A stratum that no deal was
// played of has a rate from 0 to 1.
Estimate played_rate(const Estimate& open, const StrataPlays& plays);

// What is known of a stratum before it is played: as much as `plays` deals tell of which this share is made.
struct Prior {
  double made = 0.5;
  double plays = 0.0;
};

struct StrataPriors {
  Prior open_made;
  Prior open_lost;
};

// Prior and plays of a stratum together.
Prior joined(const Prior& prior, const Plays& plays);
StrataPriors joined(const StrataPriors& priors, const StrataPlays& plays);

// The rate as above where this is known of the strata.
Estimate played_rate(const Estimate& open, const StrataPriors& strata);

// How many deals to play of each stratum.
struct StrataSizes {
  std::uint64_t open_made = 0;
  std::uint64_t open_lost = 0;
};

// The sizes that are expected to give an interval with neither side wider than `half_width`, with the fewest
// plays in all (J. Neyman, J. R. Statist. Soc. 97, 1934): in proportion to the share of the stratum times the
// spread of its results, as a pilot shows it. At least kLeastPlays in a stratum that there is.
inline constexpr std::uint64_t kLeastPlays = 16;
StrataSizes sizes_for(const Estimate& open, const StrataPlays& pilot, double half_width);

// How many more the interval of these plays lacks, so that neither of its sides is wider than `half_width`.
StrataSizes sizes_lacking(const Estimate& open, const StrataPlays& plays, double half_width);

// How many to play for an interval of at most ± `half_width` where `known` is known already. Nothing in a
// stratum that is known well enough.
StrataSizes sizes_for(const Estimate& open, const StrataPriors& known, double half_width);

// So many plays in all, shared out in the same way.
StrataSizes share_out(std::uint64_t plays, const Estimate& open, const StrataPlays& pilot);

}  // namespace nap

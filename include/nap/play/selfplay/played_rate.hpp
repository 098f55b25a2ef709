// How often players who see only their own cards make a contract, estimated from deals that are played out.
#pragma once

#include <cstdint>

#include "nap/chance/interval.hpp"

namespace nap {

// Deals fall into two strata: those that the declarer makes with all hands open after the lead, and those
// that the declarer then loses. Deals of the first are nearly always made in play as well, so most deals that
// are played are of the second. (Stratified sampling: W. G. Cochran, "Sampling Techniques", chapter 5.)
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

// The rate q a + (1 - q) b, where q is the share of deals made with open hands, and a and b are the rates in
// play of the two strata. Its interval joins those of q, a and b by their distances from the estimate (G. Y.
// Zou and A. Donner, Statistics in Medicine 27, 2008). Those of a and b are Wilson's. If no deal of a stratum
// was played, its rate may be anything from 0 to 1.
Estimate played_rate(const Estimate& open, const StrataPlays& plays);

// What is known about a stratum before it is played: as much as `plays` deals tell when the share `made` of
// them is made.
struct Prior {
  double made = 0.5;
  double plays = 0.0;
};

struct StrataPriors {
  Prior open_made;
  Prior open_lost;
};

// What the prior and the plays of a stratum tell together.
Prior joined(const Prior& prior, const Plays& plays);
StrataPriors joined(const StrataPriors& priors, const StrataPlays& plays);

// The same rate, from what is known about the strata.
Estimate played_rate(const Estimate& open, const StrataPriors& strata);

// How many deals of each stratum to play.
struct StrataSizes {
  std::uint64_t open_made = 0;
  std::uint64_t open_lost = 0;
};

// The sizes that need the fewest plays for an interval with neither side expected to be wider than
// `half_width`. They are in proportion to the share of the stratum times the spread of its results, as a
// pilot shows it (J. Neyman, J. R. Statist. Soc. 97, 1934). A stratum that has deals gets at least
// kLeastPlays.
inline constexpr std::uint64_t kLeastPlays = 16;
StrataSizes sizes_for(const Estimate& open, const StrataPlays& pilot, double half_width);

// How many more plays are needed so that neither side of the interval of all plays is wider than
// `half_width`.
StrataSizes sizes_lacking(const Estimate& open, const StrataPlays& plays, double half_width);

// How many deals to play for an interval of at most ± `half_width` when `known` is known already. A stratum
// that is known well enough gets none.
StrataSizes sizes_for(const Estimate& open, const StrataPriors& known, double half_width);

// Shares out `plays` plays over the strata by the same rule.
StrataSizes share_out(std::uint64_t plays, const Estimate& open, const StrataPlays& pilot);

}  // namespace nap

// The lead that is best in play.
#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <vector>

#include "nap/play/selfplay/self_play.hpp"

namespace nap {

// Plays these deals of the source; whether each was made, in order. Where it is stopped, fewer.
using PlayDeals = std::function<std::vector<bool>(
    const DealSource& source, std::span<const std::uint64_t> deals, const PlayedGame& game)>;

struct LeadTrial {
  Card lead;
  std::vector<bool> made;  // by deal, of the deals that the trial played with this lead
};

// Plays every lead over the same deals, in rounds that end after 32, 96 and 224 deals, and drops those that
// are clearly behind the best: by more than two standard errors, over the deals that only one of the two
// makes. Misère and bids for every trick cost little, so that they go on to 448 and 896 deals. Where no lead
// makes a deal it ends sooner. Then the lead with the most deals made; but the first of `leads` stays, unless
// that is ahead of it by more than one standard error. These deals choose the lead, so they must not rate it:
// the best of several is too good on them. Requires at least one lead; `game.lead` is not used.
LeadTrial try_leads(const PlayDeals& play, const DealSource& source, PlayedGame game,
                    std::span<const Card> leads);
LeadTrial try_leads(SelfPlay& selfplay, const DealSource& source, const PlayedGame& game,
                    std::span<const Card> leads);

}  // namespace nap

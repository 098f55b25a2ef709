// Finds the lead that does best in play.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <vector>

#include "nap/play/selfplay/self_play.hpp"

namespace nap {

// Plays these deals of the source, and returns for each, in order, whether it was made. If play is stopped,
// returns fewer results.
using PlayDeals = std::function<std::vector<bool>(
    const DealSource& source, std::span<const std::uint64_t> deals, const PlayedGame& game)>;

// Plays with these players, who must outlive it.
PlayDeals plays_of(SelfPlay& selfplay);

struct LeadTrial {
  Opening lead;
  std::vector<bool> made;           // for each deal that the trial played with this lead, in order
  std::vector<bool> made_by_first;  // the same for the first of the leads, which may have played fewer deals
};

// The same where a lead is known by a number alone.
using PlayNumbered = std::function<std::vector<bool>(std::size_t lead, std::span<const std::uint64_t> deals)>;

struct NumberedTrial {
  std::size_t lead;
  std::vector<bool> made;
  std::vector<bool> made_by_first;
};

// Plays every lead over the same deals, in rounds that end after 32, 96 and 224 deals. After each round it
// drops the leads that are clearly behind the best: by more than two standard errors, over the deals that
// only one of the two makes. Misère and bids for every trick are cheap to play, so they go on to 448 and 896
// deals. Deals of more than thirty cards take long, so there misère and bids for every trick end after 224,
// and the others after 96; with more than forty cards after 96 and after 32. There a first round ends after
// 12 deals; a contract that no lead makes in two of these goes no further. Then the trial takes the lead with
// the most deals made; but the first of `leads` stays unless another is ahead of it by more than one standard
// error. So from 32 deals on the trial drops a lead, too, that makes the same deals as the first one, and
// after more one that is behind it by three quarters of a standard error: such a lead hardly gets so far
// ahead. These deals choose the lead, so they must not rate it: on them the best of several leads looks too
// good. Requires at least one lead. `game.lead` is not used.
LeadTrial try_leads(const PlayDeals& play, const DealSource& source, PlayedGame game,
                    std::span<const Opening> leads);

// The same for leads 0 to `leads` - 1, which need not be one card each: "the highest card" is a lead for many
// hands. `shape` is that of the deals.
NumberedTrial try_leads(std::size_t leads, const Contract& contract, const Shape& shape,
                        const PlayNumbered& play);

// Looks again at a trial that chose another lead than `first`, its first one, which open hands prefer: the
// luckiest of four leads that do less well is sometimes ahead. Both play the deals of the trial and then
// twice and, up to forty cards, four times as many, up to 896. That ends as soon as the first one is not
// behind, or is behind by more than three standard errors. It stays unless it is then behind by more than
// one. Returns the trial of the lead that is taken.
LeadTrial confirm_lead(const PlayDeals& play, const DealSource& source, PlayedGame game, const Opening& first,
                       LeadTrial trial);

}  // namespace nap

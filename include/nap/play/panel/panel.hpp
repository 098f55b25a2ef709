// A panel of players that keeps the reference player honest. Each member takes the reference player's place
// on one side of the table, over the same deals, and shows what it gains.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "nap/chance/interval.hpp"
#include "nap/play/selfplay/self_play.hpp"
#include "nap/sim/deals/setup.hpp"

namespace nap {

struct PanelMember {
  std::string name;
  MakePlayer make;
  bool declares = false;  // it also plays as declarer against reference defenders
};

// The player that the panel is about: kReferencePlayer of make_player.hpp.
MakePlayer reference_player(std::uint64_t seed);

// Members that cost no more than a rule of thumb: defenders with each habit, a greedy and a careless player.
std::vector<PanelMember> simple_members(std::uint64_t seed);
// The same, and the players of make_player.hpp: those that look at worlds and those that play them out.
std::vector<PanelMember> all_members(std::uint64_t seed);

// Which hands are played. The lead is always the one that is best against the reference player.
enum class PanelHands : std::uint8_t {
  Played,     // the reference player makes 20 to 85 %
  Open,       // 6 to 85 % are made where all hands are open after the lead
  GapTrumps,  // the trumps have a gap: one or more cards are missing between the two highest of three or more
  ThreeSuits,  // cards of three suits
  LongTrumps   // four trumps or more
};

struct PanelCell {
  Setup setup;
  Contract contract;
  PanelHands hands;  // of the last three kinds, those of which the reference player makes 5 to 95 %
};

struct PanelPlan {
  PanelCell cell;
  std::uint64_t hands;
  std::uint64_t deals;  // of each hand
  std::uint64_t seed;
  MakePlayer reference;
  std::vector<PanelMember> members;
};

struct PanelHand {
  CardSet hand;
  Opening lead;
};

// One member on one side of the table, compared with the reference player on that side.
struct PanelMatch {
  std::size_t member;  // place in the plan
  bool is_declarer;
  std::vector<PairedCounts> made;  // by hand: first the deals that the reference player makes

  // What the member gains for its side, as a rate: with one hand; and as a mean over all hands, whose error
  // covers other hands and other deals.
  Estimate gain(std::size_t hand) const;
  Estimate mean_gain() const;
};

struct PanelTable {
  PanelPlan plan;
  std::vector<PanelHand> hands;
  double made = 0.0;  // mean rate of the reference player on both sides
  std::vector<PanelMatch> matches;
};

// Plays the panel. The hands are random, and the same for every list of members. The result is the same for
// every number of threads. If the monitor stops it, it has no hands.
PanelTable play_panel(Harness& harness, const PanelPlan& plan);

}  // namespace nap

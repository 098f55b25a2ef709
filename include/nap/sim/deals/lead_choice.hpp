// The one way to choose a lead. Of the ways to open for a contract those that make it by proof come first
// (leads.hpp); where there is none, those that succeed most often in a first pilot of random deals; of these,
// those that succeed most often in a second pilot of fixed size; and of what is still equal the one that the
// written rule prefers.
#pragma once

#include <functional>
#include <span>
#include <vector>

#include "nap/cards/deck.hpp"
#include "nap/sim/deals/deals.hpp"
#include "nap/sim/deals/outcome.hpp"
#include "nap/sim/deals/setup.hpp"
#include "nap/sim/random/tally.hpp"

namespace nap {

// The openings for one contract that are still in the running.
class LeadChoice {
 public:
  // Requires any openings, all with a lead of the hand.
  LeadChoice(Deck deck, CardSet hand, std::vector<Outcome> openings);

  std::span<const Outcome> openings() const { return openings_; }
  // Whether no pilot can tell more: one opening is left, or all that are left make the contract by proof.
  bool is_settled() const { return is_proved_ || openings_.size() == 1; }

  // Keeps the openings with the most successes, of which there is one an opening.
  void keep_most(std::span<const std::uint64_t> successes);
  // Keeps the openings of which `is_kept` says so; at least one.
  void keep(const std::vector<bool>& is_kept);

  // By the written rule, of those still in the running.
  const Outcome& best() const;

 private:
  CardSet hand_;
  std::vector<Outcome> openings_;
  bool is_proved_ = false;
};

// Every distinct lead of the hand for each of the contracts, in their order.
std::vector<LeadChoice> all_leads(Deck deck, CardSet hand, std::span<const Contract> contracts);

// Where every possible deal is counted no pilot is needed: the openings of all choices, one choice after the
// other, and then, from a tally that begins with them, the best opening of each choice and its place.
std::vector<Outcome> openings_of(std::span<const LeadChoice> choices);
struct CountedOpening {
  Outcome opening;
  std::size_t place;
};
std::vector<CountedOpening> best_openings(std::span<const LeadChoice> choices, const Tally& tally);

// The tally of these deals of a pilot; fewer of them where it was stopped.
using CountPilot = std::function<Tally(DealRange deals, std::span<const Outcome> outcomes)>;

// Counts the openings of all choices that are not settled over the same deals, and keeps in each those that
// succeed most often.
void run_pilot(std::span<LeadChoice> choices, DealRange deals, const CountPilot& count);

inline constexpr std::uint64_t kPilotDeals = 2'000;  // in each of the two pilots of a single hand

// The deals of both pilots: the same for everybody who asks with the same seed. Requires a canonical hand
// (hand_class.hpp), so that the answer depends on its class only.
RandomDeals pilot_deals(const Setup& setup, CardSet hand, std::uint64_t seed);

// The opening of each choice after both pilots, in their order. Means nothing where a pilot was stopped.
std::vector<Outcome> choose_openings(std::vector<LeadChoice> choices, const CountPilot& count);

}  // namespace nap

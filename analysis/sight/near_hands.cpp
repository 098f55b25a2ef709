#include "sight/near_hands.hpp"

#include <algorithm>
#include <atomic>
#include <optional>
#include <span>

#include "nap/analysis/sight/sight.hpp"
#include "nap/cards/hand_class.hpp"
#include "nap/sim/deals/contracts.hpp"
#include "nap/sim/leads/lead_race.hpp"

namespace nap {
namespace {

constexpr std::uint64_t kMostTries = 200;  // random hands looked at for each that is wanted
constexpr std::uint64_t kBlock = 64;       // hands that are looked at together

class Search {
 public:
  Search(const Setup& setup, const Contract& contract, std::uint64_t seed, const std::atomic<bool>& stop)
      : setup_(setup), contract_(contract), seed_(seed), stop_(stop), hands_(setup, seed, Stream::Sample) {}

  // Random hand i, if it comes near the contract. Few deals are enough to tell hands that are far from it:
  // then the lead of a short race makes the contract in none of 64 deals, or in all of them.
  std::optional<NearHand> near_hand(std::uint64_t i, Solver& solver) const {
    constexpr std::uint64_t kShortRace = 0;
    constexpr std::uint64_t kLongRace = 128;
    constexpr std::uint64_t kFew = 64;
    constexpr std::uint64_t kMany = 400;
    const CardSet hand = canonical_hand(hands_.deal(i).hands.hand(kDeclarer)).hand;
    const RandomDeals deals(setup_, hand, seed_of_hand(seed_, hand), Stream::Evaluation);
    const std::uint64_t few_made = made(solver, deals, {0, kFew}, lead_of(solver, hand, kShortRace));
    if (few_made == 0 || few_made == kFew) return std::nullopt;
    const Opening lead = lead_of(solver, hand, kLongRace);
    const double rate =
        static_cast<double>(made(solver, deals, {kFew, kFew + kMany}, lead)) / static_cast<double>(kMany);
    if (rate < kNearLow || rate > kNearHigh) return std::nullopt;
    return NearHand{hand, lead};
  }

 private:
  Opening lead_of(Solver& solver, CardSet hand, std::uint64_t last_start) const {
    return race_leads(solver, hand, setup_, {&contract_, 1}, seed_, last_start, stop_).front();
  }

  std::uint64_t made(Solver& solver, const DealSource& deals, DealRange range, const Opening& lead) const {
    std::uint64_t count = 0;
    for (std::uint64_t i = range.first; i < range.last; ++i)
      count += is_made(solver, deals.deal(i).hands, contract_, lead) ? 1 : 0;
    return count;
  }

  const Setup& setup_;
  const Contract& contract_;
  std::uint64_t seed_;
  const std::atomic<bool>& stop_;
  RandomDeals hands_;
};

}  // namespace

NearHands find_near_hands(Harness& harness, const Setup& setup, const Contract& contract, std::uint64_t seed,
                          std::uint64_t wanted) {
  const Search search(setup, contract, seed, harness.monitor().stop);
  const std::uint64_t most = kMostTries * wanted;
  NearHands found;
  while (found.hands.size() < wanted && found.looked_at < most) {
    const std::uint64_t first = found.looked_at;
    std::vector<std::optional<NearHand>> near(std::min(kBlock, most - first));
    harness.monitor().planned += near.size();
    harness.for_each(near.size(),
                     [&](std::uint64_t i, Solver& solver) { near[i] = search.near_hand(first + i, solver); });
    if (harness.monitor().stop) break;
    for (const std::optional<NearHand>& hand : near) {
      if (found.hands.size() == wanted) break;
      ++found.looked_at;
      if (hand) found.hands.push_back(*hand);
    }
  }
  return found;
}

}  // namespace nap

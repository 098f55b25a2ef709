// Whole evenings of play: each deal is dealt, bid for, played and paid.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "nap/analysis/appraisal/appraiser.hpp"
#include "nap/analysis/deck/pattern_sums.hpp"
#include "nap/analysis/fairness/bidding.hpp"
#include "nap/analysis/fairness/evening_sums.hpp"
#include "nap/rules/auction/auction.hpp"
#include "nap/rules/evening/evening_course.hpp"
#include "nap/rules/payout.hpp"
#include "nap/sim/deals/harness.hpp"

namespace nap {

inline constexpr int kBank = 50;  // chips that everybody starts with; a chip is one stake

// People who play together (a card school), with their rules. Each person may bid in a different way.
struct School {
  Ruleset ruleset;
  Seating seating = {4, 4, 3};
  Bidding bidding = value_bidding();
};

// One deal of one school.
struct PlayedDeal {
  Deal hands;                         // by seat from the dealer's left, as all seats here
  std::optional<Seat> declarer = {};  // none: nobody declared, and nothing is paid
  Auction::Call bid = {};             // none: the declarer was forced to play for one trick
  bool made = false;
  Payments payments{};  // of the hand, and out of the pool if the declarer took it
  Payments paid_in{};   // into the pool before the deal; these amounts are negative
  int taken = 0;        // what the declarer took out of the pool
};

// What happened to the pool of a school.
struct PoolTally {
  std::map<int, std::uint64_t> taken;  // how often it was taken with so many stakes in it
  std::int64_t left = 0;               // stakes in it when evenings ended, in total

  PoolTally& operator+=(const PoolTally& other);
};

struct Declared {
  std::uint64_t deals = 0;  // deals in which the bid was declared
  std::uint64_t made = 0;
  std::int64_t paid = 0;  // stakes that its declarers got in total

  Declared& operator+=(const Declared& other);
};

// What happened at one school.
struct SchoolTally {
  std::vector<Declared> bids;                       // in the order of BidOrder::bids
  Declared forced;                                  // deals in which somebody had to play for one trick
  std::array<std::uint64_t, kMaxSeats> declares{};  // by seat from the dealer's left, forced or not
  std::uint64_t all_passed = 0;
  EveningSums sums;
  PoolTally pool;
  std::map<int, std::uint64_t> results;  // how many people ended an evening with each result
  std::optional<PatternSums> patterns;   // of the hands of a school that has deals of its own

  std::uint64_t deals() const { return sums.evenings() * kDealsInEvening; }
  SchoolTally& operator+=(const SchoolTally& other);
};

// Which of the schools that play the same evenings, counted from 0.
enum class SchoolPlace : std::size_t {};

// Two schools over the same evenings. Their difference is the measures of `changed` less those of `base`.
struct SchoolPair {
  SchoolPlace base;
  SchoolPlace changed;
};

struct EveningsTally {
  std::vector<SchoolTally> schools;
  std::vector<EveningSums> differences;  // one for each pair

  EveningsTally& operator+=(const EveningsTally& other);
};

// Plays deals for several schools at once. Each deal is solved with all hands open after the declarer's lead.
// It is then made with the probability that the appraiser gives for deals that are made with open hands, or
// for those that are not. All schools get the same cards in the same evenings, so differences come from their
// rules and bidding. People deal in turn, and the first person deals first.
//
// A school that does not shuffle the deck before each deal has deals of its own, which follow from its own
// play. There, too, this is how it is decided whether a bid is made, so what differs from a school that
// shuffles comes from the deck alone.
class Evenings {
 public:
  // All schools must have the same number of people, and the active seats and cards of the appraiser's setup.
  // The appraiser must outlive this.
  Evenings(const Appraiser& appraiser, std::vector<School> schools, std::uint64_t seed);
  ~Evenings();

  const BidOrder& order(SchoolPlace school) const;

  // Called for each deal of an evening, once for each school, with the person who deals and what happened.
  using Handler = std::function<void(SchoolPlace school, int dealer, const PlayedDeal& played)>;
  // What each person gets out of the pool when the evening ends.
  using Payout = std::array<int, kMaxSeats>;
  // Returns the payout of each school.
  std::vector<Payout> play(std::uint64_t evening, Solver& solver, const Handler& handle) const;

  // Plays and adds up the evenings. Nothing if it was stopped. The result is the same for any number of
  // threads.
  std::optional<EveningsTally> tally(Harness& harness, std::uint64_t evenings,
                                     std::span<const SchoolPair> pairs) const;
  // The number of steps in which tally() counts its progress.
  static std::uint64_t steps(std::uint64_t evenings);

 private:
  class Table;

  EveningsTally no_tally(std::size_t pairs) const;
  void add(std::uint64_t evening, Solver& solver, std::span<const SchoolPair> pairs,
           EveningsTally& tally) const;

  std::vector<std::unique_ptr<Table>> tables_;
  const Appraiser& appraiser_;
  std::uint64_t seed_;
  int people_;
};

}  // namespace nap

// Deals by number. Deal i of a source is a pure function of i, so the deals are the same however the work is
// split over threads or processes.
#pragma once

#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "nap/cards/deal.hpp"
#include "nap/cards/deck.hpp"
#include "nap/chance/random_numbers.hpp"
#include "nap/sim/deals/setup.hpp"

namespace nap {

// Deals `first` to `last` - 1 of a source.
struct DealRange {
  std::uint64_t first;
  std::uint64_t last;

  std::uint64_t size() const { return last - first; }
};

class DealSource {
 public:
  virtual ~DealSource() = default;
  virtual Dealt deal(std::uint64_t i) const = 0;
  // How many deals are counted for deal i: itself and those of which every question has the same answer.
  virtual std::uint64_t stands_for(std::uint64_t /*i*/) const { return 1; }
};

// A seed for one hand: the deals around this hand are independent of those around another.
std::uint64_t seed_of_hand(std::uint64_t seed, CardSet hand);

// Uniform random deals. Deal i is drawn with the random words that have number i under the seed and stream.
// If the setup has a Keeping, every seat without a given hand is dealt so many cards and keeps what its habit
// says.
class RandomDeals : public DealSource {
 public:
  RandomDeals(const Setup& setup, std::uint64_t seed, Stream stream);
  // The declarer holds `declarer`, a hand of the setup; every defender gets as many cards of the rest. What
  // is out of play is in the stock. The declarer knows it, and the others know what is shown.
  RandomDeals(const Setup& setup, CardSet declarer, std::uint64_t seed, Stream stream);

  Dealt deal(std::uint64_t i) const override;

 private:
  Setup setup_;
  std::vector<CardSet> to_deal_;  // one card per element
  CardSet declarer_;
  std::uint64_t seed_;
  Stream stream_;
};

// The deals of another source with some cards renamed, so that the declarer holds `to` instead of `from`:
// every card that only `to` has changes places with a card that only `from` has. If `deals` are uniform for
// the declarer's hand `from`, these are uniform for `to`.
class RenamedDeals : public DealSource {
 public:
  // Requires `deals` that outlive it and stand for one each, and hands of one size.
  RenamedDeals(const DealSource& deals, CardSet from, CardSet to);

  Dealt deal(std::uint64_t i) const override;

 private:
  CardSet renamed(CardSet cards) const;

  const DealSource& deals_;
  std::vector<std::pair<Card, Card>> pairs_;  // that change places
};

// Every world, that is, every possible deal of the cards that the declarer cannot see. Each comes once.
class EveryWorld : public DealSource {
 public:
  EveryWorld(Deck deck, int seats, CardSet declarer);
  // Deals only the cards of `unseen`. Requires enough of them.
  EveryWorld(CardSet unseen, int seats, CardSet declarer);

  // The number of worlds; nothing if it exceeds `limit`, or if seats choose what they keep: then worlds
  // differ in how likely they are.
  static std::optional<std::uint64_t> count(const Setup& setup, std::uint64_t limit);

  std::uint64_t size() const { return size_; }
  // Requires i < size().
  Dealt deal(std::uint64_t i) const override;

 private:
  CardSet cards_;                 // that are dealt or in the stock
  std::vector<CardSet> to_deal_;  // one card per element
  CardSet declarer_;
  int seats_;
  std::uint64_t size_;
};

}  // namespace nap

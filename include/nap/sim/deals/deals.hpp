// Deals by number: the i-th deal of a source is a pure function of i, so any split of the work over threads
// or processes sees the same deals.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "nap/cards/deal.hpp"
#include "nap/cards/deck.hpp"
#include "nap/sim/random/random_numbers.hpp"

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
  virtual Deal deal(std::uint64_t i) const = 0;
};

// A seed of the hand's own, so that what is dealt around one hand says nothing of what is dealt around
// another.
std::uint64_t seed_of_hand(std::uint64_t seed, CardSet hand);

// Uniform random deals: deal i is drawn with the i-th random words of the seed and stream.
class RandomDeals : public DealSource {
 public:
  // Every seat gets `hand_cards` cards of the deck.
  RandomDeals(Deck deck, int seats, int hand_cards, std::uint64_t seed, Stream stream);
  // Seat 0 holds `declarer`; the others get as many cards each from the rest of the deck.
  RandomDeals(Deck deck, int seats, CardSet declarer, std::uint64_t seed, Stream stream);

  Deal deal(std::uint64_t i) const override;

 private:
  std::vector<CardSet> stock_;  // what is dealt from, card by card
  CardSet declarer_;
  int seats_;
  int hand_cards_;
  std::uint64_t seed_;
  Stream stream_;
};

// Every lie of the cards that a declarer cannot see, each once.
class EveryLie : public DealSource {
 public:
  EveryLie(Deck deck, int seats, CardSet declarer);

  // The number of lies, or nothing where it is above `limit`.
  static std::optional<std::uint64_t> count(Deck deck, int seats, int hand_cards, std::uint64_t limit);

  std::uint64_t size() const { return size_; }
  // Requires i < size().
  Deal deal(std::uint64_t i) const override;

 private:
  std::vector<CardSet> stock_;
  CardSet declarer_;
  int seats_;
  std::uint64_t size_;
};

}  // namespace nap

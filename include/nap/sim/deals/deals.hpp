// Deals by number: the i-th deal of a source is a pure function of i, so any split of the work over threads
// or processes sees the same deals.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "nap/cards/deal.hpp"
#include "nap/cards/deck.hpp"

namespace nap {

class DealSource {
 public:
  virtual ~DealSource() = default;
  virtual Deal deal(std::uint64_t i) const = 0;
};

// Independent streams of deals under one seed.
enum class Stream : std::uint32_t { Pilot, Evaluation, Corpus, Sample, Auction, Correction };

// A seed of the hand's own, so that what is dealt around one hand says nothing of what is dealt around
// another.
std::uint64_t seed_of_hand(std::uint64_t seed, CardSet hand);

// Random numbers that are not deals: each a pure function of the seed, the stream and its number.
class RandomNumbers {
 public:
  RandomNumbers(std::uint64_t seed, Stream stream) : seed_(seed), stream_(stream) {}

  // The i-th number, uniform below `bound`, which is positive.
  std::uint32_t below(std::uint64_t i, std::uint32_t bound) const;

 private:
  std::uint64_t seed_;
  Stream stream_;
};

// Uniform random deals. Deal i is read off Philox4x32-10 (Salmon, Moraes, Dror and Shaw, "Parallel random
// numbers: as easy as 1, 2, 3", SC11), keyed by the seed and counted by (i, stream, block); cards are drawn
// without bias.
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

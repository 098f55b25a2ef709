// Deals by number. Deal i of a source is a pure function of i, so every split of the work over threads or
// processes sees the same deals.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "nap/cards/deal.hpp"
#include "nap/cards/deck.hpp"
#include "nap/chance/random_numbers.hpp"

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
  // How many deals are counted for deal i: itself and those of which every question has the same answer.
  virtual std::uint64_t stands_for(std::uint64_t /*i*/) const { return 1; }
};

// A seed for one hand alone: the deals around one hand are independent of those around another.
std::uint64_t seed_of_hand(std::uint64_t seed, CardSet hand);

// Uniform random deals. Deal i is drawn with the random words of number i of the seed and stream.
class RandomDeals : public DealSource {
 public:
  // Every seat gets `hand_cards` cards of the deck.
  RandomDeals(Deck deck, int seats, int hand_cards, std::uint64_t seed, Stream stream);
  // The declarer holds `declarer`; every defender gets as many cards from the rest of the deck.
  RandomDeals(Deck deck, int seats, CardSet declarer, std::uint64_t seed, Stream stream);

  Deal deal(std::uint64_t i) const override;

 private:
  std::vector<CardSet> stock_;  // the cards to deal from, one per element
  CardSet declarer_;
  int seats_;
  int hand_cards_;
  std::uint64_t seed_;
  Stream stream_;
};

// The deals of another source, in which the declarer has exchanged cards with whoever holds them: every card
// that only `to` has, for a card that only `from` has. If `deals` are uniform for the declarer's hand `from`,
// these are uniform for `to`.
class ExchangedDeals : public DealSource {
 public:
  // Requires `deals` that outlive it and stand for one each, and hands of one size.
  ExchangedDeals(const DealSource& deals, CardSet from, CardSet to);

  Deal deal(std::uint64_t i) const override;

 private:
  struct Exchange {
    Card given;  // by the declarer
    Card taken;
  };

  const DealSource& deals_;
  CardSet declarer_;
  std::vector<Exchange> exchanges_;
};

// Every world, that is, every possible deal of the cards that the declarer cannot see, each once.
class EveryWorld : public DealSource {
 public:
  EveryWorld(Deck deck, int seats, CardSet declarer);
  // Only the cards of `unseen` are dealt; requires enough of them.
  EveryWorld(CardSet unseen, int seats, CardSet declarer);

  // The number of worlds; nothing if it exceeds `limit`.
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

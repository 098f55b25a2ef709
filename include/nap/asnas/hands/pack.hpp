// The pack of As Nas, the Persian ancestor of poker: five ranks without suits, and several copies of each.
// Cards of one rank are alike, so a hand is how many of each rank it has.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace nap::asnas {

enum class Rank { Ace, King, Queen, Jack, Pip };  // the highest first
inline constexpr std::size_t kRanks = 5;
inline constexpr std::array<Rank, kRanks> kRanksHighToLow = {Rank::Ace, Rank::King, Rank::Queen, Rank::Jack,
                                                             Rank::Pip};

inline constexpr int kHandCards = 5;
inline constexpr int kMostPlayers = 8;

// How many cards of each rank: a byte a rank, the ace lowest.
class Cards {
 public:
  constexpr Cards() = default;

  constexpr int of(Rank rank) const { return static_cast<int>(bytes_ >> shift(rank) & 0xFFU); }
  constexpr int size() const {
    int cards = 0;
    for (const Rank rank : kRanksHighToLow) cards += of(rank);
    return cards;
  }
  constexpr bool is_empty() const { return bytes_ == 0; }
  // Each byte has a bit to spare, which stays where no rank of `other` has more cards.
  constexpr bool contains(const Cards& other) const {
    return (((bytes_ | kSpare) - other.bytes_) & kSpare) == kSpare;
  }
  constexpr void add(Rank rank, int cards = 1) { bytes_ += static_cast<std::uint64_t>(cards) << shift(rank); }

  friend constexpr Cards operator+(const Cards& a, const Cards& b) { return Cards(a.bytes_ + b.bytes_); }
  // Requires that `a` contains `b`.
  friend constexpr Cards operator-(const Cards& a, const Cards& b) { return Cards(a.bytes_ - b.bytes_); }
  friend constexpr bool operator==(const Cards&, const Cards&) = default;

 private:
  static constexpr std::uint64_t kSpare = 0x80'8080'8080;

  constexpr explicit Cards(std::uint64_t bytes) : bytes_(bytes) {}
  static constexpr unsigned shift(Rank rank) { return 8U * static_cast<unsigned>(rank); }

  std::uint64_t bytes_ = 0;
};

struct Pack {
  int copies;  // of each rank: 4 to 8

  constexpr Cards cards() const {
    Cards all;
    for (const Rank rank : kRanksHighToLow) all.add(rank, copies);
    return all;
  }
  friend constexpr bool operator==(const Pack&, const Pack&) = default;
};

// The pack for this many players: four copies of each rank, and one more for each player beyond four, so that
// from four players on the whole pack is dealt out (ASN). Requires 2 to kMostPlayers.
constexpr Pack pack_for(int players) { return {players < 4 ? 4 : players}; }

// Every set of so many of these cards, each once, those with the most aces first.
std::vector<Cards> sets_from(const Cards& cards, int size);

// Every hand that can be dealt from these cards, each once, those with the most aces first. From a whole pack
// there are 121 hands with four copies of each rank, and 126 with more.
std::vector<Cards> hands_from(const Cards& cards);

// In how many ways so many cards, or players, can be chosen.
std::uint64_t choose(int from, int number);

// In how many ways a hand, or another set, can be chosen from these cards, if cards of one rank are told
// apart. Requires that the cards contain it.
std::uint64_t ways(const Cards& hand, const Cards& cards);

// The chance that a player is dealt the hand from the whole pack.
double chance_of(const Cards& hand, const Pack& pack);

}  // namespace nap::asnas

// The last tricks of a deal. Each position is searched once and then looked up. EndgameTables keeps the
// tables.
#pragma once

#include <array>
#include <cstdint>

#include "nap/solver/tables/endgame_tables.hpp"
#include "tables/endgame_index.hpp"

namespace nap::search::inline NAP_PROCESSOR {

// The numbers of tricks left at which a position is looked up instead of searched; 0 means never. With more
// seats or tricks the tables are so large that fetching an entry takes as long as a search. The tables of
// kEarlyEndgameTricks, with more tricks left, are for a lone declarer only.
template <int Seats>
inline constexpr int kEndgameTricks = Seats == 2   ? 4
                                      : Seats == 3 ? 3
                                      : Seats == 4 ? 2
                                                   : 0;
template <int Seats, class Sides>
inline constexpr int kEarlyEndgameTricks = Seats == 3 && Sides::is_alone() ? 4 : 0;

// What one byte tells about a position: for each leader the tricks of the declarer's side, if they are known.
// The byte has one digit for each leader: 0 for not known, otherwise the tricks plus one.
template <int Seats, int kTricks>
class TricksByLeader {
  static constexpr unsigned kBase = kTricks + 2;

  static constexpr std::array<unsigned, Seats> powers() {
    std::array<unsigned, Seats> powers{};
    unsigned power = 1;
    for (unsigned& each : powers) {
      each = power;
      power *= kBase;
    }
    return powers;
  }
  static constexpr std::array<unsigned, Seats> kPowers = powers();
  static_assert(kPowers.back() * kBase <= 256);

  using Digits = std::array<std::array<std::uint8_t, 256>, Seats>;
  static constexpr Digits digits() {
    Digits digits{};
    for (std::size_t leader = 0; leader < Seats; ++leader) {
      for (unsigned byte = 0; byte < 256; ++byte) {
        digits[leader][byte] = static_cast<std::uint8_t>(byte / kPowers[leader] % kBase);
      }
    }
    return digits;
  }
  static constexpr Digits kDigits = digits();

 public:
  static constexpr int kUnknown = -1;

  static int tricks(std::uint8_t byte, Seat leader) {
    return static_cast<int>(kDigits[leader.index()][byte]) + kUnknown;
  }
  // Requires that nothing is known for this leader.
  static std::uint8_t with(std::uint8_t byte, Seat leader, int tricks) {
    const auto digit = static_cast<unsigned>(tricks - kUnknown);
    return static_cast<std::uint8_t>(byte + digit * kPowers[leader.index()]);
  }
};

// The positions with kTricks tricks left, of one game at a time.
template <int Seats, int kTricks>
class EndgameTable {
  using Index = EndgameIndex<Seats, kTricks>;

 public:
  static constexpr int kTricksLeft = kTricks;
  using TricksByLeader = search::TricksByLeader<Seats, kTricks>;

  void start(EndgameTables& tables, const Game& game) {
    index_ = Index(game);
    entries_ = tables.table(Seats, kTricks, game, index_.size());
  }
  EndgameTables::Entry& entry_of(const Position<Seats>& position) const {
    return entries_[index_.of(position)];
  }

 private:
  EndgameTables::Entry* entries_ = nullptr;
  Index index_;
};

}  // namespace nap::search::inline NAP_PROCESSOR

// The pool (kitty, Nap acheteur): who pays stakes into it, who takes it, and the fines that go into it.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "nap/text/words.hpp"

namespace nap {

// Who pays into the pool, one amount each.
enum class PaidBy : std::uint8_t {
  Dealer,    // the dealer of every deal (PEEL, GR)
  Round,     // everybody when the deal has gone round and comes back to its first dealer (PEEL)
  Once,      // everybody before the first deal (ES, FR)
  WhenEmpty  // everybody before the first deal and whenever the pool was taken
};
inline constexpr Word<PaidBy> kPaidByWords[] = {{"dealer", PaidBy::Dealer},
                                                {"round", PaidBy::Round},
                                                {"once", PaidBy::Once},
                                                {"when_empty", PaidBy::WhenEmpty}};

// With which bids a declarer who makes them takes the pool.
enum class TakenWith : std::uint8_t {
  AnyNap,  // Nap, and every bid above it for as many tricks: Wellington, Blücher (FR)
  NapAlone
};
inline constexpr Word<TakenWith> kTakenWithWords[] = {{"any", TakenWith::AnyNap},
                                                      {"nap", TakenWith::NapAlone}};

// What becomes of the pool if play stops before somebody takes it.
enum class PoolAtEnd : std::uint8_t {
  Divided,    // everybody gets the same part
  LowestCard  // everybody draws a card, and the lowest takes all; an ace is high (PEEL)
};
inline constexpr Word<PoolAtEnd> kPoolAtEndWords[] = {{"divided", PoolAtEnd::Divided},
                                                      {"lowest_card", PoolAtEnd::LowestCard}};

inline constexpr int kMostPaidIn = 1000;

struct PoolRules {
  PaidBy paid_by = PaidBy::Dealer;
  int stake = 1;  // that each of them pays, 1 to kMostPaidIn
  TakenWith taken_with = TakenWith::AnyNap;
  PoolAtEnd at_end = PoolAtEnd::Divided;

  friend constexpr bool operator==(const PoolRules&, const PoolRules&) = default;
};

// What a player may do wrong.
enum class FineKind : std::uint8_t {
  Misdeal,      // the dealer deals wrong
  ExposedCard,  // the dealer shows a card
  Touching,     // a player touches cards while they are dealt
  OutOfTurn,    // a player leads or plays out of turn
  Revoke        // a player could follow suit and did not
};
inline constexpr Word<FineKind> kFineWords[] = {{"misdeal", FineKind::Misdeal},
                                                {"exposed_card", FineKind::ExposedCard},
                                                {"touching", FineKind::Touching},
                                                {"out_of_turn", FineKind::OutOfTurn},
                                                {"revoke", FineKind::Revoke}};
inline constexpr std::size_t kFineKinds = std::size(kFineWords);

// What each of them costs, in stakes to the pool; 0: nothing. Only with a pool.
struct Fines {
  std::array<int, kFineKinds> stakes{};

  int of(FineKind kind) const { return stakes[static_cast<std::size_t>(kind)]; }
  void set(FineKind kind, int fine) { stakes[static_cast<std::size_t>(kind)] = fine; }
  bool has_any() const { return *this != Fines{}; }
  friend constexpr bool operator==(const Fines&, const Fines&) = default;
};

// The fines that PEEL prints for tables with a pool: the stake of a trick for a misdeal, an exposed card and
// touching cards.
inline constexpr Fines kPrintedFines = {{1, 1, 1, 0, 0}};

}  // namespace nap

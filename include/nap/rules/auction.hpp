// The auction: one round, from the dealer's left. Each seat calls once, something that outranks every call
// before it, or passes (PEEL; the same everywhere).
#pragma once

#include <array>
#include <optional>
#include <span>
#include <vector>

#include "nap/cards/deal.hpp"
#include "nap/rules/ruleset.hpp"
#include "nap/rules/seating.hpp"

namespace nap {

// The bids that may be called under a ruleset, lowest first, and which of them each needs before it.
class BidOrder {
 public:
  explicit BidOrder(const Ruleset& ruleset);

  const std::vector<Bid>& bids() const { return bids_; }
  // The place of the bid that must have been called earlier.
  std::optional<std::size_t> needed_by(std::size_t bid) const { return needed_[bid]; }

 private:
  std::vector<Bid> bids_;
  std::vector<std::optional<std::size_t>> needed_;
};

// Bids are places in BidOrder::bids; seats are counted from the dealer's left.
class Auction {
 public:
  using Call = std::optional<std::size_t>;  // nothing: pass

  struct Declaration {
    Seat seat;
    std::size_t bid;

    friend bool operator==(const Declaration&, const Declaration&) = default;
  };

  // `order` must outlive it.
  explicit Auction(const BidOrder& order) : order_(&order) {}

  const BidOrder& order() const { return *order_; }
  // Whose turn it is.
  Seat seat() const { return Seat(calls_made_); }
  std::span<const Call> calls() const { return {calls_.data(), static_cast<std::size_t>(calls_made_)}; }
  // The highest call yet: at the end, who declares what; nothing where all have passed.
  const std::optional<Declaration>& highest() const { return highest_; }

  bool may_call(std::size_t bid) const;
  // Requires that it may be called, and a seat that has not called.
  void call(Call call);

 private:
  bool was_called(std::size_t bid) const;

  const BidOrder* order_;
  std::array<Call, kMaxSeats> calls_{};
  int calls_made_ = 0;
  std::optional<Declaration> highest_;
};

// The seat that must stand for one trick when all have passed; nothing where the deal is void. Where the
// dealer must, but holds no cards, it is the last seat that does.
std::optional<Seat> forced_declarer(AllPass rule, const Seating& seating);

// What he stands for: the table's bid of one trick, or one at a stake of one.
Bid forced_bid(const Ruleset& ruleset);

}  // namespace nap

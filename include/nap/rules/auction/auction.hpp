// The auction is one round, which starts at the dealer's left. Each seat calls once: either a bid that
// outranks every bid before it, or pass (PEEL; all sources agree). Rulesets may change that (Overcall).
//
//   eldest hand --> next seat --> ... --> last seat with cards --+--> a bid was called: highest() has the
//   each calls once: pass, or a bid that may_call() allows       |    declarer and the bid
//                                                                +--> all passed: forced_declarer() plays
//                                                                     forced_bid(), or nobody plays
//
// Where Ruleset::has_own_raise is set, a seat that has called Nap is asked once more whenever another seat
// outbids it with a bid that needs the one it holds. It plays the higher bid itself, or lets it go with a
// pass; then it is asked no more.
#pragma once

#include <array>
#include <optional>
#include <span>
#include <vector>

#include "nap/cards/deal.hpp"
#include "nap/rules/ruleset.hpp"
#include "nap/rules/seating.hpp"

namespace nap {

// The bids that may be called under a ruleset, lowest first, and the earlier bid that each of them needs.
class BidOrder {
 public:
  explicit BidOrder(const Ruleset& ruleset);

  const std::vector<Bid>& bids() const { return bids_; }
  // The place of the bid that must have been called before this one; nothing if it needs none.
  std::optional<std::size_t> needed_by(std::size_t bid) const { return needed_[bid]; }
  // Whether a bid may follow `highest`, which is the highest so far.
  bool may_follow(std::size_t highest, std::size_t bid) const;
  bool has_own_raise() const { return has_own_raise_; }
  // Whether a declarer who makes the bid takes the pool (see nap::takes_pool).
  bool takes_pool(std::size_t bid) const { return takes_pool_[bid]; }

 private:
  Overcall overcall_;
  bool has_own_raise_;
  std::vector<Bid> bids_;
  std::vector<std::optional<std::size_t>> needed_;
  std::vector<bool> takes_pool_;
};

// The course of one auction. A bid is given by its place in BidOrder::bids; seats are counted from the
// dealer's left.
class Auction {
 public:
  using Call = std::optional<std::size_t>;  // nothing: pass

  // One call in the course of the auction.
  struct Said {
    Seat seat;
    Call call;
  };

  struct Declaration {
    Seat seat;
    std::size_t bid;

    friend bool operator==(const Declaration&, const Declaration&) = default;
  };

  // Requires an `order` that outlives the auction.
  explicit Auction(const BidOrder& order) : order_(&order) {}

  const BidOrder& order() const { return *order_; }
  // The seat whose turn it is. After the last call it is the number of seats with cards.
  Seat seat() const { return challenged_ ? *challenged_ : Seat(seats_called_); }
  // Whether this seat is asked once more, because another has outbid its Nap. It may call the highest bid.
  bool is_challenged() const { return challenged_.has_value(); }
  bool is_over(const Seating& seating) const { return seat().number() >= seating.active; }
  // The calls in the order in which they were made.
  std::span<const Said> said() const { return {said_.data(), static_cast<std::size_t>(calls_made_)}; }
  // The highest bid so far and who called it. After the last call that seat is the declarer. Nothing if all
  // passed.
  const std::optional<Declaration>& highest() const { return highest_; }

  bool may_call(std::size_t bid) const;
  // Requires a pass or a bid that may be called, and an auction that is not over.
  void call(Call call);

 private:
  bool was_called(std::size_t bid) const;
  bool may_challenge(std::size_t bid) const;

  const BidOrder* order_;
  std::array<Said, 2 * kMaxSeats> said_{};  // a seat is asked once, and after each later seat at most once
  int calls_made_ = 0;
  int seats_called_ = 0;
  std::optional<Seat> challenged_;
  std::optional<Declaration> highest_;
};

// The seat that must play for one trick when all have passed; nothing if the rule forces no seat. If the rule
// forces the dealer and the dealer holds no cards, the last seat with cards must play.
std::optional<Seat> forced_declarer(AllPass rule, const Seating& seating);

// The bid of a forced declarer: the table's bid of one trick, or, if the table has none, one trick at a stake
// of one.
Bid forced_bid(const Ruleset& ruleset);

}  // namespace nap

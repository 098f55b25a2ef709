// What goes on from deal to deal at a table: the chips in the pool, and stakes that are doubled.
#pragma once

#include <cstdint>
#include <optional>
#include <span>

#include "nap/cards/seat.hpp"
#include "nap/rules/payout.hpp"
#include "nap/rules/pool.hpp"
#include "nap/rules/ruleset.hpp"
#include "nap/rules/seating.hpp"

namespace nap {

// Who gets and pays how much, with the pool. All amounts add up to zero.
struct Transfer {
  Payments seats{};  // by seat from the dealer's left
  int pool = 0;      // what the pool gets; negative: what is taken out of it

  void to_pool(Seat seat, int stakes) {
    seats[seat.index()] -= stakes;
    pool += stakes;
  }
  Transfer& operator+=(const Transfer& other);
};

// Something that a player did wrong, which costs a fine.
struct Fine {
  Seat seat;
  FineKind kind;

  friend bool operator==(const Fine&, const Fine&) = default;
};

// The price of an exchange of cards, which a player has paid to whom the ruleset says.
struct Fee {
  Seat seat;
  int stakes;
};

// A hand that was played to a result. A revoke settles it before it is made.
struct SettledHand {
  Bid bid;
  Seat declarer;
  BidResult result = BidResult::Lost;
  std::optional<Seat> revoked = {};  // who revoked, which ended the hand; the result is then Lost
  bool has_spare_hand = false;       // the declarer took the spare hand, where the ruleset has one
};

// The course of an evening. The seating may change from deal to deal, as people come and go. Payments into
// the pool that are due before a deal are part of what that deal moves; a misdeal belongs to the deal that
// follows it.
class EveningCourse {
 public:
  explicit EveningCourse(const Ruleset& ruleset);
  // In the midst of an evening, before a deal for which nothing has to be paid in any more.
  static EveningCourse resumed(const Ruleset& ruleset, int pool, int times);

  int pool() const { return pool_; }
  // The pool that the next deal is played for.
  int pool_at_stake(const Seating& seating) const { return pool_ + due(seating).pool; }
  // The factor of the stakes of the next deal: 2 after all have passed, where the ruleset has Double Header,
  // until a declarer has won (PEEL); otherwise 1.
  int times() const { return times_; }

  // What is due before the next deal. Whatever comes first afterwards moves only the rest.
  Transfer pay_in(const Seating& seating);
  // The prices of an exchange. Requires that what is due has been paid in, an exchange if there are fees, and
  // a pool if they go there.
  Transfer bought(const Seating& seating, std::span<const Fee> fees);

  // Fines count only if the ruleset has a pool.
  // The same dealer deals again.
  Transfer redeal(const Seating& seating, std::span<const Fine> fines);
  // All passed, and nobody played.
  Transfer all_passed(const Seating& seating, std::span<const Fine> fines);
  Transfer played(const SettledHand& hand, const Seating& seating, std::span<const Fine> fines);
  // A deal that moves nothing but what is paid into the pool, because nobody knows how to settle its hand.
  Transfer unsettled(const Seating& seating, std::span<const Fine> fines);

  // These empty the pool at the end of the evening. A pool that cannot be divided equally leaves chips, which
  // go to the first seats, one each.
  Transfer divided(const Seating& seating);
  Transfer taken_by(Seat seat);

 private:
  Transfer due(const Seating& seating) const;
  Ruleset ruleset_;
  int pool_ = 0;
  int times_ = 1;
  bool is_first_ = true;     // nothing was dealt before
  bool is_paid_in_ = false;  // for the next deal
  int deals_in_round_ = 0;
};

}  // namespace nap

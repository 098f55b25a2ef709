#include "score/score_settlement.hpp"

namespace nap {
namespace {

SettledHand hand_of(const ScoredDeal& deal) {
  SettledHand hand{deal.played->bid, deal.played->declarer, bid_result(deal.is_made.value_or(false))};
  if (deal.ending == HandEnding::Revoke) hand.revoked = deal.faults.front().seat;
  hand.has_spare_hand = deal.has_spare_hand;
  return hand;
}

Transfer settled(const ScoredDeal& deal, EveningCourse& course) {
  const Seating& seating = deal.table.seating;
  switch (deal.ending) {
    case HandEnding::End:
      return deal.takes_all ? course.taken_by(*deal.takes_all) : course.divided(seating);
    case HandEnding::Redeal:
      return course.redeal(seating, deal.fines);
    case HandEnding::AllPassed:
      return course.all_passed(seating, deal.fines);
    case HandEnding::Unsettled:
      return course.unsettled(seating, deal.fines);
    case HandEnding::Played:
    case HandEnding::Claimed:
    case HandEnding::Conceded:
    case HandEnding::Told:
    case HandEnding::Revoke:
      break;
  }
  return course.played(hand_of(deal), seating, deal.fines);
}

// The prices of an exchange that went into the pool.
Transfer into_pool(const ScoredDeal& deal) {
  Transfer transfer;
  const std::optional<Exchange>& exchange = deal.table.ruleset.exchange;
  if (!exchange || exchange->to != FeeTo::Pool) return transfer;
  for (const Fee& fee : deal.fees) transfer.to_pool(fee.seat, fee.stakes);
  return transfer;
}

}  // namespace

void settle(ScoredDeal& deal, EveningCourse& course) {
  DealMoves moves;
  moves.times = course.times();
  if (deal.ending != HandEnding::End) {
    moves.paid_in = course.pay_in(deal.table.seating);
    moves.all = moves.paid_in;
    moves.all += course.bought(deal.table.seating, deal.fees);
    moves.paid_in += into_pool(deal);
  }
  Transfer hand = settled(deal, course);
  moves.all += hand;
  const auto move_from_hand = [&](Seat seat, int stakes) {
    moves.paid_in.to_pool(seat, stakes);
    hand.to_pool(seat, -stakes);
  };
  if (deal.table.ruleset.pool) {
    for (const Fine& fine : deal.fines) move_from_hand(fine.seat, deal.table.ruleset.fines.of(fine.kind));
  }
  // What else goes into the pool is the fine for a spare hand that failed.
  if (hand.pool > 0) move_from_hand(deal.played->declarer, hand.pool);
  moves.taken = -hand.pool;
  if (deal.played) hand.to_pool(deal.played->declarer, moves.taken);
  moves.stakes = hand.seats;
  moves.next_times = course.times();
  moves.pool_total = course.pool();
  deal.moves = moves;
}

}  // namespace nap

#include "nap/rules/evening/evening_course.hpp"

#include <cassert>

namespace nap {
namespace {

// What the hand moves between the seats and, for a spare hand that fails, into the pool.
Transfer settled(const SettledHand& hand, const Ruleset& ruleset, const Seating& seating, int times) {
  Settlement settlement{hand.bid, hand.result, hand.declarer, times};
  if (hand.revoked && *hand.revoked != hand.declarer) {
    assert(hand.result == BidResult::Lost);
    return {payments_of_revoke(settlement, *hand.revoked, ruleset.revoke, seating)};
  }
  const bool is_failed_spare = hand.has_spare_hand && hand.result == BidResult::Lost;
  if (!is_failed_spare) return {payments_of(settlement, seating)};
  const ExchangeKind kind = ruleset.exchange->kind;
  settlement.times *= times_lost(kind);
  Transfer transfer{payments_of(settlement, seating)};
  if (ruleset.pool) transfer.to_pool(hand.declarer, pool_fine(kind));
  return transfer;
}

}  // namespace

Transfer& Transfer::operator+=(const Transfer& other) {
  for (std::size_t seat = 0; seat < seats.size(); ++seat) seats[seat] += other.seats[seat];
  pool += other.pool;
  return *this;
}

EveningCourse::EveningCourse(const Ruleset& ruleset) : ruleset_(ruleset) {}

EveningCourse EveningCourse::resumed(const Ruleset& ruleset, int pool, int times) {
  EveningCourse course(ruleset);
  course.pool_ = pool;
  course.times_ = times;
  course.is_first_ = false;
  course.is_paid_in_ = true;
  return course;
}

Transfer EveningCourse::due(const Seating& seating) const {
  Transfer transfer;
  if (!ruleset_.pool || is_paid_in_) return transfer;
  const PoolRules& rules = *ruleset_.pool;
  const bool do_all_pay = (rules.paid_by == PaidBy::Round && deals_in_round_ >= seating.players) ||
                          (rules.paid_by == PaidBy::Once && is_first_) ||
                          (rules.paid_by == PaidBy::WhenEmpty && pool_ == 0);
  if (rules.paid_by == PaidBy::Dealer) transfer.to_pool(seating.dealer(), rules.stake);
  if (!do_all_pay) return transfer;
  for (const Seat seat : all_seats(seating.players)) transfer.to_pool(seat, rules.stake);
  return transfer;
}

Transfer EveningCourse::pay_in(const Seating& seating) {
  const Transfer transfer = due(seating);
  if (deals_in_round_ >= seating.players) deals_in_round_ = 0;
  is_first_ = false;
  is_paid_in_ = true;
  pool_ += transfer.pool;
  return transfer;
}

Transfer EveningCourse::redeal(const Seating& seating, std::span<const Fine> fines) {
  Transfer transfer = pay_in(seating);
  if (!ruleset_.pool) return transfer;
  for (const Fine& fine : fines) {
    const int stakes = ruleset_.fines.of(fine.kind);
    transfer.to_pool(fine.seat, stakes);
    pool_ += stakes;
  }
  return transfer;
}

Transfer EveningCourse::bought(const Seating& seating, std::span<const Fee> fees) {
  assert(is_paid_in_);
  Transfer transfer;
  for (const Fee& fee : fees) {
    if (ruleset_.exchange.value().to == FeeTo::Pool) {
      assert(ruleset_.pool);
      transfer.to_pool(fee.seat, fee.stakes);
      pool_ += fee.stakes;
    } else {
      transfer.seats[fee.seat.index()] -= fee.stakes;
      transfer.seats[seating.dealer().index()] += fee.stakes;
    }
  }
  return transfer;
}

Transfer EveningCourse::unsettled(const Seating& seating, std::span<const Fine> fines) {
  const Transfer transfer = redeal(seating, fines);
  is_paid_in_ = false;
  ++deals_in_round_;
  return transfer;
}

Transfer EveningCourse::all_passed(const Seating& seating, std::span<const Fine> fines) {
  if (ruleset_.all_pass == AllPass::DoubleHeader) times_ = 2;
  return unsettled(seating, fines);
}

Transfer EveningCourse::played(const SettledHand& hand, const Seating& seating, std::span<const Fine> fines) {
  Transfer transfer = unsettled(seating, fines);
  const Transfer stakes = settled(hand, ruleset_, seating, times_);
  pool_ += stakes.pool;
  transfer += stakes;
  if (hand.result == BidResult::Lost) return transfer;
  times_ = 1;
  if (ruleset_.pool && takes_pool(ruleset_, hand.bid)) transfer += taken_by(hand.declarer);
  return transfer;
}

Transfer EveningCourse::divided(const Seating& seating) {
  Transfer transfer;
  const int part = pool_ / seating.players;
  const int rest = pool_ % seating.players;
  for (const Seat seat : all_seats(seating.players))
    transfer.to_pool(seat, -(part + (seat.number() < rest ? 1 : 0)));
  pool_ = 0;
  return transfer;
}

Transfer EveningCourse::taken_by(Seat seat) {
  Transfer transfer;
  transfer.to_pool(seat, -pool_);
  pool_ = 0;
  return transfer;
}

}  // namespace nap

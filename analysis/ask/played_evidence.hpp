// Evidence from hands that were played out.
#pragma once

#include "ask/evidence.hpp"
#include "ask/played_hand.hpp"

namespace nap {

// Each bid has deals of its own. Requires a hand that has rows and outlives this.
class PlayedEvidence : public Evidence {
 public:
  explicit PlayedEvidence(const PlayedHand& hand) : hand_(hand) {}

  Method method() const override;
  // The fewest deals that were played for any bid that needs play. If no bid does, the deals with open hands.
  std::uint64_t deals() const override;
  std::uint64_t deals_behind(const Bid* a, const Bid* b) const override;
  std::uint64_t most_deals() const override { return 100'000; }
  bool is_complete() const override { return hand_.is_complete; }
  BidAnswer answer(const Bid& bid) const override;
  Estimate difference(const Bid* a, const Bid* b) const override { return difference_to(a, *this, b); }

  // By how much `a` pays more with this hand than `b` with another one, per payer.
  Estimate difference_to(const Bid* a, const PlayedEvidence& other, const Bid* b) const;
  // The same for how often two bids are made.
  Estimate success_difference_to(const Bid& a, const PlayedEvidence& other, const Bid& b) const;

 private:
  // of_a times the success of `a`, less of_b times that of `b` with the other hand.
  Estimate scaled_difference(const Bid* a, const PlayedEvidence& other, const Bid* b, double of_a,
                             double of_b) const;
  std::uint64_t plays() const;
  const PlayedHand::Row* find_row(const Contract& contract) const;  // nullptr if it was not played
  const PlayedHand::Row& row_of(const Bid& bid) const;
  Estimate success(const Bid* bid) const;

  const PlayedHand& hand_;
};

// The answer from a hand that was played; with open hands if that was stopped. Nothing if not even these were
// counted.
std::optional<Answer> played_answer(const PlayedHand& hand, const Question& question);

}  // namespace nap

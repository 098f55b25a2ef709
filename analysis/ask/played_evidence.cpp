#include "ask/played_evidence.hpp"

#include <algorithm>

#include "ask/counted_evidence.hpp"
#include "nap/rules/payout.hpp"

namespace nap {

std::optional<Answer> played_answer(const PlayedHand& hand, const Question& question) {
  if (hand.open.tally.deals() == 0) return std::nullopt;
  if (hand.rows.empty()) {
    Answer answer = counted_answer(Model::Committed, hand.open, question);
    answer.is_complete = false;
    return answer;
  }
  Answer answer = answer_from(PlayedEvidence(hand), question);
  answer.model = Model::SelfPlay;
  return answer;
}

// If no bid had to be played, only the deals with open hands were counted.
Method PlayedEvidence::method() const {
  return plays() == 0 && hand_.open.is_exact ? Method::Exact : Method::MonteCarlo;
}

std::uint64_t PlayedEvidence::deals() const { return plays() == 0 ? hand_.open.tally.deals() : plays(); }

std::uint64_t PlayedEvidence::plays() const {
  std::uint64_t fewest = 0;
  for (const PlayedHand::Row& row : hand_.rows) {
    if (row.lead.plays > 0 && (fewest == 0 || row.lead.plays < fewest)) fewest = row.lead.plays;
  }
  return fewest;
}

std::uint64_t PlayedEvidence::deals_behind(const Bid* a, const Bid* b) const {
  const std::uint64_t of_a = a != nullptr ? row_of(*a).lead.plays : 0;
  const std::uint64_t of_b = b != nullptr ? row_of(*b).lead.plays : 0;
  return std::max(of_a, of_b);
}

BidAnswer PlayedEvidence::answer(const Bid& bid) const {
  const PlayedHand::Row& row = row_of(bid);
  BidAnswer answer{bid,
                   row.lead.opening,
                   row.lead.played,
                   row.double_dummy,
                   break_even(bid),
                   expected_payout_per_payer(bid, row.lead.played.value),
                   0.0};
  answer.face_up = row.lead.open;
  answer.plays = row.lead.plays;
  answer.bracket = row.bracket;
  answer.keep = row.keep;
  for (const PlayedHand::Lead& lead : row.leads) {
    answer.leads.push_back({lead.opening, lead.played, lead.open, lead.plays});
  }
  const PlayedHand::Row* free = find_row(freely_led(bid.contract));
  if (bid.contract.has_forced_lead() && free != nullptr)
    answer.free_lead = LeadRate{free->lead.opening, free->lead.played, free->lead.open, free->lead.plays};
  std::stable_sort(answer.leads.begin(), answer.leads.end(),
                   [](const LeadRate& a, const LeadRate& b) { return a.success.value > b.success.value; });
  return answer;
}

// Two contracts are played on different deals, and so are two hands. Only the rates with open hands of one
// hand come from the same deals, and their error is small beside that of play.
Estimate PlayedEvidence::difference_to(const Bid* a, const PlayedEvidence& other, const Bid* b) const {
  const double shift = loss_of(b) - loss_of(a);
  const Estimate difference = scaled_difference(a, other, b, span_of(a), span_of(b));
  return {difference.value + shift, difference.low + shift, difference.high + shift};
}

Estimate PlayedEvidence::success_difference_to(const Bid& a, const PlayedEvidence& other,
                                               const Bid& b) const {
  return scaled_difference(&a, other, &b, 1.0, 1.0);
}

Estimate PlayedEvidence::scaled_difference(const Bid* a, const PlayedEvidence& other, const Bid* b,
                                           double of_a, double of_b) const {
  const bool is_same_hand = hand_.canonical == other.hand_.canonical && hand_.setup == other.hand_.setup;
  const bool is_same_play = a != nullptr && b != nullptr && a->contract == b->contract && is_same_hand;
  if (!is_same_play) return unpaired_difference(success(a), other.success(b), of_a, of_b);
  const Estimate rate = success(a);
  const double factor = of_a - of_b;
  const Estimate scaled{factor * rate.value, factor * rate.low, factor * rate.high};
  return factor < 0.0 ? Estimate{scaled.value, scaled.high, scaled.low} : scaled;
}

const PlayedHand::Row* PlayedEvidence::find_row(const Contract& contract) const {
  const auto row = std::find_if(hand_.rows.begin(), hand_.rows.end(),
                                [&](const PlayedHand::Row& each) { return each.contract == contract; });
  return row == hand_.rows.end() ? nullptr : &*row;
}

const PlayedHand::Row& PlayedEvidence::row_of(const Bid& bid) const { return *find_row(bid.contract); }

Estimate PlayedEvidence::success(const Bid* bid) const {
  return bid != nullptr ? row_of(*bid).lead.played : Estimate::exact(0.0);
}

}  // namespace nap

#include "nap/analysis/quiz/quiz_deal.hpp"

#include <string>
#include <vector>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "ask/counted_evidence.hpp"
#include "hands/best_choice.hpp"
#include "nap/analysis/played/play_hands.hpp"
#include "nap/analysis/played/played_model.hpp"
#include "nap/rules/auction/auction.hpp"
#include "nap/rules/payout.hpp"
#include "nap/sim/rates/rates.hpp"

namespace nap {
namespace {

constexpr double kPrecision = 0.03;  // of quick rates
// Two calls are near each other if they differ by so many stakes from each payer. Nearer ones are hard to
// tell apart even for `ask`.
constexpr double kNearest = 0.15;
constexpr double kFarthest = 0.6;
constexpr std::uint64_t kMostDeals = 48;

class QuizDealer {
 public:
  QuizDealer(Harness& harness, const QuizTable& table, std::uint64_t seed)
      : harness_(harness),
        table_(table),
        seed_(seed),
        order_(table.ruleset),
        deals_(table.setup, seed, Stream::Quiz),
        numbers_(seed, Stream::Quiz),
        contracts_(distinct_contracts(order_.bids())),
        predicts_(is_predicted(table.setup, contracts_)) {}

  // Nothing if it was stopped.
  std::optional<QuizDeal> deal(QuizHands hands) {
    std::optional<QuizDeal> last;
    for (std::uint64_t i = 0; i < kMostDeals && !harness_.monitor().stop; ++i) {
      const auto seats = static_cast<std::uint32_t>(table_.setup.seats);
      const Seat me(static_cast<int>(numbers_.below(i, seats)));
      const Deal deal = deals_.deal(i).hands;
      const std::string heard = fmt::format("{}", fmt::join(calls_before(me, deal), ","));
      const Turn turn = parse_turn(heard, table_.ruleset, table_.seating);
      if (turn.bids.empty()) continue;
      last = QuizDeal{deal.hand(me), turn};
      if (hands == QuizHands::Any || is_close(*last)) break;
    }
    return harness_.monitor().stop ? std::nullopt : last;
  }

 private:
  std::vector<std::string> calls_before(Seat me, const Deal& deal) {
    Auction auction(order_);
    std::vector<std::string> heard;
    while (auction.seat() != me && !harness_.monitor().stop) {
      const RatedHand hand = rated(deal.hand(auction.seat()));
      const Bid* best =
          best_choice(order_.bids(), kValueOfPassing, [&](const Bid& bid) {
            return auction.may_call(place_of(bid)) ? std::optional(value_of(bid, hand)) : std::nullopt;
          }).best.option;
      auction.call(best != nullptr ? Auction::Call(place_of(*best)) : std::nullopt);
      heard.push_back(best != nullptr ? best->id : "pass");
    }
    return heard;
  }

  bool is_close(const QuizDeal& deal) {
    const RatedHand hand = rated(deal.hand);
    const auto choice = best_choice(deal.turn.bids, kValueOfPassing,
                                    [&](const Bid& bid) { return std::optional(value_of(bid, hand)); });
    if (!choice.next) return false;
    const double distance = choice.best.value - choice.next->value;
    return distance >= kNearest && distance <= kFarthest;
  }

  // The contracts are in the order of contracts_, under the canonical names of the suits.
  RatedHand rated(CardSet cards) {
    const CardSet hand = canonical_hand(cards).hand;
    RatedHand rated{hand, 1.0, {}};
    // One piece of work, because one solver does it.
    harness_.monitor().planned += 1;
    harness_.for_each(1, [&](std::uint64_t, Solver& solver) {
      rated.rates = counted(estimate_rates(solver, hand, table_.setup, contracts_, {seed_, kPrecision},
                                           harness_.monitor().stop));
    });
    if (predicts_ && !rated.rates.empty()) {
      rated.rates = rates_in_play(table_.setup, hand, rated.rates, unplayed(rated.rates));
    }
    return rated;
  }

  // Worthless if rating was stopped.
  static double value_of(const Bid& bid, const RatedHand& hand) {
    if (hand.rates.empty()) return -static_cast<double>(kMaxStake);
    return expected_payout_per_payer(bid, hand.rate(bid.contract).success.value);
  }

  std::size_t place_of(const Bid& bid) const { return static_cast<std::size_t>(&bid - order_.bids().data()); }

  Harness& harness_;
  const QuizTable& table_;
  std::uint64_t seed_;
  BidOrder order_;
  RandomDeals deals_;
  RandomNumbers numbers_;
  std::vector<Contract> contracts_;
  bool predicts_;
};

}  // namespace

std::optional<QuizDeal> deal_quiz_hand(Harness& harness, const QuizTable& table, QuizHands hands,
                                       std::uint64_t seed, std::uint64_t number) {
  return QuizDealer(harness, table, seed_of(seed, number)).deal(hands);
}

}  // namespace nap

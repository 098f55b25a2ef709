#include "nap/analysis/quiz/obstacle.hpp"

#include <algorithm>
#include <cmath>
#include <vector>

#include "nap/sim/deals/contracts.hpp"

namespace nap {
namespace {

constexpr std::uint64_t kDeals = 4'000;  // of each half
constexpr std::uint64_t kPiece = 50;
constexpr int kMostOthers = 2;

struct Holding {
  Card card;
  int others;
};

bool is_held(const Deal& deal, const Holding& holding) {
  for (const Seat seat : all_seats(deal.shape().seats)) {
    const CardSet hand = deal.hand(seat);
    if (seat == kDeclarer || !hand.has(holding.card)) continue;
    return holding.card.is_joker() || hand.of(holding.card.suit()).size() > holding.others;
  }
  return false;
}

// The results of deals, apart by whether a defender has the holding.
struct Counts {
  std::uint64_t with = 0;
  std::uint64_t made_with = 0;
  std::uint64_t without = 0;
  std::uint64_t made_without = 0;

  void add(bool is_with, bool is_made) {
    (is_with ? with : without) += 1;
    if (is_made) (is_with ? made_with : made_without) += 1;
  }

  // The square root of Pearson's chi-square of the two by two table, negative if the holding makes success
  // likelier.
  double strength() const {
    const auto a = static_cast<double>(with);
    const auto b = static_cast<double>(without);
    const auto made = static_cast<double>(made_with + made_without);
    const double lost = a + b - made;
    if (a == 0.0 || b == 0.0 || made == 0.0 || lost == 0.0) return 0.0;
    const double difference = static_cast<double>(made_without) / b - static_cast<double>(made_with) / a;
    return difference * std::sqrt(a * b * (a + b) / (made * lost));
  }
};

class ObstacleSearch {
 public:
  ObstacleSearch(Harness& harness, const Setup& setup, CardSet hand, std::uint64_t seed)
      : harness_(harness), setup_(setup), hand_(hand), deals_(setup, hand, seed, Stream::Quiz) {}

  std::optional<Obstacle> find(const Contract& contract, const Opening& lead) {
    play(contract, lead);
    if (harness_.monitor().stop) return std::nullopt;
    std::optional<Holding> best;
    double strength = 0.0;
    for (const Holding& holding : holdings(lead.trump)) {
      const double found = counts(holding, {0, kDeals}).strength();
      if (found <= strength) continue;
      strength = found;
      best = holding;
    }
    if (!best) return std::nullopt;
    const Counts fresh = counts(*best, {kDeals, 2 * kDeals});
    if (fresh.with == 0 || fresh.without == 0) return std::nullopt;
    const Obstacle obstacle{best->card, best->others, wilson_estimate(fresh.made_with, fresh.with),
                            wilson_estimate(fresh.made_without, fresh.without)};
    return obstacle.with.high < obstacle.without.low ? std::optional(obstacle) : std::nullopt;
  }

 private:
  struct Result {
    Deal deal;  // under its trump suit
    bool is_made;
  };

  void play(const Contract& contract, const Opening& lead) {
    results_.resize(2 * kDeals, {Deal(setup_.seats), false});
    harness_.monitor().planned += results_.size() / kPiece;
    harness_.for_each(results_.size() / kPiece, [&](std::uint64_t piece, Solver& solver) {
      for (std::uint64_t i = piece * kPiece; i < (piece + 1) * kPiece; ++i) {
        const Dealt dealt = deals_.deal(i);
        results_[i] = {under_trump(dealt, lead.trump).hands, is_made(solver, dealt.hands, contract, lead)};
      }
    });
  }

  std::vector<Holding> holdings(std::optional<Suit> trump) const {
    std::vector<Holding> all;
    for (const Card card : under_trump(setup_.deck.cards() - hand_, trump)) {
      const int most = card.is_joker() ? 0 : kMostOthers;
      for (int others = 0; others <= most; ++others) all.push_back({card, others});
    }
    return all;
  }

  Counts counts(const Holding& holding, DealRange range) const {
    Counts counts;
    for (std::uint64_t i = range.first; i < range.last; ++i) {
      counts.add(is_held(results_[i].deal, holding), results_[i].is_made);
    }
    return counts;
  }

  Harness& harness_;
  const Setup& setup_;
  CardSet hand_;
  RandomDeals deals_;
  std::vector<Result> results_;
};

}  // namespace

std::optional<Obstacle> find_obstacle(Harness& harness, const Setup& setup, CardSet hand,
                                      const Contract& contract, const Opening& lead, std::uint64_t seed) {
  return ObstacleSearch(harness, setup, hand, seed).find(contract, lead);
}

}  // namespace nap

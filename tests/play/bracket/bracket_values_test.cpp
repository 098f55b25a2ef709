// The bracket around the value of a mini-game, over all of its deals.
#include <algorithm>
#include <cstdint>
#include <map>
#include <vector>

#include <catch2/catch.hpp>

#include "nap/play/bracket/best_declarer.hpp"
#include "nap/play/bracket/best_defence.hpp"
#include "nap/play/players/sampling_player.hpp"
#include "support/playout.hpp"

namespace nap::test {
namespace {

// Calls `visit` with every way to deal `cards` cards to each seat from `seat` on.
template <class Visit>
void for_each_deal(Deal deal, Seat seat, CardSet stock, int cards, const Visit& visit) {
  if (seat.number() == deal.seats()) {
    visit(deal);
    return;
  }
  for (std::uint64_t bits = stock.bits(); bits != 0; bits = (bits - 1) & stock.bits()) {
    if (CardSet(bits).size() != cards) continue;
    Deal next = deal;
    next.give(seat, CardSet(bits));
    for_each_deal(next, Seat(seat.number() + 1), stock - CardSet(bits), cards, visit);
  }
}

// Values over all deals, to four digits. An independent program found them by regret minimisation.
struct Valued {
  int seats;
  int suits;
  int ranks;
  int cards;
  int target;
  double best_defence;  // of a declarer who sees only the own hand, against defenders who see all cards
  double value;         // between players who see only their own cards
};
const std::vector<Valued> kValues = {{2, 3, 3, 3, 1, .9565, .9565}, {2, 3, 3, 3, 2, .8036, .8036},
                                     {2, 3, 3, 3, 3, .3780, .4387}, {2, 4, 3, 3, 2, .7994, .8094},
                                     {2, 2, 5, 4, 2, .8365, .8365}, {2, 2, 5, 4, 4, .1340, .1340},
                                     {3, 3, 3, 3, 3, .1857, .2000}};

// How many deals are made, by the declarer's hand and its lead.
class ByLead {
 public:
  void add(CardSet hand, Card lead, bool is_made) { made_[hand.bits()][lead.bit()] += is_made ? 1 : 0; }
  // The deals made if every hand has its best lead.
  int best() const {
    int sum = 0;
    for (const auto& [hand, leads] : made_) {
      int most = 0;
      for (const auto& [lead, made] : leads) most = std::max(most, made);
      sum += most;
    }
    return sum;
  }

 private:
  std::map<std::uint64_t, std::map<int, int>> made_;
};

}  // namespace

TEST_CASE("Over all deals the value of a mini-game lies in the bracket", "[play][bracket]") {
  constexpr double kRounded = .5e-4;
  for (const Valued& valued : kValues) {
    const CardSet deck = small_deck(valued.suits, valued.ranks);
    const Contract contract{valued.target, Trump::first_lead()};
    Solver solver;
    SamplingPlayer defenders(solver, {1, 64});
    CoarsePolicy policy(solver, {1, 1000});
    BestDefence defence(solver, policy);
    int deals = 0;
    int upper = 0;
    ByLead lower;
    for_each_deal(Deal(valued.seats), kDeclarer, deck, valued.cards, [&](const Deal& deal) {
      const Dealt dealt = with_stock(deal, deck);
      upper += is_made_by_best_declarer(dealt, {contract, Calls{}, {}}, defenders, solver) ? 1 : 0;
      const CardSet hand = deal.hand(kDeclarer);
      for (const Card lead : hand) {
        lower.add(hand, lead, defence.is_made(dealt, contract, opening_of(contract, lead)));
      }
      ++deals;
    });
    CAPTURE(valued.seats, valued.suits, valued.ranks, valued.target, lower.best(), upper, deals);
    CHECK(upper >= (valued.value - kRounded) * deals);
    CHECK(lower.best() <= (valued.value + kRounded) * deals);
    // No policy has a higher lower end, and the coarse policy comes close.
    CHECK(lower.best() <= (valued.best_defence + kRounded) * deals);
    CHECK(lower.best() >= (valued.best_defence - .005) * deals);
  }
}

}  // namespace nap::test

// The two examples of cashing drawn in cashing.hpp.
#include "bounds/cashing.hpp"

#include <string_view>

#include <catch2/catch.hpp>

#include "nap/cards/notation.hpp"
#include "nap/solver/solver.hpp"

namespace nap {
namespace {

// Spades are trump, and the first hand is on lead.
void check_cashed(std::string_view hands, int tricks) {
  const Deal deal = parse_deal(hands);
  search::Position<4> position;
  position.gone = search::kAllCards ^ deal.cards().bits();
  position.tricks_left = deal.hand_cards();
  for (const Seat seat : all_seats(4)) position.hand(seat) = deal.hand(seat).bits();
  CHECK(can_cash(position, search::kTrumps, tricks));
  CHECK_FALSE(can_cash(position, search::kTrumps, tricks + 1));
  CHECK(Solver().solve(deal, Game{.trump = Trump::fixed(Suit::Spades)}).best() >= tricks);
}

TEST_CASE("A leader with the top trumps draws trumps, then cashes every top card", "[solver][bounds]") {
  check_cashed("AK.A4.K. Q.KQ.Q9. J2.T9.5. .J8.T86.", 4);
}

TEST_CASE("While a ruff threatens, a suit is cashed as often as everyone with a trump must follow",
          "[solver][bounds]") {
  check_cashed("A5.AK.K. K3.Q9.8. Q2.J87.. .5.JT96.", 3);
}

}  // namespace
}  // namespace nap

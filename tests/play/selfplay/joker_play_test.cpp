// Players with a joker in the deck.

#include <optional>

#include <catch2/catch.hpp>

#include "nap/cards/notation.hpp"
#include "nap/play/players/make_player.hpp"
#include "nap/play/selfplay/play_out.hpp"
#include "nap/sim/deals/contracts.hpp"
#include "support/open_views.hpp"

namespace nap {
namespace {

bool is_joker(Card card) { return card.is_joker() || card.rank() == Rank::Joker; }

// The suit that a card follows: a joker the trump suit, or none.
std::optional<Suit> suit_of(Card card, std::optional<Suit> trump) {
  return is_joker(card) ? trump : card.suit();
}

struct Counts {
  int led = 0;
  int followed = 0;
  int ruffed = 0;  // or, without a trump suit, thrown on another suit
};

// Plays what another player plays, and checks it against the rule in words: whoever holds a card of the suit
// led plays one; a joker is a card of the trump suit, and without one of no suit.
class CheckedPlayer : public Player {
 public:
  CheckedPlayer(Player& inner, Counts& counts) : inner_(inner), counts_(counts) {}

  Card choose(const View& view) override {
    const Card card = inner_.choose(view);
    REQUIRE(view.hand().has(card));
    const auto trick = view.history.trick();
    const auto trump = view.history.trump();
    if (trick.empty()) {
      counts_.led += is_joker(card) ? 1 : 0;
      return card;
    }
    const std::optional<Suit> led = suit_of(trick.front(), trump);
    const bool follows = led && suit_of(card, trump) == led;
    if (led && !follows) {
      for (const Card other : view.hand()) REQUIRE(suit_of(other, trump) != led);
    }
    if (is_joker(card)) ++(follows ? counts_.followed : counts_.ruffed);
    return card;
  }

 private:
  Player& inner_;
  Counts& counts_;
};

Opening random_opening(test::Dealer& dealer, const Contract& contract, CardSet hand) {
  const std::vector<Opening> all = openings(contract, hand);
  return all[static_cast<std::size_t>(dealer.below(static_cast<int>(all.size())))];
}

TEST_CASE("Players play a joker as the rules say, with and without a trump suit", "[play][selfplay][unit]") {
  test::Dealer dealer(41);
  Solver solver;
  for (const PlayerKind kind : {PlayerKind::Reference, PlayerKind::Misere, PlayerKind::Sampling}) {
    Counts with_trump;
    Counts without;
    const auto inner = make_player(kind, solver, 1);
    for (int round = 0; round < 120; ++round) {
      const int seats = 2 + dealer.below(4);
      const Contract contract = test::random_contract(dealer, 5);
      const Deal deal = dealer.deal_with_joker(seats, 5);
      const Dealt dealt = test::with_stock(deal, (Deck().with_joker()).cards());
      CheckedPlayer player(*inner, contract.trump.is_none() ? without : with_trump);
      const Opening lead = random_opening(dealer, contract, deal.hand(kDeclarer));
      const bool is_made = play_out(dealt, {contract, Calls{contract}, lead}, {player, player});
      // A joker takes the trick that it is played to.
      if (contract.is_misere() && deal.hand(kDeclarer).has_joker()) CHECK_FALSE(is_made);
    }
    CHECK(with_trump.followed + with_trump.ruffed > 5);
    CHECK(without.ruffed > 2);
  }
}

// The joker saves the declarer in the trick in which it falls. A defender who cannot follow keeps it until
// the declarer is safe in a trick without it.
TEST_CASE("A defender of misère throws the joker on a trick that is lost anyway", "[play][selfplay][unit]") {
  const Contract misere{0, Trump::none()};
  const Deck deck = Deck().with_joker();
  const auto card = [&](const char* text) { return parse_card(text, deck); };
  Solver solver;
  const auto player = make_player(PlayerKind::Reference, solver, 1);
  const View before{Seat(2),
                    deck.cards(),
                    parse_hand("98.7..A.JK", deck, 5),
                    CardSet(),
                    misere,
                    Calls{misere},
                    History({.seats = 3, .hand_cards = 5}, misere.trump)};
  View safe = before;
  safe.history.play(card("3D"));
  safe.history.play(card("KD"));
  CHECK(player->choose(safe) == Card::joker());
  View winning = before;
  winning.history.play(card("3D"));
  winning.history.play(card("2D"));
  CHECK(player->choose(winning) != Card::joker());
}

}  // namespace
}  // namespace nap

// What must hold between the solver's own answers, whatever the answers are.
#include <algorithm>
#include <array>
#include <span>
#include <vector>

#include <catch2/catch.hpp>

#include "nap/cards/hand_class.hpp"
#include "nap/rules/trick.hpp"
#include "nap/solver/solver.hpp"
#include "support/dealer.hpp"
#include "support/oracle.hpp"

namespace nap {
namespace {

using test::Dealer;

// From a single trick to the largest tables of the game.
constexpr std::array<Shape, 15> kShapes = {{{2, 5},
                                            {2, 7},
                                            {2, 9},
                                            {3, 3},
                                            {3, 5},
                                            {3, 7},
                                            {4, 1},
                                            {4, 4},
                                            {4, 5},
                                            {5, 3},
                                            {5, 5},
                                            {6, 4},
                                            {6, 5},
                                            {7, 3},
                                            {7, 5}}};

// A deal in which each seat holds the hand that `hand_of(seat)` gives.
template <typename HandOf>
Deal make_deal(int seats, HandOf hand_of) {
  Deal deal(seats);
  for (const Seat seat : all_seats(seats)) deal.give(seat, hand_of(seat));
  return deal;
}

// Calls `check(solver, dealer, deal, game)` for many deals of every shape.
template <typename Check>
void for_random_games(std::uint64_t seed, int deals_of_a_shape, Check check) {
  Dealer dealer(seed);
  Solver solver;
  for (const Shape& shape : kShapes) {
    for (int i = 0; i < deals_of_a_shape; ++i) {
      const Deal deal = dealer.deal(shape.seats, shape.hand_cards);
      const Game game = dealer.game(shape.seats);
      INFO(test::describe(deal, game));
      check(solver, dealer, deal, game);
    }
  }
}

Trump renamed(Trump trump, const SuitPermutation& renaming) {
  if (trump.is_first_lead() || trump.is_none()) return trump;
  return Trump::fixed(renaming(*trump.after_lead(Suit::Clubs)));
}

SuitPermutation random_renaming(Dealer& dealer) {
  std::array<Suit, kSuits> suits = kSuitsHighToLow;
  for (std::size_t left = kSuits; left > 1; --left) {
    std::swap(suits[left - 1], suits[static_cast<std::size_t>(dealer.below(static_cast<int>(left)))]);
  }
  return SuitPermutation(suits);
}

// The deal with a card exchanged for an undealt neighbour in rank. If there is none, it is the deal itself.
Deal with_neighbour(const Deal& deal, Card card, int step) {
  const int rank = static_cast<int>(card.rank()) + step;
  if (rank < 0 || rank >= kRanks) return deal;
  const Card neighbour(static_cast<Rank>(rank), card.suit());
  if (deal.cards().has(neighbour)) return deal;
  return make_deal(deal.seats(), [&](Seat seat) {
    const CardSet hand = deal.hand(seat);
    return hand.has(card) ? (hand - card) | neighbour : hand;
  });
}

// Plays one trick by minimax, and asks the solver about what is left.
class OneTrick {
 public:
  OneTrick(Solver& solver, const Deal& deal, const Game& game) : solver_(solver), deal_(deal), game_(game) {}

  int after(Card lead) { return after_card(lead); }

 private:
  int within() {
    const Seat seat(static_cast<int>(trick_.size()));
    if (seat.number() == deal_.seats()) return after_trick();
    const bool wants_many = game_.allies.has(seat) != game_.is_misere();
    int best = wants_many ? 0 : deal_.hand_cards();
    for (const Card card : legal_cards(deal_.hand(seat), trick_[0].suit())) {
      const int tricks = after_card(card);
      best = wants_many ? std::max(best, tricks) : std::min(best, tricks);
    }
    return best;
  }

  int after_card(Card card) {
    trick_.push_back(card);
    const int tricks = within();
    trick_.pop_back();
    return tricks;
  }

  // The winner leads, as the declarer in a game of the winner's side. If the winner is on the other side, the
  // tricks that its game does not count are those of the declarer's side.
  int after_trick() {
    const auto trump = game_.trump.after_lead(trick_[0].suit());
    const Seat winner(trick_winner(trick_, trump));
    const bool won = game_.allies.has(winner);
    const int tricks_left = deal_.hand_cards() - 1;
    if (tricks_left == 0) return won ? 1 : 0;

    Game rest{.trump = trump ? Trump::fixed(*trump) : Trump::none(), .aim = game_.aim};
    const Deal turned = make_deal(deal_.seats(), [&](Seat place) {
      const Seat seat = winner.further_by(place.number(), deal_.seats());
      if (game_.allies.has(seat) == won) rest.allies.insert(place);
      return deal_.hand(seat) - trick_[seat.index()];
    });
    const int best = solver_.solve(turned, rest).best();
    return won ? 1 + best : tricks_left - best;
  }

  Solver& solver_;
  Deal deal_;
  Game game_;
  std::vector<Card> trick_;
};

TEST_CASE("Playing one trick and solving the rest gives the value of the whole", "[solver][consistency]") {
  Dealer dealer(21);
  Solver outer;
  Solver inner;
  for (const Shape& shape : {Shape{2, 3}, Shape{2, 5}, Shape{2, 7}, Shape{3, 4}, Shape{3, 6}, Shape{3, 7},
                             Shape{4, 1}, Shape{4, 4}, Shape{4, 5}, Shape{4, 6}, Shape{5, 4}, Shape{5, 5},
                             Shape{6, 3}, Shape{6, 4}, Shape{7, 3}}) {
    for (int i = 0; i < 12; ++i) {
      const Deal deal = dealer.deal(shape.seats, shape.hand_cards);
      const Game game = dealer.game(shape.seats);
      INFO(test::describe(deal, game));
      OneTrick one_trick(inner, deal, game);
      const Solution solution = outer.solve(deal, game);
      for (const auto& [card, tricks] : solution.leads()) REQUIRE(tricks == one_trick.after(card));
    }
  }
}

TEST_CASE("With one card each, the trick is all there is", "[solver][consistency]") {
  Dealer dealer(22);
  Solver solver;
  for (int i = 0; i < 2000; ++i) {
    const Deal deal = dealer.deal(2 + dealer.below(kMaxSeats - 1), 1);
    const Game game = dealer.game(deal.seats());
    INFO(test::describe(deal, game));
    std::vector<Card> trick;
    for (const Seat seat : all_seats(deal.seats())) trick.push_back(deal.hand(seat).highest());
    const Seat winner(trick_winner(trick, game.trump.after_lead(trick[0].suit())));
    REQUIRE(solver.solve(deal, game).best() == (game.allies.has(winner) ? 1 : 0));
  }
}

TEST_CASE("Renaming the suits changes nothing", "[solver][consistency]") {
  for_random_games(23, 100, [](Solver& solver, Dealer& dealer, const Deal& deal, const Game& game) {
    const SuitPermutation renaming = random_renaming(dealer);
    const Deal other = make_deal(deal.seats(), [&](Seat seat) { return renaming(deal.hand(seat)); });
    const Solution there = solver.solve(other, Game{renamed(game.trump, renaming), game.aim, game.allies});
    const Solution here = solver.solve(deal, game);
    REQUIRE(there.best() == here.best());
    for (const auto& [card, tricks] : here.leads()) REQUIRE(there.tricks_after(renaming(card)) == tricks);
  });
}

TEST_CASE("A card is worth as much as its undealt neighbour", "[solver][consistency]") {
  for_random_games(24, 100, [](Solver& solver, Dealer& dealer, const Deal& deal, const Game& game) {
    Deal other = deal;
    for (int exchange = 0; exchange < 20; ++exchange) {
      const Card card = dealer.cards_from(other.cards(), 1).highest();
      other = with_neighbour(other, card, dealer.once_in(2) ? 1 : -1);
    }
    REQUIRE(test::tricks_of(solver.solve(other, game)) == test::tricks_of(solver.solve(deal, game)));
  });
}

TEST_CASE("When the first lead makes trump, each lead is worth what it is with its suit fixed as trump",
          "[solver][consistency]") {
  for_random_games(25, 40, [](Solver& solver, Dealer&, const Deal& deal, const Game& game) {
    const Game nap{Trump::first_lead(), game.aim, game.allies};
    const Solution solution = solver.solve(deal, nap);
    for (const auto& [card, tricks] : solution.leads()) {
      const Game fixed{Trump::fixed(card.suit()), game.aim, game.allies};
      REQUIRE(solver.solve(deal, fixed).tricks_after(card) == tricks);
    }
  });
}

TEST_CASE("A trump suit that nobody holds is no trump", "[solver][consistency]") {
  Dealer dealer(26);
  Solver solver;
  for (int i = 0; i < 500; ++i) {
    const int seats = 2 + dealer.below(4);
    const CardSet deck = CardSet::full_deck() - CardSet::whole_suit(Suit::Hearts);
    const CardSet dealt = dealer.cards_from(deck, seats * 4);
    CardSet left = dealt;
    const Deal deal = make_deal(seats, [&](Seat) {
      const CardSet hand = dealer.cards_from(left, 4);
      left.remove(hand);
      return hand;
    });
    Game game = dealer.game(seats);
    game.trump = Trump::fixed(Suit::Hearts);
    INFO(test::describe(deal, game));
    const std::vector<int> tricks = test::tricks_of(solver.solve(deal, game));
    game.trump = Trump::none();
    REQUIRE(test::tricks_of(solver.solve(deal, game)) == tricks);
  }
}

TEST_CASE("The best of a deal is the best of its leads", "[solver][consistency]") {
  for_random_games(27, 40, [](Solver& solver, Dealer&, const Deal& deal, const Game& game) {
    const Solution solution = solver.solve(deal, game);
    REQUIRE(solution.best() == test::best_of(test::tricks_of(solution), game));
    for (const auto& [card, tricks] : solution.leads()) REQUIRE((tricks >= 0 && tricks <= deal.hand_cards()));
  });
}

TEST_CASE("A partner more never costs a trick", "[solver][consistency]") {
  for_random_games(28, 20, [](Solver& solver, Dealer&, const Deal& deal, const Game& game) {
    SeatSet allies(kDeclarer);
    int before = 0;
    for (const Seat seat : all_seats(deal.seats())) {
      allies.insert(seat);
      const int best = solver.solve(deal, Game{game.trump, Aim::Tricks, allies}).best();
      REQUIRE(best >= before);
      before = best;
    }
  });
}

TEST_CASE("A table of partners takes every trick, like it or not", "[solver][consistency]") {
  Dealer dealer(29);
  Solver solver;
  for (int seats = 2; seats <= kMaxSeats; ++seats) {
    for (int hand_cards = 1; hand_cards <= (seats <= 4 ? 5 : 3); ++hand_cards) {
      const Deal deal = dealer.deal(seats, hand_cards);
      for (const Aim aim : {Aim::Tricks, Aim::Misere}) {
        const Game game{dealer.trump(), aim, SeatSet::all(seats)};
        INFO(test::describe(deal, game));
        const std::vector<int> every_trick(static_cast<std::size_t>(hand_cards), hand_cards);
        REQUIRE(test::tricks_of(solver.solve(deal, game)) == every_trick);
      }
    }
  }
}

}  // namespace
}  // namespace nap

// Policies in mini-games: what they make, what others make against them, and how both bound the value of a
// game.
#include "support/mini_players.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <stdexcept>
#include <utility>
#include <vector>

#include <catch2/catch.hpp>

#include "nap/rules/trick.hpp"
#include "support/mini_nap.hpp"
#include "support/mini_regret.hpp"

namespace nap::test {
namespace {

CardSet legal_for(CardSet dealt, const std::vector<Card>& played, int seats) {
  CardSet hand = dealt;
  for (const Card card : played) hand.remove(card);
  const std::size_t in_trick = played.size() % static_cast<std::size_t>(seats);
  return in_trick == 0 ? hand : legal_cards(hand, played[played.size() - in_trick].suit());
}

Policy lowest(int seats) {
  return [seats](Seat, CardSet dealt, const std::vector<Card>& played) {
    return legal_for(dealt, played, seats).lowest();
  };
}

Policy highest(int seats) {
  return [seats](Seat, CardSet dealt, const std::vector<Card>& played) {
    return legal_for(dealt, played, seats).highest();
  };
}

// Chooses any legal card, but always the same one in the same place.
Policy whimsical(int seats) {
  return [seats](Seat seat, CardSet dealt, const std::vector<Card>& played) {
    std::uint64_t hash = dealt.bits() + seat.index();
    for (const Card card : played)
      hash = (hash ^ static_cast<std::uint64_t>(card.bit())) * 0x9E3779B97F4A7C15ULL;
    CardSet legal = legal_for(dealt, played, seats);
    for (std::uint64_t skipped = (hash >> 40U) % static_cast<std::uint64_t>(legal.size()); skipped > 0;
         --skipped) {
      legal.remove(legal.highest());
    }
    return legal.highest();
  };
}

// The reference for best responses. It plays all deals that a free seat cannot tell apart together, as one
// group. It plays every card to the end, and takes the winner of a trick from the rules.
class Replay {
 public:
  Replay(const MiniGame& game, Policy policy, SeatSet free)
      : game_(game), policy_(std::move(policy)), free_(free) {}

  // The deals that the declarer makes if the free seat knows its own hand.
  int made_by_own_hand(Seat seat) {
    std::map<std::uint64_t, std::vector<Table>> by_hand;
    for (const Table& table : deals()) by_hand[table.dealt[seat.index()].bits()].push_back(table);
    int made = 0;
    for (const auto& [hand, tables] : by_hand) made += best(tables);
    return made;
  }

  // The same if the free seats see all cards.
  int made_by_deal() {
    int made = 0;
    for (const Table& table : deals()) made += best({table});
    return made;
  }

 private:
  struct Table {
    std::vector<CardSet> dealt;
    std::vector<Card> played;
    Seat leader;  // of the trick in progress
    int tricks = 0;
  };

  std::vector<Table> deals() const {
    std::vector<Table> tables(1);
    for (int seat = 0; seat < game_.seats; ++seat) {
      std::vector<Table> more;
      for (const Table& table : tables) {
        CardSet stock = game_.deck();
        for (const CardSet hand : table.dealt) stock.remove(hand);
        // All subsets of the stock's bits.
        for (std::uint64_t bits = stock.bits(); bits != 0; bits = (bits - 1) & stock.bits()) {
          if (CardSet(bits).size() != game_.hand_cards) continue;
          more.push_back(table);
          more.back().dealt.push_back(CardSet(bits));
        }
      }
      tables = std::move(more);
    }
    return tables;
  }

  Seat to_play(const Table& table) const {
    const int in_trick = static_cast<int>(table.played.size()) % game_.seats;
    return table.leader.further_by(in_trick, game_.seats);
  }

  void play(Table& table, Card card) const {
    table.played.push_back(card);
    const auto seats = static_cast<std::size_t>(game_.seats);
    if (table.played.size() % seats != 0) return;
    std::optional<Suit> trump;
    if (game_.has_trump) trump = table.played[0].suit();
    const int winner = trick_winner(std::span(table.played).last(seats), trump);
    table.leader = table.leader.further_by(winner, game_.seats);
    if (table.leader == kDeclarer) ++table.tricks;
  }

  // In all tables the same cards have been played, and the free seat has the same hand.
  int best(const std::vector<Table>& tables) const {
    const Table& first = tables[0];
    if (static_cast<int>(first.played.size()) == game_.seats * game_.hand_cards) {
      const bool is_made = game_.target == 0 ? first.tricks == 0 : first.tricks >= game_.target;
      return is_made ? static_cast<int>(tables.size()) : 0;
    }
    const Seat seat = to_play(first);
    return free_.has(seat) ? best_card(tables, seat) : after_policy(tables, seat);
  }

  int best_card(const std::vector<Table>& tables, Seat seat) const {
    std::vector<int> made;
    for (const Card card : legal_for(tables[0].dealt[seat.index()], tables[0].played, game_.seats)) {
      std::vector<Table> next = tables;
      for (Table& table : next) play(table, card);
      made.push_back(best(next));
    }
    return seat == kDeclarer ? *std::max_element(made.begin(), made.end())
                             : *std::min_element(made.begin(), made.end());
  }

  int after_policy(const std::vector<Table>& tables, Seat seat) const {
    std::map<int, std::vector<Table>> by_card;
    for (Table table : tables) {
      const Card card = policy_(seat, table.dealt[seat.index()], table.played);
      play(table, card);
      by_card[card.bit()].push_back(std::move(table));
    }
    int made = 0;
    for (const auto& [card, group] : by_card) made += best(group);
    return made;
  }

  MiniGame game_;
  Policy policy_;
  SeatSet free_;
};

// The declarer follows one policy, and the defenders another.
Policy paired(const Policy& declarer, const Policy& defenders) {
  return [declarer, defenders](Seat seat, CardSet dealt, const std::vector<Card>& played) {
    return (seat == kDeclarer ? declarer : defenders)(seat, dealt, played);
  };
}

void require_replayed(const MiniGame& game, const Policy& declarer, const Policy& defenders) {
  const MiniTree tree(game);
  const auto deals = static_cast<double>(tree.deals().size());
  const Policy both = paired(declarer, defenders);
  FixedPlayer leading(tree, declarer);
  FixedPlayer defending(tree, defenders);
  SeatSet defence;
  for (const Seat seat : defender_seats(game.seats)) defence.insert(seat);

  CHECK(rate_of(tree, leading, defending) == Replay(game, both, SeatSet()).made_by_deal() / deals);
  const SeatSet alone(kDeclarer);
  CHECK(best_declarer_rate(tree, defending) == Replay(game, both, alone).made_by_own_hand(kDeclarer) / deals);
  CHECK(upper_bound(tree, defending) == Replay(game, both, alone).made_by_deal() / deals);
  CHECK(lower_bound(tree, leading) == Replay(game, both, defence).made_by_deal() / deals);
  for (const Seat seat : defender_seats(game.seats)) {
    CHECK(best_defender_rate(tree, seat, leading, defending) ==
          Replay(game, both, SeatSet(seat)).made_by_own_hand(seat) / deals);
  }
}

TEST_CASE("Rates of policies and of best answers to them agree with playing every deal",
          "[play][mini][oracle]") {
  for (const MiniGame& game :
       {MiniGame{2, 3, 3, 3, 2}, MiniGame{2, 3, 3, 3, 3}, MiniGame{2, 3, 3, 3, 0, false},
        MiniGame{3, 3, 3, 3, 2}, MiniGame{3, 2, 4, 2, 1}}) {
    CAPTURE(game.seats, game.suits, game.target);
    require_replayed(game, lowest(game.seats), highest(game.seats));
    require_replayed(game, highest(game.seats), lowest(game.seats));
    require_replayed(game, whimsical(game.seats), whimsical(game.seats));
  }
}

TEST_CASE("A mini-game's value lies between the bounds that any players give", "[play][mini]") {
  for (const MiniGame& game :
       {MiniGame{2, 3, 3, 3, 1}, MiniGame{2, 3, 3, 3, 2}, MiniGame{2, 3, 3, 3, 3}, MiniGame{2, 4, 3, 3, 2},
        MiniGame{2, 2, 5, 4, 4}, MiniGame{3, 4, 3, 2, 2}, MiniGame{3, 3, 3, 3, 3}}) {
    CAPTURE(game.seats, game.suits, game.target);
    const MiniTree tree(game);
    const Equilibrium found = minimise_regret(tree, 2e-5);
    for (const Policy& policy : {lowest(game.seats), highest(game.seats), whimsical(game.seats),
                                 likeliest_card(tree, found.strategy)}) {
      FixedPlayer declarer(tree, policy);
      FixedPlayer defenders(tree, policy);
      const double rate = rate_of(tree, declarer, defenders);
      CHECK(lower_bound(tree, declarer) <= found.upper());
      CHECK(upper_bound(tree, defenders) >= found.lower());
      CHECK(lower_bound(tree, declarer) <= rate);
      CHECK(best_declarer_rate(tree, defenders) >= std::max(rate, found.lower()));
      CHECK(best_declarer_rate(tree, defenders) <= upper_bound(tree, defenders));
      for (const Seat seat : defender_seats(game.seats)) {
        CHECK(best_defender_rate(tree, seat, declarer, defenders) <= rate);
        CHECK(best_defender_rate(tree, seat, declarer, defenders) >= lower_bound(tree, declarer));
      }
    }
  }
}

TEST_CASE("The best policy against a clairvoyant defence has that rate as its lower bound", "[play][mini]") {
  const MiniGame game{2, 4, 3, 3, 2};
  const MiniTree sighted(game, MiniTree::Defence::Clairvoyant);
  const Equilibrium found = minimise_regret(sighted, 1e-5);
  const MiniTree blind(game);
  FixedPlayer declarer(blind, likeliest_card(sighted, found.strategy));
  REQUIRE(lower_bound(blind, declarer) == 14772.0 / 18480);
}

TEST_CASE("A policy is asked once for each information set", "[play][mini]") {
  const MiniTree tree({2, 3, 3, 3, 3});
  FixedPlayer player(tree, lowest(2));
  const double rate = rate_of(tree, player, player);
  const std::size_t asked = player.times_asked();
  REQUIRE(asked > 0);
  REQUIRE(rate_of(tree, player, player) == rate);
  REQUIRE(player.times_asked() == asked);
  REQUIRE(upper_bound(tree, player) >= rate);
  REQUIRE(player.times_asked() > asked);
  REQUIRE(player.times_asked() <= tree.sets().size());
}

TEST_CASE("A policy may not choose a card that is not legal", "[play][mini]") {
  const MiniTree tree({2, 3, 3, 3, 3});
  FixedPlayer revoking(tree,
                       [](Seat, CardSet, const std::vector<Card>&) { return Card(Rank::Two, Suit::Clubs); });
  REQUIRE_THROWS_AS(rate_of(tree, revoking, revoking), std::logic_error);
}

}  // namespace
}  // namespace nap::test

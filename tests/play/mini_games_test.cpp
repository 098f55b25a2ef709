// The values of mini-games for players who see only their own cards. All are known from elsewhere.
#include <algorithm>
#include <cstddef>
#include <ostream>
#include <vector>

#include <catch2/catch.hpp>

#include "support/mini_nap.hpp"
#include "support/mini_players.hpp"
#include "support/mini_regret.hpp"
#include "support/plain_minimax.hpp"

namespace nap::test {

std::ostream& operator<<(std::ostream& out, const MiniGame& game) {
  return out << game.seats << " seats, " << game.suits << " suits of " << game.ranks << ", "
             << game.hand_cards << " cards, target " << game.target;
}

namespace {

// An independent program computed these once, to four digits. It did not compute the best defence for three
// seats and the rollouts in the two games with two suits, so these are only our own figures.
struct Published {
  MiniGame game;
  double best_defence;
  double committed;
  double double_dummy;
  double blind;
  double sampling;  // all seats sample worlds
  double rollout;   // all seats play each world out between seats that sample
};

const std::vector<Published> kPublished = {
    {{2, 3, 3, 3, 1}, .9565, .9571, .9839, .9565, .9557, .9565},
    {{2, 3, 3, 3, 2}, .8036, .8095, .8321, .8036, .8018, .8036},
    {{2, 3, 3, 3, 3}, .3780, .3780, .3804, .4387, .3963, .4387},
    {{2, 4, 3, 3, 1}, .9524, .9532, .9942, .9525, .9528, .9525},
    {{2, 4, 3, 3, 2}, .7994, .8502, .8877, .8094, .7906, .8083},
    {{2, 4, 3, 3, 3}, .4621, .4621, .4636, .5366, .4917, .5368},
    {{2, 2, 5, 4, 2}, .8365, .8365, .8762, .8365, .8365, .8365},
    {{2, 2, 5, 4, 4}, .1340, .1340, .1349, .1340, .1340, .1340},
    {{3, 4, 3, 2, 1}, .8333, .8333, .9087, .8335, .8335, .8335},
    {{3, 4, 3, 2, 2}, .4812, .4812, .4851, .5255, .5002, .5264},
    {{3, 3, 3, 3, 3}, .1857, .1857, .1905, .2000, .1952, .2107},
};

// Equal to four digits.
Approx published(double rate) { return Approx(rate).margin(.5e-4).epsilon(0); }

TEST_CASE("A mini-game deals the highest cards of its suits", "[play][mini]") {
  const CardSet deck = MiniGame{2, 2, 2, 2, 1}.deck();
  REQUIRE(deck.size() == 4);
  for (const Suit suit : {Suit::Spades, Suit::Hearts}) {
    REQUIRE(deck.has(Card(Rank::Ace, suit)));
    REQUIRE(deck.has(Card(Rank::King, suit)));
  }
  REQUIRE(MiniTree({2, 2, 5, 4, 2}).deals().size() == 3150);
  REQUIRE(MiniTree({3, 4, 3, 2, 1}).deals().size() == 83160);
}

TEST_CASE("Mini-games with open hands have the published rates", "[play][mini]") {
  for (const Published& row : kPublished) {
    CAPTURE(row.game);
    const MiniTree tree(row.game);
    CHECK(committed_rate(tree) == published(row.committed));
    CHECK(double_dummy_rate(tree) == published(row.double_dummy));
  }
}

plain::Hand to_plain(CardSet hand) {
  plain::Hand cards;
  for (const Card card : hand)
    cards.push_back({static_cast<int>(card.suit()), static_cast<int>(card.rank())});
  return cards;
}

void add_hands(CardSet stock, int count, CardSet hand, std::vector<CardSet>& hands) {
  if (hand.size() == count) {
    hands.push_back(hand);
    return;
  }
  while (stock.size() > 0) {
    const Card card = stock.highest();
    stock.remove(card);
    add_hands(stock, count, hand | card, hands);
  }
}

// Both rates come from a minimax that knows nothing of mini-games.
struct OpenRates {
  double committed;
  double double_dummy;
};

class OpenDeals {
 public:
  explicit OpenDeals(const MiniGame& game) : game_(game) {}

  OpenRates rates() {
    std::vector<CardSet> hands;
    add_hands(game_.deck(), game_.hand_cards, CardSet(), hands);
    std::size_t committed = 0;
    for (const CardSet hand : hands) {
      made_by_lead_.assign(static_cast<std::size_t>(game_.hand_cards), 0);
      deal_from(1, game_.deck() - hand, {hand});
      committed += *std::max_element(made_by_lead_.begin(), made_by_lead_.end());
    }
    const auto deals = static_cast<double>(deals_);
    return {static_cast<double>(committed) / deals, static_cast<double>(made_by_best_lead_) / deals};
  }

 private:
  void deal_from(int seat, CardSet stock, const std::vector<CardSet>& dealt) {
    if (seat == game_.seats) {
      solve(dealt);
      return;
    }
    std::vector<CardSet> hands;
    add_hands(stock, game_.hand_cards, CardSet(), hands);
    for (const CardSet hand : hands) {
      std::vector<CardSet> next = dealt;
      next.push_back(hand);
      deal_from(seat + 1, stock - hand, next);
    }
  }

  void solve(const std::vector<CardSet>& dealt) {
    plain::Game game;
    for (const CardSet hand : dealt) {
      game.allied.push_back(game.hands.empty());
      game.hands.push_back(to_plain(hand));
    }
    game.first_lead_is_trump = game_.has_trump;
    game.misere = game_.target == 0;
    const std::vector<int> tricks = plain::tricks_after_each_lead(game);
    bool is_made = false;
    for (std::size_t lead = 0; lead < tricks.size(); ++lead) {
      if (game.misere ? tricks[lead] > 0 : tricks[lead] < game_.target) continue;
      ++made_by_lead_[lead];
      is_made = true;
    }
    ++deals_;
    if (is_made) ++made_by_best_lead_;
  }

  MiniGame game_;
  std::vector<std::size_t> made_by_lead_;
  std::size_t made_by_best_lead_ = 0;
  std::size_t deals_ = 0;
};

TEST_CASE("Mini-games with open hands agree with a plain minimax", "[play][mini][oracle]") {
  for (const MiniGame& game :
       {MiniGame{2, 3, 3, 3, 2}, MiniGame{2, 3, 3, 3, 3, false}, MiniGame{2, 3, 3, 3, 0},
        MiniGame{2, 3, 3, 3, 0, false}, MiniGame{3, 3, 3, 3, 0, false}, MiniGame{3, 2, 4, 2, 1},
        MiniGame{2, 2, 4, 3, 2}, MiniGame{4, 4, 2, 2, 1}}) {
    CAPTURE(game);
    const MiniTree tree(game);
    const OpenRates expected = OpenDeals(game).rates();
    CHECK(committed_rate(tree) == expected.committed);
    CHECK(double_dummy_rate(tree) == expected.double_dummy);
  }
}

TEST_CASE("Against defenders who see all cards, mini-games have the published rates", "[play][mini]") {
  for (const Published& row : kPublished) {
    CAPTURE(row.game);
    const BestDefence found = best_defence(row.game, 1e-5);
    CHECK(found.rate == published(row.best_defence));
    CHECK(found.is_exact());
    CHECK(found.upper >= Approx(found.rate).margin(1e-12));
  }
}

TEST_CASE("Where nobody sees other hands, mini-games have the published values", "[play][mini]") {
  constexpr double kGain = 2e-5;
  for (const Published& row : kPublished) {
    CAPTURE(row.game);
    const MiniTree tree(row.game);
    const Equilibrium found = minimise_regret(tree, kGain);
    CHECK(found.upper() - found.rate <= kGain);
    CHECK(found.rate - found.lower() <= kGain);
    CHECK(found.rate == Approx(row.blind).margin(.5e-4 + kGain).epsilon(0));
  }
}

TEST_CASE("Players who sample, and who play samples out, make the published rates", "[play][mini]") {
  for (const Published& row : kPublished) {
    CAPTURE(row.game);
    const MiniTree tree(row.game);
    const std::vector<Role> follow(static_cast<std::size_t>(row.game.seats), Role::Follows);
    const Strategy sampling = judging_by_open_hands(tree);
    CHECK(success_rate(tree, follow, sampling) == published(row.sampling));
    CHECK(success_rate(tree, follow, judging_by_play(tree, sampling)) == published(row.rollout));
  }
}

}  // namespace
}  // namespace nap::test

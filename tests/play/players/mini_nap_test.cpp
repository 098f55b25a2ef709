// Players in mini-games, where every rate is exact: what they make against themselves, what the best answers
// to them make, and the value between players who make no mistake.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <unordered_map>
#include <vector>

#include <catch2/catch.hpp>

#include "nap/play/players/alpha_mu_player.hpp"
#include "nap/play/players/rollout_player.hpp"
#include "nap/play/players/sampling_player.hpp"
#include "support/mini_players.hpp"
#include "support/mini_seats.hpp"

namespace nap::test {
namespace {

constexpr int kAllWorlds = 1'000'000;

// Asks a player only once for each view.
class Remembering : public Player {
 public:
  explicit Remembering(Player& player) : player_(player) {}

  Card choose(const View& view) override {
    const std::uint64_t hash = hash_of(view);
    const auto known = chosen_.find(hash);
    if (known != chosen_.end()) return known->second;
    const Card card = player_.choose(view);
    chosen_.emplace(hash, card);
    return card;
  }

 private:
  Player& player_;
  std::unordered_map<std::uint64_t, Card> chosen_;
};

// Rates that an independent program found: how often the declarer makes the game if all seats are such
// players.
struct Known {
  MiniGame game;
  double value;     // if nobody sees other hands and nobody makes a mistake
  double sampling;  // players who sample, and play any of equal cards
  double rollout;   // players who roll out with these
};

const std::vector<Known> kKnown = {
    {{2, 3, 3, 3, 1}, .9565, .9557, .9565}, {{2, 3, 3, 3, 2}, .8036, .8018, .8036},
    {{2, 3, 3, 3, 3}, .4387, .3963, .4387}, {{2, 4, 3, 3, 1}, .9525, .9528, .9525},
    {{2, 4, 3, 3, 2}, .8094, .7906, .8083}, {{2, 4, 3, 3, 3}, .5366, .4917, .5368},
    {{2, 2, 5, 4, 2}, .8365, .8365, .8365}, {{2, 2, 5, 4, 4}, .1340, .1340, .1340},
    {{3, 4, 3, 2, 1}, .8335, .8335, .8335}, {{3, 4, 3, 2, 2}, .5255, .5002, .5264},
    {{3, 3, 3, 3, 3}, .2000, .1952, .2107}};

bool needs_all_tricks(const MiniGame& game) { return game.target == game.hand_cards; }

Approx near(double rate, double margin) { return Approx(rate).margin(margin).epsilon(0); }

// What a player makes and what the best answers to the player make. A failing test shows these.
struct Rates {
  double made;
  double lower;          // against defenders who see all cards and know this declarer
  double upper;          // for a declarer who sees all cards, against these defenders
  double best_declarer;  // who sees only the own cards
  double best_defender;  // one defender, who sees only the own cards
};

Rates rates_of(const MiniTree& tree, Player& player) {
  const MiniGame& game = tree.game();
  FixedPlayer declarer(tree, policy_of(game, player));
  FixedPlayer defenders(tree, policy_of(game, player));
  Rates rates{rate_of(tree, declarer, defenders), lower_bound(tree, declarer), upper_bound(tree, defenders),
              best_declarer_rate(tree, defenders), 1};
  for (const Seat seat : defender_seats(game.seats)) {
    rates.best_defender = std::min(rates.best_defender, best_defender_rate(tree, seat, declarer, defenders));
  }
  return rates;
}

void require_bounds(const Rates& rates, double value) {
  constexpr double kDigits = .5e-4;
  CHECK(rates.lower <= rates.best_defender);
  CHECK(rates.best_defender <= rates.made);
  CHECK(rates.made <= rates.best_declarer);
  CHECK(rates.best_declarer <= rates.upper);
  CHECK(rates.lower <= value + kDigits);
  CHECK(rates.upper >= value - kDigits);
}

#define CAPTURE_RATES(game, rates)                                                              \
  CAPTURE((game).seats, (game).suits, (game).ranks, (game).target, (rates).made, (rates).lower, \
          (rates).upper, (rates).best_declarer, (rates).best_defender)

// The distinct card that stands for a legal card: the highest of its suit that is not above it.
Card representative(Card card, CardSet distinct) {
  CardSet below = distinct.of(card.suit());
  while (below.highest().rank() > card.rank()) below.remove(below.highest());
  return below.highest();
}

// Plays each of the cards that win the most worlds with the same probability.
Strategy by_scores(const MiniTree& tree,
                   const std::function<std::vector<CardScore>(const View&)>& scores_of) {
  Strategy strategy(tree.actions(), 0);
  for (const MiniTree::InformationSet& set : tree.sets()) {
    const std::vector<CardScore> scores =
        scores_of(view_in(tree.game(), set.seat, set.dealt, tree.played_before(set)));
    int most = 0;
    for (const CardScore& score : scores) most = std::max(most, score.good);
    CardSet distinct;
    CardSet best;
    for (const CardScore& score : scores) {
      distinct.insert(score.card);
      if (score.good == most) best.insert(score.card);
    }
    std::vector<std::size_t> equal;
    for (std::size_t action = 0; action < set.legal.size(); ++action) {
      if (best.has(representative(set.legal[action], distinct))) equal.push_back(action);
    }
    for (const std::size_t action : equal) {
      strategy[static_cast<std::size_t>(set.first_action) + action] = 1.0 / static_cast<double>(equal.size());
    }
  }
  return strategy;
}

TEST_CASE("Players who sample score cards as published", "[play][players][mini]") {
  for (const Known& known : kKnown) {
    const MiniTree tree(known.game);
    Solver solver;
    SamplingPlayer player(solver, {1, kAllWorlds});
    const Strategy strategy = by_scores(tree, [&player](const View& view) { return player.scores(view); });
    const std::vector<Role> follow(static_cast<std::size_t>(known.game.seats), Role::Follows);
    CAPTURE(known.game.seats, known.game.suits, known.game.target);
    CHECK(success_rate(tree, follow, strategy) == near(known.sampling, .5e-4));
  }
}

TEST_CASE("Players who sample choose one of the cards that score best", "[play][players][mini]") {
  for (const Known& known : kKnown) {
    const MiniTree tree(known.game);
    Solver solver;
    SamplingPlayer player(solver, {1, kAllWorlds});
    const Strategy best = by_scores(tree, [&player](const View& view) { return player.scores(view); });
    std::size_t wrong = 0;
    for (const MiniTree::InformationSet& set : tree.sets()) {
      const Card card = player.choose(view_in(known.game, set.seat, set.dealt, tree.played_before(set)));
      const auto place = std::find(set.legal.begin(), set.legal.end(), card) - set.legal.begin();
      if (best[static_cast<std::size_t>(set.first_action + place)] == 0) ++wrong;
    }
    CHECK(wrong == 0);
    const Rates rates = rates_of(tree, player);
    CAPTURE_RATES(known.game, rates);
    require_bounds(rates, known.value);
  }
}

TEST_CASE("Players who roll out make the published rates and nearly the value", "[play][players][mini]") {
  for (const Known& known : kKnown) {
    const MiniTree tree(known.game);
    Solver solver;
    SamplingPlayer sampling(solver, {1, kAllWorlds, LostCause::WrittenRule});
    Remembering others(sampling);
    RolloutPlayer player(solver, others, {1, kAllWorlds});
    const Rates rates = rates_of(tree, player);
    CAPTURE_RATES(known.game, rates);
    CHECK(rates.made == near(known.rollout, .01));
    CHECK(rates.made == near(known.value, needs_all_tricks(known.game) ? .012 : .005));
    require_bounds(rates, known.value);
    // What one seat alone could gain.
    CHECK(rates.best_declarer - rates.made < .01);
    CHECK(rates.made - rates.best_defender < .03);
  }
}

TEST_CASE("Players who look ahead blindly lose less to defenders who see everything",
          "[play][players][mini]") {
  for (const Known& known : kKnown) {
    const MiniTree tree(known.game);
    Solver solver;
    SamplingPlayer sampling(solver, {1, kAllWorlds, LostCause::WrittenRule});
    AlphaMuPlayer player(solver, {1, kAllWorlds, 2});
    const Rates rates = rates_of(tree, player);
    CAPTURE_RATES(known.game, rates);
    require_bounds(rates, known.value);
    if (!needs_all_tricks(known.game)) CHECK(rates.made == near(known.value, .005));
    FixedPlayer plain(tree, policy_of(known.game, sampling));
    const double plain_lower = lower_bound(tree, plain);
    CAPTURE(plain_lower);
    CHECK(rates.lower >= plain_lower - .001);
    // In this game a declarer can least afford to guess.
    if (known.game.suits == 4 && known.game.target == 2 && known.game.seats == 2)
      CHECK(rates.lower > plain_lower + .02);
  }
}

}  // namespace
}  // namespace nap::test

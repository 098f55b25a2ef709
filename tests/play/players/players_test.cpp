// What holds for every player.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include <catch2/catch.hpp>

#include "nap/play/players/alpha_mu_player.hpp"
#include "nap/play/players/make_player.hpp"
#include "nap/play/players/reference_player.hpp"
#include "nap/play/players/rollout_player.hpp"
#include "nap/play/players/sampling_player.hpp"
#include "support/open_views.hpp"

namespace nap {
namespace {

using test::open_views;

// A player with a solver of its own, and with the players that it plays worlds out with.
class Seated {
 public:
  virtual ~Seated() = default;
  virtual Player& player() = 0;
  std::uint64_t nodes() const { return solver_.nodes(); }

 protected:
  Solver solver_;
};

class SeatedSampling : public Seated {
 public:
  explicit SeatedSampling(int worlds) : player_(solver_, {7, worlds}) {}
  Player& player() override { return player_; }

 private:
  SamplingPlayer player_;
};

class SeatedAlphaMu : public Seated {
 public:
  SeatedAlphaMu(int worlds, int decisions) : player_(solver_, {7, worlds, decisions}) {}
  Player& player() override { return player_; }

 private:
  AlphaMuPlayer player_;
};

class SeatedRollouts : public Seated {
 public:
  explicit SeatedRollouts(int worlds)
      : others_(solver_, {8, worlds}), player_(solver_, others_, {7, worlds}) {}
  Player& player() override { return player_; }

 private:
  SamplingPlayer others_;
  RolloutPlayer player_;
};

class SeatedReference : public Seated {
 public:
  explicit SeatedReference(int worlds) : player_(solver_, {7, worlds}) {}
  Player& player() override { return player_; }

 private:
  ReferencePlayer player_;
};

class SeatedPeople : public Seated {
 public:
  SeatedPeople() : player_(make_player(kReferencePlayer, solver_, 7)) {}
  Player& player() override { return *player_; }

 private:
  std::unique_ptr<Player> player_;
};

struct PlayerCase {
  std::string name;
  std::function<std::unique_ptr<Seated>()> make;
  int deals;  // for each table
};

const std::vector<PlayerCase>& all_players() {
  static const std::vector<PlayerCase> players = {
      {"samples 6 worlds", [] { return std::make_unique<SeatedSampling>(6); }, 750},
      {"goes by rules, or samples 6 worlds", [] { return std::make_unique<SeatedReference>(6); }, 750},
      {"samples 30 worlds", [] { return std::make_unique<SeatedSampling>(30); }, 30},
      {"looks ahead in 8 worlds", [] { return std::make_unique<SeatedAlphaMu>(8, 2); }, 30},
      {"looks far ahead in 5 worlds", [] { return std::make_unique<SeatedAlphaMu>(5, 3); }, 30},
      {"plays 4 worlds out", [] { return std::make_unique<SeatedRollouts>(4); }, 6},
      {"stands for people", [] { return std::make_unique<SeatedPeople>(); }, 20}};
  return players;
}

// Six and seven hands of seven cards take the solver a hundred times as long as others.
int deals_at(const Shape& table, int deals) {
  return table.seats * table.hand_cards > 35 ? 1 + deals / 200 : deals;
}

std::vector<Shape> all_tables() {
  std::vector<Shape> tables = {{.seats = 2, .hand_cards = 9}};
  for (const int hand_cards : {5, 7}) {
    for (int seats = 2; seats <= kMaxSeats; ++seats) tables.push_back({seats, hand_cards});
  }
  return tables;
}

// What the seat sees if the hidden cards are others and everybody has played the same cards.
View seen_with_other_cards(const View& view, RandomWords& words) {
  const Deal deal = test::deal_of(view, Worlds(view).draw(words));
  History history(view.history.shape(), view.history.trump_rule());
  for (const Card card : view.history.cards()) history.play(card);
  View seen = view_of(view.seat, test::with_stock(deal, view.deck), view.contract, view.calls, history);
  seen.out_of_play = view.out_of_play;
  return seen;
}

// A player who was asked before about other hands, and one who was not and is asked from the last view to
// the first, about deals with other hidden cards. Returns the number of choices.
int require_equal_choices(const PlayerCase& each, const Shape& table, std::uint64_t seed) {
  constexpr int kDealsForOne = 15;
  test::Dealer dealer(seed);
  RandomWords words(seed, Stream::Worlds, 0);
  const std::unique_ptr<Seated> used = each.make();
  int choices = 0;
  const int deals = deals_at(table, each.deals);
  for (int deal = 0; deal < deals; deal += kDealsForOne) {
    const Deck deck = dealer.deck_for(table.seats, table.hand_cards);
    std::vector<View> views;
    for (int more = deal; more < std::min(deal + kDealsForOne, deals); ++more) {
      for (View& view : open_views(dealer, table, deck)) views.push_back(std::move(view));
    }
    std::vector<Card> chosen;
    for (const View& view : views) {
      chosen.push_back(used->player().choose(view));
      REQUIRE(view.legal().has(chosen.back()));
    }
    const std::unique_ptr<Seated> fresh = each.make();
    for (std::size_t i = views.size(); i-- > 0;) {
      const View same = seen_with_other_cards(views[i], words);
      REQUIRE(same == views[i]);
      REQUIRE(fresh->player().choose(same) == chosen[i]);
      ++choices;
    }
  }
  return choices;
}

TEST_CASE("Players who cannot tell two deals apart choose the same legal card in both",
          "[play][players][unit]") {
  std::uint64_t seed = 21;
  for (const PlayerCase& each : all_players()) {
    int choices = 0;
    for (const Shape& table : all_tables()) {
      CAPTURE(each.name, table.seats, table.hand_cards);
      choices += require_equal_choices(each, table, seed++);
    }
    if (each.deals > 500) CHECK(choices > 100'000);
  }
}

TEST_CASE("Who has no choice does not think", "[play][players][unit]") {
  test::Dealer dealer(41);
  for (const PlayerCase& each : all_players()) {
    CAPTURE(each.name);
    const std::unique_ptr<Seated> seated = each.make();
    int forced = 0;
    int equal = 0;
    for (int round = 0; round < 60; ++round) {
      const Shape table{2 + dealer.below(5), 5};
      for (const View& view : open_views(dealer, table, Deck(52))) {
        const CardSet cards = distinct_cards(view);
        if (cards.size() > 1) continue;
        REQUIRE(seated->player().choose(view) == cards.highest());
        ++(view.legal().size() == 1 ? forced : equal);
      }
    }
    CHECK(forced > 50);
    CHECK(equal > 3);
    CHECK(seated->nodes() == 0);
    for (const View& view : open_views(dealer, {4, 5}, Deck(52))) seated->player().choose(view);
    CHECK(seated->nodes() > 0);
  }
}

}  // namespace
}  // namespace nap

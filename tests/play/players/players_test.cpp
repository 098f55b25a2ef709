// What holds for every player.
#include <algorithm>
#include <array>
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
#include "nap/play/views/every_world.hpp"
#include "nap/rules/trick.hpp"
#include "support/playout.hpp"

namespace nap {
namespace {

// A player with its own solver, and with the players that it plays worlds out with.
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

struct Table {
  int seats;
  int hand_cards;
};

// Six and seven hands of seven cards take the solver a hundred times as long as others.
int deals_at(const Table& table, int deals) {
  return table.seats * table.hand_cards > 35 ? 1 + deals / 200 : deals;
}

std::vector<Table> all_tables() {
  std::vector<Table> tables;
  for (const int hand_cards : {5, 7}) {
    for (int seats = 2; seats <= kMaxSeats; ++seats) tables.push_back({seats, hand_cards});
  }
  return tables;
}

Contract random_contract(test::Dealer& dealer, int hand_cards) {
  if (dealer.once_in(3)) return {0, dealer.once_in(3) ? Trump::first_lead() : Trump::none()};
  return {1 + dealer.below(hand_cards), Trump::first_lead()};
}

// Nothing is known of the auction, or the declarer's call, or another one as well.
Calls random_calls(test::Dealer& dealer, const Contract& contract, int seats) {
  Calls calls{};
  if (dealer.once_in(3)) return calls;
  calls[0] = contract;
  if (dealer.once_in(2)) {
    const auto caller = static_cast<std::size_t>(1 + dealer.below(seats - 1));
    calls[caller] = Contract{1 + dealer.below(2), Trump::first_lead()};
  }
  return calls;
}

// Each seat may know some cards that were not dealt.
std::array<CardSet, kMaxSeats> random_dead_cards(test::Dealer& dealer, const Deal& deal, CardSet deck) {
  std::array<CardSet, kMaxSeats> known;
  for (const Seat seat : all_seats(deal.seats())) deck.remove(deal.hand(seat));
  for (const Seat seat : all_seats(deal.seats())) {
    if (dealer.once_in(2)) known[seat.index()] = dealer.cards_from(deck, dealer.below(deck.size() + 1));
  }
  return known;
}

// The views of one deal in which a card has to be chosen. All cards are random ones.
std::vector<View> open_views(test::Dealer& dealer, const Table& table, Deck deck) {
  const Contract contract = random_contract(dealer, table.hand_cards);
  const Calls calls = random_calls(dealer, contract, table.seats);
  const Deal deal = dealer.deal(deck, table.seats, table.hand_cards);
  const std::array<CardSet, kMaxSeats> dead = random_dead_cards(dealer, deal, deck.cards());
  std::vector<View> views;
  test::play_out(dealer, deal, deck.cards(), contract, [&](View view) {
    view.calls = calls;
    view.out_of_play = dead[view.seat.index()];
    if (!settled(contract, view.history)) views.push_back(view);
  });
  return views;
}

// What the seat sees when the hidden cards are others, and everybody played the same cards.
View seen_with_other_cards(const View& view, RandomWords& words) {
  const Deal deal = test::deal_of(view, Worlds(view).draw(words));
  History history(view.history.seats(), view.history.hand_cards(), view.history.trump_rule());
  for (const Card card : view.history.cards()) history.play(card);
  View seen = view_of(view.seat, deal, view.deck, view.contract, view.calls, history);
  seen.out_of_play = view.out_of_play;
  return seen;
}

// A player who was asked before about other hands, and one who was not and is asked from the last view to
// the first, about deals with other hidden cards. Returns the number of choices.
int require_equal_choices(const PlayerCase& each, const Table& table, std::uint64_t seed) {
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
    for (const Table& table : all_tables()) {
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
      const Table table{2 + dealer.below(5), 5};
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

int good_of(const std::vector<CardScore>& scores, Card card) {
  for (const CardScore& score : scores) {
    if (score.card == card) return score.good;
  }
  return -1;
}

TEST_CASE("The more choices are blind, the fewer worlds a card wins", "[play][players][unit]") {
  test::Dealer dealer(42);
  Solver solver;
  SamplingPlayer sampling(solver, {3, 12});
  AlphaMuPlayer sighted(solver, {3, 12, 1});
  AlphaMuPlayer blind(solver, {3, 12, 2});
  AlphaMuPlayer blinder(solver, {3, 12, 3});
  int fewer = 0;
  for (int round = 0; round < 200; ++round) {
    for (const View& view : open_views(dealer, {2 + dealer.below(4), 5}, Deck(52))) {
      const std::vector<CardScore> open = sampling.scores(view);
      const std::vector<CardScore> one = sighted.scores(view);
      const std::vector<CardScore> two = blind.scores(view);
      const std::vector<CardScore> three = blinder.scores(view);
      for (const Card card : distinct_cards(view)) {
        REQUIRE(good_of(one, card) == good_of(open, card));
        REQUIRE(good_of(two, card) <= good_of(one, card));
        REQUIRE(good_of(three, card) <= good_of(two, card));
        if (good_of(three, card) < good_of(one, card)) ++fewer;
      }
    }
  }
  CHECK(fewer > 50);
}

// Plays the lowest legal card.
class LowestCard : public Player {
 public:
  Card choose(const View& view) override { return view.legal().lowest(); }
};

TEST_CASE("A rollout counts what the other players really do", "[play][players][oracle]") {
  test::Dealer dealer(43);
  Solver solver;
  LowestCard lowest;
  RolloutPlayer player(solver, lowest, {3, 1'000'000});
  int compared = 0;
  for (int round = 0; round < 60; ++round) {
    const CardSet deck = test::small_deck(3, 4);
    const Contract contract = random_contract(dealer, 3);
    const Deal deal = test::deal_from(dealer, deck, 3, 3);
    test::play_out(dealer, deal, deck, contract, [&](const View& view) {
      if (settled(contract, view.history)) return;
      const View unknown = [&view] {
        View without_calls = view;
        without_calls.calls = Calls{};
        return without_calls;
      }();
      for (const CardScore& score : player.scores(unknown)) {
        int good = 0;
        int worlds = 0;
        for_each_world(unknown, [&](const Hands& world) {
          History history = view.history;
          history.play(score.card);
          while (!history.is_over()) {
            const CardSet left = world[history.to_play().index()] - history.played();
            const CardSet legal =
                history.trick().empty() ? left : legal_cards(left, history.trick().front().suit());
            history.play(legal.lowest());
          }
          const int tricks = history.declarers_tricks();
          const bool is_made = contract.is_misere() ? tricks == 0 : tricks >= contract.tricks;
          if (is_made == (view.seat == kDeclarer)) ++good;
          ++worlds;
        });
        REQUIRE(score.worlds == worlds);
        REQUIRE(score.good == good);
        ++compared;
      }
    });
  }
  CHECK(compared > 300);
}

}  // namespace
}  // namespace nap

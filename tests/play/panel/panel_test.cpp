#include "nap/play/panel/panel.hpp"

#include <algorithm>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include <catch2/catch.hpp>

#include "nap/play/players/greedy_player.hpp"
#include "nap/play/players/habit_player.hpp"

namespace nap {
namespace {

constexpr std::uint64_t kPanelSeed = 2;

PanelCell cell_of(int seats, int tricks, PanelHands hands = PanelHands::Played, int deck = 52,
                  int cards = 5) {
  return {{Deck(deck), seats, cards}, {tricks, tricks == 0 ? Trump::none() : Trump::first_lead()}, hands};
}

PanelTable play(const PanelCell& cell, std::uint64_t hands, std::uint64_t deals, MakePlayer reference,
                std::vector<PanelMember> members, int threads = 0) {
  Monitor monitor;
  Harness harness(threads, monitor);
  return play_panel(harness, {cell, hands, deals, kPanelSeed, std::move(reference), std::move(members)});
}

// The members whose mean gain is above half a point by more than its error.
std::vector<std::string> better_members(const PanelTable& table) {
  constexpr double kMean = 0.005;
  std::vector<std::string> better;
  for (const PanelMatch& match : table.matches) {
    if (match.mean_gain().low > kMean) better.push_back(table.plan.members[match.member].name);
  }
  return better;
}

TEST_CASE("No rule of thumb beats the reference player", "[play][panel]") {
  struct Case {
    PanelCell cell;
    std::uint64_t hands;
    std::uint64_t deals;
  };
  const std::vector<Case> cases = {
      {cell_of(2, 5), 40, 200},
      {cell_of(3, 5), 60, 200},
      {cell_of(4, 5), 60, 200},
      {cell_of(4, 5, PanelHands::Open), 60, 200},
      {cell_of(4, 5, PanelHands::GapTrumps), 60, 200},
      {cell_of(5, 5, PanelHands::ThreeSuits), 60, 200},
      {cell_of(7, 5), 40, 200},
      {cell_of(4, 5, PanelHands::LongTrumps, 36), 40, 200},
      {cell_of(3, 5, PanelHands::Played, 28), 40, 200},
      {cell_of(5, 5, PanelHands::Played, 28), 40, 200},
      {cell_of(7, 5, PanelHands::Played, 36), 40, 200},
      {cell_of(4, 7, PanelHands::Played, 52, 7), 20, 150},
      {cell_of(3, 4), 12, 60},
      {cell_of(4, 3), 8, 50},
      {cell_of(4, 1), 8, 50},
      {cell_of(3, 0), 40, 100},
      {cell_of(4, 0), 30, 100},
      {cell_of(6, 0), 12, 80},
  };
  for (const Case& each : cases) {
    CAPTURE(each.cell.setup.seats, each.cell.setup.cards, each.cell.contract.tricks,
            each.cell.setup.deck.size(), each.cell.hands);
    const PanelTable table =
        play(each.cell, each.hands, each.deals, reference_player(kPanelSeed), simple_members(kPanelSeed));
    REQUIRE(table.hands.size() == each.hands);
    CHECK(table.made > 0.1);
    CHECK(better_members(table) == std::vector<std::string>{});
  }
}

TEST_CASE("The panel finds out a player that throws anything away", "[play][panel]") {
  const MakePlayer thoughtless = [](Solver& solver) {
    struct Thoughtless : Player {
      explicit Thoughtless(Solver& of) : others(reference_player(kPanelSeed)(of)) {}
      Card choose(const View& view) override { return habit.choose(view); }
      std::unique_ptr<Player> others;
      HabitPlayer habit{*others, Habit::Nothing, kPanelSeed};
    };
    return std::make_unique<Thoughtless>(solver);
  };
  const PanelTable table = play(cell_of(4, 5), 30, 150, thoughtless, simple_members(kPanelSeed));
  const std::vector<std::string> better = better_members(table);
  for (const char* name : {"keeps pairs", "keeps high cards", "keeps longest suit"}) {
    CAPTURE(name);
    CHECK(std::find(better.begin(), better.end(), name) != better.end());
  }
}

TEST_CASE("A member that plays as the reference player gains nothing", "[play][panel][unit]") {
  const PanelTable table = play(cell_of(3, 5), 8, 40, reference_player(kPanelSeed),
                                {{"the same", reference_player(kPanelSeed), true}});
  REQUIRE(table.matches.size() == 2);
  for (const PanelMatch& match : table.matches) {
    CHECK(match.mean_gain().value == 0.0);
    CHECK(match.mean_gain().half_width() == 0.0);
    CHECK(match.gain(3).value == 0.0);
  }
}

TEST_CASE("Gains count for the side of the member", "[play][panel][unit]") {
  // The reference player makes 30 of 100 deals, and the member 10.
  const PairedCounts counts{30, 10, 10, 100};
  const PanelMatch defends{0, false, {counts, counts, {20, 20, 20, 100}}};
  const PanelMatch declares{0, true, {counts, counts, {20, 20, 20, 100}}};
  CHECK(defends.gain(0).value == Approx(0.2));
  CHECK(declares.gain(0).value == Approx(-0.2));
  CHECK(declares.gain(0).low == Approx(-defends.gain(0).high));
  CHECK(defends.mean_gain().value == Approx(0.4 / 3));
  // Student's point for two degrees of freedom is 4.303, and the standard error is .2 / 3.
  CHECK(defends.mean_gain().half_width() == Approx(4.3027 * 0.2 / 3).epsilon(1e-3));
}

TEST_CASE("Panels are the same for every number of threads, and have the holdings that they say",
          "[play][panel]") {
  for (const PanelHands hands : {PanelHands::GapTrumps, PanelHands::ThreeSuits, PanelHands::LongTrumps}) {
    const auto run = [&](int threads) {
      return play(cell_of(4, 5, hands), 6, 30, reference_player(kPanelSeed),
                  {{"greedy", [](Solver&) { return std::make_unique<GreedyPlayer>(); }}}, threads);
    };
    const PanelTable one = run(1);
    const PanelTable three = run(3);
    CHECK(one.made == three.made);
    REQUIRE(one.hands.size() == 6);
    for (std::size_t i = 0; i < one.hands.size(); ++i) {
      CHECK(one.hands[i].hand == three.hands[i].hand);
      CHECK(one.matches[0].made[i].second == three.matches[0].made[i].second);
      const CardSet hand = one.hands[i].hand;
      const CardSet trumps = hand.of(one.hands[i].lead.card.suit());
      int suits = 0;
      for (const Suit suit : kSuitsHighToLow) suits += hand.of(suit).is_empty() ? 0 : 1;
      if (hands == PanelHands::ThreeSuits) CHECK(suits == 3);
      if (hands == PanelHands::LongTrumps) CHECK(trumps.size() >= 4);
      if (hands == PanelHands::GapTrumps) {
        REQUIRE(trumps.size() >= 3);
        const Card highest = trumps.highest();
        const auto next = static_cast<int>(highest.rank()) - 1;
        CHECK_FALSE(trumps.has(Card(static_cast<Rank>(next), highest.suit())));
      }
    }
  }
}

}  // namespace
}  // namespace nap

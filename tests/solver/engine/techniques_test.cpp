// What the search knows besides the rules may change its work, but never an answer.
#include <string_view>
#include <vector>

#include <catch2/catch.hpp>

#include "engine/engine_of.hpp"
#include "engine/engines.hpp"
#include "engine/processors.hpp"
#include "support/dealer.hpp"
#include "support/oracle.hpp"

namespace nap {
namespace {

using test::Dealer;

// The same as search::AllTechniques, but chosen while the tests run.
struct Techniques {
  bool touching_cards = true;
  bool killer_leads = true;
  bool sure_losers = true;
  bool settled_tricks = true;
  bool sure_trumps = true;
  bool only_trumps = true;
  bool cashing = true;
  bool drawing_trumps = true;
  bool cashing_together = true;
  bool covers = true;
  bool running_everything = true;
  bool ducking = true;
  bool must_take = true;
  bool forced_leads = true;
  bool ruffs = true;
  bool deferred_discards = true;
  std::uint64_t long_search = search::AllTechniques::long_search;
  bool transpositions = true;
  bool endgame_table = true;
};

struct Named {
  std::string_view name;
  bool Techniques::*technique;
  bool saves_positions = true;  // otherwise it only saves cards within a trick
};
constexpr Named kEach[] = {{"touching cards", &Techniques::touching_cards},
                           {"killer leads", &Techniques::killer_leads},
                           {"sure losers", &Techniques::sure_losers},
                           {"settled tricks", &Techniques::settled_tricks, false},
                           {"sure trumps", &Techniques::sure_trumps},
                           {"only trumps", &Techniques::only_trumps},
                           {"cashing", &Techniques::cashing},
                           {"drawing trumps", &Techniques::drawing_trumps},
                           {"cashing together", &Techniques::cashing_together},
                           {"covers", &Techniques::covers},
                           {"running everything", &Techniques::running_everything},
                           {"ducking", &Techniques::ducking},
                           {"must take", &Techniques::must_take},
                           {"forced leads", &Techniques::forced_leads},
                           {"ruffs", &Techniques::ruffs},
                           {"deferred discards", &Techniques::deferred_discards},
                           {"transpositions", &Techniques::transpositions},
                           {"endgame table", &Techniques::endgame_table}};

Techniques none() {
  Techniques use;
  for (const Named& each : kEach) use.*each.technique = false;
  return use;
}

Techniques all_but(const Named& one) {
  Techniques use;
  use.*one.technique = false;
  return use;
}

Techniques only(const Named& one) {
  Techniques use = none();
  use.*one.technique = true;
  return use;
}

struct Problem {
  Deal deal;
  Game game;
  std::vector<int> tricks;  // by the plain minimax
};

// Problems that are small enough for a search that knows nothing. Half of them are the games that Nap is
// about.
std::vector<Problem> problems(std::uint64_t seed, int count, bool have_joker = false) {
  Dealer dealer(seed);
  std::vector<Problem> problems;
  while (static_cast<int>(problems.size()) < count) {
    const int seats = 2 + dealer.below(kMaxSeats - 1);
    const int most_cards = seats == 2 ? 6 : seats == 3 ? 5 : seats == 4 ? 4 : 3;
    const int hand_cards = 2 + dealer.below(most_cards - 1);
    const Deal deal = have_joker ? dealer.deal_with_joker(seats, hand_cards) : dealer.deal(seats, hand_cards);
    Game game = dealer.game(seats);
    if (dealer.once_in(2)) game.allies = SeatSet(kDeclarer);
    problems.push_back({deal, game, test::oracle_tricks(deal, game)});
  }
  return problems;
}

void require_answers(search::Engine& engine, const std::vector<Problem>& problems) {
  for (const auto& [deal, game, tricks] : problems) {
    INFO(test::describe(deal, game));
    const Query every_lead{game, deal.hand(kDeclarer), {}};
    Solution solution;
    engine.solve(deal, {&every_lead, 1}, {&solution, 1});
    REQUIRE(test::tricks_of(solution) == tricks);
  }
}

// Those that this machine can run.
std::vector<search::MakeEngine*> engines() {
  std::vector<search::MakeEngine*> each;
#ifdef NAP_HAS_PORTABLE_ENGINE
  each.push_back(search::make_portable_engine);
#endif
#ifdef NAP_HAS_BMI2_ENGINE
  if (search::has_bmi2()) each.push_back(search::make_bmi2_engine);
#endif
#ifdef NAP_HAS_AVX512_ENGINE
  if (search::has_avx512()) each.push_back(search::make_avx512_engine);
#endif
  return each;
}

std::uint64_t nodes_of(const Techniques& use, const std::vector<Problem>& problems) {
  EndgameTables endgames;
  search::EngineOf<Techniques> engine(endgames, use);
  require_answers(engine, problems);
  return engine.nodes();
}

TEST_CASE("The solver finds the same tricks without any one of its techniques", "[solver][oracle]") {
  const std::vector<Problem> asked = problems(81, 5000);
  const std::uint64_t nodes = nodes_of(Techniques{}, asked);
  for (const Named& each : kEach) {
    INFO("without " << each.name);
    const std::uint64_t nodes_without = nodes_of(all_but(each), asked);
    CHECK((nodes_without != nodes) == each.saves_positions);
  }
}

TEST_CASE("The solver finds the same tricks with any one of its techniques alone", "[solver][oracle]") {
  const std::vector<Problem> asked = problems(82, 2000);
  const std::uint64_t nodes = nodes_of(none(), asked);
  for (const Named& each : kEach) {
    INFO("only " << each.name);
    const std::uint64_t nodes_with = nodes_of(only(each), asked);
    CHECK((nodes_with != nodes) == each.saves_positions);
  }
}

TEST_CASE("The solver finds the same tricks whenever it calls a search long", "[solver][oracle]") {
  constexpr std::uint64_t kNever = 1'000'000;
  const std::vector<Problem> asked = problems(84, 8000);
  Techniques use;
  std::vector<std::uint64_t> nodes;
  for (const std::uint64_t positions : {std::uint64_t{0}, std::uint64_t{10}, kNever}) {
    use.long_search = positions;
    nodes.push_back(nodes_of(use, asked));
  }
  CHECK(nodes[0] != nodes[1]);
  CHECK(nodes[1] != nodes[2]);
}

TEST_CASE("Every engine that this machine can run finds the same tricks in the same positions",
          "[solver][oracle]") {
  const std::vector<Problem> asked = problems(83, 8000);
  const std::vector<search::MakeEngine*> each = engines();
  std::vector<std::uint64_t> nodes;
  for (search::MakeEngine* const make : each) {
    EndgameTables endgames;
    const auto engine = make(endgames);
    require_answers(*engine, asked);
    nodes.push_back(engine->nodes());
    CHECK(nodes.back() == nodes.front());
    for (search::MakeEngine* const other : each)
      require_answers(*other(endgames), asked);  // with filled tables
  }
}

TEST_CASE("With a joker every engine, and each technique alone, finds the same tricks",
          "[solver][oracle][joker]") {
  const std::vector<Problem> asked = problems(85, 2000, true);
  std::vector<std::uint64_t> nodes;
  for (search::MakeEngine* const make : engines()) {
    EndgameTables endgames;
    const auto engine = make(endgames);
    require_answers(*engine, asked);
    nodes.push_back(engine->nodes());
    CHECK(nodes.back() == nodes.front());
  }
  for (const Named& each : kEach) {
    INFO("only " << each.name);
    CHECK(nodes_of(only(each), asked) > nodes.front());
  }
}

}  // namespace
}  // namespace nap

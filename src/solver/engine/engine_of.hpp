// The engine itself. It is compiled once for each kind of processor, by engine_*.cpp.
#pragma once

#include <algorithm>
#include <cassert>
#include <memory>
#include <optional>
#include <tuple>
#include <type_traits>
#include <utility>

#include "engine/engine.hpp"
#include "root/root.hpp"
#include "root/state_root.hpp"
#include "trick/sides.hpp"
#include "trick/techniques.hpp"

namespace nap::search::inline NAP_PROCESSOR {

// The number of entries of a transposition table, as a power of two. A few hundred kilobytes stay in a core's
// own cache. More would seldom help, because few positions come back, in one deal or from deal to deal. With
// 35 cards in play, twice as much pays off in some deals. Only the largest games, six and seven seats with
// seven cards, visit millions of positions each time. For them 40 megabytes pay off: seven seats are solved
// six times as fast.
constexpr int table_bits(int cards_in_play) {
  if (cards_in_play > 35) return 20;
  return cards_in_play == 35 ? 14 : 13;
}

// Calls `visit` with the number of seats as a compile-time constant.
template <class Visit>
void with_seats(int seats, Visit visit) {
  switch (seats) {
    case 2:
      return visit(std::integral_constant<int, 2>{});
    case 3:
      return visit(std::integral_constant<int, 3>{});
    case 4:
      return visit(std::integral_constant<int, 4>{});
    case 5:
      return visit(std::integral_constant<int, 5>{});
    case 6:
      return visit(std::integral_constant<int, 6>{});
    default:
      assert(seats == 7);
      return visit(std::integral_constant<int, 7>{});
  }
}

inline bool is_partnership(const Game& game) {
  SeatSet opposite(kDeclarer);
  opposite.insert(Seat(2));
  return game.allies == opposite && !game.is_misere();
}

template <class Techniques>
class EngineOf : public Engine {
 public:
  explicit EngineOf(EndgameTables& endgames, Techniques use = {}) : endgames_(endgames), use_(use) {}

  void solve(const Deal& deal, std::span<const Query> queries, std::span<Solution> solutions) override {
    with_seats(deal.seats(), [&](auto seats) {
      for (std::size_t i = 0; i < queries.size(); ++i) solutions[i] = answer<seats>(deal, queries[i]);
    });
  }

  Solution solve(const PlayState& state, CardSet cards, TrickWindow window) override {
    Solution solution;
    int guess = (state.taken + state.taken + state.tricks_left() + 1) / 2;
    with_each_trump(state, cards, has_lone_joker(state, state.hands), [&](auto& root, CardSet played) {
      root.start(state.hands);
      for (const Card card : played) {
        guess = root.tricks_after(card, window, guess);
        solution.add({card, guess});
      }
    });
    return solution;
  }

  void reaches(const PlayState& state, CardSet cards, int target, std::span<const Hands> worlds,
               std::span<CardSet> answers) override {
    std::fill(answers.begin(), answers.end(), CardSet());
    for (const bool has_joker : {false, true}) {
      const auto is_asked = [&](const Hands& world) { return has_lone_joker(state, world) == has_joker; };
      if (std::none_of(worlds.begin(), worlds.end(), is_asked)) continue;
      with_each_trump(state, cards, has_joker, [&](auto& root, CardSet played) {
        for (std::size_t i = 0; i < worlds.size(); ++i) {
          if (!is_asked(worlds[i])) continue;
          root.start(worlds[i]);
          answers[i].insert(root.reaching(played, target));
        }
      });
    }
  }

  std::uint64_t nodes() const override {
    std::uint64_t total = 0;
    std::apply([&](const auto&... memory) { ((total += memory ? memory->nodes : 0), ...); }, memories_);
    return total;
  }

  std::size_t bytes() const override {
    std::size_t total = 0;
    std::apply([&](const auto&... memory) { ((total += memory ? memory->table.bytes() : 0), ...); },
               memories_);
    return total;
  }

 private:
  template <int Seats>
  Solution answer(const Deal& deal, const Query& query) {
    Solution solution;
    const bool has_joker = query.game.trump.is_none() && deal.cards().has_joker();
    with_sides<Seats>(query.game, has_joker, [&](auto sides) {
      solution = answer_with<Seats, typename decltype(sides)::Type>(deal, query);
    });
    return solution;
  }

  template <class T>
  struct TypeOf {
    using Type = T;
  };

  // Whether a joker is in play in this world, and no suit is trump.
  static bool has_lone_joker(const PlayState& state, const Hands& world) {
    if (!state.game.trump.is_none()) return false;
    CardSet cards;
    for (const CardSet hand : world) cards.insert(hand);
    for (const Card card : state.trick) cards.insert(card);
    return cards.has_joker();
  }

  // Calls `visit` with the TypeOf of the sides. `has_joker`: a joker is in play, and no suit is trump. That
  // is a game of its own at misère only, so all others are searched for any sides.
  template <int Seats, class Visit>
  void with_sides(const Game& game, bool has_joker, Visit visit) {
    assert(game.allies.has(kDeclarer) && SeatSet::all(Seats).contains(game.allies));
    if (has_joker) {
      if (game.allies != SeatSet(kDeclarer) || !game.is_misere())
        return visit(TypeOf<JokerAlone<AnySides>>());
      return visit(TypeOf<JokerAlone<LoneDeclarer<Aim::Misere>>>());
    }
    if constexpr (Seats == 4) {
      if (is_partnership(game)) return visit(TypeOf<Partnership>());
    }
    if (game.allies != SeatSet(kDeclarer)) return visit(TypeOf<AnySides>());
    if (game.is_misere()) return visit(TypeOf<LoneDeclarer<Aim::Misere>>());
    visit(TypeOf<LoneDeclarer<Aim::Tricks>>());
  }

  // Calls `visit` with a StateRoot and the cards of `cards` that it is for. These are all cards, unless the
  // card to be played makes trump: then `visit` is called once for each suit, with the cards of that suit.
  template <class Visit>
  void with_each_trump(const PlayState& state, CardSet cards, bool has_joker, Visit visit) {
    if (!state.game.trump.is_first_lead()) {
      return with_root(state, has_joker, [&](auto& root) { visit(root, cards); });
    }
    assert(!cards.has_joker());
    PlayState settled = state;
    for (const Suit suit : kSuitsHighToLow) {
      if (cards.of(suit).is_empty()) continue;
      settled.game.trump = Trump::fixed(suit);
      with_root(settled, has_joker, [&](auto& root) { visit(root, cards.of(suit)); });
    }
  }
  template <class Visit>
  void with_root(const PlayState& state, bool has_joker, Visit visit) {
    with_seats(state.seats, [&](auto seats) {
      with_sides<seats>(state.game, has_joker, [&](auto sides) {
        StateRoot<seats, typename decltype(sides)::Type, Techniques> root(memory<seats>(state.tricks_left()),
                                                                          endgames_, use_, state);
        visit(root);
      });
    });
  }

  // First searches the leads asked for, each on its own. The other leads are searched only if the best is
  // asked for, and then only to see whether one does better than the best so far.
  template <int Seats, class Sides>
  Solution answer_with(const Deal& deal, const Query& query) {
    const auto& [game, leads, asked, best_lead] = query;
    assert(deal.hand(kDeclarer).contains(leads));
    assert(asked.low >= 0 && asked.low <= asked.high);
    const TrickWindow window{asked.low, std::max(asked.low, std::min(asked.high, deal.hand_cards()))};
    Root<Seats, Sides, Techniques> root(memory<Seats>(deal.hand_cards()), endgames_, use_, deal, game,
                                        window);
    Solution solution;
    std::optional<int> best;
    CardSet searched;
    for (const Card lead : leads) {
      const Card run = root.run_of(lead);
      // Leads come from high to low, so if this run was searched, it is the run of the lead before.
      const int tricks = searched.has(run) ? solution.leads().back().tricks : root.tricks_after(run);
      solution.add({lead, tricks});
      searched.insert(run);
      best = root.better(tricks, best.value_or(tricks));
    }
    const CardSet others = root.runs() - searched;
    if (others.is_empty() || best_lead == BestLead::Asked) solution.set_best(root.best_of(others, best));
    return solution;
  }

  template <int Seats>
  Memory<Seats>& memory(int hand_cards) {
    auto& memory = std::get<std::unique_ptr<Memory<Seats>>>(memories_);
    if (!memory) memory = std::make_unique<Memory<Seats>>();
    memory->table.reserve(table_bits(Seats * hand_cards));
    return *memory;
  }

  EndgameTables& endgames_;
  Techniques use_;
  std::tuple<std::unique_ptr<Memory<2>>, std::unique_ptr<Memory<3>>, std::unique_ptr<Memory<4>>,
             std::unique_ptr<Memory<5>>, std::unique_ptr<Memory<6>>, std::unique_ptr<Memory<7>>>
      memories_;
};

}  // namespace nap::search::inline NAP_PROCESSOR

#include "nap/solver/solver.hpp"

#include <algorithm>
#include <cassert>
#include <optional>
#include <tuple>
#include <type_traits>
#include <utility>

#include "search.hpp"

namespace nap {
namespace {

using search::Word;

// Entries of a table, as a power of two. A few hundred kilobytes stay in a core's own cache, which is best
// for most games; the largest, six and seven seats with seven cards, visit millions of positions and repay 40
// megabytes.
constexpr int table_bits(int cards_in_play) { return cards_in_play > 35 ? 20 : 13; }

// Table and search for one number of seats.
template <int Seats>
struct Engine {
  search::TranspositionTable<Seats> table;
  search::Search<Seats> search{table};
};

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

// The first cards of one deal, put to the search one question at a time. Of each run of cards that touch
// within the deal only the lowest is searched; the others take the same tricks.
template <int Seats>
class Root {
 public:
  Root(search::Search<Seats>& search, const Deal& deal, const Game& game, TrickWindow window)
      : search_(search),
        deal_(deal),
        game_(game),
        window_(window),
        runs_(lowest_of_runs(deal)),
        guess_((window.low + window.high + 1) / 2) {}

  CardSet runs() const { return runs_; }

  // The lowest card of the run that `card` belongs to: the highest of `runs` that is not above it.
  Card run_of(Card card) const {
    return CardSet(runs_.bits() & ~search::above(CardSet(card).bits())).highest();
  }

  // Starts at what the lead before took: leads of one deal mostly take as many tricks, give or take one.
  int tricks_after(Card lead) {
    int low = window_.low;
    int high = window_.high;
    int target = std::clamp(guess_, std::min(low + 1, high), high);
    while (low < high) {
      if (reaches_after(lead, target)) {
        low = target++;
      } else {
        high = --target;
      }
    }
    guess_ = low;
    return low;
  }

  // `best` or, where `lead` does better, what it takes.
  int improve(int best, Card lead) {
    if (game_.misere) {
      while (best > window_.low && !reaches_after(lead, best)) --best;
    } else {
      while (best < window_.high && reaches_after(lead, best + 1)) ++best;
    }
    return best;
  }

 private:
  static CardSet lowest_of_runs(const Deal& deal) {
    const Word gone = (CardSet::full_pack() - deal.cards()).bits();
    return CardSet(search::lowest_of_runs(deal.hand(0).bits(), gone));
  }

  bool reaches_after(Card lead, int target) {
    const std::optional<Suit> trump = game_.trump.after_lead(lead.suit());
    start(trump ? Trump::fixed(*trump) : Trump::none());
    return search_.reaches_after(to_search(lead), target);
  }

  void start(Trump trump) {
    if (trump == trump_) return;
    trump_ = trump;
    std::array<Word, Seats> hands{};
    for (Seat seat = 0; seat < Seats; ++seat) {
      hands[static_cast<std::size_t>(seat)] = to_search(deal_.hand(seat));
    }
    search_.start(hands, deal_.hand_cards(), game_.allies, game_.misere, !trump.is_none());
  }

  Word to_search(CardSet cards) const {
    return search::trump_to_top(cards, trump_.after_lead(search::kTrumpLane).value_or(search::kTrumpLane));
  }

  search::Search<Seats>& search_;
  const Deal& deal_;
  const Game& game_;
  TrickWindow window_;
  CardSet runs_;
  int guess_;
  Trump trump_ = Trump::first_lead();  // of the search; first lead: not started yet
};

}  // namespace

class Solver::Impl {
 public:
  Solution solve(const Deal& deal, const Game& game, CardSet leads, TrickWindow window) {
    assert(deal.hand_cards() >= 1 && deal.hand_cards() <= kMaxHandCards);
    assert(game.allies.has(0) && SeatSet::first(deal.seats()).contains(game.allies));
    assert(deal.hand(0).contains(leads));
    assert(window.low >= 0 && window.low <= window.high);
    window.high = std::max(window.low, std::min(window.high, deal.hand_cards()));
    Solution solution;
    with_seats(deal.seats(), [&](auto seats) {
      Root<seats> root(engine<seats>(deal.hand_cards()).search, deal, game, window);
      fill(solution, root, leads, game.misere, window);
    });
    return solution;
  }

  std::uint64_t nodes() const {
    std::uint64_t total = 0;
    std::apply([&total](const auto&... engine) { ((total += engine ? engine->search.nodes() : 0), ...); },
               engines_);
    return total;
  }

 private:
  template <int Seats>
  Engine<Seats>& engine(int hand_cards) {
    auto& engine = std::get<std::unique_ptr<Engine<Seats>>>(engines_);
    if (!engine) engine = std::make_unique<Engine<Seats>>();
    engine->table.reserve(table_bits(Seats * hand_cards));
    return *engine;
  }

  // First the leads asked for, each on its own; then only whether another one does better than the best of
  // them.
  template <int Seats>
  void fill(Solution& solution, Root<Seats>& root, CardSet leads, bool misere, TrickWindow window) {
    int best = misere ? window.high : window.low;
    CardSet searched;
    for (const Card lead : leads) {
      const Card run = root.run_of(lead);
      // Leads come from high to low, so a run that was searched is that of the lead before.
      const int tricks =
          searched.has(run) ? solution.leads_[solution.count_ - 1].tricks : root.tricks_after(run);
      solution.leads_[solution.count_++] = {lead, tricks};
      searched.insert(run);
      best = misere ? std::min(best, tricks) : std::max(best, tricks);
    }
    for (const Card run : root.runs() - searched) best = root.improve(best, run);
    solution.best_ = best;
  }

  std::tuple<std::unique_ptr<Engine<2>>, std::unique_ptr<Engine<3>>, std::unique_ptr<Engine<4>>,
             std::unique_ptr<Engine<5>>, std::unique_ptr<Engine<6>>, std::unique_ptr<Engine<7>>>
      engines_;
};

Solver::Solver() : impl_(std::make_unique<Impl>()) {}
Solver::~Solver() = default;
Solver::Solver(Solver&&) noexcept = default;
Solver& Solver::operator=(Solver&&) noexcept = default;

Solution Solver::solve(const Deal& deal, const Game& game) { return solve(deal, game, deal.hand(0)); }

Solution Solver::solve(const Deal& deal, const Game& game, CardSet leads, TrickWindow window) {
  return impl_->solve(deal, game, leads, window);
}

std::uint64_t Solver::nodes() const { return impl_->nodes(); }

int Solution::tricks_after(Card lead) const {
  for (const Lead& known : leads()) {
    if (known.card == lead) return known.tricks;
  }
  assert(false && "a lead that was not asked for");
  return 0;
}

}  // namespace nap

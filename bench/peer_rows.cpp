#include "peer_rows.hpp"

#include <bit>
#include <cstdlib>
#include <functional>

#include <dds/dll.h>
#include <fmt/format.h>

#include "nap/sim/deals/deals.hpp"
#include "nap/solver/solver.hpp"

namespace nap::bench {
namespace {

constexpr int kRepeats = 4;
constexpr int kTarget = 3;

struct Board {
  Deal ours;
  Game game;
  ::deal theirs;
};

int dds_suit(Suit suit) { return static_cast<int>(Suit::Spades) - static_cast<int>(suit); }

// Boards with each of the four suits and no trump in turn. The first seat leads. The first and third seats
// play against the others.
std::vector<Board> make_boards(std::uint64_t seed, std::size_t count) {
  constexpr int kDdsNoTrump = 4;
  const RandomDeals deals({.deck = Deck(52), .seats = 4, .cards = 5}, seed, Stream::Corpus);
  std::vector<Board> boards;
  for (std::uint64_t i = 0; i < count; ++i) {
    Board board{deals.deal(i).hands, {}, {}};
    const auto trump = static_cast<int>(i % 5);
    board.game.trump = trump == kSuits ? Trump::none() : Trump::fixed(static_cast<Suit>(trump));
    board.game.allies.insert(Seat(2));
    board.theirs.trump = trump == kSuits ? kDdsNoTrump : dds_suit(static_cast<Suit>(trump));
    for (const Suit suit : kSuitsHighToLow) {
      for (const Seat seat : all_seats(4)) {
        // DDS counts ranks from 2.
        board.theirs.remainCards[seat.index()][dds_suit(suit)] =
            static_cast<unsigned>(board.ours.hand(seat).lane(suit)) << 2U;
      }
    }
    boards.push_back(board);
  }
  return boards;
}

// A question about a board. The answer is one number, on which all solvers must agree.
struct Work {
  std::string name;
  std::function<int(Solver&, const Board&)> ours;
  std::function<int(const Board&)> theirs;
};

futureTricks ask_dds(const Board& board, int target, int solutions) {
  constexpr int kSearchAlways = 1;
  futureTricks answer{};
  if (SolveBoard(board.theirs, target, solutions, kSearchAlways, &answer, 0) != 1) std::abort();
  return answer;
}

// The sum of the tricks after every card. DDS lists touching cards once, with the other cards as a bit set.
int sum_of_leads(const futureTricks& answer) {
  int sum = 0;
  for (int i = 0; i < answer.cards; ++i) {
    sum += answer.score[i] * (1 + std::popcount(static_cast<unsigned>(answer.equals[i])));
  }
  return sum;
}

int sum_of_leads(const Solution& solution) {
  int sum = 0;
  for (const Solution::Lead& lead : solution.leads()) sum += lead.tricks;
  return sum;
}

std::vector<Work> all_work() {
  return {{"exact",
           [](Solver& solver, const Board& b) {
             return solver.solve(b.ours, {b.game, CardSet(), {}, BestLead::Asked}).best();
           },
           [](const Board& b) { return ask_dds(b, -1, 1).score[0]; }},
          {"every_lead",
           [](Solver& solver, const Board& b) { return sum_of_leads(solver.solve(b.ours, b.game)); },
           [](const Board& b) { return sum_of_leads(ask_dds(b, -1, 3)); }},
          {"yes_no",
           [](Solver& solver, const Board& b) {
             return static_cast<int>(
                 solver.solve(b.ours, {b.game, CardSet(), {kTarget - 1, kTarget}, BestLead::Asked}).best() >=
                 kTarget);
           },
           [](const Board& b) { return static_cast<int>(ask_dds(b, kTarget, 1).score[0] >= kTarget); }}};
}

void use_dds_default() { SetMaxThreads(1); }
void use_dds_small() {
  SetResources(40, 1);
}  // megabytes, threads: the best setting of DDS for small endings

void compare_answers(const std::vector<Board>& boards, const Work& work, Solver& solver) {
  for (const Board& board : boards) {
    if (work.ours(solver, board) == work.theirs(board)) continue;
    fmt::print(stderr, "{}: the solvers disagree\n", work.name);
    std::exit(1);
  }
}

PeerRow measure(const std::vector<Board>& boards, const std::vector<Board>& others, const Work& work) {
  Solver solver;
  use_dds_small();
  compare_answers(boards, work, solver);
  Timer nap;
  Timer dds_small;
  Timer dds_default;
  // Warms the tables with other boards, so many that no timed board is remembered.
  const auto solve_others = [&] {
    for (const Board& board : others) work.ours(solver, board);
  };
  for (int repeat = 0; repeat < kRepeats; ++repeat) {
    nap.time(
        boards.size(), [&](std::size_t i) { work.ours(solver, boards[i]); }, solve_others);
    use_dds_small();
    dds_small.time(boards.size(), [&](std::size_t i) { work.theirs(boards[i]); });
    use_dds_default();
    dds_default.time(boards.size(), [&](std::size_t i) { work.theirs(boards[i]); });
  }
  return {work.name, nap.result(), dds_small.result(), dds_default.result()};
}

}  // namespace

std::vector<PeerRow> measure_peers() {
  const std::vector<Board> boards = make_boards(kSeed, kPeerBoards);
  const std::vector<Board> others = make_boards(kSeed + 1, 10 * kPeerBoards);
  std::vector<PeerRow> rows;
  for (const Work& work : all_work()) rows.push_back(measure(boards, others, work));
  return rows;
}

}  // namespace nap::bench

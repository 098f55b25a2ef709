// nap's solver and DDS, the public bridge solver, on the same work in the same run: two-against-two endings
// of five cards. Every answer is compared before anything is timed; then the solvers take turns.
#include <algorithm>
#include <bit>
#include <chrono>
#include <cstdlib>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include <dds/dll.h>
#include <fmt/format.h>

#include "nap/sim/deals.hpp"
#include "nap/solver/solver.hpp"

namespace {

using namespace nap;

constexpr std::uint64_t kBoards = 2000;
constexpr int kRepeats = 7;
constexpr int kTarget = 3;

struct Board {
  Deal ours;
  Game game;
  ::deal theirs;
};

int dds_suit(Suit suit) { return static_cast<int>(Suit::Spades) - static_cast<int>(suit); }

// Each of the four suits and no trump in turn; seat 1 leads, seats 1 and 3 against the others.
std::vector<Board> make_boards() {
  constexpr int kDdsNoTrump = 4;
  const RandomDeals deals(Deck(52), 4, 5, 1, Stream::Corpus);
  std::vector<Board> boards;
  for (std::uint64_t i = 0; i < kBoards; ++i) {
    Board board{deals.deal(i), {}, {}};
    const auto trump = static_cast<int>(i % 5);
    board.game.trump = trump == kSuits ? Trump::none() : Trump::fixed(static_cast<Suit>(trump));
    board.game.allies.insert(SeatSet(2));
    board.theirs.trump = trump == kSuits ? kDdsNoTrump : dds_suit(static_cast<Suit>(trump));
    for (const Suit suit : kSuitsHighToLow) {
      for (Seat seat = 0; seat < 4; ++seat) {
        // DDS counts ranks from 2.
        board.theirs.remainCards[seat][dds_suit(suit)] =
            static_cast<unsigned>(board.ours.hand(seat).lane(suit)) << 2U;
      }
    }
    boards.push_back(board);
  }
  return boards;
}

// What is asked of a board, and the answer as one number that all solvers must agree on.
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

// The sum of the tricks after every card: touching cards are listed once by DDS, with the others as a bit
// set.
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
             return solver.solve(b.ours, {b.game, CardSet(), {}}).best();
           },
           [](const Board& b) { return ask_dds(b, -1, 1).score[0]; }},
          {"every_lead",
           [](Solver& solver, const Board& b) { return sum_of_leads(solver.solve(b.ours, b.game)); },
           [](const Board& b) { return sum_of_leads(ask_dds(b, -1, 3)); }},
          {"yes_no",
           [](Solver& solver, const Board& b) {
             return static_cast<int>(
                 solver.solve(b.ours, {b.game, CardSet(), {kTarget - 1, kTarget}}).best() >= kTarget);
           },
           [](const Board& b) { return static_cast<int>(ask_dds(b, kTarget, 1).score[0] >= kTarget); }}};
}

// Microseconds a board: the median of the repeats' means, and of each board's least time the 99th percentile
// and the worst.
struct Timing {
  double median;
  double p99;
  double worst;
};

class Timer {
 public:
  void time(const std::vector<Board>& boards, const std::function<void(const Board&)>& solve) {
    using Clock = std::chrono::steady_clock;
    using Microseconds = std::chrono::duration<double, std::micro>;
    const auto started = Clock::now();
    for (const Board& board : boards) solve(board);
    means_.push_back(Microseconds(Clock::now() - started).count() / static_cast<double>(boards.size()));
    least_.resize(boards.size(), 1e9);
    for (std::size_t i = 0; i < boards.size(); ++i) {
      const auto before = Clock::now();
      solve(boards[i]);
      least_[i] = std::min(least_[i], Microseconds(Clock::now() - before).count());
    }
  }

  Timing result() const {
    std::vector<double> means = means_;
    std::vector<double> least = least_;
    std::sort(means.begin(), means.end());
    std::sort(least.begin(), least.end());
    return {means[means.size() / 2], least[least.size() * 99 / 100], least.back()};
  }

 private:
  std::vector<double> means_;
  std::vector<double> least_;
};

void use_dds_default() { SetMaxThreads(1); }
void use_dds_small() { SetResources(40, 1); }  // megabytes, threads: its best setting for small endings

void compare_answers(const std::vector<Board>& boards, const Work& work, Solver& solver) {
  for (const Board& board : boards) {
    if (work.ours(solver, board) == work.theirs(board)) continue;
    fmt::print(stderr, "{}: the solvers disagree\n", work.name);
    std::exit(1);
  }
}

struct Row {
  std::string work;
  Timing nap;
  Timing dds_small;
  Timing dds_default;
};

Row measure(const std::vector<Board>& boards, const Work& work) {
  Solver solver;
  use_dds_small();
  compare_answers(boards, work, solver);
  Timer nap;
  Timer dds_small;
  Timer dds_default;
  for (int repeat = 0; repeat < kRepeats; ++repeat) {
    nap.time(boards, [&](const Board& board) { work.ours(solver, board); });
    use_dds_small();
    dds_small.time(boards, [&](const Board& board) { work.theirs(board); });
    use_dds_default();
    dds_default.time(boards, [&](const Board& board) { work.theirs(board); });
  }
  return {work.name, nap.result(), dds_small.result(), dds_default.result()};
}

void print_text(const std::vector<Row>& rows) {
  fmt::print("{} two-against-two endings of five cards, us a board (median, p99, worst)\n\n", kBoards);
  fmt::print("{:<12}{:>22}{:>26}{:>26}{:>9}\n", "", "nap", "DDS, small table", "DDS, default", "ratio");
  for (const Row& row : rows) {
    fmt::print("{:<12}{:>8.2f}{:>7.1f}{:>7.1f}{:>12.1f}{:>7.1f}{:>7.1f}{:>12.1f}{:>7.1f}{:>7.1f}{:>9.1f}\n",
               row.work, row.nap.median, row.nap.p99, row.nap.worst, row.dds_small.median, row.dds_small.p99,
               row.dds_small.worst, row.dds_default.median, row.dds_default.p99, row.dds_default.worst,
               row.dds_small.median / row.nap.median);
  }
}

void print_json(const std::vector<Row>& rows) {
  std::string text;
  for (const Row& row : rows) {
    text += fmt::format(R"({}{{"work":"{}","nap_us":{:.3f},"nap_p99_us":{:.3f},"nap_max_us":{:.3f},)"
                        R"("dds_small_us":{:.3f},"dds_default_us":{:.3f},"ratio":{:.2f}}})",
                        text.empty() ? "" : ",", row.work, row.nap.median, row.nap.p99, row.nap.worst,
                        row.dds_small.median, row.dds_default.median, row.dds_small.median / row.nap.median);
  }
  fmt::print("{{\"peer\":[{}]}}\n", text);
}

}  // namespace

int main(int argc, char** argv) {
  const bool wants_json =
      argc == 3 && std::string_view(argv[1]) == "--format" && std::string_view(argv[2]) == "json";
  if (argc != 1 && !wants_json) {
    fmt::print(stderr, "bench_peers: the only option is --format json\n");
    return 2;
  }
  const std::vector<Board> boards = make_boards();
  std::vector<Row> rows;
  for (const Work& work : all_work()) rows.push_back(measure(boards, work));
  if (wants_json) {
    print_json(rows);
  } else {
    print_text(rows);
  }
  return 0;
}

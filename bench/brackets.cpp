// Measures how wide the bracket around the played rate is, hand by hand.
//
//   bench_brackets --seats 4 --bid 3 --hands 30 --deals 300 [--seed 1] [--threads 0] [--csv]
//
// --bid is the number of tricks, or 0 for misère (without trump). The hands are those of the panel: random
// hands of which the reference player makes 20 to 85 %, each with the lead that is best in its play. Figures
// are in per cent, and the same for every number of threads. In the table the last one is the CPU seconds of
// a hand, over all threads; --csv leaves it out, so its bytes are the same each time.
#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include <fmt/format.h>

#include "nap/cards/notation.hpp"
#include "nap/play/bracket/bracket.hpp"
#include "nap/play/panel/panel.hpp"

namespace {

using namespace nap;

struct Options {
  int seats = 4;
  int bid = 3;
  std::size_t hands = 30;
  std::uint64_t deals = 300;
  std::uint64_t seed = 1;
  int threads = 0;
  bool is_csv = false;
};

Options parse(int argc, char** argv) {
  Options options;
  for (int i = 1; i < argc; ++i) {
    const std::string_view name = argv[i];
    if (name == "--csv") {
      options.is_csv = true;
      continue;
    }
    if (i + 1 == argc) throw std::invalid_argument(fmt::format("{} needs a number", name));
    const std::string text = argv[++i];
    const int value = std::stoi(text);
    if (name == "--seats") {
      options.seats = value;
    } else if (name == "--bid") {
      options.bid = value;
    } else if (name == "--hands") {
      options.hands = static_cast<std::size_t>(value);
    } else if (name == "--deals") {
      options.deals = static_cast<std::uint64_t>(value);
    } else if (name == "--seed") {
      options.seed = static_cast<std::uint64_t>(value);
    } else if (name == "--threads") {
      options.threads = value;
    } else {
      throw std::invalid_argument(fmt::format("no option {}", name));
    }
  }
  return options;
}

struct Row {
  CardSet hand;
  Bracket bracket;
  double seconds;  // over all threads

  double width() const { return bracket.upper.value - bracket.lower.value; }
};

double cpu_seconds() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

struct Table {
  double reference;  // mean rate of the reference player over all hands
  std::vector<Row> rows;
};

Table brackets(Harness& harness, const Options& options) {
  constexpr std::uint64_t kPlayed = 300;
  constexpr std::uint64_t kOpen = 10'000;
  const Setup setup{Deck(), options.seats, 5};
  const Contract contract{options.bid, options.bid == 0 ? Trump::none() : Trump::first_lead()};
  const PanelTable panel = play_panel(harness, {{setup, contract, PanelHands::Played},
                                                options.hands,
                                                kPlayed,
                                                options.seed,
                                                reference_player(options.seed),
                                                {}});
  BracketPlan plan = bracket_plan(options.deals, setup.shape(), contract);
  plan.seed = options.seed;
  plan.players_seed = options.seed;
  Table table{panel.made, {}};
  for (const PanelHand& each : panel.hands) {
    const double start = cpu_seconds();
    const PlayedGame game{contract, Calls{contract}, each.lead};
    const RandomDeals deals(setup, each.hand, options.seed, Stream::Evaluation);
    const Outcome outcome{contract, each.lead};
    const Tally tally = harness.count(deals, {0, kOpen}, {&outcome, 1});
    const Estimate open = wilson_estimate(tally.successes(0), tally.deals());
    const Bracket bracket = estimate_bracket(harness, each.hand, setup, game, open, plan);
    table.rows.push_back({each.hand, bracket, cpu_seconds() - start});
  }
  return table;
}

// A format may leave out the seconds, which come last.
void print_row(std::string_view format, const Row& row) {
  const Bracket& bracket = row.bracket;
  fmt::print(fmt::runtime(format), to_dots(row.hand), to_string(bracket.lead.card), 100 * bracket.lower.value,
             100 * bracket.open.value, 100 * bracket.played.value, 100 * bracket.upper.value,
             100 * row.width(), bracket.declarer.worlds,
             bracket.declarer.ties == TieBreak::Tricks ? "tricks" : "rule", row.seconds);
}

void print_summary(const Table& table) {
  const std::vector<Row>& rows = table.rows;
  std::vector<double> widths;
  double lower = 0;
  double seconds = 0;
  double open = 0;
  double played = 0;
  double upper = 0;
  for (const Row& row : rows) {
    widths.push_back(row.width());
    lower += row.bracket.lower.value;
    seconds += row.seconds;
    open += row.bracket.open.value;
    played += row.bracket.played.value;
    upper += row.bracket.upper.value;
  }
  std::sort(widths.begin(), widths.end());
  const auto hands = static_cast<double>(rows.size());
  const std::size_t last = (rows.size() * 95 + 99) / 100 - 1;
  fmt::print(
      "\nMean: lower {:.1f}, open {:.1f}, played {:.1f}, reference player {:.1f}, upper {:.1f}, width {:.1f}; {:.2f} s of CPU a hand. "
      "Width of half of the hands at most {:.1f}, of 95 % at most {:.1f}.\n",
      100 * lower / hands, 100 * open / hands, 100 * played / hands, 100 * table.reference,
      100 * upper / hands, 100 * (upper - lower) / hands, seconds / hands,
      100 * widths[(rows.size() - 1) / 2], 100 * widths[last]);
}

int run(const Options& options) {
  Monitor monitor;
  Harness harness(options.threads, monitor);
  const Table table = brackets(harness, options);
  const std::vector<Row>& rows = table.rows;
  if (options.is_csv) {
    fmt::print("seats,tricks,deals,hand,lead,lower,open,played,upper,width,worlds,ties\n");
    for (const Row& row : rows) {
      fmt::print("{},{},{},", options.seats, options.bid, options.deals);
      print_row("{},{},{:.1f},{:.1f},{:.1f},{:.1f},{:.1f},{},{}\n", row);
    }
    return EXIT_SUCCESS;
  }
  fmt::print(
      "| hand | lead | lower | open | played | upper | width | worlds | ties | CPU s |\n"
      "|---|---|---|---|---|---|---|---|---|---|\n");
  for (const Row& row : rows)
    print_row("| {} | {} | {:.1f} | {:.1f} | {:.1f} | {:.1f} | {:.1f} | {} | {} | {:.2f} |\n", row);
  if (!rows.empty()) print_summary(table);
  return EXIT_SUCCESS;
}

}  // namespace

int main(int argc, char** argv) {
  try {
    return run(parse(argc, argv));
  } catch (const std::exception& error) {
    fmt::print(stderr, "bench_brackets: {}\n", error.what());
    return 2;
  }
}

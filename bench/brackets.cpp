// How wide the bracket around the played rate is, hand by hand.
//
//   bench_brackets --seats 4 --bid 3 --hands 30 --deals 300 [--seed 1] [--threads 0] [--csv]
//
// --bid: the number of tricks, 0 for misère (without trump). The hands are the first random ones of the seed
// whose committed rate lies between 20 and 90 %; the lead is the committed one. Figures in per cent; the same
// for every number of threads.
#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include <fmt/format.h>

#include "nap/cards/notation.hpp"
#include "nap/play/bracket/bracket.hpp"
#include "nap/sim/rates/hand_estimate.hpp"

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

  double width() const { return bracket.upper.value - bracket.lower.value; }
};

// Hands in question, each with its bracket.
std::vector<Row> brackets(Harness& harness, const Options& options) {
  constexpr double kLeast = .2;
  constexpr double kMost = .9;
  const Setup setup{Deck(), options.seats, 5};
  const Contract contract{options.bid, options.bid == 0 ? Trump::none() : Trump::first_lead()};
  const RandomDeals hands(setup.deck, setup.seats, setup.cards, options.seed, Stream::Sample);
  SamplePlan committed;
  committed.seed = options.seed;
  committed.deals = 1'000;
  BracketPlan plan;
  plan.seed = options.seed;
  plan.deals = options.deals;
  plan.defenders.seed = options.seed;
  std::vector<Row> rows;
  for (std::uint64_t i = 0; rows.size() < options.hands; ++i) {
    const CardSet hand = hands.deal(i).hand(kDeclarer);
    const HandEstimate estimate = estimate_hand(harness, hand, setup, {&contract, 1}, committed);
    const HandEstimate::Row& best = estimate.rows[0];
    const double rate = estimate.rate(best.committed).value;
    if (rate < kLeast || rate > kMost) continue;
    const PlayedGame game{setup.deck.cards(), contract, Calls{contract}, best.lead};
    rows.push_back({hand, estimate_bracket(harness, hand, setup, game, plan)});
  }
  return rows;
}

void print_row(std::string_view format, const Row& row) {
  const Bracket& bracket = row.bracket;
  fmt::print(fmt::runtime(format), to_dots(row.hand), to_string(bracket.lead), 100 * bracket.lower.value,
             100 * bracket.open.value, 100 * bracket.played.value, 100 * bracket.upper.value,
             100 * row.width(), bracket.declarer.lies,
             bracket.declarer.ties == TieBreak::Tricks ? "tricks" : "rule");
}

void print_summary(const std::vector<Row>& rows) {
  std::vector<double> widths;
  double lower = 0;
  double open = 0;
  double played = 0;
  double upper = 0;
  for (const Row& row : rows) {
    widths.push_back(row.width());
    lower += row.bracket.lower.value;
    open += row.bracket.open.value;
    played += row.bracket.played.value;
    upper += row.bracket.upper.value;
  }
  std::sort(widths.begin(), widths.end());
  const auto hands = static_cast<double>(rows.size());
  const std::size_t last = (rows.size() * 95 + 99) / 100 - 1;
  fmt::print(
      "\nMean: lower {:.1f}, open {:.1f}, played {:.1f}, upper {:.1f}, width {:.1f}. "
      "Width of half of the hands at most {:.1f}, of 95 % at most {:.1f}.\n",
      100 * lower / hands, 100 * open / hands, 100 * played / hands, 100 * upper / hands,
      100 * (upper - lower) / hands, 100 * widths[(rows.size() - 1) / 2], 100 * widths[last]);
}

int run(const Options& options) {
  Monitor monitor;
  Harness harness(options.threads, monitor);
  const std::vector<Row> rows = brackets(harness, options);
  if (options.is_csv) {
    fmt::print("seats,tricks,deals,hand,lead,lower,open,played,upper,width,lies,ties\n");
    for (const Row& row : rows) {
      fmt::print("{},{},{},", options.seats, options.bid, options.deals);
      print_row("{},{},{:.1f},{:.1f},{:.1f},{:.1f},{:.1f},{},{}\n", row);
    }
    return EXIT_SUCCESS;
  }
  fmt::print(
      "| hand | lead | lower | open | played | upper | width | lies | ties |\n"
      "|---|---|---|---|---|---|---|---|---|\n");
  for (const Row& row : rows)
    print_row("| {} | {} | {:.1f} | {:.1f} | {:.1f} | {:.1f} | {:.1f} | {} | {} |\n", row);
  if (!rows.empty()) print_summary(rows);
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

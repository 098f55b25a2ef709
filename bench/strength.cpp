// Plays players against each other, duplicate fashion, and writes what each gains on either side and what it
// costs: a table for people (Markdown) and one row a pair of players (CSV).
#include <algorithm>
#include <array>
#include <cstdio>
#include <fstream>
#include <string>
#include <string_view>
#include <vector>

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include "strength_games.hpp"

namespace {

using namespace nap;
using namespace nap::bench;

struct Bid {
  std::string_view name;
  int tricks;
};
constexpr std::array<Bid, 5> kBids = {Bid{"two", 2}, Bid{"three", 3}, Bid{"four", 4}, Bid{"nap", 5},
                                      Bid{"misere", 0}};

std::string_view name_of_bid(int tricks) {
  for (const Bid& bid : kBids) {
    if (bid.tricks == tricks) return bid.name;
  }
  return "";
}

std::string points(const Estimate& gain) {
  return fmt::format("{:+.1f} ± {:.1f}", 100.0 * gain.value, 100.0 * gain.half_width());
}

// A gain as declarer counts against the first player's defence, one as defenders against the first player as
// declarer; on both sides each declares once against the other.
std::string to_markdown(const StrengthTable& table) {
  const StrengthPlan& plan = table.plan;
  const Pairing& first = table.pairing(0, 0);
  std::string text = fmt::format(
      "\n## {} at {} seats\n\n{} deals; committed {:.1f} %, {} against itself {:.1f} %. Points gained over "
      "{}:\n\n| player | as declarer | as defenders | on both sides | ms a deal |\n| :-- | --: | --: | --: "
      "| --: |\n",
      name_of_bid(plan.tricks), plan.seats, plan.deals, 100.0 * table.committed,
      name_of(plan.players.front()),
      100.0 * static_cast<double>(first.successes()) / static_cast<double>(plan.deals),
      name_of(plan.players.front()));
  for (std::size_t i = 0; i < plan.players.size(); ++i) {
    const Pairing& own = table.pairing(i, i);
    if (i == 0) {
      text += fmt::format("| {} | | | | {:.3f} |\n", name_of(plan.players[i]), own.milliseconds);
      continue;
    }
    const Pairing& declares = table.pairing(i, 0);
    const Pairing& defends = table.pairing(0, i);
    text += fmt::format("| {} | {} | {} | {} | {:.3f} |\n", name_of(plan.players[i]),
                        points(gain(declares, first)), points(gain(first, defends)),
                        points(gain(declares, defends)), own.milliseconds);
  }
  return text;
}

std::string to_csv(const StrengthTable& table) {
  const StrengthPlan& plan = table.plan;
  std::string text;
  for (const Pairing& pairing : table.pairings) {
    const Estimate made = wilson_estimate(pairing.successes(), plan.deals);
    const Estimate more = gain(pairing, table.pairing(0, 0));
    text += fmt::format("{},{},{},{},{},{:.4f},{:.4f},{:.4f},{:.4f},{:.4f},{:.4f},{:.4f}\n", plan.seats,
                        name_of_bid(plan.tricks), name_of(plan.players[pairing.declarer]),
                        name_of(plan.players[pairing.defenders]), plan.deals, table.committed, made.value,
                        made.low, made.high, more.value, more.half_width(), pairing.milliseconds);
  }
  return text;
}

std::vector<PlayerKind> players_of(const std::vector<std::string>& names) {
  std::vector<PlayerKind> players;
  for (const std::string& name : names) players.push_back(*player_kind(name));
  return players;
}

}  // namespace

int main(int argc, char** argv) {
  std::vector<std::string> names = {"sampling", "misere"};
  std::vector<int> seats = {4};
  std::vector<std::string> bids = {"misere"};
  std::uint64_t deals = 1000;
  std::uint64_t seed = 1;
  int threads = 0;
  std::string out;
  std::vector<std::string> known_names;
  for (const PlayerKind kind : kPlayerKinds) known_names.emplace_back(name_of(kind));
  std::vector<std::string> known_bids;
  for (const Bid& bid : kBids) known_bids.emplace_back(bid.name);

  CLI::App app("Plays players against each other, duplicate fashion.");
  app.add_option("--players", names, "The first is what the others are compared with")
      ->delimiter(',')
      ->check(CLI::IsMember(known_names));
  app.add_option("--seats", seats)->delimiter(',')->check(CLI::Range(2, kMaxSeats));
  app.add_option("--bids", bids)->delimiter(',')->check(CLI::IsMember(known_bids));
  app.add_option("--deals", deals)->check(CLI::Range(1, 1'000'000));
  app.add_option("--seed", seed);
  app.add_option("--threads", threads, "0: one per core")->check(CLI::Range(0, 1024));
  app.add_option("--out", out, "Writes OUT.csv and OUT.md besides");
  CLI11_PARSE(app, argc, argv);

  Monitor monitor;
  Harness harness(threads, monitor);
  std::string csv =
      "seats,bid,declarer,defenders,deals,committed,made,low,high,gain,gain_half_width,ms_a_deal\n";
  std::string markdown = "# Players against each other\n";
  for (const int table_seats : seats) {
    for (const Bid& bid : kBids) {
      if (std::find(bids.begin(), bids.end(), bid.name) == bids.end()) continue;
      const StrengthTable table =
          play_strength(harness, {players_of(names), table_seats, bid.tricks, deals, seed});
      const std::string section = to_markdown(table);
      fmt::print("{}", section);
      std::fflush(stdout);
      markdown += section;
      csv += to_csv(table);
    }
  }
  if (!out.empty()) {
    std::ofstream(out + ".csv") << csv;
    std::ofstream(out + ".md") << markdown;
  }
  return 0;
}

// Plays a panel of players against the reference player over the same deals. It writes what each player gains
// on its side of the table and what it costs: a table for people (Markdown), one row for each match (CSV),
// and each single hand on which somebody gains more than five points beyond the error (CSV).
//
//   bench_strength --seats 3,4,5 --bids nap,misere --hands 40 --deals 300 --out FOLDER/players
#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdio>
#include <ctime>
#include <fstream>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include "nap/cards/notation.hpp"
#include "nap/play/panel/panel.hpp"
#include "nap/play/selfplay/play_out.hpp"

namespace {

using namespace nap;

struct Bid {
  std::string_view name;
  int tricks;
};
constexpr std::array<Bid, 8> kBids = {Bid{"one", 1}, Bid{"two", 2}, Bid{"three", 3}, Bid{"four", 4},
                                      Bid{"nap", 5}, Bid{"six", 6}, Bid{"seven", 7}, Bid{"misere", 0}};

struct Choice {
  std::string_view name;
  PanelHands hands;
};
constexpr std::array<Choice, 5> kChoices = {
    Choice{"played", PanelHands::Played}, Choice{"open", PanelHands::Open},
    Choice{"gap", PanelHands::GapTrumps}, Choice{"three-suits", PanelHands::ThreeSuits},
    Choice{"long", PanelHands::LongTrumps}};

constexpr double kSingleHand = 0.05;  // beyond the error; greater gains are listed

struct Cell {
  Bid bid;
  Choice choice;
  PanelTable table;
  std::vector<double> milliseconds;  // a deal, with the member on both sides; by member, the reference first

  // Words that name the cell, with `between` between them.
  std::string words(std::string_view between) const {
    const PanelCell& cell = table.plan.cell;
    return fmt::format("{}{}{}{}{}{}{}{}{}", cell.setup.deck.size(), between, cell.setup.seats, between,
                       cell.setup.cards, between, bid.name, between, choice.name);
  }
};

// Processor time of this thread, in seconds.
double processor_time() {
  timespec time;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return static_cast<double>(time.tv_sec) + 1e-9 * static_cast<double>(time.tv_nsec);
}

// Milliseconds a deal with the player on both sides, measured on some deals of the table's hands.
double cost_of(const PanelTable& table, const MakePlayer& make) {
  constexpr std::uint64_t kDeals = 10;
  constexpr double kSeconds = 1.0;
  Solver solver;
  const std::unique_ptr<Player> player = make(solver);
  const PanelCell& cell = table.plan.cell;
  std::uint64_t deals = 0;
  const double start = processor_time();
  for (const PanelHand& hand : table.hands) {
    const RandomDeals source(cell.setup, hand.hand, table.plan.seed, Stream::Play);
    PlayedGame game{cell.contract, {}, hand.lead};
    game.calls[kDeclarer.index()] = cell.contract;
    for (std::uint64_t i = 0; i < kDeals; ++i, ++deals) play_out(source.deal(i), game, {*player, *player});
    if (processor_time() - start > kSeconds) break;
  }
  return 1e3 * (processor_time() - start) / static_cast<double>(deals);
}

std::string points(const Estimate& gain) {
  return fmt::format("{:+.1f} ± {:.1f}", 100.0 * gain.value, 100.0 * gain.half_width());
}

// The hand on which the member gains the most.
std::size_t best_hand(const PanelMatch& match) {
  std::size_t best = 0;
  for (std::size_t hand = 1; hand < match.made.size(); ++hand) {
    if (match.gain(hand).value > match.gain(best).value) best = hand;
  }
  return best;
}

std::string to_markdown(const Cell& cell) {
  const PanelTable& table = cell.table;
  const PanelCell& what = table.plan.cell;
  std::string text = fmt::format(
      "\n## {} at {} seats, {} of {} cards each, hands chosen by: {}\n\n{} hands, {} deals of each; the reference player "
      "makes {:.1f} % ({:.3f} ms a deal). Points gained in its place:\n\n"
      "| member | side | points gained | most with one hand | ms a deal |\n| :-- | :-- | --: | --: | --: |\n",
      cell.bid.name, what.setup.seats, what.setup.cards, what.setup.deck.size(), cell.choice.name,
      table.hands.size(), table.plan.deals, 100.0 * table.made, cell.milliseconds.front());
  for (const PanelMatch& match : table.matches) {
    const std::size_t best = best_hand(match);
    text += fmt::format("| {} | {} | {} | {} ({}) | {:.3f} |\n", table.plan.members[match.member].name,
                        match.is_declarer ? "declarer" : "defenders", points(match.mean_gain()),
                        points(match.gain(best)), to_dots(table.hands[best].hand),
                        cell.milliseconds[match.member + 1]);
  }
  return text;
}

std::string to_csv(const Cell& cell) {
  const PanelTable& table = cell.table;
  std::string text;
  for (const PanelMatch& match : table.matches) {
    const Estimate mean = match.mean_gain();
    const std::size_t best = best_hand(match);
    const Estimate most = match.gain(best);
    text += fmt::format("{},{},{},{},{},{:.4f},{:.4f},{:.4f},{:.4f},{},{},{:.4f},{:.4f},{:.4f}\n",
                        cell.words(","), table.plan.members[match.member].name,
                        match.is_declarer ? "declarer" : "defenders", table.hands.size(), table.plan.deals,
                        table.made, mean.value, mean.low, mean.high, to_dots(table.hands[best].hand),
                        to_string(table.hands[best].lead.card), most.value, most.low, most.high);
  }
  return text;
}

// Lists each hand on which somebody gains much.
std::string single_hands(const Cell& cell) {
  const PanelTable& table = cell.table;
  std::string text;
  for (const PanelMatch& match : table.matches) {
    for (std::size_t hand = 0; hand < table.hands.size(); ++hand) {
      const Estimate gain = match.gain(hand);
      if (gain.low <= kSingleHand) continue;
      const double made =
          static_cast<double>(match.made[hand].first) / static_cast<double>(match.made[hand].deals);
      text += fmt::format("{},{},{},{},{},{:.4f},{:.4f},{:.4f},{:.4f}\n", cell.words(","),
                          table.plan.members[match.member].name, match.is_declarer ? "declarer" : "defenders",
                          to_dots(table.hands[hand].hand), to_string(table.hands[hand].lead.card), made,
                          gain.value, gain.low, gain.high);
    }
  }
  return text;
}

bool has(const std::vector<std::string>& words, std::string_view word) {
  return std::find(words.begin(), words.end(), word) != words.end();
}

struct Options {
  std::string panel = "simple";
  std::vector<std::string> members;
  std::vector<int> decks = {52};
  std::vector<int> seats = {4};
  int cards = 5;
  std::vector<std::string> bids = {"nap", "misere"};
  std::vector<std::string> choices = {"played"};
  std::uint64_t hands = 40;
  std::uint64_t deals = 300;
  std::uint64_t seed = 1;
  int threads = 0;
  std::string out;

  std::vector<PanelMember> chosen_members() const {
    std::vector<PanelMember> all =
        panel == "simple" && members.empty() ? simple_members(seed) : all_members(seed);
    if (!members.empty())
      std::erase_if(all, [&](const PanelMember& member) { return !has(members, member.name); });
    return all;
  }
  // Each deck with each number of seats that it has enough cards for, each bid, and each choice of hands.
  std::vector<Cell> cells() const {
    std::vector<Cell> all;
    for (const int size : decks) {
      for (const int at_table : seats) {
        for (const Bid& bid : kBids) {
          for (const Choice& choice : kChoices) {
            const bool is_wanted = has(bids, bid.name) && has(choices, choice.name) && bid.tricks <= cards;
            if (!is_wanted || at_table > Deck(size).max_seats(cards)) continue;
            const Contract contract{bid.tricks, bid.tricks == 0 ? Trump::none() : Trump::first_lead()};
            const PanelPlan plan{{{Deck(size), at_table, cards}, contract, choice.hands},
                                 hands,
                                 deals,
                                 seed,
                                 reference_player(seed),
                                 chosen_members()};
            all.push_back({bid, choice, {plan, {}, 0.0, {}}, {}});
          }
        }
      }
    }
    return all;
  }
};

void play(Harness& harness, Cell& cell) {
  cell.table = play_panel(harness, cell.table.plan);
  const PanelPlan& plan = cell.table.plan;
  cell.milliseconds.push_back(cost_of(cell.table, plan.reference));
  for (const PanelMember& member : plan.members)
    cell.milliseconds.push_back(cost_of(cell.table, member.make));
}

void run(const Options& options) {
  constexpr std::string_view kCellColumns = "deck,seats,cards,bid,hands_by,member,side,";
  Monitor monitor;
  Harness harness(options.threads, monitor);
  std::string markdown = "# The reference player and a panel\n";
  std::string csv = fmt::format(
      "{}hands,deals,made,gain,gain_low,gain_high,best_hand,best_lead,best_gain,best_gain_low,best_gain_high\n",
      kCellColumns);
  std::string single = fmt::format("{}hand,lead,made,gain,gain_low,gain_high\n", kCellColumns);
  for (Cell& cell : options.cells()) {
    play(harness, cell);
    const std::string section = to_markdown(cell);
    fmt::print("{}", section);
    std::fflush(stdout);
    markdown += section;
    csv += to_csv(cell);
    single += single_hands(cell);
  }
  if (options.out.empty()) return;
  std::ofstream(options.out + ".csv") << csv;
  std::ofstream(options.out + "-hands.csv") << single;
  std::ofstream(options.out + ".md") << markdown;
}

}  // namespace

int main(int argc, char** argv) {
  Options options;
  std::vector<std::string> known_bids;
  for (const Bid& bid : kBids) known_bids.emplace_back(bid.name);
  std::vector<std::string> known_choices;
  for (const Choice& choice : kChoices) known_choices.emplace_back(choice.name);
  std::vector<std::string> known_members;
  for (const PanelMember& member : all_members(0)) known_members.push_back(member.name);

  CLI::App app("Plays a panel of players against the reference player.");
  app.add_option("--panel", options.panel, "simple: rules of thumb; all: also players who look at worlds")
      ->check(CLI::IsMember({"simple", "all"}));
  app.add_option("--members", options.members, "Only these")
      ->delimiter(',')
      ->check(CLI::IsMember(known_members));
  app.add_option("--decks", options.decks)->delimiter(',')->check(CLI::IsMember(Deck::kSizes));
  app.add_option("--seats", options.seats)->delimiter(',')->check(CLI::Range(2, kMaxSeats));
  app.add_option("--cards", options.cards, "In each hand")->check(CLI::IsMember({5, 7}));
  app.add_option("--bids", options.bids)->delimiter(',')->check(CLI::IsMember(known_bids));
  app.add_option("--by", options.choices, "How hands are chosen")
      ->delimiter(',')
      ->check(CLI::IsMember(known_choices));
  app.add_option("--hands", options.hands)->check(CLI::Range(2, 10'000));
  app.add_option("--deals", options.deals, "Of each hand")->check(CLI::Range(10, 1'000'000));
  app.add_option("--seed", options.seed);
  app.add_option("--threads", options.threads, "0: one per core")->check(CLI::Range(0, 1024));
  app.add_option("--out", options.out, "Writes OUT.md, OUT.csv and OUT-hands.csv besides");
  CLI11_PARSE(app, argc, argv);
  run(options);
  return 0;
}

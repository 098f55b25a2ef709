#include "nap/play/selfplay/self_play.hpp"

#include <algorithm>
#include <cassert>
#include <utility>

#include "nap/sim/deals/contracts.hpp"

namespace nap {
namespace {

// Deals are played block by block, in order, so that a stop leaves the results of a first part of the deals.
constexpr std::size_t kBlock = 256;
constexpr std::size_t kPiece = 4;
// How many deals are sorted into strata at a time.
constexpr std::uint64_t kScan = 1024;
constexpr std::uint64_t kScanPiece = 64;

// How many deals of both strata together may wait to be played.
constexpr std::uint64_t kMostKept = std::uint64_t{1} << 16U;

// The deals of one stratum. Deals are looked at in order, and open hands tell which stratum each belongs to.
// For example, with sizes {2, 2} and skipped {1, 2}:
//
//   deal        0   1   2   3   4   5   6   7
//   open_made       -       P   P       .         -  skipped    P  found, to be played
//   open_lost   -       -           P       P     .  not wanted: enough were found
struct Stratum {
  std::uint64_t to_find;
  std::uint64_t to_skip;
  std::vector<std::uint64_t> deals = {};  // found, not played yet

  void meet(std::uint64_t deal) {
    if (to_find == 0) return;
    if (to_skip > 0) {
      --to_skip;
      return;
    }
    --to_find;
    deals.push_back(deal);
  }
};

}  // namespace

struct SelfPlay::Table {
  std::unique_ptr<Player> declarer;
  std::unique_ptr<Player> defenders;

  Players players() const { return {*declarer, *defenders}; }
};

SelfPlay::SelfPlay(Harness& harness, MakePlayer declarer, MakePlayer defenders)
    : harness_(harness),
      declarer_(std::move(declarer)),
      defenders_(std::move(defenders)),
      tables_(harness.threads()) {}

SelfPlay::~SelfPlay() = default;

SelfPlay::Table& SelfPlay::table(Solver& solver, std::size_t thread) {
  std::unique_ptr<Table>& table = tables_[thread];
  if (!table) table = std::make_unique<Table>(Table{declarer_(solver), defenders_(solver)});
  return *table;
}

std::vector<bool> SelfPlay::play(const GameSource& games, std::span<const std::uint64_t> deals) {
  std::vector<bool> results;
  while (results.size() < deals.size() && !harness_.monitor().stop) {
    const std::size_t first = results.size();
    const std::size_t count = std::min(kBlock, deals.size() - first);
    std::vector<char> made(count);
    const std::uint64_t pieces = (count + kPiece - 1) / kPiece;
    harness_.monitor().planned += pieces;
    harness_.for_each(pieces, [&](std::uint64_t piece, Solver& solver, std::size_t thread) {
      const Table& players = table(solver, thread);
      for (std::size_t i = piece * kPiece; i < std::min(count, (piece + 1) * kPiece); ++i) {
        const std::uint64_t deal = deals[first + i];
        made[i] = play_out(games.deal(deal), games.game(deal), players.players()) ? 1 : 0;
      }
    });
    if (harness_.monitor().stop) break;
    for (const char each : made) results.push_back(each != 0);
  }
  return results;
}

std::vector<char> SelfPlay::made_open(const GameSource& games, DealRange range) {
  std::vector<char> made(range.size());
  const std::uint64_t pieces = (range.size() + kScanPiece - 1) / kScanPiece;
  harness_.monitor().planned += pieces;
  harness_.for_each(pieces, [&](std::uint64_t piece, Solver& solver) {
    for (std::uint64_t i = piece * kScanPiece; i < std::min(range.size(), (piece + 1) * kScanPiece); ++i) {
      const PlayedGame game = games.game(range.first + i);
      assert(game.lead);
      made[i] = is_made(solver, games.deal(range.first + i).hands, game.contract, *game.lead) ? 1 : 0;
    }
  });
  return made;
}

StrataPlays SelfPlay::play_strata(const GameSource& games, DealRange range, const StrataSizes& sizes,
                                  const StrataSizes& skipped) {
  Stratum open_made{sizes.open_made, skipped.open_made};
  Stratum open_lost{sizes.open_lost, skipped.open_lost};
  StrataPlays plays;
  const auto play_found = [&](Stratum& stratum, Plays& sum) {
    const std::vector<bool> made = play(games, stratum.deals);
    sum += {made.size(), static_cast<std::uint64_t>(std::count(made.begin(), made.end(), true))};
    stratum.deals.clear();
  };
  const auto play_both = [&] {
    play_found(open_lost, plays.open_lost);
    play_found(open_made, plays.open_made);
  };
  for (std::uint64_t first = range.first; first < range.last && !harness_.monitor().stop; first += kScan) {
    if (open_made.to_find == 0 && open_lost.to_find == 0) break;
    const DealRange block{first, std::min(first + kScan, range.last)};
    const std::vector<char> made = made_open(games, block);
    if (harness_.monitor().stop) break;
    for (std::uint64_t i = 0; i < block.size(); ++i) (made[i] != 0 ? open_made : open_lost).meet(first + i);
    if (open_made.deals.size() + open_lost.deals.size() >= kMostKept) play_both();
  }
  play_both();
  return plays;
}

}  // namespace nap

#include "nap/play/selfplay/self_play.hpp"

#include <algorithm>
#include <cassert>
#include <utility>

#include "nap/sim/deals/contracts.hpp"

namespace nap {
namespace {

// Deals are played block by block, in order, so that what is done when play is stopped is a first part.
constexpr std::size_t kBlock = 256;
constexpr std::size_t kPiece = 4;
// Deals that are looked at together for their strata.
constexpr std::uint64_t kScan = 1024;
constexpr std::uint64_t kScanPiece = 64;

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

std::vector<bool> SelfPlay::play(const DealSource& source, std::span<const std::uint64_t> deals,
                                 const PlayedGame& game) {
  std::vector<bool> results;
  while (results.size() < deals.size() && !harness_.monitor().stop) {
    const std::size_t first = results.size();
    const std::size_t count = std::min(kBlock, deals.size() - first);
    std::vector<char> made(count);
    harness_.for_each((count + kPiece - 1) / kPiece,
                      [&](std::uint64_t piece, Solver& solver, std::size_t thread) {
                        const Table& players = table(solver, thread);
                        for (std::size_t i = piece * kPiece; i < std::min(count, (piece + 1) * kPiece); ++i) {
                          made[i] = play_out(source.deal(deals[first + i]), game, players.players()) ? 1 : 0;
                        }
                      });
    if (harness_.monitor().stop) break;
    for (const char each : made) results.push_back(each != 0);
  }
  return results;
}

StrataPlays SelfPlay::play_strata(const DealSource& source, DealRange range, const PlayedGame& game,
                                  const StrataSizes& sizes) {
  assert(game.lead);
  std::vector<std::uint64_t> open_made;
  std::vector<std::uint64_t> open_lost;
  for (std::uint64_t first = range.first; first < range.last && !harness_.monitor().stop; first += kScan) {
    if (open_made.size() >= sizes.open_made && open_lost.size() >= sizes.open_lost) break;
    const std::uint64_t count = std::min(kScan, range.last - first);
    std::vector<char> made(count);
    harness_.for_each((count + kScanPiece - 1) / kScanPiece, [&](std::uint64_t piece, Solver& solver) {
      for (std::uint64_t i = piece * kScanPiece; i < std::min(count, (piece + 1) * kScanPiece); ++i) {
        made[i] = is_made(solver, source.deal(first + i), game.contract, *game.lead) ? 1 : 0;
      }
    });
    if (harness_.monitor().stop) break;
    for (std::uint64_t i = 0; i < count; ++i) {
      std::vector<std::uint64_t>& stratum = made[i] != 0 ? open_made : open_lost;
      const std::uint64_t size = made[i] != 0 ? sizes.open_made : sizes.open_lost;
      if (stratum.size() < size) stratum.push_back(first + i);
    }
  }
  const auto count = [](const std::vector<bool>& results) {
    return Plays{results.size(),
                 static_cast<std::uint64_t>(std::count(results.begin(), results.end(), true))};
  };
  StrataPlays plays;
  plays.open_lost = count(play(source, open_lost, game));
  plays.open_made = count(play(source, open_made, game));
  return plays;
}

}  // namespace nap

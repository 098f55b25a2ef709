#include "nap/play/selfplay/deal_player.hpp"

#include <cassert>
#include <utility>

#include "nap/sim/deals/contracts.hpp"

namespace nap {

DealPlayer::DealPlayer(Solver& solver, std::unique_ptr<Player> declarer, std::unique_ptr<Player> defenders)
    : solver_(solver), declarer_(std::move(declarer)), defenders_(std::move(defenders)) {}

std::vector<bool> DealPlayer::play(const DealSource& source, std::span<const std::uint64_t> deals,
                                   const PlayedGame& game, const std::atomic<bool>& stop) {
  std::vector<bool> made;
  for (const std::uint64_t deal : deals) {
    if (stop) break;
    made.push_back(play_out(source.deal(deal), game, {*declarer_, *defenders_}));
  }
  return made;
}

DealPlayer::Strata DealPlayer::play_strata(const DealSource& source, DealRange range, const PlayedGame& game,
                                           const StrataSizes& sizes, const std::atomic<bool>& stop) {
  assert(game.lead);
  Strata strata{{}, {}, range.first};
  const auto wants = [&](bool is_open_made) {
    return is_open_made ? strata.plays.open_made.deals < sizes.open_made
                        : strata.plays.open_lost.deals < sizes.open_lost;
  };
  for (; strata.next < range.last && !stop && (wants(true) || wants(false)); ++strata.next) {
    const Dealt dealt = source.deal(strata.next);
    const bool is_open_made = is_made(solver_, dealt.hands, game.contract, *game.lead);
    strata.open += {1, is_open_made ? std::uint64_t{1} : 0};
    if (!wants(is_open_made)) continue;
    const bool made = play_out(dealt, game, {*declarer_, *defenders_});
    (is_open_made ? strata.plays.open_made : strata.plays.open_lost) += {1, made ? std::uint64_t{1} : 0};
  }
  return strata;
}

}  // namespace nap

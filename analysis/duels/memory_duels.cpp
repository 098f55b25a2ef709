#include "duels/memory_duels.hpp"

#include <cstdlib>

#include "nap/play/players/careless_player.hpp"

namespace nap {

bool is_close_choice(const View& view) {
  constexpr int kNear = 2;
  const CardSet cards = view.legal();
  if (view.seat == kDeclarer || view.hand().size() != 2 || cards.size() != 2) return false;
  const Card a = cards.highest();
  const Card b = cards.lowest();
  const std::optional<Suit> trump = view.history.trump();
  if (a.suit() == b.suit() || a.suit() == trump || b.suit() == trump) return false;
  return std::abs(static_cast<int>(a.rank()) - static_cast<int>(b.rank())) <= kNear;
}

MemoryDuels play_with_memory(const Dealt& dealt, const PlayedGame& game, MemoryCompared compared,
                             Player& remembering) {
  ForgetfulPlayer forgetful(remembering);
  const Players inattentive{remembering, forgetful};
  History history(dealt.hands.shape(), game.contract.trump);
  history.open(*game.lead);
  std::optional<bool> is_made;
  std::optional<bool> is_made_from_close;
  while (!(is_made = settled(game.contract, history))) {
    const Seat seat = history.to_play();
    const View view = view_of(seat, dealt, game.contract, game.calls, history);
    if (!is_made_from_close && is_close_choice(view))
      is_made_from_close = play_out(dealt, game, inattentive, history);
    history.play(remembering.choose(view));
  }
  MemoryDuels duels;
  if (compared == MemoryCompared::WholeHandsToo)
    duels.whole = Duel{*is_made, play_out(dealt, game, inattentive)};
  if (is_made_from_close) duels.close = Duel{*is_made, *is_made_from_close};
  return duels;
}

}  // namespace nap

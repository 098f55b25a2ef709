#include "fairness/cut_deck.hpp"

#include "nap/play/players/ducking_player.hpp"
#include "nap/play/players/greedy_player.hpp"
#include "nap/play/selfplay/play_out.hpp"

namespace nap {

Deal CutDeck::deal(std::uint64_t number) {
  RandomWords words(seed_, Stream::Cut, number);
  if (is_to_shuffle_) deck_ = shuffled(setup_.deck.cards(), words);
  is_to_shuffle_ = false;
  const PacketDeal dealt = dealt_in_packets(cut(deck_, words), setup_.shape());
  stock_ = dealt.stock;
  coins_ = words.word();
  return dealt.hands;
}

void CutDeck::throw_in(const Deal& hands) { deck_ = gathered(hands, stock_); }

void CutDeck::play(const OpenDeal& deal, Seat declarer, const Contract& contract, bool is_made) {
  const Deal hands = deal.hands().seen_from(declarer);
  const Dealt dealt{hands, setup_.deck.cards() - hands.cards(), {}, coins_};
  const PlayedGame game{contract, Calls{contract}, deal.lead(declarer, contract)};
  GreedyPlayer greedy;
  DuckingPlayer ducking;
  Player& player = contract.is_misere() ? static_cast<Player&>(ducking) : greedy;
  deck_ = gathered(play_every_trick(dealt, game, {player, player}), stock_);
  is_to_shuffle_ = is_made && contract.needs_every_trick(setup_.cards);
}

}  // namespace nap

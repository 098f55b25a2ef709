#include "duels/first_trick.hpp"

namespace nap {
namespace {

struct Header {
  Seat seat;
  CardSet trumps;
  Card winner;
  Card loser;
};

CardSet above(CardSet cards, Card lead) {
  CardSet found;
  for (const Card card : cards.of(lead.suit())) {
    if (card.rank() > lead.rank()) found.insert(card);
  }
  return found;
}

std::optional<Header> first_header(const Deal& deal, Card lead) {
  for (const Seat seat : defender_seats(deal.seats())) {
    const CardSet trumps = deal.hand(seat).of(lead.suit());
    const CardSet higher = above(trumps, lead);
    if (higher.is_empty()) continue;
    if (higher == trumps) return std::nullopt;
    return Header{seat, trumps, higher.lowest(), trumps.lowest()};
  }
  return std::nullopt;
}

FirstTrickHolding holding_of(const Header& header, Card lead) {
  const bool is_ace_and_small =
      header.trumps.size() == 2 && header.winner.rank() == Rank::Ace && lead.rank() <= Rank::Jack;
  return is_ace_and_small ? FirstTrickHolding::AceAndSmall : FirstTrickHolding::Other;
}

}  // namespace

std::optional<FirstTrick> play_first_trick(const Dealt& dealt, const PlayedGame& game,
                                           FirstTrickHolding holding, Player& player) {
  const std::optional<Header> header = first_header(dealt.hands, game.lead->card);
  if (!header || holding_of(*header, game.lead->card) != holding) return std::nullopt;

  const Players players{player, player};
  History passed(dealt.hands.shape(), game.contract.trump);
  passed.open(*game.lead);
  while (passed.to_play() != header->seat) {
    const Seat seat = passed.to_play();
    passed.play(player.choose(view_of(seat, dealt, game.contract, game.calls, passed)));
  }
  History headed = passed;
  headed.play(header->winner);
  passed.play(header->loser);
  const Duel duel{play_out(dealt, game, players, headed), play_out(dealt, game, players, passed)};
  return FirstTrick{duel, header->trumps.highest().rank()};
}

bool may_be_headed(Deck deck, CardSet hand, Card lead, FirstTrickHolding holding) {
  const CardSet trumps = (deck.cards() - hand).of(lead.suit());
  const CardSet higher = above(trumps, lead);
  if (higher.is_empty() || higher == trumps) return false;
  return holding == FirstTrickHolding::Other ||
         (lead.rank() <= Rank::Jack && higher.highest().rank() == Rank::Ace);
}

}  // namespace nap

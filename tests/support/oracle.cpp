#include "support/oracle.hpp"

#include <algorithm>
#include <optional>

#include "support/plain_minimax.hpp"

namespace nap::test {
namespace {

constexpr std::array<Suit, kSuits> kSuitsLowToHigh = {Suit::Clubs, Suit::Diamonds, Suit::Hearts,
                                                      Suit::Spades};

plain::Hand to_plain(CardSet hand) {
  plain::Hand cards;
  if (hand.has_joker()) cards.push_back({plain::kJoker, 0});
  for (int suit = kSuits - 1; suit >= 0; --suit) {
    for (int rank = kRanks - 1; rank >= 0; --rank) {
      const Card card(static_cast<Rank>(rank), kSuitsLowToHigh[static_cast<std::size_t>(suit)]);
      if (hand.has(card)) cards.push_back({suit, rank});
    }
  }
  return cards;
}

std::optional<int> plain_trump(Trump trump) {
  for (int suit = 0; suit < kSuits; ++suit) {
    if (trump == Trump::fixed(kSuitsLowToHigh[static_cast<std::size_t>(suit)])) return suit;
  }
  return std::nullopt;
}

}  // namespace

std::vector<int> oracle_tricks(const Deal& deal, const Game& game) {
  plain::Game asked;
  for (const Seat seat : all_seats(deal.seats())) {
    asked.hands.push_back(to_plain(deal.hand(seat)));
    asked.allied.push_back(game.allies.has(seat));
  }
  asked.trump = plain_trump(game.trump);
  asked.first_lead_is_trump = game.trump.is_first_lead();
  asked.misere = game.is_misere();
  return plain::tricks_after_each_lead(asked);
}

std::vector<int> oracle_tricks(const PlayState& state) {
  plain::Position asked;
  for (const Seat seat : all_seats(state.seats)) {
    asked.game.hands.push_back(to_plain(state.hands[seat.index()]));
    asked.game.allied.push_back(state.game.allies.has(seat));
  }
  asked.game.trump = plain_trump(state.game.trump);
  asked.game.misere = state.game.is_misere();
  asked.leader = state.leader.index();
  for (const Card card : state.trick) asked.trick.push_back(to_plain(card).front());
  std::vector<int> tricks = plain::tricks_after_each_card(asked);
  for (int& each : tricks) each += state.taken;
  return tricks;
}

int best_of(const std::vector<int>& tricks, const Game& game) {
  return game.is_misere() ? *std::min_element(tricks.begin(), tricks.end())
                          : *std::max_element(tricks.begin(), tricks.end());
}

}  // namespace nap::test

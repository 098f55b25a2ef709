#include "nap/play/bracket/coarse_state.hpp"

#include <bit>
#include <cassert>

namespace nap {
namespace {

constexpr Card kNoCard(Rank::Two, Suit::Clubs);

// The card that is winning the trick. A defender's card stands for the top of its gap.
struct Winner {
  bool is_defenders = false;
  Card card = kNoCard;
  std::size_t place = 0;
};

Winner winner_of(const BlindState& state) {
  if (state.open.trick.is_empty()) return {};
  const std::size_t place = state.winning_place();
  const Seat seat = state.open.leader.further_by(static_cast<int>(place), state.open.seats);
  return {seat != kDeclarer, state.open.trick[place], place};
}

// One suit, from the ace down.
class Lane {
 public:
  Lane(unsigned own, unsigned unseen, unsigned winner) {
    unsigned above = 0;  // the cards looked at so far
    while (own != 0) {
      const unsigned card = std::bit_floor(own);
      const unsigned gap = ~(card | (card - 1U)) & ~above;
      add_gap(unseen & gap, winner & gap);
      own_ |= 1U << next_--;
      above |= gap | card;
      own -= card;
    }
    add_gap(unseen & ~above, winner & ~above);
  }
  unsigned own() const { return own_; }
  unsigned unseen() const { return unseen_; }
  int winner() const { return winner_; }

 private:
  void add_gap(unsigned unseen, unsigned winner) {
    if (winner != 0) winner_ = static_cast<int>(next_--);
    const auto count = static_cast<unsigned>(std::popcount(unseen));
    if (count == 0) return;
    unseen_ |= ((1U << count) - 1U) << (next_ + 1U - count);
    next_ -= count;
  }

  unsigned next_ = kRanks - 1;  // the next rank; beyond the lowest it wraps, and is not used
  unsigned own_ = 0;
  unsigned unseen_ = 0;
  int winner_ = -1;
};

// Mixes as the finalizer of SplitMix64 does.
std::uint64_t mix(std::uint64_t hash, std::uint64_t word) {
  std::uint64_t mixed = hash * 0x9E3779B97F4A7C15U + word + 1;
  mixed = (mixed ^ mixed >> 30U) * 0xBF58476D1CE4E5B9U;
  mixed = (mixed ^ mixed >> 27U) * 0x94D049BB133111EBU;
  return mixed ^ mixed >> 31U;
}

// The seat that holds the card. Few cards are live, so a loop over the hands is short enough.
std::uint64_t owner_of(const PlayState& open, CardSet card) {
  for (const Seat seat : all_seats(open.seats)) {
    if (open.hands[seat.index()].contains(card)) return seat.index();
  }
  return kMaxSeats;  // the winning card
}

}  // namespace

BlindState coarse(const BlindState& state) {
  BlindState result = state;
  PlayState& open = result.open;
  open.hands.fill(CardSet());
  const CardSet hand = state.open.hands[0];
  const Winner winner = winner_of(state);
  Card winning = kNoCard;
  std::uint64_t own = 0;
  std::uint64_t unseen = 0;
  unsigned suits = 0;
  for (const Suit suit : kSuitsHighToLow) {
    const CardSet shown = winner.is_defenders ? CardSet(winner.card) : CardSet();
    const Lane lane(hand.lane(suit), state.unseen.lane(suit), shown.lane(suit));
    const unsigned shift = 16U * static_cast<unsigned>(suit);
    own |= std::uint64_t{lane.own()} << shift;
    unseen |= std::uint64_t{lane.unseen()} << shift;
    if (lane.unseen() != 0) suits |= 1U << static_cast<unsigned>(suit);
    if (lane.winner() >= 0) winning = Card(static_cast<Rank>(lane.winner()), suit);
  }
  open.hands[0] = CardSet(own);
  result.unseen = CardSet(unseen);
  for (std::uint8_t& voids : result.voids) voids = static_cast<std::uint8_t>(voids & suits);
  if (!winner.is_defenders) return result;

  // Of the other cards of the trick only the suit led matters, so each becomes the suit's lowest rank. That
  // rank is free if the led card is beaten, because the led card is gone.
  open.trick.clear();
  for (std::size_t place = 0; place < state.open.trick.size(); ++place) {
    const bool wins = place == winner.place;
    open.trick.push_back(wins ? winning : Card(Rank::Two, state.open.trick[0].suit()));
  }
  return result;
}

Card from_coarse(const BlindState& state, const BlindState& coarse_state, Card card) {
  const CardSet from = coarse_state.open.hands[0].of(card.suit());
  CardSet to = state.open.hands[0].of(card.suit());
  for (const Card higher : from) {
    if (higher == card) break;
    to.remove(to.highest());
  }
  return to.highest();
}

CoarseKey key_of(const BlindState& coarse_state) {
  const PlayState& open = coarse_state.open;
  const auto taken = static_cast<std::uint64_t>(open.taken);
  const auto tricks = static_cast<std::uint64_t>(coarse_state.contract.tricks);
  // Only two seats have numbers of tricks above 7: their highest bits come before all else.
  std::uint64_t table = (taken >> 3U << 1U | tricks >> 3U) << 3U | open.leader.index();
  table = table << 3U | static_cast<std::uint64_t>(open.seats);
  table = table << 3U | (taken & 7U);
  table = table << 3U | (tricks & 7U);
  const std::optional<Suit> trump = open.game.trump.after_lead(Suit::Clubs);
  table = table << 3U | (trump ? static_cast<std::uint64_t>(*trump) : 4U);
  table = table << 3U | static_cast<std::uint64_t>(open.trick.size());
  if (!open.trick.is_empty()) {
    const Winner winner = winner_of(coarse_state);
    table = table << 2U | static_cast<std::uint64_t>(open.trick[0].suit());
    table = table << 3U | static_cast<std::uint64_t>(winner.place);
    table = table << 6U | static_cast<std::uint64_t>(winner.is_defenders ? winner.card.bit() : 63);
  }
  for (std::size_t seat = 1; seat < kMaxSeats; ++seat) table = table << 4U | coarse_state.voids[seat];
  return {{open.hands[0].bits(), coarse_state.unseen.bits(), table}};
}

OpenKey open_key_of(const BlindState& state) {
  OpenKey key{{}, key_of(coarse(state))};
  CardSet live;
  for (const Seat seat : all_seats(state.open.seats)) live.insert(state.open.hands[seat.index()]);
  if (!state.open.trick.is_empty()) live.insert(state.winning_card());
  for (std::uint64_t& owners : key.owners) owners = 1;
  for (const Card card : live) {
    std::uint64_t& owners = key.owners[static_cast<std::size_t>(card.suit())];
    owners = owners << 3U | owner_of(state.open, card);
  }
  return key;
}

std::uint64_t hash_of(const CoarseKey& key) {
  return mix(mix(mix(0, key.words[0]), key.words[1]), key.words[2]);
}

std::uint64_t hash_of(const OpenKey& key) {
  std::uint64_t hash = hash_of(key.coarse);
  for (const std::uint64_t owners : key.owners) hash = mix(hash, owners);
  return hash;
}

}  // namespace nap

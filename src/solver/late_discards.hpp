// How an opponent of the allies discards in Search: named one by one only where leaving them open does not
// settle it. Included by search.hpp.
#pragma once

#include "search.hpp"

namespace nap::search {

// An opponent of the allies cannot follow. Ruffs are tried one by one. Of the discards only the first is,
// unless the allies fail once all of them are left open.
template <int Seats>
bool Search<Seats>::discard(Seat seat, int to_play, const Trick& trick, int target) {
  const bool wants = wants_tricks(seat);
  const Word hand = position_.hand(seat);
  for (const Word card : order_plays(hand & trumps_, seat, to_play, trick)) {
    if (play_card<Rules::Exact>(card, seat, to_play, trick, target) == wants) return wants;
  }
  const Word discards = lowest_of_runs(hand & ~trumps_, position_.gone);
  int tried = 0;
  for (const Word card : order_discards(discards, hands_of_allies(), misere_)) {
    if (tried++ == 1 && owe_discard(seat, to_play, trick, target) != wants) return !wants;
    if (play_card<Rules::Exact>(card, seat, to_play, trick, target) == wants) return wants;
  }
  return !wants;
}

template <int Seats>
bool Search<Seats>::owe_discard(Seat seat, int to_play, const Trick& trick, int target) {
  auto& owed = position_.late_discards[static_cast<std::size_t>(seat)];
  ++owed;
  const bool answer = play_next<Rules::Late>(next_seat(seat, Seats), to_play - 1, trick, target);
  --owed;
  return answer;
}

template <int Seats>
bool Search<Seats>::play_next_late(Seat seat, int to_play, const Trick& trick, int target) {
  const bool wants = wants_tricks(seat);
  const Word hand = position_.hand(seat);
  const Word follow = hand & trick.led;
  for (const Word card : order_plays(follow, seat, to_play, trick)) {
    if (play_card<Rules::Late>(card, seat, to_play, trick, target) == wants) return wants;
  }
  auto& owed = position_.late_discards[static_cast<std::size_t>(seat)];
  const int following = std::popcount(follow);
  if (following > 0 && (trick.led == trumps_ || following > owed)) return !wants;

  // All he has in the suit led are cards that he discarded before.
  position_.hand(seat) ^= follow;
  position_.gone ^= follow;
  owed = static_cast<std::uint8_t>(owed - following);
  bool answer = !wants;
  for (const Word card : order_plays(position_.hand(seat) & trumps_, seat, to_play, trick)) {
    answer = play_card<Rules::Late>(card, seat, to_play, trick, target);
    if (answer == wants) break;
  }
  if (answer != wants && std::popcount(position_.hand(seat) & ~trumps_) > owed) {
    answer = owe_discard(seat, to_play, trick, target);
  }
  owed = static_cast<std::uint8_t>(owed + following);
  position_.gone ^= follow;
  position_.hand(seat) ^= follow;
  return answer;
}

}  // namespace nap::search

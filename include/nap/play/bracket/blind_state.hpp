// A hand in progress as a blind declarer and open-handed defenders share it.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "nap/play/views/hidden_cards.hpp"
#include "nap/play/views/view.hpp"
#include "nap/solver/play_state.hpp"

namespace nap {

// An open state, with what the declarer knows of the hidden cards.
struct BlindState {
  PlayState open;  // from the first lead on
  CardSet unseen;  // by the declarer: what the defenders and the stock hold
  Contract contract;
  std::array<std::uint8_t, kMaxSeats> voids{};  // bit s: this seat did not follow suit s

  // After the declarer's first lead.
  static BlindState after_lead(const Deal& deal, CardSet deck, const Contract& contract, Card lead);
  // What the declarer sees: the defenders' hands are empty. Requires the declarer's view, and a first lead.
  static BlindState of(const View& view);

  void play(Card card);
  bool is_declarers_turn() const { return open.to_play() == kDeclarer; }
  // The place in the trick of the card that takes it so far. Requires a trick in progress.
  std::size_t winning_place() const;
  Card winning_card() const { return open.trick[winning_place()]; }
  // As nap::settled.
  std::optional<bool> settled() const;
  // Of what the declarer knows at the declarer's turn.
  HiddenCards hidden() const;
};

}  // namespace nap

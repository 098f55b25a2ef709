// A hand in progress, as a blind declarer and defenders with open hands share it.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "nap/play/views/hidden_cards.hpp"
#include "nap/play/views/view.hpp"
#include "nap/solver/play_state.hpp"

namespace nap {

// An open state, and what the declarer knows about the hidden cards.
struct BlindState {
  PlayState open;  // from the first lead on
  CardSet unseen;  // by the declarer: the defenders' cards, and those of the stock that the declarer does not
                   // know
  Contract contract;
  std::array<std::uint8_t, kMaxSeats> voids{};  // bit s: this seat did not follow suit s

  // The state after the declarer's first lead.
  static BlindState after_lead(const Dealt& dealt, const Contract& contract, const Opening& lead);
  // What the declarer sees; the defenders' hands are empty. Requires the declarer's view, and that the first
  // lead is played.
  static BlindState of(const View& view);

  void play(Card card);
  bool is_declarers_turn() const { return open.to_play() == kDeclarer; }
  // The place in the trick of the card that is winning it. Requires a trick in progress.
  std::size_t winning_place() const;
  Card winning_card() const { return open.trick[winning_place()]; }
  // The same as nap::settled.
  std::optional<bool> settled() const;
  // What the declarer knows about the hidden cards. Requires the declarer's turn.
  HiddenCards hidden() const;
};

}  // namespace nap

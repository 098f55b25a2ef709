// Which suit, if any, is trump.
#pragma once

#include <cassert>
#include <optional>

#include "nap/cards/card.hpp"

namespace nap {

// One of three: the suit of the declarer's first card is trump (the rule of Nap), no suit is trump (misère in
// most sources), or the trump suit is fixed before the first lead (endings of other games).
class Trump {
 public:
  static constexpr Trump first_lead() { return Trump(kFirstLead); }
  static constexpr Trump none() { return Trump(kNone); }
  static constexpr Trump fixed(Suit suit) { return Trump(static_cast<std::uint8_t>(suit)); }

  constexpr bool is_first_lead() const { return code_ == kFirstLead; }
  constexpr bool is_none() const { return code_ == kNone; }
  // The trump suit after a first card of suit `lead`; nothing if there is no trump.
  constexpr std::optional<Suit> after_lead(Suit lead) const {
    if (is_none()) return std::nullopt;
    return is_first_lead() ? lead : static_cast<Suit>(code_);
  }
  // The same after this first card. Requires no joker if the first card makes trump.
  constexpr std::optional<Suit> after_lead(Card lead) const {
    return is_first_lead() ? std::optional(lead.suit()) : suit();
  }
  // The trump suit, if there is one. Requires that no lead makes it.
  constexpr std::optional<Suit> suit() const {
    assert(!is_first_lead());
    return after_lead(Suit::Spades);
  }

  friend constexpr bool operator==(Trump, Trump) = default;

 private:
  static constexpr std::uint8_t kFirstLead = 4;
  static constexpr std::uint8_t kNone = 5;
  constexpr explicit Trump(std::uint8_t code) : code_(code) {}

  std::uint8_t code_;  // a suit, or one of the two above
};

}  // namespace nap

// A short list of cards whose order matters. It uses no heap memory.
#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <span>
#include <utility>

#include "nap/cards/card.hpp"

namespace nap {

// Holds at most kCapacity cards.
template <std::size_t kCapacity>
class CardList {
 public:
  constexpr CardList() : CardList(std::make_index_sequence<kCapacity>()) {}

  constexpr void push_back(Card card) {
    assert(size_ < kCapacity);
    cards_[size_++] = card;
  }
  constexpr void clear() { size_ = 0; }

  constexpr std::size_t size() const { return size_; }
  constexpr bool is_empty() const { return size_ == 0; }
  constexpr Card operator[](std::size_t place) const {
    assert(place < size_);
    return cards_[place];
  }
  constexpr const Card* begin() const { return cards_.data(); }
  constexpr const Card* end() const { return cards_.data() + size_; }
  constexpr std::span<const Card> all() const& { return {cards_.data(), size_}; }

 private:
  static constexpr Card no_card(std::size_t) { return Card(Rank::Two, Suit::Clubs); }
  template <std::size_t... kPlaces>
  constexpr explicit CardList(std::index_sequence<kPlaces...>) : cards_{no_card(kPlaces)...} {}

  std::array<Card, kCapacity> cards_;
  std::size_t size_ = 0;
};

}  // namespace nap

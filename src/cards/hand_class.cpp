#include "nap/cards/hand_class.hpp"

#include <algorithm>
#include <utility>

namespace nap {
namespace {

using Lanes = std::array<std::uint16_t, kSuits>;

int length(std::uint16_t lane) { return std::popcount(lane); }

// Whether suit `a` comes before suit `b`. The longer suit comes first; of two equally long suits, the one
// with the higher card at the first difference from above.
bool is_stronger(std::uint16_t a, std::uint16_t b) {
  return length(a) != length(b) ? length(a) > length(b) : a > b;
}

CardSet with_lanes(const Lanes& lanes) {
  std::uint64_t bits = 0;
  for (std::size_t i = 0; i < lanes.size(); ++i) {
    bits |= std::uint64_t{lanes[i]} << (16U * static_cast<unsigned>(kSuitsHighToLow[i]));
  }
  return CardSet(bits);
}

// 4! divided by the number of ways to exchange equal suits.
int members_of(const Lanes& lanes) {
  int orders = 24;
  int alike = 1;
  for (std::size_t i = 1; i < lanes.size(); ++i) {
    alike = lanes[i] == lanes[i - 1] ? alike + 1 : 1;
    orders /= alike;
  }
  return orders;
}

// Fills one suit after another until the hand is complete. No suit is stronger than the one before it.
class ClassBuilder {
 public:
  // Requires a deck without a joker. Every hand also gets the cards `beside`.
  ClassBuilder(Deck deck, int hand_cards, CardSet beside) : beside_(beside) {
    const unsigned lowest = static_cast<unsigned>(deck.lowest_rank());
    for (unsigned lane = 0; lane <= CardSet::kRanksOfSuit; lane += 1U << lowest) {
      if (length(static_cast<std::uint16_t>(lane)) <= hand_cards) {
        holdings_.push_back(static_cast<std::uint16_t>(lane));
      }
    }
    std::sort(holdings_.begin(), holdings_.end(), is_stronger);
    fill(0, 0, hand_cards);
  }

  std::vector<HandClass> take() { return std::move(classes_); }

 private:
  void fill(std::size_t suit, std::size_t first_holding, int cards_left) {
    if (suit == kSuits) {
      if (cards_left == 0) classes_.push_back({with_lanes(lanes_) | beside_, members_of(lanes_)});
      return;
    }
    const int suits_left = kSuits - static_cast<int>(suit);
    for (std::size_t i = first_holding; i < holdings_.size(); ++i) {
      const int cards = length(holdings_[i]);
      if (cards > cards_left) continue;
      if (cards * suits_left < cards_left) break;  // every later suit is as short or shorter
      lanes_[suit] = holdings_[i];
      fill(suit + 1, i, cards_left - cards);
    }
  }

  CardSet beside_;
  std::vector<std::uint16_t> holdings_;  // strongest first
  Lanes lanes_{};                        // in the order of kSuitsHighToLow
  std::vector<HandClass> classes_;
};

}  // namespace

CardSet SuitPermutation::operator()(CardSet cards) const {
  std::uint64_t bits = 0;
  for (const Suit suit : kSuitsHighToLow) {
    bits |= std::uint64_t{cards.lane(suit)} << (16U * static_cast<unsigned>((*this)(suit)));
  }
  return CardSet(bits) | (cards & Card::joker());
}

SuitPermutation SuitPermutation::inverse() const {
  std::array<Suit, kSuits> back{};
  for (const Suit suit : kSuitsHighToLow) back[static_cast<std::size_t>((*this)(suit))] = suit;
  return SuitPermutation(back);
}

CanonicalHand canonical_hand(CardSet hand, CardSet out_of_play) {
  std::array<Suit, kSuits> written = kSuitsHighToLow;
  std::stable_sort(written.begin(), written.end(), [&](Suit a, Suit b) {
    if (hand.lane(a) != hand.lane(b)) return is_stronger(hand.lane(a), hand.lane(b));
    return is_stronger(out_of_play.lane(a), out_of_play.lane(b));
  });
  std::array<Suit, kSuits> image{};
  for (std::size_t i = 0; i < written.size(); ++i) {
    image[static_cast<std::size_t>(written[i])] = kSuitsHighToLow[i];
  }
  const SuitPermutation permutation(image);
  return {permutation(hand), permutation};
}

std::vector<HandClass> hand_classes(Deck deck, int hand_cards) {
  const Deck suits(deck.size());
  std::vector<HandClass> classes;
  if (deck.has_joker()) classes = ClassBuilder(suits, hand_cards - 1, Card::joker()).take();
  const std::vector<HandClass> without = ClassBuilder(suits, hand_cards, {}).take();
  classes.insert(classes.end(), without.begin(), without.end());
  return classes;
}

std::uint64_t count_hands(const std::vector<HandClass>& classes) {
  std::uint64_t hands = 0;
  for (const HandClass& hand_class : classes) hands += static_cast<std::uint64_t>(hand_class.members);
  return hands;
}

}  // namespace nap

#include "hands/hand_features.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include "nap/cards/joker.hpp"

namespace nap {
namespace {

using Ranks = std::vector<int>;  // the highest first; 0 is the two

constexpr int kAce = 12;
constexpr int kJoker = 13;  // among trumps

Ranks ranks_of(CardSet hand, Suit suit) {
  Ranks ranks;
  for (const Card card : hand.of(suit)) ranks.push_back(static_cast<int>(card.rank()));
  return ranks;
}

bool has(const Ranks& ranks, int rank) { return std::find(ranks.begin(), ranks.end(), rank) != ranks.end(); }

double truth(bool value) { return value ? 1.0 : 0.0; }

// The number of suits for which `is_so` holds.
double number_of(const auto& suits, const auto& is_so) {
  return static_cast<double>(std::count_if(suits.begin(), suits.end(), is_so));
}

class FeatureList {
 public:
  void add(double value) { values_.push_back(value); }
  void add_square_of(double value) { values_.insert(values_.end(), {value, value * value}); }
  std::vector<double> take() { return std::move(values_); }

 private:
  std::vector<double> values_;
};

// Adds the trumps held, their number, and for each place from the top how many higher trumps are missing.
// `highest` is the highest trump of the deck.
void add_trumps(FeatureList& features, const Ranks& trumps, int highest) {
  constexpr int kPlaces = 5;
  constexpr int kManyTrumps = 7;  // as good as more
  for (int rank = 0; rank <= highest; ++rank) features.add(truth(has(trumps, rank)));
  for (int length = 2; length < kManyTrumps; ++length) {
    features.add(truth(static_cast<int>(trumps.size()) == length));
  }
  int missing_in_all = 0;
  for (int place = 0; place < kPlaces; ++place) {
    const bool is_there = place < static_cast<int>(trumps.size());
    const int missing = is_there ? highest - trumps[static_cast<std::size_t>(place)] - place : 0;
    features.add(missing / 12.0);
    features.add(truth(is_there && missing == 0));
    features.add(truth(is_there && missing <= 1));
    missing_in_all += missing;
  }
  features.add(missing_in_all / 40.0);
  features.add(missing_in_all * static_cast<double>(trumps.size()) / 100.0);
}

void add_side_suits(FeatureList& features, const std::array<Ranks, 3>& sides) {
  constexpr int kLowest = 4;  // lower ones hardly matter
  const auto count = [&](auto is_so) { features.add(number_of(sides, is_so) / 2.0); };
  for (int rank = kLowest; rank <= kAce; ++rank) count([rank](const Ranks& side) { return has(side, rank); });
  count([](const Ranks& side) { return side.empty(); });
  count([](const Ranks& side) { return side.size() == 1; });
  count([](const Ranks& side) { return side.size() >= 2; });
  count([](const Ranks& side) { return side.size() >= 3; });
  count([](const Ranks& side) { return has(side, kAce) && has(side, kAce - 1); });
  count([](const Ranks& side) { return has(side, kAce - 1) && side.size() >= 2; });
  count([](const Ranks& side) { return has(side, kAce) && side.size() == 1; });
  count([](const Ranks& side) { return has(side, kAce - 1) && side.size() == 1; });
}

double sides_with(const std::array<Ranks, 3>& sides, int rank) {
  return number_of(sides, [rank](const Ranks& side) { return has(side, rank); });
}

// Adds products of trump and side features, because high side cards are worth more with many trumps.
void add_combinations(FeatureList& features, const Ranks& trumps, const std::array<Ranks, 3>& sides) {
  const bool ace = has(trumps, kAce);
  const bool king = has(trumps, kAce - 1);
  const bool queen = has(trumps, kAce - 2);
  const double aces = sides_with(sides, kAce) / 2.0;
  const double kings = sides_with(sides, kAce - 1) / 2.0;
  const double length = static_cast<double>(trumps.size()) / 5.0;
  for (const double high : {aces, kings}) {
    for (const std::size_t least : {3U, 4U}) features.add(high * truth(trumps.size() >= least));
    features.add(high * truth(ace));
  }
  features.add(aces * aces);
  features.add(truth(ace && king));
  features.add(truth(ace && king && queen));
  features.add(truth(ace && queen));
  features.add(truth(king && queen));
  for (const bool honour : {ace, king, queen}) features.add(length * truth(honour));
}

// Adds what a joker is worth beside the other cards.
void add_joker(FeatureList& features, const Ranks& trumps, const std::array<Ranks, 3>& sides) {
  const double joker = truth(has(trumps, kJoker));
  features.add(joker * static_cast<double>(trumps.size()) / 5.0);
  for (const int honour : {kAce, kAce - 1, kAce - 2}) features.add(joker * truth(has(trumps, honour)));
  for (const int honour : {kAce, kAce - 1}) features.add(joker * sides_with(sides, honour) / 2.0);
}

// The ranks of a suit, the lowest first; 0 is the lowest rank of the deck.
Ranks low_ranks_of(CardSet hand, Suit suit, Deck deck) {
  Ranks ranks = ranks_of(hand, suit);
  std::reverse(ranks.begin(), ranks.end());
  for (int& rank : ranks) rank -= static_cast<int>(deck.lowest_rank());
  return ranks;
}

// How far the suit's most dangerous card is too high to duck. The j-th lowest card is safer the fewer ranks
// lie below it. Each card ducked before it makes up for two of them.
double exposure(const Ranks& suit) {
  int worst = 0;
  for (std::size_t j = 0; j < suit.size(); ++j) worst = std::max(worst, suit[j] - 2 * static_cast<int>(j));
  return worst / 12.0;
}

void add_exposures(FeatureList& features, const std::vector<Ranks>& suits) {
  std::array<double, kSuits> exposures{};
  std::transform(suits.begin(), suits.end(), exposures.begin(), exposure);
  std::sort(exposures.begin(), exposures.end(), std::greater<>());
  double above_one = 0.0;
  double in_all = 0.0;
  for (const double each : exposures) {
    features.add_square_of(each);
    above_one += std::max(0.0, 12.0 * each - 1.0);
    in_all += each;
  }
  features.add(in_all / 2.0);
  features.add(std::sqrt(in_all / 2.0));
  features.add(std::exp(-above_one / 3.0));
}

// Adds for each length the number of suits that have it and the lowest of them, from which a card may be led
// and make trump.
void add_lengths(FeatureList& features, const std::vector<Ranks>& suits) {
  for (std::size_t length = 1; length <= 4; ++length) {
    const Ranks* lowest = nullptr;
    int number = 0;
    for (const Ranks& suit : suits) {
      if (suit.size() != length) continue;
      ++number;
      if (lowest == nullptr || suit.back() < lowest->back()) lowest = &suit;
    }
    features.add(number / 2.0);
    features.add(truth(number > 0));
    features.add_square_of(lowest ? lowest->back() / 12.0 : 1.0);
    features.add(lowest ? lowest->front() / 12.0 : 1.0);
  }
  features.add(number_of(suits, [](const Ranks& suit) { return suit.empty(); }) / 2.0);
}

}  // namespace

std::vector<double> trick_features(CardSet hand, Deck deck) {
  const Ranks trumps = ranks_of(under_trump(hand, Suit::Spades), Suit::Spades);
  const std::array<Ranks, 3> sides = {ranks_of(hand, Suit::Hearts), ranks_of(hand, Suit::Diamonds),
                                      ranks_of(hand, Suit::Clubs)};
  FeatureList features;
  add_trumps(features, trumps, deck.has_joker() ? kJoker : kAce);
  add_side_suits(features, sides);
  add_combinations(features, trumps, sides);
  if (deck.has_joker()) add_joker(features, trumps, sides);
  return features.take();
}

std::vector<double> misere_features(CardSet hand, Deck deck) {
  std::vector<Ranks> suits;
  for (const Suit suit : kSuitsHighToLow) suits.push_back(low_ranks_of(hand, suit, deck));
  FeatureList features;
  std::array<int, kRanks> count{};
  int sum = 0;
  int lowest = kAce;
  int highest_low = 0;
  for (const Ranks& suit : suits) {
    for (const int rank : suit) ++count[static_cast<std::size_t>(rank)];
    for (const int rank : suit) sum += rank;
    if (suit.empty()) continue;
    lowest = std::min(lowest, suit.front());
    highest_low = std::max(highest_low, suit.front());
  }
  for (const int each : count) features.add(each / 2.0);
  features.add_square_of(lowest / 12.0);
  features.add_square_of(highest_low / 12.0);
  features.add_square_of(sum / 60.0);
  add_exposures(features, suits);
  add_lengths(features, suits);
  if (deck.has_joker()) features.add(truth(hand.has_joker()));
  return features.take();
}

}  // namespace nap

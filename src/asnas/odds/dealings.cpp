#include "odds/dealings.hpp"

#include <cassert>
#include <span>

namespace nap::asnas {
namespace {

using boost::multiprecision::uint128_t;

constexpr std::span<const Rank> kRanksButLast(kRanksHighToLow.data(), kRanks - 1);

constexpr std::uint64_t factorial(int number) {
  std::uint64_t product = 1;
  for (int i = 2; i <= number; ++i) product *= static_cast<std::uint64_t>(i);
  return product;
}

// from * (from - 1) * ..., so many factors.
Whole falling(int from, int factors) {
  Whole product = 1;
  for (int i = 0; i < factors; ++i) product *= from - i;
  return product;
}

// 5! / product of h_r!
std::uint64_t orders_of(const Cards& hand) {
  std::uint64_t orders = factorial(kHandCards);
  for (const Rank rank : kRanksHighToLow) orders /= factorial(hand.of(rank));
  return orders;
}

// In how many ways used cards can be taken out of `cards` one after the other, rank by rank.
class Choices {
 public:
  explicit Choices(const Cards& cards) {
    for (const Rank rank : kRanksHighToLow) {
      for (int used = 0; used <= cards.of(rank); ++used) {
        ways_[static_cast<std::size_t>(rank)].push_back(falling(cards.of(rank), used));
      }
    }
  }

  Whole of(const Cards& used) const {
    Whole ways = 1;
    for (const Rank rank : kRanksHighToLow) {
      ways *= ways_[static_cast<std::size_t>(rank)][static_cast<std::size_t>(used.of(rank))];
    }
    return ways;
  }

 private:
  std::array<std::vector<Whole>, kRanks> ways_;
};

Whole power(int base, int exponent) {
  return boost::multiprecision::pow(Whole(base), static_cast<unsigned>(exponent));
}

}  // namespace

CardSums::CardSums(const Cards& limit) : limit_(limit), sets_{{Cards(), 0}} {
  std::size_t places = 1;
  for (const Rank rank : kRanksButLast) places *= static_cast<std::size_t>(limit.of(rank)) + 1;
  sums_.resize(places);
  sums_[0] = 1;
}

std::size_t CardSums::place_of(const Cards& cards) const {
  std::size_t place = 0;
  for (const Rank rank : kRanksButLast) {
    place =
        place * (static_cast<std::size_t>(limit_.of(rank)) + 1) + static_cast<std::size_t>(cards.of(rank));
  }
  return place;
}

CardSums CardSums::without_sums() const {
  CardSums none(limit_);
  none.sums_[0] = 0;
  none.sets_.clear();
  return none;
}

void CardSums::add(const Set& set, const Set& other, const uint128_t& sum) {
  const Cards together = set.cards + other.cards;
  if (!limit_.contains(together)) return;
  const std::size_t place = set.place + other.place;
  if (sums_[place] == 0) sets_.push_back({together, place});
  sums_[place] += sum;
}

CardSums CardSums::with_one_of(const std::vector<Cards>& hands) const {
  CardSums more = without_sums();
  for (const Cards& hand : hands) {
    const uint128_t orders = orders_of(hand);
    const Set one{hand, place_of(hand)};
    for (const Set& set : sets_) more.add(set, one, of(set) * orders);
  }
  return more;
}

CardSums CardSums::joined_with(const CardSums& others) const {
  CardSums joined = without_sums();
  for (const Set& set : sets_) {
    for (const Set& other : others.sets_) joined.add(set, other, of(set) * others.of(other));
  }
  return joined;
}

Whole count_deals(const CardSums& first, const CardSums& second, const Cards& cards, int players) {
  const Choices choices(cards);
  Whole total = 0;
  for (const CardSums::Set& some : first.sets()) {
    const Cards left = cards - some.cards;
    if (cards.size() == players * kHandCards) {  // the rest have all that is left
      total += choices.of(cards) * first.of(some) * second.of(left);
      continue;
    }
    for (const CardSums::Set& rest : second.sets()) {
      if (!left.contains(rest.cards)) continue;
      total += choices.of(some.cards + rest.cards) * first.of(some) * second.of(rest);
    }
  }
  return total / power(static_cast<int>(factorial(kHandCards)), players);
}

Whole count_deals(const Cards& cards, int players) {
  assert(cards.size() >= players * kHandCards);
  return falling(cards.size(), players * kHandCards) /
         power(static_cast<int>(factorial(kHandCards)), players);
}

ExactChance exact_chance(const Whole& numerator, const Whole& denominator) {
  const boost::multiprecision::cpp_rational chance(numerator, denominator);
  return {static_cast<double>(chance), chance.str()};
}

}  // namespace nap::asnas

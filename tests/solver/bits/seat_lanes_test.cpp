// SeatLanes must say about all seats at once what counting says about one seat after the other.
#include "bits/seat_lanes.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>

#include <catch2/catch.hpp>

#include "support/dealer.hpp"

namespace nap {
namespace {

using search::SeatBytes;
using search::SeatLanes;
using search::SeatWords;
using search::Word;
using Lane = std::uint16_t;

// In place of a vector instruction: changes each lane of a word, or of two words, by itself.
template <class Change>
Word each_lane(Word a, Word b, Change change) {
  Word changed = 0;
  for (unsigned shift = 0; shift < 64; shift += 16) {
    changed |= Word{static_cast<Lane>(change(static_cast<Lane>(a >> shift), static_cast<Lane>(b >> shift)))}
               << shift;
  }
  return changed;
}
template <class Change>
Word each_lane(Word a, Change change) {
  return each_lane(a, 0, [&](Lane x, Lane) { return change(x); });
}

int count(Word cards) {
  int ones = 0;
  for (; cards != 0; cards /= 2) ones += static_cast<int>(cards % 2);
  return ones;
}
int up_to_top(Lane cards) {
  int all = 0;
  while (all < cards) all = 2 * all + 1;
  return all;
}
int bottom(Lane cards) {
  int bit = 1;
  while (cards != 0 && cards % (2 * bit) == 0) bit *= 2;
  return cards == 0 ? 0 : bit;
}
Word all_bits(bool set) { return set ? ~Word{0} : 0; }

// Hands of one to seven cards. Some seats have none at all.
template <int Seats>
SeatWords<Seats> random_hands(test::Dealer& dealer) {
  SeatWords<Seats> hands{};
  const Deal deal = dealer.deal(Seats, 1 + dealer.below(7));
  for (const Seat seat : all_seats(Seats)) {
    if (!dealer.once_in(5)) hands[seat.index()] = deal.hand(seat).bits();
  }
  return hands;
}

// Checks each word of `lanes` against what `each` gives for its place.
template <int Seats, class Each>
void check(const SeatLanes<Seats>& lanes, Each each) {
  const SeatWords<Seats> words = lanes.each();
  for (std::size_t place = 0; place < words.size(); ++place) REQUIRE(words[place] == each(place));
}

template <int Seats>
void check_one(test::Dealer& dealer) {
  using Lanes = SeatLanes<Seats>;
  const SeatWords<Seats> a = random_hands<Seats>(dealer);
  const SeatWords<Seats> b = random_hands<Seats>(dealer);
  const Lanes x(a);
  const Lanes y(b);

  check(x & y, [&](auto i) { return a[i] & b[i]; });
  check(x | y, [&](auto i) { return a[i] | b[i]; });
  check(x ^ y, [&](auto i) { return a[i] ^ b[i]; });
  check(~x, [&](auto i) { return ~a[i]; });
  check(Lanes(a[0]), [&](auto) { return a[0]; });

  check(Lanes::seat_bits(), [&](auto i) { return each_lane(0, [&](Lane) { return 1U << i; }); });

  check(x.counts(), [&](auto i) { return each_lane(a[i], count); });
  check(x.up_to_top(), [&](auto i) { return each_lane(a[i], up_to_top); });
  check(x.bottoms(), [&](auto i) { return each_lane(a[i], bottom); });
  check(x.lanes_with_any(),
        [&](auto i) { return each_lane(a[i], [](Lane suit) { return all_bits(suit != 0); }); });
  check(x.words_with_any(), [&](auto i) { return all_bits(a[i] != 0); });
  check(x.words_with_several(), [&](auto i) { return all_bits(count(a[i]) > 1); });

  check(x.counts() + y.counts(),
        [&](auto i) { return each_lane(a[i], b[i], [](Lane p, Lane q) { return count(p) + count(q); }); });
  const auto smaller = [](Lane p, Lane q) { return std::min(p, q); };
  const auto larger = [](Lane p, Lane q) { return std::max(p, q); };
  check(min(x, y), [&](auto i) { return each_lane(a[i], b[i], smaller); });
  check(surplus(x, y),
        [&](auto i) { return each_lane(a[i], b[i], [](Lane p, Lane q) { return p > q ? p - q : 0; }); });
  check(where_greater(x, y),
        [&](auto i) { return each_lane(a[i], b[i], [](Lane p, Lane q) { return all_bits(p > q); }); });

  const auto seat = static_cast<std::size_t>(dealer.below(Seats));
  check(x.without(Seat(static_cast<int>(seat))), [&](auto i) { return i == seat ? 0 : a[i]; });
  check(x.below(Seat(static_cast<int>(seat))), [&](auto i) { return i < seat ? a[i] : 0; });

  Word united = 0;
  Word smallest = ~Word{0};
  Word largest = 0;
  const Word low = 0x0008'0004'0002'0001U;
  for (const Word word : a) {
    united |= word;
    smallest = each_lane(smallest, word | low, smaller);
    largest = each_lane(largest, word, larger);
  }
  REQUIRE(x.united() == united);
  REQUIRE((x | Lanes(low)).smallest() == smallest);
  REQUIRE(x.largest() == largest);

  SeatBytes numbers{};
  for (std::size_t i = 0; i < Seats; ++i) numbers[i] = static_cast<std::uint8_t>(dealer.below(8));
  check(Lanes(numbers), [&](auto i) { return each_lane(0, [&](Lane) { return numbers[i]; }); });
}

TEST_CASE("All seats at once are as one after the other") {
  test::Dealer dealer(20261122);
  for (int i = 0; i < 2000; ++i) {
    check_one<2>(dealer);
    check_one<3>(dealer);
    check_one<4>(dealer);
    check_one<5>(dealer);
    check_one<6>(dealer);
    check_one<7>(dealer);
  }
}

}  // namespace
}  // namespace nap

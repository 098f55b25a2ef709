#include <algorithm>
#include <cmath>
#include <map>
#include <string>
#include <vector>

#include <catch2/catch.hpp>

#include "nap/analysis/deck/deck_order.hpp"
#include "nap/analysis/deck/pattern_sums.hpp"
#include "nap/cards/notation.hpp"

using namespace nap;

namespace {

// What to_text should say of a hand, from the letters of its suits. A joker has none.
std::string plain_pattern(const std::vector<std::string>& cards) {
  std::map<char, int> suits = {{'S', 0}, {'H', 0}, {'D', 0}, {'C', 0}};
  bool has_joker = false;
  for (const std::string& card : cards) {
    if (card == "JK") {
      has_joker = true;
    } else {
      ++suits[card.back()];
    }
  }
  std::vector<int> lengths;
  for (const auto& [suit, length] : suits) lengths.push_back(length);
  std::sort(lengths.rbegin(), lengths.rend());
  std::string text;
  for (const int length : lengths) text += (text.empty() ? "" : "-") + std::to_string(length);
  return text + (has_joker ? " JK" : "");
}

// Counts every hand of so many cards, one by one.
void count_hands(const std::vector<std::string>& deck, std::size_t first, std::size_t missing,
                 std::vector<std::string>& hand, std::map<std::string, int>& found) {
  if (missing == 0) {
    ++found[plain_pattern(hand)];
    return;
  }
  for (std::size_t card = first; card + missing <= deck.size(); ++card) {
    hand.push_back(deck[card]);
    count_hands(deck, card + 1, missing - 1, hand, found);
    hand.pop_back();
  }
}

}  // namespace

TEST_CASE("The shares of suit patterns are those of all hands, counted one by one", "[analysis][deck]") {
  for (const auto& [deck, size] :
       {std::pair{Deck(24), 5}, std::pair{Deck(24).with_joker(), 5}, std::pair{Deck(24), 7}}) {
    std::vector<std::string> cards;
    for (const Card card : deck.cards()) cards.push_back(to_string(card));
    std::vector<std::string> hand;
    std::map<std::string, int> found;
    count_hands(cards, 0, static_cast<std::size_t>(size), hand, found);
    int hands = 0;
    for (const auto& [pattern, number] : found) hands += number;
    const std::vector<SuitPattern> patterns = suit_patterns(deck, size);
    CHECK(patterns.size() == found.size());
    double sum = 0.0;
    for (const SuitPattern& pattern : patterns) {
      INFO(to_text(pattern));
      CHECK(shuffled_share(pattern, deck) == Approx(static_cast<double>(found.at(to_text(pattern))) / hands));
      sum += shuffled_share(pattern, deck);
    }
    CHECK(sum == Approx(1.0));
  }
}

TEST_CASE("The patterns of five cards come from the most uneven to the most even", "[analysis][deck]") {
  std::vector<std::string> texts;
  for (const SuitPattern& pattern : suit_patterns(Deck(), 5)) texts.push_back(to_text(pattern));
  CHECK(texts == std::vector<std::string>{"5-0-0-0", "4-1-0-0", "3-2-0-0", "3-1-1-0", "2-2-1-0", "2-1-1-1"});
  CHECK(to_text(pattern_of(parse_hand("A.KQ..JT", Deck(), 5))) == "2-2-1-0");
}

TEST_CASE("A deck that is shuffled before each deal gives the shares of shuffled hands", "[analysis][deck]") {
  const Deck deck(28);
  PatternSums sums(suit_patterns(deck, 5));
  PatternSums halves[2] = {sums, sums};
  std::uint64_t number = 0;
  for (std::size_t evening = 0; evening < 200; ++evening) {
    for (int i = 0; i < 60; ++i) {
      RandomWords words(5, Stream::Cut, number++);
      const Deal hands = dealt_in_packets(cut(shuffled(deck.cards(), words), words), {4, 5}).hands;
      sums.add(hands);
      halves[evening % 2].add(hands);
    }
    sums.end_evening();
    halves[evening % 2].end_evening();
  }
  CHECK(sums.hands() == 200 * 60 * 4);
  const auto is_any = [](const SuitPattern&) { return true; };
  CHECK(sums.share(is_any).value == Approx(1.0));
  CHECK(sums.share(is_any).half_width() == Approx(0.0).margin(1e-6));
  for (const SuitPattern& pattern : sums.patterns()) {
    INFO(to_text(pattern));
    const auto is_it = [&](const SuitPattern& each) { return each == pattern; };
    const Estimate share = sums.share(is_it);
    CHECK(std::abs(share.value - shuffled_share(pattern, deck)) < 1.5 * share.half_width());
    // Hands of shuffled deals are nearly independent: the error is about that of a share of so many hands.
    const double error = std::sqrt(share.value * (1.0 - share.value) / static_cast<double>(sums.hands()));
    CHECK(share.half_width() == Approx(1.96 * error).epsilon(0.3));
  }
  halves[0] += halves[1];
  const auto is_long = [](const SuitPattern& each) { return each.longest() >= 4; };
  CHECK(halves[0].share(is_long).low == Approx(sums.share(is_long).low));
  CHECK(halves[0].share(is_long).value == Approx(sums.share(is_long).value));
}

TEST_CASE("The error of a share is that between evenings", "[analysis][deck]") {
  // Of the four hands of each evening, 2, 1, 2 and 1 have four cards of a suit, 1.5 on average. The variance
  // between evenings is 4 * 0.5^2 / 3 = 1/3, so the standard error of the mean is sqrt(1/12) = 0.2887. With
  // three degrees of freedom, 3.1824 of these make 95 %: 1.5 +- 0.9187 of four hands.
  PatternSums sums(suit_patterns(Deck(), 5));
  const CardSet four = parse_hand("AKQJ.A..", Deck(), 5);
  const CardSet two = parse_hand("AK.AK.A.", Deck(), 5);
  for (const int longs : {2, 1, 2, 1}) {
    for (int pair = 0; pair < 2; ++pair) {
      Deal hands(2);
      hands.give(Seat(0), pair < longs ? four : two);
      hands.give(Seat(1), two);
      sums.add(hands);
    }
    sums.end_evening();
  }
  const Estimate share = sums.share([](const SuitPattern& each) { return each.longest() == 4; });
  CHECK(share.value == Approx(3.0 / 8.0));
  CHECK(share.low == Approx(0.375 - 0.9187 / 4.0).margin(1e-4));
  CHECK(share.high == Approx(0.375 + 0.9187 / 4.0).margin(1e-4));
}

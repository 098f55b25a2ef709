#include "exchange/two_players.hpp"

#include <catch2/catch.hpp>

#include "nap/asnas/hands/card_names.hpp"
#include "nap/asnas/odds/table_odds.hpp"
#include "plain_exchange.hpp"

using namespace nap;
using namespace nap::asnas;
using namespace nap::test;

namespace {

// What the hand of two players wins after a throw, if the other player follows a rule.
double plain_share(const HandThrows& hands, const Cards& hand, const Cards& thrown, const ThrowRule& rule,
                   Ranking ranking) {
  const Cards unseen = hands.pack().cards() - hand;
  double share = 0.0;
  for_each_hand(unseen, [&](const Cards& other, double chance) {
    const std::size_t place = hands.place_of(other);
    for (std::size_t i = 0; i < rule[place].size(); ++i) {
      if (rule[place][i] == 0.0) continue;
      const Throw& theirs = hands.throws(place)[i];
      share +=
          chance * rule[place][i] *
          share_after_drawing({hand - thrown, theirs.kept}, unseen - other + thrown + theirs.thrown, ranking);
    }
  });
  return share;
}

// Everybody throws away what makes no pair or better.
ThrowRule odd_cards_thrown(const HandThrows& hands) {
  ThrowRule rule = no_numbers(hands);
  for (std::size_t place = 0; place < hands.size(); ++place) {
    Cards odd;
    for (const Rank rank : kRanksHighToLow) odd.add(rank, hands.hand(place).of(rank) == 1 ? 1 : 0);
    rule[place][place_of_throw(hands.hand(place), odd)] = 1.0;
  }
  return rule;
}

struct Case {
  const char* hand;
  const char* thrown;
};

}  // namespace

TEST_CASE("Two players win what they win if every card is drawn by itself", "[asnas][exchange][oracle]") {
  for (const int copies : {4, 5}) {
    const HandThrows hands(Pack{copies});
    const ThrowRule rule = odd_cards_thrown(hands);
    for (const Ranking ranking : kRankings) {
      TwoPlayers two(hands, ranking);
      for (const Case& each : {Case{"AAKKT", "T"}, Case{"AKQJT", "JT"}, Case{"JJJTT", ""}}) {
        const Cards hand = parse_cards(each.hand);
        const Cards thrown = parse_cards(each.thrown);
        INFO(each.hand << " throws " << each.thrown << ", " << copies << " of each rank, "
                       << word_for(ranking, kRankingWords));
        CHECK(two.shares(hands.place_of(hand), rule)[place_of_throw(hand, thrown)] ==
              Approx(plain_share(hands, hand, thrown, rule, ranking)).margin(1e-12));
      }
    }
  }
}

TEST_CASE("A mixed rule is played as often as it says", "[asnas][exchange][oracle]") {
  const HandThrows hands(Pack{4});
  TwoPlayers two(hands, Ranking::Combination);
  ThrowRule mixed = odd_cards_thrown(hands);
  for (std::vector<double>& chances : mixed) {
    for (double& chance : chances) chance *= 0.75;
    chances.front() += 0.25;
  }
  const Cards hand = parse_cards("QQJTT");
  CHECK(two.shares(hands.place_of(hand), mixed)[place_of_throw(hand, parse_cards("J"))] ==
        Approx(plain_share(hands, hand, parse_cards("J"), mixed, Ranking::Combination)).margin(1e-12));
}

TEST_CASE("Two players share the pot evenly if both follow one rule", "[asnas][exchange]") {
  for (const int copies : {4, 8}) {
    const HandThrows hands(Pack{copies});
    TwoPlayers two(hands, Ranking::Combination);
    const ThrowRule rule = thrown_at_random(hands);
    double share = 0.0;
    for (std::size_t hand = 0; hand < hands.size(); ++hand) {
      const std::vector<double> shares = two.shares(hand, rule);
      for (std::size_t i = 0; i < shares.size(); ++i) share += hands.chance(hand) * rule[hand][i] * shares[i];
    }
    CHECK(share == Approx(0.5).margin(1e-12));
  }
}

TEST_CASE("Against the best rule for two no hand gains more than is said", "[asnas][exchange]") {
  const HandThrows hands(Pack{4});
  for (const Ranking ranking : kRankings) {
    TwoPlayers two(hands, ranking);
    const FoundRule found = two.find_rule();
    CHECK(found.largest_gain < 1e-4);
    double even = 0.0;
    double mean = 0.0;
    for (std::size_t hand = 0; hand < hands.size(); ++hand) {
      const std::vector<double> shares = two.shares(hand, found.rule);
      double own = 0.0;
      for (std::size_t i = 0; i < shares.size(); ++i) own += found.rule[hand][i] * shares[i];
      const double gain = *std::max_element(shares.begin(), shares.end()) - own;
      CHECK(gain <= found.largest_gain + 1e-12);
      mean += hands.chance(hand) * gain;
      even += hands.chance(hand) * own;
    }
    CHECK(even == Approx(0.5).margin(1e-12));
    CHECK(mean == Approx(found.mean_gain).margin(1e-12));
  }
}

TEST_CASE("If both throw away what is best, four aces stay and odd cards go", "[asnas][exchange]") {
  const HandThrows hands(Pack{4});
  TwoPlayers two(hands, Ranking::Combination);
  const ThrowRule rule = two.find_rule().rule;
  for (const Case& each :
       {Case{"AAKQJ", "KQJ"}, Case{"KKQQT", "T"}, Case{"AAATT", ""}, Case{"QQQKJ", "KJ"}}) {
    INFO(each.hand);
    const Cards hand = parse_cards(each.hand);
    CHECK(rule[hands.place_of(hand)][place_of_throw(hand, parse_cards(each.thrown))] == 1.0);
  }
}

TEST_CASE("If both keep everything, or nothing, the best hands are those of any deal", "[asnas][exchange]") {
  for (const int copies : {4, 5}) {
    const HandThrows hands(Pack{copies});
    TwoPlayers two(hands, Ranking::Combination);
    const TableOdds odds = table_odds(2, Pack{copies});
    for (const ThrowRule& rule : {nothing_thrown(hands), everything_thrown(hands)}) {
      const auto best = two.best_categories(rule);
      for (const CategoryOdds& category : odds.categories) {
        CHECK(best[static_cast<std::size_t>(category.category)] == Approx(category.best.value).margin(1e-12));
      }
    }
  }
}

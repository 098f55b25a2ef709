#include "exchange/pat_others.hpp"

#include <catch2/catch.hpp>

#include "exchange/two_players.hpp"
#include "nap/asnas/hands/card_names.hpp"
#include "nap/asnas/odds/pot_share.hpp"
#include "plain_exchange.hpp"

using namespace nap;
using namespace nap::asnas;
using namespace nap::test;

TEST_CASE("Against others who throw nothing away a hand wins what it wins if every card is drawn by itself",
          "[asnas][exchange][oracle]") {
  struct Case {
    const char* hand;
    const char* thrown;
  };
  for (const Case& each : {Case{"AAKQT", "QT"}, Case{"AKQJT", "A"}, Case{"KKQQT", ""}}) {
    const Cards hand = parse_cards(each.hand);
    const Cards thrown = parse_cards(each.thrown);
    const Pack pack{4};
    double two = 0.0;
    double three = 0.0;
    for_each_hand(pack.cards() - hand, [&](const Cards& first, double chance) {
      const Cards left = pack.cards() - hand - first;
      two += chance * share_after_drawing({hand - thrown, first}, left + thrown, Ranking::Combination);
      for_each_hand(left, [&](const Cards& second, double next) {
        three +=
            chance * next *
            share_after_drawing({hand - thrown, first, second}, left - second + thrown, Ranking::Combination);
      });
    });
    INFO(each.hand);
    const std::size_t place = place_of_throw(hand, thrown);
    const auto shares = [&](int players) {
      return shares_with_pat_others({hand, players, pack, Ranking::Combination, OthersThrow::Nothing});
    };
    CHECK(shares(2)[place] == Approx(two).margin(1e-12));
    CHECK(shares(3)[place] == Approx(three).margin(1e-12));
  }
}

TEST_CASE("The two ways to count an exchange agree", "[asnas][exchange]") {
  const HandThrows hands(Pack{6});
  TwoPlayers two(hands, Ranking::Kickers);
  const Cards hand = parse_cards("AKKQT");
  const std::vector<double> by_rule = two.shares(hands.place_of(hand), nothing_thrown(hands));
  const std::vector<double> pat =
      shares_with_pat_others({hand, 2, Pack{6}, Ranking::Kickers, OthersThrow::Nothing});
  REQUIRE(by_rule.size() == pat.size());
  for (std::size_t i = 0; i < pat.size(); ++i) CHECK(by_rule[i] == Approx(pat[i]).margin(1e-12));
}

TEST_CASE(
    "Nothing changes if nobody throws anything away, or if the whole pack is dealt to others who do not",
    "[asnas][exchange]") {
  for (const int players : {2, 3, 4, 6}) {
    const Cards hand = parse_cards("AQQJT");
    const Pack pack = pack_for(players);
    const double before = pot_share({hand, {}, players, pack}, Ranking::Combination).share.value;
    const std::vector<double> shares =
        shares_with_pat_others({hand, players, pack, Ranking::Combination, OthersThrow::Nothing});
    CHECK(shares.front() == Approx(before).margin(1e-12));
    if (players < 4) continue;
    for (const double share : shares) CHECK(share == Approx(before).margin(1e-12));
  }
}

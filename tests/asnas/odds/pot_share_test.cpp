#include "nap/asnas/odds/pot_share.hpp"

#include <array>
#include <cmath>
#include <map>
#include <random>
#include <span>
#include <string>

#include <catch2/catch.hpp>

#include "every_deal.hpp"
#include "nap/asnas/hands/card_names.hpp"
#include "nap/asnas/odds/table_odds.hpp"

using namespace nap;
using namespace nap::asnas;
using namespace nap::test;

namespace {

PotQuestion question_of(const Cards& hand, int players) { return {hand, {}, players, pack_for(players)}; }

// What the first hand of weighted deals wins.
struct Won {
  double deals = 0.0;
  double win = 0.0;
  double tie = 0.0;
  double share = 0.0;

  void add(std::span<const Cards> hands, double weight, Ranking ranking) {
    const int mine = strength(hands.front(), ranking);
    int equal = 1;
    bool is_beaten = false;
    for (const Cards& other : hands.subspan(1)) {
      const int theirs = strength(other, ranking);
      is_beaten = is_beaten || theirs > mine;
      equal += theirs == mine ? 1 : 0;
    }
    deals += weight;
    if (is_beaten) return;
    (equal == 1 ? win : tie) += weight;
    share += weight / equal;
  }
};

}  // namespace

TEST_CASE("Every hand of two to four players wins what it wins in every deal", "[asnas][oracle]") {
  const std::vector<WeightedDeal> deals = every_deal_of_twenty();
  for (const Ranking ranking : kRankings) {
    for (const int players : {2, 3, 4}) {
      std::map<std::string, Won> won;
      for (const WeightedDeal& deal : deals) {
        won[to_text(deal.hands.front())].add(std::span(deal.hands).first(static_cast<std::size_t>(players)),
                                             deal.weight, ranking);
      }
      CHECK(won.size() == 121);
      for (const auto& [hand, counted] : won) {
        const PotShare found = pot_share(question_of(parse_cards(hand), players), ranking);
        INFO(hand << ", " << players << " players, " << word_for(ranking, kRankingWords));
        const bool is_right = std::abs(found.win.value - counted.win / counted.deals) < 1e-12 &&
                              std::abs(found.tie.value - counted.tie / counted.deals) < 1e-12 &&
                              std::abs(found.share.value - counted.share / counted.deals) < 1e-12;
        if (!is_right) FAIL("wrong");
      }
    }
  }
}

TEST_CASE("With more players and other packs a hand wins what it wins in shuffled packs, within the error",
          "[asnas][oracle]") {
  constexpr int kDeals = 40'000;
  std::mt19937 random(11);
  struct Case {
    const char* hand;
    const char* dead;
    int players;
    int copies;
  };
  for (const Case& each : {Case{"AAKKT", "", 5, 5}, Case{"KKKQJ", "", 6, 6}, Case{"AAQJT", "", 7, 7},
                           Case{"TTTJJ", "", 8, 8}, Case{"AKQJT", "", 4, 5}, Case{"QQJJA", "AAT", 3, 4}}) {
    if (each.players > kMostTried) continue;
    const PotQuestion question{parse_cards(each.hand), parse_cards(each.dead), each.players,
                               Pack{each.copies}};
    std::vector<Rank> unseen;
    for (const Rank rank : kRanksHighToLow) {
      unseen.insert(unseen.end(), static_cast<std::size_t>(question.unseen().of(rank)), rank);
    }
    std::array<Won, 3> won;
    for (int i = 0; i < kDeals; ++i) {
      std::shuffle(unseen.begin(), unseen.end(), random);
      std::vector<Cards> hands = {question.hand};
      for (std::size_t card = 0; hands.size() < static_cast<std::size_t>(each.players) || card % 5 != 0;
           ++card) {
        if (card % 5 == 0) hands.emplace_back();
        hands.back().add(unseen[card]);
      }
      for (std::size_t r = 0; r < won.size(); ++r) won[r].add(hands, 1.0, kRankings[r]);
    }
    for (std::size_t r = 0; r < won.size(); ++r) {
      const PotShare found = pot_share(question, kRankings[r]);
      INFO(each.hand << ", " << each.players << " players, " << word_for(kRankings[r], kRankingWords));
      const auto agree = [](double rate, double counted) {
        CHECK(std::abs(rate - counted / kDeals) <= 4.5 * std::sqrt(rate * (1.0 - rate) / kDeals) + 1e-12);
      };
      agree(found.win.value, won[r].win);
      agree(found.tie.value, won[r].tie);
      agree(found.share.value, won[r].share);  // a share varies less than a win
    }
  }
}

TEST_CASE("The shares of all hands together are an even share of the pot", "[asnas]") {
  for (int players = 2; players <= kMostTried; ++players) {
    const Cards pack = pack_for(players).cards();
    double share = 0.0;
    double hands = 0.0;
    for (const Cards& hand : hands_from(pack)) {
      const auto number = static_cast<double>(ways(hand, pack));
      share += number * pot_share(question_of(hand, players), Ranking::Combination).share.value;
      hands += number;
    }
    CHECK(share / hands == Approx(1.0 / players).margin(1e-12));
  }
}

TEST_CASE("Who holds one card of each rank leaves the next smaller pack to the others", "[asnas]") {
  for (int players = 5; players <= kMostTried; ++players) {
    const TableOdds smaller = table_odds(players - 1, pack_for(players - 1));
    const std::vector<OthersCategory> others = others_hand(question_of(parse_cards("AKQJT"), players));
    REQUIRE(others.size() == smaller.categories.size());
    for (std::size_t i = 0; i < others.size(); ++i) {
      CHECK(others[i].category == smaller.categories[i].category);
      CHECK(others[i].now.fraction == smaller.categories[i].chance.fraction);
    }
  }
}

TEST_CASE("Chances are fractions in lowest terms", "[asnas]") {
  const PotShare five = pot_share(question_of(parse_cards("AAAAA"), 5), Ranking::Kickers);
  CHECK(five.win.fraction == "1");
  CHECK(five.tie.fraction == "0");
  CHECK(five.share.value == 1.0);
  // Nobody can hold less than nothing, but another player may hold as little.
  const PotShare nothing = pot_share(question_of(parse_cards("AKQJT"), 2), Ranking::Category);
  CHECK(nothing.win.fraction == "0");
  CHECK(nothing.tie.fraction == "81/1001");  // 3^5 of C(15,5) = 3,003
  CHECK(nothing.share.fraction == "81/2002");
}

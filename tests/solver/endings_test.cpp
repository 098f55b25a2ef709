// 2,000 published 2-against-2 endings, card by card.
#include <array>
#include <fstream>
#include <map>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

#include <catch2/catch.hpp>

#include "nap/cards/notation.hpp"
#include "nap/solver/solver.hpp"
#include "support/dealer.hpp"

namespace nap {
namespace {

constexpr int kTable = 4;

struct Ending {
  std::string id;
  Deal deal{kTable};  // the leader is in seat 0
  Game game;
  int best = 0;
  std::map<std::string, int> tricks;  // by lead, written suit then rank: "SA"
};

std::vector<std::string> split(const std::string& text, char separator) {
  std::vector<std::string> parts;
  std::istringstream stream(text);
  for (std::string part; std::getline(stream, part, separator);) parts.push_back(part);
  return parts;
}

Trump to_trump(const std::string& letter) {
  for (const Suit suit : kSuitsHighToLow) {
    if (letter == std::string(1, suit_letter(suit))) return Trump::fixed(suit);
  }
  return Trump::none();
}

// Reads "N:" and the hands of north, east, south and west, and turns them so that `leader` sits in seat 0.
Deal to_deal(const std::string& hands, const std::string& leader) {
  const Deal from_north = parse_deal(hands.substr(2));
  const Seat first(static_cast<int>(std::string("NESW").find(leader)));
  Deal deal(kTable);
  for (const Seat seat : all_seats(kTable))
    deal.give(seat, from_north.hand(first.further_by(seat.number(), kTable)));
  return deal;
}

// The columns are: id, trump (N for none), leader, hands, tricks of the leader's side, and tricks after each
// card of the leader.
Ending to_ending(const std::string& line) {
  const std::vector<std::string> columns = split(line, '\t');
  Ending ending;
  ending.id = columns.at(0);
  ending.deal = to_deal(columns.at(3), columns.at(2));
  ending.game.trump = to_trump(columns.at(1));
  ending.game.allies.insert(Seat(2));
  ending.best = std::stoi(columns.at(4));
  for (const std::string& lead : split(columns.at(5), ',')) {
    ending.tricks[lead.substr(0, 2)] = std::stoi(lead.substr(3));
  }
  return ending;
}

std::vector<Ending> read_endings() {
  const std::string path = std::string(NAP_TEST_DATA) + "/endings_2v2.tsv";
  std::ifstream file(path);
  if (!file) throw std::runtime_error("cannot read " + path);
  std::vector<Ending> endings;
  std::string line;
  std::getline(file, line);  // the names of the columns
  while (std::getline(file, line)) endings.push_back(to_ending(line));
  return endings;
}

TEST_CASE("Two thousand bridge endings come out as published after every lead", "[solver][oracle]") {
  const std::vector<Ending> endings = read_endings();
  REQUIRE(endings.size() == 2000);
  Solver solver;
  for (const Ending& ending : endings) {
    INFO("ending " << ending.id << ": " << test::describe(ending.deal, ending.game));
    const Solution solution = solver.solve(ending.deal, ending.game);
    std::map<std::string, int> solved;
    for (const auto& [card, tricks] : solution.leads()) {
      solved[std::string{suit_letter(card.suit()), rank_letter(card.rank())}] = tricks;
    }
    REQUIRE(solved == ending.tricks);
    REQUIRE(solution.best() == ending.best);
  }
}

}  // namespace
}  // namespace nap

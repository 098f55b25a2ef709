// Evenings as the study of fairness plays them, written out as records and settled by the score-keeper.
#include <array>
#include <random>
#include <string>
#include <vector>

#include <catch2/catch.hpp>

#include "analysis/fairness/schools.hpp"
#include "nap/inquiry/score/score_evening.hpp"
#include "nap/inquiry/table/table_request.hpp"

using namespace nap;
using namespace nap::test;

namespace {

const std::vector<std::string> kNames = {"Ann", "Ben", "Cat", "Dan", "Eve"};

std::string one_of(const std::vector<std::string>& words, std::mt19937& random) {
  return words[random() % words.size()];
}

// A table with random rules of the auction and the evening.
TableRequest random_table(int players, std::mt19937& random) {
  TableRequest table;
  table.players = std::to_string(players);
  table.deck = "28";
  table.stakes = one_of({"peel", "french", "symmetric"}, random);
  RulesetRequest& changes = table.changes;
  changes.all_pass = one_of({"void", "eldest_plays_one", "dealer_plays_one", "double_header"}, random);
  changes.overcall = one_of({"higher", "equal", "one_more"}, random);
  changes.own_raise = random() % 2 == 0;
  if (random() % 3 == 0) changes.min_bid = one_of({"two", "three"}, random);
  if (random() % 4 == 0) return table;
  changes.pool_paid_by = one_of({"dealer", "round", "once", "when_empty"}, random);
  changes.pool_stake = one_of({"1", "2", "7"}, random);
  changes.pool_taken_with = one_of({"any", "nap"}, random);
  changes.pool_at_end = one_of({"divided", "lowest_card"}, random);
  return table;
}

// A deal as somebody at the table writes it down.
std::string record_of(const PlayedDeal& played, int dealer, int players, const std::vector<Bid>& bids) {
  std::string record = R"({"dealer":")" + kNames[static_cast<std::size_t>(dealer)] + '"';
  if (!played.declarer) {
    std::string calls = "pass";
    for (int i = 1; i < players; ++i) calls += ",pass";
    return record + R"(,"heard":")" + calls + "\"}";
  }
  const auto declarer = static_cast<std::size_t>((dealer + 1 + played.declarer->number()) % players);
  return record + R"(,"declarer":")" + kNames[declarer] + R"(","bid":")" +
         (played.bid ? bids[*played.bid].id : "one") + R"(","result":")" + (played.made ? "made" : "lost") +
         "\"}";
}

class BothSides {
 public:
  BothSides(int players, std::mt19937& random)
      : players_(players), request_(random_table(players, random)), setting_(table_of(request_, texts_)) {}

  // How many of these evenings end with other totals, or lose a stake.
  int differences(std::uint64_t evenings, std::uint64_t seed) {
    const HighCards appraiser({setting_.deck, players_, 5});
    const Evenings played(appraiser, {School{setting_.ruleset, setting_.seating}}, seed);
    Solver solver;
    int wrong = 0;
    for (std::uint64_t evening = 0; evening < evenings; ++evening) wrong += is_other(played, evening, solver);
    return wrong;
  }

 private:
  int is_other(const Evenings& played, std::uint64_t evening, Solver& solver) {
    const std::vector<std::string> names(kNames.begin(), kNames.begin() + players_);
    Evening scored(inquiry_, names);
    const std::vector<Bid>& bids = played.order(SchoolPlace(0)).bids();
    std::array<int, kMaxSeats> won{};
    int pool = 0;
    int wrong = 0;
    std::uint64_t line = 0;
    const auto payouts = played.play(evening, solver, [&](SchoolPlace, int dealer, const PlayedDeal& deal) {
      for (int seat = 0; seat < players_; ++seat) {
        const auto place = static_cast<std::size_t>(seat);
        won[static_cast<std::size_t>((dealer + 1 + seat) % players_)] +=
            deal.payments[place] + deal.paid_in[place];
        pool -= deal.payments[place] + deal.paid_in[place];
      }
      wrong |= is_other(scored.add(record_of(deal, dealer, players_, bids), ++line), won, pool);
    });
    if (setting_.ruleset.pool) wrong |= ends_otherwise(scored, payouts.front(), won, ++line);
    return wrong;
  }

  int is_other(const EveningDeal& scored, const std::array<int, kMaxSeats>& won, int pool) const {
    int sum = scored.pool_total;
    for (const Total& total : scored.totals) {
      const auto person =
          static_cast<std::size_t>(std::find(kNames.begin(), kNames.end(), total.player) - kNames.begin());
      if (total.stakes != won[person]) return 1;
      sum += static_cast<int>(total.stakes);
    }
    return sum != 0 || scored.pool_total != pool ? 1 : 0;
  }

  // The pool is paid out. Odd stakes of a divided one go to the first seats of the last deal.
  int ends_otherwise(Evening& scored, const Evenings::Payout& payout, std::array<int, kMaxSeats> won,
                     std::uint64_t line) const {
    const auto most =
        static_cast<std::size_t>(std::max_element(payout.begin(), payout.end()) - payout.begin());
    const bool is_divided = setting_.ruleset.pool->at_end == PoolAtEnd::Divided;
    for (std::size_t person = 0; person < payout.size(); ++person) won[person] += payout[person];
    return is_other(scored.add(R"({"end":")" + (is_divided ? "divided" : kNames[most]) + "\"}", line), won,
                    0);
  }

  int players_;
  HouseRulesTexts texts_;
  TableRequest request_;
  TableSetting setting_;
  ScoreInquiry inquiry_{request_, texts_, "en"};
};

}  // namespace

TEST_CASE("The score-keeper settles ten thousand evenings as the study of fairness does",
          "[inquiry][score][evening]") {
  std::mt19937 random(3);
  constexpr int kTables = 200;
  constexpr std::uint64_t kEvenings = 50;
  int wrong = 0;
  for (int table = 0; table < kTables; ++table)
    wrong += BothSides(2 + table % 4, random).differences(kEvenings, static_cast<std::uint64_t>(table));
  CHECK(wrong == 0);
}

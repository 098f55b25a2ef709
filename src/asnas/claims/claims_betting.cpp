#include <cmath>

#include <fmt/format.h>

#include "claims/claim_tests.hpp"
#include "nap/report/figures.hpp"

namespace nap::asnas {
namespace {

constexpr Unit kMoves{"moves", Unit::Form::Mean};
constexpr Unit kAntes{"antes", Unit::Form::Mean};

Figure solved_share(std::string what, double value) { return share(std::move(what), "", as_solved(value)); }

void add_betting(std::vector<Figure>& figures, const std::string& table, const BettingCourse& course) {
  figures.push_back({table + ": moves a deal", "", as_solved(course.moves), kMoves});
  figures.push_back({table + ": moves a player", "", as_solved(course.moves_a_player()), kMoves});
  figures.push_back(solved_share(table + ": nobody opens", course.unopened));
  figures.push_back(solved_share(table + ": all but one fold", course.unseen));
  figures.push_back(solved_share(table + ": two or more pay a bet and show", course.called()));
  figures.push_back(solved_share(table + ": somebody raises", course.raised));
  figures.push_back({table + ": antes in the pot", "", as_solved(course.pot), kAntes});
}

// With more cards than 20 there are so many deals to four players that their betting takes minutes to solve.
std::vector<int> solved_tables(const ClaimStudy& study) {
  constexpr int kMostCopiesOfFour = 4;
  return study.tables(study.pack(2).copies > kMostCopiesOfFour ? 3 : 4);
}

std::string left_out(const ClaimStudy& study) {
  return solved_tables(study).back() < 4
             ? fmt::format(
                   " The betting of four players with {} cards takes minutes to solve and is left out.",
                   study.pack(4).cards().size())
             : "";
}

// That the hand that wins is a pair or nothing.
double low_hand_wins(const TableOdds& odds) {
  double chance = 0.0;
  for (const CategoryOdds& category : odds.categories) {
    if (category.category <= Category::Pair) chance += category.best.value;
  }
  return chance;
}

std::string percents(const std::vector<double>& values) {
  std::vector<std::string> texts;
  for (const double value : values) texts.push_back(report::percent(value));
  return listed(texts, "and");
}

}  // namespace

Verdict ends_sooner(std::span<const BettingCourse> courses) {
  std::vector<Verdict> verdicts;
  for (std::size_t i = 1; i < courses.size(); ++i) {
    const double more_called = courses[i].called() - courses[i - 1].called();
    const double more_moves = courses[i].moves_a_player() - courses[i - 1].moves_a_player();
    const bool is_clear = std::abs(more_called) >= kClearShare && std::abs(more_moves) >= kClearMoves;
    const bool is_so = more_called > 0.0 && more_moves > 0.0;
    verdicts.push_back(!is_clear ? Verdict::Undecided : is_so ? Verdict::Confirmed : Verdict::Refuted);
  }
  return all_of(verdicts);
}

TestResult test_few_players(ClaimStudy& study) {
  std::vector<Figure> figures;
  std::vector<BettingCourse> courses;
  std::vector<double> called;
  std::vector<double> unseen;
  for (const int players : solved_tables(study)) {
    courses.push_back(study.betting(players));
    called.push_back(courses.back().called());
    unseen.push_back(courses.back().unseen);
    add_betting(figures, study.table_text(players), courses.back());
  }
  const std::string reason = fmt::format(
      "With 2 to {} players two or more pay a bet and show in {} of deals, and all but one fold in {}.{}",
      courses.back().players, percents(called), percents(unseen), left_out(study));
  return {std::move(figures), ends_sooner(courses), kEquilibriumBasis, reason,
          ends_sooner(courses) == Verdict::Undecided ? "Other bets, or what people do at tables of each size."
                                                     : ""};
}

TestResult test_best_number(ClaimStudy& study) {
  std::vector<Figure> figures;
  std::vector<double> low;
  for (const int players : study.tables()) {
    const TableOdds& odds = study.odds(players);
    const std::string table = study.table_text(players);
    low.push_back(low_hand_wins(odds));
    figures.push_back(exact_share(table + ": the best hand is a pair or nothing", "", low.back()));
    figures.push_back(exact_share(table + ": a tie, by category", "", odds.ties[0].value));
    figures.push_back(exact_share(table + ": a tie, by combination", "", odds.ties[1].value));
  }
  std::vector<double> called;
  for (const int players : solved_tables(study)) {
    called.push_back(study.betting(players).called());
    figures.push_back(
        solved_share(study.table_text(players) + ": two or more pay a bet and show", called.back()));
  }
  return {
      std::move(figures), Verdict::Undecided, kEquilibriumBasis,
      fmt::format(
          "A pair or nothing wins {} of deals with 2, 3 and more players; two or more pay a bet and show in "
          "{} with 2 to {}. No source says which of this makes a game good.{}",
          percents(low), percents(called), solved_tables(study).back(), left_out(study)),
      "A measure of what makes a game good, or people who play at tables of each size and say which they like."};
}

}  // namespace nap::asnas

#include <algorithm>
#include <functional>

#include <fmt/format.h>

#include "claims/claim_tests.hpp"
#include "nap/report/figures.hpp"

namespace nap::asnas {
namespace {

double best_is_big(const TableOdds& odds) {
  double chance = 0.0;
  for (const CategoryOdds& category : odds.categories) {
    if (category.category >= Category::Full) chance += category.best.value;
  }
  return chance;
}

// The chance of a tie for each number of players.
std::vector<double> ties(ClaimStudy& study, std::size_t ranking) {
  std::vector<double> chances;
  for (const int players : study.tables()) chances.push_back(study.odds(players).ties[ranking].value);
  return chances;
}

constexpr std::array<const char*, kRankings.size()> kHow = {"by category", "by combination", "with kickers"};

}  // namespace

bool always_grows(std::span<const double> values) {
  return std::adjacent_find(values.begin(), values.end(), std::greater_equal<>()) == values.end();
}

std::string course_text(std::span<const double> values) {
  std::vector<std::string> parts;
  const auto verb_at = [&](std::size_t i) {
    return values[i] > values[i - 1] ? "grows" : values[i] < values[i - 1] ? "falls" : "stays the same";
  };
  for (std::size_t i = 1; i < values.size(); ++i) {
    const std::string verb = verb_at(i);
    if (i + 1 < values.size() && verb == verb_at(i + 1)) continue;
    parts.push_back(parts.empty() ? fmt::format("{} from 2 to {} players", verb, i + 2)
                                  : fmt::format("{} to {}", verb, i + 2));
  }
  return listed(parts, "and");
}

TestResult test_big_hands(ClaimStudy& study) {
  std::vector<Figure> figures;
  std::vector<double> chances;
  for (const int players : study.tables()) {
    chances.push_back(best_is_big(study.odds(players)));
    figures.push_back(exact_share(
        fmt::format("{}: the best hand is a full or better", study.table_text(players)), "", chances.back()));
  }
  const std::string course =
      fmt::format("The chance that the best hand is a full or better {}", course_text(chances));
  return conclude(std::move(figures), always_grows(chances) ? Verdict::Confirmed : Verdict::Refuted,
                  {fmt::format("{}, from {} to {}.", course, report::percent(chances.front()),
                               report::percent(chances.back())),
                   course + "."},
                  Basis::exact(), "");
}

TestResult test_ties(ClaimStudy& study) {
  std::vector<Figure> figures;
  std::vector<Verdict> verdicts;
  std::vector<std::string> courses;
  for (std::size_t ranking = 0; ranking < kRankings.size(); ++ranking) {
    const std::vector<double> chances = ties(study, ranking);
    for (std::size_t i = 0; i < chances.size(); ++i) {
      figures.push_back(exact_share(
          fmt::format("{}: a tie, {}", study.table_text(study.tables()[i]), kHow[ranking]), "", chances[i]));
    }
    verdicts.push_back(always_grows(chances) ? Verdict::Confirmed : Verdict::Refuted);
    courses.push_back(fmt::format("{} it {}", kHow[ranking], course_text(chances)));
  }
  const std::string reason =
      fmt::format("The chance of a tie: {}; {}; {}.", courses[0], courses[1], courses[2]);
  return conclude(std::move(figures), all_of(verdicts), {reason, reason}, Basis::exact(), "");
}

TestResult test_ranked_ties(ClaimStudy& study) {
  std::vector<Figure> figures;
  std::vector<Verdict> verdicts;
  double least_cut = 1.0;
  double most_left = 0.0;
  for (const int players : study.tables()) {
    const auto& chances = study.odds(players).ties;
    const double by_ranks = chances[0].value - chances[1].value;
    figures.push_back(exact_share(
        fmt::format("{}: rarer by combination than by category", study.table_text(players)), "", by_ranks));
    figures.push_back(
        exact_share(fmt::format("{}: rarer with kickers than by combination", study.table_text(players)), "",
                    chances[1].value - chances[2].value));
    verdicts.push_back(is_above(Estimate::exact(by_ranks), 0.0));
    least_cut = std::min(least_cut, by_ranks / chances[0].value);
    most_left = std::max(most_left, chances[1].value);
  }
  return conclude(
      std::move(figures), all_of(verdicts),
      {fmt::format(
           "With any number of players the ranks take away at least {} of all ties, and leave ties in at "
           "most {} of deals.",
           report::percent(least_cut), report::percent(most_left)),
       "With some number of players the ranks take away no tie."},
      Basis::exact(), "");
}

}  // namespace nap::asnas

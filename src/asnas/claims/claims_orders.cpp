#include <fmt/format.h>

#include "claims/claim_tests.hpp"
#include "claims/rank_orders.hpp"
#include "nap/asnas/hands/card_names.hpp"
#include "nap/report/figures.hpp"

namespace nap::asnas {

// By category the order counts for nothing. By combination hands lose what others win.
TestResult test_orders(ClaimStudy& study) {
  constexpr int kMost = 4;  // players
  const std::vector<RankOrder> neighbours = neighbour_orders();
  const std::vector<RankOrder> all = other_orders();
  std::vector<Figure> figures;
  std::vector<Verdict> verdicts;
  OrderedShares::Change worst{{}, 0.0};
  for (const int players : study.tables(kMost)) {
    const std::string table = study.table_text(players);
    const OrderedShares by_category(players, study.pack(players), Ranking::Category, study.workers());
    const OrderedShares by_combination(players, study.pack(players), Ranking::Combination, study.workers());
    study.throw_if_stopped();
    const OrderedShares::Change lost = by_category.largest_loss(all);
    const double game = by_combination.change_of_game(all);
    const OrderedShares::Change neighbour = by_combination.largest_loss(neighbours);
    const OrderedShares::Change any = by_combination.largest_loss(all);
    figures.push_back(
        exact_share(table + ", any order: largest change of a category's chance to win or to tie", "", game));
    figures.push_back(
        exact_share(table + ", any order: the most that a hand loses by category", "", lost.loss));
    figures.push_back(
        exact_share(table + ", two neighbours change places: the most that a hand loses by combination",
                    to_text(neighbour.hand), neighbour.loss));
    figures.push_back(exact_share(table + ", any order: the most that a hand loses by combination",
                                  to_text(any.hand), any.loss));
    figures.push_back(exact_share(
        table + ", J and T (couli and sarbas) change places: average change of a hand by combination", "",
        by_combination.mean_change(neighbours.back())));
    for (const double change : {game, lost.loss})
      verdicts.push_back(change == 0.0 ? Verdict::Confirmed : Verdict::Refuted);
    if (neighbour.loss > worst.loss) worst = neighbour;
  }
  return conclude(
      std::move(figures), all_of(verdicts),
      {fmt::format(
           "As a whole the game stays the same: each category wins and ties as often, and if only the category "
           "counts each hand wins as much. If the ranks of the combination count, hands change their worth: "
           "{} loses {} of the pot if two neighbouring ranks change places.",
           to_text(worst.hand), report::percent(worst.loss)),
       "Under some order a category wins or ties more often than before, or a hand wins more by its category."},
      Basis::exact(), "");
}

}  // namespace nap::asnas

#include <algorithm>

#include <fmt/format.h>

#include "claims/claim_tests.hpp"
#include "claims/poker_counts.hpp"
#include "nap/report/figures.hpp"

namespace nap::asnas {
namespace {

const CategoryOdds& odds_of(const TableOdds& table, Category category) {
  return *std::find_if(table.categories.begin(), table.categories.end(),
                       [&](const CategoryOdds& odds) { return odds.category == category; });
}

double chance_of_at_least(Category lowest, const TableOdds& table) {
  double chance = 0.0;
  for (const CategoryOdds& odds : table.categories)
    chance += odds.category >= lowest ? odds.chance.value : 0.0;
  return chance;
}

double chance_of_at_least(Category lowest, const RankPack& pack) {
  double chance = 0.0;
  for (const Category category : kCategoriesHighToLow) {
    if (category >= lowest) chance += chance_of(category, pack);
  }
  return chance;
}

// Whether each category from a pair to four comes more often than in poker.
bool is_easier(const TableOdds& table) {
  return std::all_of(table.categories.begin(), table.categories.end(), [](const CategoryOdds& odds) {
    return odds.category == Category::Nothing || odds.category == Category::Five ||
           odds.chance.value > chance_of(odds.category, kPokerPack);
  });
}

// The lowest hand is not the most frequent one. Empty if it is.
std::string about_nothing(const TableOdds& table) {
  const std::uint64_t nothing = odds_of(table, Category::Nothing).hands;
  for (const Category category : {Category::Three, Category::TwoPairs, Category::Pair}) {
    if (odds_of(table, category).hands <= nothing) return "";
  }
  return fmt::format(
      " Only nothing, one card of each rank, is hard to get: the lowest hand comes more rarely than three, two "
      "pairs and a pair, in {} of hands with {} cards; in poker {} of hands are nothing.",
      report::percent(odds_of(table, Category::Nothing).chance.value), table.pack.cards().size(),
      report::percent(chance_of(Category::Nothing, kPokerPack)));
}

struct Threshold {
  Category lowest;
  const char* text;
};
constexpr Threshold kThresholds[] = {{Category::Pair, "a pair or better"},
                                     {Category::TwoPairs, "two pairs or better"},
                                     {Category::Three, "three or better"},
                                     {Category::Full, "a full or better"}};

}  // namespace

TestResult test_five_alike(ClaimStudy& study) {
  constexpr int kFewest = 5;  // players, by the claim
  std::vector<Figure> figures;
  std::vector<int> against;
  for (const int players : study.tables()) {
    const double chance = odds_of(study.odds(players), Category::Five).best.value;
    figures.push_back(
        exact_share(fmt::format("{}: somebody has five alike", study.table_text(players)), "", chance));
    if ((chance > 0.0) != (players >= kFewest)) against.push_back(players);
  }
  const int copies = study.pack(kFewest).copies;
  return conclude(
      std::move(figures), against.empty() ? Verdict::Confirmed : Verdict::Refuted,
      {"A pack for up to four players has four cards of each rank, so nobody can have five alike; each further "
       "player adds a card of each rank.",
       fmt::format("It hangs on the pack: with {} cards of each rank {} players can have five alike, too.",
                   copies, against.empty() ? 0 : against.front())},
      Basis::exact(), "");
}

TestResult test_five_ranks(ClaimStudy& study) {
  std::vector<Figure> figures;
  std::vector<Verdict> verdicts;
  std::vector<int> packs;
  for (const int players : study.tables()) {
    const TableOdds& table = study.odds(players);
    const int cards = table.pack.cards().size();
    if (!packs.empty() && packs.back() == cards) continue;
    packs.push_back(cards);
    for (const Threshold& each : kThresholds) {
      figures.push_back(exact_share(fmt::format("{} cards: {}", cards, each.text), "",
                                    chance_of_at_least(each.lowest, table)));
    }
    verdicts.push_back(is_easier(table) ? Verdict::Confirmed : Verdict::Refuted);
  }
  for (const Threshold& each : kThresholds) {
    figures.push_back(exact_share(fmt::format("poker, 52 cards: {}", each.text), "",
                                  chance_of_at_least(each.lowest, kPokerPack)));
  }
  const TableOdds& first = study.odds(study.tables().front());
  return conclude(
      std::move(figures), all_of(verdicts),
      {fmt::format(
           "A pair, two pairs, three, a full and four each come more often than in poker; with {} cards a "
           "full or better {:.0f} times as often.{}",
           packs.front(),
           chance_of_at_least(Category::Full, first) / chance_of_at_least(Category::Full, kPokerPack),
           about_nothing(first)),
       "With some pack a pair, two pairs, three, a full or four comes more rarely than in poker."},
      Basis::exact(), "");
}

}  // namespace nap::asnas

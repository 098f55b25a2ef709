#include "exchange/draw_plans.hpp"

#include <algorithm>
#include <array>

#include "nap/chance/interval.hpp"

namespace nap {
namespace {

// One card: few draws are possible, so each is worth much work.
constexpr std::array<KeepRound, 3> kOneCardRounds = {{{64, 8}, {256, 3}, {1024, 1}}};
constexpr KeepRace kOneCard = {64, kOneCardRounds};
constexpr std::uint64_t kOneCardChoosing = 1'000;
// Enough where fewer than kFewDeals deals rate a draw: it costs .02 stakes of the choice's value.
constexpr std::array<KeepRound, 2> kFewDealsRounds = {{{32, 4}, {128, 1}}};
constexpr KeepRace kForFewDeals = {64, kFewDealsRounds};
constexpr std::uint64_t kFewDeals = 256;
// Five cards, and so 252 ways to keep five of ten.
constexpr std::array<KeepRound, 3> kSpareRounds = {{{24, 12}, {96, 4}, {256, 1}}};
constexpr KeepRace kSpare = {64, kSpareRounds};
// Bought cards: nothing but the lead is left to choose.
constexpr std::array<KeepRound, 2> kBoughtRounds = {{{32, 3}, {128, 1}}};
constexpr KeepRace kBought = {16, kBoughtRounds};
constexpr std::array<KeepRound, 2> kQuickRounds = {{{12, 2}, {32, 1}}};
constexpr KeepRace kQuick = {8, kQuickRounds};
constexpr std::uint64_t kManyChoosing = 128;

constexpr std::uint64_t kMostDraws = 6'000;
constexpr std::uint64_t kDealsOfDraw = 16;  // if there are so many draws
constexpr std::uint64_t kFewestDraws = 2;
// Draws that choose have numbers from here on.
constexpr std::uint64_t kFirstChoosing = std::uint64_t{1} << 32U;

std::uint64_t deals_wanted(const SamplePlan& plan) {
  if (plan.deals) return *plan.deals;
  return plan.precision ? deals_for_precision(0.5, *plan.precision) : kMostDraws * kDealsOfDraw;
}

// So that few draws are possible.
bool draws_one_card(ExchangeKind kind) { return !is_spare_hand(kind) && kind != ExchangeKind::Ecarte; }

KeepRace race_of(ExchangeKind kind, std::uint64_t rating) {
  if (is_spare_hand(kind)) return kSpare;
  if (kind == ExchangeKind::Ecarte) return kBought;
  return rating < kFewDeals ? kForFewDeals : kOneCard;
}

}  // namespace

DrawPlan rating_plan(ExchangeKind kind, const SamplePlan& plan, std::uint64_t possible) {
  const std::uint64_t deals = deals_wanted(plan);
  const bool is_one_card = draws_one_card(kind);
  const std::uint64_t draws =
      is_one_card ? possible : std::min(possible, std::max(deals / kDealsOfDraw, kFewestDraws));
  const std::uint64_t choosing = is_one_card ? kOneCardChoosing : kManyChoosing;
  const std::uint64_t rating = std::max<std::uint64_t>(deals / draws, 1);
  return {plan.seed, 0, draws, race_of(kind, rating), choosing, rating};
}

std::vector<GivingRound> giving_rounds(ExchangeKind kind, const SamplePlan& plan) {
  constexpr std::uint64_t kEvery = 100;  // more than the cards that may come
  if (kind == ExchangeKind::Indiscret)
    return {{{plan.seed, 0, kEvery, kQuick, 1, 200}, 2}, {{plan.seed, 0, kEvery, kBought, 1, 1'000}, 1}};
  if (kind != ExchangeKind::Ecarte) return {};
  struct Round {
    std::uint64_t draws;
    std::uint64_t choosing;  // deals
    KeepRace race;
    std::size_t most;
  };
  constexpr std::array<Round, 3> kRounds = {
      {{200, 32, kQuick, 8}, {1'000, 64, kQuick, 3}, {3'000, 64, kBought, 1}}};
  constexpr std::uint64_t kFewest = 16;
  const std::uint64_t usual = kMostDraws * kDealsOfDraw;
  const std::uint64_t deals = std::min(deals_wanted(plan), usual);
  std::vector<GivingRound> rounds;
  std::uint64_t first = kFirstChoosing;
  for (const Round& round : kRounds) {
    const std::uint64_t draws = std::max(kFewest, round.draws * deals / usual);
    rounds.push_back({{plan.seed, first, draws, round.race, round.choosing, 8}, round.most});
    first += draws;
  }
  return rounds;
}

}  // namespace nap

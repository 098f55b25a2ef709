#include "exchange/two_players.hpp"

#include <algorithm>
#include <numeric>

#include "exchange/card_code.hpp"
#include "exchange/rule_search.hpp"

namespace nap::asnas {
TwoPlayers::TwoPlayers(const HandThrows& hands, Ranking ranking) : hands_(hands), other_hands_(hands.size()) {
  const Cards pack = hands.pack().cards();
  std::vector<std::size_t> place_by_code(kCardCodes);
  for (int size = 0; size <= kHandCards; ++size) {
    const std::vector<Cards> draws = sets_from(pack, kHandCards - size);
    for (const Cards& cards : sets_from(pack, size)) {
      place_by_code[code_of(cards)] = kept_.size();
      Kept& kept = kept_.emplace_back(Kept{cards, {}});
      for (const Cards& drawn : draws) {
        const Cards hand = cards + drawn;
        if (pack.contains(hand)) kept.draws.push_back({drawn, strength(hand, ranking), category_of(hand)});
      }
    }
  }
  for (std::size_t hand = 0; hand < hands.size(); ++hand) {
    std::vector<std::size_t>& places = kept_by_throw_.emplace_back();
    for (const Throw& each : hands.throws(hand)) places.push_back(place_by_code[code_of(each.kept)]);
  }
  shares_.resize(kept_.size());
}

// Calls `see` with what each draws, and in how many ways, for all ways to fill up both hands.
template <class See>
void TwoPlayers::for_each_fill(const Kept& mine, const Kept& theirs, const See& see) const {
  const Cards stock = hands_.pack().cards() - mine.cards - theirs.cards;
  for (const Drawn& draw : mine.draws) {
    if (!stock.contains(draw.cards)) continue;
    const Cards left = stock - draw.cards;
    const std::uint64_t my_ways = ways(draw.cards, stock);
    for (const Drawn& other : theirs.draws) {
      if (left.contains(other.cards)) see(draw, other, my_ways * ways(other.cards, left));
    }
  }
}

std::vector<double> TwoPlayers::shares(std::size_t hand, const ThrowRule& other) {
  std::vector<double> kept_chances(kept_.size(), 0.0);
  const std::vector<double>& chances = other_hands(hand);
  for (std::size_t theirs = 0; theirs < hands_.size(); ++theirs) {
    for (std::size_t i = 0; i < other[theirs].size(); ++i) {
      kept_chances[kept_by_throw_[theirs][i]] += chances[theirs] * other[theirs][i];
    }
  }
  std::vector<double> shares;
  for (const std::size_t kept : kept_by_throw_[hand]) {
    double share = 0.0;
    for (std::size_t theirs = 0; theirs < kept_.size(); ++theirs) {
      if (kept_chances[theirs] > 0.0) share += kept_chances[theirs] * share_of(kept, theirs);
    }
    shares.push_back(share);
  }
  return shares;
}

std::vector<std::vector<double>> TwoPlayers::chances_of_kept(const ThrowRule& rule) {
  std::vector<std::vector<double>> chances(kept_.size(), std::vector<double>(kept_.size()));
  for (std::size_t hand = 0; hand < hands_.size(); ++hand) {
    const std::vector<double>& others = other_hands(hand);
    for (std::size_t i = 0; i < rule[hand].size(); ++i) {
      std::vector<double>& row = chances[kept_by_throw_[hand][i]];
      for (std::size_t other = 0; other < hands_.size(); ++other) {
        for (std::size_t j = 0; j < rule[other].size(); ++j) {
          row[kept_by_throw_[other][j]] +=
              hands_.chance(hand) * rule[hand][i] * others[other] * rule[other][j];
        }
      }
    }
  }
  return chances;
}

std::array<double, kCategoriesHighToLow.size()> TwoPlayers::best_categories(const ThrowRule& rule) {
  std::array<double, kCategoriesHighToLow.size()> best{};
  const std::vector<std::vector<double>> chances = chances_of_kept(rule);
  for (std::size_t mine = 0; mine < kept_.size(); ++mine) {
    for (std::size_t theirs = 0; theirs < kept_.size(); ++theirs) {
      if (chances[mine][theirs] == 0.0) continue;
      std::array<std::uint64_t, kCategoriesHighToLow.size()> fills{};
      for_each_fill(kept_[mine], kept_[theirs],
                    [&](const Drawn& draw, const Drawn& other, std::uint64_t ways) {
                      fills[static_cast<std::size_t>(std::max(draw.category, other.category))] += ways;
                    });
      const auto all = static_cast<double>(std::accumulate(fills.begin(), fills.end(), std::uint64_t{0}));
      for (std::size_t i = 0; i < best.size(); ++i)
        best[i] += chances[mine][theirs] * static_cast<double>(fills[i]) / all;
    }
  }
  return best;
}

FoundRule TwoPlayers::find_rule() {
  constexpr int kSearchRounds = 300;
  const auto all_shares = [&](const ThrowRule& rule) {
    ThrowNumbers numbers;
    for (std::size_t hand = 0; hand < hands_.size(); ++hand) numbers.push_back(shares(hand, rule));
    return numbers;
  };
  RuleSearch search(hands_);
  for (int round = 0; round < kSearchRounds; ++round) search.learn(all_shares(search.current()));
  const ThrowRule rule = search.average();
  return with_gains(hands_, rule, all_shares(rule));
}

const std::vector<double>& TwoPlayers::other_hands(std::size_t hand) {
  std::vector<double>& chances = other_hands_[hand];
  if (!chances.empty()) return chances;
  const Cards unseen = hands_.pack().cards() - hands_.hand(hand);
  const auto all = static_cast<double>(choose(unseen.size(), kHandCards));
  for (std::size_t other = 0; other < hands_.size(); ++other) {
    const bool can_be = unseen.contains(hands_.hand(other));
    chances.push_back(can_be ? static_cast<double>(ways(hands_.hand(other), unseen)) / all : 0.0);
  }
  return chances;
}

double TwoPlayers::share_of(std::size_t mine, std::size_t theirs) {
  std::vector<double>& row = shares_[mine];
  if (row.empty()) row.resize(kept_.size(), kUnknown);
  if (row[theirs] == kUnknown) row[theirs] = counted_share(kept_[mine], kept_[theirs]);
  return row[theirs];
}

double TwoPlayers::counted_share(const Kept& mine, const Kept& theirs) const {
  std::uint64_t halves = 0;
  std::uint64_t all = 0;
  for_each_fill(mine, theirs, [&](const Drawn& draw, const Drawn& other, std::uint64_t ways) {
    all += ways;
    if (draw.strength >= other.strength) halves += draw.strength > other.strength ? 2 * ways : ways;
  });
  return static_cast<double>(halves) / (2.0 * static_cast<double>(all));
}

}  // namespace nap::asnas

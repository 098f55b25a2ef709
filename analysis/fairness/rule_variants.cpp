#include "nap/analysis/fairness/rule_variants.hpp"

#include <algorithm>
#include <array>

#include <fmt/format.h>

#include "nap/rules/changes/ruleset_options.hpp"

namespace nap {
namespace {

bool is_about_payment(const Alternative& other) {
  const bool changes_stakes = other.win || other.lose;
  return changes_stakes && !other.trump && other.rank.empty() && !other.forced_lead;
}

// Adds the alternative stakes of each source, for all bids together.
void add_alternative_stakes(std::vector<RuleVariant>& variants, const Ruleset& ruleset,
                            const Seating& seating) {
  std::vector<RuleVariant> found;
  for (std::size_t i = 0; i < ruleset.bids.size(); ++i) {
    for (const Alternative& other : ruleset.bids[i].alternatives) {
      if (!is_about_payment(other)) continue;
      Bid changed = ruleset.bids[i];
      changed.win = other.win.value_or(changed.win);
      changed.lose = other.lose.value_or(changed.lose);
      const bool is_other = changed.win != ruleset.bids[i].win || changed.lose != ruleset.bids[i].lose;
      if (!is_other || (changed.win == 0 && changed.lose == 0)) continue;
      // A source with two alternatives for one bid makes two variants.
      auto variant = std::find_if(found.begin(), found.end(), [&](const RuleVariant& each) {
        return each.source == other.source && each.ruleset.bids[i] == ruleset.bids[i];
      });
      if (variant == found.end()) {
        variant = found.insert(found.end(), {"", other.source, ruleset, seating});
      }
      variant->ruleset.bids[i] = changed;
      variant->what +=
          fmt::format("{}{} {}/{}", variant->what.empty() ? "" : ", ", changed.id, changed.win, changed.lose);
    }
  }
  variants.insert(variants.end(), found.begin(), found.end());
}

void add_minimums(std::vector<RuleVariant>& variants, const Ruleset& ruleset, const Seating& seating) {
  constexpr std::array<std::string_view, 3> kMinimums = {"one", "two", "three"};
  const std::string& lowest = ruleset.min_bid.empty() ? ruleset.bids.front().id : ruleset.min_bid;
  for (const std::string_view minimum : kMinimums) {
    const Bid* bid = ruleset.find(minimum);
    if (bid == nullptr || bid->id == lowest || !bid->can_be_minimum()) continue;
    RuleVariant variant{fmt::format("lowest bid {}", minimum), "", ruleset, seating};
    variant.ruleset.min_bid = minimum;
    variants.push_back(std::move(variant));
  }
}

}  // namespace

std::vector<RuleVariant> rule_variants(const Ruleset& ruleset, const Seating& seating) {
  std::vector<RuleVariant> variants;
  add_alternative_stakes(variants, ruleset, seating);
  add_minimums(variants, ruleset, seating);
  if (seating.payers > seating.defenders()) {
    const Seating dealer_aside = {seating.players, seating.active, seating.defenders()};
    variants.push_back({"the dealer, without cards, does not pay either", "", ruleset, dealer_aside});
  }
  return variants;
}

std::vector<RuleVariant> auction_variants(const Ruleset& ruleset, const Seating& seating) {
  std::vector<RuleVariant> variants;
  const Ruleset doubled = in_doubled_deal(ruleset);
  if (doubled.min_bid != ruleset.min_bid) {
    variants.push_back({"double header, lowest bid three", "PEEL", ruleset, seating});
    variants.back().ruleset.all_pass = AllPass::DoubleHeader;
    variants.back().ruleset.min_bid = doubled.min_bid;
  }
  if (ruleset.overcall != Overcall::Equal) {
    variants.push_back({"an equal bid takes over", "FR", ruleset, seating});
    variants.back().ruleset.overcall = Overcall::Equal;
  }
  if (ruleset.overcall != Overcall::OneMore) {
    variants.push_back({"each bid one more than the last", "ES", ruleset, seating});
    variants.back().ruleset.overcall = Overcall::OneMore;
  }
  const std::vector<Bid> bids = ruleset.callable_bids();
  const bool can_raise =
      std::any_of(bids.begin(), bids.end(), [](const Bid& bid) { return bid.needs_earlier_bid(); });
  if (!ruleset.has_own_raise && can_raise) {
    variants.push_back({"who called Nap may raise it", "PEEL", ruleset, seating});
    variants.back().ruleset.has_own_raise = true;
  }
  return variants;
}

std::vector<RuleVariant> pool_variants(const Ruleset& ruleset, const Seating& seating) {
  if (ruleset.pool) return {};
  const std::vector<Bid> bids = ruleset.callable_bids();
  if (std::none_of(bids.begin(), bids.end(), [&](const Bid& bid) { return takes_pool(ruleset, bid); }))
    return {};
  std::vector<RuleVariant> variants = {{"a pool, paid by each dealer", "PEEL", ruleset, seating},
                                       {"a pool, paid by all when it is empty", "", ruleset, seating}};
  variants[0].ruleset.pool = PoolRules{PaidBy::Dealer};
  variants[1].ruleset.pool = PoolRules{PaidBy::WhenEmpty};
  return variants;
}

std::vector<RuleVariant> shuffle_variants(const Ruleset& ruleset, const Seating& seating) {
  constexpr int kHandOfFive = 5;
  if (ruleset.shuffle == Shuffle::AfterNap || ruleset.cards != kHandOfFive) return {};
  RuleVariant variant{"shuffled only after a made Nap", "EBP", ruleset, seating};
  variant.ruleset.shuffle = Shuffle::AfterNap;
  return {variant};
}

std::vector<RuleVariant> all_pass_variants(const Ruleset& ruleset, const Seating& seating) {
  std::vector<RuleVariant> variants;
  for (const AllPass rule :
       {AllPass::Void, AllPass::EldestPlaysOne, AllPass::DealerPlaysOne, AllPass::DoubleHeader}) {
    if (rule == ruleset.all_pass) continue;
    RuleVariant variant{fmt::format("all pass: {}", to_word(rule)), "", ruleset, seating};
    variant.ruleset.all_pass = rule;
    variants.push_back(std::move(variant));
  }
  return variants;
}

}  // namespace nap

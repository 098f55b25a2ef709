#include "changes/evening_notes.hpp"

#include <string_view>

#include <fmt/format.h>

#include "nap/text/words.hpp"

namespace nap {
namespace {

std::string_view described(Overcall overcall) {
  switch (overcall) {
    case Overcall::Higher:
      break;
    case Overcall::Equal:
      return "by an equal bid, too, which takes over";
    case Overcall::OneMore:
      return "only by the next higher bid";
  }
  return "by any higher bid";
}

std::string_view described(Shuffle shuffle) {
  return shuffle == Shuffle::EachDeal ? "shuffled before each deal" : "only cut until Nap is made";
}

std::string_view payers_text(PaidBy paid_by) {
  switch (paid_by) {
    case PaidBy::Dealer:
      break;
    case PaidBy::Round:
      return "everybody after each round of deals";
    case PaidBy::Once:
      return "everybody once";
    case PaidBy::WhenEmpty:
      return "everybody whenever it is empty";
  }
  return "each dealer";
}

std::string described(const PoolRules& pool) {
  return fmt::format("{} by {}, taken with {}, at the end {}", pool.stake, payers_text(pool.paid_by),
                     pool.taken_with == TakenWith::AnyNap ? "Nap or more" : "Nap alone",
                     pool.at_end == PoolAtEnd::Divided ? "divided" : "for the lowest card");
}

std::string described(const Fines& fines) {
  std::vector<std::string> amounts;
  for (const Word<FineKind>& fine : kFineWords) {
    if (fines.of(fine.value) > 0) amounts.push_back(fmt::format("{} {}", fine.word, fines.of(fine.value)));
  }
  return amounts.empty() ? "none" : listed(amounts, "and");
}

void add_pool_change(std::vector<std::string>& changes, const Ruleset& before, const Ruleset& after) {
  if (before.pool && !after.pool) changes.emplace_back("there is no pool");
  if (!before.pool && after.pool) changes.push_back("there is a pool: " + described(*after.pool));
  if (before.pool && after.pool && before.pool != after.pool)
    changes.push_back(
        fmt::format("the pool is {} instead of {}", described(*after.pool), described(*before.pool)));
  if (before.fines == after.fines) return;
  changes.push_back(
      fmt::format("the fines are {} instead of {}", described(after.fines), described(before.fines)));
}

}  // namespace

void add_evening_changes(std::vector<std::string>& changes, const Ruleset& before, const Ruleset& after) {
  if (after.overcall != before.overcall) {
    changes.push_back(fmt::format("a bid may be outbid {} instead of {}", described(after.overcall),
                                  described(before.overcall)));
  }
  if (after.has_own_raise != before.has_own_raise) {
    changes.push_back(
        fmt::format("who called Nap may {}play the bid that outbids it", after.has_own_raise ? "" : "not "));
  }
  if (after.shuffle != before.shuffle) {
    changes.push_back(
        fmt::format("the deck is {} instead of {}", described(after.shuffle), described(before.shuffle)));
  }
  add_pool_change(changes, before, after);
}

}  // namespace nap

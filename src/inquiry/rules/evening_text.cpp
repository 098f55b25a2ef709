#include "rules/evening_text.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "nap/text/words.hpp"

namespace nap {
namespace {

std::string overcall_text(Overcall overcall) {
  switch (overcall) {
    case Overcall::Higher:
      break;
    case Overcall::Equal:
      return "A bid may be equal to the one before it, and takes over (FR).\n";
    case Overcall::OneMore:
      return "After a bid only the next higher one may be called; a misère may be left out (ES).\n";
  }
  return "";
}

std::string own_raise_text(const Ruleset& ruleset) {
  if (!ruleset.has_own_raise) return "";
  return "Who called Nap and is outbid may play the higher bid himself; only if he will not, the other plays it "
         "(PEEL).\n";
}

std::string shuffle_text(Shuffle shuffle) {
  if (shuffle == Shuffle::EachDeal) return "";
  return "The deck is shuffled at the start and after a made Nap; before other deals it is only cut, and dealt in "
         "threes and twos (EBP).\n";
}

std::string paid_in_text(const PoolRules& pool) {
  const std::string amount = fmt::format("{} stake{}", pool.stake, pool.stake == 1 ? "" : "s");
  switch (pool.paid_by) {
    case PaidBy::Dealer:
      break;
    case PaidBy::Round:
      return fmt::format("everybody pays {} when the deal has gone round (PEEL)", amount);
    case PaidBy::Once:
      return fmt::format("everybody pays {} before the first deal (ES, FR)", amount);
    case PaidBy::WhenEmpty:
      return fmt::format("everybody pays {} whenever it is empty (ours)", amount);
  }
  return fmt::format("each dealer pays {} (PEEL, GR)", amount);
}

std::string pool_text(const Ruleset& ruleset) {
  if (!ruleset.pool) return "";
  const PoolRules& pool = *ruleset.pool;
  std::string text =
      fmt::format("Pool: {}; the first declarer who makes {} takes it; at the end {}.\n", paid_in_text(pool),
                  pool.taken_with == TakenWith::AnyNap ? "Nap or a bid above it" : "Nap alone",
                  pool.at_end == PoolAtEnd::Divided ? "it is divided"
                                                    : "everybody draws a card, and the lowest takes it");
  std::vector<std::string> fines;
  for (const Word<FineKind>& fine : kFineWords) {
    if (const int stakes = ruleset.fines.of(fine.value); stakes > 0)
      fines.push_back(fmt::format("{} {}", fine.word, stakes));
  }
  if (!fines.empty()) text += fmt::format("Fines, stakes to the pool: {}.\n", fmt::join(fines, ", "));
  return text;
}

}  // namespace

std::string evening_text(const Ruleset& ruleset) {
  return overcall_text(ruleset.overcall) + own_raise_text(ruleset) + shuffle_text(ruleset.shuffle) +
         pool_text(ruleset);
}

std::string evening_options_text(const Ruleset& ruleset) {
  std::string text;
  if (ruleset.overcall != Overcall::Equal)
    text += "  auction: an equal bid takes over (FR): --overcall equal\n";
  if (ruleset.overcall != Overcall::OneMore)
    text +=
        "  auction: each bid exactly one more than the last (ES, another sentence): --overcall one_more\n";
  if (!ruleset.has_own_raise && ruleset.find("wellington") != nullptr)
    text += "  auction: who called Nap may raise it when outbid (PEEL, a variety): --own-raise\n";
  if (!ruleset.pool) {
    text +=
        "  pool: for who makes Nap; each dealer pays (PEEL, GR), all when the deal has gone round (PEEL), or all "
        "once (ES, FR): --pool-paid-by dealer, round or once\n";
    text +=
        "  fines: led out of turn 3, a revoke 5 (GR), to the pool: --fine out_of_turn=3 --fine revoke=5\n";
  }
  if (ruleset.shuffle == Shuffle::EachDeal)
    text += "  deck: shuffled only after a made Nap, else cut (EBP): --shuffle after_nap\n";
  return text;
}

std::vector<std::string_view> evening_sources() { return {"PEEL", "ES", "FR", "GR", "EBP"}; }

}  // namespace nap

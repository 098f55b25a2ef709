#include "nap/rules/changes/ruleset_notes.hpp"

#include <algorithm>
#include <iterator>
#include <optional>
#include <utility>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "changes/evening_notes.hpp"
#include "nap/rules/stake_tables.hpp"
#include "nap/text/words.hpp"

namespace nap {
namespace {

using Sentences = std::vector<std::string>;

std::string described(Trump trump) {
  return trump.is_none() ? "without trump" : "with the suit led as trump";
}

std::string described(const Contract& contract) {
  if (contract.is_misere()) return "a misère";
  return fmt::format("{} tricks{}", contract.tricks, contract.takes_card ? " with the extra card" : "");
}

// What happens to a deal if all pass.
std::string described(AllPass rule) {
  switch (rule) {
    case AllPass::Void:
      return "void";
    case AllPass::EldestPlaysOne:
      return "played for one trick by the first to call";
    case AllPass::DealerPlaysOne:
      return "played for one trick by the dealer";
    case AllPass::DoubleHeader:
      break;
  }
  return "void and doubles the next deal";
}

std::string described(const Exchange& exchange) {
  const std::string_view kind = word_for(exchange.kind, kExchangeWords);
  if (exchange.price == 0) return fmt::format("{} for nothing", kind);
  return fmt::format("{} for {} stake{} to the {}", kind, exchange.price, exchange.price == 1 ? "" : "s",
                     word_for(exchange.to, kFeeToWords));
}

std::string precondition(const Bid& bid) {
  return bid.needs_earlier_bid() ? "only after " + bid_title(bid.after) : "without an earlier bid";
}

std::string described(LeadRule rule) {
  switch (rule) {
    case LeadRule::Free:
      break;
    case LeadRule::LowestTrump:
      return "with the lowest trump";
    case LeadRule::LowestNonTrump:
      return "with the lowest card that is no trump, after trump is named aloud,";
  }
  return "with any card";
}

// Where a bid ranks among the others.
struct Place {
  std::string_view side;  // above, below
  std::string other;
};

// Bids with the extra card stand with those without it, so nothing ranks above or below them alone.
Place place_of(std::vector<Bid> bids, const std::string& id) {
  std::erase_if(bids, [&id](const Bid& bid) { return bid.contract.takes_card && bid.id != id; });
  const auto bid = bids.begin() + (find_bid(bids, id) - bids.data());
  if (std::next(bid) == bids.end()) return {"above", "all other bids"};
  if (bid == bids.begin()) return {"below", "all other bids"};
  if (std::next(bid)->id == "three") return {"below", "three"};
  return {"above", bid_title(std::prev(bid)->id)};
}

std::string rank_change(const std::string& id, const Place& before, const Place& after) {
  return fmt::format("{} ranks {} {} instead of {}{}", bid_title(id), after.side, after.other, before.side,
                     before.other == after.other ? "" : " " + before.other);
}

// The bids that did not move: the most bids that both have in the same order. If a misère and another bid
// changed places, the misère is the one that moved.
std::vector<std::string> unmoved_bids(const std::vector<Bid>& before, const std::vector<Bid>& after) {
  const auto worth = [](const Bid& bid) { return bid.contract.is_misere() ? 1 : 2; };
  // best[i][j]: the worth of the bids that both have, from i on in `before` and from j on in `after`.
  std::vector<std::vector<int>> best(before.size() + 1, std::vector<int>(after.size() + 1, 0));
  for (std::size_t i = before.size(); i-- > 0;) {
    for (std::size_t j = after.size(); j-- > 0;) {
      best[i][j] = before[i].id == after[j].id ? worth(before[i]) + best[i + 1][j + 1]
                                               : std::max(best[i + 1][j], best[i][j + 1]);
    }
  }
  std::vector<std::string> unmoved;
  for (std::size_t i = 0, j = 0; i < before.size() && j < after.size();) {
    if (before[i].id == after[j].id) {
      unmoved.push_back(before[i].id);
      ++i, ++j;
    } else {
      (best[i + 1][j] >= best[i][j + 1] ? i : j) += 1;
    }
  }
  return unmoved;
}

void add_bid_changes(Sentences& changes, const Bid& before, const Bid& after) {
  const std::string title = bid_title(after.id);
  const auto add = [&](std::string_view verb, const auto& now, const auto& then) {
    if (now != then) changes.push_back(fmt::format("{} {} {} instead of {}", title, verb, now, then));
  };
  add("is for", described(after.contract), described(before.contract));
  add("is played", described(after.contract.trump), described(before.contract.trump));
  add("is opened", described(after.contract.lead), described(before.contract.lead));
  add("wins", after.win, before.win);
  add("loses", after.lose, before.lose);
  add("may be called", precondition(after), precondition(before));
}

// The bid of which a bid of `bids` is the version with the extra card, if that ranks right below it and was
// not among the bids before; nullptr if there is none.
const Bid* without_new_card(const Bid& bid, const std::vector<Bid>& bids, const std::vector<Bid>& before) {
  if (!bid.contract.takes_card || find_bid(before, bid.id) != nullptr || &bid == &bids.back()) return nullptr;
  const Bid& without = *std::next(&bid);
  if (without.contract.takes_card || why_no_extra_card(without)) return nullptr;
  const Bid version = with_extra_card(without);
  const bool is_version = bid.id == version.id && bid.contract == version.contract &&
                          bid.win == version.win && bid.lose == version.lose;
  return is_version ? &without : nullptr;
}

void add_card_changes(Sentences& changes, const std::vector<Bid>& before, const std::vector<Bid>& after) {
  std::vector<std::string> titles;
  for (const Bid& bid : after) {
    if (const Bid* without = without_new_card(bid, after, before)) titles.push_back(bid_title(without->id));
  }
  if (!titles.empty()) changes.push_back(listed(titles, "and") + " may be called with the extra card, too");
}

void add_bids_changes(Sentences& changes, const std::vector<Bid>& before, const std::vector<Bid>& after) {
  const std::vector<std::string> unmoved = unmoved_bids(before, after);
  add_card_changes(changes, before, after);
  for (const Bid& bid : after) {
    if (without_new_card(bid, after, before) != nullptr) continue;
    const Bid* old = find_bid(before, bid.id);
    if (old == nullptr) {
      changes.push_back(
          fmt::format("{} is another bid, which wins {} and loses {}", bid_title(bid.id), bid.win, bid.lose));
      continue;
    }
    if (std::find(unmoved.begin(), unmoved.end(), bid.id) == unmoved.end()) {
      changes.push_back(rank_change(bid.id, place_of(before, bid.id), place_of(after, bid.id)));
    }
    add_bid_changes(changes, *old, bid);
  }
  for (const Bid& bid : before) {
    if (find_bid(after, bid.id) == nullptr) changes.push_back(bid_title(bid.id) + " is not a bid");
  }
}

void add_exchange_change(Sentences& changes, const std::optional<Exchange>& before,
                         const std::optional<Exchange>& after) {
  if (before && !after) changes.emplace_back("no cards are exchanged");
  if (!before && after) changes.push_back("cards are exchanged: " + described(*after));
  if (!before || !after || described(*before) == described(*after)) return;
  changes.push_back(fmt::format("the exchange is {} instead of {}", described(*after), described(*before)));
}

bool sends_dealer_out(const Ruleset& ruleset, int players) {
  return std::find(ruleset.dealer_out.begin(), ruleset.dealer_out.end(), players) != ruleset.dealer_out.end();
}

void add_seating_changes(Sentences& changes, const Ruleset& before, const Ruleset& after) {
  for (int players = 2; players <= kMaxSeats; ++players) {
    const bool is_out = sends_dealer_out(after, players);
    if (is_out == sends_dealer_out(before, players)) continue;
    changes.push_back(fmt::format("the dealer of {} takes {}", players, is_out ? "no cards" : "cards, too"));
  }
}

// Whether remarks differ that are no rules of play: sources, alternatives, and which bids are optional.
bool has_other_remarks(const Ruleset& before, const Ruleset& after) {
  return std::any_of(after.bids.begin(), after.bids.end(), [&](const Bid& bid) {
    const Bid* old = before.find(bid.id);
    return old != nullptr && (bid.source != old->source || bid.optional != old->optional ||
                              bid.alternatives != old->alternatives);
  });
}

// The tables for this number of cards that send the dealer out: "peel and spanish".
std::string tables_without_dealer(int cards, int players) {
  std::vector<std::string> names;
  for (const std::string& name : stake_table_names()) {
    const Ruleset table = *find_stake_table(name);
    if (table.cards == cards && sends_dealer_out(table, players)) names.push_back(name);
  }
  return fmt::format("{}", fmt::join(names, " and "));
}

}  // namespace

std::vector<std::string> changes_between(const Ruleset& printed, const Ruleset& changed) {
  Sentences changes;
  if (changed.cards != printed.cards) {
    changes.push_back(fmt::format("a hand has {} cards instead of {}", changed.cards, printed.cards));
  }
  if (changed.has_joker != printed.has_joker)
    changes.push_back(fmt::format("there is {} joker", changed.has_joker ? "a" : "no"));
  if (changed.dealt != printed.dealt) {
    changes.push_back(fmt::format("{} cards are dealt to each instead of {}", changed.dealt_cards(),
                                  printed.dealt_cards()));
  }
  add_exchange_change(changes, printed.exchange, changed.exchange);
  const Bid& lowest = changed.lowest_bid();
  const Bid* same = without_new_card(lowest, changed.bids, printed.bids);
  if ((same != nullptr ? *same : lowest).id != printed.lowest_bid().id) {
    changes.push_back(fmt::format("the lowest bid is {} instead of {}", bid_title(lowest.id),
                                  bid_title(printed.lowest_bid().id)));
  }
  add_bids_changes(changes, printed.bids, changed.bids);
  if (changed.all_pass != printed.all_pass) {
    changes.push_back(fmt::format("a deal that all pass is {} instead of {}", described(changed.all_pass),
                                  described(printed.all_pass)));
  }
  if (changed.revoke != printed.revoke) {
    const std::string_view words[] = {"all that the bid would have won", "one share"};
    const bool is_all = changed.revoke == RevokePays::All;
    changes.push_back(fmt::format("a defender who revokes pays {} instead of {}", words[is_all ? 0 : 1],
                                  words[is_all ? 1 : 0]));
  }
  add_evening_changes(changes, printed, changed);
  add_seating_changes(changes, printed, changed);
  if (changes.empty() && has_other_remarks(printed, changed)) {
    changes.emplace_back("the rules are the same, but their sources or their other versions are not");
  }
  return changes;
}

std::vector<std::string> changes_to_tell(const Ruleset& ruleset) {
  const std::optional<Ruleset> table = find_stake_table(ruleset.id);
  return table ? changes_between(*table, ruleset) : ruleset.changes;
}

std::vector<std::string> notes_on(const Ruleset& ruleset) {
  Sentences notes;
  const std::vector<Bid> callable = ruleset.callable_bids();
  const Bid& lowest = ruleset.lowest_bid();
  for (const Bid& bid : callable) {
    if (bid.id == lowest.id) break;
    notes.push_back(fmt::format("{} ranks below {}, the lowest bid, but may be called, too.",
                                capitalised(bid_title(bid.id)), bid_title(lowest.id)));
  }
  return notes;
}

std::vector<std::string> notes_on(const Ruleset& ruleset, const Seating& seating) {
  Sentences notes = notes_on(ruleset);
  const bool all_have_cards = seating.active == seating.players;
  if (!all_have_cards || sends_dealer_out(ruleset, seating.players)) return notes;
  const std::string others = tables_without_dealer(ruleset.cards, seating.players);
  if (others.empty()) return notes;
  notes.push_back(fmt::format("Nobody sits out: all {} hold cards. Under {} the dealer has none.",
                              seating.players, others));
  return notes;
}

}  // namespace nap

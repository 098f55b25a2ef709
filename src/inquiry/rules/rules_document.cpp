#include "nap/inquiry/rules/rules_document.hpp"

#include <algorithm>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "nap/inquiry/words/titles.hpp"
#include "nap/report/figures.hpp"
#include "nap/rules/changes/ruleset_options.hpp"
#include "nap/rules/payout.hpp"
#include "nap/rules/sources.hpp"
#include "nap/rules/stake_tables.hpp"
#include "rules/evening_text.hpp"
#include "rules/exchange_text.hpp"

namespace nap {

using namespace report;

namespace {

std::string range_of(const Ruleset& ruleset) {
  const std::vector<Bid> bids = ruleset.callable_bids();
  return bids.front().id + " to " + bids.back().id;
}

std::string trump_text(Trump trump) { return trump.is_none() ? "none" : "suit led"; }

// What a source prints differently, and the option that plays it that way, if there is one.
std::string alternative_text(const Bid& bid, const Alternative& other) {
  std::vector<std::string> changes;
  std::vector<std::string> options;
  if (other.win || other.lose) {
    const int win = other.win.value_or(bid.win);
    const int lose = other.lose.value_or(bid.lose);
    changes.push_back(fmt::format("wins {}, loses {}", win, lose));
    if (win + lose > 0) options.push_back(fmt::format("--stake {}={}/{}", bid.id, win, lose));
  }
  if (other.trump) {
    changes.push_back("trump: " + trump_text(*other.trump));
    if (bid.contract.is_misere()) {
      options.push_back(fmt::format("--misere-trump {}", other.trump->is_none() ? "none" : "lead"));
    }
  }
  if (!other.rank.empty()) {
    changes.push_back("ranks " + other.rank);
    std::string rank = other.rank;
    std::replace(rank.begin(), rank.end(), ' ', '-');
    if (bid.contract.is_misere()) options.push_back("--misere-rank " + rank);
  }
  if (other.forced_lead) {
    changes.push_back(fmt::format("forced lead {}", to_word(*other.forced_lead)));
    options.push_back(fmt::format("--forced-lead {}={}", bid.id, to_word(*other.forced_lead)));
  }
  if (changes.empty()) return "";
  return fmt::format("  {}: {} ({}): {}\n", bid.id, fmt::join(changes, ", "), other.source,
                     options.empty() ? "not yet an option" : fmt::format("{}", fmt::join(options, " ")));
}

std::string all_pass_text(AllPass all_pass) {
  switch (all_pass) {
    case AllPass::Void:
      return "the deal is void";
    case AllPass::EldestPlaysOne:
      return "the first to call must stand for one";
    case AllPass::DealerPlaysOne:
      return "the dealer must stand for one";
    case AllPass::DoubleHeader:
      break;
  }
  return "the deal is void, and the next ones are for double stakes, three the lowest bid, until a declarer wins";
}

// How a seat comes to its hand if more cards are dealt than are played.
std::string dealt_text(const Ruleset& ruleset) {
  if (!ruleset.dealt) return "";
  return fmt::format(
      "{} cards are dealt to each; before the auction everybody keeps {} and throws the others away, face down "
      "({}).\n",
      *ruleset.dealt, ruleset.cards, fmt::join(kSourcesOfKeeping, ", "));
}

std::string joker_text(const Ruleset& ruleset) {
  if (!ruleset.has_joker) return "";
  return fmt::format(
      "There is a joker, JK: the highest trump, and the only one if no suit is trump. Led first it names any "
      "suit as trump ({}; naming is ours).\n",
      fmt::join(kSourcesOfJoker, ", "));
}

// The bids that may not be called from the start, and what allows them.
std::string conditions_text(const Ruleset& ruleset, SuitStyle style) {
  const std::vector<Bid> callable = ruleset.callable_bids();
  std::string text;
  for (const Bid& bid : ruleset.bids) {
    const std::string name = title(bid.id, style);
    if (bid.needs_earlier_bid()) {
      text += fmt::format("  {}: {} called\n", name, title(bid.after, style));
    } else if (std::find(callable.begin(), callable.end(), bid) == callable.end()) {
      const std::string option = bid.can_be_minimum() ? fmt::format(" (--min-bid {})", bid.id) : "";
      text += fmt::format("  {}: lower minimum{}\n", name, option);
    }
  }
  return text.empty() ? "" : "Only on a condition:\n" + text;
}

// The misères that only some tables play.
std::string optional_misere_text(const Ruleset& ruleset, SuitStyle style) {
  std::string text;
  for (const Bid& bid : ruleset.bids) {
    if (!bid.optional || !bid.contract.is_misere()) continue;
    text += fmt::format("Not every table plays {}: --misere-rank off.\n", title(bid.id, style));
  }
  return text;
}

// The bids that are not opened with any card.
std::string forced_leads_text(const Ruleset& ruleset, SuitStyle style) {
  std::string text;
  for (const Bid& bid : ruleset.bids) {
    if (bid.contract.has_forced_lead())
      text += fmt::format("  {}: {}\n", title(bid.id, style), forced_lead_text(bid.contract.lead));
  }
  return text.empty() ? "" : "First card:\n" + text;
}

Table bids_table(const Ruleset& ruleset, SuitStyle style) {
  Table table({{"bid", Align::Left},
               {"tricks", Align::Right},
               {"trump", Align::Left},
               {"win", Align::Right},
               {"lose", Align::Right},
               {"needs", Align::Right},
               {"source", Align::Prose}});
  for (const Bid& bid : ruleset.bids) {
    table.add_row({title(bid.id, style), std::to_string(bid.contract.tricks), trump_text(bid.contract.trump),
                   std::to_string(bid.win), std::to_string(bid.lose), percent(break_even(bid)), bid.source});
  }
  return table;
}

std::string all_pass_sentences(const Ruleset& ruleset) {
  const std::string text = fmt::format("If everybody passes, {}.", all_pass_text(ruleset.all_pass));
  if (ruleset.dealer_out.empty()) return text;
  return fmt::format("{}\nWith {} players the dealer takes no cards but pays and is paid.", text,
                     fmt::join(ruleset.dealer_out, " or "));
}

std::string revoke_text(RevokePays pays) {
  return fmt::format(
      "A revoke ends the hand: a declarer pays as for a lost bid; a defender pays the declarer {} ({}), and the others "
      "pay nothing.",
      pays == RevokePays::All ? "all that the bid would have won" : "what one payer would have paid",
      fmt::join(kSourcesOfRevoke, ", "));
}

// Whether the ruleset could have an exchange of cards, but has none.
bool lacks_exchange(const Ruleset& ruleset) {
  return !ruleset.exchange && !exchange_fault(ruleset.cards, ruleset.dealt);
}

std::string alternatives_text(const Ruleset& ruleset) {
  std::string text;
  for (const Bid& bid : ruleset.bids) {
    for (const Alternative& other : bid.alternatives) text += alternative_text(bid, other);
  }
  if (!ruleset.has_joker)
    text += fmt::format("  joker: the highest trump ({}): --joker\n", fmt::join(kSourcesOfJoker, ", "));
  if (!ruleset.dealt && ruleset.cards == 5)
    text += fmt::format("  deal: six or seven to each, who keeps five ({}): --dealt 7\n",
                        fmt::join(kSourcesOfKeeping, ", "));
  if (ruleset.revoke == RevokePays::All)
    text += fmt::format("  revoke: a defender pays one share ({}, read otherwise): --revoke pays_share\n",
                        fmt::join(kSourcesOfRevoke, ", "));
  text += evening_options_text(ruleset);
  if (lacks_exchange(ruleset)) text += exchange_options_text();
  return text.empty() ? "" : "Other versions in print:\n" + text;
}

std::string sources_text(const Ruleset& ruleset) {
  std::vector<std::string> keys;
  for (const RulesSource& source : sources_of(ruleset)) keys.emplace_back(source.key);
  keys.insert(keys.end(), kSourcesOfJoker.begin(), kSourcesOfJoker.end());
  keys.insert(keys.end(), kSourcesOfRevoke.begin(), kSourcesOfRevoke.end());
  for (const std::string_view key : evening_sources()) keys.emplace_back(key);
  if (ruleset.dealt || ruleset.cards == 5)
    keys.insert(keys.end(), kSourcesOfKeeping.begin(), kSourcesOfKeeping.end());
  for (const ExchangeSources& sources : kSourcesOfExchanges) {
    const bool is_told = ruleset.exchange ? ruleset.exchange->kind == sources.kind : lacks_exchange(ruleset);
    if (is_told) keys.insert(keys.end(), sources.keys.begin(), sources.keys.end());
  }
  std::string text;
  for (const RulesSource& source : sources_of(keys)) {
    text += fmt::format("  {:5} {}\n", source.key, source.title);
  }
  return text.empty() ? "" : "Sources:\n" + text;
}

std::vector<Fields> bid_rows(const Ruleset& ruleset) {
  std::vector<Fields> rows;
  for (const Bid& bid : ruleset.bids) {
    rows.push_back({{"rank", number(rows.size() + 1)},
                    {"bid", text(bid.id)},
                    {"tricks", number(bid.contract.tricks)},
                    {"trump", text(bid.contract.trump.is_none() ? "none" : "lead")},
                    {"win", number(bid.win)},
                    {"lose", number(bid.lose)},
                    {"break_even", number(break_even(bid))},
                    {"precondition", text(bid.after)},
                    {"source", text(bid.source)},
                    {"forced_lead", text(to_word(bid.contract.lead))},
                    {"extra_card", truth(bid.contract.takes_card)}});
  }
  return rows;
}

std::vector<Ruleset> stake_tables() {
  std::vector<Ruleset> tables;
  for (const std::string& name : stake_table_names()) tables.push_back(*find_stake_table(name));
  return tables;
}

}  // namespace

Document ruleset_document(const Ruleset& ruleset, SuitStyle style) {
  Document document;
  document.say(fmt::format("{}: {} cards in each hand{}; each payer pays or gets the stakes\n",
                           ruleset.name(), ruleset.cards, are_for_two(ruleset.cards) ? ", two players" : "") +
               joker_text(ruleset) + dealt_text(ruleset) + exchange_text(ruleset, style) +
               changes_text(ruleset, style) + ruleset_notes_text(ruleset, style));
  document.show(bids_table(ruleset, style));
  document.say(all_pass_sentences(ruleset));
  document.say(revoke_text(ruleset.revoke), Block::Gap::None);
  document.say(evening_text(ruleset), Block::Gap::None);
  document.say(forced_leads_text(ruleset, style));
  document.say(conditions_text(ruleset, style));
  document.say(optional_misere_text(ruleset, style));
  document.say(alternatives_text(ruleset));
  document.say(sources_text(ruleset));
  document.tables = {{"bids", bid_rows(ruleset), RowTable::In::Csv}};
  return document;
}

Document stake_tables_document() {
  Document document;
  document.head = {{"schema", only_json(text("nap.rules-list/1"))}};
  Table table({{"name", Align::Left}, {"cards", Align::Right}, {"bids", Align::Prose}});
  std::vector<Fields> rows;
  for (const Ruleset& ruleset : stake_tables()) {
    table.add_row({ruleset.name(), std::to_string(ruleset.cards), range_of(ruleset)});
    const std::vector<Bid> bids = ruleset.callable_bids();
    rows.push_back({{"name", text(ruleset.name())},
                    {"cards", number(ruleset.cards)},
                    {"lowest", text(bids.front().id)},
                    {"highest", text(bids.back().id)}});
  }
  document.show(std::move(table));
  document.tables = {{"tables", std::move(rows)}};
  return document;
}

}  // namespace nap

#include "nap/inquiry/study/study_tasks.hpp"

#include <algorithm>
#include <optional>
#include <set>
#include <utility>

#include <fmt/format.h>

#include "nap/cards/notation.hpp"
#include "nap/inquiry/table/table_request.hpp"
#include "nap/text/option_values.hpp"
#include "nap/text/parse_error.hpp"
#include "nap/text/quoting.hpp"

namespace nap {
namespace {

// The decks in the order of their sizes, each once.
std::vector<Deck> parse_decks(const std::string& text) {
  std::set<int> sizes;
  for (const std::string& item : split_list("--deck", text)) {
    const std::size_t dash = item.find('-');
    const int first = parse_deck(item.substr(0, dash)).size();
    const int last = dash == std::string::npos ? first : parse_deck(item.substr(dash + 1)).size();
    for (const int size : Deck::kSizes) {
      if (size >= first && size <= last) sizes.insert(size);
    }
    if (first > last)
      throw ParseError(fmt::format("--deck {}: a range that runs backwards", in_quotes(item)));
  }
  std::vector<Deck> decks;
  for (const int size : sizes) decks.emplace_back(size);
  return decks;
}

// The stake tables, each once. Throws ParseError if two have the same name: reports tell tables apart by it.
std::vector<Ruleset> parse_stakes(const StudyRequest& request, const HouseRulesTexts& texts) {
  std::vector<Ruleset> rulesets = rulesets_of(stakes_of(request), request.changes, texts);
  for (auto ruleset = rulesets.begin(); ruleset != rulesets.end(); ++ruleset) {
    const bool is_taken = std::any_of(rulesets.begin(), ruleset,
                                      [&](const Ruleset& other) { return other.name() == ruleset->name(); });
    if (!is_taken) continue;
    throw ParseError(fmt::format("--stakes {}: two different tables have the name {}; rename one of them",
                                 in_quotes(request.stakes), in_quotes(ruleset->name())));
  }
  return rulesets;
}

}  // namespace

std::vector<StudyTask> plan_study(const StudyRequest& request, const HouseRulesTexts& texts) {
  std::vector<StudyTask> tasks;
  std::optional<std::string> first_fault;
  for (const Ruleset& ruleset : parse_stakes(request, texts)) {
    check_as_dealt(ruleset, "this command");
    const std::string asked = request.players.value_or(usual_players(ruleset));
    for (const Deck suits : parse_decks(request.deck)) {
      const Deck deck = with_rules_of(ruleset, suits);
      for (const int players : parse_list("--players", asked, 2, kMaxSeats)) {
        if (auto fault = seating_fault(ruleset, players, request.dealer_out, deck)) {
          if (!first_fault) first_fault = std::move(fault);
          continue;
        }
        const Seating seating = seat_players(ruleset, players, request.dealer_out, deck);
        tasks.push_back({ruleset, seating, {deck, seating.active, ruleset.cards}});
      }
    }
  }
  if (tasks.empty()) throw ParseError(*first_fault);
  return tasks;
}

std::vector<std::string> stakes_of(const StudyRequest& request) {
  return split_list("--stakes", request.stakes);
}

std::vector<Contract> contracts_for(const Setup& setup, std::span<const StudyTask> tasks) {
  std::vector<Contract> contracts = rated_contracts(setup.cards);
  std::erase_if(contracts, [](const Contract& contract) { return contract.is_misere(); });
  for (const StudyTask& task : tasks) {
    if (task.setup != setup) continue;
    for (const Bid& bid : task.ruleset.callable_bids()) {
      if (std::find(contracts.begin(), contracts.end(), bid.contract) == contracts.end()) {
        contracts.push_back(bid.contract);
      }
    }
  }
  return contracts;
}

}  // namespace nap

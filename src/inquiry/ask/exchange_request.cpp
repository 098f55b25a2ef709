#include "ask/exchange_request.hpp"

#include <algorithm>
#include <string_view>

#include <fmt/format.h>

#include "nap/analysis/exchange/ask_exchange.hpp"
#include "nap/inquiry/table/dead_cards.hpp"
#include "nap/inquiry/words/titles.hpp"
#include "nap/text/option_values.hpp"
#include "nap/text/parse_error.hpp"
#include "nap/text/quoting.hpp"
#include "nap/text/words.hpp"

namespace nap {
namespace {

std::string name_of(const Exchange& exchange) {
  return fmt::format("exchange {}", word_for(exchange.kind, kExchangeWords));
}

[[noreturn]] void refuse(std::string_view what, std::string_view why) {
  throw ParseError(fmt::format("{}: {}", what, why));
}

void check_together(const AskRequest& request, const Question& question) {
  const std::string name = name_of(*question.ruleset.exchange);
  if (request.book) refuse("--book with " + name, "the hands of a book are played as they are dealt");
  if (request.compare) refuse("--compare with " + name, "it compares hands as they are dealt");
  if (request.bracket_deals)
    refuse("--bracket with " + name, "a bracket is around the rates of hands as they are dealt");
  if (request.seen) return;
  if (question.model != Model::Committed)
    refuse(fmt::format("--model {} with {}", word_for(question.model, kModelWords), name),
           "before the new cards are seen, all hands are open (committed); play is for --seen");
  if (request.lead || request.counted_leads == CountedLeads::Every)
    refuse("--lead or --leads with " + name, "the cards that come decide the lead; say them with --seen");
}

// Whether the exchange shows cards that a bid or a choice of cards can still hang on.
void check_shows(const Exchange& exchange) {
  if (gives_after_seeing(exchange.kind)) return;
  refuse(
      "--seen with " + name_of(exchange),
      "nothing is left to choose but the bid; ask about the hand you hold now, with what you gave away in --dead "
      "and without an exchange");
}

void check_possible(const AskRequest& request, const Question& question) {
  const Exchange& exchange = *question.ruleset.exchange;
  const int drawn = std::max(most_cards_drawn(question), 0);
  const int needed = is_spare_hand(exchange.kind) ? question.ruleset.cards : 1;
  if (drawn < needed)
    refuse(name_of(exchange),
           fmt::format("it needs a stock of {}, but {} are left", cards_text(needed), drawn));
  if (question.bids().empty()) refuse(name_of(exchange), "there is no bid to answer for");
  if (!exchanged_bids(question).empty()) return;
  refuse(request.bids ? fmt::format("--bid {} with {}", in_quotes(*request.bids), name_of(exchange))
                      : name_of(exchange),
         is_spare_hand(exchange.kind) ? "who takes the spare hand must stand for Nap"
                                      : "none of the bids may be played with exchanged cards");
}

}  // namespace

void check_exchange(const AskRequest& request, const Question& question) {
  if (!question.ruleset.exchange) {
    if (request.seen)
      refuse("--seen", "no exchange shows a card; say which is played, such as --exchange peep");
    return;
  }
  check_together(request, question);
  if (request.seen) check_shows(*question.ruleset.exchange);
  check_possible(request, question);
}

CardSet parse_seen(const std::string& text, const Question& question, CardSet hand, RankLetters letters) {
  const std::string option = fmt::format("--seen {}", in_quotes(text));
  CardSet seen;
  for (const std::string& word : split_list("--seen", text)) {
    const Card card = parse_listed_card("--seen", text, word, question.deck, letters);
    if (hand.has(card)) refuse(option, fmt::format("{} is in the hand", to_string(card)));
    if (question.out_of_play.has(card))
      refuse(option, fmt::format("{} is out of play (--dead)", to_string(card)));
    if (seen.has(card)) refuse(option, fmt::format("{} appears twice", to_string(card)));
    seen.insert(card);
  }
  const int shown = most_drawn(question.ruleset.exchange->kind, question.ruleset.cards);
  if (seen.size() != shown)
    refuse(option, fmt::format("{} shows {}, not {}", name_of(*question.ruleset.exchange), cards_text(shown),
                               seen.size()));
  return seen;
}

}  // namespace nap

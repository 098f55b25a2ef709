#include "rules/exchange_text.hpp"

#include <optional>
#include <vector>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "nap/inquiry/words/titles.hpp"
#include "nap/rules/sources.hpp"
#include "nap/text/words.hpp"

namespace nap {
namespace {

// "costs 1 stake, paid to the pool", "is free".
std::string price_text(const Exchange& exchange) {
  if (exchange.price == 0) return "is free";
  return fmt::format("costs {} stake{}, paid to the {}", exchange.price, exchange.price == 1 ? "" : "s",
                     word_for(exchange.to, kFeeToWords));
}

// What is paid for.
std::string_view priced_text(ExchangeKind kind) {
  if (has_look(kind)) return "A look";
  if (is_spare_hand(kind)) return "The spare hand";
  return kind == ExchangeKind::Ecarte ? "Each new card" : "The exchange";
}

std::string_view course_text(ExchangeKind kind) {
  switch (kind) {
    case ExchangeKind::Peep:
      return "a card of the stock lies face down, and everybody may look at it before they call; a declarer who "
             "has looked may take it and throw a card away";
    case ExchangeKind::PeepTaken:
      return "a card of the stock lies face down, and everybody may look at it before they call; any declarer may "
             "take it, looked at or not, and throw a card away";
    case ExchangeKind::Indiscret:
      return "a declarer who must take every trick may throw a card away for the top card of the stock, unseen "
             "until then";
    case ExchangeKind::IndiscretSeen:
      return "a declarer who must take every trick may take the top card of the stock, see it and throw a card away";
    case ExchangeKind::SpareHand:
      return "in their turn, any one player may add a spare hand of five cards to their own; they keep five of the "
             "ten and must call for every trick";
    case ExchangeKind::SpareHandPool:
      return "in their turn, any one player may add a spare hand of five cards to their own; they keep five of the "
             "ten and must call for every trick, and who fails also pays two stakes to the pool";
    case ExchangeKind::SpareHandDouble:
      return "in their turn, any one player may add a spare hand of five cards to their own; they keep five of the "
             "ten and must call for every trick, and who fails pays each of the others twice";
    case ExchangeKind::Ecarte:
      return "before anybody calls, everybody may once throw cards away for as many new ones, unseen until then";
    case ExchangeKind::ExtraCard:
      break;
  }
  return "a card of the stock lies face down, and everybody may look at it before they call, the dealer free; a bid "
         "with it takes it and throws a card away, and ranks below the same bid without it";
}

// What the sources leave open.
std::string_view settled_text(ExchangeKind kind) {
  if (has_look(kind)) return "a card that was seen and not taken stays out of play";
  if (is_spare_hand(kind)) return "the five cards that are thrown away stay out of play";
  if (kind == ExchangeKind::Ecarte)
    return "eldest hand is first; who comes when the stock is short gets what is left";
  return kind == ExchangeKind::Indiscret ? "the card is thrown away before the new one is seen"
                                         : "the new card is seen before one is thrown away";
}

std::string sources_in_brackets(ExchangeKind kind) {
  return fmt::format("({}{})", fmt::join(sources_of(kind), ", "),
                     kind == ExchangeKind::IndiscretSeen ? "; the order is ours" : "");
}

// What is in print of an exchange, and on what the sources differ.
std::string_view printed_text(ExchangeKind kind) {
  switch (kind) {
    case ExchangeKind::Peep:
      return "a look at a card of the stock before one calls; only a declarer who has looked may take it, and after a "
             "bid of Nap the others may look, too";
    case ExchangeKind::PeepTaken:
      return "the same look, but any declarer may take the card";
    case ExchangeKind::Indiscret:
      return "no look; who declares Nap or more may have the top card, unseen and free, for one of theirs";
    case ExchangeKind::IndiscretSeen:
      return "the same, but the new card is seen first";
    case ExchangeKind::SpareHand:
      return "five more cards; who takes them keeps five and must call Nap, at the usual stakes";
    case ExchangeKind::SpareHandPool:
      return "the same, and who fails also pays two stakes to the pool";
    case ExchangeKind::SpareHandDouble:
      return "the same, and who fails pays double";
    case ExchangeKind::Ecarte:
      return "new cards are bought before the auction; ES says, too, that it must reach Nap: with --min-bid nap";
    case ExchangeKind::ExtraCard:
      break;
  }
  return "each number is bid with a card of the stock or without it; ES: all but the declarer pay to look, JP: the "
         "dealer looks free";
}

}  // namespace

std::string exchange_text(const Ruleset& ruleset, SuitStyle style) {
  std::string text;
  if (const std::optional<Exchange>& exchange = ruleset.exchange) {
    const ExchangeKind kind = exchange->kind;
    text = fmt::format("Exchange, {}: {} {}. {} {}. Settled here: {}.\n", word_for(kind, kExchangeWords),
                       course_text(kind), sources_in_brackets(kind), priced_text(kind), price_text(*exchange),
                       settled_text(kind));
  }
  std::vector<std::string> titles;
  for (const Bid& bid : ruleset.bids) {
    if (bid.contract.takes_card) titles.push_back(title(bid.id, style));
  }
  if (!titles.empty()) text += fmt::format("The card is taken by {}.\n", listed(titles, "and"));
  return text;
}

std::string exchange_options_text() {
  std::string text;
  for (const ExchangeSources& printed : kSourcesOfExchanges) {
    text += fmt::format("  exchange: {} {}: --exchange {}\n", printed_text(printed.kind),
                        sources_in_brackets(printed.kind), word_for(printed.kind, kExchangeWords));
  }
  return text;
}

}  // namespace nap

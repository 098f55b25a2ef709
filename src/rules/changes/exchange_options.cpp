#include "changes/exchange_options.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "nap/rules/sources.hpp"
#include "nap/text/parse_error.hpp"
#include "nap/text/quoting.hpp"
#include "nap/text/words.hpp"
#include "rule_words.hpp"

namespace nap {
namespace {

ParseError wrong_exchange(ExchangeKind kind, const std::string& why) {
  return ParseError(fmt::format("exchange {}: {}", word_for(kind, kExchangeWords), why));
}

// Throws ParseError if the rules cannot have this version of a bid.
void check_version(const Ruleset& ruleset, const Bid& with) {
  if (with.id.size() > kLongestBidId) {
    throw wrong_exchange(ExchangeKind::ExtraCard,
                         fmt::format("a bid {} would be needed, but ids have at most {} characters",
                                     in_quotes(with.id), kLongestBidId));
  }
  if (ruleset.find(with.id) == nullptr) return;
  throw wrong_exchange(ExchangeKind::ExtraCard,
                       fmt::format("{} has another bid {}", in_quotes(ruleset.name()), in_quotes(with.id)));
}

void add_versions_with_card(Ruleset& ruleset) {
  const std::string source = fmt::format("{}", fmt::join(sources_of(ExchangeKind::ExtraCard), ", "));
  std::vector<Bid> bids;
  for (const Bid& bid : ruleset.bids) {
    if (!why_no_extra_card(bid)) {
      bids.push_back(with_extra_card(bid));
      bids.back().source = source;
      check_version(ruleset, bids.back());
      if (ruleset.min_bid == bid.id) ruleset.min_bid = bids.back().id;
    }
    bids.push_back(bid);
  }
  if (bids.size() == ruleset.bids.size()) {
    throw wrong_exchange(ExchangeKind::ExtraCard,
                         fmt::format("{} has no bid of tricks to take it for", in_quotes(ruleset.name())));
  }
  ruleset.bids = std::move(bids);
}

}  // namespace

void set_exchange(Ruleset& ruleset, ExchangeKind kind) {
  if (ruleset.exchange && ruleset.exchange->kind == kind) return;
  if (ruleset.has_extra_card()) {
    throw wrong_exchange(
        kind, fmt::format("{} has bids with the extra card: {}", in_quotes(ruleset.name()),
                          listed_ids(ruleset.bids, [](const Bid& bid) { return bid.contract.takes_card; })));
  }
  ruleset.exchange = Exchange{kind, printed_price(kind)};
  if (kind == ExchangeKind::ExtraCard) add_versions_with_card(ruleset);
}

void set_price(Ruleset& ruleset, int price) {
  if (!ruleset.exchange) {
    throw ParseError(fmt::format("price {}: {} has no exchange to pay for; name one, such as peep", price,
                                 in_quotes(ruleset.name())));
  }
  if (price < 0 || price > kMostPrice)
    throw ParseError(fmt::format("price {}: an exchange costs 0 to {} stakes", price, kMostPrice));
  ruleset.exchange->price = price;
}

void set_price_to(Ruleset& ruleset, FeeTo to) {
  if (!ruleset.exchange) {
    throw ParseError(fmt::format("price to the {}: {} has no exchange to pay for; name one, such as peep",
                                 word_for(to, kFeeToWords), in_quotes(ruleset.name())));
  }
  ruleset.exchange->to = to;
}

void check_exchange(const Ruleset& ruleset) {
  if (!ruleset.exchange) return;
  if (const auto fault = exchange_fault(ruleset.cards, ruleset.dealt))
    throw wrong_exchange(ruleset.exchange->kind, *fault);
}

}  // namespace nap

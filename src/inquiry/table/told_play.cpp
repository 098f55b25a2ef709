#include "table/told_play.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "nap/rules/auction/auction.hpp"
#include "nap/text/parse_error.hpp"
#include "nap/text/quoting.hpp"
#include "nap/text/words.hpp"

namespace nap {
namespace {

constexpr Word<Suit> kTrumps[] = {
    {"S", Suit::Spades}, {"H", Suit::Hearts}, {"D", Suit::Diamonds}, {"C", Suit::Clubs}};

}  // namespace

Bid parse_played_bid(std::string_view option, const std::string& text, const TableSetting& table) {
  std::vector<Bid> bids = table.ruleset.callable_bids();
  const Bid one = forced_bid(table.ruleset);
  const bool can_be_forced = forced_declarer(table.ruleset.all_pass, table.seating).has_value();
  if (can_be_forced && find_bid(bids, one.id) == nullptr) bids.insert(bids.begin(), one);
  const std::vector<std::string> meant = bids_meant(text, bids);
  if (meant.size() == 1) return *find_bid(bids, meant.front());
  if (meant.size() > 1) {
    throw ParseError(
        fmt::format("{} {} may be {}; write more of it", option, in_quotes(text), listed(meant, "or")));
  }
  std::vector<std::string> names;
  for (const Bid& bid : bids) names.push_back(bid.id);
  throw ParseError(fmt::format("{} {}: no bid of this table; bids are {}", option, in_quotes(text),
                               fmt::join(names, ", ")));
}

Suit parse_named_trump(std::string_view option, std::string_view text) {
  return parse_word(option, text, kTrumps);
}

}  // namespace nap

#include "changes/misere_options.hpp"

#include <algorithm>
#include <cassert>
#include <iterator>
#include <string>
#include <vector>

#include <fmt/format.h>

#include "nap/text/parse_error.hpp"
#include "nap/text/quoting.hpp"
#include "rule_words.hpp"

namespace nap {
namespace {

bool is_misere(const Bid& bid) { return bid.contract.is_misere(); }

void require_misere(const Ruleset& ruleset, std::string_view option) {
  if (std::any_of(ruleset.bids.begin(), ruleset.bids.end(), is_misere)) return;
  throw ParseError(fmt::format("{}: {} has no misère; its bids are {}", option, in_quotes(ruleset.name()),
                               listed_ids(ruleset.bids)));
}

// The place of misère among the other bids.
std::vector<Bid>::iterator misere_place(std::vector<Bid>& others, MisereRank rank, const std::string& name) {
  if (rank == MisereRank::Top) {
    if (!others.empty()) return others.end();
    throw ParseError(fmt::format("misère rank: {} has no bid to rank misère above", in_quotes(name)));
  }
  const Bid* bid = find_bid(others, "three");
  if (bid == nullptr) {
    throw ParseError(
        fmt::format("misère rank: {} has no bid three; misère can be top or off", in_quotes(name)));
  }
  const Bid* with = version_with_card(others, *bid);
  const auto place = [&others](const Bid* of) { return others.begin() + (of - others.data()); };
  return rank == MisereRank::BelowThree ? place(with != nullptr ? with : bid) : std::next(place(bid));
}

// Throws ParseError if a bid no longer ranks above the earlier bid that it needs.
void check_earlier_bids(const Ruleset& ruleset) {
  for (auto bid = ruleset.bids.begin(); bid != ruleset.bids.end(); ++bid) {
    const bool is_in_order =
        !bid->needs_earlier_bid() ||
        std::any_of(ruleset.bids.begin(), bid, [&bid](const Bid& lower) { return lower.id == bid->after; });
    if (is_in_order) continue;
    throw ParseError(fmt::format("misère rank: {} of {} needs the earlier bid {}; leave misère where it is",
                                 in_quotes(bid->id), in_quotes(ruleset.name()), in_quotes(bid->after)));
  }
}

}  // namespace

void rank_misere(Ruleset& ruleset, MisereRank rank) {
  require_misere(ruleset, "misère rank");
  std::vector<Bid>& bids = ruleset.bids;
  const auto first_misere =
      std::stable_partition(bids.begin(), bids.end(), [](const Bid& bid) { return !is_misere(bid); });
  const std::vector<Bid> miseres(first_misere, bids.end());
  bids.erase(first_misere, bids.end());
  if (rank == MisereRank::Off) {
    if (bids.empty()) {
      throw ParseError(fmt::format("misère rank: {} has no other bid", in_quotes(ruleset.name())));
    }
  } else {
    bids.insert(misere_place(bids, rank, ruleset.name()), miseres.begin(), miseres.end());
  }
  check_earlier_bids(ruleset);
}

void set_misere_trump(Ruleset& ruleset, Trump trump) {
  assert(trump.is_first_lead() || trump.is_none());
  require_misere(ruleset, "misère trump");
  for (Bid& bid : ruleset.bids) {
    if (is_misere(bid)) bid.contract.trump = trump;
  }
}

MisereRank parse_misere_rank(std::string_view text) {
  constexpr Word<MisereRank> kMisereRanks[] = {{"below-three", MisereRank::BelowThree},
                                               {"above-three", MisereRank::AboveThree},
                                               {"top", MisereRank::Top},
                                               {"off", MisereRank::Off}};
  return parse_word("misère rank", text, kMisereRanks);
}

}  // namespace nap

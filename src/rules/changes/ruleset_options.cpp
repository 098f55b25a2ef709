#include "nap/rules/changes/ruleset_options.hpp"

#include <algorithm>
#include <cassert>
#include <charconv>
#include <cmath>
#include <iterator>

#include <fmt/format.h>

#include "changes/evening_options.hpp"
#include "changes/exchange_options.hpp"
#include "changes/misere_options.hpp"
#include "nap/rules/changes/ruleset_notes.hpp"
#include "nap/text/parse_error.hpp"
#include "nap/text/quoting.hpp"
#include "rule_words.hpp"

namespace nap {
namespace {

Bid* bid_to_change(Ruleset& ruleset, std::string_view id) {
  const Bid* bid = ruleset.find(id);
  return bid != nullptr ? &ruleset.bids[static_cast<std::size_t>(bid - ruleset.bids.data())] : nullptr;
}

void set_minimum(Ruleset& ruleset, const std::string& id) {
  const Bid* bid = ruleset.find(id);
  if (!bid || !bid->can_be_minimum()) {
    throw ParseError(fmt::format("minimum bid {}: the lowest bid of {} can be {}", in_quotes(id),
                                 in_quotes(ruleset.name()), listed_minimums(ruleset.bids)));
  }
  const Bid* with = version_with_card(ruleset.bids, *bid);
  const std::string& lowest = with != nullptr ? with->id : id;
  if (ruleset.lowest_bid().id != lowest) ruleset.min_bid = lowest;
}

void set_nap_loss(Ruleset& ruleset, int loss) {
  if (loss != 5 && loss != 10) throw ParseError(fmt::format("Nap loss {}: Nap loses 5 or 10", loss));
  Bid* nap = bid_to_change(ruleset, "nap");
  if (!nap) {
    throw ParseError(fmt::format("Nap loss: {} has no Nap; its bids are {}", in_quotes(ruleset.name()),
                                 listed_ids(ruleset.bids)));
  }
  nap->lose = loss;
  if (const Bid* with = version_with_card(ruleset.bids, *nap)) bid_to_change(ruleset, with->id)->lose = loss;
}

bool is_stake(int stake) { return stake >= 0 && stake <= kMaxStake; }

bool are_stakes(int win, int lose) { return is_stake(win) && is_stake(lose) && (win > 0 || lose > 0); }

ParseError wrong_stakes(std::string_view text) {
  const std::string_view pair = text.substr(std::min(text.size(), text.find('=') + 1));  // npos + 1 is 0
  const std::size_t slash = std::min(pair.find('/'), pair.size());
  for (const std::string_view stake :
       {pair.substr(0, slash), pair.substr(std::min(slash + 1, pair.size()))}) {
    if (const auto advice = advice_on_fraction(stake)) {
      return ParseError(fmt::format("stakes {}: {}", in_quotes(text), *advice));
    }
  }
  return ParseError(
      fmt::format("stakes {}: write BID=WIN/LOSE with stakes from 0 to {}, not both 0, such as nap=10/5",
                  in_quotes(text), kMaxStake));
}

void set_stakes(Ruleset& ruleset, const StakeChange& change) {
  if (!are_stakes(change.win, change.lose)) {
    throw wrong_stakes(fmt::format("{}={}/{}", change.bid, change.win, change.lose));
  }
  Bid* bid = bid_to_change(ruleset, change.bid);
  if (!bid) {
    throw ParseError(fmt::format("stakes of {}: {} has no such bid; its bids are {}", in_quotes(change.bid),
                                 in_quotes(ruleset.name()), listed_ids(ruleset.bids)));
  }
  bid->win = change.win;
  bid->lose = change.lose;
}

void set_lead(Ruleset& ruleset, const LeadChange& change) {
  Bid* bid = bid_to_change(ruleset, change.bid);
  if (!bid) {
    throw ParseError(fmt::format("forced lead of {}: {} has no such bid; its bids are {}",
                                 in_quotes(change.bid), in_quotes(ruleset.name()), listed_ids(ruleset.bids)));
  }
  bid->contract.lead = change.rule;
  if (const auto why = why_no_forced_lead(bid->contract))
    throw ParseError(fmt::format("forced lead of {}: {}", in_quotes(change.bid), *why));
}

void set_dealt(Ruleset& ruleset, int dealt) {
  if (const auto fault = dealing_fault(dealt, ruleset.cards))
    throw ParseError(fmt::format("dealt {}: {}", dealt, *fault));
  ruleset.dealt = dealt;
}

// Throws ParseError if two options say how a bid is opened.
void check_said_once(const std::vector<LeadChange>& leads) {
  for (auto change = leads.begin(); change != leads.end(); ++change) {
    if (std::any_of(leads.begin(), change, [&](const LeadChange& other) { return other.bid == change->bid; }))
      throw ParseError(fmt::format("forced lead of {}: given twice; give it once", in_quotes(change->bid)));
  }
}

// Throws ParseError if two options say what a bid pays.
void check_said_once(const RulesetOptions& options) {
  const std::vector<StakeChange>& stakes = options.stakes;
  for (auto change = stakes.begin(); change != stakes.end(); ++change) {
    const bool is_repeated = std::any_of(stakes.begin(), change,
                                         [&](const StakeChange& other) { return other.bid == change->bid; });
    if (is_repeated) {
      throw ParseError(
          fmt::format("stakes of {}: given twice; give both numbers once", in_quotes(change->bid)));
    }
    if (options.nap_loss && change->bid == "nap") {
      throw ParseError(
          fmt::format("Nap loss {} and stakes nap={}/{}: both say what Nap loses; give one of the two",
                      *options.nap_loss, change->win, change->lose));
    }
  }
}

// The stake in the text; nothing if the text is not just a whole number.
std::optional<int> to_stake(std::string_view text) {
  int stake = 0;
  const char* end = text.data() + text.size();
  const auto [stop, error] = std::from_chars(text.data(), end, stake);
  if (error != std::errc() || stop != end) return std::nullopt;
  return stake;
}

}  // namespace

Ruleset apply_options(Ruleset ruleset, const RulesetOptions& options) {
  check_said_once(options);
  check_said_once(options.leads);
  const Ruleset printed = ruleset;
  if (options.exchange) set_exchange(ruleset, *options.exchange);
  if (options.price) set_price(ruleset, *options.price);
  if (options.price_to) set_price_to(ruleset, *options.price_to);
  if (options.min_bid) set_minimum(ruleset, *options.min_bid);
  if (options.misere_rank) rank_misere(ruleset, *options.misere_rank);
  if (options.misere_trump) set_misere_trump(ruleset, *options.misere_trump);
  if (options.nap_loss) set_nap_loss(ruleset, *options.nap_loss);
  if (options.all_pass) ruleset.all_pass = *options.all_pass;
  if (options.revoke) ruleset.revoke = *options.revoke;
  if (options.overcall) ruleset.overcall = *options.overcall;
  if (options.own_raise) ruleset.has_own_raise = true;
  if (options.shuffle) ruleset.shuffle = *options.shuffle;
  set_pool(ruleset, options.pool);
  if (options.joker) ruleset.has_joker = true;
  for (const StakeChange& change : also_with_card(options.stakes, ruleset)) set_stakes(ruleset, change);
  for (const LeadChange& change : also_with_card(options.leads, ruleset)) set_lead(ruleset, change);
  if (options.dealt) set_dealt(ruleset, *options.dealt);
  check_exchange(ruleset);
  const std::vector<std::string> changes = changes_between(printed, ruleset);
  if (changes.empty()) return printed;
  ruleset.changes.insert(ruleset.changes.end(), changes.begin(), changes.end());
  return ruleset;
}

StakeChange parse_stake_change(std::string_view text) {
  const std::size_t equals = text.find('=');
  const std::size_t slash = text.find('/', equals == std::string_view::npos ? 0 : equals);
  if (equals == std::string_view::npos || equals == 0 || slash == std::string_view::npos) {
    throw wrong_stakes(text);
  }
  const std::optional<int> win = to_stake(text.substr(equals + 1, slash - equals - 1));
  const std::optional<int> lose = to_stake(text.substr(slash + 1));
  if (!win || !lose || !are_stakes(*win, *lose)) throw wrong_stakes(text);
  return {std::string(text.substr(0, equals)), *win, *lose};
}

LeadChange parse_lead_change(std::string_view text) {
  const std::size_t equals = text.find('=');
  if (equals == std::string_view::npos || equals == 0) {
    throw ParseError(
        fmt::format("forced lead {}: write BID=RULE, such as nap=lowest_trump", in_quotes(text)));
  }
  std::string word(text.substr(equals + 1));
  std::replace(word.begin(), word.end(), '-', '_');
  return {bid_id(text.substr(0, equals)), parse_word("forced lead", word, kLeadRuleWords)};
}

std::string_view to_word(LeadRule rule) { return word_for(rule, kLeadRuleWords); }

std::optional<std::string> advice_on_fraction(std::string_view written) {
  double number = 0;
  const char* end = written.data() + written.size();
  const auto [stop, error] = std::from_chars(written.data(), end, number);
  if (error != std::errc() || stop != end || !(number >= 0 && number <= kMaxStake)) return std::nullopt;
  const double fraction = number - std::floor(number);
  const bool is_written_whole = written.find_first_not_of("0123456789") == std::string_view::npos;
  if (is_written_whole) return std::nullopt;
  const std::string what_to_do = fraction == 0.0   ? fmt::format("write {:.0f}", number)
                                 : fraction == 0.5 ? "double all of them to count in halves"
                                                   : "count all of them in a smaller unit";
  return fmt::format("{}: stakes are whole numbers; {}", shortened(written), what_to_do);
}

AllPass parse_all_pass(std::string_view text) { return parse_word("all pass", text, kAllPassWords); }

RevokePays parse_revoke(std::string_view text) { return parse_word("revoke", text, kRevokeWords); }

Overcall parse_overcall(std::string_view text) { return parse_word("overcall", text, kOvercallWords); }

Shuffle parse_shuffle(std::string_view text) { return parse_word("shuffle", text, kShuffleWords); }

std::string_view to_word(AllPass rule) { return word_for(rule, kAllPassWords); }

}  // namespace nap

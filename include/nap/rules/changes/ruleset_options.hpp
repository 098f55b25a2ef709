// The points on which the sources disagree, as options that change a ruleset.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "nap/rules/ruleset.hpp"

namespace nap {

enum class MisereRank { BelowThree, AboveThree, Top, Off };

struct StakeChange {
  std::string bid;
  int win;
  int lose;
};

struct LeadChange {
  std::string bid;
  LeadRule rule;
};

struct FineChange {
  FineKind kind;
  int stakes;  // 0 to kMostPaidIn
};

// What is empty stays as it is.
struct PoolOptions {
  std::optional<PaidBy> paid_by = {};  // a ruleset without a pool gets one, with the fines as printed
  std::optional<int> stake = {};       // 1 to kMostPaidIn
  std::optional<TakenWith> taken_with = {};
  std::optional<PoolAtEnd> at_end = {};
  std::vector<FineChange> fines = {};
};

struct RulesetOptions {
  std::optional<std::string> min_bid;     // id of a bid of the table
  std::optional<Trump> misere_trump;      // first lead or none
  std::optional<MisereRank> misere_rank;  // Top: above every other bid, Blücher included
  std::optional<int> nap_loss;            // 5 or 10
  std::vector<StakeChange> stakes;        // applied last
  std::optional<AllPass> all_pass = {};
  std::optional<RevokePays> revoke = {};
  std::vector<LeadChange> leads = {};
  bool joker = false;                         // a deck with a joker, also if the ruleset has none
  std::optional<int> dealt = {};              // 6 or 7 cards
  std::optional<ExchangeKind> exchange = {};  // at its printed price, or at that of the ruleset if it has it
  std::optional<int> price = {};              // of the exchange, 0 to kMostPrice
  std::optional<FeeTo> price_to = {};
  std::optional<Overcall> overcall = {};
  bool own_raise = false;
  std::optional<Shuffle> shuffle = {};
  PoolOptions pool = {};
};

// The ruleset with the options applied. What they change is added to its changes. With the extra card each
// bid of tricks that needs no earlier bid gets a version, "three-with" right below "three". What options say
// of "three", also as the minimum, holds for that version unless it is named itself. Throws ParseError if an
// option names a bid that the table lacks or changes a misère that it lacks, if two options say what one bid
// pays or how it is opened, if a misère gets a forced lead, if no fewer cards would be kept than dealt, if a
// price or its receiver has no exchange, if a part of the pool or a fine has no pool, and if the ruleset
// cannot have the exchange.
Ruleset apply_options(Ruleset ruleset, const RulesetOptions& options);

// Throws ParseError that begins with `what` and says how a table gets a pool, if the ruleset has none.
void check_has_pool(const Ruleset& ruleset, std::string_view what);

// These read one option each. They throw ParseError that says what is allowed.
MisereRank parse_misere_rank(std::string_view text);    // below-three | above-three | top | off
StakeChange parse_stake_change(std::string_view text);  // BID=WIN/LOSE: "nap=10/10"
LeadChange parse_lead_change(std::string_view text);    // BID=RULE: "nap=lowest_trump"
// If a number, as it is written, is a stake with a fraction: why that is refused and what to write instead.
std::optional<std::string> advice_on_fraction(std::string_view written);
AllPass parse_all_pass(std::string_view text);        // a word of house rules: "eldest_plays_one"
RevokePays parse_revoke(std::string_view text);       // a word of house rules: "pays_share"
Overcall parse_overcall(std::string_view text);       // a word of house rules: "equal"
Shuffle parse_shuffle(std::string_view text);         // a word of house rules: "after_nap"
FineChange parse_fine_change(std::string_view text);  // KIND=N: "misdeal=1"

// "void", "eldest_plays_one", "dealer_plays_one" or "double_header".
std::string_view to_word(AllPass rule);
// "none", "lowest_trump" or "lowest_non_trump".
std::string_view to_word(LeadRule rule);

}  // namespace nap

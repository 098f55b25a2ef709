// A stake table and the rules of its auction, as data.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "nap/rules/contract.hpp"
#include "nap/rules/exchange.hpp"
#include "nap/rules/pool.hpp"

namespace nap {

// Another version of a bid, as some source prints it. Whatever is empty stays as in the table.
struct Alternative {
  std::optional<int> win;
  std::optional<int> lose;
  std::optional<Trump> trump;
  std::string rank;  // "above three"; empty: as in the table
  std::optional<LeadRule> forced_lead;
  std::string source;

  friend bool operator==(const Alternative&, const Alternative&) = default;
};

inline constexpr int kMaxStake = 1'000'000;

struct Bid {
  std::string id;  // "nap": lower-case letters, digits, '-' and '_'
  Contract contract;
  int win = 0;        // stakes from each payer to a declarer who makes it
  int lose = 0;       // stakes from a declarer who fails to each payer
  std::string after;  // the bid that must have been called before; empty: none
  bool optional = false;
  std::string source;
  std::vector<Alternative> alternatives;
  double from_pool = 0.0;  // stakes more from the pool to a declarer who makes it, a part for each payer

  bool needs_earlier_bid() const { return !after.empty(); }
  // Whether this can be the lowest bid of an auction. A misère cannot: it promises no number of tricks.
  bool can_be_minimum() const { return !contract.is_misere() && !needs_earlier_bid(); }
  friend bool operator==(const Bid&, const Bid&) = default;
};

// The bid with that id; nullptr if there is none.
const Bid* find_bid(std::span<const Bid> bids, std::string_view id);

// The same bid with the extra card of the stock: "three-with" for "three", for the same stakes. Only where
// why_no_extra_card has nothing to say.
Bid with_extra_card(const Bid& bid);
// That version of a bid of `bids`, if it ranks below the bid; nullptr if there is none.
const Bid* version_with_card(std::span<const Bid> bids, const Bid& bid);

// What happens if nobody bids.
enum class AllPass { Void, EldestPlaysOne, DealerPlaysOne, DoubleHeader };

// What a defender who revokes pays the declarer, for all others: all that the bid would have won, or only
// what one payer would have paid.
enum class RevokePays { All, Share };

// Which bid may follow another one.
enum class Overcall {
  Higher,  // any bid that ranks above it
  Equal,   // the same bid, too; it takes over from who called it before (FR)
  OneMore  // the next higher bid alone; a misère may be left out (ES)
};

// When the deck is shuffled. Between other deals it is only cut (EBP).
enum class Shuffle { EachDeal, AfterNap };

// The rules of a table. The id, the origin and the changes tell a ruleset from others.
struct Ruleset {
  std::string id;  // the name of a stake table, or the one that house rules give themselves
  // What tells house rules from other rules with the same id, such as the name of their file. Empty if the id
  // alone tells them apart.
  std::string origin = {};
  int cards = 5;           // in each hand, when it is played: 5, 7 or, for two seats, 9
  bool has_joker = false;  // the deck has one card more, the highest trump
  // If more are dealt: 6 or 7 to each seat, which keeps `cards` of them before the auction.
  std::optional<int> dealt = {};
  std::optional<Exchange> exchange = {};  // of hands of five cards, all of which are dealt
  AllPass all_pass = AllPass::Void;
  RevokePays revoke = RevokePays::All;
  Overcall overcall = Overcall::Higher;
  // Whether who called Nap may play a bid himself with which another seat outbids him, if it needs his own
  // call (PEEL: Wellington, Blücher).
  bool has_own_raise = false;
  Shuffle shuffle = Shuffle::EachDeal;
  std::optional<PoolRules> pool = {};
  Fines fines = {};             // only with a pool
  std::vector<int> dealer_out;  // the numbers of players at which the dealer takes no cards
  std::string min_bid;          // the lowest bid allowed, by id; empty: the first of `bids`
  std::vector<Bid> bids;        // in auction order, lowest first; never empty
  // What options changed, one sentence each (ruleset_notes.hpp); empty: none
  std::vector<std::string> changes = {};

  // The cards that each seat gets from the deck.
  int dealt_cards() const { return dealt.value_or(cards); }
  // The name as it is printed: "peel", "peel (changed)", "peel (our.json)", "peel (our.json) (changed)".
  std::string name() const;
  // The bid of min_bid, or the first.
  const Bid& lowest_bid() const;
  // The bids that may be called, lowest first: min_bid and all above it. A misère that ranks below a minimum
  // of three tricks or fewer stays. A bid is left out if it needs an earlier bid that may not be called.
  std::vector<Bid> callable_bids() const;
  // Whether the extra card of the stock goes to some bids.
  bool has_extra_card() const { return exchange && exchange->kind == ExchangeKind::ExtraCard; }
  const Bid* find(std::string_view bid) const { return find_bid(bids, bid); }

  friend bool operator==(const Ruleset&, const Ruleset&) = default;
};

// Whether a declarer who makes this bid takes the pool (PEEL, ES, FR). Without a Nap, whoever takes every
// trick. Whether the ruleset has a pool does not matter.
bool takes_pool(const Ruleset& ruleset, const Bid& bid);

// Whether only Nap itself takes it.
inline bool takes_alone(const Ruleset& ruleset) {
  return ruleset.pool && ruleset.pool->taken_with == TakenWith::NapAlone;
}

// The rules of a deal at doubled stakes (PEEL, Double Header): three is the lowest bid if the table has it,
// and a deal that all pass is void. The stakes of the bids are as they are.
Ruleset in_doubled_deal(Ruleset ruleset);

// "nap" -> "Nap", "misere" -> "misère", "wellington" -> "Wellington", "blucher" -> "Blücher", "nap-with" ->
// "Nap with"; any other id unchanged.
std::string bid_title(std::string_view id);

// Why so many cards cannot be dealt to hands that are played with `cards`: "6 or 7 can be dealt"; nothing if
// they can.
std::optional<std::string> dealing_fault(int dealt, int cards);

// Why no cards can be exchanged where hands are so large or dealt so: "an exchange is for hands of 5 cards";
// nothing if they can.
std::optional<std::string> exchange_fault(int cards, std::optional<int> dealt);
// Why a bid cannot be made with the extra card; nothing if it can.
std::optional<std::string_view> why_no_extra_card(const Bid& bid);

// The id that a person means by "Nap", "misère", "BLÜCHER" or "three with": lower case, without accents, and
// with '-' for a space.
std::string bid_id(std::string_view written);

// The ids of those of `bids` that a person may mean by a word: an id in any spelling of bid_id; if there is
// none, a number of tricks ("3"), which is a bid that needs no earlier one, or the beginning of an id ("n").
// A number or a beginning that fits a bid without the extra card does not mean one with it; "3-with" does.
std::vector<std::string> bids_meant(std::string_view word, std::span<const Bid> bids);
// The same with "pass" as one more id.
std::vector<std::string> calls_meant(std::string_view word, std::span<const Bid> bids);

}  // namespace nap

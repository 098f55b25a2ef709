#include "options/stakes_options.hpp"

#include <CLI/CLI.hpp>

namespace nap::cli {
namespace {

const std::string kGroup = "Rules on which tables differ";

}  // namespace

void add_ruleset_changes(CLI::App& command, RulesetRequest& changes) {
  command.add_option("--min-bid", changes.min_bid, "Lowest bid allowed, such as one, two or three")
      ->type_name("BID")
      ->group(kGroup);
  command
      .add_flag("--joker", changes.joker,
                "One card more, JK: the highest trump, and the only one at misère without trump")
      ->group(kGroup);
  command.add_option("--misere-trump", changes.misere_trump, "lead (the suit led is trump) or none")
      ->type_name("TRUMP")
      ->group(kGroup);
  command
      .add_option("--misere-rank", changes.misere_rank,
                  "below-three, above-three, top (above every other bid) or off")
      ->type_name("RANK")
      ->group(kGroup);
  command.add_option("--nap-loss", changes.nap_loss, "Stakes that a failed Nap pays to each payer: 5 or 10")
      ->type_name("N")
      ->group(kGroup);
  command
      .add_option("--stake", changes.stakes,
                  "Another stake for a bid: misere=3/6, wellington=10/10 (repeatable)")
      ->type_name("BID=WIN/LOSE")
      ->allow_extra_args(false)
      ->group(kGroup);
  command
      .add_option(
          "--forced-lead", changes.leads,
          "The first card of a bid: lowest_trump, lowest_non_trump (trump, any suit, is named aloud) or "
          "none (repeatable)")
      ->type_name("BID=RULE")
      ->allow_extra_args(false)
      ->group(kGroup);
  command.add_option("--dealt", changes.dealt, "Cards dealt to each, who keeps five of them: 6 or 7")
      ->type_name("N")
      ->group(kGroup);
  command
      .add_option(
          "--exchange", changes.exchange,
          "Cards from the stock: peep, peep-taken, indiscret, indiscret-seen, spare-hand, spare-hand-pool, "
          "spare-hand-double, ecarte or extra-card; `nap rules show` explains them")
      ->type_name("KIND")
      ->group(kGroup);
  command
      .add_option(
          "--price", changes.price,
          "Stakes that the exchange costs: a look, each card bought or the exchange (default: as printed)")
      ->type_name("N")
      ->group(kGroup);
  command.add_option("--price-to", changes.price_to, "Who gets that price: pool or dealer (default: pool)")
      ->type_name("WHO")
      ->group(kGroup);
}

void add_revoke(CLI::App& command, RulesetRequest& changes) {
  command
      .add_option("--revoke", changes.revoke,
                  "What a defender who revokes pays the declarer: pays_all (that the bid would have won) or "
                  "pays_share (what one payer would have paid)")
      ->type_name("RULE")
      ->group(kGroup);
}

void add_auction_rules(CLI::App& command, RulesetRequest& changes) {
  command
      .add_option(
          "--overcall", changes.overcall,
          "What may follow a bid: higher, equal (the same bid, too, which takes over) or one_more (the "
          "next higher bid alone)")
      ->type_name("RULE")
      ->group(kGroup);
  command
      .add_flag("--own-raise", changes.own_raise,
                "Who called Nap and is outbid may play Wellington or Blücher himself")
      ->group(kGroup);
}

void add_pool(CLI::App& command, RulesetRequest& changes) {
  command
      .add_option(
          "--pool-paid-by", changes.pool_paid_by,
          "A pool for who makes Nap, into which pays: dealer (each dealer), round (all when the deal has "
          "gone round), once (all at the start) or when_empty (all whenever it is)")
      ->type_name("WHO")
      ->group(kGroup);
  command.add_option("--pool-stake", changes.pool_stake, "Stakes that each of them pays in (default: 1)")
      ->type_name("N")
      ->group(kGroup);
  command
      .add_option("--pool-taken-with", changes.pool_taken_with,
                  "Who takes the pool: any (who makes Nap, Wellington or Blücher) or nap (Nap alone)")
      ->type_name("BID")
      ->group(kGroup);
  command
      .add_option("--pool-at-end", changes.pool_at_end,
                  "The pool that nobody took: divided or lowest_card (who draws the lowest takes all)")
      ->type_name("RULE")
      ->group(kGroup);
  command
      .add_option(
          "--fine", changes.fines,
          "Stakes to the pool for misdeal, exposed_card, touching, out_of_turn or revoke (repeatable)")
      ->type_name("KIND=N")
      ->allow_extra_args(false)
      ->group(kGroup);
}

void add_shuffle(CLI::App& command, RulesetRequest& changes) {
  command
      .add_option("--shuffle", changes.shuffle,
                  "When the deck is shuffled: each_deal or after_nap (only cut until somebody makes Nap)")
      ->type_name("WHEN")
      ->group(kGroup);
}

void add_all_pass(CLI::App& command, RulesetRequest& changes) {
  command
      .add_option(
          "--all-pass", changes.all_pass,
          "What happens when everybody passes: void, eldest_plays_one, dealer_plays_one or double_header")
      ->type_name("RULE")
      ->group(kGroup);
}

}  // namespace nap::cli

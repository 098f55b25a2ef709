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

void add_all_pass(CLI::App& command, RulesetRequest& changes) {
  command
      .add_option(
          "--all-pass", changes.all_pass,
          "What happens when everybody passes: void, eldest_plays_one, dealer_plays_one or double_header")
      ->type_name("RULE")
      ->group(kGroup);
}

}  // namespace nap::cli

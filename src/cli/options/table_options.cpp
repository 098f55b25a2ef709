#include "options/table_options.hpp"

#include <CLI/CLI.hpp>

#include "options/hand_options.hpp"

namespace nap::cli {

void add_table(CLI::App& command, TableRequest& table) {
  command
      .add_option("--players", table.players,
                  "People at the table, 2 to 7 (default: 4, with nine cards 2, or your nap.conf)")
      ->type_name("N");
  command
      .add_option("--deck", table.deck,
                  "Cards in the deck: 24, 28, 32, 36, 40, 44, 48 or 52 (default: 52, or your nap.conf)")
      ->type_name("N");
  command
      .add_option("--cards", table.cards,
                  "Cards in a hand, 5, 7 or, for two players, 9 (default: as the stake table has it)")
      ->type_name("N");
  command
      .add_option("--stakes", table.stakes,
                  "A table of `nap rules list` or a house-rules file (default: peel, or NAP_STAKES, or "
                  "your nap.conf)")
      ->type_name("TABLE|FILE");
  add_dealer_out(command, table.dealer_out);
}

}  // namespace nap::cli

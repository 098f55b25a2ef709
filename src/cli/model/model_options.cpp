#include <CLI/CLI.hpp>

#include "model/model_command.hpp"

namespace nap::cli {

void add_model(CLI::App& app, ModelArguments& model) {
  CLI::App& command = *app.add_subcommand(
      "model", "How far face-up rates are from play in which nobody sees another's cards");
  command.add_option("--players", model.players, "People at the table, such as 4 or 2-7 or 3,5")
      ->capture_default_str()
      ->type_name("LIST");
  command.add_option("--deck", model.deck, "Cards in the deck, such as 52 or 28-40 or 32,52")
      ->capture_default_str()
      ->type_name("LIST");
  command
      .add_option("--hands", model.hands,
                  "Random hands for each bid, which make it face up in 10 to 90 % of deals")
      ->capture_default_str()
      ->type_name("N");
  command.add_option("--deals", model.deals, "Deals that are played with each hand")
      ->capture_default_str()
      ->type_name("N");
  add_common(command, model.common);
  command.footer(
      "Examples:\n"
      "  nap model --players 3\n"
      "  nap model --players 2-5 --deck 32,52 --format json --out model.json");
}

}  // namespace nap::cli

#include <CLI/CLI.hpp>

#include "claims/claims_command.hpp"

namespace nap::cli {

void add_claims(CLI::App& app, ClaimsArguments& claims) {
  CLI::App& command = *app.add_subcommand("claims", "What the old books say of Nap, tested");
  command.add_option("--only", claims.request.only, "Only these claims, such as C5,C7 (default: all)")
      ->type_name("LIST");
  command
      .add_option(
          "--hands", claims.request.hands,
          "Random hands for each setting; three times as many for four players and 52 cards, and 60 deals of the evenings "
          "for each")
      ->capture_default_str()
      ->type_name("N");
  command.add_option("--deals", claims.request.deals, "Random deals for each single hand with open cards")
      ->capture_default_str()
      ->type_name("N");
  add_common(command, claims.common);
  command.footer(
      "Examples:\n"
      "  nap claims --only C3\n"
      "  nap claims --format json --out claims.json");
}

}  // namespace nap::cli

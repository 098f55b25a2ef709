#include <CLI/CLI.hpp>

#include "asnas/asnas_claims_command.hpp"

namespace nap::cli {

void add_asnas_claims(CLI::App& asnas, AsnasClaimsArguments& claims) {
  CLI::App& command = *asnas.add_subcommand("claims", "What the sources say about As Nas, tested");
  command.add_option("--only", claims.request.only, "Only these claims, such as N2,N7 (default: all)")
      ->type_name("LIST");
  command
      .add_option("--copies", claims.request.copies,
                  "Cards of each rank, 4 to 8, for 2 up to so many players (default: the usual packs, 2 to 8 "
                  "players)")
      ->type_name("N");
  command
      .add_option(
          "--deals", claims.request.deals,
          "Random deals of each hand after the exchange, with three players or more; as many find its rule")
      ->capture_default_str()
      ->type_name("N");
  add_common(command, claims.common);
  command.footer(
      "The exchange (N7) and the betting of four players (N8, N9) take about 15 seconds\n"
      "each.\n\n"
      "Examples:\n"
      "  nap asnas claims --only N2\n"
      "  nap asnas claims --copies 5 --format json --out claims.json");
}

}  // namespace nap::cli

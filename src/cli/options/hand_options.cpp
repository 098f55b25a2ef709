#include "options/hand_options.hpp"

#include <CLI/CLI.hpp>

namespace nap::cli {

void add_dealer_out(CLI::App& command, std::optional<bool>& dealer_out) {
  CLI::Option* out = command.add_flag_callback(
      "--dealer-out", [&dealer_out] { dealer_out = true; },
      "The dealer takes no cards but pays and is paid (default: as the table says, for six players)");
  command
      .add_flag_callback(
          "--no-dealer-out", [&dealer_out] { dealer_out = false; }, "The dealer takes cards")
      ->excludes(out);
}

void add_dead(CLI::App& command, std::optional<std::string>& dead) {
  command.add_option("--dead", dead, "Cards that I know to be out of play, such as 7C,2D")
      ->type_name("CARDS");
}

void add_ranks(CLI::App& command, std::string& ranks) {
  command
      .add_option("--ranks", ranks,
                  "Letters of ranks, to read and to write: en (A K Q J), fr (A R D V) or es (A R C S); also "
                  "of suits, to read, spades first: en S H D C, fr P C K T, es E C O B (or P C D T)")
      ->capture_default_str()
      ->type_name("LANGUAGE");
}

}  // namespace nap::cli

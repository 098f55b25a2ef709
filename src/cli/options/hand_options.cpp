#include "options/hand_options.hpp"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include "nap/text/parse_error.hpp"
#include "nap/text/quoting.hpp"

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

int parse_cards(const std::string& text) {
  if (text == "5" || text == "7") return text[0] - '0';
  throw ParseError(fmt::format("--cards {}: hands have 5 or 7 cards", in_quotes(text)));
}

}  // namespace nap::cli

#include "options/hand_options.hpp"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include "nap/text/parse_error.hpp"
#include "nap/text/quoting.hpp"
#include "nap/text/words.hpp"

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

void add_ranks(CLI::App& command, std::string& ranks) {
  command
      .add_option("--ranks", ranks,
                  "Letters of ranks, to read and to write: en (A K Q J), fr (A R D V) or es (A R C S)")
      ->capture_default_str()
      ->type_name("LANGUAGE");
}

RankLetters parse_rank_letters(const std::string& text) {
  constexpr Word<RankLetters> kLanguages[] = {{"en", RankLetters::English, "A K Q J"},
                                              {"fr", RankLetters::French, "A R D V"},
                                              {"es", RankLetters::Spanish, "A R C S"}};
  return parse_word("--ranks", text, kLanguages);
}

}  // namespace nap::cli

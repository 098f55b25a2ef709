#include "study/study_options.hpp"

#include <CLI/CLI.hpp>

#include "options/hand_options.hpp"

namespace nap::cli {

void add_study(CLI::App& command, StudyRequest& study, const std::string& usual_hands) {
  command.add_option("--players", study.players, "People at the table, such as 4 or 2-7 or 3,5")
      ->default_str(study.players.value_or("4"))
      ->type_name("LIST");
  command.add_option("--deck", study.deck, "Cards in the deck, such as 52 or 28-40 or 32,52")
      ->capture_default_str()
      ->type_name("LIST");
  command.add_option("--stakes", study.stakes, "Tables of `nap rules list` or house-rules files")
      ->capture_default_str()
      ->type_name("LIST");
  add_dealer_out(command, study.dealer_out);
  command
      .add_option("--book", study.books,
                  "A complete book (repeatable) for the tables that it fits; other tables sample hands")
      ->type_name("FILE")
      ->allow_extra_args(false);
  command
      .add_option("--hands", study.hands,
                  "Hands to sample where there is no book (default: " + usual_hands +
                      "; fewer for six and seven players)")
      ->type_name("N");
  command
      .add_option(
          "--model", study.model,
          "selfplay: what players make who see only their own cards; committed: one lead for all possible deals, "
          "then all hands are open. Seven cards, a joker and forced leads are always committed")
      ->capture_default_str()
      ->type_name("MODEL");
}

}  // namespace nap::cli

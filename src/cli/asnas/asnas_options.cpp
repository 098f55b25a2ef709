#include <CLI/CLI.hpp>

#include "asnas/asnas_command.hpp"

namespace nap::cli {
namespace {

void add_copies(CLI::App& command, std::optional<std::string>& copies) {
  command.add_option("--copies", copies, "Cards of each rank: 4 to 8 (default: 4, or the number of players)")
      ->type_name("N");
}

void add_names(CLI::App& command, std::string& names) {
  command
      .add_option("--names", names,
                  "Names of the ranks: en (A K Q J T), fr, es, fa (as shah bibi couli sarbas) or fa-soldier "
                  "(the sarbas above the couli); letters are always read")
      ->capture_default_str()
      ->type_name("NAMES");
}

void add_hand(CLI::App& command, std::vector<std::string>& hand) {
  command.add_option("HAND", hand, "Five cards, such as AAKKT (T: the pip card)")->required();
}

void add_players(CLI::App& command, std::string& players) {
  command.add_option("--players", players, "Players, such as 4 or 2-8")
      ->capture_default_str()
      ->type_name("LIST");
}

void add_ranking(CLI::App& command, std::string& ranking) {
  command
      .add_option(
          "--ranking", ranking,
          "What tells hands of one category apart: category (nothing), combination (the ranks that make it) "
          "or kickers (then the other cards, too)")
      ->capture_default_str()
      ->type_name("RANKING");
}

void add_odds(CLI::App& asnas, AsnasOddsArguments& odds) {
  CLI::App& command = *asnas.add_subcommand("odds", "How often each hand comes, wins and ties");
  add_players(command, odds.request.players);
  add_copies(command, odds.request.copies);
  command
      .add_option(
          "--show", odds.request.show,
          "Part of the answer: categories, combinations or ties; json has all, and csv one part (default: "
          "categories and ties; of csv, categories)")
      ->type_name("PART");
  add_names(command, odds.request.names);
  add_common(command, odds.common, Work::Simple);
  command.footer("Examples:\n  nap asnas odds --players 5\n  nap asnas odds --players 2-8 --show ties");
}

void add_betting(CLI::App& command, asnas::BettingRequest& betting) {
  command.add_option("--ante", betting.ante, "Chips that everybody pays before the deal (default: 1)")
      ->type_name("CHIPS");
  command
      .add_option("--bet", betting.bet,
                  "Opening bet, or this and what each raise makes of it, such as 2,4 (default: 2)")
      ->type_name("CHIPS");
  command
      .add_option("--raises", betting.raises, "Raises allowed, each to twice the bet: 0, 1 or 2 (default: 1)")
      ->type_name("N");
  command
      .add_option("--passing", betting.passing,
                  "free (who has passed can come in when another opens) or final (he is out) (default: free)")
      ->type_name("HOW");
}

void add_stack(CLI::App& command, asnas::BettingRequest& betting) {
  command
      .add_option(
          "--stack", betting.stack,
          "Chips of each player before the ante: one number, or one for each in the order of speaking "
          "(default: as many as he needs)")
      ->type_name("CHIPS");
}

void add_ask(CLI::App& asnas, AsnasAskArguments& ask) {
  CLI::App& command =
      *asnas.add_subcommand("ask", "What a hand is worth if everybody shows, and what to bet");
  add_hand(command, ask.hand);
  add_players(command, ask.request.players);
  add_ranking(command, ask.request.ranking);
  command.add_option("--dead", ask.request.dead, "Cards that were shown and that nobody holds, such as AKT")
      ->type_name("CARDS");
  command
      .add_option("--heard", ask.advice.heard,
                  "What everybody has done so far in the betting, such as pass,open: tells what to do now")
      ->type_name("MOVES");
  add_betting(command, ask.advice.betting);
  add_stack(command, ask.advice.betting);
  command
      .add_option(
          "--others", ask.advice.others,
          "How the others bet, if not by a solution: the least category or hand with which they open, match and "
          "perhaps raise, such as open=three,match=pair,raise=full")
      ->type_name("RANGES");
  command.add_option("--deals", ask.advice.deals, "Random deals, with --others (default: 20000)")
      ->type_name("N");
  command.add_option("--solution", ask.file, "Solution of nap asnas solve; three and four players need one")
      ->type_name("FILE");
  add_copies(command, ask.request.copies);
  add_names(command, ask.request.names);
  add_common(command, ask.common);
  command.footer(
      "Examples:\n"
      "  nap asnas ask AAKKT\n"
      "  nap asnas ask AAKKT --players 4 --ranking category\n"
      "  nap asnas ask as as shah bibi sarbas --names fa\n"
      "  nap asnas ask AKQJT --players 2 --heard pass,open\n"
      "  nap asnas ask AAKKT --players 6 --heard open --others open=three,match=pair");
}

void add_exchange(CLI::App& asnas, AsnasExchangeArguments& exchange) {
  CLI::App& command =
      *asnas.add_subcommand("exchange", "Which cards to throw away, and what the exchange adds");
  asnas::ExchangeRequest& request = exchange.request;
  add_hand(command, exchange.hand);
  add_players(command, request.players);
  command
      .add_option("--others", request.others,
                  "What the others throw away: same (what is best if everybody throws by one rule), pat "
                  "(nothing) or random (each card with even chances)")
      ->capture_default_str()
      ->type_name("WHAT");
  command.add_option("--fee", request.fee, "Antes that everybody pays for the exchange")
      ->capture_default_str()
      ->type_name("ANTES");
  command
      .add_option("--rules", request.rules,
                  "Whose rules: asn (an exchange with every pack) or ira (none with 25 cards)")
      ->capture_default_str()
      ->type_name("SOURCE");
  add_ranking(command, request.ranking);
  command
      .add_option("--deals", request.deals,
                  "Random deals, where not all deals are counted; the rule of the others is found in a "
                  "twentieth of them for each hand")
      ->capture_default_str()
      ->type_name("N");
  add_copies(command, request.copies);
  add_names(command, request.names);
  add_common(command, exchange.common);
  command.footer(
      "The exchange, or reante: before the betting everybody pays twice the ante, then\n"
      "all throw away any number of cards at once. The dealer shuffles these into the\n"
      "stock and fills the hands up again, so one's own cards can come back.\n\n"
      "Examples:\n"
      "  nap asnas exchange AAKQT\n"
      "  nap asnas exchange AAKQT --players 2-5 --others pat --fee 1");
}

void add_solve(CLI::App& asnas, AsnasSolveArguments& solve) {
  CLI::App& command = *asnas.add_subcommand("solve", "The betting round in equilibrium: what each hand bets");
  asnas::SolveRequest& request = solve.request;
  command.add_option("--players", request.players, "Players: 2, 3 or 4")
      ->capture_default_str()
      ->type_name("N");
  add_betting(command, request.betting);
  add_stack(command, request.betting);
  add_ranking(command, request.ranking);
  command
      .add_option("--gain", request.gain,
                  "Three and four players: stop when no other plan adds more than so many antes a deal")
      ->capture_default_str()
      ->type_name("ANTES");
  command.add_option("--rounds", request.rounds, "Three and four players: stop after so many rounds")
      ->capture_default_str()
      ->type_name("N");
  command
      .add_option("--solution", solve.file,
                  "Keep the solution in this file; if it is there already, go on from it")
      ->type_name("FILE");
  add_names(command, request.names);
  add_common(command, solve.common);
  command.footer(
      "Two players take a second, three about half a minute, four some minutes.\n\n"
      "Examples:\n"
      "  nap asnas solve --bet 3\n"
      "  nap asnas solve --players 3 --raises 0 --gain 1e-4");
}

void add_evening(CLI::App& asnas, AsnasEveningArguments& evening) {
  CLI::App& command =
      *asnas.add_subcommand("evening", "What an evening brings: chips won, their spread, who has to borrow");
  asnas::EveningRequest& request = evening.request;
  add_players(command, request.players);
  command
      .add_option("--style", request.styles,
                  "How one player bets among others who follow the solution: solved (like them), bold, timid")
      ->capture_default_str()
      ->type_name("LIST");
  command
      .add_option("--slack", request.slack,
                  "Antes that a choice of a bold or timid player may cost him, on average")
      ->capture_default_str()
      ->type_name("ANTES");
  command.add_option("--deals", request.deals, "Deals of an evening")->capture_default_str()->type_name("N");
  command.add_option("--chips", request.chips, "Chips that everybody starts with")
      ->capture_default_str()
      ->type_name("CHIPS");
  add_betting(command, request.betting);
  add_ranking(command, request.ranking);
  command
      .add_option("--gain", request.gain,
                  "Three and four players: solve until no other plan adds more than so many antes a deal")
      ->capture_default_str()
      ->type_name("ANTES");
  add_common(command, evening.common);
  command.footer(
      "Examples:\n"
      "  nap asnas evening\n"
      "  nap asnas evening --players 4 --style bold --slack 1");
}

}  // namespace

void add_asnas(CLI::App& app, AsnasArguments& asnas) {
  CLI::App& command = *app.add_subcommand(
      "asnas", "As Nas, the Persian ancestor of poker: odds, what a hand is worth, the exchange");
  command.require_subcommand(1);
  add_odds(command, asnas.odds);
  add_ask(command, asnas.ask);
  add_exchange(command, asnas.exchange);
  add_solve(command, asnas.solve);
  add_evening(command, asnas.evening);
  add_asnas_claims(command, asnas.claims);
  command.footer(
      "The game: five ranks without suits, from the ace down A K Q J T; of each there\n"
      "are four cards, or one for each player if there are more than four. Everybody\n"
      "pays an ante and gets five cards. From the dealer's left each opens or passes,\n"
      "then each matches the bet, raises it or folds. If all others fold, the last to\n"
      "bet takes the pot unseen. Else the best hand does: five alike, four, full\n"
      "(three and two), three, two pairs, a pair, nothing; there are no straights and\n"
      "no flushes. Of hands of one category the higher ranks win, or they share the\n"
      "pot (--ranking).\n\n"
      "Examples:\n  nap asnas odds --players 5\n  nap asnas ask AAKKT --players 4\n  nap asnas exchange AAKKT");
}

}  // namespace nap::cli

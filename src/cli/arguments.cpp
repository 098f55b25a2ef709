#include "arguments.hpp"

#include <algorithm>
#include <span>
#include <string_view>

#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <fmt/ranges.h>

#include "help.hpp"
#include "io/files.hpp"
#include "nap/cards/hand_pattern.hpp"
#include "nap/cards/notation.hpp"
#include "nap/text/parse_error.hpp"
#include "nap/text/quoting.hpp"
#include "options/common_options.hpp"

namespace nap::cli {
namespace {

// CLI11 takes the words apart and prints help; what a value means is not its business. A page in a browser
// and a library have no command line, and must read a hand or a number of players by the same code (inquiry)
// and refuse it with the same words. So options stay text: no validators, and no defaults of CLI11's from the
// environment or a file, whose errors would not name the place of the setting (inquiry/table/table_defaults).

using Words = std::span<char*>;  // without the name of the program

// The commands on the command line, outermost first: "rules", "list".
std::vector<const CLI::App*> commands_of(const CLI::App& app) {
  std::vector<const CLI::App*> commands;
  for (const CLI::App* at = &app; !at->get_subcommands().empty();) {
    at = at->get_subcommands().front();
    commands.push_back(at);
  }
  return commands;
}

// A message of CLI11's may repeat a word or a value of any length.
std::string without_long_words(const std::string& message) {
  constexpr std::size_t kLongest = 240;
  std::vector<std::string> words;
  std::size_t length = 0;
  for (std::size_t at = 0; at <= message.size() && length <= kLongest;) {
    const std::size_t end = std::min(message.find(' ', at), message.size());
    words.push_back(shortened(std::string_view(message).substr(at, end - at)));
    length += words.back().size() + 1;
    at = end + 1;
  }
  return fmt::format("{}{}", fmt::join(words, " "), length > kLongest ? " ..." : "");
}

[[noreturn]] void refuse(const CLI::App& app, const std::string& message) {
  std::string help = "nap ";
  for (const CLI::App* command : commands_of(app)) help += command->get_name() + ' ';
  throw ParseError(fmt::format("{}; see {}--help", on_one_line(message), help));
}

// The words that stand where another command may follow. Empty if none may follow.
std::optional<std::vector<std::string>> instead_of_command(const CLI::App& app) {
  const std::vector<const CLI::App*> commands = commands_of(app);
  const CLI::App& last = commands.empty() ? app : *commands.back();
  if (last.get_subcommands([](const CLI::App*) { return true; }).empty()) return std::nullopt;
  return last.remaining();
}

bool is_hand(std::string_view text) {
  if (HandPattern::is_pattern(text)) return true;
  for (const int cards : {5, 7}) {
    try {
      parse_hand(text, Deck(), cards);
      return true;
    } catch (const ParseError&) {  // then it is no hand of so many cards
    }
  }
  return false;
}

[[noreturn]] void refuse_command(const CLI::App& app, const std::vector<std::string>& words) {
  const auto is_option = [](const std::string& word) { return word.starts_with('-'); };
  const auto end = std::find_if(words.begin(), words.end(), is_option);
  const std::string hand = fmt::format("{}", fmt::join(words.begin(), end, " "));
  if (commands_of(app).empty() && is_hand(hand)) {
    const bool needs_quotes = hand.find(';') != std::string::npos;  // which ends a command of the shell
    throw ParseError(fmt::format("no command; to ask about this hand, write: nap ask {}",
                                 needs_quotes ? in_quotes(hand) : shortened(hand)));
  }
  refuse(app, words.empty() ? "no command" : "no such command: " + in_quotes(words.front()));
}

// CLI11 would take the next word for the value that is missing after "--deals=", and "++" for the end of the
// command.
void check_words(Words words) {
  for (const std::string_view word : words) {
    if (word == "--") return;
    if (word == "++") throw ParseError("\"++\": neither a hand nor an option nor a value");
    if (word.starts_with("--") && word.find('=') == word.size() - 1) {
      throw ParseError(fmt::format("{}: no value; write it behind the =, without a space", shortened(word)));
    }
  }
}

// Before the eldest hand calls there are no calls.
constexpr std::string_view kMayBeEmpty = "--heard";

void check_values(const CLI::App& app, const CLI::App& command) {
  for (const CLI::Option* option : command.get_options()) {
    if (option->get_type_size() == 0) continue;  // a flag
    for (const std::string& value : option->results()) {
      if (value.empty() && option->get_name() != kMayBeEmpty)
        refuse(app, fmt::format("{} \"\": an empty value; write one or leave it out", option->get_name()));
      if (option->nonpositional() && value.starts_with("--")) {
        refuse(app, fmt::format("{} {}: an option where its value should be", option->get_name(),
                                in_quotes(value)));
      }
    }
  }
}

// Only an unknown command keeps help from being printed. The version stands alone or after a command.
std::string text_for(const CLI::Success& wish, const CLI::App& app, Words words) {
  const bool is_help = wish.get_name() == "CallForHelp";
  if (is_help) {
    const auto instead = instead_of_command(app);
    if (instead && !instead->empty()) refuse_command(app, *instead);
    return app.help();
  }
  std::size_t expected = 0;
  const std::vector<const CLI::App*> commands = commands_of(app);
  for (const std::string_view word : words) {
    if (expected < commands.size() && word == commands[expected]->get_name()) {
      ++expected;
    } else if (word != "--version") {
      refuse(app, fmt::format("{}: --version needs no other words", in_quotes(word)));
    }
  }
  return std::string(wish.what()) + '\n';
}

// "--deals: given 2 times; give it once" instead of "--deals: At Most 1 required but received 2".
std::string readable(const CLI::ArgumentMismatch& error) {
  constexpr std::string_view kTooMany = ": At Most 1 required but received ";
  const std::string message = error.what();
  const std::size_t at = message.find(kTooMany);
  if (at == std::string::npos) return without_long_words(message);
  return fmt::format("{}: given {} times; give it once", message.substr(0, at),
                     message.substr(at + kTooMany.size()));
}

// "not expected: a b c and 2 more".
std::string not_expected(const CLI::App& app) {
  constexpr std::size_t kMostNamed = 3;
  std::vector<std::string> words = app.remaining(true);
  const std::size_t others = words.size() - std::min(words.size(), kMostNamed);
  words.resize(words.size() - others);
  for (std::string& word : words) word = shortened(word);
  return fmt::format("not expected: {}{}", fmt::join(words, " "),
                     others == 0 ? "" : fmt::format(" and {} more", others));
}

void print(const std::string& text) {
  Output output("");
  output.write(text);
  output.commit();
}

// CLI11 takes words from the last to the first. `help COMMAND` is another way to write `COMMAND --help`.
std::vector<std::string> words_for_parser(Words words) {
  const bool asks_for_help = !words.empty() && std::string_view(words.front()) == "help";
  std::vector<std::string> reversed(words.rbegin(), words.rend());
  if (asks_for_help) {
    reversed.pop_back();
    reversed.insert(reversed.begin(), "--help");
  }
  return reversed;
}

// Whether there is anything left to do. Help and the version are printed at once.
bool is_command(CLI::App& app, Words words) {
  check_words(words);
  try {
    app.parse(words_for_parser(words));
  } catch (const CLI::Success& wish) {
    print(text_for(wish, app, words));
    return false;
  } catch (const CLI::RequiredError& error) {
    if (const auto instead = instead_of_command(app)) refuse_command(app, *instead);
    refuse(app, without_long_words(error.what()));
  } catch (const CLI::ExtrasError&) {
    const auto instead = instead_of_command(app);
    if (instead && !instead->empty()) refuse_command(app, *instead);
    refuse(app, not_expected(app));
  } catch (const CLI::ArgumentMismatch& error) {
    refuse(app, readable(error));
  } catch (const CLI::ParseError& error) {
    refuse(app, without_long_words(error.what()));
  }
  for (const CLI::App* command : commands_of(app)) check_values(app, *command);
  return true;
}

}  // namespace

std::optional<Arguments> parse_arguments(int argc, char** argv) {
  AskArguments ask;
  NextArguments next;
  ScoreArguments score;
  SolveArguments solve;
  ClaimsArguments claims;
  RulesListArguments list;
  RulesShowArguments show;
  ThresholdsArguments thresholds;
  FairnessArguments fairness;
  ModelArguments model;
  BookArguments book;
  QuizArguments quiz;
  BenchArguments bench;
  AsnasArguments asnas;

  CLI::App app("Answers questions about the card game Nap: what to bid, what to lead, what a deal is worth.",
               "nap");
  app.formatter(narrow_help());
  app.set_version_flag("--version", kVersion, kVersionHelp);
  app.require_subcommand(1);
  app.footer("Example:\n  nap ask AS KS QS JH TH");
  add_ask(app, ask);
  add_next(app, next);
  add_score(app, score);
  add_solve(app, solve);
  add_claims(app, claims);
  add_rules(app, list, show);
  add_thresholds(app, thresholds);
  add_fairness(app, fairness);
  add_model(app, model);
  add_book(app, book);
  add_quiz(app, quiz);
  add_bench(app, bench);
  add_asnas(app, asnas);
  app.get_subcommand("book")->set_version_flag("--version", kVersion, kVersionHelp);
  if (!is_command(app, Words(argv, static_cast<std::size_t>(argc)).subspan(argc > 0 ? 1 : 0)))
    return std::nullopt;
  if (app.got_subcommand("ask")) return ask;
  if (app.got_subcommand("next")) return next;
  if (app.got_subcommand("score")) return score;
  if (app.got_subcommand("solve")) return solve;
  if (app.got_subcommand("thresholds")) return thresholds;
  if (app.got_subcommand("fairness")) return fairness;
  if (app.got_subcommand("model")) return model;
  if (app.got_subcommand("claims")) return claims;
  if (app.got_subcommand("quiz")) return quiz;
  if (app.got_subcommand("bench")) return bench;
  if (app.got_subcommand("asnas")) {
    if (app.get_subcommand("asnas")->got_subcommand("odds")) return asnas.odds;
    if (app.get_subcommand("asnas")->got_subcommand("exchange")) return asnas.exchange;
    if (app.get_subcommand("asnas")->got_subcommand("solve")) return asnas.solve;
    if (app.get_subcommand("asnas")->got_subcommand("evening")) return asnas.evening;
    if (app.get_subcommand("asnas")->got_subcommand("claims")) return asnas.claims;
    return asnas.ask;
  }
  if (app.got_subcommand("book")) {
    const CLI::App& command = *app.get_subcommand("book");
    if (command.got_subcommand("build")) return book.build;
    if (command.got_subcommand("merge")) return book.merge;
    if (command.got_subcommand("pack")) return book.pack;
    if (command.got_subcommand("unpack")) return book.unpack;
    if (command.got_subcommand("info")) return book.info;
    return book.query;
  }
  const CLI::App& rules = *app.get_subcommand("rules");
  if (rules.got_subcommand("show")) return show;
  return list;
}

}  // namespace nap::cli

// The command line as plain data. Numbers and names are still text here: each command reads its own, so that
// all of them are refused in the same words.
#pragma once

#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace nap::cli {

struct CommonArguments {
  std::string seed = "1";
  std::optional<std::string> threads;  // none: one for every core
  std::string format = "text";
  std::string out;  // a file; empty: standard output
  bool no_progress = false;
};

// A stake table and what is changed in it.
struct RulesetArguments {
  std::optional<std::string> min_bid;
  std::optional<std::string> misere_trump;
  std::optional<std::string> misere_rank;
  std::optional<std::string> nap_loss;
  std::vector<std::string> stakes;  // BID=WIN/LOSE
  std::optional<std::string> all_pass = {};
};

struct AskArguments {
  CommonArguments common;
  RulesetArguments changes;
  std::vector<std::string> hand;
  bool is_stream = false;
  std::string players = "4";
  std::string deck = "52";
  std::optional<std::string> cards;
  std::optional<std::string> stakes;
  std::optional<bool> dealer_out;
  std::string model = "committed";
  std::optional<std::string> deals;
  std::optional<std::string> precision;
  std::optional<std::string> book;
};

struct SolveArguments {
  CommonArguments common;
  std::vector<std::string> deal;
  bool is_stream = false;
  std::string allies = "1";
  std::string trump = "lead";
  bool misere = false;
};

struct RulesListArguments {
  CommonArguments common;
};

struct RulesShowArguments {
  CommonArguments common;
  RulesetArguments changes;
  std::string name;
};

// Which tables a study looks at, and on which hands.
struct StudyArguments {
  RulesetArguments changes;
  std::string players;  // lists
  std::string deck = "52";
  std::string stakes;
  std::optional<bool> dealer_out = {};
  std::vector<std::string> books = {};
  std::optional<std::string> hands = {};
};

struct ThresholdsArguments {
  CommonArguments common;
  StudyArguments study{{}, "2-7", "52", "peel"};
  std::string show = "all";
  std::string pages;  // a folder; empty: none
};

struct FairnessArguments {
  CommonArguments common;
  StudyArguments study{{}, "4", "52", "peel,spanish,french"};
  std::optional<std::string> deals;
  std::string shift = "0.05";
  std::string show = "all";
};

struct BookBuildArguments {
  CommonArguments common;
  std::string file;
  std::string players = "4";
  std::string deck = "52";
  std::string cards = "5";
  std::string precision = "0.01";
  std::string shard = "1/1";
};

struct BookMergeArguments {
  CommonArguments common;
  std::string file;
  std::vector<std::string> parts;
};

struct BookInfoArguments {
  CommonArguments common;
  std::string file;
};

struct BookQueryArguments {
  CommonArguments common;
  std::string file;
  std::string pattern;  // empty: every hand
};

struct ClaimsArguments {
  CommonArguments common;
  std::optional<std::string> only;
  std::string hands = "2000";
  std::string deals = "100000";
};

struct BenchArguments {
  CommonArguments common;
};

using Arguments = std::variant<AskArguments, SolveArguments, RulesListArguments, RulesShowArguments,
                               BookBuildArguments, BookMergeArguments, BookInfoArguments, BookQueryArguments,
                               ThresholdsArguments, ClaimsArguments, FairnessArguments, BenchArguments>;

// Nothing where help or the version was asked for and has been printed. Throws ParseError.
std::optional<Arguments> parse_arguments(int argc, char** argv);

}  // namespace nap::cli

// The options of every command, as CLI11 reads them.
#pragma once

#include <optional>
#include <string>

#include <CLI/CLI.hpp>

#include "arguments.hpp"

namespace nap::cli {

inline const std::string kVersion = "nap " NAP_VERSION;

// What every command has; where nothing is dealt at random or in parallel, seed and threads change nothing.
void add_common(CLI::App& command, CommonArguments& common);
void add_ruleset_changes(CLI::App& command, RulesetArguments& changes);
// What a deal that all pass is played for; only who bids is touched by it.
void add_all_pass(CLI::App& command, RulesetArguments& changes);
void add_dealer_out(CLI::App& command, std::optional<bool>& dealer_out);

// One function a subcommand of `app`.
void add_ask(CLI::App& app, AskArguments& ask);
void add_solve(CLI::App& app, SolveArguments& solve);
void add_rules(CLI::App& app, RulesListArguments& list, RulesShowArguments& show);
void add_thresholds(CLI::App& app, ThresholdsArguments& thresholds);
void add_fairness(CLI::App& app, FairnessArguments& fairness);
void add_claims(CLI::App& app, ClaimsArguments& claims);
void add_book(CLI::App& app, BookBuildArguments& build, BookMergeArguments& merge, BookInfoArguments& info,
              BookQueryArguments& query);
void add_bench(CLI::App& app, BenchArguments& bench);

}  // namespace nap::cli

// One function a subcommand. Each throws ParseError, Failure or Interruption.
#pragma once

#include "arguments.hpp"

namespace nap::cli {

void run(const AskArguments& arguments);
void run(const SolveArguments& arguments);
void run(const ClaimsArguments& arguments);
void run(const RulesListArguments& arguments);
void run(const RulesShowArguments& arguments);
void run(const BookBuildArguments& arguments);
void run(const BookMergeArguments& arguments);
void run(const BookInfoArguments& arguments);
void run(const BookQueryArguments& arguments);
void run(const ThresholdsArguments& arguments);
void run(const FairnessArguments& arguments);
void run(const BenchArguments& arguments);

}  // namespace nap::cli

// The command line, read into plain data.
#pragma once

#include <optional>
#include <variant>

#include "ask/ask_command.hpp"
#include "asnas/asnas_command.hpp"
#include "bench/bench_command.hpp"
#include "book/book_command.hpp"
#include "claims/claims_command.hpp"
#include "fairness/fairness_command.hpp"
#include "model/model_command.hpp"
#include "next/next_command.hpp"
#include "quiz/quiz_command.hpp"
#include "rules/rules_command.hpp"
#include "score/score_command.hpp"
#include "solve/solve_command.hpp"
#include "thresholds/thresholds_command.hpp"

namespace nap::cli {

using Arguments =
    std::variant<AskArguments, NextArguments, ScoreArguments, SolveArguments, RulesListArguments,
                 RulesShowArguments, BookBuildArguments, BookMergeArguments, BookPackArguments,
                 BookUnpackArguments, BookInfoArguments, BookQueryArguments, ThresholdsArguments,
                 ClaimsArguments, FairnessArguments, ModelArguments, QuizArguments, BenchArguments,
                 AsnasOddsArguments, AsnasAskArguments, AsnasExchangeArguments, AsnasSolveArguments,
                 AsnasEveningArguments, AsnasClaimsArguments>;

// Empty if help or the version was asked for, which is then printed. Throws ParseError.
std::optional<Arguments> parse_arguments(int argc, char** argv);

}  // namespace nap::cli

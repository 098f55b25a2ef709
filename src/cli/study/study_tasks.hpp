// What a study of hands is asked for, table by table.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "nap/rules/ruleset.hpp"
#include "nap/rules/seating.hpp"
#include "nap/sim/rates/rates.hpp"
#include "study/study_options.hpp"

namespace nap::cli {

// One number of players with one deck and stake table.
struct StudyTask {
  Ruleset ruleset;
  Seating seating;
  Setup setup;
};

// Every combination of the lists that fits together; throws ParseError where none does.
std::vector<StudyTask> plan_study(const StudyArguments& arguments);

// The house rules and books that it reads.
std::vector<std::string> study_files(const StudyArguments& arguments);

// Every number of tricks, and what else the tables have; misere takes longest and is left out where none has
// it.
std::vector<Contract> contracts_for(const Setup& setup, std::span<const StudyTask> tasks);

}  // namespace nap::cli

// The options that studies of many tables share.
#pragma once

#include <string>

#include "nap/inquiry/study/study_tasks.hpp"

namespace nap::cli {

// Adds all of them but the changes of the ruleset, which have a group of their own. `usual_hands` says in
// --help how many hands are sampled if no number is asked for.
void add_study(CLI::App& command, StudyRequest& study, const std::string& usual_hands);

}  // namespace nap::cli

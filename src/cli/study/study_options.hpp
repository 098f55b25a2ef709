// The options that studies of many tables share.
#pragma once

#include "nap/inquiry/study/study_tasks.hpp"

namespace nap::cli {

// Adds all of them but the changes of the ruleset, which have a group of their own.
void add_study(CLI::App& command, StudyRequest& study);

}  // namespace nap::cli

// The options that studies of many tables share.
#pragma once

#include "nap/inquiry/study/study_tasks.hpp"

namespace nap::cli {

// All but the changes of the ruleset, which stand in a group of their own.
void add_study(CLI::App& command, StudyRequest& study);

}  // namespace nap::cli

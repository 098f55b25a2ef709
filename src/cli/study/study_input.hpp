// What a study of many tables reads before it starts.
#pragma once

#include <string>
#include <vector>

#include "nap/inquiry/study/study_tasks.hpp"

namespace nap::cli {

struct StudyInput {
  std::vector<StudyTask> tasks;
  std::vector<std::string> files;  // house rules and books
};

// Reads the house rules. Throws ParseError, and Failure if they may not be read.
StudyInput read_study(const StudyRequest& request);

}  // namespace nap::cli

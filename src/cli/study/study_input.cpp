#include "study/study_input.hpp"

#include "options/table_input.hpp"

namespace nap::cli {

StudyInput read_study(const StudyRequest& request) {
  const std::vector<std::string> stakes = stakes_of(request);
  StudyInput input{plan_study(request, read_house_rules(stakes)), request.books};
  for (std::string& file : house_rules_files(stakes)) input.files.push_back(std::move(file));
  return input;
}

}  // namespace nap::cli

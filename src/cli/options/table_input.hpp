// Reads what a request about a table needs from files and the environment.
#pragma once

#include <string>
#include <vector>

#include "io/failure.hpp"
#include "nap/inquiry/table/table_defaults.hpp"
#include "nap/text/parse_error.hpp"

namespace nap::cli {

// The user's own defaults. NAP_STAKES names a stake table or a house-rules file. The file of settings_path
// has the settings of TableDefaults. The environment comes before the file. Throws ParseError that names the
// file and the line, and Failure if the file may not be read.
TableDefaults read_defaults();

// Does `work`, which reads what the user's defaults name. If that fails, the error says where they come from.
template <class Work>
auto naming_defaults(const std::vector<DefaultUsed>& used, const Work& work) {
  try {
    return work();
  } catch (const ParseError& error) {
    throw ParseError(error.what() + defaults_hint(used));
  } catch (const Failure& failure) {
    throw Failure(failure.what() + defaults_hint(used));
  }
}

struct TableInput {
  TableRequest request;  // with the user's defaults filled in
  HouseRulesTexts texts;
  std::vector<std::string> files;  // the files of the house rules
};

// The request with the user's defaults, and the house rules that it then names. Throws ParseError, which says
// where the defaults come from, and Failure if a file may not be read.
TableInput read_table(const TableRequest& request);

// The house rules among these stakes. Throws ParseError if a text is neither the name of a table nor a file,
// and Failure if a file may not be read.
HouseRulesTexts read_house_rules(const std::vector<std::string>& stakes);
// The files of the house rules among these stakes.
std::vector<std::string> house_rules_files(const std::vector<std::string>& stakes);

}  // namespace nap::cli

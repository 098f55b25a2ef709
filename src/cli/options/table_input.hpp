// Reads what a request about a table needs from files and the environment.
#pragma once

#include <string>
#include <vector>

#include "nap/inquiry/table/table_defaults.hpp"

namespace nap::cli {

// The user's own defaults. NAP_STAKES names a stake table or a house-rules file. The file nap/nap.conf in
// $XDG_CONFIG_HOME, or in ~/.config, has the settings of TableDefaults. The environment comes before the
// file. Throws ParseError that names the file and the line, and Failure if the file may not be read.
TableDefaults read_defaults();

struct TableInput {
  TableRequest request;  // with the user's defaults filled in
  HouseRulesTexts texts;
  std::vector<std::string> files;  // the files read for these
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

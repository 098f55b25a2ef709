// What a request about a table needs from files and the environment.
#pragma once

#include <string>
#include <vector>

#include "nap/inquiry/table/table_defaults.hpp"

namespace nap::cli {

// The user's own defaults. NAP_STAKES names a stake table or a house-rules file; the file nap/nap.conf in
// $XDG_CONFIG_HOME, or in ~/.config, has the settings of TableDefaults. The environment comes before the
// file. Throws ParseError that names the file and the line, and Failure where it may not be read.
TableDefaults read_defaults();

struct TableInput {
  TableRequest request;  // with the user's defaults
  HouseRulesTexts texts;
  std::vector<std::string> files;  // that were read for them
};

// The request with the user's defaults, and the house rules that it then names. Throws ParseError, which says
// where defaults come from, and Failure where a file may not be read.
TableInput read_table(const TableRequest& request);

// The house rules that are among these stakes. Throws ParseError where there is neither such a table nor such
// a file, and Failure where it may not be read.
HouseRulesTexts read_house_rules(const std::vector<std::string>& stakes);
// Their files.
std::vector<std::string> house_rules_files(const std::vector<std::string>& stakes);

}  // namespace nap::cli

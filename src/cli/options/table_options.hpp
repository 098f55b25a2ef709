// The table that a question is about.
#pragma once

#include "nap/inquiry/table/table_request.hpp"

namespace CLI {
class App;
}

namespace nap::cli {

// --players, --deck, --cards, --stakes and --dealer-out. What is not given comes from the user's defaults.
void add_table(CLI::App& command, TableRequest& table);

}  // namespace nap::cli

// Where a user keeps settings.
#pragma once

#include <filesystem>
#include <optional>
#include <string>

namespace nap::cli {

// A variable of the environment. Empty if it is not set or has no text.
std::optional<std::string> environment(const char* name);

// nap/nap.conf in $XDG_CONFIG_HOME, or in ~/.config. The file need not exist. Empty if there is no home
// folder.
std::filesystem::path settings_path();

}  // namespace nap::cli

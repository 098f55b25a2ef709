#include "options/table_input.hpp"

#include <cerrno>
#include <filesystem>
#include <optional>
#include <sys/stat.h>
#include <unistd.h>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "io/input.hpp"
#include "io/settings_path.hpp"
#include "nap/rules/stake_tables.hpp"
#include "nap/text/parse_error.hpp"
#include "nap/text/quoting.hpp"

namespace nap::cli {
namespace {

namespace fs = std::filesystem;

// Whether there is such a file, also one that cannot be read or a link that leads nowhere.
bool is_there(const fs::path& path) {
  struct stat status {};
  return lstat(path.c_str(), &status) == 0 || (errno != ENOENT && errno != ENOTDIR);
}

// The path as a person writes it, with ~ for the home folder.
std::string shown(const fs::path& path) {
  const auto home = environment("HOME");
  const std::string text = path.string();
  if (!home || !text.starts_with(*home + "/")) return text;
  return fmt::format("~{}", text.substr(home->size()));
}

// Whether the name of the file cannot be meant for that of a table. A name in nap.conf has got its folder.
bool looks_like_file(const std::string& path) {
  return fs::path(path).filename().string().find_first_of(".\\") != std::string::npos;
}

bool leads_nowhere(const std::string& path) {
  return access(path.c_str(), F_OK) != 0 && (errno == ENOENT || errno == ENOTDIR || errno == ENAMETOOLONG);
}

}  // namespace

TableDefaults read_defaults() {
  TableDefaults defaults;
  if (const auto stakes = environment("NAP_STAKES")) defaults.add_stakes(*stakes, "NAP_STAKES");
  const fs::path path = settings_path();
  if (path.empty() || !is_there(path)) return defaults;
  defaults.add_file(read_file(path.string()), shown(path), path.parent_path().string());
  return defaults;
}

TableInput read_table(const TableRequest& request) {
  TableInput input{read_defaults().filled(request), {}, {}};
  const std::vector<std::string> stakes = {stakes_of(input.request)};
  input.texts = naming_defaults(input.request.defaults, [&] { return read_house_rules(stakes); });
  input.files = house_rules_files(stakes);
  return input;
}

HouseRulesTexts read_house_rules(const std::vector<std::string>& stakes) {
  HouseRulesTexts texts;
  for (const std::string& name : house_rules_files(stakes)) {
    if (!looks_like_file(name) && leads_nowhere(name)) {
      throw ParseError(fmt::format("stakes {}: no such table or file; tables are {}", in_quotes(name),
                                   fmt::join(stake_table_names(), ", ")));
    }
    texts[name] = read_file(name);
  }
  return texts;
}

std::vector<std::string> house_rules_files(const std::vector<std::string>& stakes) {
  std::vector<std::string> files;
  for (const std::string& name : stakes) {
    if (names_house_rules(name)) files.push_back(name);
  }
  return files;
}

}  // namespace nap::cli

// One's own table as the default: players, deck and stakes from the environment or from a file.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "options/asked.hpp"

namespace nap::cli {

// NAP_STAKES names a stake table or a house-rules file. The file nap/nap.conf in $XDG_CONFIG_HOME, or in
// ~/.config, has lines such as `players = 5`; its settings are players, deck and stakes, and `#` starts a
// comment. A relative path of stakes starts at the file's folder. The environment comes before the file.
class TableDefaults {
 public:
  // Reads both. Throws ParseError that names the file and the line.
  TableDefaults();

  // The option's value where it was given, else the user's default, else `otherwise`. Notes where a default
  // was used.
  std::string players(const std::optional<std::string>& option, const std::string& otherwise);
  std::string deck(const std::optional<std::string>& option, const std::string& otherwise);
  std::string stakes(const std::optional<std::string>& option, const std::string& otherwise);

  const std::vector<DefaultUsed>& used() const { return used_; }
  // What to say after an error: where the settings come from that the user did not write now.
  std::string hint() const;

 private:
  struct Setting {
    std::string name;
    std::string value;
    std::string source;
  };

  void read_file_settings();
  void read_line(const std::string& line, const std::string& place);
  std::string value_of(const std::string& name, const std::optional<std::string>& option,
                       const std::string& otherwise);

  std::vector<Setting> settings_;  // the first of a name counts
  std::vector<DefaultUsed> used_;
};

}  // namespace nap::cli

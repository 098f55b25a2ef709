// The user's own table as the default: players, deck and stakes.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "nap/inquiry/table/table_request.hpp"

namespace nap {

class TableDefaults {
 public:
  // Of several values for a setting, the first added counts. `source` says where the value comes from, as
  // answers name it.
  void add_stakes(const std::string& stakes, const std::string& source);
  // Adds lines such as `players = 5`. The settings are players, deck and stakes, and `#` starts a comment. A
  // relative path of house rules starts at `folder`. Throws ParseError that names the source and the line.
  void add_file(std::string_view text, const std::string& source, const std::string& folder);

  // The request, with what it leaves out filled in from the defaults.
  TableRequest filled(TableRequest request) const;

 private:
  struct Setting {
    std::string name;
    std::string value;
    std::string source;
    int line;  // 0 if the source has no lines
  };
  struct Place {
    const std::string& source;
    int line;
  };

  void add_line(std::string_view text, const Place& place, const std::string& folder);
  void fill(std::optional<std::string>& value, std::string_view name, std::vector<DefaultUsed>& used) const;

  std::vector<Setting> settings_;
};

}  // namespace nap

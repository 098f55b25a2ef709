#include "options/default_used.hpp"

#include <algorithm>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "nap/text/words.hpp"

namespace nap::cli {

std::string defaults_text(const std::vector<DefaultUsed>& used) {
  std::vector<std::string> parts;
  std::vector<std::string> sources;
  for (const DefaultUsed& each : used) {
    if (std::find(sources.begin(), sources.end(), each.source) == sources.end()) {
      sources.push_back(each.source);
    }
  }
  for (const std::string& source : sources) {
    std::vector<std::string> names;
    for (const DefaultUsed& each : used) {
      if (each.source == source) names.push_back(each.setting);
    }
    parts.push_back(fmt::format("{} from {}", listed(names, "and"), source));
  }
  return fmt::format("{}", fmt::join(parts, ", "));
}

}  // namespace nap::cli

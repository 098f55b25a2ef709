#include "options/default_used.hpp"

#include <algorithm>

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace nap::cli {
namespace {

// "players", "players and deck", "players, deck and stakes"
std::string listed(const std::vector<std::string>& names) {
  std::string text = names.front();
  for (std::size_t i = 1; i < names.size(); ++i) {
    text += (i + 1 == names.size() ? " and " : ", ") + names[i];
  }
  return text;
}

}  // namespace

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
    parts.push_back(fmt::format("{} from {}", listed(names), source));
  }
  return fmt::format("{}", fmt::join(parts, ", "));
}

}  // namespace nap::cli

#include "nap/inquiry/table/asked.hpp"

#include <algorithm>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "nap/text/words.hpp"

namespace nap {

using namespace report;

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

std::string defaults_hint(const std::vector<DefaultUsed>& used) {
  if (used.empty()) return "";
  std::vector<std::string> places;
  for (const DefaultUsed& each : used) {
    places.push_back(fmt::format("{} from {}", each.setting, each.source));
    if (each.line > 0) places.back() += fmt::format(" line {}", each.line);
  }
  return fmt::format(" ({})", fmt::join(places, ", "));
}

Fields defaults_fields(const std::vector<DefaultUsed>& used) {
  if (used.empty()) return {};
  Fields sources;
  for (const DefaultUsed& each : used) sources.push_back({each.setting, text(each.source)});
  return {{"defaults", object(sources)}};
}

std::string asked_text(const Asked& asked) {
  std::string text;
  if (asked.form == HandForm::Groups) text += "Read as spades, hearts, diamonds, clubs: a group is a suit.\n";
  if (!asked.defaults.empty()) text += fmt::format("Your defaults: {}.\n", defaults_text(asked.defaults));
  return text;
}

}  // namespace nap

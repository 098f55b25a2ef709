#include "nap/inquiry/table/table_defaults.hpp"

#include <algorithm>
#include <array>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "nap/rules/stake_tables.hpp"
#include "nap/text/characters.hpp"
#include "nap/text/parse_error.hpp"
#include "nap/text/quoting.hpp"
#include "nap/text/words.hpp"

namespace nap {
namespace {

constexpr std::array<std::string_view, 3> kSettings = {"players", "deck", "stakes"};

}  // namespace

void TableDefaults::add_stakes(const std::string& stakes, const std::string& source) {
  settings_.push_back({"stakes", stakes, source, 0});
}

void TableDefaults::add_file(std::string_view text, const std::string& source, const std::string& folder) {
  text = without_byte_order_mark(text);
  for (int number = 1; !text.empty(); ++number) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    std::string_view line = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    line = trimmed(line.substr(0, line.find('#')));
    if (line.empty()) continue;
    try {
      add_line(line, {source, number}, folder);
    } catch (const ParseError& error) {
      throw ParseError(fmt::format("{}, line {}: {}", in_quotes(source), number, error.what()));
    }
  }
}

void TableDefaults::add_line(std::string_view text, const Place& place, const std::string& folder) {
  const std::size_t equals = text.find('=');
  if (equals == std::string_view::npos) throw ParseError("write SETTING = VALUE, such as players = 5");
  const std::string name(trimmed(text.substr(0, equals)));
  std::string value(trimmed(text.substr(equals + 1)));
  if (std::find(kSettings.begin(), kSettings.end(), name) == kSettings.end()) {
    throw ParseError(
        fmt::format("no such setting {}; settings are {}", in_quotes(name), fmt::join(kSettings, ", ")));
  }
  if (value.empty()) throw ParseError(fmt::format("{} has no value", name));
  for (const Setting& setting : settings_) {
    if (setting.name == name && setting.source == place.source) {
      throw ParseError(fmt::format("{} appears twice", name));
    }
  }
  const bool is_relative = name == "stakes" && names_house_rules(value) && !value.starts_with('/');
  if (is_relative && !folder.empty()) value = fmt::format("{}/{}", folder, value);
  settings_.push_back({name, std::move(value), place.source, place.line});
}

TableRequest TableDefaults::filled(TableRequest request) const {
  if (!request.cards || request.cards == "5") fill(request.stakes, "stakes", request.defaults);
  fill(request.deck, "deck", request.defaults);
  // Nine cards are for two players, whatever the usual table has.
  const auto table = find_stake_table(stakes_of(request));
  if (!table || !are_for_two(table->cards)) fill(request.players, "players", request.defaults);
  return request;
}

void TableDefaults::fill(std::optional<std::string>& value, std::string_view name,
                         std::vector<DefaultUsed>& used) const {
  const auto found = std::find_if(settings_.begin(), settings_.end(),
                                  [&](const Setting& setting) { return setting.name == name; });
  if (value || found == settings_.end()) return;
  value = found->value;
  used.push_back({found->name, found->source, found->line});
}

}  // namespace nap

#include "help.hpp"

#include <algorithm>
#include <string_view>

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include "nap/report/wrap.hpp"

namespace nap::cli {
namespace {

constexpr std::size_t kWidth = 80;
constexpr std::size_t kColumn = 26;  // where descriptions begin

// The text from column `indent` on, after what its first line begins with.
std::string hanging(std::string_view begun, std::string_view text, std::size_t indent) {
  std::string lines;
  for (const std::string& line : report::lines_of(report::wrapped(text, kWidth - indent))) {
    lines += fmt::format("{:<{}}{}\n", lines.empty() ? begun : "", indent, line);
  }
  return lines;
}

std::string entry(const std::string& name, std::string_view description) {
  const std::string label = "  " + name;
  if (report::columns_of(label) + 2 <= kColumn) return hanging(label, description, kColumn);
  return label + '\n' + hanging("", description, kColumn);
}

// Examples keep their lines if these are short enough.
std::string footer(const std::string& text) {
  constexpr std::size_t kMore = 4;  // columns before what a line has left
  if (text.empty()) return "";
  std::string lines = "\n";
  for (const std::string& line : report::lines_of(text)) {
    const std::size_t indent = std::min(line.find_first_not_of(' '), line.size());
    lines += report::columns_of(line) <= kWidth
                 ? line + '\n'
                 : line.substr(0, indent) +
                       hanging("", line.substr(indent), indent + kMore).substr(indent + kMore);
  }
  return lines;
}

bool takes_many(const CLI::Option& option) {
  return option.get_expected_max() >= CLI::detail::expected_max_vector_size;
}

// The default is short, so it stays on one line.
std::string described(const CLI::Option& option) {
  const std::string value = option.get_type_size() == 0 ? "" : option.get_default_str();
  if (value.empty()) return option.get_description();
  constexpr std::size_t kRoom = kWidth - kColumn;
  const std::string lines = report::wrapped(option.get_description(), kRoom);
  const std::string last = fmt::format("{} (default: {})", report::lines_of(lines).back(), value);
  return fmt::format("{}{}(default: {})", lines, report::columns_of(last) <= kRoom ? ' ' : '\n', value);
}

class NarrowHelp : public CLI::FormatterBase {
 public:
  std::string make_help(const CLI::App* app, std::string name, CLI::AppFormatMode) const override {
    std::string help = hanging("", app->get_description(), 0) + usage(*app, name) + arguments(*app);
    for (const std::string& group : app->get_groups()) help += options(*app, group);
    help += commands(*app);
    return help + footer(app->get_footer());
  }

 private:
  static std::vector<const CLI::App*> commands_of(const CLI::App& app) {
    return app.get_subcommands([](const CLI::App*) { return true; });
  }
  static std::vector<const CLI::Option*> arguments_of(const CLI::App& app) {
    return app.get_options([](const CLI::Option* option) { return option->get_positional(); });
  }

  static std::string usage(const CLI::App& app, const std::string& name) {
    std::string words = "[OPTIONS]";
    for (const CLI::Option* argument : arguments_of(app)) {
      const std::string written = argument->get_name(true, false) + (takes_many(*argument) ? "..." : "");
      words += argument->get_required() ? ' ' + written : " [" + written + ']';
    }
    if (!commands_of(app).empty()) words += " COMMAND";
    constexpr std::string_view kUsage = "Usage: ";
    return hanging(kUsage, name + ' ' + words, kUsage.size());
  }

  static std::string arguments(const CLI::App& app) {
    std::string entries;
    for (const CLI::Option* argument : arguments_of(app)) {
      entries += entry(argument->get_name(true, false), described(*argument));
    }
    return entries.empty() ? "" : "\nArguments:\n" + entries;
  }

  static std::string options(const CLI::App& app, const std::string& group) {
    std::string entries;
    for (const CLI::Option* option : app.get_options()) {
      if (!option->nonpositional() || group.empty() || option->get_group() != group) continue;
      const std::string value = option->get_type_size() == 0 ? "" : ' ' + option->get_type_name();
      entries += entry(option->get_name(false, true) + value, described(*option));
    }
    return entries.empty() ? "" : fmt::format("\n{}:\n{}", group, entries);
  }

  static std::string commands(const CLI::App& app) {
    std::string entries;
    for (const CLI::App* command : commands_of(app))
      entries += entry(command->get_name(), command->get_description());
    return entries.empty() ? "" : "\nCommands:\n" + entries;
  }
};

}  // namespace

std::shared_ptr<CLI::FormatterBase> narrow_help() { return std::make_shared<NarrowHelp>(); }

}  // namespace nap::cli

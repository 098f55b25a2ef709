#include "help.hpp"

#include <algorithm>
#include <sstream>

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include "nap/report/wrap.hpp"

namespace nap::cli {
namespace {

constexpr std::size_t kWidth = 80;
constexpr std::size_t kColumn = 26;  // where descriptions begin

std::vector<std::string> split(const std::string& text) {
  std::vector<std::string> words;
  std::istringstream input(text);
  for (std::string word; input >> word;) words.push_back(word);
  return words;
}

// The words after `begun`, broken into lines. From the second line on they begin at column `indent`.
std::string wrapped(std::string begun, const std::vector<std::string>& words, std::size_t indent) {
  std::string lines;
  bool is_first = true;
  for (const std::string& word : words) {
    const std::string space = is_first ? "" : " ";
    if (!is_first && report::columns_of(begun + space + word) > kWidth) {
      lines += begun + '\n';
      begun = std::string(indent, ' ') + word;
    } else {
      begun += space + word;
    }
    is_first = false;
  }
  return lines + begun + '\n';
}

std::string entry(const std::string& name, const std::vector<std::string>& description) {
  const std::string label = "  " + name;
  if (report::columns_of(label) + 2 <= kColumn)
    return wrapped(fmt::format("{:<{}}", label, kColumn), description, kColumn);
  return label + '\n' + wrapped(std::string(kColumn, ' '), description, kColumn);
}

// Examples keep their lines if these are short enough.
std::string footer(const std::string& text) {
  std::string lines;
  std::istringstream input(text);
  for (std::string line; std::getline(input, line);) {
    const std::size_t indent = std::min(line.find_first_not_of(' '), line.size());
    lines += report::columns_of(line) <= kWidth ? line + '\n'
                                                : wrapped(line.substr(0, indent), split(line), indent + 4);
  }
  return lines;
}

bool takes_many(const CLI::Option& option) {
  return option.get_expected_max() >= CLI::detail::expected_max_vector_size;
}

// The default is short, so it stays on one line.
std::vector<std::string> described(const CLI::Option& option) {
  std::vector<std::string> words = split(option.get_description());
  const std::string value = option.get_type_size() == 0 ? "" : option.get_default_str();
  if (!value.empty()) words.push_back(fmt::format("(default: {})", value));
  return words;
}

class NarrowHelp : public CLI::FormatterBase {
 public:
  std::string make_help(const CLI::App* app, std::string name, CLI::AppFormatMode) const override {
    std::string help = wrapped("", split(app->get_description()), 0) + usage(*app, name) + arguments(*app);
    for (const std::string& group : app->get_groups()) help += options(*app, group);
    help += commands(*app);
    const std::string examples = footer(app->get_footer());
    return help + (examples.empty() ? "" : '\n' + examples);
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
    return wrapped("", split("Usage: " + name + ' ' + words), 7);
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
      entries += entry(command->get_name(), split(command->get_description()));
    return entries.empty() ? "" : "\nCommands:\n" + entries;
  }
};

}  // namespace

std::shared_ptr<CLI::FormatterBase> narrow_help() { return std::make_shared<NarrowHelp>(); }

}  // namespace nap::cli

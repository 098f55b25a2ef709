#include "options/common_options.hpp"

#include <CLI/CLI.hpp>

#include "nap/text/option_values.hpp"
#include "nap/text/words.hpp"

namespace nap::cli {

namespace {

constexpr Word<report::Format> kFormats[] = {
    {"text", report::Format::Text}, {"json", report::Format::Json}, {"csv", report::Format::Csv}};

const std::string kCommonGroup = "Common";
const std::string kHiddenGroup;  // help leaves out a group without a name

}  // namespace

void add_common(CLI::App& command, CommonArguments& common, Work work) {
  const std::string for_deals = work == Work::Deals ? kCommonGroup : kHiddenGroup;
  const std::string for_progress = work == Work::Simple ? kHiddenGroup : kCommonGroup;
  command.add_option("--format", common.format, "text, json or csv")
      ->capture_default_str()
      ->type_name("FORMAT")
      ->group(kCommonGroup);
  command.add_option("--out", common.out, "Write to FILE instead of standard output")
      ->type_name("FILE")
      ->group(kCommonGroup);
  command.add_option("--seed", common.seed, "Seed of the random deals; the same seed gives the same figures")
      ->capture_default_str()
      ->type_name("N")
      ->group(for_deals);
  command
      .add_option("--threads", common.threads,
                  "Number of threads; it does not change the figures (default: all cores)")
      ->type_name("N")
      ->group(for_deals);
  command.add_option("--color", common.color, "Hearts and diamonds in red: auto, always or never")
      ->capture_default_str()
      ->type_name("WHEN")
      ->group(kCommonGroup);
  command.add_flag("--no-progress", common.no_progress, "Show no progress line on the terminal")
      ->group(for_progress);
  command.set_version_flag("--version", kVersion, kVersionHelp)->group(kCommonGroup);
}

CommonOptions parse_common(const CommonArguments& arguments) {
  constexpr std::uint64_t kMostThreads = 256;
  CommonOptions options{};
  options.format = parse_word("--format", arguments.format, kFormats);
  options.seed = parse_whole("--seed", arguments.seed, 0, ~std::uint64_t{0});
  if (arguments.threads) {
    options.threads = static_cast<int>(parse_whole("--threads", *arguments.threads, 1, kMostThreads));
  }
  options.shows_progress = !arguments.no_progress;
  const Coloring coloring = parse_color(arguments.color);
  options.coloring = options.format == report::Format::Text ? coloring : Coloring::Never;
  return options;
}

}  // namespace nap::cli

#include "claims/claims_command.hpp"

#include <algorithm>
#include <cctype>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "claims/claims_document.hpp"
#include "io/failure.hpp"
#include "nap/text/option_values.hpp"
#include "nap/text/parse_error.hpp"
#include "nap/text/quoting.hpp"
#include "session/session.hpp"

namespace nap::cli {
namespace {

constexpr std::uint64_t kMostHands = 100'000;
constexpr std::uint64_t kMostDeals = 1'000'000'000;

// "C5,c7": in any case, each once.
std::vector<std::string> parse_claims(const std::string& text) {
  const std::vector<std::string> known = claim_ids();
  std::vector<std::string> ids;
  for (const std::string& written : split_at_commas(text)) {
    std::string id = written;
    std::transform(id.begin(), id.end(), id.begin(),
                   [](unsigned char c) { return static_cast<char>(std::toupper(c)); });
    if (std::find(known.begin(), known.end(), id) == known.end()) {
      throw ParseError(fmt::format("--only {}: no claim {}; claims are {}", in_quotes(text),
                                   in_quotes(written), fmt::join(known, ", ")));
    }
    if (std::find(ids.begin(), ids.end(), id) != ids.end()) {
      throw ParseError(fmt::format("--only {}: {} appears twice", in_quotes(text), id));
    }
    ids.push_back(std::move(id));
  }
  return ids;
}

ClaimsPlan parse_plan(const ClaimsArguments& arguments, std::uint64_t seed) {
  ClaimsPlan plan;
  plan.trials.seed = seed;
  plan.trials.hands = parse_whole("--hands", arguments.hands, 1, kMostHands);
  plan.trials.deals = parse_whole("--deals", arguments.deals, 1, kMostDeals);
  if (arguments.only) plan.only = parse_claims(*arguments.only);
  return plan;
}

}  // namespace

void run(const ClaimsArguments& arguments) {
  const ClaimsPlan plan = parse_plan(arguments, parse_common(arguments.common).seed);
  Session session(arguments.common);
  const std::optional<std::vector<Claim>> claims =
      session.with_progress("steps", [&] { return test_claims(session.harness(), plan); });
  if (!claims) throw Interruption("interrupted before every claim was tested; --only selects some of them");
  session.finish(claims_document(*claims, plan.trials.seed));
}

}  // namespace nap::cli

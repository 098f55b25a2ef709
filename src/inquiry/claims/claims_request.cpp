#include "nap/inquiry/claims/claims_request.hpp"

#include <algorithm>
#include <cctype>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "nap/text/option_values.hpp"
#include "nap/text/parse_error.hpp"
#include "nap/text/quoting.hpp"

namespace nap {
namespace {

constexpr std::uint64_t kMostHands = 100'000;
constexpr std::uint64_t kMostDeals = 1'000'000'000;

// Reads "C5,c7" in upper or lower case. Each claim counts once.
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

}  // namespace

ClaimsPlan claims_plan(const ClaimsRequest& request) {
  ClaimsPlan plan;
  plan.trials.seed = request.seed;
  plan.trials.hands = parse_whole("--hands", request.hands, 1, kMostHands);
  plan.trials.deals = parse_whole("--deals", request.deals, 1, kMostDeals);
  if (request.only) plan.only = parse_claims(*request.only);
  return plan;
}

}  // namespace nap

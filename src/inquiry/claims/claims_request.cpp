#include "nap/inquiry/claims/claims_request.hpp"

#include "nap/findings/chosen_claims.hpp"
#include "nap/text/option_values.hpp"

namespace nap {
namespace {

constexpr std::uint64_t kMostHands = 100'000;
constexpr std::uint64_t kMostDeals = 1'000'000'000;

}  // namespace

ClaimsPlan claims_plan(const ClaimsRequest& request) {
  ClaimsPlan plan;
  plan.trials.seed = request.seed;
  plan.trials.hands = parse_whole("--hands", request.hands, 1, kMostHands);
  plan.trials.deals = parse_whole("--deals", request.deals, 1, kMostDeals);
  if (request.only) plan.only = parse_claim_ids(*request.only, claim_ids());
  return plan;
}

}  // namespace nap

#include "nap/asnas/answers/claims_answer.hpp"

#include <fmt/format.h>

#include "nap/asnas/hands/pack.hpp"
#include "nap/findings/chosen_claims.hpp"
#include "nap/findings/claims_report.hpp"
#include "nap/text/option_values.hpp"

namespace nap::asnas {

using namespace report;

namespace {

constexpr const char* kSampledNotes =
    "By random deals: two players are counted, more in random deals. All follow the rule of throws that was found. Other "
    "rules are nearly as good, and another seed, which finds one of them, can move a hand's share by a percent or so; "
    "intervals know nothing of that.\n";

constexpr const char* kEquilibriumNotes =
    "In equilibrium: nobody gains more than a thousandth of an ante by another plan. \"As solved\" is of the equilibrium "
    "that was found; figures hang on ante and bets, and on how people bet.\n";

}  // namespace

ClaimsPlan claims_plan(const ClaimsRequest& request, std::uint64_t seed) {
  constexpr std::uint64_t kFewest = 100;  // deals; with fewer, no rule of the exchange is found
  constexpr std::uint64_t kMost = 10'000'000;
  ClaimsPlan plan;
  plan.seed = seed;
  plan.deals = parse_whole("--deals", request.deals, kFewest, kMost);
  if (request.copies)
    plan.copies = static_cast<int>(parse_whole("--copies", *request.copies, 4, kMostPlayers));
  if (request.only) plan.only = parse_claim_ids(*request.only, claim_ids());
  return plan;
}

Document claims_document(const std::vector<Claim>& claims, const ClaimsPlan& plan) {
  return claims_report(claims, {{{"schema", only_json(text("nap.asnas.claims/1"))},
                                 {"seed", only_json(number(plan.seed))},
                                 {"deals", only_json(number(plan.deals))},
                                 {"copies", only_json(number(plan.copies))}},
                                "basis",
                                {{Basis::exact(), ", exact", ""},
                                 {kSampledBasis, " by random deals", kSampledNotes},
                                 {kEquilibriumBasis, " in equilibrium", kEquilibriumNotes}},
                                "ASN: El As Nas, rules of the game in Spanish.\n"});
}

}  // namespace nap::asnas

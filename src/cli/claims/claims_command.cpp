#include "claims/claims_command.hpp"

#include "io/failure.hpp"
#include "nap/inquiry/claims/claims_document.hpp"
#include "session/session.hpp"

namespace nap::cli {

void run(const ClaimsArguments& arguments) {
  ClaimsRequest request = arguments.request;
  request.seed = parse_common(arguments.common).seed;
  const ClaimsPlan plan = claims_plan(request);
  Session session(arguments.common);
  const std::optional<std::vector<Claim>> claims =
      session.with_progress("steps", [&] { return test_claims(session.harness(), plan); });
  if (!claims) throw Interruption("interrupted before every claim was tested; --only selects some of them");
  session.finish(claims_document(*claims, plan.trials.seed));
}

}  // namespace nap::cli

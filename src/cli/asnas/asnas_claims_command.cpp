#include "asnas/asnas_claims_command.hpp"

#include "io/failure.hpp"
#include "session/session.hpp"

namespace nap::cli {

void run(const AsnasClaimsArguments& arguments) {
  const asnas::ClaimsPlan plan = asnas::claims_plan(arguments.request, parse_common(arguments.common).seed);
  Session session(arguments.common);
  const std::optional<std::vector<Claim>> claims = session.with_progress("steps", [&] {
    Workers workers(session.options().threads, session.monitor());
    return asnas::test_claims(plan, workers);
  });
  if (!claims) throw Interruption("interrupted before every claim was tested; --only selects some of them");
  session.finish(asnas::claims_document(*claims, plan));
}

}  // namespace nap::cli

#include "asnas/asnas_command.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "session/session.hpp"

namespace nap::cli {

void run(const AsnasOddsArguments& arguments) {
  Session session(arguments.common);
  session.finish(asnas::odds_document(arguments.request, asnas::odds_for(arguments.request)));
}

void run(const AsnasAskArguments& arguments) {
  const asnas::PotInquiry inquiry(arguments.request);
  Session session(arguments.common);
  session.finish(inquiry.document(inquiry.answers(fmt::format("{}", fmt::join(arguments.hand, " ")))));
}

}  // namespace nap::cli

#include "rules/rules_command.hpp"

#include "nap/inquiry/rules/rules_document.hpp"
#include "nap/rules/house/house_rules.hpp"
#include "options/table_input.hpp"
#include "session/session.hpp"

namespace nap::cli {

void run(const RulesListArguments& arguments) { Session(arguments.common).finish(stake_tables_document()); }

void run(const RulesShowArguments& arguments) {
  const Ruleset ruleset = ruleset_of(arguments.name, arguments.changes, read_house_rules({arguments.name}));
  Session session(arguments.common, house_rules_files({arguments.name}));
  if (session.options().format == report::Format::Json) {
    session.write_all([&] { session.output().write(to_json(ruleset)); });
  } else {
    session.finish(ruleset_document(ruleset, session.cards().suits));
  }
}

}  // namespace nap::cli

#include "changes/evening_options.hpp"

#include <algorithm>
#include <string>

#include <fmt/format.h>

#include "nap/text/option_values.hpp"
#include "nap/text/parse_error.hpp"
#include "nap/text/quoting.hpp"
#include "nap/text/words.hpp"

namespace nap {
namespace {

void set_fines(Ruleset& ruleset, const std::vector<FineChange>& fines) {
  for (auto fine = fines.begin(); fine != fines.end(); ++fine) {
    const std::string what = fmt::format("fine of {}", word_for(fine->kind, kFineWords));
    check_has_pool(ruleset, what);
    if (std::any_of(fines.begin(), fine, [&](const FineChange& other) { return other.kind == fine->kind; }))
      throw ParseError(what + ": given twice; give it once");
    ruleset.fines.set(fine->kind, fine->stakes);
  }
}

}  // namespace

void check_has_pool(const Ruleset& ruleset, std::string_view what) {
  if (ruleset.pool) return;
  throw ParseError(fmt::format(
      "{}: there is no pool; say who pays into it, such as the dealer (--pool-paid-by dealer)", what));
}

void set_pool(Ruleset& ruleset, const PoolOptions& options) {
  if (options.paid_by && !ruleset.pool) {
    ruleset.pool = PoolRules{};
    ruleset.fines = kPrintedFines;
  }
  if (options.stake) check_has_pool(ruleset, "stake of the pool");
  if (options.taken_with) check_has_pool(ruleset, "who takes the pool");
  if (options.at_end) check_has_pool(ruleset, "the pool at the end");
  set_fines(ruleset, options.fines);
  if (!ruleset.pool) return;
  PoolRules& pool = *ruleset.pool;
  pool.paid_by = options.paid_by.value_or(pool.paid_by);
  pool.stake = options.stake.value_or(pool.stake);
  pool.taken_with = options.taken_with.value_or(pool.taken_with);
  pool.at_end = options.at_end.value_or(pool.at_end);
}

FineChange parse_fine_change(std::string_view text) {
  const std::size_t equals = std::min(text.find('='), text.size());
  if (equals == text.size())
    throw ParseError(fmt::format("fine {}: write KIND=STAKES, such as misdeal=1", in_quotes(text)));
  std::string kind(text.substr(0, equals));
  std::replace(kind.begin(), kind.end(), '-', '_');
  const FineKind known = parse_word("fine", kind, kFineWords);
  return {known, static_cast<int>(
                     parse_whole("fine of " + kind, std::string(text.substr(equals + 1)), 0, kMostPaidIn))};
}

}  // namespace nap

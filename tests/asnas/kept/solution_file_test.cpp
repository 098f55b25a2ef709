#include "nap/asnas/kept/solution_file.hpp"

#include <algorithm>
#include <fstream>

#include <catch2/catch.hpp>

#include "nap/storage/sqlite.hpp"
#include "nap/text/parse_error.hpp"
#include "support/program.hpp"

using namespace nap;
using namespace nap::asnas;
using Catch::Matchers::Contains;

namespace {

LearnedSolution learned_for(const BettingRules& rules, std::uint64_t rounds) {
  Monitor monitor;
  Workers workers(2, monitor);
  const BettingGame game(rules, pack_for(rules.players), Ranking::Kickers, workers);
  if (rules.players == 2 && rounds == 0) return solve_exactly(game);
  return *learn(game, std::nullopt, {0.0, rounds}, monitor);
}

bool are_same(const HandChoices& a, const HandChoices& b) {
  return a.arrival == b.arrival && a.played == b.played &&
         std::equal(a.choices.begin(), a.choices.end(), b.choices.begin(), b.choices.end(),
                    [](const ChoiceValue& x, const ChoiceValue& y) {
                      return x.share == y.share && x.value == y.value && x.is_bluff == y.is_bluff;
                    });
}

bool are_same(const LearnedSolution& a, const LearnedSolution& b) {
  const auto are_same_choices = [](const std::vector<HandChoices>& x, const std::vector<HandChoices>& y) {
    return std::equal(x.begin(), x.end(), y.begin(), y.end(),
                      [](const HandChoices& m, const HandChoices& n) { return are_same(m, n); });
  };
  return a.solution.rules == b.solution.rules && a.solution.ranking == b.solution.ranking &&
         a.solution.rounds == b.solution.rounds && a.solution.outcome.values == b.solution.outcome.values &&
         a.solution.outcome.gains == b.solution.outcome.gains && a.state.regrets == b.state.regrets &&
         a.state.averages == b.state.averages &&
         std::equal(a.solution.choices.begin(), a.solution.choices.end(), b.solution.choices.begin(),
                    b.solution.choices.end(), are_same_choices);
}

// Learning goes on from a file as if it had not stopped.
void check_resumes(const BettingRules& rules) {
  const test::Folder folder;
  const std::string file = folder.path("a.solution");
  SolutionFile(file, SolutionFile::Use::Write).keep(learned_for(rules, 64));
  Monitor monitor;
  Workers workers(1, monitor);
  const BettingGame game(rules, pack_for(rules.players), Ranking::Kickers, workers);
  const LearnedSolution kept = SolutionFile(file, SolutionFile::Use::Read).read();
  CHECK(are_same(*learn(game, kept, {0.0, 96}, monitor), learned_for(rules, 96)));
}

}  // namespace

TEST_CASE("A solution comes out of its file as it went in", "[asnas][kept]") {
  const BettingRules rules{.players = 2, .bets = {2, 5}, .chips = {9, 4}, .passing = Passing::Final};
  for (const std::uint64_t rounds : {0U, 3U}) {
    const test::Folder folder;
    const std::string file = folder.path("a.solution");
    const LearnedSolution learned = learned_for(rules, rounds);
    SolutionFile writer(file, SolutionFile::Use::Write);
    CHECK(writer.is_empty());
    writer.keep(learned_for({.players = 2}, 1));
    writer.keep(learned);  // replaces it
    const SolutionFile reader(file, SolutionFile::Use::Read);
    CHECK(reader.rules() == rules);
    CHECK(reader.ranking() == Ranking::Kickers);
    CHECK(are_same(reader.read(), learned));
    CHECK(are_same(reader.choices(1, hands_from(pack_for(2).cards())[7]), learned.solution.choices[1][7]));
  }
}

TEST_CASE("Learning goes on from a file as if it had not stopped", "[asnas][kept]") {
  check_resumes({.players = 2});
  check_resumes({.players = 3, .bets = {2}});
}

TEST_CASE("Scripts can read what a hand does", "[asnas][kept]") {
  const test::Folder folder;
  const std::string file = folder.path("a.solution");
  SolutionFile(file, SolutionFile::Use::Write).keep(learned_for({.players = 2}, 0));
  const sqlite::Database database(file, sqlite::Access::Read);
  CHECK(database.integer("SELECT count(*) FROM choices WHERE seat = 1 AND moves_heard = 'pass,open'") ==
        121 * 3);
  CHECK(database.integer(
            "SELECT count(*) FROM choices WHERE hand = 'AKQJT' AND move = 'open' AND bluff = 1") == 2);
}

TEST_CASE("A damaged file is refused", "[asnas][kept]") {
  const test::Folder folder;
  const std::string file = folder.path("a.solution");
  SolutionFile(file, SolutionFile::Use::Write).keep(learned_for({.players = 2}, 1));
  const auto damage = [&](const std::string& sql) {
    sqlite::Database(file, sqlite::Access::CreateIfMissing).run(sql);
  };
  const auto read = [&] { return SolutionFile(file, SolutionFile::Use::Read).read(); };
  const auto first = [&] {
    return SolutionFile(file, SolutionFile::Use::Read).choices(0, hands_from(pack_for(2).cards())[0]);
  };
  const LearnedSolution whole = read();

  damage("UPDATE choice SET regret = regret + 1 WHERE position = 0 AND hand = 'AAAAK' AND choice = 1");
  CHECK_THROWS_WITH(
      read(), Contains("not a sound solution: AAAAK at position 0 does not have its checksum; delete it"));
  CHECK_THROWS_AS(first(), ParseError);
  SolutionFile(file, SolutionFile::Use::Write).keep(whole);
  damage("DELETE FROM choice WHERE position = 0 AND hand = 'AAAAK' AND choice = 1");
  CHECK_THROWS_WITH(first(), Contains("it lacks choices of AAAAK at position 0"));
  SolutionFile(file, SolutionFile::Use::Write).keep(whole);
  damage("UPDATE solution SET ante = 2");
  CHECK_THROWS_WITH(first(), Contains("its header does not have its checksum"));
  SolutionFile(file, SolutionFile::Use::Write).keep(whole);
  damage("UPDATE seat SET value = 9");
  CHECK_THROWS_WITH(read(), Contains("a seat does not have its checksum"));
  damage("PRAGMA user_version = 7");
  CHECK_THROWS_WITH(read(), Contains("it has format 7, and this nap reads format 1"));
  damage("PRAGMA application_id = 1");
  CHECK_THROWS_WITH(read(), Contains("not a solution: nap asnas solve has not made it"));
}

TEST_CASE("Other files are not solutions", "[asnas][kept]") {
  const test::Folder folder;
  const std::string file = folder.path("a.solution");
  std::ofstream(file) << "no database, but text that is long enough to look at";
  CHECK_THROWS_WITH(SolutionFile(file, SolutionFile::Use::Write),
                    Contains("not a solution: file is not a database"));
  std::ofstream(file).close();
  CHECK_THROWS_WITH(SolutionFile(file, SolutionFile::Use::Read), Contains("an empty file, not a solution"));
}

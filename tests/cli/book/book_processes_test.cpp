// Several processes that build one book.
#include <catch2/catch.hpp>

#include "small_book.hpp"
#include "support/program.hpp"

using namespace nap::test;
using Catch::Matchers::Contains;

TEST_CASE("Two that build one book at once build it together", "[cli][book][determinism]") {
  const Folder folder;
  const std::string what = " --shard 1/8" + kSmall;
  const std::string file = folder.path("a.book");
  const std::string both = "'" + program() + "' book build " + file + what + " >/dev/null & ";
  CHECK(run_nap_under(both, "book build " + file + what + " >/dev/null; status=$?; wait; exit $status #")
            .status == 0);
  CHECK(run_nap("book build " + folder.path("b.book") + what).status == 0);
  CHECK(rows_of(file) == rows_of(folder.path("b.book")));
}

#ifdef NAP_MPIRUN
namespace {

const std::string kTwoRanks = std::string("OMPI_ALLOW_RUN_AS_ROOT=1 OMPI_ALLOW_RUN_AS_ROOT_CONFIRM=1 '") +
                              NAP_MPIRUN + "' --oversubscribe -n 2";

// Starts the program on two ranks, on one of them in another way: `before` ends with a command that runs it.
std::string but_on_rank(int rank, const std::string& before) {
  return kTwoRanks + " sh -c 'test $OMPI_COMM_WORLD_RANK = " + std::to_string(rank) + " && " + before +
         " \"$0\" \"$@\"; exec \"$0\" \"$@\"'";
}

}  // namespace

TEST_CASE("Two ranks build the book that one builds", "[cli][book][mpi][determinism]") {
  const Folder folder;
  const std::string what = " --shard 1/4" + kSmall;
  CHECK(run_nap("book build " + folder.path("one.book") + what).status == 0);
  const Run two = run_nap_under(kTwoRanks, "book build " + folder.path("two.book") + what);
  CHECK(two.status == 0);
  CHECK(two.out == folder.path("two.book") + ": 594 of 594 hand classes: complete\n");
  CHECK(rows_of(folder.path("two.book")) == rows_of(folder.path("one.book")));
}

TEST_CASE("Two ranks know the suits that a joker names", "[cli][book][mpi][determinism]") {
  const Folder folder;
  const std::string what = " --joker --shard 1/20" + kSmall;
  CHECK(run_nap("book build " + folder.path("one.book") + what).status == 0);
  CHECK(run_nap_under(kTwoRanks, "book build " + folder.path("two.book") + what).status == 0);
  CHECK_THAT(rows_of(folder.path("two.book")), Contains(",JK,S,") && Contains(",JK,H,"));
  CHECK(rows_of(folder.path("two.book")) == rows_of(folder.path("one.book")));
}

TEST_CASE("An error of the first rank ends both with its status, and is told once",
          "[cli][book][mpi][error]") {
  const Folder folder;
  const std::string book = folder.path("a.book");
  CHECK(run_nap("book build " + book + " --shard 1/600" + kSmall).status == 0);
  folder.write("no.book", "text");
  // A rank that waited for the other one would be killed.
  const auto check_ends = [&](const std::string& launcher, const std::string& arguments, int status,
                              const std::string& message) {
    INFO(arguments);
    const Run run = run_nap_under("timeout -s KILL 60 env " + launcher, "book build " + arguments + kSmall);
    CHECK(run.status == status);
    CHECK_THAT(run.err, Contains(message));
    CHECK(run.err.find("nap: ") == run.err.rfind("nap: "));
  };
  check_ends(kTwoRanks, book + " --shard 2/600", 2, "is another book");
  check_ends(kTwoRanks, folder.path("no.book") + " --played", 2, "not a book");
  check_ends(kTwoRanks, book + " --shard 2", 2, "--shard");
  check_ends(kTwoRanks, book + " --shard 1/600 --out " + folder.path("none/out"), 2,
             "none/out\": cannot write");
  check_ends(kTwoRanks, book + " --shard 1/600 --out /dev/full", 1, "No space left");
  // Without shared memory, whose files are larger.
  check_ends("OMPI_MCA_btl=self,tcp " + but_on_rank(0, "ulimit -f 200 && exec"),
             folder.path("full.book") + " --played", 1, "full.book");
}

TEST_CASE("A signal to one rank stops both, and the book can be continued", "[cli][book][mpi][endings]") {
  for (const int rank : {0, 1}) {
    INFO("rank " << rank);
    const Folder folder;
    const std::string book = folder.path("a.book");
    Run run;
    // On slow machines it takes longer until both are at work.
    for (int seconds = 4; seconds < 60 && run.err.find("interrupted") == std::string::npos; seconds *= 2) {
      const std::string launcher =
          but_on_rank(rank, "exec timeout -s TERM --preserve-status " + std::to_string(seconds));
      // Alone, a rank would go on for half a minute before it asks the other one.
      run = run_nap_under("timeout -s KILL " + std::to_string(seconds + 15) + " env " + launcher,
                          "book build " + book + " --threads 1 --players 5");
    }
    CHECK(run.status == 143);
    CHECK_THAT(run.err, Contains("nap: interrupted: ") && Contains("run the same command to resume"));
    CHECK(run.err.find("nap: ") == run.err.rfind("nap: "));
    CHECK_THAT(run_nap("book info " + book).out,
               Contains(" of 134,459 hand classes: run nap book build to resume"));
  }
}
#endif

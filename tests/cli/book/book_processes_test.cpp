// Several processes that build one book.
#include <catch2/catch.hpp>

#include "small_book.hpp"
#include "support/report.hpp"

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
TEST_CASE("Two ranks build the book that one builds", "[cli][book][mpi][determinism]") {
  const Folder folder;
  const std::string what = " --shard 1/4" + kSmall;
  CHECK(run_nap("book build " + folder.path("one.book") + what).status == 0);
  const std::string launcher = std::string("OMPI_ALLOW_RUN_AS_ROOT=1 OMPI_ALLOW_RUN_AS_ROOT_CONFIRM=1 '") +
                               NAP_MPIRUN + "' --oversubscribe -n 2";
  const Run two = run_nap_under(launcher, "book build " + folder.path("two.book") + what);
  CHECK(two.status == 0);
  CHECK(two.out == folder.path("two.book") + ": 594 of 594 hand classes: complete\n");
  CHECK(rows_of(folder.path("two.book")) == rows_of(folder.path("one.book")));
  // One of the processes prints the error, and both end.
  const Run bad = run_nap_under(launcher, "book build " + folder.path("two.book") + " --shard 2/4" + kSmall);
  CHECK(bad.status == 2);
  CHECK_THAT(bad.err, Contains("is another book"));
  CHECK(bad.err.find("another book") == bad.err.rfind("another book"));
}
#endif

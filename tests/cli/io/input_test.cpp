// What cannot be read is not taken for what is not there.
#include <cstdlib>
#include <filesystem>
#include <string>
#include <sys/stat.h>
#include <unistd.h>

#include <catch2/catch.hpp>

#include "support/report.hpp"

using namespace nap::test;
using Catch::Matchers::Contains;
using Catch::Matchers::StartsWith;

namespace {

namespace fs = std::filesystem;

// A home with an empty folder for nap.conf.
struct Home {
  Home() { fs::create_directories(folder.path("nap")); }

  std::string conf() const { return folder.path("nap/nap.conf"); }
  Run ask(const std::string& launcher = "") const {
    return run_nap_under(launcher + "env XDG_CONFIG_HOME=" + folder.path(""), "ask AKQ.JT.. --deals 20");
  }

  Folder folder;
};

void check_refused(const Run& run, int status, const std::string& message) {
  CHECK(run.status == status);
  CHECK(run.out.empty());
  CHECK(lines(run.err) == 1);
  CHECK_THAT(run.err, StartsWith("nap: ") && Contains(message));
}

}  // namespace

TEST_CASE("Defaults that are there but cannot be read are an error", "[cli][defaults][error]") {
  const Home home;
  CHECK(home.ask().status == 0);
  fs::create_symlink("nap.conf", home.conf());
  check_refused(home.ask(), 2, "nap.conf\": cannot read: Too many levels of symbolic links");
  fs::remove(home.conf());
  fs::create_symlink("nowhere", home.conf());
  check_refused(home.ask(), 2, "nap.conf\": cannot read: No such file");
  fs::remove(home.conf());
  fs::create_directory(home.conf());
  check_refused(home.ask(), 2, "nap.conf\": cannot read: Is a directory");
  CHECK(run_nap_under("env HOME=/dev/null XDG_CONFIG_HOME=", "ask AKQ.JT.. --deals 20").status == 0);
}

TEST_CASE("Defaults in a folder that may not be searched are an error", "[cli][defaults][error]") {
  const Home home;
  home.folder.write("nap/nap.conf", "players = 5\n");
  fs::permissions(home.folder.path("nap"), fs::perms::none);
  // Everything may be searched by root, so root becomes nobody, if that user may run the program.
  const std::string launcher = geteuid() != 0 ? "" : "setpriv --reuid 65534 --regid 65534 --clear-groups ";
  if (launcher.empty() || std::system((launcher + "test -x '" + program() + "' 2>/dev/null").c_str()) == 0) {
    fs::permissions(home.folder.path(""), fs::perms::all);
    check_refused(run_nap_under("chmod 711 " + home.folder.path("") + "; exec 3>&2; " + launcher +
                                    "env XDG_CONFIG_HOME=" + home.folder.path(""),
                                "ask AKQ.JT.. --deals 20"),
                  1, "nap.conf\": cannot read: Permission denied");
  }
  fs::permissions(home.folder.path("nap"), fs::perms::owner_all);
}

TEST_CASE("A bad default is told with its line or its variable", "[cli][defaults][error]") {
  const Home home;
  home.folder.write("nap/nap.conf", "# ours\n\nplayers = 11\n");
  check_refused(home.ask(), 2, "--players \"11\": not a whole number from 2 to 7 (players from ");
  CHECK_THAT(home.ask().err, Contains("nap.conf line 3)"));
  home.folder.write("nap/nap.conf", "stakes = none.json\nplayers = 3\n");
  check_refused(home.ask(), 2, "none.json\": cannot read: No such file or directory (stakes from ");
  CHECK_THAT(home.ask().err, Contains("nap.conf line 1"));
  home.folder.write("nap/nap.conf", "stakes = frob\n");
  check_refused(home.ask(), 2, "/frob\": no such table or file; tables are peel, ");
  CHECK_THAT(home.ask().err, Contains(" (stakes from ") && Contains("nap.conf line 1)"));
  check_refused(run_nap_under("NAP_STAKES=frob", "ask AKQ.JT.."), 2, "(stakes from NAP_STAKES)");
  check_refused(run_nap_under("NAP_STAKES=frob", "quiz"), 2, "(stakes from NAP_STAKES)");
}

TEST_CASE("A pipe that nobody writes to is refused", "[cli][error]") {
  const Home home;
  REQUIRE(mkfifo(home.conf().c_str(), 0600) == 0);
  check_refused(home.ask(), 2, "nap.conf\": a pipe that no program writes to");
  const std::string pipe = home.conf();
  check_refused(run_nap("ask AKQ.JT.. --stakes " + pipe), 2, "nap.conf\": a pipe that no program writes to");
  check_refused(run_nap("book unpack " + pipe + " new.book"), 2, "a pipe that no program writes to");
  for (const char* arguments : {"book info ", "book query ", "book build ", "ask AKQ.JT.. --book ",
                                "thresholds --book ", "quiz --book ", "book merge whole.book "}) {
    INFO(arguments);
    check_refused(run_nap(arguments + pipe), 2, "nap.conf\": a pipe, not a book");
  }
}

TEST_CASE("A pipe with a writer is read like a file", "[cli]") {
  const Home home;
  home.folder.write("peel.json", run_nap("rules show peel --format json").out);
  const std::string pipe = home.folder.path("pipe");
  REQUIRE(mkfifo(pipe.c_str(), 0600) == 0);
  const std::string text = "cat " + home.folder.path("peel.json");
  const std::string shown = run_nap("rules show peel").out;
  // The writer comes late, and what it writes later still.
  const auto show = [&](const std::string& script) {
    return run_nap_under("sh -c '" + script + "'", "").out;
  };
  CHECK(show("(sleep 0.1; " + text + " >" + pipe + ") & \"$0\" rules show " + pipe) == shown);
  CHECK(show("(sleep 0.7; " + text + ") | \"$0\" rules show /dev/stdin") == shown);
}

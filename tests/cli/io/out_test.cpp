// Where answers are written.
#include <filesystem>
#include <string>

#include <catch2/catch.hpp>

#include "support/report.hpp"

using namespace nap::test;
using Catch::Matchers::Contains;

TEST_CASE("A file is written whole or not at all", "[cli][out]") {
  const Folder folder;
  const std::string file = folder.path("answer.json");
  CHECK(run_nap("ask AKQ.JT.. --deals 50 --format json --out " + file).status == 0);
  const std::string before = folder.read("answer.json");
  CHECK(lines(before) == 1);
  CHECK(run_nap("ask AKQ.JT.1 --format json --out " + file).status == 2);
  CHECK(folder.read("answer.json") == before);
  const Run broken = run_nap("ask --stdin --deals 50 --format json --out " + file, "AKQ.JT..\nbad\n");
  CHECK(broken.status == 2);
  CHECK(folder.read("answer.json") == before);
  CHECK(lines(folder.read("answer.json.partial")) == 1);
  CHECK_THAT(broken.err, Contains("answer.json.partial"));
  // A later run keeps what an earlier run left.
  CHECK(run_nap("rules list --out " + file).status == 0);
  CHECK(lines(folder.read("answer.json.partial")) == 1);
  CHECK_FALSE(folder.has("answer.json.partial-2"));
}

TEST_CASE("A name may be as long as the file system allows", "[cli][out]") {
  const Folder folder;
  const std::string in_folder = "cd '" + folder.path("") + "';";
  std::string name;
  while (name.size() < 254) name += "\u00e9";  // two bytes
  name += "x";
  const std::string to_file = " --out '" + name + "'";
  CHECK(run_nap_under(in_folder, "rules list" + to_file).status == 0);
  CHECK(folder.read(name) == run_nap("rules list").out);
  CHECK(
      run_nap_under(in_folder, "ask --stdin --deals 50 --format json" + to_file, "AKQ.JT..\nbad\n").status ==
      2);
  CHECK(folder.read(name) == run_nap("rules list").out);
  CHECK(lines(folder.read(name.substr(0, 246) + ".partial")) == 1);
  CHECK(lines(run_nap_under(in_folder, "rules list --out x" + name).err) == 1);
  // A path that leaves no room for the name that results have at first is refused before the work.
  const Run run =
      run_nap_under(in_folder, "ask AKQ.JT.. --deals 1000000000 --out \"$(printf ./%.0s $(seq 2040))file\"");
  CHECK(run.status == 2);
  CHECK_THAT(run.err, Contains("cannot write: File name too long"));
}

TEST_CASE("A disk that is full ends with status 1 and one line", "[cli][out][error]") {
  const Run run = run_nap("rules list --out /dev/full");
  CHECK(run.status == 1);
  CHECK_THAT(run.err, Contains("/dev/full") && Contains("No space left"));
  CHECK(lines(run.err) == 1);
}

TEST_CASE("Links are followed and devices are written to", "[cli][out]") {
  const Folder folder;
  folder.write("real.txt", "old");
  std::filesystem::create_symlink(folder.path("real.txt"), folder.path("link.txt"));
  std::filesystem::create_symlink("new.txt", folder.path("dangling.txt"));
  std::filesystem::create_symlink("loop.txt", folder.path("loop.txt"));
  CHECK(run_nap("rules list --out " + folder.path("link.txt")).status == 0);
  CHECK(std::filesystem::is_symlink(folder.path("link.txt")));
  CHECK_THAT(folder.read("real.txt"), Contains("peel"));
  CHECK(run_nap("rules list --out " + folder.path("dangling.txt")).status == 0);
  CHECK(std::filesystem::is_symlink(folder.path("dangling.txt")));
  CHECK_THAT(folder.read("new.txt"), Contains("peel"));
  CHECK(run_nap("rules list --out " + folder.path("loop.txt")).status == 2);
  CHECK_THAT(run_nap("rules list --out /dev/stdout").out, Contains("peel"));
}

TEST_CASE("A file keeps its permissions", "[cli][out]") {
  const Folder folder;
  folder.write("mine.txt", "old");
  std::filesystem::permissions(folder.path("mine.txt"),
                               std::filesystem::perms::owner_read | std::filesystem::perms::owner_write);
  CHECK(run_nap("rules list --out " + folder.path("mine.txt")).status == 0);
  CHECK(std::filesystem::status(folder.path("mine.txt")).permissions() ==
        (std::filesystem::perms::owner_read | std::filesystem::perms::owner_write));
}

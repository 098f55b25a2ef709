#include "nap/report/wrap.hpp"

#include <algorithm>

#include <catch2/catch.hpp>

using namespace nap::report;

namespace {

std::size_t widest_line(const std::string& text) {
  std::size_t widest = 0;
  for (const std::string& line : lines_of(text)) widest = std::max(widest, columns_of(line));
  return widest;
}

}  // namespace

TEST_CASE("A sentence is broken at its spaces, and a line that fits stays as it is", "[report][wrap]") {
  CHECK(wrapped("call three and lead it", 10) == "call three\nand lead\nit");
  CHECK(wrapped("call three", 10) == "call three");
  CHECK(wrapped("a  b   c", 10) == "a  b   c");
  CHECK(wrapped("", 10).empty());
}

TEST_CASE("Line breaks of the text stay, also the last one and empty lines", "[report][wrap]") {
  CHECK(wrapped("one two\n\nthree four\n", 5) == "one\ntwo\n\nthree\nfour\n");
}

TEST_CASE("A line is as wide as its characters, not as its bytes", "[report][wrap]") {
  CHECK(columns_of("misère ♠AKQ ±") == 13);
  CHECK(wrapped("♠♠♠ ♥♥♥ ♦♦♦", 7) == "♠♠♠ ♥♥♥\n♦♦♦");
}

TEST_CASE("The lines that continue an indented line are indented like it", "[report][wrap]") {
  CHECK(wrapped("  nap: wins ten, loses five", 14) == "  nap: wins\n  ten, loses\n  five");
  CHECK(widest_line(wrapped(std::string(20, ' ') + "far right", 10)) <= 10);
}

TEST_CASE("Code between backquotes and a number with its % are broken only if no line holds them",
          "[report][wrap]") {
  CHECK(wrapped("then `nap rules show` it", 16) == "then\n`nap rules show`\nit");
  CHECK(wrapped("then `nap rules show` it", 10) == "then `nap\nrules\nshow` it");
  CHECK(wrapped("a lonely ` is not code", 10) == "a lonely `\nis not\ncode");
  CHECK(wrapped("makes it in 33.3 % of deals", 16) == "makes it in\n33.3 % of deals");
}

TEST_CASE("No line is wider than asked for, however long its words are", "[report][wrap]") {
  CHECK(wrapped("a verylongword b", 6) == "a\nverylo\nngword\nb");
  CHECK(wrapped("♠♠♠♠♠", 2) == "♠♠\n♠♠\n♠");
  for (std::size_t width = 1; width < 40; ++width) {
    CHECK(widest_line(wrapped("`nap ask` says: Blücher makes in 29.7 % of\n   deals, ± 0.6", width)) <=
          width);
  }
}

TEST_CASE("The lines of a text are those between its line breaks", "[report][wrap]") {
  CHECK(lines_of("a\n\nb") == std::vector<std::string>{"a", "", "b"});
  CHECK(lines_of("a\n") == std::vector<std::string>{"a", ""});
  CHECK(lines_of("") == std::vector<std::string>{""});
  CHECK(widest_word("♠AKQ makes in 29.7 %\nof `all deals`") == 11);
}

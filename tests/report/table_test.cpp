#include "nap/report/table.hpp"

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

TEST_CASE("A table that fits has each heading and each row on one line", "[report][table]") {
  Table table({{"bid", Align::Left}, {"makes there", Align::Right}, {"source", Align::Prose}});
  table.add_row({"misère", "29.7 %", "our own book"});
  table.add_row({"Nap", "", ""});
  CHECK(table.to_text() ==
        "bid     makes there  source\n"
        "misère       29.7 %  our own book\n"
        "Nap\n");
}

TEST_CASE("Where there is no room headings are broken first, and stand at the bottom", "[report][table]") {
  Table table({{"bid", Align::Left},
               {"how often it makes", Align::Right},
               {"what it needs", Align::Right},
               {"source", Align::Prose}});
  table.add_row({"nap", "29.7 %", "33.3 %", "of a book"});
  CHECK(table.to_text(40) ==
        "       how often      what it\n"
        "bid     it makes        needs  source\n"
        "nap       29.7 %       33.3 %  of a book\n");
}

TEST_CASE("Where broken headings are not enough prose is broken, and numbers are not", "[report][table]") {
  Table table({{"bid", Align::Left}, {"makes", Align::Right}, {"source", Align::Prose}});
  table.add_row({"misere", "29.7 % (20 to 40)", "a book on card games"});
  CHECK(table.to_text(40) ==
        "bid                 makes  source\n"
        "misere  29.7 % (20 to 40)  a book on\n"
        "                             card games\n");
}

TEST_CASE("Columns without room follow below, beside the first column again", "[report][table]") {
  Table table({{"seat", Align::Left}, {"first", Align::Right}, {"second", Align::Right}});
  table.add_row({"dealer", "+0.12 ± 0.01 (14 %)", "+0.13 ± 0.01 (15 %)"});
  CHECK(table.to_text(40) ==
        "seat                  first\n"
        "dealer  +0.12 ± 0.01 (14 %)\n"
        "\n"
        "seat                 second\n"
        "dealer  +0.13 ± 0.01 (15 %)\n");
}

TEST_CASE("Columns without room stand in a second line of each row if the table says so", "[report][table]") {
  Table table({{"seat", Align::Left},
               {"how much first", Align::Right},
               {"how much second", Align::Right},
               {"", Align::Prose}},
              Table::Overflow::SecondLine);
  table.add_row({"dealer", "+0.12 ± 0.01 (14 %)", "+0.13 ± 0.01 (15 %)", "the last"});
  table.add_row({"eldest", "+0.12", "+0.13", ""});
  CHECK(table.to_text(40) ==
        "seat         how much first\n"
        "      how much second\n"
        "dealer  +0.12 ± 0.01 (14 %)\n"
        "  +0.13 ± 0.01 (15 %)  the last\n"
        "eldest                +0.12\n"
        "                +0.13\n");
}

TEST_CASE("A row needs no second line if it has nothing to say there", "[report][table]") {
  Table table({{"bid", Align::Left}, {"makes", Align::Right}, {"", Align::Prose}},
              Table::Overflow::SecondLine);
  table.add_row({"Wellington", "33.0 % ± 2.7 in play", "after Nap and not before"});
  table.add_row({"Nap", "33.0 % ± 2.7", ""});
  CHECK(table.to_text(40) ==
        "bid                        makes\n"
        "Wellington  33.0 % ± 2.7 in play\n"
        "  after Nap and not before\n"
        "Nap                 33.0 % ± 2.7\n");
}

TEST_CASE("However long words, headings and cells are, no line is wider than asked for", "[report][table]") {
  const std::string longest(60, 'x');
  for (const Align align : {Align::Left, Align::Right, Align::Prose}) {
    for (const std::size_t columns : {1U, 2U, 9U}) {
      std::vector<Table::Column> headings = {{longest, align}};
      while (headings.size() < columns) headings.push_back({"of " + longest, align});
      for (const Table::Overflow overflow : {Table::Overflow::FurtherTables, Table::Overflow::SecondLine}) {
        Table table(headings, overflow);
        table.add_row(std::vector<std::string>(columns, longest + ' ' + longest));
        table.add_row(std::vector<std::string>(columns, "1"));
        for (const std::size_t width : {40U, 80U}) CHECK(widest_line(table.to_text(width)) <= width);
      }
    }
  }
}

TEST_CASE("Markdown has each heading and each row on one line", "[report][table]") {
  Table table({{"bid", Align::Left}, {"makes", Align::Right}, {"source", Align::Prose}});
  table.add_row({"nap", "29.7 %", std::string(200, 'x')});
  CHECK(table.to_markdown() ==
        "| bid | makes | source |\n| :-- | --: | :-- |\n| nap | 29.7 % | " + std::string(200, 'x') + " |\n");
}

TEST_CASE("An optional column is left out where a row would not fit on one line with it", "[report][table]") {
  Table table({{"bid", Align::Left}, {"", Align::Left, Table::Need::Optional}, {"remark", Align::Prose}});
  table.add_row({"nap", "##########", "may be called by nobody else"});
  CHECK(table.to_text(50) == "bid              remark\nnap  ##########  may be called by nobody else\n");
  CHECK(table.to_text(40) == "bid  remark\nnap  may be called by nobody else\n");
}

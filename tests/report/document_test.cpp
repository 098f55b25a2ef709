#include "nap/report/document.hpp"

#include <catch2/catch.hpp>

using namespace nap::report;

namespace {

Fields row(const char* card) { return {{"card", text(card)}}; }

// A document with two rows in JSON, one of them with a list. CSV has rows of its own.
Document two_cards() {
  Document document;
  document.say("Play AS.");
  Table table({{"card", Align::Left}, {"makes", Align::Right}});
  table.add_row({"AS", "81.2 %"});
  document.show(std::move(table));
  document.head = {{"schema", only_json(text("nap.test/1"))}, {"seat", number(1)}};
  document.tables = {{"cards", {row("AS"), row("KS")}, RowTable::In::Json},
                     {"leads", {row("AS")}, RowTable::In::Csv, row("")}};
  document.tail = {{"best", text("AS")}};
  return document;
}

std::string written(const Document& document, Format format) {
  return DocumentWriter(format).write(document);
}

}  // namespace

TEST_CASE("A document says the same in each format", "[report][document]") {
  CHECK(written(two_cards(), Format::Text) == "Play AS.\n\ncard   makes\nAS    81.2 %\n");
  CHECK(written(two_cards(), Format::Json) ==
        R"({"schema":"nap.test/1","seat":1,"cards":[{"card":"AS"},{"card":"KS"}],"best":"AS"})"
        "\n");
  CHECK(written(two_cards(), Format::Csv) == "seat,card,best\n1,AS,AS\n");
}

TEST_CASE("In a study's JSON each row has its line", "[report][document]") {
  Document document = two_cards();
  document.shape = Document::Shape::Tables;
  document.tables.back().in = RowTable::In::Both;
  document.tail.clear();
  CHECK(written(document, Format::Json) ==
        "{\"schema\":\"nap.test/1\",\"seat\":1,\"cards\":[\n{\"card\":\"AS\"},\n{\"card\":\"KS\"}\n],\n"
        "\"leads\":[\n{\"card\":\"AS\"}\n]}\n");
  document.csv_table = "leads";
  CHECK(written(document, Format::Csv) == "seat,card\n1,AS\n");
}

TEST_CASE("Documents follow each other", "[report][document]") {
  DocumentWriter text(Format::Text);
  const std::string first = text.write(two_cards());
  CHECK(text.write(two_cards()) == "\n" + first);
  CHECK(text.write({}).empty());

  DocumentWriter csv(Format::Csv);
  CHECK(csv.write(two_cards()) == "seat,card,best\n1,AS,AS\n");
  CHECK(csv.write(two_cards()) == "1,AS,AS\n");
}

TEST_CASE("Where there are no rows, CSV has the names that a blank row lends, or nothing",
          "[report][document]") {
  Document document = two_cards();
  document.tables.back().rows.clear();
  CHECK(written(document, Format::Csv) == "seat,card,best\n");
  document.tables.back().blank.clear();
  CHECK(written(document, Format::Csv).empty());
}

TEST_CASE("Fields without a table are one row", "[report][document]") {
  Document document;
  document.head = {{"schema", only_json(text("nap.test/1"))}, {"file", text("a.book")}};
  CHECK(written(document, Format::Csv) == "file\na.book\n");
  CHECK(written(document, Format::Json) == "{\"schema\":\"nap.test/1\",\"file\":\"a.book\"}\n");
}

TEST_CASE("What has no fields is for people only", "[report][document]") {
  Document notes;
  notes.say("EV: stakes from all payers.\n");
  CHECK(written(notes, Format::Text) == "EV: stakes from all payers.\n");
  CHECK(written(notes, Format::Json).empty());
  CHECK(written(notes, Format::Csv).empty());
}

TEST_CASE("Text is as wide as it may be", "[report][document]") {
  Document document;
  document.say("one two three four five six seven eight nine ten");
  document.say("below", Block::Gap::None);
  CHECK(DocumentWriter(Format::Text, {40}).write(document) ==
        "one two three four five six seven eight\nnine ten\nbelow\n");
}

TEST_CASE("The headline stands last where it would scroll away", "[report][document]") {
  Document document;
  document.headline = "Play AS.";
  document.say("one\ntwo");
  Document notes;
  notes.say("three");
  document.append_text(notes);
  const std::string first = "Play AS.\n\none\ntwo\n\nthree\n";
  CHECK(DocumentWriter(Format::Text).write(document) == first);
  CHECK(DocumentWriter(Format::Text, {40, 6}).write(document) == first);
  CHECK(DocumentWriter(Format::Text, {40, 5}).write(document) == "one\ntwo\n\nthree\n\nPlay AS.\n");
  document.text.clear();
  CHECK(DocumentWriter(Format::Text, {40, 1}).write(document) == "Play AS.\n");
}

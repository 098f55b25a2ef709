#include "nap/analysis/book/book.hpp"

#include <array>

#include <catch2/catch.hpp>

#include "book/one_process.hpp"
#include "nap/cards/hand_class.hpp"
#include "nap/text/parse_error.hpp"
#include "support/books.hpp"
#include "support/program.hpp"

using namespace nap;
using Catch::Matchers::Contains;
using test::build;
using test::Folder;
using test::rows_of;

namespace {

// A book with every 60th class of a small game: 40 of 2,376.
constexpr BookKey kKey{Setup{Deck(24), 3, 5}, 7, 0.2, {1, 60}};

// A process that stops the run when it first collects words.
class StoppingRanks : public OneProcess {
 public:
  explicit StoppingRanks(Monitor& monitor) : monitor_(monitor) {}
  std::vector<Words> to_first(const Words& words) override {
    monitor_.stop = true;
    return OneProcess::to_first(words);
  }

 private:
  Monitor& monitor_;
};

// The bytes of a file with some of them changed.
std::string patched(std::string bytes, std::size_t place, const std::string& with) {
  return bytes.replace(place, with.size(), with);
}

}  // namespace

TEST_CASE("A book holds the rates that its hands have by themselves", "[analysis][book]") {
  const Folder folder;
  const BookProgress progress = build(folder.path("a.book"), kKey);
  CHECK(progress.is_complete());
  CHECK(progress.done == 40);
  const Book book(folder.path("a.book"));
  CHECK(book.key() == kKey);
  CHECK(book.missing().empty());
  const std::vector<HandClass> classes = hand_classes(kKey.setup.deck, 5);
  Solver solver;
  const std::atomic<bool> go_on{false};
  std::uint64_t expected_class = 0;
  book.for_each([&](const BookEntry& entry) {
    CHECK(entry.class_index == expected_class);
    expected_class += 60;
    CHECK(entry.hand == classes[entry.class_index].representative);
    CHECK(entry.members == classes[entry.class_index].members);
    const auto rates = estimate_rates(solver, entry.hand, kKey.setup, rated_contracts(5),
                                      {kKey.seed, kKey.precision}, go_on);
    REQUIRE(rates.size() == entry.rates.size());
    for (std::size_t i = 0; i < rates.size(); ++i) {
      CHECK(entry.rates[i].contract == rates[i].contract);
      CHECK(entry.rates[i].lead == rates[i].lead);
      CHECK(entry.rates[i].successes == rates[i].successes);
      CHECK(entry.rates[i].success.low == rates[i].success.low);
      CHECK(entry.rates[i].success.high == rates[i].success.high);
    }
  });
  CHECK(expected_class == 2400);
}

TEST_CASE("A book that was stopped goes on and ends with the same rows", "[analysis][book][determinism]") {
  // There are two batches and a bit, and the first is cut short.
  BookKey key = kKey;
  key.shard = {1, 4};
  const Folder folder;
  build(folder.path("whole.book"), key, 1);
  Monitor monitor;
  Harness harness(2, monitor);
  StoppingRanks stopping(monitor);
  const BookProgress first = build_book(harness, stopping, folder.path("resumed.book"), key);
  CHECK_FALSE(first.is_complete());
  CHECK(first.done > 0);
  CHECK(Book(folder.path("resumed.book")).missing().size() == first.wanted - first.done);
  CHECK(build(folder.path("resumed.book"), key).is_complete());
  CHECK(rows_of(Book(folder.path("resumed.book"))) == rows_of(Book(folder.path("whole.book"))));
}

TEST_CASE("Parts that are merged are the whole", "[analysis][book][determinism]") {
  const Folder folder;
  std::vector<std::string> parts;
  for (const std::uint64_t number : std::array<std::uint64_t, 2>{2, 1}) {
    BookKey key = kKey;
    key.shard = {number, 60};
    parts.push_back(folder.path("part" + std::to_string(number)));
    build(parts.back(), key);
  }
  merge_books(folder.path("merged.book"), parts);
  merge_books(folder.path("merged.book"), parts);  // merging again changes nothing
  const Book merged(folder.path("merged.book"));
  CHECK(merged.key().shard == Shard{});
  CHECK(merged.classes_done() == 80);
  CHECK_FALSE(merged.is_complete());
  CHECK(merged.missing().front() == 2);  // classes 0 and 1 are there
  CHECK_THROWS_WITH(merged.hands(Model::Committed), Contains("only 80 of the 2376 classes"));
  CHECK(rows_of(merged).find(rows_of(Book(parts[1])).substr(0, 20)) == 0);

  BookKey other = kKey;
  other.seed = 8;
  build(folder.path("other"), other);
  CHECK_THROWS_WITH(merge_books(folder.path("bad.book"), std::vector{parts[0], folder.path("other")}),
                    Contains("does not belong to"));
  CHECK_FALSE(folder.has("bad.book"));
}

TEST_CASE("A hand is found under any names of its suits", "[analysis][book]") {
  const Folder folder;
  build(folder.path("a.book"), kKey);
  const Book book(folder.path("a.book"));
  BookEntry entry{};
  book.for_each([&](const BookEntry& each) {
    if (each.class_index == 1200) entry = each;
  });
  const SuitPermutation turned({Suit::Hearts, Suit::Spades, Suit::Clubs, Suit::Diamonds});
  const BookEntry found = book.find(turned(entry.hand)).value();
  CHECK(found.hand == turned(entry.hand));
  for (std::size_t i = 0; i < entry.rates.size(); ++i) {
    CHECK(found.rates[i].successes == entry.rates[i].successes);
    CHECK(found.hand.has(found.rates[i].lead.card));
  }
  CHECK_FALSE(book.find(hand_classes(kKey.setup.deck, 5)[1].representative).has_value());
}

TEST_CASE("A file that is no sound book is refused, and left as it is", "[analysis][book][error]") {
  const Folder folder;
  build(folder.path("a.book"), kKey);
  const std::string bytes = folder.read("a.book");
  constexpr std::size_t kApplicationPlace = 68;  // in the header of an SQLite file
  constexpr std::size_t kFormatPlace = 63;
  const std::vector<std::pair<std::string, std::string>> cases = {
      {"some text that is no database at all", "not a book: file is not a database"},
      {"", "an empty file"},
      {bytes.substr(0, bytes.size() / 2), "not a sound book"},
      {bytes.substr(0, bytes.size() - 1), "bytes instead of"},
      {bytes + "x", "bytes instead of"},
      {patched(bytes, kApplicationPlace, "Nope"), "was not made by nap book"},
      {patched(bytes, kFormatPlace, "\x02"),
       "a book of format 2, but this nap reads format 3; delete it and build it again"},
      {patched(bytes, kFormatPlace, "\x04"),
       "a book of format 4, but this nap reads format 3; use a newer nap"},
      {patched(bytes, 4096, std::string(3000, 'x')), "not a sound book"},
  };
  for (const auto& [content, message] : cases) {
    INFO(message);
    folder.write("bad.book", content);
    CHECK_THROWS_WITH(Book(folder.path("bad.book")).check(), Contains("bad.book") && Contains(message));
    CHECK_THROWS_AS(Book(folder.path("bad.book")).check(), ParseError);
    if (!content.empty()) {
      CHECK_THROWS_AS(Book(folder.path("bad.book"), kKey).check(), ParseError);
      CHECK(folder.read("bad.book") == content);
    }
  }
  CHECK_THROWS_WITH(Book(folder.path("none.book")), Contains("no such file"));
  CHECK_THROWS_WITH(Book(folder.path("")), Contains("a folder"));
  CHECK_THROWS_WITH(Book(folder.path("none/a.book"), kKey), Contains("there is no folder"));
  CHECK_FALSE(folder.has("none.book"));
}

TEST_CASE("What cannot be in a book is found when all of it is checked", "[analysis][book][error]") {
  const Folder folder;
  build(folder.path("a.book"), kKey);
  const std::string bytes = folder.read("a.book");
  CHECK_NOTHROW(Book(folder.path("a.book")).check());
  // These have another card each. They are still hands, but not those of the class.
  const std::size_t place = bytes.find("AKQJT...");
  REQUIRE(place != std::string::npos);
  for (const char* hand : {"AKQJ9...", "AKQT9..."}) {
    folder.write("bad.book", patched(bytes, place, hand));
    CHECK_THROWS_WITH(Book(folder.path("bad.book")).check(), Contains("not a sound book"));
  }
}

TEST_CASE("A book is not gone on with under another key", "[analysis][book][error]") {
  const Folder folder;
  build(folder.path("a.book"), kKey);
  const std::string before = folder.read("a.book");
  BookKey other = kKey;
  other.precision = 0.1;
  CHECK_THROWS_WITH(build(folder.path("a.book"), other), Contains("is another book: 3 active seats") &&
                                                             Contains("precision 0.2") && Contains("0.1"));
  CHECK(folder.read("a.book") == before);
}

#include <catch2/catch.hpp>

#include "book/one_process.hpp"
#include "nap/analysis/book/book.hpp"
#include "nap/analysis/book/book_build.hpp"
#include "nap/analysis/book/book_pack.hpp"
#include "nap/analysis/played/play_hands.hpp"
#include "nap/storage/sqlite.hpp"
#include "nap/storage/xz.hpp"
#include "nap/text/parse_error.hpp"
#include "support/books.hpp"
#include "support/program.hpp"

using namespace nap;
using Catch::Matchers::Contains;
using test::build;
using test::Folder;
using test::made_up_entries;

namespace {

// A book with every 200th class of a small game: 12 of 2,376.
constexpr BookKey kKey{Setup{Deck(24), 3, 5}, 7, 0.2, {1, 200}};

BookProgress play(const std::string& path, const BookKey& key, int threads = 2) {
  Monitor monitor;
  Harness harness(threads, monitor);
  OneProcess alone;
  return play_book(harness, alone, path, key);
}

std::string rows_of(const std::string& path) { return test::rows_of(Book(path)); }

// A book of 12 classes, played once for all tests.
const Folder& played_folder() {
  static const Folder folder;
  static const bool is_made = [] {
    build(folder.path("a.book"), kKey);
    play(folder.path("a.book"), kKey);
    return true;
  }();
  CHECK(is_made);
  return folder;
}

}  // namespace

TEST_CASE("A played book holds what each hand makes by itself", "[analysis][book][played]") {
  const Folder& folder = played_folder();
  const Book book(folder.path("a.book"));
  CHECK(progress_of(book).is_played());
  CHECK(book.unplayed().empty());
  Solver solver;
  const std::vector<Ruleset> tables = decided_tables(5);
  HandPlayer player(solver, kKey.setup, tables, PlayEffort::for_books(), kKey.seed);
  const std::atomic<bool> go_on{false};
  std::uint64_t plays = 0;
  book.for_each([&](const BookEntry& entry) {
    CHECK(entry.played == player.play(entry.hand, counted(entry.rates), go_on));
    REQUIRE(entry.in_play.size() == entry.rates.size());
    for (std::size_t i = 0; i < entry.rates.size(); ++i) {
      const PlayRecord& record = entry.played[i];
      plays += record.plays.deals();
      const HandRate rate = rate_in_play(kKey.setup, entry.hand, counted(entry.rates[i]), record);
      CHECK(entry.in_play[i].success.low == rate.success.low);
      CHECK(entry.in_play[i].source == rate.source);
    }
  });
  CHECK(plays > 300);
}

TEST_CASE("Playing a book goes on where it was stopped", "[analysis][book][played][determinism]") {
  const Folder folder;
  BookKey key = kKey;
  key.shard = {2, 400};
  build(folder.path("whole.book"), key);
  folder.write("cut.book", folder.read("whole.book"));
  play(folder.path("whole.book"), key, 1);
  // A book as if it had been stopped after two classes.
  Book cut(folder.path("cut.book"), key);
  const std::vector<std::uint64_t> first = {cut.unplayed()[0], cut.unplayed()[3]};
  cut.add(Book(folder.path("whole.book")).entries(first));
  CHECK(progress_of(cut).played == 2);
  CHECK_FALSE(progress_of(cut).is_played());
  CHECK(play(folder.path("cut.book"), key).is_played());
  CHECK(rows_of(folder.path("cut.book")) == rows_of(folder.path("whole.book")));
}

TEST_CASE("A book refuses other plays than it has", "[analysis][book][played][error]") {
  const Folder& played = played_folder();
  const Folder folder;
  folder.write("a.book", played.read("a.book"));
  Book book(folder.path("a.book"), kKey);
  const std::vector<std::uint64_t> first = {0};
  std::vector<BookEntry> entries = book.entries(first);
  book.add(entries);  // adding the same again changes nothing
  CHECK(rows_of(folder.path("a.book")) == rows_of(played.path("a.book")));
  entries[0].played[3].plays.open_lost += {1, 0};
  CHECK_THROWS_WITH(book.add(entries), Contains("differ from those to be added"));
  CHECK(rows_of(folder.path("a.book")) == rows_of(played.path("a.book")));
}

TEST_CASE("Impossible plays are refused even if they have a checksum", "[analysis][book][played][error]") {
  const Folder& played = played_folder();
  const Book sound(played.path("a.book"));
  const std::vector<std::uint64_t> some = {0};
  const auto refused = [&](auto change, const std::string& message) {
    INFO(message);
    const Folder folder;
    std::vector<BookEntry> entries = sound.entries(some);
    change(entries[0].played[2]);
    Book book(folder.path("a.book"), kKey);
    book.add(entries);
    CHECK_THROWS_WITH(book.check(), Contains("class 1: ") && Contains(message));
  };
  refused([](PlayRecord& record) { record.plays.open_made.made = record.plays.open_made.deals + 1; },
          "an impossible rate");
  refused([](PlayRecord& record) { record.open = Plays{10, 11}; }, "an impossible rate");
  const auto lead_another = [](PlayRecord& record) {
    record.lead.card = Card(Rank::Nine, Suit::Clubs);
    record.open = Plays{10, 5};
  };
  refused(lead_another, "which the hand cannot");
  // The rate in play must follow from the counts.
  const Folder folder;
  Book(folder.path("a.book"), kKey).add(sound.entries(some));
  sqlite::Database file(folder.path("a.book"), sqlite::Access::CreateIfMissing);
  file.run("UPDATE rate SET played = played / 2");
  CHECK_THROWS_WITH(Book(folder.path("a.book")).check(), Contains("do not have their checksum"));
}

TEST_CASE("A pack holds the whole book", "[analysis][book][pack]") {
  const Folder folder;
  const BookKey key{kKey.setup, 3, 0.4, {}};
  Book book(folder.path("a.book"), key);
  book.add(made_up_entries(key));
  // A few classes are played.
  Solver solver;
  const std::vector<Ruleset> tables = decided_tables(5);
  HandPlayer player(solver, key.setup, tables, PlayEffort::coarse(), key.seed);
  const std::atomic<bool> go_on{false};
  const std::vector<std::uint64_t> some = {3, 500, 2000};
  std::vector<BookEntry> entries = book.entries(some);
  for (BookEntry& entry : entries) entry.played = player.play(entry.hand, counted(entry.rates), go_on);
  book.add(entries);

  const std::string pack = pack_book(book);
  unpack_book(pack, "a.pack", folder.path("b.book"));
  CHECK(rows_of(folder.path("b.book")) == rows_of(folder.path("a.book")));
  CHECK(Book(folder.path("b.book")).key() == key);
  CHECK(pack_book(Book(folder.path("b.book"))) == pack);
  unpack_book(pack, "a.pack", folder.path("b.book"));  // unpacking again changes nothing

  for (const std::size_t place : {std::size_t{0}, std::size_t{20}, pack.size() / 2, pack.size() - 3}) {
    std::string damaged = pack;
    damaged[place] = static_cast<char>(damaged[place] ^ 4);
    CHECK_THROWS_WITH(unpack_book(damaged, "a.pack", folder.path("c.book")),
                      Contains("\"a.pack\": not a sound pack of a book"));
  }
  CHECK_THROWS_AS(unpack_book(pack.substr(0, pack.size() - 1), "a.pack", folder.path("c.book")), ParseError);
  CHECK_THROWS_AS(unpack_book(pack + "x", "a.pack", folder.path("c.book")), ParseError);
  CHECK_THROWS_WITH(unpack_book(xz::compressed("NapBookPack1"), "a.pack", folder.path("c.book")),
                    Contains("it ends too early"));
  CHECK_THROWS_WITH(unpack_book(xz::compressed("something"), "a.pack", folder.path("c.book")),
                    Contains("does not begin as a pack does"));
  CHECK_FALSE(folder.has("c.book"));
}

TEST_CASE("Only a whole book is packed", "[analysis][book][pack][error]") {
  const Folder& folder = played_folder();
  CHECK_THROWS_WITH(pack_book(Book(folder.path("a.book"))), Contains("only 12 of the 2376 classes"));
}

TEST_CASE("Xz gives back what it was given", "[analysis][storage]") {
  const std::string text(100'000, 'a');
  CHECK(xz::decompressed(xz::compressed(text), text.size()) == text);
  CHECK(xz::decompressed(xz::compressed(""), 10).empty());
  CHECK_THROWS_AS(xz::decompressed(xz::compressed(text), text.size() - 1), ParseError);
  CHECK_THROWS_AS(xz::decompressed("", 10), ParseError);
}

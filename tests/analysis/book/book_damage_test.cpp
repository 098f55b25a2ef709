#include <algorithm>
#include <functional>

#include <catch2/catch.hpp>

#include "book/book_header.hpp"
#include "nap/analysis/book/book.hpp"
#include "nap/cards/hand_class.hpp"
#include "nap/storage/crc64.hpp"
#include "nap/text/parse_error.hpp"
#include "support/books.hpp"
#include "support/damage.hpp"
#include "support/program.hpp"

using namespace nap;
using Catch::Matchers::Contains;
using test::Folder;

namespace {

// A book with every 30th class of a small game: 80 of 2,376.
constexpr BookKey kKey{Setup{Deck(24), 3, 5}, 7, 0.2, {1, 30}};

void build(const std::string& path) { test::build(path, kKey, 1); }

std::string rows_of(const std::string& path) { return test::rows_of(Book(path)); }

// Questions for everything that can be learned from a book.
using Question = std::function<std::string(const std::string& path)>;

std::vector<Question> questions(const BookKey& key) {
  const auto hand = [key](const std::string& path, std::uint64_t class_index) {
    const CardSet cards = hand_classes(key.setup.deck, 5)[class_index].representative;
    return test::row_of(Book(path).find(cards).value());
  };
  return {
      [=](const std::string& path) { return hand(path, 0); },
      [=](const std::string& path) { return hand(path, 1200); },
      [=](const std::string& path) { return hand(path, 2370); },
      rows_of,
      [](const std::string& path) { return std::to_string(Book(path).classes_done()); },
      [](const std::string& path) {
        const std::string merged = path + ".merged";
        std::remove(merged.c_str());
        merge_books(merged, std::vector{path});
        return rows_of(merged);
      },
      [key](const std::string& path) {
        test::build(path, key, 1);
        return rows_of(path);
      },
  };
}

// The answer, or "refused" if the file is refused in one line.
std::string answer_to(const Question& question, const std::string& path) {
  try {
    return question(path);
  } catch (const std::runtime_error& error) {
    CHECK_THAT(error.what(), Contains("book") && !Contains("\n"));
    return "refused";
  }
}

// Does the damage `times` times, each time in another way.
void check_damage(const BookKey& key, std::uint64_t times,
                  std::string (*damage)(const std::string&, std::uint64_t)) {
  const Folder folder;
  const std::string path = folder.path("a.book");
  test::build(path, key, 1);
  const std::string sound = folder.read("a.book");
  std::vector<std::string> expected;
  for (const Question& question : questions(key)) expected.push_back(question(path));
  int refused = 0;
  for (std::uint64_t number = 0; number < times; ++number) {
    folder.write("a.book", sound);
    INFO(damage(path, number));
    for (std::size_t i = 0; i < expected.size(); ++i) {
      const std::string answer = answer_to(questions(key)[i], path);
      if (answer == "refused") {
        ++refused;
      } else {
        CHECK(answer == expected[i]);
      }
    }
  }
  CHECK(refused > static_cast<int>(times));
}

#ifdef NAP_SANITIZED
constexpr std::uint64_t kFlips = 30;
#else
constexpr std::uint64_t kFlips = 200;
#endif
constexpr std::uint64_t kEdits = 60;  // enough for each kind of edit

// The true entry of the first class.
BookEntry first_entry() {
  const CardSet hand = hand_classes(kKey.setup.deck, 5).front().representative;
  Solver solver;
  const std::atomic<bool> go_on{false};
  const std::vector<Contract> contracts = rated_contracts(5);
  return {0, 4, hand,
          estimate_rates(solver, hand, kKey.setup, contracts, {kKey.seed, kKey.precision}, go_on)};
}

void check_refused(const BookEntry& entry, const std::string& message) {
  INFO(message);
  const Folder folder;
  Book book(folder.path("a.book"), kKey);
  book.add({&entry, 1});
  CHECK_THROWS_WITH(book.check(), Contains("a.book") && Contains(message) && Contains("build it again"));
  CHECK_THROWS_AS(book.missing(), ParseError);
}

}  // namespace

TEST_CASE("The checksum is that of CRC-64/XZ", "[analysis][book][golden]") {
  CHECK(crc64("123456789") == 0x995DC9BBDF1939FA);
  CHECK(crc64("") == 0);
}

TEST_CASE("A book with a flipped bit is refused or gives the same answers", "[analysis][book][error]") {
  check_damage(kKey, kFlips, test::flip_bit);
}

TEST_CASE("A book with edited rows is refused or gives the same answers", "[analysis][book][error]") {
  check_damage(kKey, kEdits, test::edit_rows);
  BookKey joker = kKey;
  joker.setup.deck = Deck(24).with_joker();
  check_damage(joker, kEdits, test::edit_rows);
}

TEST_CASE("Impossible rates are refused even if they have a checksum", "[analysis][book][error]") {
  const BookEntry sound = first_entry();
  const auto with = [&](auto change) {
    BookEntry entry = sound;
    change(entry.rates[4]);
    return entry;
  };
  check_refused(with([](Rate& rate) { rate.lead.card = Card(Rank::Nine, Suit::Clubs); }),
                R"(class 1: it leads "9C", which the hand cannot)");
  check_refused(with([](Rate& rate) { rate.success = Estimate::exact(rate.success.value); }),
                "class 1: its rate of 5 is impossible");
  check_refused(with([](Rate& rate) { rate.success.low = 0.0; }), "class 1: its rate of 5 is impossible");
  check_refused(with([](Rate& rate) { rate.successes = rate.deals + 1; }), "class 1: an impossible rate");
  BookEntry other = sound;
  other.members = 5;
  check_refused(other, "class 1 has another hand");
  other = sound;
  other.class_index = 1;  // this class is in another shard
  check_refused(other, "class 2 has another hand");
  other = sound;
  other.rates.pop_back();
  check_refused(other, "class 1: it lacks the rate of misere-trump");
}

TEST_CASE("A book says in its header what is kept for later", "[analysis][book][error]") {
  const Folder folder;
  const std::string path = folder.path("a.book");
  build(path);
  const sqlite::Database file(path, sqlite::Access::Read);
  CHECK(
      file.integer("SELECT count(*) FROM rate WHERE played_source IS NULL AND played_lead IS NULL AND "
                   "open_deals IS NULL AND made_deals IS NULL AND lost_deals IS NULL AND played IS NULL AND "
                   "played_low IS NULL AND played_high IS NULL") == 80 * 7);
  const BookHeader header = read_header(file);
  CHECK(header.key == kKey);
  CHECK(header.classes == 80);
  CHECK(header.played == 0);
}

TEST_CASE("Reading a book leaves its file as it is", "[analysis][book]") {
  const Folder folder;
  const std::string path = folder.path("a.book");
  build(path);
  const std::string bytes = folder.read("a.book");
  rows_of(path);
  build(path);
  CHECK(folder.read("a.book") == bytes);
}

TEST_CASE("Reading a book undoes what a killed program left unfinished", "[analysis][book]") {
  const Folder folder;
  build(folder.path("a.book"));
  const std::string sound = rows_of(folder.path("a.book"));
  sqlite::Database file(folder.path("a.book"), sqlite::Access::CreateIfMissing);
  // Without memory to keep changes in, SQLite writes them to the file before the transaction ends.
  file.run("PRAGMA cache_size = 1; BEGIN IMMEDIATE; UPDATE rate SET low = 0.5; UPDATE class SET members = 3");
  folder.write("b.book", folder.read("a.book"));
  folder.write("b.book-journal", folder.read("a.book-journal"));
  CHECK(rows_of(folder.path("b.book")) == sound);
  CHECK_FALSE(folder.has("b.book-journal"));
  folder.write("b.book", folder.read("a.book"));
  CHECK_THROWS_AS(rows_of(folder.path("b.book")), ParseError);  // the journal is lost
}

// Books of decks with a joker, which a declarer leads to name any suit trump.
#include <algorithm>
#include <array>

#include <catch2/catch.hpp>

#include "book/book_header.hpp"
#include "book/book_words.hpp"
#include "nap/analysis/ask/ask_book.hpp"
#include "nap/analysis/book/book_pack.hpp"
#include "nap/cards/hand_class.hpp"
#include "nap/cards/notation.hpp"
#include "nap/rules/stake_tables.hpp"
#include "nap/sim/rates/hand_estimate.hpp"
#include "nap/storage/xz.hpp"
#include "nap/text/parse_error.hpp"
#include "support/books.hpp"
#include "support/damage.hpp"
#include "support/program.hpp"

using namespace nap;
using Catch::Matchers::Contains;
using test::build;
using test::Folder;
using test::rows_of;

namespace {

const Setup kSetup{Deck(24).with_joker(), 3, 5};
// Every 60th class: 52 of 3,072, and twelve of them have the joker.
const BookKey kKey{kSetup, 7, 0.2, {1, 60}};

// A hand that is best led with the joker. The diamonds are high, and a spade is kept to ruff with.
const CardSet kHand = parse_hand("9..KQJ..JK", kSetup.deck, 5);

// The rates of the hand as a book has them.
BookEntry entry_of(const CardSet canonical, const BookKey& key) {
  const std::vector<HandClass> classes = hand_classes(key.setup.deck, key.setup.cards);
  const auto found = std::find_if(classes.begin(), classes.end(),
                                  [&](const HandClass& each) { return each.representative == canonical; });
  Solver solver;
  const std::atomic<bool> go_on{false};
  return {static_cast<std::uint64_t>(found - classes.begin()), found->members, canonical,
          estimate_rates(solver, canonical, key.setup, rated_contracts(5), {key.seed, key.precision}, go_on)};
}

}  // namespace

TEST_CASE("A book with a joker holds the rates that its hands have by themselves", "[analysis][book]") {
  const Folder folder;
  CHECK(build(folder.path("a.book"), kKey).is_complete());
  const Book book(folder.path("a.book"));
  CHECK(book.key() == kKey);
  std::string expected;
  int with_joker = 0;
  const std::vector<HandClass> classes = hand_classes(kSetup.deck, 5);
  for (std::size_t i = 0; i < classes.size(); i += 60) {
    expected += test::row_of(entry_of(classes[i].representative, kKey));
    with_joker += classes[i].representative.has_joker() ? 1 : 0;
  }
  CHECK(rows_of(book) == expected);
  CHECK(with_joker == 12);
  for (const char* lead : {" JKS ", " JKH ", "misere JK "}) CHECK_THAT(expected, Contains(lead));
}

TEST_CASE("A book with a joker that was stopped goes on, and its parts are the whole",
          "[analysis][book][determinism]") {
  const Folder folder;
  build(folder.path("whole"), kKey, 1);
  // Every 120th class, in two parts: together they are every 60th.
  const auto part = [&](std::uint64_t number) {
    BookKey key = kKey;
    key.shard = {number, 120};
    build(folder.path("part" + std::to_string(number)), key);
    return folder.path("part" + std::to_string(number));
  };
  merge_books(folder.path("merged"), std::vector{part(61), part(1)});
  CHECK(rows_of(Book(folder.path("merged"))) == rows_of(Book(folder.path("whole"))));
  {
    Book cut(folder.path("cut"), kKey);
    cut.add(Book(part(61)).entries(std::vector<std::uint64_t>{60, 180}));
    CHECK(cut.missing().size() == 50);
  }
  CHECK(build(folder.path("cut"), kKey).is_complete());
  CHECK(rows_of(Book(folder.path("cut"))) == rows_of(Book(folder.path("whole"))));
}

TEST_CASE("A book with a joker and one without do not belong together", "[analysis][book][error]") {
  const Folder folder;
  BookKey without = kKey;
  without.setup.deck = Deck(24);
  build(folder.path("joker"), kKey);
  build(folder.path("plain"), without);
  const Catch::Matchers::StdString::ContainsMatcher names_joker = Contains("24 cards and a joker");
  CHECK_THROWS_WITH(build(folder.path("plain"), kKey), Contains("is another book") && names_joker);
  CHECK_THROWS_WITH(build(folder.path("joker"), without), Contains("is another book") && names_joker);
  CHECK_THROWS_WITH(merge_books(folder.path("all"), std::vector{folder.path("plain"), folder.path("joker")}),
                    Contains("does not belong to") && names_joker);
  CHECK_FALSE(folder.has("all"));
}

TEST_CASE("The suit that a joker names is renamed with the suits of the hand", "[analysis][book]") {
  const Folder folder;
  BookKey key = kKey;
  key.shard = {};
  const CanonicalHand canonical = canonical_hand(kHand);
  Book book(folder.path("a.book"), key);
  book.add(std::vector{entry_of(canonical.hand, key)});
  const BookEntry found = book.find(kHand).value();
  CHECK(found.hand == kHand);
  CHECK(found.rates[2].lead == Opening(Card::joker(), Suit::Diamonds));
  CHECK(found.rates[5].lead == Opening(Card::joker(), std::nullopt));
  const SuitPermutation turned({Suit::Hearts, Suit::Spades, Suit::Clubs, Suit::Diamonds});
  CHECK(book.find(turned(kHand)).value().rates[2].lead == Opening(Card::joker(), Suit::Spades));
  CHECK_FALSE(book.find(parse_hand("A.KQJ.9..", kSetup.deck, 5)).has_value());
}

TEST_CASE("A question is answered from a book with the rates that it is made of", "[analysis][book][ask]") {
  const Folder folder;
  BookKey key = kKey;
  key.shard = {};
  const BookEntry entry = entry_of(canonical_hand(kHand).hand, key);
  Book book(folder.path("a.book"), key);
  book.add(std::vector{entry});
  Question question{kHand, kSetup.deck, find_stake_table("spanish").value(), {3, 3, 2}, Model::Committed, {}};
  const Answer answer = ask(book, question);
  REQUIRE(answer.bids.size() > 4);
  for (const BidAnswer& bid : answer.bids) {
    const auto rate = std::find_if(entry.rates.begin(), entry.rates.end(),
                                   [&](const Rate& each) { return each.contract == bid.bid.contract; });
    CHECK(bid.success.value == rate->success.value);
    CHECK(bid.success.low == rate->success.low);
    CHECK(bid.lead->card == rate->lead.card);
  }
  question.deck = Deck(24);
  CHECK_THROWS_WITH(ask(book, question),
                    Contains("the book is for 3 active seats, 24 cards and a joker, 5 in a hand, the "
                             "question for 3 active seats, 24 cards, 5 in a hand"));
}

// One of two players knows all cards but 15,504 hands of the other.
TEST_CASE("The intervals of a book with a joker hold the share of all deals", "[analysis][book][oracle]") {
  const Folder folder;
  const BookKey key{Setup{kSetup.deck, 2, 5}, 3, 0.02, {1, 60}};
  build(folder.path("a.book"), key);
  LeadPlan every;
  every.counted = CountedLeads::Every;
  Monitor monitor;
  Harness harness(2, monitor);
  constexpr double kWorse = 0.1;  // than the best lead; pilots have few deals for a hopeless contract
  int rates = 0;
  int missed = 0;
  Book(folder.path("a.book")).for_each([&](const BookEntry& entry) {
    const HandEstimate exact =
        estimate_hand(harness, entry.hand, key.setup, rated_contracts(5), SamplePlan{}, every);
    REQUIRE(exact.tally.deals() == 15'504);
    for (const HandEstimate::Row& row : exact.rows) {
      const Rate& rate = entry.rates[static_cast<std::size_t>(&row - exact.rows.data())];
      const auto led = std::find_if(row.leads.begin(), row.leads.end(),
                                    [&](const auto& each) { return each.lead == rate.lead; });
      REQUIRE(led != row.leads.end());
      const double made = exact.rate(led->place).value;
      ++rates;
      missed += made < rate.success.low || made > rate.success.high ? 1 : 0;
      CHECK(made > exact.rate(row.committed).value - kWorse);
    }
  });
  CHECK(rates == 52 * 7);
  CHECK(missed <= rates / 20);
}

TEST_CASE("A lead that a joker cannot have is refused even if it has a checksum", "[analysis][book][error]") {
  const auto refused = [&](std::size_t target, const Opening& lead, const char* message) {
    INFO(message);
    BookKey key = kKey;
    key.shard = {};
    BookEntry entry = entry_of(canonical_hand(kHand).hand, key);
    entry.rates[target].lead = lead;
    const Folder folder;
    Book book(folder.path("a.book"), key);
    book.add(std::vector{entry});
    CHECK_THROWS_WITH(book.check(), Contains("a.book") && Contains(message) && Contains("the hand cannot") &&
                                        Contains("build it again"));
  };
  refused(4, {Card::joker(), std::nullopt}, "it leads \"JK\"");
  refused(6, {Card::joker(), std::nullopt}, "it leads \"JK\"");
  refused(5, {Card::joker(), Suit::Spades}, "it leads \"JKS\"");
  refused(0, {Card(Rank::Ace, Suit::Spades), Suit::Spades}, "it leads \"AS\"");
}

TEST_CASE("The joker of a header is one or none, and so has its classes", "[analysis][book][error]") {
  const Folder folder;
  const auto check_as = [&](Deck deck, int joker) {
    BookKey key = kKey;
    key.setup.deck = deck;
    const std::string path = folder.path(std::to_string(joker) + (deck.has_joker() ? "j" : "p"));
    build(path, key);
    {
      sqlite::Database file(path, sqlite::Access::CreateIfMissing);
      const BookHeader header = read_header(file);
      file.run("UPDATE book SET joker = " + std::to_string(joker));
      write_header(file, header);
    }
    Book(path).check();
  };
  CHECK_NOTHROW(check_as(kSetup.deck, 1));
  CHECK_THROWS_WITH(check_as(kSetup.deck, 2), Contains("not a sound book: an impossible key"));
  CHECK_THROWS_WITH(check_as(kSetup.deck, -1), Contains("not a sound book: an impossible key"));
  CHECK_THROWS_WITH(check_as(kSetup.deck, 0), Contains("not a sound book: class 1"));
  CHECK_THROWS_WITH(check_as(Deck(24), 1), Contains("not a sound book: class 1 has another hand"));
}

TEST_CASE("A pack holds the suit that each joker names", "[analysis][book][pack]") {
  const Folder folder;
  const BookKey key{kSetup, 3, 0.4, {}};
  Book book(folder.path("a.book"), key);
  book.add(test::made_up_entries(key));
  const std::string rows = rows_of(book);
  for (const char* lead : {" JKS ", " JKH ", " JKD ", " JKC ", "misere JK "})
    CHECK_THAT(rows, Contains(lead));
  const std::string pack = pack_book(book);
  unpack_book(pack, "a.pack", folder.path("b.book"));
  CHECK(rows_of(Book(folder.path("b.book"))) == rows);
  CHECK(Book(folder.path("b.book")).key() == key);
  CHECK(pack_book(Book(folder.path("b.book"))) == pack);

  const std::string bytes = xz::decompressed(pack, 1U << 20U);
  constexpr std::size_t kDeck = 13;       // after the mark and the seats
  constexpr std::size_t kFirstLead = 25;  // after the rest of the key
  REQUIRE(bytes[kDeck] == 25);
  REQUIRE(bytes[kFirstLead] == 0);
  const auto refused = [&](std::size_t place, char value, const char* message) {
    std::string damaged = bytes;
    damaged[place] = value;
    CHECK_THROWS_WITH(unpack_book(xz::compressed(damaged), "a.pack", folder.path("c.book")),
                      Contains("\"a.pack\": not a sound pack of a book") && Contains(message));
  };
  refused(kDeck, 26, "an impossible key");
  refused(kDeck, 1, "an impossible key");
  refused(kDeck, 24, "not a sound pack");  // fewer classes
  refused(kFirstLead, 8, "a lead that the hand does not have");
  CHECK_THROWS_WITH(
      unpack_book(xz::compressed(bytes.substr(0, bytes.size() - 1)), "a.pack", folder.path("c.book")),
      Contains("it ends too early"));
  CHECK_FALSE(folder.has("c.book"));
}

TEST_CASE("Processes send each other the suit that a joker names", "[analysis][book]") {
  const std::vector<HandClass> classes = hand_classes(kSetup.deck, 5);
  const std::vector<BookEntry> entries = test::made_up_entries({kSetup, 3, 0.4, {}});
  const std::vector<BookEntry> received = entries_of(words_of(entries), classes, rated_contracts(5));
  REQUIRE(received.size() == entries.size());
  for (std::size_t i = 0; i < entries.size(); ++i) {
    if (test::row_of(received[i]) != test::row_of(entries[i])) FAIL(test::row_of(received[i]));
  }
}

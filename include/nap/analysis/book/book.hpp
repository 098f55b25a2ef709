// A book: the success rates of every hand class of a deck, in an SQLite file.
//
//   book    one row, the header
//     seats (active), deck (cards without a joker), cards, joker (1 if the deck has one, else 0), seed (a
//     whole number as text), precision, shard, shards: the key
//     classes, played: how many rows class has, and how many of them have played rates
//     checksums: the sum of the checksums of the rows of class, modulo 2^64
//     checksum: of the other columns
//   class   one row for each hand class
//     id (1 to the number of classes, in the order of hand_classes), hand ("AKQ.JT..", "AKQ.J...JK"), members
//     (hands in it)
//     checksum: of the other columns and of the rates of the class
//   rate    one row for each class and target
//     class, target ("1" to "5", "misere", "misere-trump")
//     with all hands open: lead ("AS"; "JKS" is a joker that names spades trump, "JK" one that names nothing,
//     because no suit is trump), deals, successes, low, high
//     in play, where nobody sees another hand (play_record.hpp); NULL until the class is played:
//     played_source: "played", or "predicted" if no decision depends on the rate; played_lead
//     open_deals, open_successes: with all hands open after played_lead; NULL: deals and successes
//     made_deals, made_successes: deals played of those that are made with all hands open
//     lost_deals, lost_successes: deals played of the others
//     played, played_low, played_high: the rate in play
//   rates   a view of the three above for people: hand, members, target, lead, deals, successes, rate, low,
//     high, played_source, played_lead, played, played_low, played_high
//
// low and high bound the 95 % interval of rates.hpp; they are equal if every possible deal was counted.
// Suits are canonical (hand_class.hpp). PRAGMA application_id is 0x4E617042 ("NapB"), PRAGMA user_version the
// format, 3.
//
// A checksum is the CRC-64 (crc64.hpp) of the columns in the order above. The columns of the rates follow in
// the order of their targets. A column gives a byte for its type (1 integer, 2 real, 3 text, 5 NULL). Unless
// it is NULL, eight bytes follow, the lowest first: an integer, an IEEE 754 number, or the size of a text,
// which comes next.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "nap/analysis/hands/rated_hands.hpp"
#include "nap/analysis/played/play_record.hpp"

namespace nap {

// "Part 3 of 16": every 16th class, starting with the third.
struct Shard {
  std::uint64_t number = 1;
  std::uint64_t of = 1;

  // Requires a class counted from 0.
  bool has(std::uint64_t class_index) const { return class_index % of == number - 1; }
  friend bool operator==(const Shard&, const Shard&) = default;
};

// What the rows of a book depend on.
struct BookKey {
  Setup setup;
  std::uint64_t seed = 1;
  double precision = 0.01;
  Shard shard;

  friend bool operator==(const BookKey&, const BookKey&) = default;
};

// What a book is for: "4 active seats, 52 cards and a joker, 5 in a hand".
std::string setup_text(const Setup& setup);

// A class of a book, counted from 0 in the order of hand_classes.
struct BookEntry {
  std::uint64_t class_index;
  int members;
  CardSet hand;
  std::vector<Rate> rates = {};
  std::vector<PlayRecord> played = {};  // one for each rate, in order; none: the class is not played yet
  std::vector<HandRate> in_play = {};   // when read from a book: the rates in play, predicted if not
                                        // played; none: with seven cards or a joker

  bool is_played() const { return !played.empty(); }
};

// Throws ParseError, which starts with `name`, if the ruleset has a contract that books do not hold: tricks
// without trump, or another number of cards.
void check_book_serves(const Ruleset& ruleset, std::string_view name);

// The id of a target in files: "3", "misere" (no trump), "misere-trump" (the suit led).
std::string target_id(const Contract& contract);
// A lead in files: "AS"; "JKS" is a joker that names spades trump.
std::string lead_id(const Opening& lead);

// Another program has held the book for ten seconds. Trying again may succeed.
class BookBusy : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

class BookFile;

// A book in a file. Functions that read throw ParseError if the file is not a book, is damaged or has another
// format, so what they return has its checksum and is possible. All functions throw std::runtime_error if the
// system refuses to read or write. Entries are added all together or not at all, whatever happens.
class Book {
 public:
  // Opens an existing book to read it.
  explicit Book(const std::string& path);
  // Makes a new book, or opens an existing one to continue it. Throws ParseError if the existing key differs.
  Book(const std::string& path, const BookKey& key);
  ~Book();
  Book(Book&&) noexcept;

  const BookKey& key() const { return key_; }
  std::uint64_t classes_wanted() const;  // all classes of its shard
  std::uint64_t classes_done() const;
  std::uint64_t classes_played() const;
  bool is_complete() const { return classes_done() == classes_wanted(); }
  // The classes of its shard that the book lacks, counted from 0, in order. Checks the book first.
  std::vector<std::uint64_t> missing() const;
  // The classes that the book has but that are not played. Checks the book first.
  std::vector<std::uint64_t> unplayed() const;
  // Reads some classes. Requires that the book has them. Checks only these.
  std::vector<BookEntry> entries(std::span<const std::uint64_t> classes) const;

  // Adds classes, and adds plays to classes that the book has. Throws ParseError if the book already has one
  // of them with other rates or other plays.
  void add(std::span<const BookEntry> entries);

  // Calls `handle` with each entry, in the order of the classes. Checks the whole book before the first one.
  void for_each(const std::function<void(const BookEntry&)>& handle) const;
  // The entry of a hand with any suits; its leads are cards of that hand. Nothing if the book lacks it.
  std::optional<BookEntry> find(CardSet hand) const;
  // Checks the book, and throws ParseError unless it is complete and holds all classes. Rates in play of
  // classes that are not played are predicted. Requires Model::Committed, or Model::SelfPlay and a setup that
  // is predicted.
  RatedHands hands(Model model) const;

  // Reads the whole book and throws ParseError if something is wrong.
  void check() const;
  // Throws ParseError unless it is complete and holds all classes.
  void check_whole() const;

 private:
  std::unique_ptr<BookFile> file_;
  BookKey key_;
};

// Adds all entries of the parts to a book of all classes at `path`, which is made if it does not exist.
// Throws ParseError if the parts do not belong together, or if two of the files are the same.
void merge_books(const std::string& path, std::span<const std::string> parts);

}  // namespace nap

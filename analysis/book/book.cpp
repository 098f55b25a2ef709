#include "nap/analysis/book/book.hpp"

#include <algorithm>
#include <cassert>
#include <filesystem>
#include <system_error>

#include <fmt/format.h>

#include "book/book_file.hpp"
#include "nap/analysis/played/played_model.hpp"
#include "nap/cards/hand_class.hpp"
#include "nap/cards/notation.hpp"
#include "nap/text/parse_error.hpp"
#include "nap/text/quoting.hpp"

namespace nap {
namespace {

std::string describe(const BookKey& key) {
  return fmt::format("{}, seed {}, precision {:g}, part {}/{}", setup_text(key.setup), key.seed,
                     key.precision, key.shard.number, key.shard.of);
}

// SQLite treats some names specially, such as ":memory:", but not if they have a folder.
std::string with_folder(const std::string& path) { return std::filesystem::absolute(path).string(); }

bool is_same_file(const std::string& a, const std::string& b) {
  std::error_code is_missing;
  return std::filesystem::equivalent(a, b, is_missing);
}

// Throws ParseError if two of the names lead to the same file, which may have several names.
void check_differ(const std::string& merged, std::span<const std::string> parts) {
  for (auto part = parts.begin(); part != parts.end(); ++part) {
    if (is_same_file(merged, *part)) {
      throw ParseError(fmt::format("{} is the book to merge into and also a part, {}; name another file",
                                   in_quotes(merged), in_quotes(*part)));
    }
    const auto same = std::find_if(parts.begin(), part,
                                   [&](const std::string& other) { return is_same_file(other, *part); });
    if (same != part) {
      throw ParseError(
          fmt::format("{} and {} are the same part; name it once", in_quotes(*same), in_quotes(*part)));
    }
  }
}

// Books belong together if only their shards differ.
void check_belongs(const std::string& part, BookKey key, const std::string& other_part, BookKey other) {
  key.shard = other.shard = Shard{};
  if (key == other) return;
  throw ParseError(fmt::format("{} does not belong to {}: {}; not {}", in_quotes(part), in_quotes(other_part),
                               describe(key), describe(other)));
}

}  // namespace

std::string setup_text(const Setup& setup) {
  return fmt::format("{} active seats, {}, {} in a hand", setup.seats, deck_text(setup.deck), setup.cards);
}

void check_book_serves(const Ruleset& ruleset, std::string_view name) {
  const std::vector<Contract> rated = rated_contracts(ruleset.cards);
  for (const Bid& bid : ruleset.callable_bids()) {
    if (std::find(rated.begin(), rated.end(), bid.contract) != rated.end()) continue;
    const std::string_view what = bid.contract.has_forced_lead() ? "with a forced lead" : "without trump";
    throw ParseError(fmt::format("{}: a book does not hold the bid {} of {}, {} tricks {}", name, bid.id,
                                 ruleset.name(), bid.contract.tricks, what));
  }
}

std::string target_id(const Contract& contract) {
  if (!contract.is_misere()) return std::to_string(contract.tricks);
  return contract.trump.is_none() ? "misere" : "misere-trump";
}

std::string lead_id(const Opening& lead) {
  const std::string card = to_string(lead.card);
  return lead.card.is_joker() && lead.trump ? card + to_string(*lead.trump) : card;
}

Book::Book(const std::string& path) {
  sqlite::check_path(path, sqlite::Access::Read, "book");
  file_ = std::make_unique<BookFile>(with_folder(path), sqlite::Access::Read);
  key_ = file_->header().key;
}

Book::Book(const std::string& path, const BookKey& key) {
  sqlite::check_path(path, sqlite::Access::CreateIfMissing, "book");
  file_ = std::make_unique<BookFile>(with_folder(path), sqlite::Access::CreateIfMissing);
  file_->create_if_empty(key);
  key_ = file_->header().key;
  if (key_ == key) return;
  throw ParseError(
      fmt::format("{} is another book: {}; not {}", in_quotes(path), describe(key_), describe(key)));
}

Book::~Book() = default;
Book::Book(Book&&) noexcept = default;

std::uint64_t Book::classes_wanted() const {
  const std::uint64_t all = hand_classes(key_.setup.deck, key_.setup.cards).size();
  return (all + key_.shard.of - key_.shard.number) / key_.shard.of;
}

std::uint64_t Book::classes_done() const { return file_->header().classes; }

std::uint64_t Book::classes_played() const { return file_->header().played; }

std::vector<std::uint64_t> Book::missing() const {
  std::vector<bool> is_missing(hand_classes(key_.setup.deck, key_.setup.cards).size());
  for (std::uint64_t i = 0; i < is_missing.size(); ++i) is_missing[i] = key_.shard.has(i);
  for_each([&](const BookEntry& entry) { is_missing[entry.class_index] = false; });
  std::vector<std::uint64_t> missing;
  for (std::uint64_t i = 0; i < is_missing.size(); ++i) {
    if (is_missing[i]) missing.push_back(i);
  }
  return missing;
}

std::vector<std::uint64_t> Book::unplayed() const {
  std::vector<std::uint64_t> unplayed;
  for_each([&](const BookEntry& entry) {
    if (!entry.is_played()) unplayed.push_back(entry.class_index);
  });
  return unplayed;
}

std::vector<BookEntry> Book::entries(std::span<const std::uint64_t> classes) const {
  return file_->read(classes, key_);
}

void Book::add(std::span<const BookEntry> entries) { file_->add(entries, key_); }

void Book::for_each(const std::function<void(const BookEntry&)>& handle) const {
  file_->for_each(key_, handle);
}

std::optional<BookEntry> Book::find(CardSet hand) const {
  const CanonicalHand canonical = canonical_hand(hand);
  std::optional<BookEntry> found = file_->find(canonical.hand, key_);
  if (!found) return std::nullopt;
  const SuitPermutation written = canonical.from_written.inverse();
  for (Rate& rate : found->rates) rate.lead = renamed(rate.lead, written);
  for (PlayRecord& record : found->played) record.lead = renamed(record.lead, written);
  for (HandRate& rate : found->in_play) rate.lead = renamed(rate.lead, written);
  found->hand = hand;
  return found;
}

RatedHands Book::hands(Model model) const {
  assert(model == Model::Committed || (model == Model::SelfPlay && is_predicted(key_.setup)));
  check_whole();
  RatedHands rated{key_.setup, key_.seed, key_.precision, Coverage::EveryClass, {}, model, Method::Book};
  for_each([&](const BookEntry& entry) {
    rated.list.push_back({entry.hand, static_cast<double>(entry.members),
                          model == Model::Committed ? counted(entry.rates) : entry.in_play});
  });
  double all = 0.0;
  for (const RatedHand& hand : rated.list) all += hand.weight;
  for (RatedHand& hand : rated.list) hand.weight /= all;
  return rated;
}

void Book::check() const { file_->check(key_); }

void Book::check_whole() const {
  const std::uint64_t done = classes_done();
  if (key_.shard.of == 1 && done == classes_wanted()) return;
  throw ParseError(
      fmt::format("{}: it has only {} of the {} classes of the deck; build the rest or merge the other parts",
                  in_quotes(file_->path()), done, hand_classes(key_.setup.deck, key_.setup.cards).size()));
}

void merge_books(const std::string& path, std::span<const std::string> parts) {
  check_differ(path, parts);
  std::vector<BookEntry> entries;
  const BookKey first = Book(parts[0]).key();
  for (const std::string& part : parts) {
    const Book book(part);
    check_belongs(part, book.key(), parts[0], first);
    book.for_each([&](const BookEntry& entry) { entries.push_back(entry); });
  }
  BookKey whole = first;
  whole.shard = Shard{};
  Book merged(path, whole);
  merged.check();
  merged.add(entries);
}

}  // namespace nap

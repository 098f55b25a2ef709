#include "damage.hpp"

#include <fstream>
#include <random>
#include <vector>

#include <fmt/format.h>

#include "nap/storage/sqlite.hpp"

namespace nap::test {
namespace {

// Words in braces stand for two classes of the book, a target, and a card.
const std::vector<std::string> kEdits = {
    "UPDATE rate SET successes = 0, low = 0, high = 0",
    "UPDATE rate SET successes = 0, low = 0, high = 0 WHERE class = {class} AND target = '{target}'",
    "UPDATE rate SET successes = deals - successes, low = 1 - high, high = 1 - low WHERE class = {class}",
    "UPDATE rate SET deals = 2 * deals, successes = 2 * successes WHERE class = {class}",
    "UPDATE rate SET deals = deals + 1 WHERE class = {class} AND target = '{target}'",
    "UPDATE rate SET low = high WHERE class = {class}",
    "UPDATE rate SET low = low * 0.999 + 0.0001 WHERE class = {class} AND target = '{target}'",
    "UPDATE rate SET lead = '{card}'",
    "UPDATE rate SET lead = '{card}' WHERE class = {class} AND target = '{target}'",
    "UPDATE rate SET lead = lower(lead)",
    "UPDATE rate SET lead = 'JK' WHERE class = {class}",
    "UPDATE rate SET lead = 'JKS' WHERE class = {class}",
    "UPDATE rate SET deals = deals || ' deals'",
    "UPDATE rate SET played_lead = lead, open_deals = deals WHERE class = {class}",
    "UPDATE rate SET played_source = 'predicted', played_lead = lead, made_deals = 0, played = 0.5 WHERE class = {class}",
    "UPDATE book SET played = played + 1",
    "UPDATE rate SET class = -class WHERE class = {class}",
    "UPDATE rate SET target = '6' WHERE class = {class} AND target = '{target}'",
    // Exchanges the rates of two classes.
    "UPDATE rate SET class = -1 WHERE class = {class}; UPDATE rate SET class = {class} WHERE class = {other}; "
    "UPDATE rate SET class = {other} WHERE class = -1",
    "DELETE FROM rate",
    "DELETE FROM rate WHERE class = {class}",
    "DELETE FROM rate WHERE class = {class} AND target = '{target}'",
    "INSERT INTO rate SELECT class, '6', lead, deals, successes, low, high, NULL, NULL, NULL, NULL, NULL, NULL, NULL, "
    "NULL, NULL, NULL, NULL "
    "FROM rate WHERE class = {class} AND target = '{target}'",
    "INSERT INTO rate SELECT 99999, target, lead, deals, successes, low, high, NULL, NULL, NULL, NULL, NULL, NULL, NULL, "
    "NULL, NULL, NULL, NULL "
    "FROM rate WHERE class = {class}",
    "UPDATE class SET id = -1 WHERE id = {class}; UPDATE class SET id = {class} WHERE id = {other}; "
    "UPDATE class SET id = {other} WHERE id = -1",
    "UPDATE class SET id = id + 100000 WHERE id = {class}",
    "UPDATE class SET members = members + 1 WHERE id = {class}",
    "UPDATE class SET members = 4, checksum = 0",
    "UPDATE class SET hand = lower(hand) WHERE id = {class}",
    "UPDATE class SET hand = 'AKQJT9...' WHERE id = {class}",
    "UPDATE class SET checksum = checksum + 1 WHERE id = {class}",
    "DELETE FROM class",
    "DELETE FROM class WHERE id = {class}",
    "DELETE FROM class WHERE id = {class}; DELETE FROM rate WHERE class = {class}",
    "DELETE FROM class; DELETE FROM rate",
    "DELETE FROM class; DELETE FROM rate; UPDATE book SET classes = 0, checksums = 0",
    "DELETE FROM book",
    "INSERT INTO book SELECT * FROM book",
    "UPDATE book SET seats = seats - 1",
    "UPDATE book SET joker = 1",
    "UPDATE book SET seed = '99'",
    "UPDATE book SET seed = ''",
    "UPDATE book SET precision = precision / 2",
    "UPDATE book SET shard = shard + 1, shards = shards + 1",
    "UPDATE book SET shards = -1",
    "UPDATE book SET classes = classes - 1",
    "UPDATE book SET checksums = checksums + 1",
    "DROP TABLE rate",
    "DROP VIEW rates",
    "DROP VIEW rates; CREATE VIEW rates AS SELECT 1",
    "ALTER TABLE rate RENAME COLUMN low TO lowest",
    "ALTER TABLE class ADD COLUMN name TEXT",
    "CREATE INDEX leads ON rate(lead)",
    "CREATE TRIGGER added AFTER INSERT ON rate BEGIN DELETE FROM class; END",
    "PRAGMA user_version = 2",
    "PRAGMA user_version = 4",
    "PRAGMA application_id = 1",
    // These do not change the rows.
    "VACUUM",
    "PRAGMA page_size = 1024; VACUUM",
    "REINDEX",
};

std::vector<std::int64_t> classes_of(const sqlite::Database& book) {
  std::vector<std::int64_t> classes;
  sqlite::Statement row = book.prepare("SELECT id FROM class ORDER BY id");
  while (row.step()) classes.push_back(row.integer(0));
  return classes;
}

}  // namespace

std::string flip_bit(const std::string& path, std::uint64_t number) {
  std::fstream file(path, std::ios::in | std::ios::out | std::ios::binary);
  file.seekg(0, std::ios::end);
  const auto bits = 8 * static_cast<std::uint64_t>(file.tellg());
  const std::uint64_t bit = std::mt19937_64(number)() % bits;
  const auto byte = static_cast<std::streamoff>(bit / 8);
  file.seekg(byte);
  const int old = file.get();
  file.seekp(byte);
  file.put(static_cast<char>(static_cast<unsigned>(old) ^ (1U << (bit % 8))));
  return fmt::format("bit {} of byte {}", bit % 8, byte);
}

std::string edit_rows(const std::string& path, std::uint64_t number) {
  constexpr const char* kTargets[] = {"1", "2", "3", "4", "5", "misere", "misere-trump"};
  std::mt19937_64 random(number);
  const sqlite::Database book(path, sqlite::Access::CreateIfMissing);
  const std::vector<std::int64_t> classes = classes_of(book);
  const std::string card = {"AKQJT9"[random() % 6], "SHDC"[random() % 4]};
  const std::string sql = fmt::format(
      fmt::runtime(kEdits[number % kEdits.size()]), fmt::arg("class", classes[random() % classes.size()]),
      fmt::arg("other", classes[random() % classes.size()]),
      fmt::arg("target", kTargets[random() % std::size(kTargets)]), fmt::arg("card", card));
  book.run(sql);
  return sql;
}

}  // namespace nap::test

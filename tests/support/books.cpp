#include "books.hpp"

#include <fmt/format.h>

#include "book/one_process.hpp"
#include "nap/cards/hand_class.hpp"
#include "nap/cards/notation.hpp"

namespace nap::test {
namespace {

std::string text_of(const Plays& plays) { return fmt::format("{}/{}", plays.made, plays.deals); }

}  // namespace

BookProgress build(const std::string& path, const BookKey& key, int threads) {
  Monitor monitor;
  Harness harness(threads, monitor);
  OneProcess alone;
  return build_book(harness, alone, path, key);
}

std::vector<BookEntry> made_up_entries(const BookKey& key) {
  std::vector<BookEntry> entries;
  for (const HandClass& hand_class : hand_classes(key.setup.deck, key.setup.cards)) {
    BookEntry entry{entries.size(), hand_class.members, hand_class.representative};
    for (const Contract& contract : rated_contracts(key.setup.cards)) {
      const std::uint64_t deals = std::uint64_t{32} << (entry.class_index % 4);
      const std::uint64_t successes = (entry.class_index * 7 + entry.rates.size()) % (deals + 1);
      const std::vector<Opening> leads = openings(contract, entry.hand);
      entry.rates.push_back({contract, leads[entry.class_index % leads.size()], deals, successes,
                             interval_of(successes, deals, key.precision)});
    }
    entries.push_back(std::move(entry));
  }
  return entries;
}

std::string row_of(const BookEntry& entry) {
  std::string row = fmt::format("{} {} {}", entry.class_index, to_dots(entry.hand), entry.members);
  for (const Rate& rate : entry.rates) {
    row += fmt::format(" {} {} {}/{} {}-{}", target_id(rate.contract), lead_id(rate.lead), rate.successes,
                       rate.deals, rate.success.low, rate.success.high);
  }
  for (const PlayRecord& record : entry.played) {
    row += fmt::format(" {} {} {} {}", lead_id(record.lead), text_of(record.open.value_or(Plays{})),
                       text_of(record.plays.open_made), text_of(record.plays.open_lost));
  }
  return row + '\n';
}

std::string rows_of(const Book& book) {
  std::string rows;
  book.for_each([&](const BookEntry& entry) { rows += row_of(entry); });
  return rows;
}

}  // namespace nap::test

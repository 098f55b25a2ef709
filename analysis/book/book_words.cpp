#include "book/book_words.hpp"

#include <algorithm>
#include <bit>
#include <cassert>

#include "nap/text/parse_error.hpp"

namespace nap {
namespace {

std::uint64_t word_of(double value) { return std::bit_cast<std::uint64_t>(value); }

void append(BookWords& words, const Rate& rate, CardSet hand) {
  words.insert(words.end(),
               {place_of(rate.lead, rate.contract, hand), rate.deals, rate.successes,
                word_of(rate.success.value), word_of(rate.success.low), word_of(rate.success.high)});
}

// If there are no open deals, the record has none of its own.
void append(BookWords& words, const PlayRecord& record, CardSet hand) {
  const Plays open = record.open.value_or(Plays{});
  words.push_back(place_of(record.lead, record.contract, hand));
  for (const Plays& plays : {open, record.plays.open_made, record.plays.open_lost}) {
    words.insert(words.end(), {plays.deals, plays.made});
  }
}

class Reader {
 public:
  explicit Reader(const BookWords& words) : words_(words) {}

  bool is_at_end() const { return at_ == words_.size(); }
  std::uint64_t number() { return words_[at_++]; }
  double real() { return std::bit_cast<double>(number()); }

  Plays plays() {
    const std::uint64_t deals = number();
    return {deals, number()};
  }

  Rate rate(const Contract& contract, CardSet hand) {
    const Opening lead = lead_at(number(), contract, hand);
    const std::uint64_t deals = number();
    const std::uint64_t successes = number();
    const double value = real();
    const double low = real();
    return {contract, lead, deals, successes, Estimate{value, low, real()}};
  }

  PlayRecord record(const Contract& contract, CardSet hand) {
    PlayRecord record{contract, lead_at(number(), contract, hand)};
    const Plays open = plays();
    if (open.deals > 0) record.open = open;
    record.plays.open_made = plays();
    record.plays.open_lost = plays();
    return record;
  }

 private:
  const BookWords& words_;
  std::size_t at_ = 0;
};

}  // namespace

std::uint64_t place_of(const Opening& lead, const Contract& contract, CardSet hand) {
  const std::vector<Opening> leads = openings(contract, hand);
  const auto found = std::find(leads.begin(), leads.end(), lead);
  assert(found != leads.end());
  return static_cast<std::uint64_t>(found - leads.begin());
}

Opening lead_at(std::uint64_t place, const Contract& contract, CardSet hand) {
  const std::vector<Opening> leads = openings(contract, hand);
  if (place >= leads.size()) throw ParseError("a lead that the hand does not have");
  return leads[place];
}

BookWords words_of(std::span<const BookEntry> entries) {
  BookWords words;
  for (const BookEntry& entry : entries) {
    words.insert(words.end(), {entry.class_index, entry.rates.size(), entry.played.size()});
    for (const Rate& rate : entry.rates) append(words, rate, entry.hand);
    for (const PlayRecord& record : entry.played) append(words, record, entry.hand);
  }
  return words;
}

std::vector<BookEntry> entries_of(const BookWords& words, const std::vector<HandClass>& classes,
                                  const std::vector<Contract>& contracts) {
  std::vector<BookEntry> entries;
  for (Reader reader(words); !reader.is_at_end();) {
    const std::uint64_t index = reader.number();
    const std::uint64_t rates = reader.number();
    const std::uint64_t records = reader.number();
    BookEntry entry{index, classes[index].members, classes[index].representative};
    for (std::uint64_t i = 0; i < rates; ++i) entry.rates.push_back(reader.rate(contracts[i], entry.hand));
    for (std::uint64_t i = 0; i < records; ++i)
      entry.played.push_back(reader.record(contracts[i], entry.hand));
    entries.push_back(std::move(entry));
  }
  return entries;
}

}  // namespace nap

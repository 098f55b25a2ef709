#include "book/book_words.hpp"

#include <bit>

namespace nap {
namespace {

std::uint64_t word_of(double value) { return std::bit_cast<std::uint64_t>(value); }
std::uint64_t word_of(Card card) { return static_cast<std::uint64_t>(card.bit()); }

void append(BookWords& words, const Rate& rate) {
  words.insert(words.end(), {word_of(rate.lead.card), rate.deals, rate.successes, word_of(rate.success.value),
                             word_of(rate.success.low), word_of(rate.success.high)});
}

// If there are no open deals, the record has none of its own.
void append(BookWords& words, const PlayRecord& record) {
  const Plays open = record.open.value_or(Plays{});
  words.push_back(word_of(record.lead.card));
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
  Card card() { return Card::from_bit(static_cast<int>(number())); }

  Plays plays() {
    const std::uint64_t deals = number();
    return {deals, number()};
  }

  Rate rate(const Contract& contract) {
    const Opening lead = opening_of(contract, card());
    const std::uint64_t deals = number();
    const std::uint64_t successes = number();
    const double value = real();
    const double low = real();
    return {contract, lead, deals, successes, Estimate{value, low, real()}};
  }

  PlayRecord record(const Contract& contract) {
    PlayRecord record{contract, opening_of(contract, card())};
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

BookWords words_of(std::span<const BookEntry> entries) {
  BookWords words;
  for (const BookEntry& entry : entries) {
    words.insert(words.end(), {entry.class_index, entry.rates.size(), entry.played.size()});
    for (const Rate& rate : entry.rates) append(words, rate);
    for (const PlayRecord& record : entry.played) append(words, record);
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
    for (std::uint64_t i = 0; i < rates; ++i) entry.rates.push_back(reader.rate(contracts[i]));
    for (std::uint64_t i = 0; i < records; ++i) entry.played.push_back(reader.record(contracts[i]));
    entries.push_back(std::move(entry));
  }
  return entries;
}

}  // namespace nap

#include "nap/analysis/book/book_build.hpp"

#include <algorithm>
#include <bit>
#include <numeric>
#include <optional>

#include "nap/cards/hand_class.hpp"

namespace nap {
namespace {

using Words = Processes::Words;

// Small enough that the processes save something every few seconds.
constexpr std::size_t kBatch = 256;

// What the first process tells the others after each batch.
enum Signal : std::uint64_t { kContinue, kEnd };

// Entries are sent between processes as numbers.
Words packed(std::span<const BookEntry> entries) {
  Words words;
  for (const BookEntry& entry : entries) {
    words.push_back(entry.class_index);
    for (const Rate& rate : entry.rates) {
      words.insert(words.end(), {static_cast<std::uint64_t>(rate.lead.bit()), rate.deals, rate.successes,
                                 std::bit_cast<std::uint64_t>(rate.success.value),
                                 std::bit_cast<std::uint64_t>(rate.success.low),
                                 std::bit_cast<std::uint64_t>(rate.success.high)});
    }
  }
  return words;
}

std::vector<BookEntry> unpacked(const Words& words, const std::vector<HandClass>& classes,
                                const std::vector<Contract>& contracts) {
  std::vector<BookEntry> entries;
  for (auto word = words.begin(); word != words.end();) {
    const std::uint64_t index = *word++;
    BookEntry entry{index, classes[index].members, classes[index].representative, {}};
    for (const Contract& contract : contracts) {
      const Card lead = Card::from_bit(static_cast<int>(word[0]));
      const Estimate success{std::bit_cast<double>(word[3]), std::bit_cast<double>(word[4]),
                             std::bit_cast<double>(word[5])};
      entry.rates.push_back({contract, lead, word[1], word[2], success});
      word += 6;
    }
    entries.push_back(std::move(entry));
  }
  return entries;
}

// Neighbouring classes are alike, and some kinds of hands take far longer than others. In steps of about the
// golden section every batch has some of each kind, so that the time left can be estimated from the time
// gone.
Words scattered(const std::vector<std::uint64_t>& missing) {
  const std::uint64_t count = missing.size();
  auto step = static_cast<std::uint64_t>(static_cast<double>(count) * 0.6180339887);
  while (step < 1 || std::gcd(step, count) != 1) ++step;
  Words order;
  for (std::uint64_t i = 0; i < count; ++i) order.push_back(missing[i * step % count]);
  return order;
}

class Builder {
 public:
  Builder(Harness& harness, Processes& processes, const BookKey& key)
      : harness_(harness),
        processes_(processes),
        key_(key),
        classes_(hand_classes(key.setup.deck, key.setup.cards)),
        contracts_(rated_contracts(key.setup.cards)) {}

  // The first process gives the book and its missing classes, the others nullptr and nothing.
  void build(Book* book, Words todo) {
    todo = processes_.from_first(std::move(todo));
    harness_.monitor().planned += todo.size();
    const auto processes = static_cast<std::size_t>(processes_.size());
    for (std::size_t first = 0; first < todo.size(); first += processes * kBatch) {
      const std::size_t last = std::min(todo.size(), first + processes * kBatch);
      const std::vector<BookEntry> mine = rate(share({todo.data() + first, last - first}));
      harness_.monitor().done += last - first - share({todo.data() + first, last - first}).size();
      if (collect(book, mine) == kEnd) return;
    }
  }

 private:
  Words share(std::span<const std::uint64_t> batch) const {
    Words mine;
    for (auto i = static_cast<std::size_t>(processes_.number()); i < batch.size();
         i += static_cast<std::size_t>(processes_.size())) {
      mine.push_back(batch[i]);
    }
    return mine;
  }

  // Classes that were not finished when it was stopped are left out.
  std::vector<BookEntry> rate(const Words& todo) {
    std::vector<BookEntry> entries(todo.size());
    const RatePlan plan{key_.seed, key_.precision};
    const std::atomic<bool>& stop = harness_.monitor().stop;
    harness_.for_each(todo.size(), [&](std::uint64_t i, Solver& solver) {
      const HandClass& hand_class = classes_[todo[i]];
      entries[i] = {todo[i], hand_class.members, hand_class.representative,
                    estimate_rates(solver, hand_class.representative, key_.setup, contracts_, plan, stop)};
    });
    std::erase_if(entries, [](const BookEntry& entry) { return entry.rates.empty(); });
    return entries;
  }

  // The first process learns from the others whether they were stopped, and tells them whether to continue.
  Signal collect(Book* book, const std::vector<BookEntry>& mine) {
    bool is_stopped = false;
    for (const Words& word : processes_.to_first({harness_.monitor().stop ? kEnd : kContinue})) {
      is_stopped = is_stopped || word.front() == kEnd;
    }
    const std::vector<Words> parts = processes_.to_first(packed(mine));
    if (book != nullptr) {
      try {
        for (const Words& part : parts) add(*book, unpacked(part, classes_, contracts_));
      } catch (...) {
        processes_.from_first({kEnd});
        throw;
      }
    }
    return static_cast<Signal>(processes_.from_first({is_stopped ? kEnd : kContinue}).front());
  }

  // Waits while other programs use the book, until it is stopped.
  void add(Book& book, const std::vector<BookEntry>& entries) const {
    for (;;) {
      try {
        return book.add(entries);
      } catch (const BookBusy&) {
        if (harness_.monitor().stop) throw;
      }
    }
  }

  Harness& harness_;
  Processes& processes_;
  const BookKey& key_;
  std::vector<HandClass> classes_;
  std::vector<Contract> contracts_;
};

}  // namespace

BookProgress build_book(Harness& harness, Processes& processes, const std::string& path, const BookKey& key) {
  Builder builder(harness, processes, key);
  if (!processes.is_first()) {
    builder.build(nullptr, {});
    return {0, 0};
  }
  std::optional<Book> book;
  Words todo;
  try {
    book.emplace(path, key);
    todo = scattered(book->missing());
  } catch (...) {
    builder.build(nullptr, {});
    throw;
  }
  builder.build(&*book, std::move(todo));
  return {book->classes_done(), book->classes_wanted()};
}

}  // namespace nap

#include "nap/analysis/book/book_build.hpp"

#include <algorithm>
#include <memory>
#include <numeric>
#include <optional>
#include <thread>

#include "book/book_words.hpp"
#include "nap/analysis/played/play_hands.hpp"
#include "nap/cards/hand_class.hpp"

namespace nap {
namespace {

// Classes in a batch: few enough that the processes save something every few seconds.
constexpr std::size_t kBatch = 256;

// What the first process tells the others after each batch.
enum Signal : std::uint64_t { kContinue, kEnd };

// Mixes the classes. Neighbouring classes are alike, and some kinds of hands take far longer than others.
// Taken in steps of about the golden section, every batch has some of each kind, so that the time gone tells
// the time left.
BookWords scattered(const std::vector<std::uint64_t>& missing) {
  const std::uint64_t count = missing.size();
  auto step = static_cast<std::uint64_t>(static_cast<double>(count) * 0.6180339887);
  while (step < 1 || std::gcd(step, count) != 1) ++step;
  BookWords order;
  for (std::uint64_t i = 0; i < count; ++i) order.push_back(missing[i * step % count]);
  return order;
}

// A step of the work on a book. The first process alone calls `classes` and `before`; every process calls
// `work`.
class BookStep {
 public:
  virtual ~BookStep() = default;
  // The classes of the book that the step is for.
  virtual std::vector<std::uint64_t> classes(const Book& book) const = 0;
  // What is known of these classes before the step.
  virtual std::vector<BookEntry> before(const Book& book, std::span<const std::uint64_t> classes) const = 0;
  // Takes the step for an entry. Returns false if it was stopped.
  virtual bool work(BookEntry& entry, Solver& solver, std::size_t thread) = 0;
};

class RateCommitted : public BookStep {
 public:
  RateCommitted(Harness& harness, const BookKey& key)
      : stop_(harness.monitor().stop), key_(key), contracts_(rated_contracts(key.setup.cards)) {}

  std::vector<std::uint64_t> classes(const Book& book) const override { return book.missing(); }

  std::vector<BookEntry> before(const Book&, std::span<const std::uint64_t> classes) const override {
    const std::vector<HandClass> all = hand_classes(key_.setup.deck, key_.setup.cards);
    std::vector<BookEntry> entries;
    for (const std::uint64_t index : classes) {
      entries.push_back({index, all[index].members, all[index].representative});
    }
    return entries;
  }

  bool work(BookEntry& entry, Solver& solver, std::size_t) override {
    const RatePlan plan{key_.seed, key_.precision};
    entry.rates = estimate_rates(solver, entry.hand, key_.setup, contracts_, plan, stop_);
    return !entry.rates.empty();
  }

 private:
  const std::atomic<bool>& stop_;
  const BookKey& key_;
  std::vector<Contract> contracts_;
};

class PlayClasses : public BookStep {
 public:
  PlayClasses(Harness& harness, const BookKey& key)
      : stop_(harness.monitor().stop),
        key_(key),
        tables_(decided_tables(key.setup.cards)),
        players_(harness.threads()) {}

  std::vector<std::uint64_t> classes(const Book& book) const override { return book.unplayed(); }

  std::vector<BookEntry> before(const Book& book, std::span<const std::uint64_t> classes) const override {
    return book.entries(classes);
  }

  bool work(BookEntry& entry, Solver& solver, std::size_t thread) override {
    std::unique_ptr<HandPlayer>& player = players_[thread];
    if (!player) {
      player = std::make_unique<HandPlayer>(solver, key_.setup, tables_, PlayEffort::for_books(), key_.seed);
    }
    entry.played = player->play(entry.hand, counted(entry.rates), stop_);
    return !entry.played.empty();
  }

 private:
  const std::atomic<bool>& stop_;
  const BookKey& key_;
  std::vector<Ruleset> tables_;
  std::vector<std::unique_ptr<HandPlayer>> players_;  // one for each thread
};

class Builder {
 public:
  Builder(Harness& harness, Processes& processes, const BookKey& key, BookStep& step)
      : harness_(harness),
        processes_(processes),
        step_(step),
        classes_(hand_classes(key.setup.deck, key.setup.cards)),
        contracts_(rated_contracts(key.setup.cards)) {}

  // The first process gives the book and the classes that the step is for. The others give nullptr and no
  // classes.
  void build(Book* book, const BookWords& todo) {
    const std::uint64_t all = processes_.from_first({todo.size()}).front();
    harness_.monitor().planned += all;
    const std::size_t batch = static_cast<std::size_t>(processes_.size()) * kBatch;
    for (std::uint64_t first = 0; first < all; first += batch) {
      const std::uint64_t size = std::min<std::uint64_t>(batch, all - first);
      const BookWords words = batch_words(book, todo, first, size);
      const std::vector<BookEntry> mine = work(share(entries_of(words, classes_, contracts_)));
      processes_.meet([this] { share_stop(); });
      if (collect(book, mine) == kEnd) return;
    }
  }

 private:
  // What is known of a batch, for all processes.
  BookWords batch_words(Book* book, const BookWords& todo, std::uint64_t first, std::uint64_t size) {
    BookWords words;
    processes_.at_first([&] { words = words_of(step_.before(*book, {todo.data() + first, size})); });
    return processes_.from_first(std::move(words));
  }

  std::vector<BookEntry> share(const std::vector<BookEntry>& batch) {
    std::vector<BookEntry> mine;
    for (auto i = static_cast<std::size_t>(processes_.number()); i < batch.size();
         i += static_cast<std::size_t>(processes_.size())) {
      mine.push_back(batch[i]);
    }
    harness_.monitor().done += batch.size() - mine.size();
    return mine;
  }

  // Works on the entries. Leaves out classes that were not finished when it was stopped. This thread, which
  // takes part in the work, looks for news of the other processes.
  std::vector<BookEntry> work(std::vector<BookEntry> entries) {
    std::vector<char> is_done(entries.size());
    const std::thread::id this_thread = std::this_thread::get_id();
    harness_.for_each(entries.size(), [&](std::uint64_t i, Solver& solver, std::size_t thread) {
      is_done[i] = step_.work(entries[i], solver, thread) ? 1 : 0;
      if (std::this_thread::get_id() == this_thread) share_stop();
    });
    std::vector<BookEntry> done;
    for (std::size_t i = 0; i < entries.size(); ++i) {
      if (is_done[i] != 0) done.push_back(std::move(entries[i]));
    }
    return done;
  }

  // A process that was stopped stops all of them.
  void share_stop() {
    if (processes_.is_one_stopped(harness_.monitor().stop)) harness_.monitor().stop = true;
  }

  // The first process learns from the others whether they were stopped, and tells them whether to continue.
  Signal collect(Book* book, const std::vector<BookEntry>& mine) {
    bool is_stopped = false;
    for (const BookWords& word : processes_.to_first({harness_.monitor().stop ? kEnd : kContinue})) {
      is_stopped = is_stopped || word.front() == kEnd;
    }
    const std::vector<BookWords> parts = processes_.to_first(words_of(mine));
    processes_.at_first([&] {
      for (const BookWords& part : parts) add(*book, entries_of(part, classes_, contracts_));
    });
    return static_cast<Signal>(processes_.from_first({is_stopped ? kEnd : kContinue}).front());
  }

  // Adds the entries. While other programs use the book, waits until it is free or the run is stopped.
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
  BookStep& step_;
  std::vector<HandClass> classes_;
  std::vector<Contract> contracts_;
};

// Takes the step for all classes that need it.
BookProgress take_step(Harness& harness, Processes& processes, const std::string& path, const BookKey& key,
                       BookStep& step) {
  std::optional<Book> book;
  BookWords todo;
  processes.at_first([&] {
    book.emplace(path, key);
    todo = scattered(step.classes(*book));
  });
  Builder(harness, processes, key, step).build(book ? &*book : nullptr, todo);
  BookProgress progress{};
  processes.at_first([&] { progress = progress_of(*book); });
  const BookWords words = processes.from_first({progress.done, progress.played, progress.wanted});
  return {words[0], words[1], words[2]};
}

}  // namespace

BookProgress progress_of(const Book& book) {
  return {book.classes_done(), book.classes_played(), book.classes_wanted()};
}

BookProgress build_book(Harness& harness, Processes& processes, const std::string& path, const BookKey& key) {
  RateCommitted step(harness, key);
  return take_step(harness, processes, path, key, step);
}

BookProgress play_book(Harness& harness, Processes& processes, const std::string& path, const BookKey& key) {
  PlayClasses step(harness, key);
  return take_step(harness, processes, path, key, step);
}

}  // namespace nap

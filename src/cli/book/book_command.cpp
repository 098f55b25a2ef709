#include "book/book_command.hpp"

#include <algorithm>
#include <optional>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "io/failure.hpp"
#include "io/files.hpp"
#include "io/input.hpp"
#include "io/interrupt.hpp"
#include "nap/analysis/book/book_build.hpp"
#include "nap/analysis/book/book_pack.hpp"
#include "nap/analysis/played/played_model.hpp"
#include "nap/cards/hand_pattern.hpp"
#include "nap/cards/notation.hpp"
#include "nap/inquiry/book/book_document.hpp"
#include "nap/text/parse_error.hpp"
#include "nap/text/quoting.hpp"
#include "options/hand_options.hpp"
#include "session/session.hpp"

namespace nap::cli {
namespace {

// A signal to one process ends all of them, and they end with its status.
void share_signal(Processes& processes) {
  const auto mine = static_cast<std::uint64_t>(signal_taken());
  for (const Processes::Words& taken : processes.to_first({mine})) {
    if (taken.front() != 0) take_signal(static_cast<int>(taken.front()));
  }
}

// The first of several processes writes and shows progress. The others only work.
void build(const BookBuildArguments& arguments, Processes& processes) {
  BookRequest request = arguments.request;
  CommonArguments common = arguments.common;
  if (!processes.is_first()) {
    common.no_progress = true;
    common.out.clear();
  }
  std::optional<BookKey> key;
  std::optional<Session> session;
  const auto set_up = [&] {
    request.seed = parse_common(common).seed;
    key = book_key(request);
    session.emplace(common, std::vector{arguments.file});
  };
  processes.at_first(set_up);
  if (!processes.is_first()) set_up();
  const BookProgress progress = session->with_progress("hands", [&] {
    const BookProgress built = build_book(session->harness(), processes, arguments.file, *key);
    if (!request.is_played || !built.is_complete()) return built;
    return play_book(session->harness(), processes, arguments.file, *key);
  });
  share_signal(processes);
  processes.at_first([&] {
    if (!progress.is_complete() || (request.is_played && !progress.is_played())) {
      throw Interruption(fmt::format("interrupted: {}; run the same command to resume",
                                     progress_text(arguments.file, progress)));
    }
    session->finish(progress_document(arguments.file, progress));
  });
}

BookContent content_of(const Book& book) {
  BookContent content{book.key(), {0, 0, book.classes_wanted()}};
  book.for_each([&](const BookEntry& entry) {
    ++content.progress.done;
    content.progress.played += entry.is_played() ? 1 : 0;
    for (const PlayRecord& record : entry.played) {
      content.played_rates += record.is_played() ? 1 : 0;
      content.plays += record.plays.deals();
    }
    for (const Rate& rate : entry.rates) {
      ++content.rates;
      content.deals += rate.deals;
      if (!is_decided(rate.success)) content.widest = std::max(content.widest, rate.success.half_width());
    }
  });
  return content;
}

}  // namespace

void run(const BookBuildArguments& arguments) {
  const std::unique_ptr<Processes> processes = join_processes();
  try {
    build(arguments, *processes);
  } catch (const std::exception&) {
    if (processes->size() == 1) throw;
    if (!processes->have_failed()) {  // the others do not know
      tell_exception();
      processes->abort();
    }
    // The first one tells its error before the others know the status: as soon as one ends with it, a
    // launcher ends the rest.
    const int status = processes->is_first() ? tell_exception() : kFailed;
    throw EndOfWork(static_cast<int>(processes->from_first({static_cast<std::uint64_t>(status)}).front()));
  }
}

void run(const BookMergeArguments& arguments) {
  std::vector<std::string> books = arguments.parts;
  books.push_back(arguments.file);
  Session session(arguments.common, books);
  if (arguments.common.out.ends_with(".book")) {
    throw ParseError(fmt::format("--out {}: the whole book stands first; write: nap book merge {} {} {}",
                                 in_quotes(arguments.common.out), on_one_line(arguments.common.out),
                                 on_one_line(arguments.file),
                                 on_one_line(fmt::to_string(fmt::join(arguments.parts, " ")))));
  }
  merge_books(arguments.file, arguments.parts);
  session.finish(progress_document(arguments.file, progress_of(Book(arguments.file))));
}

void run(const BookPackArguments& arguments) {
  Session session(arguments.common, {arguments.file, arguments.pack});
  if (arguments.pack.empty()) throw ParseError("the pack has no name; give a file");
  Output pack(arguments.pack, {arguments.file});
  const Book book(arguments.file);
  pack.write(pack_book(book));
  pack.commit();
  session.finish(progress_document(arguments.pack, progress_of(book)));
}

void run(const BookUnpackArguments& arguments) {
  Session session(arguments.common, {arguments.file, arguments.pack});
  constexpr std::size_t kMostMegabytes = 64;  // every hand of the largest table, played, takes two megabytes
  unpack_book(read_file(arguments.pack, kMostMegabytes), arguments.pack, arguments.file);
  session.finish(progress_document(arguments.file, progress_of(Book(arguments.file))));
}

void run(const BookInfoArguments& arguments) {
  Session session(arguments.common, {arguments.file});
  session.finish(content_document(arguments.file, content_of(Book(arguments.file))));
}

void run(const BookQueryArguments& arguments) {
  Session session(arguments.common, {arguments.file});
  const Book book(arguments.file);
  std::optional<HandPattern> pattern;
  if (!arguments.pattern.empty()) {
    const Setup& setup = book.key().setup;
    pattern = HandPattern::parse(arguments.pattern, setup.cards, RankLetters::English, setup.deck);
  }
  session.write_all([&] {
    RateWriter rates(session.options().format, book.key());
    book.for_each([&](const BookEntry& entry) {
      if (!pattern || pattern->matches(entry.hand)) session.output().write(rates.rows_of(entry));
    });
    session.output().write(rates.end());
  });
}

}  // namespace nap::cli

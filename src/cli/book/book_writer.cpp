#include "book/book_writer.hpp"

#include <cmath>
#include <utility>

#include <fmt/format.h>

#include "nap/cards/notation.hpp"
#include "writing/numbers.hpp"
#include "writing/records.hpp"
#include "writing/wrap.hpp"

namespace nap::cli {
namespace {

Fields rate_fields(const BookEntry& entry, const Rate& rate) {
  return {{"class", text(to_dots(entry.hand))},
          {"members", number(entry.members)},
          {"target", text(target_id(rate.contract))},
          {"lead", text(to_string(rate.lead))},
          {"deals", number(rate.deals)},
          {"successes", number(rate.successes)},
          {"low", number(rate.success.low)},
          {"high", number(rate.success.high)}};
}

// The names do not depend on the values: a blank record has them, too.
std::string rates_heading() {
  const Rate no_rate{{1, Trump::first_lead()}, Card(Rank::Ace, Suit::Spades), 0, 0, {}};
  return csv_heading(rate_fields(BookEntry{}, no_rate));
}

// What a book is for, and how its rates were found.
Fields key_fields(const BookKey& key) {
  return {{"active", number(key.setup.seats)},
          {"deck", number(key.setup.deck.size())},
          {"cards", number(key.setup.cards)},
          {"seed", number(key.seed)},
          {"precision", number(key.precision)}};
}

Fields content_fields(const std::string& file, const BookContent& content) {
  return joined({{{"schema", only_json(text("nap.book-info/1"))}, {"file", text(file)}},
                 key_fields(content.key),
                 {{"shard", number(content.key.shard.number)},
                  {"shards", number(content.key.shard.of)},
                  {"classes", number(content.classes)},
                  {"wanted", number(content.wanted)},
                  {"complete", truth(content.classes == content.wanted)},
                  {"rates", number(content.rates)},
                  {"deals", number(content.deals)},
                  {"widest", number(content.widest)}}});
}

Fields progress_fields(const std::string& file, const BookProgress& progress) {
  return {{"schema", only_json(text("nap.book/1"))},
          {"file", text(file)},
          {"classes", number(progress.done)},
          {"wanted", number(progress.wanted)},
          {"complete", truth(progress.is_complete())}};
}

// In percent: "54.2", or as much of it as is known: "54", "<27".
std::string rate_text(const Estimate& rate) {
  constexpr double kLoose = 0.02;
  if (rate.half_width() <= kLoose) return fmt::format("{:.1f}", 100.0 * rate.value);
  if (rate.high < kBreakEvens.front()) return fmt::format("<{:.0f}", std::ceil(100.0 * rate.high));
  return fmt::format("{:.0f}", 100.0 * rate.value);
}

constexpr std::size_t kCellWidth = 8;  // of one target, without the gap before it

// A hand, or nothing, and a cell for each target, in as many lines as they need.
std::string hand_line(const std::string& hand, const std::vector<std::string>& cells, int cards) {
  const auto hand_width = static_cast<std::size_t>(cards) + 3;
  std::string text = fmt::format("{:{}}", hand, hand_width);
  std::size_t used = hand_width;
  for (const std::string& cell : cells) {
    if (used + 2 + kCellWidth > kLineWidth) {
      text.erase(text.find_last_not_of(' ') + 1);
      text += '\n' + std::string(hand_width, ' ');
      used = hand_width;
    }
    text += fmt::format("  {:>{}}", cell, kCellWidth);
    used += 2 + kCellWidth;
  }
  return text.substr(0, text.find_last_not_of(' ') + 1) + '\n';
}

std::string hand_text(const BookEntry& entry, int cards) {
  std::vector<std::string> cells;
  for (const Rate& rate : entry.rates) {
    cells.push_back(fmt::format("{:>5} {}", rate_text(rate.success), to_string(rate.lead)));
  }
  return hand_line(to_dots(entry.hand), cells, cards);
}

// Misère twice: with the suit led as trump it is "misere+".
std::string query_heading(int cards) {
  std::vector<std::string> targets;
  for (const Contract& contract : rated_contracts(cards)) {
    const bool has_trump = contract.is_misere() && contract.trump.is_first_lead();
    targets.push_back(has_trump ? "misere+" : target_id(contract));
  }
  return wrapped(
             "Success in % and lead for each number of tricks, for misere without trump (misere) and with the suit "
             "led as trump (misere+, elsewhere misere-trump). <: less than that; rates are precise only where a bid "
             "may pay.\n\n") +
         hand_line("hand", targets, cards);
}

// "a.book: ...", on two lines where one is too short.
std::string told_of(const std::string& file, const std::string& what) {
  const std::string line = fmt::format("{}: {}\n", file, what);
  return columns_of(line) <= kLineWidth + 1 ? line : wrapped(fmt::format("{}:\n{}\n", file, what));
}

std::string content_text(const std::string& file, const BookContent& content) {
  const BookKey& key = content.key;
  std::string text = told_of(
      file, fmt::format("{} active seats, {} cards, {} in a hand; seed {}, precision {:g}", key.setup.seats,
                        key.setup.deck.size(), key.setup.cards, key.seed, key.precision));
  if (key.shard.of > 1) text += fmt::format("part {} of {}\n", key.shard.number, key.shard.of);
  text += fmt::format("{} of {} hand classes", with_commas(content.classes), with_commas(content.wanted));
  text += content.classes == content.wanted ? ": complete\n" : ": run nap book build to resume\n";
  text += fmt::format("{} rates on {} deals\n", with_commas(content.rates), with_commas(content.deals));
  text += fmt::format("rates near a break-even are known to within +- {:.2f} %\n", 100.0 * content.widest);
  return text;
}

std::string classes_text(const BookProgress& progress) {
  return fmt::format("{} of {} hand classes", with_commas(progress.done), with_commas(progress.wanted));
}

}  // namespace

std::string progress_text(const std::string& file, const BookProgress& progress) {
  return fmt::format("{}: {}", file, classes_text(progress));
}

std::string progress_in(Format format, const std::string& file, const BookProgress& progress) {
  const Fields fields = progress_fields(file, progress);
  const char* outlook = progress.is_complete() ? "complete" : "merge more parts or build the rest";
  return write_in(
      format, [&] { return told_of(file, fmt::format("{}: {}", classes_text(progress), outlook)); },
      [&] { return json_object(fields) + '\n'; }, [&] { return csv_text({fields}); });
}

std::string content_in(Format format, const std::string& file, const BookContent& content) {
  const Fields fields = content_fields(file, content);
  return write_in(
      format, [&] { return content_text(file, content); }, [&] { return json_object(fields) + '\n'; },
      [&] { return csv_text({fields}); });
}

void RateWriter::begin(const BookKey& key) {
  switch (format_) {
    case Format::Csv:
      heading_ = rates_heading();
      return;
    case Format::Json:
      heading_ = json_opening(joined({{{"schema", text("nap.rates/1")}}, key_fields(key)}), "rows");
      return;
    case Format::Text:
      break;
  }
  cards_ = key.setup.cards;
  heading_ = query_heading(cards_);
}

void RateWriter::write(const BookEntry& entry) {
  if (format_ == Format::Text) {
    ++rows_;
    return write_text(hand_text(entry, cards_));
  }
  std::string rows;
  for (const Rate& rate : entry.rates) {
    const Fields fields = rate_fields(entry, rate);
    if (format_ == Format::Csv) {
      rows += csv_line(fields);
    } else {
      rows += (rows_ == 0 ? "\n" : ",\n") + json_object(fields);
    }
    ++rows_;
  }
  write_text(rows);
}

void RateWriter::finish() {
  write_text(format_ == Format::Json ? json_closing() : "");
  if (format_ == Format::Text && rows_ == 0) write_text("(no hand matches)\n");
}

void RateWriter::write_text(const std::string& text) { output_.write(std::exchange(heading_, "") + text); }

}  // namespace nap::cli

#include "book/book_writer.hpp"

#include <cmath>

#include <fmt/format.h>

#include "io/numbers.hpp"
#include "io/records.hpp"
#include "nap/cards/notation.hpp"
#include "nap/text/json_string.hpp"

namespace nap::cli {
namespace {

std::string rate_json(const BookEntry& entry, const Rate& rate) {
  return fmt::format(
      R"({{"class":"{}","members":{},"target":"{}","lead":"{}","deals":{},"successes":{},"low":{},"high":{}}})",
      to_dots(entry.hand), entry.members, target_id(rate.contract), to_string(rate.lead), rate.deals,
      rate.successes, plain_number(rate.success.low), plain_number(rate.success.high));
}

std::string rate_csv(const BookEntry& entry, const Rate& rate) {
  return fmt::format("{},{},{},{},{},{},{},{}\n", to_dots(entry.hand), entry.members,
                     target_id(rate.contract), to_string(rate.lead), rate.deals, rate.successes,
                     plain_number(rate.success.low), plain_number(rate.success.high));
}

// "54.2 %", or as much of it as is known: "54 %", "<27 %".
std::string rate_text(const Estimate& rate) {
  constexpr double kLoose = 0.02;
  if (rate.half_width() <= kLoose) return fmt::format("{:.1f} %", 100.0 * rate.value);
  if (rate.high < kBreakEvens.front()) return fmt::format("<{:.0f} %", std::ceil(100.0 * rate.high));
  return fmt::format("{:.0f} %", 100.0 * rate.value);
}

// One line a hand: each target's success and lead.
std::string hand_text(const BookEntry& entry) {
  std::string line = fmt::format("{:14}", to_dots(entry.hand));
  for (const Rate& rate : entry.rates) {
    line += fmt::format("  {:>7} {}  ", rate_text(rate.success), to_string(rate.lead));
  }
  return line.substr(0, line.find_last_not_of(' ') + 1) + '\n';
}

}  // namespace

std::string to_text(const std::string& file, const BookContent& content) {
  const BookKey& key = content.key;
  std::string text =
      fmt::format("{}: {} active seats, {} cards, {} in a hand; seed {}, precision {:g}\n", file,
                  key.setup.seats, key.setup.deck.size(), key.setup.cards, key.seed, key.precision);
  if (key.shard.of > 1) text += fmt::format("part {} of {}\n", key.shard.number, key.shard.of);
  text += fmt::format("{} of {} hand classes", with_commas(content.classes), with_commas(content.wanted));
  text += content.classes == content.wanted ? ": complete\n" : ": build it again to go on\n";
  text += fmt::format("{} rates on {} deals\n", with_commas(content.rates), with_commas(content.deals));
  text +=
      fmt::format("rates that meet a break-even are known to within +- {:.2f} %\n", 100.0 * content.widest);
  return text;
}

std::string to_json(const std::string& file, const BookContent& content) {
  const BookKey& key = content.key;
  return fmt::format(
      R"({{"schema":"nap.book-info/1","file":{},"active":{},"deck":{},"cards":{},"seed":{},"precision":{},)"
      R"("shard":{},"shards":{},"classes":{},"wanted":{},"complete":{},"rates":{},"deals":{},"widest":{}}})"
      "\n",
      to_json_string(file), key.setup.seats, key.setup.deck.size(), key.setup.cards, key.seed,
      plain_number(key.precision), key.shard.number, key.shard.of, content.classes, content.wanted,
      content.classes == content.wanted, content.rates, content.deals, plain_number(content.widest));
}

std::string to_csv(const std::string& file, const BookContent& content) {
  const BookKey& key = content.key;
  return fmt::format(
      "file,active,deck,cards,seed,precision,shard,shards,classes,wanted,complete,rates,deals,widest\n"
      "{},{},{},{},{},{},{},{},{},{},{},{},{},{}\n",
      csv_field(file), key.setup.seats, key.setup.deck.size(), key.setup.cards, key.seed,
      plain_number(key.precision), key.shard.number, key.shard.of, content.classes, content.wanted,
      content.classes == content.wanted, content.rates, content.deals, plain_number(content.widest));
}

void RateWriter::begin(const BookKey& key) {
  switch (format_) {
    case Format::Csv:
      return output_.write("class,members,target,lead,deals,successes,low,high\n");
    case Format::Json:
      return output_.write(fmt::format(
          R"({{"schema":"nap.rates/1","active":{},"deck":{},"cards":{},"seed":{},"precision":{},"rows":[)",
          key.setup.seats, key.setup.deck.size(), key.setup.cards, key.seed, plain_number(key.precision)));
    case Format::Text:
      break;
  }
  std::string heading = fmt::format("{:14}", "hand");
  for (const Contract& contract : rated_contracts(key.setup.cards)) {
    heading += fmt::format("  {:>7}{:5}", target_id(contract), "");
  }
  output_.write(
      "Success and lead for each number of tricks and misere without trump (misere) "
      "and with the suit led as trump\n"
      "(misere-trump). <: less than that; a book knows rates finely only where a bid may pay.\n\n" +
      heading.substr(0, heading.find_last_not_of(' ') + 1) + '\n');
}

void RateWriter::write(const BookEntry& entry) {
  if (format_ == Format::Text) {
    ++rows_;
    return output_.write(hand_text(entry));
  }
  std::string text;
  for (const Rate& rate : entry.rates) {
    if (format_ == Format::Csv) {
      text += rate_csv(entry, rate);
    } else {
      text += (rows_ == 0 ? "\n" : ",\n") + rate_json(entry, rate);
    }
    ++rows_;
  }
  output_.write(text);
}

void RateWriter::finish() {
  if (format_ == Format::Json) output_.write("\n]}\n");
  if (format_ == Format::Text && rows_ == 0) output_.write("(no hand of that kind)\n");
}

}  // namespace nap::cli

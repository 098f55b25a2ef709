#include "nap/inquiry/book/book_document.hpp"

#include <cmath>
#include <utility>

#include <fmt/format.h>

#include "nap/analysis/played/played_model.hpp"
#include "nap/cards/notation.hpp"
#include "nap/inquiry/words/titles.hpp"
#include "nap/report/figures.hpp"
#include "nap/report/records.hpp"
#include "nap/report/wrap.hpp"
#include "nap/text/quoting.hpp"
#include "nap/text/words.hpp"

namespace nap {

using namespace report;

namespace {

// The rate at this place in the entry, both with all hands open and in play. Only with a joker the card does
// not tell the trump suit.
Fields rate_fields(const Deck& deck, const BookEntry& entry, std::size_t place) {
  const Rate& rate = entry.rates[place];
  const Fields fields = joined({{{"class", text(to_dots(entry.hand))},
                                 {"members", number(entry.members)},
                                 {"target", text(target_id(rate.contract))},
                                 {"lead", text(to_string(rate.lead.card))}},
                                deck.has_joker() ? Fields{{"trump", text(trump_id(rate.lead))}} : Fields(),
                                {{"deals", number(rate.deals)},
                                 {"successes", number(rate.successes)},
                                 {"low", number(rate.success.low)},
                                 {"high", number(rate.success.high)}}});
  if (entry.in_play.empty()) return fields;
  const HandRate& played = entry.in_play[place];
  const std::uint64_t plays = entry.is_played() ? entry.played[place].plays.deals() : 0;
  return joined({fields,
                 {{"played_source", text(word_for(played.source, kRateSourceWords))},
                  {"played_lead", text(to_string(played.lead.card))},
                  {"plays", number(plays)}},
                 estimate("played", std::optional(played.success))});
}

// The heading is that of a blank record: the names do not depend on the values.
std::string rates_heading(const BookKey& key) {
  const Contract one = {1, Trump::first_lead()};
  const Rate rate{one, opening_of(one, Card(Rank::Ace, Suit::Spades)), 0, 0, {}};
  BookEntry entry{0, 0, {}, {rate}};
  if (is_predicted(key.setup)) entry.in_play = {counted(Rate{rate.contract, rate.lead, 1, 0, {}})};
  return csv_heading(rate_fields(key.setup.deck, entry, 0));
}

// What a book is for, and how its rates were found.
Fields key_fields(const BookKey& key) {
  return {{"active", number(key.setup.seats)}, {"deck", number(key.setup.deck.size())},
          {"cards", number(key.setup.cards)},  {"joker", truth(key.setup.deck.has_joker())},
          {"seed", number(key.seed)},          {"precision", number(key.precision)}};
}

Fields content_fields(const std::string& file, const BookContent& content) {
  return joined({{{"schema", only_json(text("nap.book-info/2"))}, {"file", text(file)}},
                 key_fields(content.key),
                 {{"shard", number(content.key.shard.number)},
                  {"shards", number(content.key.shard.of)},
                  {"classes", number(content.progress.done)},
                  {"wanted", number(content.progress.wanted)},
                  {"complete", truth(content.progress.is_complete())},
                  {"rates", number(content.rates)},
                  {"deals", number(content.deals)},
                  {"widest", number(content.widest)},
                  {"played", number(content.progress.played)},
                  {"played_rates", number(content.played_rates)},
                  {"plays", number(content.plays)}}});
}

Fields progress_fields(const std::string& file, const BookProgress& progress) {
  return {{"schema", only_json(text("nap.book/2"))}, {"file", text(file)},
          {"classes", number(progress.done)},        {"played", number(progress.played)},
          {"wanted", number(progress.wanted)},       {"complete", truth(progress.is_complete())}};
}

// The rate in percent, with as much as is known of it: "54.2", "54", "<27".
std::string rate_text(const Estimate& rate) {
  constexpr double kLoose = 0.02;
  if (rate.half_width() <= kLoose) return fmt::format("{:.1f}", 100.0 * rate.value);
  if (rate.high < kBreakEvens.front()) return fmt::format("<{:.0f}", std::ceil(100.0 * rate.high));
  return fmt::format("{:.0f}", 100.0 * rate.value);
}

// "54.2"; "~54" if it is predicted.
std::string rate_text(const HandRate& rate) {
  return rate.source == RateSource::Predicted ? fmt::format("~{:.0f}", 100.0 * rate.success.value)
                                              : rate_text(rate.success);
}

constexpr std::size_t kCellWidth = 10;  // for one target, with the gap before it

// A hand, or an empty text, and a cell for each target, on as many lines as they need.
std::string hand_line(const std::string& hand, const std::vector<std::string>& cells, const Setup& setup) {
  const auto hand_width = static_cast<std::size_t>(setup.cards) + (setup.deck.has_joker() ? 5 : 3);
  std::string text = fmt::format("{:{}}", hand, hand_width);
  std::size_t used = hand_width;
  for (const std::string& cell : cells) {
    if (used + kCellWidth > kLineWidth) {
      text.erase(text.find_last_not_of(' ') + 1);
      text += '\n' + std::string(hand_width, ' ');
      used = hand_width;
    }
    text += fmt::format("{:>{}}", cell, kCellWidth);
    used += kCellWidth;
  }
  return text.substr(0, text.find_last_not_of(' ') + 1) + '\n';
}

std::string hand_text(const BookEntry& entry, const Setup& setup) {
  std::vector<std::string> cells;
  for (std::size_t i = 0; i < entry.rates.size(); ++i) {
    const bool is_open = entry.in_play.empty();
    const Opening& lead = is_open ? entry.rates[i].lead : entry.in_play[i].lead;
    cells.push_back(fmt::format("{:>5} {:{}}",
                                is_open ? rate_text(entry.rates[i].success) : rate_text(entry.in_play[i]),
                                lead_id(lead), setup.deck.has_joker() ? 3 : 2));
  }
  return hand_line(to_dots(entry.hand), cells, setup);
}

// Misère is rated twice. With the suit led as trump it is called "misere+".
std::string query_heading(const Setup& setup) {
  std::vector<std::string> targets;
  for (const Contract& contract : rated_contracts(setup.cards)) {
    const bool has_trump = contract.is_misere() && contract.trump.is_first_lead();
    targets.push_back(has_trump ? "misere+" : target_id(contract));
  }
  const char* model =
      is_predicted(setup)
          ? "What players make of it who see only their own cards. ~: predicted, where no bid is in doubt."
          : "All hands are open after the lead.";
  return wrapped(fmt::format(
             "Success in % and lead for each number of tricks, for misere without trump (misere) and with the suit "
             "led as trump (misere+, elsewhere misere-trump). {} <: less than that; rates are precise only where a bid "
             "may pay.{}\n\n",
             model, setup.deck.has_joker() ? " JKS: the joker, which names spades trump." : "")) +
         hand_line("hand", targets, setup);
}

std::string rates_opening(Format format, const BookKey& key) {
  if (format == Format::Text) return query_heading(key.setup);
  if (format == Format::Csv) return rates_heading(key);
  return json_opening(joined({{{"schema", text("nap.rates/2")}}, key_fields(key)}), "rows");
}

// "a.book: ...", on two lines if one is too short.
std::string told_of(const std::string& file, const std::string& what) {
  const std::string name = on_one_line(file);
  const std::string line = fmt::format("{}: {}\n", name, what);
  return columns_of(line) <= kLineWidth + 1 ? line : fmt::format("{}:\n{}\n", name, what);
}

std::string classes_text(const BookProgress& progress) {
  const std::string classes =
      fmt::format("{} of {} hand classes", with_commas(progress.done), with_commas(progress.wanted));
  return progress.played == 0 ? classes : fmt::format("{}, {} played", classes, with_commas(progress.played));
}

std::string content_text(const std::string& file, const BookContent& content) {
  const BookKey& key = content.key;
  std::string text = told_of(
      file, fmt::format("{}; seed {}, precision {:g}", setup_text(key.setup), key.seed, key.precision));
  if (key.shard.of > 1) text += fmt::format("part {} of {}\n", key.shard.number, key.shard.of);
  text += classes_text(content.progress);
  text += content.progress.is_complete() ? ": complete\n" : ": run nap book build to resume\n";
  text += fmt::format("{} rates on {} deals\n", with_commas(content.rates), with_commas(content.deals));
  text += fmt::format("rates near a break-even are known to within +- {:.2f} %\n", 100.0 * content.widest);
  if (content.plays > 0) {
    text += fmt::format("{} rates played on {} deals; the others in play are predicted\n",
                        with_commas(content.played_rates), with_commas(content.plays));
  }
  return text;
}

}  // namespace

std::string progress_text(const std::string& file, const BookProgress& progress) {
  return fmt::format("{}: {}", on_one_line(file), classes_text(progress));
}

Document progress_document(const std::string& file, const BookProgress& progress) {
  const char* outlook = progress.is_complete() ? "complete" : "merge more parts or build the rest";
  Document document;
  document.say(told_of(file, fmt::format("{}: {}", classes_text(progress), outlook)));
  document.head = progress_fields(file, progress);
  return document;
}

Document content_document(const std::string& file, const BookContent& content) {
  Document document;
  document.say(content_text(file, content));
  document.head = content_fields(file, content);
  return document;
}

RateWriter::RateWriter(Format format, const BookKey& key)
    : format_(format), setup_(key.setup), heading_(rates_opening(format, key)) {}

std::string RateWriter::rows_of(const BookEntry& entry) {
  if (format_ == Format::Text) {
    ++rows_;
    return with_heading(hand_text(entry, setup_));
  }
  std::string rows;
  for (std::size_t i = 0; i < entry.rates.size(); ++i) {
    const Fields fields = rate_fields(setup_.deck, entry, i);
    if (format_ == Format::Csv) {
      rows += csv_line(fields);
    } else {
      rows += (rows_ == 0 ? "\n" : ",\n") + json_object(fields);
    }
    ++rows_;
  }
  return with_heading(rows);
}

std::string RateWriter::end() {
  const std::string text = with_heading(format_ == Format::Json ? json_closing() : "");
  return format_ == Format::Text && rows_ == 0 ? text + "(no hand matches)\n" : text;
}

std::string RateWriter::with_heading(const std::string& text) { return std::exchange(heading_, "") + text; }

}  // namespace nap

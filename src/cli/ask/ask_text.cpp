#include <algorithm>
#include <cmath>
#include <cstdint>
#include <string>
#include <vector>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "ask/ask_writer.hpp"
#include "nap/report/figures.hpp"
#include "nap/report/table.hpp"
#include "nap/report/wrap.hpp"
#include "writing/names.hpp"

namespace nap::cli {

using namespace report;

namespace {

class TextWriter {
 public:
  TextWriter(const AskReport& report, const TextLayout& layout)
      : question_(report.question), answer_(report.answer), asked_(report.asked), layout_(layout) {}

  std::string text() const {
    std::string text = wrapped(advice_text(question_, answer_, layout_.style), layout_.width) + "\n\n";
    text += heading_text(question_, asked_, to_text(question_.hand, layout_.style), deals(), layout_);
    if (answer_.bids.empty()) return text;
    text += '\n' + table();
    if (question_.leads.counted == CountedLeads::Every) text += '\n' + leads();
    return text;
  }

 private:
  std::string deals() const {
    switch (answer_.method) {
      case Method::Exact:
        return answer_.bids.empty() ? "" : fmt::format("all {} possible deals", with_commas(answer_.deals));
      case Method::MonteCarlo:
        return has_plays() ? deals_played() : with_commas(answer_.deals) + " deals";
      case Method::Book:
        break;
    }
    return "rates of the book";
  }

  // Bids of one contract share their deals.
  std::string deals_played() const {
    std::vector<Contract> contracts;
    std::uint64_t sum = 0;
    bool is_same = true;
    for (const BidAnswer& answer : answer_.bids) {
      const Contract& contract = answer.bid.contract;
      if (answer.plays == 0 || std::find(contracts.begin(), contracts.end(), contract) != contracts.end())
        continue;
      contracts.push_back(contract);
      sum += answer.plays;
      is_same = is_same && answer.plays == answer_.deals;
    }
    if (is_same && contracts.size() > 1) return with_commas(answer_.deals) + " deals played for each bid";
    return with_commas(sum) + " deals played";
  }

  bool is_played() const { return answer_.model == Model::SelfPlay; }
  bool has_plays() const {
    return is_played() && std::any_of(answer_.bids.begin(), answer_.bids.end(),
                                      [](const BidAnswer& answer) { return answer.plays > 0; });
  }
  bool has_bracket() const { return is_played() && question_.bracket_deals.has_value(); }
  bool has_leads() const { return answer_.model != Model::DoubleDummy; }
  // Only who wants everything explained gets the rate of the best lead of each deal.
  bool has_index() const {
    return layout_.notes == Notes::All && has_leads() && answer_.bids.front().double_dummy.has_value();
  }
  SuitStyle suits() const { return layout_.style.suits; }

  // With bars, if every bid then still has one line.
  std::string table() const {
    const std::string text = table_with(has_index() ? Middle::Index : Middle::Bars);
    const auto lines = static_cast<std::size_t>(std::count(text.begin(), text.end(), '\n'));
    const bool is_broken = !has_index() && lines != answer_.bids.size() + 1;
    return is_broken ? table_with(Middle::Nothing) : text;
  }

  // What stands between a rate and its lead.
  enum class Middle { Nothing, Bars, Index };

  std::string table_with(Middle middle) const {
    std::vector<Table::Column> columns = {{"bid", Align::Left}, {"makes", Align::Right}};
    if (is_played()) columns.push_back({"face up", Align::Right});
    if (has_bracket()) columns.insert(columns.end(), {{"lower", Align::Right}, {"upper", Align::Right}});
    if (middle == Middle::Bars) columns.push_back({"", Align::Left});
    if (middle == Middle::Index) columns.push_back({"best lead per deal", Align::Right});
    if (has_leads()) columns.push_back({"lead", Align::Left});
    columns.insert(columns.end(), {{"needs", Align::Right}, {"EV", Align::Right}, {"", Align::Prose}});
    Table table(std::move(columns));
    for (const BidAnswer& answer : answer_.bids) {
      std::vector<std::string> row = {
          short_title(answer.bid, suits()),
          fmt::format("{}{}", answer.is_predicted ? "~" : "", with_error(answer.success))};
      if (is_played()) row.push_back(percent(answer.face_up->value));
      if (has_bracket()) {
        row.push_back(with_error(answer.bracket->lower));
        row.push_back(with_error(answer.bracket->upper));
      }
      if (middle == Middle::Bars) row.push_back(bar(answer.success.value, suits()));
      if (middle == Middle::Index) row.push_back(percent(answer.double_dummy->value));
      if (has_leads()) row.push_back(to_text(*answer.lead, layout_.style));
      row.insert(row.end(), {short_percent(answer.break_even), signed_stakes(answer.ev), remark(answer.bid)});
      table.add_row(std::move(row));
    }
    return table.to_text(layout_.width);
  }

  std::string remark(const Bid& bid) const {
    return question_.may_advise(bid) ? "" : "after " + title(bid.after, suits());
  }

  // Every first card, in the order of the hand.
  std::string leads() const {
    std::vector<Table::Column> columns = {{"bid", Align::Left}};
    for (const Card card : question_.hand) columns.push_back({to_text(card, layout_.style), Align::Right});
    Table table(std::move(columns));
    double error = 0.0;
    for (const BidAnswer& answer : answer_.bids) {
      std::vector<std::string> row = {short_title(answer.bid, suits())};
      for (const Card card : question_.hand) {
        const auto lead = std::find_if(answer.leads.begin(), answer.leads.end(),
                                       [card](const LeadRate& each) { return each.card == card; });
        row.push_back(percent(lead->success.value));
        error = std::max(error, lead->success.half_width());
      }
      table.add_row(std::move(row));
    }
    const std::string heading = error == 0.0 ? "How often each first card makes the bid:"
                                             : fmt::format(
                                                   "How often each first card makes the bid (± {:.1f} at "
                                                   "most):",
                                                   std::max(0.1, std::ceil(1000.0 * error) / 10.0));
    return heading + "\n\n" + table.to_text(layout_.width);
  }

  const Question& question_;
  const Answer& answer_;
  const Asked& asked_;
  const TextLayout& layout_;
};

}  // namespace

std::string to_text(const AskReport& report, const TextLayout& layout) {
  return TextWriter(report, layout).text();
}

std::string bar(double rate, SuitStyle style) {
  constexpr int kLength = 10;
  const int filled = static_cast<int>(std::lround(rate * kLength));
  std::string text;
  for (int i = 0; i < kLength; ++i) {
    const bool is_filled = i < filled;
    text += style == SuitStyle::Symbols ? (is_filled ? "█" : "░") : (is_filled ? "#" : ".");
  }
  return text;
}

std::string short_title(const Bid& bid, SuitStyle style) {
  constexpr std::size_t kLongest = 12;
  const std::string text = title(bid.id, style);
  return columns_of(text) <= kLongest ? text : text.substr(0, kLongest - 1) + "~";
}

std::string heading_text(const Question& question, const Asked& asked, const std::string& hand,
                         const std::string& deals, const TextLayout& layout) {
  std::string line = hand.empty() ? "" : hand + "   ";
  line += fmt::format("{}, {} cards, {} stakes", players_text(question.seating), question.deck.size(),
                      question.ruleset.name);
  if (!deals.empty()) line += ", " + deals;
  std::string text = wrapped(line, layout.width) + '\n';
  const auto add = [&](const std::string& more) { text += wrapped(more, layout.width) + '\n'; };
  if (question.turn) {
    const std::vector<std::string>& heard = question.turn->heard;
    add(heard.empty() ? "You call first." : fmt::format("Calls so far: {}.", fmt::join(heard, ", ")));
  }
  if (asked.form == HandForm::Groups) add("Read as spades, hearts, diamonds, clubs: a group is a suit.");
  if (!asked.defaults.empty()) add(fmt::format("Your defaults: {}.", defaults_text(asked.defaults)));
  text += changes_text(question.ruleset, layout.style.suits, layout.width);
  return text + ruleset_notes_text(question.ruleset, question.seating, layout.style.suits, layout.width);
}

}  // namespace nap::cli

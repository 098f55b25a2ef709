#include <algorithm>

#include <fmt/format.h>

#include "ask/ask_writer.hpp"
#include "writing/names.hpp"
#include "writing/numbers.hpp"
#include "writing/table.hpp"

namespace nap::cli {
namespace {

std::string capitalised(std::string text) {
  if (!text.empty() && text[0] >= 'a' && text[0] <= 'z') text[0] = static_cast<char>(text[0] - 'a' + 'A');
  return text;
}

class TextWriter {
 public:
  TextWriter(const AskReport& report, SuitStyle style)
      : question_(report.question), answer_(report.answer), style_(style) {}

  std::string heading() const {
    const std::string text =
        fmt::format("{}   {}, {} cards, {} stakes, ", to_text(question_.hand, style_),
                    players_text(question_.seating), question_.deck.size(), question_.ruleset.name);
    switch (answer_.method) {
      case Method::Exact:
        return text + fmt::format("all {} possible deals\n", with_commas(answer_.deals));
      case Method::MonteCarlo:
        return text + fmt::format("{} deals\n", with_commas(answer_.deals));
      case Method::Book:
        break;
    }
    return text + "rates of the book\n";
  }

  std::string table() const {
    const bool is_committed = question_.model == Model::Committed;
    std::vector<Table::Column> columns = {{"bid", Align::Left}, {"makes", Align::Right}};
    if (is_committed) columns.push_back({"lead", Align::Left});
    if (has_index()) columns.push_back({"best lead per deal", Align::Right});
    columns.insert(
        columns.end(),
        {{"needs", Align::Right}, {"EV each", Align::Right}, {"EV", Align::Right}, {"", Align::Left}});
    Table table(std::move(columns));
    for (const BidAnswer& answer : answer_.bids) {
      std::vector<std::string> row = {title(answer.bid.id, style_), with_error(answer.success)};
      if (is_committed) row.push_back(to_text(*answer.lead, style_));
      if (has_index()) row.push_back(percent(answer.double_dummy->value));
      row.insert(row.end(),
                 {percent(answer.break_even), signed_stakes(answer.ev_per_payer), signed_stakes(answer.ev),
                  answer.bid.needs_earlier_bid() ? "only after " + title(answer.bid.after, style_) : ""});
      table.add_row(std::move(row));
    }
    return table.to_text();
  }

  std::string advice() const {
    std::string text = answer_.advice.best ? call() : pass();
    if (!answer_.advice.is_decided && answer_.advice.best) text += tie();
    return text + nap_sentence() + '\n';
  }

 private:
  // Whether there is a column of its own for the best lead of each deal.
  bool has_index() const {
    return question_.model == Model::Committed && answer_.bids.front().double_dummy.has_value();
  }
  std::string name(const BidAnswer& answer) const { return title(answer.bid.id, style_); }

  static std::string prospects(const BidAnswer& answer) {
    return fmt::format("makes in {} of deals ({} needed)", percent(answer.success.value),
                       short_percent(answer.break_even));
  }

  std::string call() const {
    const BidAnswer& best = *answer_.advice.best;
    const std::string lead = best.lead ? " and lead " + to_text(*best.lead, style_) : "";
    return fmt::format("Call {}{}: it {} and is worth {} stakes.", name(best), lead, prospects(best),
                       signed_stakes(best.ev));
  }

  std::string pass() const {
    const Advice& advice = answer_.advice;
    if (!advice.next) return "Pass.";
    const BidAnswer& nearest = *advice.next;
    if (advice.margin.value == 0.0) return fmt::format("Pass or call {}.", name(nearest)) + tie();
    std::string text =
        fmt::format("Pass: no bid pays. The nearest is {}: it {}.", name(nearest), prospects(nearest));
    return advice.is_decided ? text : text + tie();
  }

  // Why the advice is not decided.
  std::string tie() const {
    const Advice& advice = answer_.advice;
    const std::string other = advice.next ? name(*advice.next) : "passing";
    if (advice.margin.value == 0.0) {
      return fmt::format(" {} is worth exactly as much{}.", capitalised(other),
                         answer_.method == Method::Exact ? "" : " in these deals");
    }
    std::string text = fmt::format(" But {} is as good within the error", other);
    if (answer_.method == Method::Book) return text + " of the book; ask without --book for more deals.";
    if (!advice.deals_to_decide) return text + ", and more deals would hardly settle it.";
    return text + fmt::format(": about {} deals would settle it (--deals {}).",
                              with_commas(*advice.deals_to_decide), *advice.deals_to_decide);
  }

  // What the asker wanted to know when the answer is another bid.
  std::string nap_sentence() const {
    const Advice& advice = answer_.advice;
    const auto is_nap = [](const std::optional<BidAnswer>& answer) {
      return answer && answer->bid.id == "nap";
    };
    if (is_nap(advice.best) || (!advice.best && is_nap(advice.next))) return "";  // told already
    for (const BidAnswer& answer : answer_.bids) {
      if (answer.bid.id != "nap") continue;
      const bool pays_too = answer.ev > 0.0;
      return fmt::format(" {}{} {}{}.", capitalised(name(answer)), pays_too ? " pays too: it" : "",
                         prospects(answer),
                         pays_too ? fmt::format(" and is worth {} stakes", signed_stakes(answer.ev)) : "");
    }
    return "";
  }

  const Question& question_;
  const Answer& answer_;
  SuitStyle style_;
};

}  // namespace

std::string to_text(const AskReport& report, SuitStyle style) {
  const TextWriter writer(report, style);
  return writer.heading() + '\n' + writer.table() + '\n' + writer.advice();
}

std::string notes(const Question& question, Method method, SuitStyle style) {
  const int payers = question.seating.payers;
  std::string text = "Passing is counted as zero. EV is in stakes: each = from one payer";
  text += payers == 1 ? ", of whom there is one.\n" : fmt::format(", EV = from all {}.\n", payers);
  if (question.model == Model::DoubleDummy) {
    text +=
        "\"Makes\" is the double-dummy index: it sees every hand even before the lead, "
        "so it is no forecast.\n";
  } else {
    text += "\"Makes\" commits to one lead, then plays every hand face up";
    text += method == Method::Book ? ".\n" : "; \"best lead per deal\" sees all hands first.\n";
  }
  const std::vector<Bid> bids = question.ruleset.callable_bids();
  if (std::any_of(bids.begin(), bids.end(), [](const Bid& bid) { return bid.contract.is_misere(); })) {
    text +=
        capitalised(title("misere", style)) +
        " is played against defenders who see all the cards. Real defenders do not, so it makes more often.\n";
  }
  return text;
}

}  // namespace nap::cli

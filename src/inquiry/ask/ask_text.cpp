#include <algorithm>
#include <cmath>
#include <cstdint>
#include <string>
#include <vector>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "nap/inquiry/ask/ask_document.hpp"
#include "nap/inquiry/table/dead_cards.hpp"
#include "nap/inquiry/words/titles.hpp"
#include "nap/report/figures.hpp"
#include "nap/report/table.hpp"
#include "nap/text/words.hpp"

namespace nap {

using namespace report;

namespace {

// A bar of ten characters, filled in proportion to the rate.
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

// What the others keep.
std::string_view habit_text(KeepHabit habit) {
  switch (habit) {
    case KeepHabit::Best:
      return "what their own best bid wants";
    case KeepHabit::Longest:
      return "their longest suit";
    case KeepHabit::Random:
      break;
  }
  return "any cards";
}

// How many cards were dealt, a line; empty if all are kept.
std::string dealt_text(const Question& question) {
  if (!question.ruleset.dealt) return "";
  return fmt::format("{} dealt, {} kept; the others keep {} (--others-keep).\n", *question.ruleset.dealt,
                     question.ruleset.cards, habit_text(question.others_keep));
}

// The cards that an exchange has shown, a line; empty if there are none.
std::string seen_text(const Question& question, const CardStyle& style) {
  if (question.seen.is_empty()) return "";
  return fmt::format("Seen by the exchange ({}): {}.\n",
                     word_for(question.ruleset.exchange->kind, kExchangeWords),
                     to_text(question.seen, style));
}

// Doubled stakes and the pool, a line each; empty if there are none.
std::string pool_text(const Question& question) {
  const std::string lowest = bid_title(question.ruleset.lowest_bid().id);
  const std::string doubled =
      question.times > 1 ? fmt::format("Stakes are doubled; {} is the lowest bid.\n", lowest) : "";
  if (question.pool == 0) return doubled;
  return doubled + fmt::format("Pool: {}, to who makes Nap{}; EV counts it.\n", question.pool,
                               takes_alone(question.ruleset) ? "" : " or more");
}

class TextWriter {
 public:
  TextWriter(const AskReport& report, const AskWording& wording)
      : question_(report.question), answer_(report.answer), asked_(report.asked), wording_(wording) {}

  void write(Document& document) const {
    document.headline = advice_text(question_, answer_, wording_.cards);
    document.say(heading_text(question_, asked_, to_text(question_.hand, wording_.cards), answer_.model,
                              deals(), wording_.cards));
    if (answer_.bids.empty()) return;
    document.show(table());
    document.say(pools());
    document.say(keeps() + habits());
    document.say(free_leads());
    document.say(lost_misere());
    if (question_.leads.counted != CountedLeads::Every) return;
    document.say(leads_heading());
    document.show(leads());
  }

 private:
  // What the pool decides.
  std::string pools() const {
    const std::optional<PoolNeeded> needed =
        question_.pool > 0 ? pool_needed(answer_, question_) : std::nullopt;
    if (!needed) return "";
    const std::string name = capitalised(title(needed->bid.id, wording_.cards.suits));
    if (!needed->stakes) return fmt::format("{} is never made here, whatever is in the pool.\n", name);
    if (*needed->stakes <= 0.0) return fmt::format("{} is the best call without a pool, too.\n", name);
    return fmt::format("{} is the best call from a pool of about {} on.\n", name,
                       with_commas(static_cast<std::uint64_t>(std::ceil(*needed->stakes))));
  }

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

  // Bids with the same contract share their deals, so these are counted once.
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
    if (is_same && contracts.size() > 1) return with_commas(answer_.deals) + " deals a bid";
    return with_commas(sum) + " deals";
  }

  bool is_played() const { return answer_.model == Model::SelfPlay; }
  bool has_plays() const {
    return is_played() && std::any_of(answer_.bids.begin(), answer_.bids.end(),
                                      [](const BidAnswer& answer) { return answer.plays > 0; });
  }
  bool has_bracket() const { return is_played() && question_.bracket_deals.has_value(); }
  bool has_leads() const { return answer_.model != Model::DoubleDummy; }
  // Only a reader who wants everything explained gets the rate of the best lead of each deal.
  bool has_index() const {
    return wording_.notes == Notes::All && has_leads() && answer_.bids.front().double_dummy.has_value();
  }
  SuitStyle suits() const { return wording_.cards.suits; }

  Table table() const {
    std::vector<Table::Column> columns = {{"bid", Align::Left}, {"makes", Align::Right}};
    if (is_played()) columns.push_back({"face up", Align::Right});
    if (has_bracket()) columns.insert(columns.end(), {{"lower", Align::Right}, {"upper", Align::Right}});
    columns.push_back(has_index() ? Table::Column{"best lead per deal", Align::Right}
                                  : Table::Column{"", Align::Left, Table::Need::Optional});
    if (has_leads()) columns.push_back({"lead", Align::Left});
    columns.insert(columns.end(), {{"needs", Align::Right}, {"EV", Align::Right}, {"", Align::Prose}});
    Table table(std::move(columns), Table::Overflow::SecondLine);
    for (const BidAnswer& answer : answer_.bids) {
      std::vector<std::string> row = {
          title(answer.bid.id, suits()),
          fmt::format("{}{}", answer.is_predicted ? "~" : "", with_error(answer.success))};
      if (is_played()) row.push_back(percent(answer.face_up->value));
      if (has_bracket()) {
        row.push_back(with_error(answer.bracket->lower));
        row.push_back(with_error(answer.bracket->upper));
      }
      row.push_back(has_index() ? percent(answer.double_dummy->value) : bar(answer.success.value, suits()));
      if (has_leads()) row.push_back(opening_text(*answer.lead, answer.bid.contract, wording_.cards));
      row.insert(row.end(), {short_percent(answer.break_even), signed_stakes(answer.ev), remark(answer.bid)});
      table.add_row(std::move(row));
    }
    return table;
  }

  std::string remark(const Bid& bid) const {
    return question_.may_advise(bid) ? "" : "after " + title(bid.after, suits());
  }

  std::string lost_misere() const {
    for (const BidAnswer& answer : answer_.bids) {
      const CardSet played = answer.keep.is_empty() ? question_.hand : answer.keep;
      if (answer.bid.contract.is_misere() && played.has_joker())
        return fmt::format("{} cannot be made with the joker: it takes the trick that it is played to.\n",
                           capitalised(title(answer.bid.id, suits())));
    }
    return "";
  }

  // "Keep AS KS QS JH TH for one, two and three.": a line for each choice, in the order of the bids.
  std::string keeps() const {
    std::vector<CardSet> keeps;
    for (const BidAnswer& answer : answer_.bids) {
      const bool is_new = std::find(keeps.begin(), keeps.end(), answer.keep) == keeps.end();
      if (is_new && !answer.keep.is_empty()) keeps.push_back(answer.keep);
    }
    std::string text;
    for (const CardSet keep : keeps) {
      std::vector<std::string> bids;
      for (const BidAnswer& answer : answer_.bids) {
        if (answer.keep == keep) bids.push_back(title(answer.bid.id, suits()));
      }
      text += fmt::format("Keep {} for {}.\n", to_text(keep, wording_.cards),
                          keeps.size() == 1 ? "every bid" : listed(bids, "and"));
    }
    return text;
  }

  // How much it matters what the others keep.
  std::string habits() const {
    if (!answer_.habits) return "";
    std::vector<std::string> rates;
    for (const auto& [habit, success] : answer_.habits->rates) {
      rates.push_back(fmt::format("in {} if {} keep {}", with_error(success),
                                  rates.empty() ? "the others" : "they", habit_text(habit)));
    }
    return fmt::format("{} makes {}.\n", capitalised(title(answer_.habits->bid, suits())),
                       listed(rates, "and"));
  }

  // What forced leads cost.
  std::string free_leads() const {
    std::vector<std::string> bids;
    for (const BidAnswer& answer : answer_.bids) {
      if (!answer.free_lead) continue;
      bids.push_back(
          fmt::format("{} {}", title(answer.bid.id, suits()), with_error(answer.free_lead->success)));
    }
    return bids.empty() ? "" : fmt::format("If any card might be led: {}.\n", fmt::join(bids, ", "));
  }

  // The rates of every first card, in the order of the hand.
  Table leads() const {
    std::vector<Table::Column> columns = {{"bid", Align::Left}};
    for (const Card card : question_.hand) columns.push_back({to_text(card, wording_.cards), Align::Right});
    Table table(std::move(columns));
    for (const BidAnswer& answer : answer_.bids) {
      std::vector<std::string> row = {title(answer.bid.id, suits())};
      for (const Card card : question_.hand) {
        const auto lead = std::find_if(answer.leads.begin(), answer.leads.end(),
                                       [card](const LeadRate& each) { return each.lead.card == card; });
        row.push_back(lead == answer.leads.end() ? "-" : percent(lead->success.value));
      }
      table.add_row(std::move(row));
    }
    return table;
  }

  std::string leads_heading() const {
    double error = 0.0;
    for (const BidAnswer& answer : answer_.bids) {
      for (const LeadRate& lead : answer.leads) error = std::max(error, lead.success.half_width());
    }
    if (error == 0.0) return "How often each first card makes the bid:";
    return fmt::format("How often each first card makes the bid (± {:.1f} at most):",
                       std::max(0.1, std::ceil(1000.0 * error) / 10.0));
  }

  const Question& question_;
  const Answer& answer_;
  const Asked& asked_;
  const AskWording& wording_;
};

}  // namespace

void add_text(Document& document, const AskReport& report, const AskWording& wording) {
  TextWriter(report, wording).write(document);
}

std::string heard_text(const Turn& turn) {
  if (turn.heard.empty()) return "You call first.";
  const std::string calls = fmt::format("Calls so far: {}.", fmt::join(turn.heard, ", "));
  if (turn.duty != Duty::Answer) return calls;
  return calls + fmt::format(" Your Nap was outbid: you may play {} yourself.", turn.heard.back());
}

std::string heading_text(const Question& question, const Asked& asked, const std::string& hand, Model model,
                         const std::string& deals, const CardStyle& style) {
  std::string text = hand.empty() ? "" : hand + "   ";
  text += fmt::format("{}, {}, {} stakes, {}", players_text(question.seating), deck_text(question.deck),
                      question.ruleset.name(), word_for(model, kModelWords));
  if (!deals.empty()) text += ": " + deals;
  text += '\n';
  if (question.turn) text += heard_text(*question.turn) + '\n';
  text += dead_text(question.out_of_play, style) + dealt_text(question) + seen_text(question, style) +
          pool_text(question) + asked_text(asked);
  return text + changes_text(question.ruleset, style.suits) +
         ruleset_notes_text(question.ruleset, question.seating, style.suits);
}

}  // namespace nap

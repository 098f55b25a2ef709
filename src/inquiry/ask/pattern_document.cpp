#include "nap/inquiry/ask/pattern_document.hpp"

#include <algorithm>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "nap/inquiry/words/titles.hpp"
#include "nap/report/figures.hpp"
#include "nap/report/records.hpp"
#include "nap/report/table.hpp"
#include "nap/text/words.hpp"

namespace nap {

using namespace report;

namespace {

// The three most frequent choices: "three on 62 % of the hands, two on 30 %, passing on 8 %".
std::string best_choices(const PatternReport& report, SuitStyle style) {
  std::vector<std::pair<double, std::string>> shares;
  for (const PatternBid& bid : report.answer.bids) {
    if (bid.best_on > 0.0) shares.emplace_back(bid.best_on, title(bid.bid.id, style));
  }
  if (report.answer.pass_best_on > 0.0) shares.emplace_back(report.answer.pass_best_on, "passing");
  std::stable_sort(shares.begin(), shares.end(),
                   [](const auto& a, const auto& b) { return a.first > b.first; });
  constexpr std::size_t kMost = 3;
  std::vector<std::string> parts;
  for (std::size_t i = 0; i < std::min(kMost, shares.size()); ++i) {
    const char* of_hands = i == 0 ? " of the hands" : "";
    parts.push_back(fmt::format("{} on {}{}", shares[i].second, whole_percent(shares[i].first), of_hands));
  }
  return fmt::format("{}", fmt::join(parts, ", "));
}

std::string verdict(const PatternReport& report, SuitStyle style) {
  const std::string best = fmt::format("Best bid: {}.", best_choices(report, style));
  if (!report.answer.best) return "Pass: no bid pays on average. " + best;
  const PatternBid& bid = report.answer.bids[*report.answer.best];
  return fmt::format("Call {}: on average it makes in {} of deals ({} needed) and is worth {} stakes. {}",
                     title(bid.bid.id, style), percent(bid.mean.value), short_percent(bid.break_even),
                     signed_stakes(bid.ev), best);
}

std::string hands_text(const PatternAnswer& answer) {
  if (answer.coverage == Coverage::EveryClass) {
    return fmt::format("all {} hands", with_commas(answer.hands));
  }
  return fmt::format("{} of {} hands at random", with_commas(answer.rated), with_commas(answer.hands));
}

std::string deals_text(const PatternAnswer& answer) {
  if (answer.method == Method::Book) return "rates of the book";
  if (answer.deals == 0) return "";
  return fmt::format("at least {} deals a bid", with_commas(answer.deals));
}

std::string heading_figures(const PatternReport& report) {
  const std::string deals = deals_text(report.answer);
  return hands_text(report.answer) + (deals.empty() ? "" : ", " + deals);
}

using Extremes = PatternBid::Extremes;

std::string hand_text(const std::optional<Extremes>& extremes, PatternHand Extremes::*which,
                      const CardStyle& style) {
  if (!extremes) return "";
  const PatternHand& hand = (*extremes).*which;
  return fmt::format("{} {}", percent(hand.success.value), to_text(hand.hand, style));
}

// Whether a lead of the question may make another suit trump than its own.
bool says_trump(const Question& question) {
  const std::vector<Bid> bids = question.bids();
  return question.deck.has_joker() || std::any_of(bids.begin(), bids.end(), [](const Bid& bid) {
           return bid.contract.lead == LeadRule::LowestNonTrump;
         });
}

// Null if no hand is clearly weaker or stronger than the others.
Fields hand_fields(const std::string& name, const std::optional<Extremes>& extremes,
                   PatternHand Extremes::*which, const Question& question) {
  const auto hand = extremes ? std::optional((*extremes).*which) : std::nullopt;
  const Fields trump = {{name + "_trump", text_or_null(hand ? trump_id(hand->lead) : "")}};
  return joined({{{name + "_hand", text_or_null(hand ? to_dots(hand->hand) : "")},
                  {name + "_lead", text_or_null(hand ? to_string(hand->lead.card) : "")}},
                 says_trump(question) ? trump : Fields(),
                 estimate(name, hand ? std::optional(hand->success) : std::nullopt)});
}

Fields head_fields(const PatternReport& report) {
  const Question& question = report.question;
  return joined({{{"schema", only_json(text("nap.ask.pattern/2"))},
                  {"pattern", text(report.pattern)},
                  {"hands", number(report.answer.hands)},
                  {"rated", number(report.answer.rated)}},
                 seated_fields(question),
                 {{"joker", only_json(truth(question.deck.has_joker()))},
                  {"stakes", text(question.ruleset.name())},
                  {"model", text(word_for(question.model, kModelWords))},
                  {"method", text(word_for(report.answer.method, kMethodWords))},
                  {"seed", number(question.plan.seed)},
                  {"deals", number(report.answer.deals)},
                  {"seconds", only_json(fixed(report.seconds, 3))}},
                 said_fields(question, report.asked)});
}

Fields bid_fields(const PatternBid& bid, const Question& question) {
  return joined(
      {{{"bid", text(bid.bid.id)}, {"tricks", number(bid.bid.contract.tricks)}},
       main_estimate("success", bid.mean),
       estimate("face_up", bid.face_up),
       hand_fields("weakest", bid.extremes, &Extremes::weakest, question),
       hand_fields("strongest", bid.extremes, &Extremes::strongest, question),
       {{"break_even", number(bid.break_even)}, {"ev", number(bid.ev)}, {"best_on", number(bid.best_on)}}});
}

bool has_extremes(const PatternAnswer& answer) {
  return std::any_of(answer.bids.begin(), answer.bids.end(),
                     [](const PatternBid& bid) { return bid.extremes.has_value(); });
}

Table bids_table(const PatternReport& report, const CardStyle& style) {
  const bool names_hands = has_extremes(report.answer);
  std::vector<Table::Column> columns = {
      {"bid", Align::Left}, {"makes on average", Align::Right}, {"EV", Align::Right}};
  if (names_hands)
    columns.insert(columns.end(), {{"weakest hand", Align::Left}, {"strongest hand", Align::Left}});
  columns.push_back({"best on", Align::Right});
  Table table(std::move(columns), Table::Overflow::SecondLine);
  for (const PatternBid& bid : report.answer.bids) {
    std::vector<std::string> row = {title(bid.bid.id, style.suits), with_error(bid.mean),
                                    signed_stakes(bid.ev)};
    if (names_hands) {
      row.push_back(hand_text(bid.extremes, &Extremes::weakest, style));
      row.push_back(hand_text(bid.extremes, &Extremes::strongest, style));
    }
    row.push_back(whole_percent(bid.best_on));
    table.add_row(std::move(row));
  }
  return table;
}

std::string extremes_note(const PatternAnswer& answer) {
  const bool lacks_any = std::any_of(answer.bids.begin(), answer.bids.end(),
                                     [](const PatternBid& bid) { return !bid.extremes.has_value(); });
  return lacks_any ? "Two hands are named where they differ by more than their errors.\n" : "";
}

Fields tail_fields(const PatternAnswer& answer) {
  const bool has_best = answer.best.has_value();
  return {{"pass_best_on", only_json(number(answer.pass_best_on))},
          {"best", object({{"bid", text(has_best ? answer.bids[*answer.best].bid.id : "pass")},
                           {"ev", number(has_best ? answer.bids[*answer.best].ev : 0.0)}})}};
}

}  // namespace

Document pattern_document(const PatternReport& report, const AskWording& wording) {
  Document document;
  document.headline = verdict(report, wording.cards.suits);
  document.say(heading_text(report.question, report.asked, report.pattern, report.question.model,
                            heading_figures(report), wording.cards));
  document.show(bids_table(report, wording.cards));
  document.head = head_fields(report);
  std::vector<Fields> bids;
  for (const PatternBid& bid : report.answer.bids) bids.push_back(bid_fields(bid, report.question));
  document.tables = {{"bids", std::move(bids)}};
  document.tail = tail_fields(report.answer);
  document.say(extremes_note(report.answer) +
               notes_text(report.question, report.answer.method, wording, Rates::Played));
  return document;
}

}  // namespace nap

#include "nap/inquiry/ask/compare_document.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "nap/inquiry/words/titles.hpp"
#include "nap/report/figures.hpp"
#include "nap/report/records.hpp"
#include "nap/report/table.hpp"
#include "nap/text/words.hpp"

namespace nap {

using namespace report;

namespace {

// "three, +9.00"
std::string choice(const Answer& answer, const CardStyle& style) {
  const std::optional<BidAnswer>& best = answer.advice.best;
  if (!best) return "pass, 0 stakes";
  return fmt::format("{}, {} stakes", title(best->bid.id, style.suits), signed_stakes(best->ev));
}

std::string verdict(const CompareReport& report, const CardStyle& style) {
  const HandComparison& comparison = report.comparison;
  const auto& [first, second] = comparison.answers;
  const std::string one = to_text(report.question.hand, style);
  const std::string other = to_text(report.second, style);
  const std::string choices = fmt::format("({} against {})", choice(first, style), choice(second, style));
  if (comparison.ev.value == 0.0) return fmt::format("{} and {} are worth the same {}.", one, other, choices);
  if (!comparison.is_decided()) {
    return fmt::format("{} and {} are worth the same within the error {}.", one, other, choices);
  }
  const bool is_first = comparison.ev.value > 0.0;
  return fmt::format(
      "{} is worth {} stakes more than {} {}.", is_first ? one : other,
      amount_text(std::abs(comparison.ev.value)), is_first ? other : one,
      is_first ? choices : fmt::format("({} against {})", choice(second, style), choice(first, style)));
}

std::string signed_points(const Estimate& difference) {
  const std::string value = signed_number(100.0 * difference.value, 1);
  if (difference.is_exact()) return value;
  return fmt::format("{} ± {}", value, error_text(100.0 * difference.half_width(), 1));
}

Table bids_table(const CompareReport& report, const CardStyle& style) {
  const std::string one = to_text(report.question.hand, style);
  const std::string other = to_text(report.second, style);
  const HandComparison& comparison = report.comparison;
  Table table({{"bid", Align::Left},
               {one, Align::Right},
               {other, Align::Right},
               {"difference", Align::Right},
               {"first EV", Align::Right},
               {"second EV", Align::Right},
               {"difference", Align::Right}},
              Table::Overflow::SecondLine);
  for (std::size_t i = 0; i < comparison.bids.size(); ++i) {
    const BidDifference& difference = comparison.bids[i];
    const BidAnswer& first = comparison.answers[0].bids[i];
    const BidAnswer& second = comparison.answers[1].bids[i];
    table.add_row({title(difference.bid.id, style.suits), percent(first.success.value),
                   percent(second.success.value), signed_points(difference.success), signed_stakes(first.ev),
                   signed_stakes(second.ev), mean_text(difference.ev)});
  }
  return table;
}

Fields bid_fields(const CompareReport& report, std::size_t i) {
  const BidDifference& difference = report.comparison.bids[i];
  const BidAnswer& first = report.comparison.answers[0].bids[i];
  const BidAnswer& second = report.comparison.answers[1].bids[i];
  return joined({{{"bid", text(difference.bid.id)}},
                 {{"lead_first", text(lead_of(first))}, {"lead_second", text(lead_of(second))}},
                 estimate("success_first", first.success),
                 estimate("success_second", second.success),
                 estimate("success_difference", difference.success),
                 {{"ev_first", number(first.ev)}, {"ev_second", number(second.ev)}},
                 estimate("ev_difference", difference.ev)});
}

Fields head_fields(const CompareReport& report) {
  const Question& question = report.question;
  const Answer& answer = report.comparison.answers[0];
  return joined({{{"schema", only_json(text("nap.ask.compare/3"))},
                  {"first", text(to_dots(question.hand))},
                  {"second", text(to_dots(report.second))}},
                 seated_fields(question),
                 {{"stakes", text(question.ruleset.name())},
                  {"model", text(word_for(answer.model, kModelWords))},
                  {"method", text(word_for(answer.method, kMethodWords))},
                  {"seed", number(question.plan.seed)},
                  {"deals", number(answer.deals)},
                  {"seconds", only_json(fixed(report.seconds, 3))}},
                 said_fields(question, report.asked)});
}

Fields tail_fields(const HandComparison& comparison) {
  Fields fields = joined(
      {{{"best_first", best_of(comparison.answers[0])}, {"best_second", best_of(comparison.answers[1])}},
       estimate("best_ev_difference", comparison.ev),
       {{"decided", truth(comparison.is_decided())}}});
  for (Field& field : fields) field.value = only_json(field.value);
  return fields;
}

std::string deals_text(const HandComparison& comparison) {
  const auto& [first, second] = comparison.answers;
  if (first.method == Method::Exact && second.method == Method::Exact) return "all possible deals";
  if (first.model == Model::Committed) return fmt::format("{} deals for both", with_commas(first.deals));
  return fmt::format("at least {} deals a bid", with_commas(std::min(first.deals, second.deals)));
}

}  // namespace

Document compare_document(const CompareReport& report, const AskWording& wording) {
  const Answer& answer = report.comparison.answers[0];
  Document document;
  document.headline = verdict(report, wording.cards);
  document.say(heading_text(report.question, report.asked, "", answer.model, deals_text(report.comparison),
                            wording.cards));
  document.show(bids_table(report, wording.cards));
  document.head = head_fields(report);
  std::vector<Fields> bids;
  for (std::size_t i = 0; i < report.comparison.bids.size(); ++i) bids.push_back(bid_fields(report, i));
  document.tables = {{"bids", std::move(bids)}};
  document.tail = tail_fields(report.comparison);
  Question question = report.question;
  question.model = answer.model;
  document.say(notes_text(question, answer.method, wording, Rates::Played));
  return document;
}

}  // namespace nap

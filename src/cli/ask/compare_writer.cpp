#include "ask/compare_writer.hpp"

#include <fmt/format.h>

#include "nap/report/figures.hpp"
#include "nap/report/records.hpp"
#include "nap/report/table.hpp"
#include "nap/report/wrap.hpp"
#include "writing/names.hpp"

namespace nap::cli {

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
               {"difference", Align::Right}});
  for (std::size_t i = 0; i < comparison.bids.size(); ++i) {
    const BidDifference& difference = comparison.bids[i];
    const BidAnswer& first = comparison.answers[0].bids[i];
    const BidAnswer& second = comparison.answers[1].bids[i];
    table.add_row({short_title(difference.bid, style.suits), percent(first.success.value),
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

Fields question_fields(const CompareReport& report) {
  const Question& question = report.question;
  return {
      {"first", text(to_dots(question.hand))},       {"second", text(to_dots(report.second))},
      {"players", number(question.seating.players)}, {"active", number(question.seating.active)},
      {"payers", number(question.seating.payers)},   {"deck", number(question.deck.size())},
      {"cards", number(question.ruleset.cards)},     {"stakes", text(question.ruleset.name)},
      {"seed", number(question.plan.seed)},          {"deals", number(report.comparison.answers[0].deals)}};
}

}  // namespace

std::string to_text(const CompareReport& report, const TextLayout& layout) {
  const Answer& answer = report.comparison.answers[0];
  const std::string deals = answer.method == Method::Exact
                                ? "all possible deals"
                                : fmt::format("{} deals for both", with_commas(answer.deals));
  return wrapped(verdict(report, layout.style), layout.width) + "\n\n" +
         heading_text(report.question, report.asked, "", deals, layout) + '\n' +
         bids_table(report, layout.style).to_text(layout.width);
}

std::string to_json(const CompareReport& report) {
  std::vector<Fields> bids;
  for (std::size_t i = 0; i < report.comparison.bids.size(); ++i) bids.push_back(bid_fields(report, i));
  const auto best = [](const Answer& answer) {
    return text(answer.advice.best ? answer.advice.best->bid.id : "pass");
  };
  const auto& [first, second] = report.comparison.answers;
  return json_object(
             joined({{{"schema", text("nap.ask.compare/1")}},
                     question_fields(report),
                     {{"seconds", fixed(report.seconds, 3)}},
                     changes_fields(report.question.ruleset),
                     {{"bids", list(bids)}, {"best_first", best(first)}, {"best_second", best(second)}},
                     estimate("best_ev_difference", report.comparison.ev),
                     {{"decided", truth(report.comparison.is_decided())}}})) +
         '\n';
}

std::string to_csv(const CompareReport& report) {
  std::vector<Fields> rows;
  for (std::size_t i = 0; i < report.comparison.bids.size(); ++i) {
    rows.push_back(joined({question_fields(report), bid_fields(report, i)}));
  }
  return csv_text(rows);
}

}  // namespace nap::cli

#include "ask/pattern_writer.hpp"

#include <algorithm>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "nap/report/figures.hpp"
#include "nap/report/records.hpp"
#include "nap/report/table.hpp"
#include "nap/report/wrap.hpp"
#include "writing/names.hpp"

namespace nap::cli {

using namespace report;

namespace {

// "three on 62 % of the hands, two on 30 %, passing on 8 %": the most frequent three.
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

// The two hands are named where one is better beyond the error.
std::string with_hand(const PatternBid& bid, const PatternHand& hand, const CardStyle& style) {
  const bool differ = bid.strongest.success.low > bid.weakest.success.high;
  const std::string rate = percent(hand.success.value);
  return differ ? fmt::format("{} {}", rate, to_text(hand.hand, style)) : rate;
}

Fields hand_fields(const std::string& name, const PatternHand& hand) {
  return joined({{{name + "_hand", text(to_dots(hand.hand))}, {name + "_lead", text(to_string(hand.lead))}},
                 estimate(name, hand.success)});
}

Fields question_fields(const PatternReport& report) {
  const Question& question = report.question;
  return {{"schema", only_json(text("nap.ask.pattern/1"))},
          {"pattern", text(report.pattern)},
          {"hands", number(report.answer.hands)},
          {"rated", number(report.answer.rated)},
          {"players", number(question.seating.players)},
          {"active", number(question.seating.active)},
          {"payers", number(question.seating.payers)},
          {"deck", number(question.deck.size())},
          {"cards", number(question.ruleset.cards)},
          {"stakes", text(question.ruleset.name)},
          {"seed", number(question.plan.seed)}};
}

Fields bid_fields(const PatternBid& bid) {
  return joined(
      {{{"bid", text(bid.bid.id)}, {"tricks", number(bid.bid.contract.tricks)}},
       main_estimate("success", bid.mean),
       hand_fields("weakest", bid.weakest),
       hand_fields("strongest", bid.strongest),
       {{"break_even", number(bid.break_even)}, {"ev", number(bid.ev)}, {"best_on", number(bid.best_on)}}});
}

}  // namespace

std::string to_text(const PatternReport& report, const TextLayout& layout) {
  Table table({{"bid", Align::Left},
               {"makes on average", Align::Right},
               {"EV", Align::Right},
               {"weakest hand", Align::Left},
               {"strongest hand", Align::Left},
               {"best on", Align::Right}});
  for (const PatternBid& bid : report.answer.bids) {
    table.add_row({short_title(bid.bid, layout.style.suits), with_error(bid.mean), signed_stakes(bid.ev),
                   with_hand(bid, bid.weakest, layout.style), with_hand(bid, bid.strongest, layout.style),
                   whole_percent(bid.best_on)});
  }
  return wrapped(verdict(report, layout.style.suits), layout.width) + "\n\n" +
         heading_text(report.question, report.asked, report.pattern, hands_text(report.answer), layout) +
         '\n' + table.to_text(layout.width);
}

std::string to_json(const PatternReport& report) {
  std::vector<Fields> bids;
  for (const PatternBid& bid : report.answer.bids) bids.push_back(bid_fields(bid));
  const bool has_best = report.answer.best.has_value();
  const Fields best = {{"bid", text(has_best ? report.answer.bids[*report.answer.best].bid.id : "pass")},
                       {"ev", number(has_best ? report.answer.bids[*report.answer.best].ev : 0.0)}};
  return json_object(joined({question_fields(report),
                             {{"seconds", fixed(report.seconds, 3)}},
                             changes_fields(report.question.ruleset),
                             {{"bids", list(bids)},
                              {"pass_best_on", number(report.answer.pass_best_on)},
                              {"best", object(best)}}})) +
         '\n';
}

std::string to_csv(const PatternReport& report) {
  std::vector<Fields> rows;
  for (const PatternBid& bid : report.answer.bids) {
    rows.push_back(joined({question_fields(report), bid_fields(bid)}));
  }
  return csv_text(rows);
}

}  // namespace nap::cli

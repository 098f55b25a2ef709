#include "ask/ask_writer.hpp"
#include "nap/cards/notation.hpp"
#include "nap/report/records.hpp"
#include "nap/rules/payout.hpp"
#include "nap/text/words.hpp"
#include "writing/names.hpp"

namespace nap::cli {

using namespace report;

namespace {

// "S", or "none"; empty where each possible deal has its own.
std::string trump_of(const BidAnswer& answer) {
  if (const std::optional<Suit> trump = answer.trump()) return std::string(1, suit_letter(*trump));
  return answer.bid.contract.trump.is_none() ? "none" : "";
}

constexpr Word<Method> kMethodWords[] = {
    {"exact", Method::Exact}, {"monte-carlo", Method::MonteCarlo}, {"book", Method::Book}};

std::string best_id(const Answer& answer) { return answer.advice.best ? answer.advice.best->bid.id : "pass"; }

std::string schema_of(const Answer& answer) {
  return answer.model == Model::SelfPlay ? "nap.ask/2" : "nap.ask/1";
}

// What holds for all bids alike.
Fields question_fields(const AskReport& report) {
  const Question& question = report.question;
  return {{"schema", only_json(text(schema_of(report.answer)))},
          {"hand", text(to_dots(question.hand))},
          {"players", number(question.seating.players)},
          {"active", number(question.seating.active)},
          {"payers", number(question.seating.payers)},
          {"deck", number(question.deck.size())},
          {"cards", number(question.ruleset.cards)},
          {"joker", only_json(truth(false))},
          {"stakes", text(question.ruleset.name)},
          {"model", text(word_for(report.answer.model, kModelWords))},
          {"method", text(word_for(report.answer.method, kMethodWords))},
          {"seed", number(question.plan.seed)},
          {"deals", number(report.answer.deals)},
          {"seconds", only_json(fixed(report.seconds, 3))}};
}

// Fields that only JSON has, and only where there is something to say.
Fields remark_fields(const AskReport& report) {
  Fields fields = changes_fields(report.question.ruleset);
  if (report.question.turn) fields.push_back({"heard", texts(report.question.turn->heard)});
  if (!report.asked.defaults.empty()) {
    Fields sources;
    for (const DefaultUsed& used : report.asked.defaults) {
      sources.push_back({used.setting, text(used.source)});
    }
    fields.push_back({"defaults", object(sources)});
  }
  return fields;
}

Fields lead_fields(const LeadRate& lead) {
  return joined({{{"card", text(to_string(lead.card))}}, main_estimate("success", lead.success)});
}

// What self-play adds to a bid.
Fields face_up_fields(const BidAnswer& answer, bool has_bracket) {
  const auto end = [&](Estimate Bracketed::*which) {
    return answer.bracket ? std::optional((*answer.bracket).*which) : std::nullopt;
  };
  return joined({estimate("face_up", answer.face_up),
                 {{"played", number(answer.plays)}, {"predicted", truth(answer.is_predicted)}},
                 has_bracket ? joined({estimate("lower", end(&Bracketed::lower)),
                                       estimate("upper", end(&Bracketed::upper))})
                             : Fields()});
}

// `model` says which fields there are.
Fields bid_fields(const BidAnswer& answer, Model model, const Question& question) {
  Fields fields = joined(
      {{{"bid", text(answer.bid.id)},
        {"tricks", number(answer.bid.contract.tricks)},
        {"trump", text_or_null(trump_of(answer))},
        {"lead", text_or_null(lead_of(answer))}},
       main_estimate("success", answer.success),
       model == Model::SelfPlay ? face_up_fields(answer, question.bracket_deals.has_value()) : Fields(),
       estimate("double_dummy", answer.double_dummy),
       {{"win", number(answer.bid.win)},
        {"lose", number(answer.bid.lose)},
        {"break_even", number(answer.break_even)},
        {"ev_per_payer", number(answer.ev_per_payer)},
        {"ev", number(answer.ev)},
        {"precondition", text_or_null(answer.bid.after)}}});
  if (!answer.leads.empty()) {
    std::vector<Fields> leads;
    for (const LeadRate& lead : answer.leads) leads.push_back(lead_fields(lead));
    fields.push_back({"leads", list(leads)});
  }
  return fields;
}

Field decided(const Answer& answer) {
  return {"decided", truth(answer.advice.is_decided && answer.advice.hangs_on == HangsOn::Nothing)};
}

Fields best_fields(const Answer& answer) {
  return {{"bid", text(best_id(answer))}, {"ev", number(answer.advice.ev)}, decided(answer)};
}

// What self-play adds to the advice.
Fields hanging_fields(const Answer& answer, Model model) {
  if (model != Model::SelfPlay) return {};
  const HangsOn hangs_on = answer.advice.hangs_on;
  return {{"hangs_on_defence", truth(hangs_on == HangsOn::Defence)},
          {"hangs_on_declarer", truth(hangs_on == HangsOn::Declarer)}};
}

// The bid as it is with another lead.
BidAnswer with_lead(BidAnswer answer, const LeadRate& lead, int payers) {
  if (answer.lead != lead.card) answer.bracket.reset();  // it is of the chosen lead
  answer.lead = lead.card;
  answer.success = lead.success;
  answer.face_up = lead.face_up;
  answer.plays = lead.plays;
  answer.ev_per_payer = expected_payout_per_payer(answer.bid, lead.success.value);
  answer.ev = answer.ev_per_payer * payers;
  return answer;
}

Fields csv_fields(const AskReport& report, const BidAnswer& answer) {
  return joined({question_fields(report),
                 bid_fields(answer, report.question.model, report.question),
                 {{"best", text(best_id(report.answer))}, decided(report.answer)},
                 hanging_fields(report.answer, report.question.model)});
}

}  // namespace

std::string lead_of(const BidAnswer& answer) { return answer.lead ? to_string(*answer.lead) : ""; }

std::string to_json(const AskReport& report) {
  std::vector<Fields> bids;
  for (const BidAnswer& answer : report.answer.bids)
    bids.push_back(bid_fields(answer, report.answer.model, report.question));
  return json_object(joined({question_fields(report),
                             remark_fields(report),
                             {{"bids", list(bids)}, {"best", object(best_fields(report.answer))}},
                             hanging_fields(report.answer, report.answer.model)})) +
         '\n';
}

// The names do not depend on the values: a blank record has them, too.
std::string csv_header(const Question& question) {
  const BidAnswer no_bid{
      {"", {1, Trump::none()}, 0, 0, "", false, "", {}}, std::nullopt, {}, std::nullopt, 0.0, 0.0, 0.0};
  const Answer no_answer{{}, {}, Method::MonteCarlo, 0, true};
  return csv_heading(csv_fields({question, no_answer, 0.0}, no_bid));
}

std::string to_csv(const AskReport& report) {
  std::string csv;
  const auto add = [&](const BidAnswer& answer) { csv += csv_line(csv_fields(report, answer)); };
  for (const BidAnswer& answer : report.answer.bids) {
    if (answer.leads.empty()) add(answer);
    for (const LeadRate& lead : answer.leads) {
      add(with_lead(answer, lead, report.question.seating.payers));
    }
  }
  return csv;
}

}  // namespace nap::cli

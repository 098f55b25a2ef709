#include <algorithm>

#include "nap/cards/notation.hpp"
#include "nap/inquiry/ask/ask_document.hpp"
#include "nap/inquiry/table/dead_cards.hpp"
#include "nap/inquiry/words/titles.hpp"
#include "nap/report/records.hpp"
#include "nap/rules/changes/ruleset_options.hpp"
#include "nap/rules/payout.hpp"
#include "nap/text/words.hpp"

namespace nap {

using namespace report;

namespace {

// "S", or "none"; empty if each possible deal has its own.
std::string trump_of(const BidAnswer& answer) {
  if (answer.lead) return trump_id(*answer.lead);
  return answer.bid.contract.trump.is_none() ? "none" : "";
}

std::string schema_of(const Answer& answer) {
  return answer.model == Model::SelfPlay ? "nap.ask/2" : "nap.ask/1";
}

// From which pool on a call that takes it is the best; only in JSON.
Fields pool_fields(const AskReport& report) {
  if (report.question.pool == 0) return {};
  const std::optional<PoolNeeded> needed = pool_needed(report.answer, report.question);
  const std::optional<double> stakes = needed ? needed->stakes : std::nullopt;
  return {{"pool_needed", only_json(number(stakes ? std::optional(std::max(0.0, *stakes)) : stakes))}};
}

// The fields that are the same for all bids.
Fields head_fields(const AskReport& report) {
  const Question& question = report.question;
  return joined(
      {{{"schema", only_json(text(schema_of(report.answer)))}, {"hand", text(to_dots(question.hand))}},
       seated_fields(question),
       {{"joker", only_json(truth(question.deck.has_joker()))},
        {"stakes", text(question.ruleset.name())},
        {"model", text(word_for(report.answer.model, kModelWords))},
        {"method", text(word_for(report.answer.method, kMethodWords))},
        {"seed", number(question.plan.seed)},
        {"deals", number(report.answer.deals)},
        {"seconds", only_json(fixed(report.seconds, 3))}},
       said_fields(question, report.asked),
       pool_fields(report)});
}

// Whether the answer chose this lead for its bid. That lead need not be the first in the list.
Fields chosen_fields(bool is_chosen) { return {{"chosen", truth(is_chosen)}}; }

Fields lead_fields(const LeadRate& lead, bool is_chosen) {
  return joined({{{"card", text(to_string(lead.lead.card))}, {"trump", text(trump_id(lead.lead))}},
                 main_estimate("success", lead.success),
                 chosen_fields(is_chosen)});
}

// The fields that self-play adds to a bid.
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

// What forced leads add to each bid, if any bid of the question has one.
Fields free_lead_fields(const BidAnswer& answer, const Question& question) {
  if (!question.has_forced_lead()) return {};
  const auto& free = answer.free_lead;
  return joined({{{"forced_lead", text(to_word(answer.bid.contract.lead))},
                  {"free_lead", text_or_null(free ? to_string(free->lead.card) : "")}},
                 estimate("free_success", free ? std::optional(free->success) : std::nullopt)});
}

// What the choice of cards adds to each bid.
Fields keep_fields(const BidAnswer& answer, const Question& question) {
  if (!question.ruleset.dealt && question.seen.is_empty()) return {};
  return {{"keep", text_or_null(answer.keep.is_empty() ? "" : to_dots(answer.keep))}};
}

// What the other seats keep, only in JSON.
Fields habits_fields(const Answer& answer) {
  if (!answer.habits) return {};
  std::vector<Fields> rates;
  for (const auto& [habit, success] : answer.habits->rates) {
    rates.push_back(joined(
        {{{"others_keep", text(word_for(habit, kKeepHabitWords))}}, main_estimate("success", success)}));
  }
  return {{"habits", object({{"bid", text(answer.habits->bid)}, {"by_habit", list(rates)}})}};
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
        {"precondition", text_or_null(answer.bid.after)}},
       free_lead_fields(answer, question)});
  if (!answer.leads.empty()) {
    std::vector<Fields> leads;
    for (const LeadRate& lead : answer.leads) leads.push_back(lead_fields(lead, answer.lead == lead.lead));
    fields.push_back({"leads", list(leads)});
  }
  return fields;
}

Value best_bid(const Answer& answer) {
  return text(answer.advice.best ? answer.advice.best->bid.id : "pass");
}

Value is_decided(const Answer& answer) {
  return truth(answer.advice.is_decided && answer.advice.hangs_on == HangsOn::Nothing);
}

// The best bid: an object of JSON, two columns of CSV.
Fields best_fields(const Answer& answer) {
  return {{"best", best_of(answer)},
          {"best", only_csv(best_bid(answer))},
          {"decided", only_csv(is_decided(answer))}};
}

// The fields that self-play adds to the advice. If self-play was stopped, only CSV has them, because its
// heading may be written already.
Fields hanging_fields(const Answer& answer, const Question& question) {
  if (question.model != Model::SelfPlay) return {};
  const auto hangs_on = [&](HangsOn what) {
    const Value value = truth(answer.advice.hangs_on == what);
    return answer.model == Model::SelfPlay ? value : only_csv(value);
  };
  return {{"hangs_on_defence", hangs_on(HangsOn::Defence)},
          {"hangs_on_declarer", hangs_on(HangsOn::Declarer)}};
}

// The bid with the figures of this lead.
BidAnswer with_lead(BidAnswer answer, const LeadRate& lead, int payers) {
  if (answer.lead != lead.lead) answer.bracket.reset();  // it is of the chosen lead
  answer.lead = lead.lead;
  answer.success = lead.success;
  answer.face_up = lead.face_up;
  answer.plays = lead.plays;
  answer.ev_per_payer = expected_payout_per_payer(answer.bid, lead.success.value);
  answer.ev = answer.ev_per_payer * payers;
  return answer;
}

// A row for each bid, or, if every lead is rated, for each bid and lead.
std::vector<Fields> csv_rows(const AskReport& report) {
  const Question& question = report.question;
  std::vector<Fields> rows;
  for (const BidAnswer& answer : report.answer.bids) {
    const Fields keep = keep_fields(answer, question);
    if (answer.leads.empty()) rows.push_back(joined({bid_fields(answer, question.model, question), keep}));
    for (const LeadRate& lead : answer.leads) {
      const BidAnswer led = with_lead(answer, lead, question.seating.payers);
      rows.push_back(
          joined({bid_fields(led, question.model, question), chosen_fields(answer.lead == lead.lead), keep}));
    }
  }
  return rows;
}

std::vector<Fields> json_rows(const AskReport& report) {
  std::vector<Fields> rows;
  for (const BidAnswer& answer : report.answer.bids) {
    rows.push_back(joined(
        {bid_fields(answer, report.answer.model, report.question), keep_fields(answer, report.question)}));
  }
  return rows;
}

// Gives CSV the names of its columns if there is no bid.
Fields blank_row(const Question& question) {
  const BidAnswer no_bid{
      {"", {1, Trump::none()}, 0, 0, "", false, "", {}}, std::nullopt, {}, std::nullopt, 0.0, 0.0, 0.0};
  return joined({bid_fields(no_bid, question.model, question),
                 question.leads.counted == CountedLeads::Every ? chosen_fields(false) : Fields(),
                 keep_fields(no_bid, question)});
}

// The exchange and the cards that it has shown; only in JSON.
Fields seen_fields(const Question& question) {
  if (question.seen.is_empty()) return {};
  std::vector<std::string> seen;
  for (const Card card : question.seen) seen.push_back(to_string(card));
  return {{"exchange", only_json(text(word_for(question.ruleset.exchange->kind, kExchangeWords)))},
          {"seen", only_json(texts(seen))}};
}

// How many cards were dealt, if not all are kept; only in JSON.
Fields dealt_fields(const Question& question) {
  if (!question.ruleset.dealt) return {};
  return {{"dealt", only_json(number(*question.ruleset.dealt))},
          {"others_keep", only_json(text(word_for(question.others_keep, kKeepHabitWords)))}};
}

}  // namespace

std::string lead_of(const BidAnswer& answer) { return answer.lead ? to_string(answer.lead->card) : ""; }

Fields seated_fields(const Question& question) {
  return {{"players", number(question.seating.players)},
          {"active", number(question.seating.active)},
          {"payers", number(question.seating.payers)},
          {"deck", number(question.deck.size())},
          {"cards", number(question.ruleset.cards)}};
}

Fields said_fields(const Question& question, const Asked& asked) {
  return joined({changes_fields(question.ruleset),
                 question.turn ? Fields{{"heard", texts(question.turn->heard)}} : Fields(),
                 dead_fields(question.out_of_play), dealt_fields(question), seen_fields(question),
                 question.times > 1 ? Fields{{"doubled", only_json(truth(true))}} : Fields(),
                 question.pool > 0 ? Fields{{"pool", only_json(number(question.pool))}} : Fields(),
                 defaults_fields(asked.defaults)});
}

Value best_of(const Answer& answer) {
  return object(
      {{"bid", best_bid(answer)}, {"ev", number(answer.advice.ev)}, {"decided", is_decided(answer)}});
}

void add_records(Document& document, const AskReport& report) {
  const Answer& answer = report.answer;
  document.head = head_fields(report);
  document.tables = {{"bids", json_rows(report), RowTable::In::Json},
                     {"bids", csv_rows(report), RowTable::In::Csv, blank_row(report.question)}};
  document.tail =
      joined({best_fields(answer), habits_fields(answer), hanging_fields(answer, report.question)});
}

Document ask_document(const AskReport& report, const AskWording& wording) {
  Document document;
  add_text(document, report, wording);
  add_records(document, report);
  return document;
}

}  // namespace nap

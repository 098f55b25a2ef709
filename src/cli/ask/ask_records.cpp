#include <fmt/format.h>
#include <fmt/ranges.h>

#include "ask/ask_writer.hpp"
#include "io/records.hpp"
#include "nap/text/json_string.hpp"

namespace nap::cli {
namespace {

std::string lead_of(const BidAnswer& bid) { return bid.lead ? to_string(*bid.lead) : ""; }

// "S", or "none"; empty where each lie has its own.
std::string trump_of(const BidAnswer& bid) {
  if (const std::optional<Suit> trump = bid.trump()) return std::string(1, suit_letter(*trump));
  return bid.bid.contract.trump.is_none() ? "none" : "";
}

std::string or_null(const std::string& text) { return text.empty() ? "null" : to_json_string(text); }

std::string method_of(const Answer& answer) {
  switch (answer.method) {
    case Method::Exact:
      return "exact";
    case Method::MonteCarlo:
      return "monte-carlo";
    case Method::Book:
      break;
  }
  return "book";
}

// "null" or "" for what is not known.
std::string number_or(const std::optional<Estimate>& estimate, double Estimate::*part,
                      const char* otherwise) {
  return estimate ? plain_number((*estimate).*part) : otherwise;
}

std::string bid_object(const BidAnswer& bid) {
  return fmt::format(R"({{"bid":{},"tricks":{},"trump":{},"lead":{},"success":{},"low":{},"high":{},)"
                     R"("double_dummy":{},"double_dummy_low":{},"double_dummy_high":{},)"
                     R"("win":{},"lose":{},"break_even":{},"ev_per_payer":{},"ev":{},"precondition":{}}})",
                     to_json_string(bid.bid.id), bid.bid.contract.tricks, or_null(trump_of(bid)),
                     or_null(lead_of(bid)), plain_number(bid.success.value), plain_number(bid.success.low),
                     plain_number(bid.success.high), number_or(bid.double_dummy, &Estimate::value, "null"),
                     number_or(bid.double_dummy, &Estimate::low, "null"),
                     number_or(bid.double_dummy, &Estimate::high, "null"), bid.bid.win, bid.bid.lose,
                     plain_number(bid.break_even), plain_number(bid.ev_per_payer), plain_number(bid.ev),
                     or_null(bid.bid.after));
}

std::string best_id(const Answer& answer) {
  return answer.advice.best ? answer.bids[*answer.advice.best].bid.id : "pass";
}

}  // namespace

std::string to_json(const AskReport& report) {
  const Question& question = report.question;
  const Answer& answer = report.answer;
  std::string bids;
  for (const BidAnswer& bid : answer.bids) {
    if (!bids.empty()) bids += ',';
    bids += bid_object(bid);
  }
  return fmt::format(
      R"({{"schema":"nap.ask/1","hand":"{}","players":{},"active":{},"payers":{},"deck":{},"cards":{},"joker":false,)"
      R"("stakes":{},"model":"{}","method":"{}","seed":{},"deals":{},"seconds":{:.3f},"bids":[{}],)"
      R"("best":{{"bid":{},"ev":{},"decided":{}}}}})"
      "\n",
      to_dots(question.hand), question.seating.players, question.seating.active, question.seating.payers,
      question.deck.size(), question.ruleset.cards, to_json_string(question.ruleset.name),
      to_string(question.model), method_of(answer), question.plan.seed, answer.deals, report.seconds, bids,
      to_json_string(best_id(answer)), plain_number(answer.advice.ev), answer.advice.is_decided);
}

std::string csv_header() {
  return "hand,players,active,payers,deck,cards,stakes,model,method,seed,deals,"
         "bid,tricks,trump,lead,success,low,high,double_dummy,double_dummy_low,double_dummy_high,"
         "win,lose,break_even,ev_per_payer,ev,precondition,best,decided\n";
}

std::string to_csv(const AskReport& report) {
  const Question& question = report.question;
  const Answer& answer = report.answer;
  std::string text;
  for (const BidAnswer& bid : answer.bids) {
    const std::vector<std::string> fields = {to_dots(question.hand),
                                             std::to_string(question.seating.players),
                                             std::to_string(question.seating.active),
                                             std::to_string(question.seating.payers),
                                             std::to_string(question.deck.size()),
                                             std::to_string(question.ruleset.cards),
                                             csv_field(question.ruleset.name),
                                             std::string(to_string(question.model)),
                                             method_of(answer),
                                             std::to_string(question.plan.seed),
                                             std::to_string(answer.deals),
                                             bid.bid.id,
                                             std::to_string(bid.bid.contract.tricks),
                                             trump_of(bid),
                                             lead_of(bid),
                                             plain_number(bid.success.value),
                                             plain_number(bid.success.low),
                                             plain_number(bid.success.high),
                                             number_or(bid.double_dummy, &Estimate::value, ""),
                                             number_or(bid.double_dummy, &Estimate::low, ""),
                                             number_or(bid.double_dummy, &Estimate::high, ""),
                                             std::to_string(bid.bid.win),
                                             std::to_string(bid.bid.lose),
                                             plain_number(bid.break_even),
                                             plain_number(bid.ev_per_payer),
                                             plain_number(bid.ev),
                                             bid.bid.after,
                                             best_id(answer),
                                             answer.advice.is_decided ? "true" : "false"};
    text += fmt::format("{}\n", fmt::join(fields, ","));
  }
  return text;
}

}  // namespace nap::cli

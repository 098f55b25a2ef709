#include "nap/inquiry/ask/exchange_document.hpp"

#include <algorithm>
#include <string_view>

#include <fmt/format.h>

#include "nap/inquiry/words/titles.hpp"
#include "nap/report/figures.hpp"
#include "nap/report/records.hpp"
#include "nap/report/table.hpp"
#include "nap/text/words.hpp"

namespace nap {

using namespace report;

namespace {

// Over the rates of bids that are played with exchanged cards.
std::string_view exchanged_heading(const Exchange& exchange) {
  if (has_look(exchange.kind)) return "after a look";
  if (is_spare_hand(exchange.kind)) return "with the spare hand";
  return exchange.kind == ExchangeKind::Ecarte ? "after buying" : "with the exchange";
}

const BidAnswer* as_dealt(const ExchangeAnswer& answer, const Bid& bid) {
  const auto found = std::find_if(answer.as_dealt.bids.begin(), answer.as_dealt.bids.end(),
                                  [&](const BidAnswer& each) { return each.bid.id == bid.id; });
  return found == answer.as_dealt.bids.end() ? nullptr : &*found;
}

const ExchangedBid* exchanged(const ExchangeAnswer& answer, const Bid& bid) {
  const auto found = std::find_if(answer.bids.begin(), answer.bids.end(),
                                  [&](const ExchangedBid& each) { return each.bid.id == bid.id; });
  return found == answer.bids.end() ? nullptr : &*found;
}

class ExchangeWriter {
 public:
  ExchangeWriter(const ExchangeReport& report, const AskWording& wording)
      : question_(report.question),
        exchange_(*report.question.ruleset.exchange),
        answer_(report.answer),
        asked_(report.asked),
        style_(wording.cards) {}

  void write(Document& document) const {
    document.headline = advice();
    document.say(
        heading_text(question_, asked_, to_text(question_.hand, style_), Model::Committed, deals(), style_));
    document.show(table());
    document.say(afterwards());
  }

 private:
  std::string name(const Bid& bid) const { return title(bid.id, style_.suits); }

  std::string advice() const {
    const std::string text = answer_.is_worth_it() ? take() : leave();
    return answer_.is_decided() ? text : text + " The two are too close to tell.";
  }

  // The bid is made before the new cards are seen.
  bool is_bound() const { return answer_.take.bid.has_value(); }

  std::string take() const {
    const double paid = answer_.take.ev.value - answer_.price;
    const std::string what = is_bound()
                                 ? fmt::format("call {} and {}: it {}", name(*answer_.take.bid), taking(),
                                               makes(*exchanged(answer_, *answer_.take.bid), paid))
                                 : fmt::format("{}: that is worth {} stakes", taking(), signed_stakes(paid));
    return fmt::format("{}{}; {}.", capitalised(what), price_paid(), as_dealt_worth());
  }

  std::string leave() const {
    const std::string why =
        is_bound() ? fmt::format(
                         "with it {} {}{}", name(*answer_.take.bid),
                         makes(*exchanged(answer_, *answer_.take.bid), answer_.take.ev.value - answer_.price),
                         price_paid())
                   : fmt::format("{} is worth {} and costs {}", the_exchange(), gross(), answer_.price);
    return fmt::format("{}: {}. {}", capitalised(leaving()), why, call_as_dealt());
  }

  // What the exchange adds before its price is paid. It cannot take anything away: less than nothing is an
  // error of the sample.
  std::string gross() const {
    const double worth = answer_.take.ev.value - answer_.leave.ev.value;
    return worth > 0.0 ? amount_text(worth) + " stakes" : std::string("nothing");
  }

  std::string taking() const {
    if (has_look(exchange_.kind)) return "look at the card";
    if (is_spare_hand(exchange_.kind)) return "take the spare hand";
    if (exchange_.kind == ExchangeKind::Ecarte)
      return fmt::format("give away {} and buy {}", given(), drawn());
    return answer_.given.is_empty() ? "exchange a card" : "exchange " + given();
  }

  std::string leaving() const {
    if (has_look(exchange_.kind)) return "do not look";
    if (is_spare_hand(exchange_.kind)) return "leave the spare hand";
    return exchange_.kind == ExchangeKind::Ecarte ? "buy nothing" : "exchange nothing";
  }

  std::string the_exchange() const {
    return has_look(exchange_.kind) ? "a look" : fmt::format("to buy {} for {}", drawn(), given());
  }

  std::string given() const { return to_text(answer_.given, style_); }
  std::string drawn() const { return cards_text(answer_.drawn); }

  std::string makes(const ExchangedBid& bid, double ev) const {
    return makes(bid.success, bid.break_even, ev);
  }
  static std::string makes(const Estimate& success, double break_even, double ev) {
    return fmt::format("makes in {} of deals ({} needed) and is worth {} stakes", percent(success.value),
                       short_percent(break_even), signed_stakes(ev));
  }

  std::string price_paid() const {
    return answer_.price > 0 ? fmt::format(", the price of {} paid", answer_.price) : "";
  }

  // "without a look, three is worth +1.89"
  std::string as_dealt_worth() const {
    const auto& bid = answer_.leave.bid;
    return fmt::format("{}, {} is worth {}", has_look(exchange_.kind) ? "without a look" : "as dealt",
                       bid ? name(*bid) : "passing", bid ? signed_stakes(answer_.leave.ev.value) : "zero");
  }

  std::string call_as_dealt() const {
    const auto& bid = answer_.leave.bid;
    if (!bid) return "Pass: no bid pays.";
    const double ev = answer_.leave.ev.value;
    if (answer_.leave.is_exchanged)
      return fmt::format("Call {} and take the card unseen: it {}.", name(*bid),
                         makes(*exchanged(answer_, *bid), ev));
    const BidAnswer& plain = *as_dealt(answer_, *bid);
    return fmt::format("Call {}: it {}.", name(*bid), makes(plain.success, plain.break_even, ev));
  }

  std::string deals() const {
    return fmt::format("{} deals over {}{} draws", with_commas(answer_.deals),
                       answer_.is_every_draw ? "all " : "", with_commas(answer_.draws));
  }

  Table table() const {
    std::vector<Table::Column> columns = {
        {"bid", Align::Left}, {"as dealt", Align::Right},
        {"EV", Align::Right}, {std::string(exchanged_heading(exchange_)), Align::Right},
        {"EV", Align::Right}, {"needs", Align::Right}};
    if (!is_bound()) columns.push_back({"best after", Align::Right});
    columns.push_back({"", Align::Prose});
    Table table(std::move(columns), Table::Overflow::SecondLine);
    for (const Bid& bid : question_.bids()) {
      const BidAnswer* plain = as_dealt(answer_, bid);
      const ExchangedBid* drawn = exchanged(answer_, bid);
      std::vector<std::string> row = {name(bid), plain != nullptr ? with_error(plain->success) : "-",
                                      plain != nullptr ? signed_stakes(plain->ev) : "-"};
      row.push_back(drawn != nullptr ? with_error(drawn->success) : "-");
      row.push_back(drawn != nullptr ? signed_stakes(drawn->ev) : "-");
      row.push_back(short_percent(drawn != nullptr ? drawn->break_even : plain->break_even));
      if (!is_bound()) row.push_back(drawn != nullptr ? whole_percent(drawn->best_on) : "-");
      row.push_back(question_.may_advise(bid) ? "" : "after " + title(bid.after, style_.suits));
      table.add_row(std::move(row));
    }
    return table;
  }

  // What the exchange is worth, with its error, and how often passing is best after it.
  std::string afterwards() const {
    std::string text =
        fmt::format("The exchange brings {}{}", mean_text(answer_.gain),
                    answer_.price > 0 ? fmt::format(", its price of {} paid.", answer_.price) : ".");
    if (!is_bound() && question_.may_pass())
      text += fmt::format(" Afterwards passing is best in {} of draws.", whole_percent(answer_.pass_on));
    if (exchange_.kind == ExchangeKind::Ecarte && answer_.drawn < question_.ruleset.cards)
      text += short_stock();
    return text + '\n';
  }

  std::string short_stock() const {
    const int most = most_cards_drawn(question_);
    if (most >= question_.ruleset.cards) return "";
    return fmt::format(" The stock has {}: who comes first gets {}.", cards_text(most),
                       most == 1 ? "it" : "them");
  }

  const Question& question_;
  const Exchange& exchange_;
  const ExchangeAnswer& answer_;
  const Asked& asked_;
  const CardStyle& style_;
};

Fields head_fields(const ExchangeReport& report) {
  const Question& question = report.question;
  const Exchange& exchange = *question.ruleset.exchange;
  const ExchangeAnswer& answer = report.answer;
  return joined({{{"schema", only_json(text("nap.ask.exchange/1"))}, {"hand", text(to_dots(question.hand))}},
                 seated_fields(question),
                 {{"joker", only_json(truth(question.deck.has_joker()))},
                  {"stakes", text(question.ruleset.name())},
                  {"exchange", text(word_for(exchange.kind, kExchangeWords))},
                  {"model", text(word_for(Model::Committed, kModelWords))},
                  {"method", text(word_for(Method::MonteCarlo, kMethodWords))},
                  {"seed", number(question.plan.seed)},
                  {"draws", number(answer.draws)},
                  {"every_draw", only_json(truth(answer.is_every_draw))},
                  {"deals", number(answer.deals)},
                  {"seconds", only_json(fixed(report.seconds, 3))}},
                 said_fields(question, report.asked)});
}

Fields bid_fields(const ExchangeReport& report, const Bid& bid) {
  const BidAnswer* plain = as_dealt(report.answer, bid);
  const ExchangedBid* drawn = exchanged(report.answer, bid);
  const auto rate = [](const auto* of) { return of != nullptr ? std::optional(of->success) : std::nullopt; };
  const auto ev = [](const auto* of) { return of != nullptr ? number(of->ev) : null(); };
  const bool chooses = chooses_after_draw(*report.question.ruleset.exchange);
  return joined({{{"bid", text(bid.id)}, {"tricks", number(bid.contract.tricks)}},
                 estimate("as_dealt", rate(plain)),
                 {{"as_dealt_ev", ev(plain)}},
                 estimate("exchanged", rate(drawn)),
                 {{"exchanged_ev", ev(drawn)},
                  {"break_even", number(drawn != nullptr ? drawn->break_even : plain->break_even)},
                  {"best_on", drawn != nullptr && chooses ? number(drawn->best_on) : null()}}});
}

Fields way_fields(const ExchangeAnswer::Way& way, std::string_view without_bid) {
  return joined({{{"bid", text_or_null(way.bid ? way.bid->id : without_bid)}},
                 main_estimate("ev", way.ev),
                 {{"takes_card", truth(way.is_exchanged)}}});
}

Fields tail_fields(const ExchangeReport& report) {
  const ExchangeAnswer& answer = report.answer;
  std::vector<std::string> given;
  for (const Card card : answer.given) given.push_back(to_string(card));
  return joined(
      {{{"drawn", number(answer.drawn)},
        {"give", only_json(texts(given))},
        {"give", only_csv(text_or_null(answer.given.is_empty() ? "" : to_dots(answer.given)))},
        {"price", number(answer.price)},
        {"leave", object(way_fields(answer.leave, "pass"))},
        {"leave_bid", only_csv(text(answer.leave.bid ? answer.leave.bid->id : "pass"))},
        {"leave_ev", only_csv(number(answer.leave.ev.value))},
        {"take", object(way_fields(answer.take, ""))},
        {"take_ev", only_csv(number(answer.take.ev.value))},
        {"pass_on", number(answer.pass_on)}},
       estimate("gain", answer.gain),
       {{"best", text(answer.is_worth_it() ? "take" : "leave")}, {"decided", truth(answer.is_decided())}}});
}

}  // namespace

Document exchange_document(const ExchangeReport& report, const AskWording& wording) {
  Document document;
  ExchangeWriter(report, wording).write(document);
  document.head = head_fields(report);
  std::vector<Fields> bids;
  for (const Bid& bid : report.question.bids()) bids.push_back(bid_fields(report, bid));
  document.tables = {{"bids", std::move(bids)}};
  document.tail = tail_fields(report);
  return document;
}

Document exchange_notes(const Question& question) {
  const int payers = question.seating.payers;
  Document document;
  document.say(fmt::format(
      "EV: stakes from {}, less any fine for failing, before the price; a chip counts as one stake, and passing as zero. "
      "All rates are face up: all hands are open after the lead. The others hold any cards: their own "
      "exchanges are not modelled. When the new cards are seen: --seen CARDS.\n",
      payers == 1 ? "the one payer" : fmt::format("all {} payers", payers)));
  return document;
}

}  // namespace nap

// The text of `nap ask` fits a terminal, whatever the table, the hand and the figures are.
#include <catch2/catch.hpp>

#include "nap/inquiry/ask/ask_document.hpp"
#include "nap/inquiry/ask/compare_document.hpp"
#include "nap/inquiry/ask/pattern_document.hpp"
#include "nap/rules/auction/turn.hpp"
#include "nap/rules/payout.hpp"
#include "support/wide.hpp"

using namespace nap;
using namespace nap::test;

namespace {

const std::vector<Model> kModels = {Model::SelfPlay, Model::Committed, Model::DoubleDummy};

const Asked kRemarks = {HandForm::Groups,
                        {{"players", "~/.config/nap/nap.conf"},
                         {"deck", "/a/folder/with/a/long/name/for/settings/nap/nap.conf"},
                         {"stakes", "NAP_STAKES"}}};

// How a text is worded, and how wide the terminal is.
struct TextLayout {
  AskWording wording;
  std::size_t width;
};

// Layouts with letters and with symbols, for terminals of several widths.
std::vector<TextLayout> layouts() {
  std::vector<TextLayout> layouts;
  for (const std::size_t width : {60U, 80U, 120U}) {
    for (const Notes notes : {Notes::Brief, Notes::All}) {
      layouts.push_back({{SuitStyle::Letters, notes}, width});
      layouts.push_back({{{SuitStyle::Symbols, RankLetters::French}, notes}, width});
    }
  }
  return layouts;
}

Question question_of(const Ruleset& ruleset, const Seating& seating, Model model) {
  return {mixed_hand(ruleset.cards), Deck(), ruleset, seating, model, {}};
}

// The part of an answer that a person reads.
report::Document said_of(const AskReport& report, const AskWording& wording) {
  report::Document document;
  add_text(document, report, wording);
  return document;
}

BidAnswer bid_answer(const Question& question, const Bid& bid, const Figures& figures) {
  BidAnswer answer{bid,
                   opening_of(bid.contract, question.hand.highest()),
                   figures.rate,
                   figures.rate,
                   break_even(bid),
                   0.0,
                   0.0};
  answer.ev_per_payer = figures.stakes.value;
  answer.ev = figures.stakes.value;
  for (const Card card : question.hand)
    answer.leads.push_back({opening_of(bid.contract, card), figures.rate});
  if (question.model == Model::DoubleDummy) answer.lead.reset();
  if (question.model != Model::SelfPlay) return answer;
  answer.face_up = figures.rate;
  answer.plays = 1'000'000'000;
  if (question.bracket_deals) answer.bracket = {figures.rate, figures.rate};
  return answer;
}

Answer answer_of(const Question& question, const Figures& figures, Method method) {
  Answer answer{{}, {{}, {}, 0.0, figures.stakes, true, {}}, method, 1'000'000'000, true, question.model};
  for (const Bid& bid : question.bids()) {
    answer.bids.push_back(bid_answer(question, bid, figures));
    answer.bids.back().is_predicted = method == Method::Book && question.model == Model::SelfPlay;
  }
  return answer;
}

// Advice to pass, to bid, and to do either if another choice is as good.
std::vector<Advice> advices_on(const Answer& answer, const Figures& figures) {
  const auto with = [&](std::optional<BidAnswer> best, std::optional<BidAnswer> next, const Estimate& margin,
                        std::optional<std::uint64_t> deals) {
    return Advice{std::move(best), std::move(next), figures.stakes.value, margin, !deals.has_value(), deals};
  };
  const BidAnswer& first = answer.bids.front();
  const BidAnswer& last = answer.bids.back();
  std::vector<Advice> advices = {with({}, {}, figures.stakes, {}),
                                 with({}, first, {0.1, 0.1, 0.2}, {}),
                                 with({}, first, {0.1, -0.1, 0.2}, 1'000'000'000),
                                 with({}, last, Estimate::exact(0.0), {}),
                                 with(last, first, {0.1, 0.1, 0.2}, {}),
                                 with(first, last, {0.1, -0.1, 0.2}, 1'000'000'000),
                                 with(first, {}, Estimate::exact(0.0), 1'000'000'000)};
  advices.push_back(advices[5]);
  advices.back().deals_to_decide.reset();
  if (!last.face_up) return advices;
  for (const HangsOn hangs_on : {HangsOn::Defence, HangsOn::Declarer}) {
    advices.push_back(hangs_on == HangsOn::Defence ? advices[4] : advices[1]);
    advices.back().hangs_on = hangs_on;
    advices.back().best_face_up = last;
  }
  return advices;
}

void check_answers(const Question& question, const Asked& asked, const TextLayout& layout) {
  for (const Method method : {Method::Exact, Method::MonteCarlo, Method::Book}) {
    check_fits(ask_notes(question, method, layout.wording), layout.width);
    for (const Figures& figures : wide_figures()) {
      Answer answer = answer_of(question, figures, method);
      check_fits(said_of({question, answer, 0.0, asked}, layout.wording), layout.width);
    }
  }
}

void check_advices(const Question& question, const TextLayout& layout) {
  for (const Figures& figures : wide_figures()) {
    Answer answer = answer_of(question, figures, Method::MonteCarlo);
    for (const Advice& advice : advices_on(answer, figures)) {
      answer.advice = advice;
      check_fits(said_of({question, answer, 0.0}, layout.wording), layout.width);
    }
  }
}

// No turn, and turns of a seat that may bid, of one that must play or need not after all have passed, and of
// one that may no longer bid.
std::vector<std::optional<Turn>> turns_of(const Ruleset& ruleset, const Seating& seating) {
  const std::vector<Bid> bids = ruleset.callable_bids();
  std::string passes = "pass";
  for (int seat = 1; seat < seating.active; ++seat) passes += ",pass";
  std::vector<std::optional<Turn>> turns = {std::nullopt};
  for (const std::string& calls : {std::string(), bids.front().id, passes}) {
    turns.emplace_back(parse_turn(calls, ruleset, seating));
  }
  Turn full = *turns[1];
  for (int seat = 1; seat < seating.active; ++seat) full.heard.push_back(bids.back().id);
  full.bids.clear();
  turns.emplace_back(full);
  return turns;
}

void check_turns(const Question& question, const TextLayout& layout) {
  for (const std::optional<Turn>& turn : turns_of(question.ruleset, question.seating)) {
    Question asked = question;
    asked.turn = turn;
    const Answer answer = answer_of(asked, wide_figures().front(), Method::Exact);
    check_fits(said_of({asked, answer, 0.0, kRemarks}, layout.wording), layout.width);
    if (!answer.bids.empty()) check_fits(ask_notes(asked, Method::Exact, layout.wording), layout.width);
  }
}

void check_models(Question question, const TextLayout& layout) {
  for (const Model model : kModels) {
    question.model = model;
    question.bracket_deals.reset();
    question.leads.counted = CountedLeads::Chosen;
    check_answers(question, {}, layout);
    if (model == Model::SelfPlay) question.bracket_deals = 100;
    if (model != Model::DoubleDummy) question.leads.counted = CountedLeads::Every;
    check_answers(question, kRemarks, layout);
  }
}

PatternAnswer pattern_answer(const Question& question, const Figures& figures, Coverage coverage) {
  PatternAnswer answer{1'000'000'000, 400, coverage, Method::MonteCarlo, 100'000, {}, figures.rate.value, {}};
  for (const Bid& bid : question.bids()) {
    const auto hand = [&](CardSet cards, const Estimate& success) {
      return PatternHand{cards, opening_of(bid.contract, cards.highest()), success};
    };
    const PatternBid::Extremes extremes{hand(mixed_hand(question.ruleset.cards), {0.123, 0.1, 0.2}),
                                        hand(long_hand(question.ruleset.cards), {0.987, 0.9, 1.0})};
    answer.bids.push_back({bid, figures.rate, figures.rate, extremes, break_even(bid), figures.stakes.value,
                           figures.rate.value});
  }
  return answer;
}

void check_pattern(const Question& question, const TextLayout& layout) {
  const std::string pattern = question.ruleset.cards == 7 ? "AKQxxxx" : "AKQ.xx..";
  for (const Figures& figures : wide_figures()) {
    for (const Coverage coverage : {Coverage::EveryClass, Coverage::Sample}) {
      PatternAnswer answer = pattern_answer(question, figures, coverage);
      check_fits(pattern_document({pattern, question, answer, 0.0, kRemarks}, layout.wording), layout.width);
      answer.best = answer.bids.size() - 1;
      check_fits(pattern_document({pattern, question, answer, 0.0}, layout.wording), layout.width);
    }
  }
}

void check_comparison(const Question& question, const TextLayout& layout) {
  const CardSet second = long_hand(question.ruleset.cards);
  for (const Figures& figures : wide_figures()) {
    for (const Method method : {Method::Exact, Method::MonteCarlo}) {
      Answer answer = answer_of(question, figures, method);
      answer.advice.best = answer.bids.back();
      HandComparison comparison{{answer, answer_of(question, figures, method)}, {}, figures.stakes};
      for (const BidAnswer& each : answer.bids) {
        comparison.bids.push_back({each.bid, figures.rate, figures.stakes});
      }
      check_fits(compare_document({question, second, comparison, 0.0, kRemarks}, layout.wording),
                 layout.width);
    }
  }
}

template <class Check>
void for_each_table(const Check& check) {
  for (const int cards : kHandSizes) {
    for (const Ruleset& ruleset : rulesets_of(cards)) {
      INFO(ruleset.name());
      check(ruleset, seatings_for(cards));
    }
  }
}

}  // namespace

TEST_CASE("Answers of every model fit the columns of a terminal", "[inquiry][ask][width]") {
  for_each_table([](const Ruleset& ruleset, const std::vector<Seating>& seatings) {
    for (const TextLayout& layout : layouts()) {
      check_models(question_of(ruleset, seatings.back(), Model::SelfPlay), layout);
    }
  });
}

TEST_CASE("Answers to any calls fit the columns of a terminal", "[inquiry][ask][width]") {
  for_each_table([](const Ruleset& ruleset, const std::vector<Seating>& seatings) {
    for (const Seating& seating : seatings) {
      for (const TextLayout& layout : layouts()) {
        for (const Model model : kModels) check_turns(question_of(ruleset, seating, model), layout);
      }
    }
  });
}

TEST_CASE("Any advice fits the columns of a terminal", "[inquiry][ask][width]") {
  for_each_table([](const Ruleset& ruleset, const std::vector<Seating>& seatings) {
    for (const TextLayout& layout : layouts()) {
      check_advices(question_of(ruleset, seatings.front(), Model::Committed), layout);
    }
  });
}

TEST_CASE("Hands of a pattern, and two hands, fit the columns of a terminal", "[inquiry][ask][width]") {
  for_each_table([](const Ruleset& ruleset, const std::vector<Seating>& seatings) {
    const Question question = question_of(ruleset, seatings.back(), Model::Committed);
    for (const TextLayout& layout : layouts()) {
      check_pattern(question, layout);
      check_comparison(question, layout);
    }
  });
}

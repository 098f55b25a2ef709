#include "nap/inquiry/ask/ask_request.hpp"

#include <algorithm>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "ask/exchange_request.hpp"
#include "nap/inquiry/table/dead_cards.hpp"
#include "nap/inquiry/table/table_request.hpp"
#include "nap/inquiry/words/rank_language.hpp"
#include "nap/inquiry/words/titles.hpp"
#include "nap/text/option_values.hpp"
#include "nap/text/parse_error.hpp"
#include "nap/text/quoting.hpp"
#include "nap/text/words.hpp"

namespace nap {
namespace {

constexpr std::uint64_t kMostDeals = 1'000'000'000;
constexpr double kFinestPrecision = 0.0001;
constexpr double kFinestPlay = 0.002;  // under self-play, which takes minutes

// Books of seven cards or with a joker have only rates with open hands, and so have exchanges before their
// cards are seen.
Model model_of(const AskRequest& request, const Ruleset& ruleset) {
  if (request.model) return parse_word("--model", *request.model, kModelWords);
  const bool has_open_rates =
      (request.book && (ruleset.cards != 5 || ruleset.has_joker)) || (ruleset.exchange && !request.seen);
  return has_open_rates ? Model::Committed : Model::SelfPlay;
}

SamplePlan parse_plan(const AskRequest& request) {
  SamplePlan plan;
  plan.seed = request.seed;
  if (request.deals && request.precision) {
    throw ParseError("--deals and --precision: only one of the two may set the number of deals");
  }
  if (request.deals) plan.deals = parse_whole("--deals", *request.deals, 1, kMostDeals);
  if (request.precision) {
    plan.precision = parse_decimal("--precision", *request.precision, kFinestPrecision, 0.5);
  }
  return plan;
}

std::vector<std::string> parse_bids(const std::string& text, const Question& question) {
  std::vector<std::string> ids;
  const std::vector<Bid> offered = question.bids();
  for (const std::string& word : split_list("--bid", text)) {
    const std::vector<std::string> meant = bids_meant(word, offered);
    if (meant.empty()) {
      std::vector<std::string> names;
      for (const Bid& bid : offered) names.push_back(bid.id);
      throw ParseError(fmt::format("--bid {}: no bid that may be called{}; bids are {}", in_quotes(word),
                                   question.turn ? " now" : "", fmt::join(names, ", ")));
    }
    if (meant.size() > 1) {
      throw ParseError(
          fmt::format("--bid {} may be {}; write more of it", in_quotes(word), listed(meant, "or")));
    }
    ids.push_back(meant.front());
  }
  return ids;
}

// Refuses a pool that no bid of the table takes.
int parse_pool(const std::string& text, const Ruleset& ruleset) {
  const auto pool = static_cast<int>(parse_whole("--pool", text, 1, kMaxStake));
  const auto takes = [&](const Bid& bid) { return takes_pool(ruleset, bid); };
  if (std::any_of(ruleset.bids.begin(), ruleset.bids.end(), takes)) return pool;
  throw ParseError(fmt::format("--pool {}: no bid of {} takes it; it goes to who makes Nap", text,
                               in_quotes(ruleset.name())));
}

// Refuses so many cards out of play that not every seat gets its hand.
void check_enough(const std::string& dead, const Setup& setup) {
  const int needed = (setup.seats - 1) * setup.dealt_cards();
  const int left = setup.in_play().size() - setup.dealt_cards();
  if (left >= needed) return;
  throw ParseError(
      fmt::format("--dead {}: no deal is possible: the other seats need {} cards, but {} are left",
                  in_quotes(dead), needed, std::max(left, 0)));
}

// Refuses options that no answer can combine.
void check_together(const AskRequest& request, Model model, int cards, bool has_joker) {
  const auto refuse = [](std::string_view options, std::string_view why) {
    throw ParseError(fmt::format("{}: {}", options, why));
  };
  const bool has_leads = request.lead || request.counted_leads == CountedLeads::Every;
  if (has_leads && model == Model::DoubleDummy) {
    refuse("--lead or --leads with --model double-dummy", "each deal has its own lead");
  }
  if (request.book && are_for_two(cards)) {
    refuse("--book", fmt::format("there are too many hands of {} cards for a book", cards));
  }
  if (request.book && request.dead) refuse("--book with --dead", "the deals of a book have every card");
  if (has_joker && request.bracket_deals) refuse("--bracket with a joker", "brackets know none");
  if (request.book && request.bracket_deals) refuse("--bracket with --book", "a book has no brackets");
  if (has_leads && request.book) refuse("--lead or --leads with --book", "a book has only the best leads");
  if (request.book && (request.deals || request.precision)) {
    refuse("--book with --deals or --precision", "the rates of a book are fixed");
  }
  if (request.book && model == Model::DoubleDummy) {
    refuse("--book with --model double-dummy", "a book holds the other two models");
  }
  if (request.book && model == Model::SelfPlay && (cards != 5 || has_joker)) {
    refuse("--book with --model selfplay",
           fmt::format("a book {} holds committed rates", cards != 5 ? "of seven cards" : "with a joker"));
  }
  if (request.bracket_deals && model != Model::SelfPlay) {
    refuse("--bracket", "around played rates only, of --model selfplay");
  }
  if (!request.compare) return;
  if (has_leads) refuse("--compare with --lead or --leads", "the leads of both hands are chosen");
  if (model == Model::DoubleDummy) refuse("--compare with --model double-dummy", "it compares chosen leads");
  if (request.bracket_deals) refuse("--compare with --bracket", "a bracket is around one hand's rates");
  if (request.book) refuse("--compare with --book", "the hands of a book have no deals in common");
}

// The hand as it is dealt. The error about a hand that has too many cards names the option that deals them.
CardSet read_hand(std::string_view text, const Ruleset& ruleset, Deck deck, RankLetters letters) {
  try {
    return parse_hand(text, deck, ruleset.dealt_cards(), letters);
  } catch (const ParseError& error) {
    for (const int dealt : {6, 7}) {
      if (ruleset.dealt || dealing_fault(dealt, ruleset.cards)) continue;
      try {
        parse_hand(text, deck, dealt, letters);
      } catch (const ParseError&) {
        continue;
      }
      throw ParseError(fmt::format("{}; if {} are dealt and {} kept: --dealt {}", error.what(), dealt,
                                   ruleset.cards, dealt));
    }
    throw;
  }
}

// Refuses what has no answer if more cards are dealt than are kept, and a habit where all are kept.
void check_keeping(const AskRequest& request, const Question& question) {
  if (!question.ruleset.dealt) {
    if (request.others_keep)
      throw ParseError("--others-keep: everybody keeps all cards; say how many are dealt, such as --dealt 7");
    return;
  }
  const auto refuse = [&](std::string_view option, std::string_view why) {
    throw ParseError(fmt::format("{} with {} cards dealt: {}", option, *question.ruleset.dealt, why));
  };
  if (request.book) refuse("--book", "the hands of a book are played as they are dealt");
  if (request.compare) refuse("--compare", "it compares hands as they are dealt");
  if (request.bracket_deals) refuse("--bracket", "a bracket is around the rates of hands as they are dealt");
  if (request.lead && question.has_forced_lead())
    refuse("--lead and a forced lead", "what is kept decides which card is forced");
}

// Refuses a first card that a bid does not allow.
void check_lead(const Question& question, Card card) {
  for (const Bid& bid : question.bids()) {
    if (opening_cards(bid.contract, question.hand).has(card)) continue;
    throw ParseError(fmt::format("--lead {}: {} is opened with {}; leave {} out with --bid", to_string(card),
                                 bid.id, forced_lead_text(bid.contract.lead), bid.id));
  }
}

}  // namespace

AskInquiry::AskInquiry(const AskRequest& request, const HouseRulesTexts& texts)
    : request_(request), letters_(parse_rank_letters(request.ranks)) {
  TableSetting table = table_of(request.table, texts);
  question_.ruleset = request.doubled ? in_doubled_deal(std::move(table.ruleset)) : std::move(table.ruleset);
  question_.times = request.doubled ? 2 : 1;
  question_.deck = table.deck;
  question_.seating = table.seating;
  question_.model = model_of(request, question_.ruleset);
  question_.plan = parse_plan(request);
  check_together(request, question_.model, question_.ruleset.cards, question_.deck.has_joker());
  if (request.dead) {
    question_.out_of_play = parse_dead(*request.dead, question_.deck, letters_);
    check_enough(*request.dead, question_.setup());
  }
  if (request.others_keep)
    question_.others_keep = parse_word("--others-keep", *request.others_keep, kKeepHabitWords);
  if (request.pool) question_.pool = parse_pool(*request.pool, question_.ruleset);
  if (request.heard) question_.turn = parse_turn(*request.heard, question_.ruleset, question_.seating);
  if (request.bids) question_.asked_bids = parse_bids(*request.bids, question_);
  check_keeping(request, question_);
  check_exchange(request, question_);
  if (question_.model == Model::SelfPlay && question_.plan.precision.value_or(1.0) < kFinestPlay) {
    throw ParseError(
        fmt::format("--precision {}: hands are played out down to {}; finer with --model committed",
                    *request.precision, kFinestPlay));
  }
  question_.bracket_deals = request.bracket_deals;
  question_.leads.counted = request.counted_leads;
}

Question AskInquiry::question(std::string_view hand) const {
  Question question = question_;
  question.hand = this->hand(hand);
  if (request_.seen) {
    question.seen = parse_seen(*request_.seen, question, question.hand, letters_);
    question.hand = question.hand | question.seen;
  }
  if (request_.lead) {
    question.leads.only = parse_card(*request_.lead, question.deck, letters_);
    if (!question.hand.has(*question.leads.only)) {
      throw ParseError(fmt::format("--lead {}: {} is not in the hand {}", in_quotes(*request_.lead),
                                   to_string(*question.leads.only),
                                   to_text(question.hand, SuitStyle::Letters)));
    }
    check_lead(question, *question.leads.only);
  }
  return question;
}

AskInquiry::Comparison AskInquiry::comparison(std::string_view first, std::string_view second) const {
  if (is_pattern(first) || is_pattern(second)) throw ParseError("--compare: two hands, not patterns");
  Comparison comparison{question(first), hand(second)};
  if (comparison.question.bids().empty()) throw ParseError("--compare: there is no bid to compare");
  return comparison;
}

AskInquiry::PatternInquiry AskInquiry::pattern(std::string_view text) const {
  if (are_for_two(question_.ruleset.cards)) {
    throw ParseError(fmt::format("pattern: there are too many hands of {} cards; ask about one hand",
                                 question_.ruleset.cards));
  }
  check_as_dealt(question_.ruleset, "a pattern");
  PatternInquiry inquiry{HandPattern::parse(text, question_.ruleset.cards, letters_, question_.deck),
                         question_};
  if (request_.counted_leads == CountedLeads::Every || request_.lead) {
    throw ParseError("--lead or --leads: of one hand, not of a pattern");
  }
  if (request_.dead) throw ParseError("--dead: for one hand, not for a pattern");
  if (request_.bracket_deals) throw ParseError("--bracket: around the rates of one hand, not of a pattern");
  if (request_.deals || request_.precision || question_.model == Model::DoubleDummy) {
    throw ParseError("--deals, --precision and --model double-dummy: for one hand, not for a pattern");
  }
  if (inquiry.question.bids().empty()) throw ParseError("pattern: there is no bid to answer for");
  return inquiry;
}

Asked AskInquiry::asked(std::string_view hand) const {
  const HandForm form = is_pattern(hand)
                            ? HandForm::Cards
                            : form_of_hand(hand, question_.deck, question_.ruleset.dealt_cards(), letters_);
  return {form, request_.table.defaults};
}

CardSet AskInquiry::hand(std::string_view text) const {
  const CardSet hand = read_hand(text, question_.ruleset, question_.deck, letters_);
  if (request_.dead) check_dead(*request_.dead, question_.out_of_play, hand);
  return hand;
}

}  // namespace nap

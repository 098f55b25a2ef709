// The options of "should I call Nap with this hand?" as users write them, and the questions that they make.
//
//   command line, hands --> AskRequest --> AskInquiry::question() --> Question    (from text)
//   Question            --> ask() --> Answer                                      (from deals or a book)
//   Answer              --> ask_document() --> report::Document                   (what to say)
//   report::Document    --> report::DocumentWriter --> text, JSON or CSV          (in one format)
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "nap/analysis/ask/ask.hpp"
#include "nap/cards/hand_pattern.hpp"
#include "nap/cards/notation.hpp"
#include "nap/inquiry/table/table_request.hpp"

namespace nap {

struct AskRequest {
  TableRequest table = {};
  std::optional<std::string> heard = {};
  std::optional<std::string> bids = {};
  std::optional<std::string> compare = {};  // another hand to compare with
  std::optional<std::string> lead = {};
  CountedLeads counted_leads = CountedLeads::Chosen;
  std::string ranks = "en";
  std::optional<std::string> model = {};  // none: the best model that can answer the question
  std::optional<std::string> deals = {};
  std::optional<std::string> precision = {};
  std::optional<std::uint64_t> bracket_deals = {};
  std::optional<std::string> dead = {};         // cards that only the asker knows to be out of play
  std::optional<std::string> others_keep = {};  // of more cards dealt
  std::optional<std::string> seen = {};         // cards that an exchange has shown
  bool doubled = false;                         // Double Header: the stakes are doubled
  std::optional<std::string> pool = {};         // stakes that a declarer takes who makes Nap
  std::optional<std::string> book = {};         // the book's file; only whether there is one counts here
  std::uint64_t seed = 1;
};

// What a request asks about each hand. Every function throws ParseError if the hand cannot be held at the
// table, and if an option of the request does not go with such a question.
class AskInquiry {
 public:
  // Requires the text of the house rules that the request names. Throws ParseError, also if options exclude
  // each other.
  AskInquiry(const AskRequest& request, const HouseRulesTexts& texts);

  Question question(std::string_view hand) const;

  // The question about the first hand, and the second hand.
  struct Comparison {
    Question question;
    CardSet second;
  };
  Comparison comparison(std::string_view first, std::string_view second) const;

  // A question about all hands of a pattern. They are rated with open hands.
  struct PatternInquiry {
    HandPattern pattern;
    Question question;  // without a hand
  };
  PatternInquiry pattern(std::string_view text) const;
  bool is_pattern(std::string_view text) const { return HandPattern::is_pattern(text, letters_); }

  // Sets the seed of the deals that the rates come from.
  void set_seed(std::uint64_t seed) { question_.plan.seed = seed; }

  // Whether the questions are whether to exchange cards of which none is seen yet (ask_exchange.hpp).
  bool is_about_exchange() const { return question_.ruleset.exchange && !request_.seen; }

  // The question without a hand.
  const Question& question() const { return question_; }
  RankLetters letters() const { return letters_; }
  // How the question about this hand was asked.
  Asked asked(std::string_view hand) const;

 private:
  CardSet hand(std::string_view text) const;

  AskRequest request_;
  RankLetters letters_;
  Question question_{CardSet(), Deck(), Ruleset{}, Seating{2, 2, 1}, Model::Committed, SamplePlan{}};
};

}  // namespace nap

#include "ask/ask_setting.hpp"

#include <algorithm>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "nap/text/option_values.hpp"
#include "nap/text/parse_error.hpp"
#include "nap/text/quoting.hpp"
#include "nap/text/words.hpp"
#include "options/hand_options.hpp"
#include "options/load_table.hpp"

namespace nap::cli {
namespace {

constexpr std::uint64_t kMostDeals = 1'000'000'000;
constexpr double kFinestPrecision = 0.0001;
constexpr double kFinestPlay = 0.002;  // of self-play: it takes minutes

// Comparisons know hands with open play only, and so do books of seven cards.
Model model_of(const AskArguments& arguments, int cards) {
  if (arguments.model) return parse_word("--model", *arguments.model, kModelWords);
  const bool is_open = arguments.compare || (arguments.book && cards != 5);
  return is_open ? Model::Committed : Model::SelfPlay;
}

SamplePlan parse_plan(const AskArguments& arguments, std::uint64_t seed) {
  SamplePlan plan;
  plan.seed = seed;
  if (arguments.deals && arguments.precision) {
    throw ParseError("--deals and --precision: only one of the two may set the number of deals");
  }
  if (arguments.deals) plan.deals = parse_whole("--deals", *arguments.deals, 1, kMostDeals);
  if (arguments.precision) {
    plan.precision = parse_decimal("--precision", *arguments.precision, kFinestPrecision, 0.5);
  }
  return plan;
}

std::vector<std::string> parse_bids(const std::string& text, const Question& question) {
  std::vector<std::string> ids;
  const std::vector<Bid> offered = question.bids();
  for (const std::string& word : split_list("--bid", text)) {
    const std::string id = bid_id(word);
    if (find_bid(offered, id) == nullptr) {
      std::vector<std::string> names;
      for (const Bid& bid : offered) names.push_back(bid.id);
      throw ParseError(fmt::format("--bid {}: no bid that may be called{}; bids are {}", in_quotes(word),
                                   question.turn ? " now" : "", fmt::join(names, ", ")));
    }
    ids.push_back(id);
  }
  return ids;
}

// Pairs of options that cannot be answered together.
void check_together(const AskArguments& arguments, Model model) {
  const auto refuse = [](std::string_view options, std::string_view why) {
    throw ParseError(fmt::format("{}: {}", options, why));
  };
  const bool has_leads = arguments.lead || arguments.counted_leads == CountedLeads::Every;
  if (has_leads && model == Model::DoubleDummy) {
    refuse("--lead or --leads with --model double-dummy", "each deal has its own lead");
  }
  if (arguments.book && arguments.bracket_deals) refuse("--bracket with --book", "a book has no brackets");
  if (has_leads && arguments.book) refuse("--lead or --leads with --book", "a book has only the best leads");
  if (arguments.bracket_deals && model != Model::SelfPlay) {
    refuse("--bracket", "around played rates only, of --model selfplay");
  }
  if (!arguments.compare) return;
  if (has_leads) refuse("--compare with --lead or --leads", "the leads of both hands are chosen");
  if (model == Model::DoubleDummy) refuse("--compare with --model double-dummy", "it compares chosen leads");
  if (model == Model::SelfPlay) {
    refuse("--compare with --model selfplay", "two hands are compared with open hands, over the same deals");
  }
  if (arguments.book) refuse("--compare with --book", "the hands of a book have no deals in common");
  if (arguments.source == RecordSource::StandardInput) refuse("--compare with --stdin", "give both hands");
}

}  // namespace

AskSetting::AskSetting(const AskArguments& arguments, std::uint64_t seed)
    : letters_(parse_rank_letters(arguments.ranks)),
      lead_(arguments.lead),
      has_model_(arguments.model.has_value()) {
  TableSetting table = load_table(arguments.table, arguments.changes, defaults_);
  question_.ruleset = std::move(table.ruleset);
  question_.deck = table.deck;
  question_.seating = table.seating;
  if (table.file) files_.push_back(*std::move(table.file));
  question_.model = model_of(arguments, question_.ruleset.cards);
  question_.plan = parse_plan(arguments, seed);
  check_together(arguments, question_.model);
  if (arguments.heard) question_.turn = parse_turn(*arguments.heard, question_.ruleset, question_.seating);
  if (arguments.bids) question_.asked_bids = parse_bids(*arguments.bids, question_);
  if (question_.model == Model::SelfPlay && question_.plan.precision.value_or(1.0) < kFinestPlay) {
    throw ParseError(
        fmt::format("--precision {}: hands are played out down to {}; finer with --model committed",
                    *arguments.precision, kFinestPlay));
  }
  question_.bracket_deals = arguments.bracket_deals;
  question_.leads.counted = arguments.counted_leads;
  if (arguments.book) files_.push_back(*arguments.book);
}

Question AskSetting::with_hand(std::string_view hand) const {
  Question question = question_;
  question.hand = parse_other_hand(hand);
  if (lead_) {
    question.leads.only = parse_card(*lead_, question.deck, letters_);
    if (!question.hand.has(*question.leads.only)) {
      throw ParseError(fmt::format("--lead {}: {} is not in the hand {}", in_quotes(*lead_),
                                   to_string(*question.leads.only),
                                   to_text(question.hand, SuitStyle::Letters)));
    }
  }
  return question;
}

Question AskSetting::for_pattern() const {
  Question question = question_;
  question.model = Model::Committed;
  return question;
}

CardSet AskSetting::parse_other_hand(std::string_view hand) const {
  return parse_hand(hand, question_.deck, question_.ruleset.cards, letters_);
}

HandPattern AskSetting::parse_pattern(std::string_view text) const {
  return HandPattern::parse(text, question_.ruleset.cards, letters_);
}

}  // namespace nap::cli

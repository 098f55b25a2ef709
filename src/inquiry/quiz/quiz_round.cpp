#include "nap/inquiry/quiz/quiz_round.hpp"

#include <algorithm>
#include <cmath>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "nap/inquiry/ask/ask_document.hpp"
#include "nap/inquiry/words/titles.hpp"
#include "nap/report/figures.hpp"
#include "nap/text/parse_error.hpp"
#include "nap/text/quoting.hpp"
#include "nap/text/words.hpp"

namespace nap {

using namespace report;

namespace {

constexpr const char* kPass = "pass";

const BidAnswer* find(const Answer& answer, std::string_view id) {
  const auto found = std::find_if(answer.bids.begin(), answer.bids.end(),
                                  [id](const BidAnswer& each) { return each.bid.id == id; });
  return found == answer.bids.end() ? nullptr : &*found;
}

// "three is worth +9.00 stakes (makes in 100 %, lead ♠A)"
std::string worth(const Answer& answer, const std::string& call, const CardStyle& style) {
  const BidAnswer* bid = find(answer, call);
  if (bid == nullptr) return "passing counts as zero";
  return fmt::format("{} is worth {} stakes (makes in {}, lead {})", title(call, style.suits),
                     signed_stakes(bid->ev), percent(bid->success.value),
                     opening_text(*bid->lead, bid->bid.contract, style));
}

// "Nearest: four, 0.11 stakes less, too close to tell." Empty if there is only one choice.
std::string nearest_text(const QuizHand& hand, const CardStyle& style) {
  const Advice& advice = hand.answer.advice;
  const bool is_passing = !advice.next && advice.best && hand.question.may_pass();
  if (!advice.next && !is_passing) return "";
  return fmt::format("Nearest: {}, {} stakes less{}.",
                     is_passing ? kPass : title(advice.next->bid.id, style.suits),
                     amount_text(advice.margin.value * hand.question.seating.payers),
                     advice.is_decided ? "" : ", too close to tell");
}

// " and another of the suit"
std::string others_text(const Obstacle& obstacle) {
  if (obstacle.others == 0) return "";
  const std::string_view suit = obstacle.card.rank() == Rank::Joker ? "trumps" : "the suit";
  return fmt::format(" and {} of {}", obstacle.others == 1 ? "another" : "two more", suit);
}

}  // namespace

void QuizScore::add(const QuizResult& result) {
  ++hands;
  right += result.is_right ? 1 : 0;
  cost += result.cost();
}

std::string calls_text(const Question& question, SuitStyle style) {
  std::vector<std::string> calls;
  if (question.may_pass()) calls.emplace_back(kPass);
  for (const Bid& bid : question.bids()) calls.push_back(title(bid.id, style));
  return fmt::format("{}", fmt::join(calls, ", "));
}

std::string parse_call(std::string_view line, const Question& question, SuitStyle style) {
  const std::string_view word = trimmed(line);
  const std::vector<Bid> bids = question.bids();
  std::vector<std::string> meant = calls_meant(word, bids);
  if (!question.may_pass()) std::erase(meant, kPass);
  const auto refuse = [&](const std::string& what) {
    throw ParseError(fmt::format("{} {}; calls are {}", in_quotes(word), what, calls_text(question, style)));
  };
  if (meant.empty()) refuse("is no call here");
  if (meant.size() > 1) refuse(fmt::format("may be {}", listed(meant, "or")));
  return meant.front();
}

const BidAnswer* bid_in_doubt(const Answer& answer) {
  const Advice& advice = answer.advice;
  const BidAnswer* doubtful = nullptr;
  for (const std::optional<BidAnswer>* each : {&advice.best, &advice.next}) {
    if (!each->has_value() || (*each)->success.is_exact()) continue;
    const BidAnswer* bid = find(answer, (*each)->bid.id);
    if (doubtful == nullptr || bid > doubtful) doubtful = bid;  // bids stand lowest first
  }
  return doubtful;
}

QuizResult judge(const QuizHand& hand, const std::string& call) {
  const Advice& advice = hand.answer.advice;
  const BidAnswer* called = find(hand.answer, call);
  const auto id_of = [](const std::optional<BidAnswer>& bid) {
    return bid ? bid->bid.id : std::string(kPass);
  };
  QuizResult result{call, called != nullptr ? called->ev : 0.0, id_of(advice.best), advice.ev, false};
  const bool is_runner_up = call == id_of(advice.next);
  result.is_right =
      call == result.best || result.value == result.best_value || (is_runner_up && !advice.is_decided);
  return result;
}

std::string result_text(const QuizHand& hand, const QuizResult& result, const CardStyle& style) {
  const std::string best = worth(hand.answer, result.best, style);
  if (result.call == result.best) return fmt::format("Right: {}.", best);
  if (result.is_right) {
    return fmt::format("Right: as good as {}, within the error. {}.", title(result.best, style.suits),
                       capitalised(worth(hand.answer, result.call, style)));
  }
  return fmt::format("That costs {} stakes: {}; {}.", amount_text(result.cost()), best,
                     worth(hand.answer, result.call, style));
}

std::string why_text(const QuizHand& hand, const CardStyle& style) {
  std::string text = nearest_text(hand, style);
  const BidAnswer* doubtful = bid_in_doubt(hand.answer);
  if (doubtful == nullptr || !hand.obstacle) return text;
  const Obstacle& obstacle = *hand.obstacle;
  const std::string others = others_text(obstacle);
  if (!text.empty()) text += ' ';
  return text + fmt::format(
                    "{} fails most where a defender holds {}{}: face up it makes in {} there, in {} "
                    "elsewhere.",
                    capitalised(title(doubtful->bid.id, style.suits)), to_text(obstacle.card, style), others,
                    percent(obstacle.with.value), percent(obstacle.without.value));
}

std::string score_text(const QuizScore& score) {
  if (score.hands == 0) return "No hand was answered.";
  if (score.right == score.hands) return fmt::format("Score: {} of {} right.", score.right, score.hands);
  return fmt::format("Score: {} of {} right; the other calls cost {:.2f} stakes, {:.2f} a hand.", score.right,
                     score.hands, score.cost, score.cost / static_cast<double>(score.hands));
}

Fields quiz_fields(const QuizHand& hand, const QuizResult& result, const QuizScore& score) {
  const Question& question = hand.question;
  return joined({{{"schema", only_json(text("nap.quiz/3"))},
                  {"number", number(hand.number)},
                  {"hand", text(to_dots(question.hand))}},
                 seated_fields(question),
                 {{"joker", only_json(truth(question.deck.has_joker()))},
                  {"stakes", text(question.ruleset.name())},
                  {"model", text(word_for(hand.answer.model, kModelWords))},
                  {"method", text(word_for(hand.answer.method, kMethodWords))},
                  {"seed", number(question.plan.seed)},
                  {"deals", number(hand.answer.deals)}},
                 said_fields(question, hand.asked),
                 {{"call", text(result.call)},
                  {"ev", number(result.value)},
                  {"best", best_of(hand.answer)},
                  {"best", only_csv(text(result.best))},
                  {"best_ev", only_csv(number(result.best_value))},
                  {"right", truth(result.is_right)},
                  {"cost", number(result.cost())},
                  {"total_right", number(score.right)},
                  {"total_cost", number(score.cost)}}});
}

}  // namespace nap

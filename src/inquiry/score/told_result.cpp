#include "score/told_result.hpp"

#include <fmt/format.h>

#include "nap/inquiry/words/titles.hpp"
#include "nap/text/option_values.hpp"
#include "nap/text/parse_error.hpp"
#include "nap/text/quoting.hpp"

namespace nap {
namespace {

struct Result {
  std::string text;
  HandEnding ending;
  bool is_made;
  std::optional<int> tricks = {};
};

bool makes(const Contract& contract, int tricks) {
  return contract.is_misere() ? tricks == 0 : tricks >= contract.tricks;
}

Result parse_result(const std::string& text, const ScoredDeal& deal) {
  if (text == "made" || text == "lost") return {text, HandEnding::Told, text == "made"};
  if (text == "claimed") return {text, HandEnding::Claimed, true};
  if (text == "conceded") return {text, HandEnding::Conceded, false};
  const int most = deal.table.ruleset.cards;
  if (text.empty() || text.find_first_not_of("0123456789") != std::string::npos) {
    throw ParseError(fmt::format("result {}: made, lost, claimed, conceded or the declarer's tricks, 0 to {}",
                                 in_quotes(text), most));
  }
  const auto tricks = static_cast<int>(parse_whole("result", text, 0, static_cast<std::uint64_t>(most)));
  return {text, HandEnding::Told, makes(deal.played->bid.contract, tricks), tricks};
}

[[noreturn]] void contradict(const Result& result, const std::string& what) {
  throw ParseError(fmt::format("result {}: {}", in_quotes(result.text), what));
}

// The result agrees with cards that were all legal or come after the decision.
void check_decided(const Result& result, const ScoredDeal& deal) {
  if (result.is_made != *deal.is_made) {
    contradict(result, fmt::format("{} was {} in trick {}, as the cards were played", deal.played->bid.id,
                                   *deal.is_made ? "made" : "lost", deal.decision->trick));
  }
}

// The number of tricks fits the cards that were played.
void check_tricks(const Result& result, const ScoredDeal& deal, int tricks_left) {
  const int taken = *deal.tricks;
  if (!result.tricks || (*result.tricks >= taken && *result.tricks <= taken + tricks_left)) return;
  contradict(result,
             fmt::format("the declarer took {} of the tricks played, and {} were left", taken, tricks_left));
}

}  // namespace

void note_play(const RefereedHand& hand, ScoredDeal& deal) {
  deal.is_checked = true;
  deal.tricks = hand.declarers_tricks;
  deal.tricks_left = hand.history.tricks_left();
  deal.decision = hand.decision;
  const int seats = deal.table.seating.active;
  for (Fault fault : hand.faults) {
    fault.seat = fault.seat.further_by(deal.played->declarer.number(), seats);
    deal.faults.push_back(fault);
  }
  if (hand.decision) {
    deal.ending = HandEnding::Played;
    deal.is_made = hand.decision->is_made;
  } else if (!hand.faults.empty()) {
    const bool is_revoke = hand.faults.front().kind == FaultKind::Revoke;
    deal.ending = is_revoke ? HandEnding::Revoke : HandEnding::Unsettled;
    if (is_revoke && hand.faults.front().seat == kDeclarer) deal.is_made = false;
  }
}

void note_result(const std::optional<std::string>& text, ScoredDeal& deal) {
  const bool is_open = deal.ending == HandEnding::Told;
  if (!text) {
    if (!is_open) return;
    throw ParseError(fmt::format(
        "{}; write the result: made, lost, claimed, conceded or the declarer's tricks",
        deal.is_checked
            ? fmt::format("played: {} is neither made nor lost after these cards", deal.played->bid.id)
            : "no cards and no result"));
  }
  const Result result = parse_result(*text, deal);
  if (deal.ending == HandEnding::Revoke)
    contradict(result, fmt::format("the revoke in trick {} settles the hand; leave the result out",
                                   deal.faults.front().trick));
  if (deal.ending == HandEnding::Played) {
    check_decided(result, deal);
    check_tricks(result, deal, deal.tricks_left);
    return;
  }
  if (is_open && deal.is_checked) check_tricks(result, deal, deal.tricks_left);
  deal.ending = result.ending;
  deal.is_made = result.is_made;
  if (result.tricks) deal.tricks = result.tricks;
}

}  // namespace nap

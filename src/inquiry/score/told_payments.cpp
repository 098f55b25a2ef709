#include "score/told_payments.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "nap/rules/changes/ruleset_options.hpp"
#include "nap/text/option_values.hpp"
#include "nap/text/parse_error.hpp"
#include "nap/text/quoting.hpp"
#include "score/told_hand.hpp"

namespace nap {
namespace {

constexpr std::string_view kDivided = "divided";

std::string_view how_to_exchange() { return "no cards are exchanged at this table; --exchange says which"; }

FineKind parse_fine_kind(const std::string& text) {
  std::string word = text;
  std::replace(word.begin(), word.end(), '-', '_');
  return parse_word("fine", word, kFineWords);
}

std::optional<FineKind> fine_for(FaultKind fault) {
  if (fault == FaultKind::Revoke) return FineKind::Revoke;
  if (fault == FaultKind::OutOfTurn) return FineKind::OutOfTurn;
  return std::nullopt;
}

}  // namespace

void note_fines(const ScoreRequest& request, ScoredDeal& deal) {
  for (const ToldFine& told : request.fines) {
    check_has_pool(deal.table.ruleset, fmt::format("fine of {}", in_quotes(told.player)));
    const Seat seat = parse_seat("fine of", told.player, deal.names, deal.table.seating.players);
    deal.fines.push_back({seat, parse_fine_kind(told.kind)});
  }
}

void note_fees(const ScoreRequest& request, ScoredDeal& deal) {
  const Ruleset& ruleset = deal.table.ruleset;
  for (const ToldFee& told : request.fees) {
    const std::string what = fmt::format("fee of {}", in_quotes(told.player));
    if (!ruleset.exchange) throw ParseError(fmt::format("{}: {}", what, how_to_exchange()));
    if (ruleset.exchange->to == FeeTo::Pool) check_has_pool(ruleset, what);
    const Seat seat = parse_seat("fee of", told.player, deal.names, deal.table.seating.players);
    deal.fees.push_back({seat, static_cast<int>(parse_whole(what, told.stakes, 0, kMostPaidIn))});
  }
}

void note_spare_hand(const ScoreRequest& request, ScoredDeal& deal) {
  if (!request.spare_hand) return;
  const Ruleset& ruleset = deal.table.ruleset;
  if (!ruleset.exchange || !is_spare_hand(ruleset.exchange->kind))
    throw ParseError("spare hand: there is none at this table; --exchange spare-hand-pool or another has it");
  const Bid& bid = deal.played->bid;
  if (!may_exchange(ruleset.exchange->kind, bid.contract, ruleset.cards)) {
    throw ParseError(
        fmt::format("spare hand: who takes it plays for every trick, and {} is not for every trick", bid.id));
  }
  deal.has_spare_hand = true;
}

void note_end(const std::string& end, ScoredDeal& deal) {
  const std::string what = "end " + in_quotes(end);
  check_has_pool(deal.table.ruleset, what);
  deal.ending = HandEnding::End;
  if (deal.table.ruleset.pool->at_end == PoolAtEnd::Divided) {
    if (end == kDivided) return;
    throw ParseError(what +
                     ": at this table the pool is divided; write divided, or use --pool-at-end lowest_card");
  }
  const bool is_name = std::find(deal.names.begin(), deal.names.end(), end) != deal.names.end();
  if (end == kDivided && !is_name) {
    throw ParseError(what +
                     ": at this table who draws the lowest card takes the pool; write that player, or use "
                     "--pool-at-end divided");
  }
  deal.takes_all = parse_seat("end", end, deal.names, deal.table.seating.players);
}

void fine_faults(ScoredDeal& deal) {
  if (deal.decision || !deal.table.ruleset.pool) return;
  const auto fault = std::find_if(deal.faults.begin(), deal.faults.end(),
                                  [](const Fault& each) { return fine_for(each.kind).has_value(); });
  if (fault == deal.faults.end()) return;
  const Fine fine{fault->seat, *fine_for(fault->kind)};
  if (std::find(deal.fines.begin(), deal.fines.end(), fine) == deal.fines.end()) deal.fines.push_back(fine);
}

}  // namespace nap

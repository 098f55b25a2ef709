#include "score/score_pool_text.hpp"

#include <algorithm>
#include <vector>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "nap/inquiry/words/titles.hpp"
#include "nap/text/words.hpp"

namespace nap {
namespace {

std::string_view fine_reason(FineKind kind) {
  switch (kind) {
    case FineKind::Misdeal:
      return "a misdeal";
    case FineKind::ExposedCard:
      return "an exposed card";
    case FineKind::Touching:
      return "touching cards";
    case FineKind::OutOfTurn:
      return "a card out of turn";
    case FineKind::Revoke:
      break;
  }
  return "a revoke";
}

// "everybody pays 1", "Ann pays 1, Ben 4"; empty if nobody pays.
std::string paid_in(const ScoredDeal& deal) {
  const auto seats =
      std::span(deal.moves.paid_in.seats).first(static_cast<std::size_t>(deal.table.seating.players));
  if (deal.moves.paid_in.pool == 0) return "";
  const bool is_same =
      std::all_of(seats.begin(), seats.end(), [&](int stakes) { return stakes == seats.front(); });
  if (is_same) return fmt::format("everybody pays {}", -seats.front());
  std::vector<std::string> payers;
  for (const Seat seat : all_seats(deal.table.seating.players)) {
    const int stakes = -seats[seat.index()];
    if (stakes > 0)
      payers.push_back(fmt::format("{}{} {}", deal.player(seat), payers.empty() ? " pays" : "", stakes));
  }
  return fmt::format("{}", fmt::join(payers, ", "));
}

std::string pool_line(const ScoredDeal& deal, int total) {
  if (!deal.table.ruleset.pool || deal.ending == HandEnding::End) return "";
  const std::string holds = fmt::format("holds {}.\n", total == 0 ? "nothing" : std::to_string(total));
  std::vector<std::string> parts;
  if (const std::string paid = paid_in(deal); !paid.empty()) parts.push_back(paid);
  if (deal.moves.taken > 0)
    parts.push_back(fmt::format("{} takes {}", deal.player(deal.played->declarer), deal.moves.taken));
  if (parts.empty()) return "The pool " + holds;
  return fmt::format("Pool: {}; it {}", fmt::join(parts, "; "), holds);
}

std::string fines_line(const ScoredDeal& deal) {
  if (deal.fines.empty()) return "";
  std::vector<std::string> fines;
  for (const Fine& fine : deal.fines) {
    fines.push_back(fmt::format("{} for {}, {}", deal.player(fine.seat), fine_reason(fine.kind),
                                deal.table.ruleset.fines.of(fine.kind)));
  }
  return fmt::format("Fines: {}.\n", fmt::join(fines, "; "));
}

std::string fees_line(const ScoredDeal& deal) {
  if (deal.fees.empty()) return "";
  std::vector<std::string> fees;
  for (const Fee& fee : deal.fees) fees.push_back(fmt::format("{} {}", deal.player(fee.seat), fee.stakes));
  const bool is_pool = deal.table.ruleset.exchange->to == FeeTo::Pool;
  const std::string to = is_pool ? "the pool" : deal.player(deal.table.seating.dealer()) + ", the dealer";
  return fmt::format("For the exchange: {}, to {}.\n", fmt::join(fees, ", "), to);
}

std::string doubled_line(int times, int next_times) {
  if (times == 1 && next_times == 1) return "";
  if (times == 1) return "From the next deal on stakes are doubled, until a declarer has won.\n";
  return next_times == 1 ? "Stakes were doubled; now they are single again.\n"
                         : "Stakes were doubled, and stay so until a declarer has won.\n";
}

}  // namespace

std::string pool_lines(const ScoredDeal& deal, const PoolNow& now) {
  const std::string doubled =
      deal.ending == HandEnding::End ? "" : doubled_line(deal.moves.times, now.next_times);
  return doubled + fines_line(deal) + fees_line(deal) + pool_line(deal, now.total);
}

std::string fine_word(FineKind kind) {
  std::string word(word_for(kind, kFineWords));
  std::replace(word.begin(), word.end(), '_', '-');
  return word;
}

}  // namespace nap

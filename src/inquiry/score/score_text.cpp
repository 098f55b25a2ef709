#include "score/score_text.hpp"

#include <algorithm>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "nap/inquiry/words/titles.hpp"
#include "nap/report/table.hpp"
#include "nap/text/words.hpp"

namespace nap {

using namespace report;

namespace {

std::string_view fault_text(FaultKind kind) {
  switch (kind) {
    case FaultKind::Revoke:
      return "a revoke: it could follow suit";
    case FaultKind::ForcedLead:
      return "which may not be led first";
    case FaultKind::OutOfTurn:
      return "out of turn";
    case FaultKind::PlayedTwice:
      return "which was played before";
    case FaultKind::NotHeld:
      break;
  }
  return "which nobody holds";
}

std::string amount(int stakes) { return stakes == 0 ? "nothing" : std::to_string(stakes); }

std::string signed_amount(std::int64_t stakes) { return stakes == 0 ? "0" : fmt::format("{:+}", stakes); }

class TextWriter {
 public:
  TextWriter(const ScoredDeal& deal, const CardStyle& style) : deal_(deal), style_(style) {}

  void write(Document& document, std::span<const Total> totals) const {
    document.headline = answer();
    document.say(notes());
    document.show(payments(totals));
  }

 private:
  std::string answer() const {
    const std::string who = deal_.player(deal_.declarer);
    const std::string bid = title(deal_.bid.id, style_.suits);
    switch (deal_.ending) {
      case HandEnding::Revoke:
        return revoke(who, bid);
      case HandEnding::Unsettled:
        return fmt::format("Not settled: {}. No rule says what {} pays then; write the result.",
                           fault(deal_.faults.front()), bid);
      default:
        break;
    }
    const std::string_view verb = deal_.ending == HandEnding::Claimed    ? "claims"
                                  : deal_.ending == HandEnding::Conceded ? "concedes"
                                  : *deal_.is_made                       ? "makes"
                                                                         : "loses";
    if (!*deal_.is_made)
      return fmt::format("{} {} {} and pays {}.", capitalised(who), verb, bid, to_each(deal_.bid.lose));
    const bool is_one = payers() == 1;
    return fmt::format("{} {} {}: the other{} pay{} {}{}.", capitalised(who), verb, bid, is_one ? "" : "s",
                       is_one ? "s" : "", amount(deal_.bid.win), is_one || deal_.bid.win == 0 ? "" : " each");
  }

  std::string notes() const {
    std::string text;
    if (deal_.decision) {
      text += fmt::format("{} was {} in trick {}.\n", capitalised(title(deal_.bid.id, style_.suits)),
                          deal_.decision->is_made ? "made" : "lost", deal_.decision->trick);
    }
    if (deal_.is_checked && deal_.faults.empty()) text += "Every card was legal.\n";
    if (!deal_.is_checked) text += "No cards are known; only the result counts.\n";
    for (const Fault& each : deal_.faults) text += capitalised(fault(each)) + ".\n";
    if (!deal_.faults.empty() && deal_.decision)
      text += "That was after the bid was decided and pays nothing.\n";
    return text;
  }

  Table payments(std::span<const Total> totals) const {
    std::vector<Table::Column> columns = {{"seat", Align::Right}};
    if (!deal_.names.empty()) columns.push_back({"player", Align::Prose});
    columns.push_back({"stakes", Align::Right});
    if (!totals.empty()) columns.push_back({"total", Align::Right});
    columns.push_back({"", Align::Prose});
    Table table(columns);
    for (const Seat seat : all_seats(deal_.table.seating.players)) {
      std::vector<std::string> cells = {std::to_string(seat.number() + 1)};
      if (!deal_.names.empty()) cells.push_back(deal_.player(seat));
      cells.push_back(deal_.payments ? signed_amount((*deal_.payments)[seat.index()]) : "");
      if (!totals.empty()) {
        const auto total = std::find_if(totals.begin(), totals.end(),
                                        [&](const Total& each) { return each.player == deal_.player(seat); });
        cells.push_back(signed_amount(total->stakes));
      }
      cells.push_back(part(seat));
      table.add_row(cells);
    }
    return table;
  }

  int payers() const { return deal_.table.seating.payers; }

  std::string to_each(int stakes) const {
    if (stakes == 0) return "nothing";
    return fmt::format("{} to {}", stakes, payers() == 1 ? "the other" : "each of the others");
  }

  std::string revoke(const std::string& declarer, const std::string& bid) const {
    const Fault& first = deal_.faults.front();
    const std::string who = capitalised(deal_.player(first.seat));
    if (first.seat == deal_.declarer)
      return fmt::format("{} revokes in trick {} and pays as if {} was lost: {}.", who, first.trick, bid,
                         to_each(deal_.bid.lose));
    return fmt::format("{} revokes in trick {} and pays {} {} that {} would have won: {}.", who, first.trick,
                       declarer, deal_.table.ruleset.revoke == RevokePays::All ? "all" : "one share of all",
                       bid, amount((*deal_.payments)[deal_.declarer.index()]));
  }

  std::string fault(const Fault& fault) const {
    return fmt::format("{} played {} in trick {}, {}", deal_.player(fault.seat), to_text(fault.card, style_),
                       fault.trick, fault_text(fault.kind));
  }

  // What the seat does in the settlement.
  std::string part(Seat seat) const {
    const Seat declarer = deal_.declarer;
    if (!deal_.payments) return seat == declarer ? "declarer" : "";
    const int stakes = (*deal_.payments)[seat.index()];
    if (seat == declarer) return "declarer";
    if (stakes == 0) return "";
    return fmt::format("{} {}", stakes < 0 ? "pays" : "is paid by", deal_.player(declarer));
  }

  const ScoredDeal& deal_;
  const CardStyle& style_;
};

}  // namespace

std::string_view fault_word(FaultKind kind) {
  switch (kind) {
    case FaultKind::Revoke:
      return "revoke";
    case FaultKind::ForcedLead:
      return "forced-lead";
    case FaultKind::OutOfTurn:
      return "out-of-turn";
    case FaultKind::PlayedTwice:
      return "played-twice";
    case FaultKind::NotHeld:
      break;
  }
  return "not-held";
}

void add_score_text(Document& document, const ScoredDeal& deal, const CardStyle& style) {
  TextWriter(deal, style).write(document, {});
}

void add_score_text(Document& document, const EveningDeal& evening, const CardStyle& style) {
  const ScoredDeal& deal = evening.deal;
  TextWriter(deal, style).write(document, evening.totals);
  std::string text = fmt::format("Totals after line {}.", evening.line);
  if (evening.replaces) text += fmt::format(" This deal replaces that of line {}.", *evening.replaces);
  std::vector<std::string> others;
  for (const Total& total : evening.totals) {
    bool is_there = false;
    for (const Seat seat : all_seats(deal.table.seating.players))
      is_there = is_there || deal.player(seat) == total.player;
    if (!is_there) others.push_back(fmt::format("{} {}", total.player, signed_amount(total.stakes)));
  }
  if (!others.empty()) text += fmt::format(" Not at the table: {}.", fmt::join(others, ", "));
  document.say(text, Block::Gap::None);
}

}  // namespace nap

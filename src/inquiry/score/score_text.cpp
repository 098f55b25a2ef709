#include "score/score_text.hpp"

#include <algorithm>
#include <cstdlib>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "nap/inquiry/words/titles.hpp"
#include "nap/report/table.hpp"
#include "nap/text/words.hpp"
#include "score/score_pool_text.hpp"

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
  TextWriter(const ScoredDeal& deal, const CardStyle& style, PoolNow now)
      : deal_(deal), style_(style), now_(now) {}

  void write(Document& document, std::span<const Total> totals) const {
    document.headline = answer();
    document.say(notes() + pool_lines(deal_, now_));
    document.show(payments(totals));
  }

 private:
  std::string answer() const {
    switch (deal_.ending) {
      case HandEnding::AllPassed:
        return "All pass, and nobody plays.";
      case HandEnding::Redeal:
        return fmt::format("{} deals again.",
                           deal_.names.empty() ? "The dealer" : deal_.player(deal_.table.seating.dealer()));
      case HandEnding::End:
        return end();
      case HandEnding::Revoke:
        return revoke(player(), bid());
      case HandEnding::Unsettled:
        return fmt::format("Not settled: {}. No rule says what {} pays then; write the result.",
                           fault(deal_.faults.front()), bid());
      case HandEnding::Played:
      case HandEnding::Claimed:
      case HandEnding::Conceded:
      case HandEnding::Told:
        break;
    }
    return result();
  }

  std::string player() const { return deal_.player(deal_.played->declarer); }
  std::string bid() const { return title(deal_.played->bid.id, style_.suits); }
  bool is_declarer(Seat seat) const { return deal_.played && seat == deal_.played->declarer; }

  std::string end() const {
    const int pool = deal_.moves.taken;
    if (pool == 0) return "The evening ends; the pool holds nothing.";
    if (!deal_.takes_all) return fmt::format("The evening ends; the pool of {} is divided.", pool);
    return fmt::format("The evening ends; {} drew the lowest card and takes the pool of {}.",
                       deal_.player(*deal_.takes_all), pool);
  }

  std::string result() const {
    const std::string who = capitalised(player());
    const std::string_view verb = deal_.ending == HandEnding::Claimed    ? "claims"
                                  : deal_.ending == HandEnding::Conceded ? "concedes"
                                  : *deal_.is_made                       ? "makes"
                                                                         : "loses";
    const int declarers = deal_.moves.stakes[deal_.played->declarer.index()];
    const int each = std::abs(declarers) / payers();
    if (!*deal_.is_made) return fmt::format("{} {} {} and pays {}.", who, verb, bid(), to_each(each));
    const bool is_one = payers() == 1;
    return fmt::format("{} {} {}: the other{} pay{} {}{}.", who, verb, bid(), is_one ? "" : "s",
                       is_one ? "s" : "", amount(each), is_one || each == 0 ? "" : " each");
  }

  std::string notes() const {
    if (!deal_.played) return "";
    std::string text;
    if (deal_.decision) {
      text += fmt::format("{} was {} in trick {}.\n", capitalised(bid()),
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
    const std::optional<Payments> all = deal_.payments();
    for (const Seat seat : all_seats(deal_.table.seating.players)) {
      std::vector<std::string> cells = {std::to_string(seat.number() + 1)};
      if (!deal_.names.empty()) cells.push_back(deal_.player(seat));
      cells.push_back(all ? signed_amount((*all)[seat.index()]) : "");
      if (!totals.empty()) {
        const auto total = std::find_if(totals.begin(), totals.end(),
                                        [&](const Total& each) { return each.player == deal_.player(seat); });
        cells.push_back(signed_amount(total->stakes));
      }
      cells.push_back(part(seat));
      table.add_row(cells);
    }
    if (deal_.table.ruleset.pool) table.add_row(pool_cells(totals));
    return table;
  }

  std::vector<std::string> pool_cells(std::span<const Total> totals) const {
    std::vector<std::string> cells = {"pool"};
    if (!deal_.names.empty()) cells.push_back("");
    cells.push_back(signed_amount(deal_.moves.all.pool));
    if (!totals.empty()) cells.push_back(signed_amount(now_.total));
    cells.push_back("");
    return cells;
  }

  int payers() const { return deal_.table.seating.payers; }

  std::string to_each(int stakes) const {
    if (stakes == 0) return "nothing";
    return fmt::format("{} to {}", stakes, payers() == 1 ? "the other" : "each of the others");
  }

  std::string revoke(const std::string& declarer, const std::string& bid) const {
    const Fault& first = deal_.faults.front();
    const int declarers = std::abs(deal_.moves.stakes[deal_.played->declarer.index()]);
    const std::string who = capitalised(deal_.player(first.seat));
    if (is_declarer(first.seat))
      return fmt::format("{} revokes in trick {} and pays as if {} was lost: {}.", who, first.trick, bid,
                         to_each(declarers / payers()));
    return fmt::format("{} revokes in trick {} and pays {} {} that {} would have won: {}.", who, first.trick,
                       declarer, deal_.table.ruleset.revoke == RevokePays::All ? "all" : "one share of all",
                       bid, amount(declarers));
  }

  std::string fault(const Fault& fault) const {
    return fmt::format("{} played {} in trick {}, {}", deal_.player(fault.seat), to_text(fault.card, style_),
                       fault.trick, fault_text(fault.kind));
  }

  // What the seat does in the settlement of the hand.
  std::string part(Seat seat) const {
    if (!deal_.played) return "";
    if (is_declarer(seat)) return "declarer";
    const int stakes = deal_.moves.stakes[seat.index()];
    if (stakes == 0) return "";
    return fmt::format("{} {}", stakes < 0 ? "pays" : "is paid by", player());
  }

  const ScoredDeal& deal_;
  const CardStyle& style_;
  PoolNow now_;
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
  TextWriter(deal, style, {deal.moves.pool_total, deal.moves.next_times}).write(document, {});
}

void add_score_text(Document& document, const EveningDeal& evening, const CardStyle& style) {
  const ScoredDeal& deal = evening.deal;
  TextWriter(deal, style, {evening.pool_total, evening.next_times}).write(document, evening.totals);
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

#include <cmath>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "nap/inquiry/fairness/fairness_document.hpp"
#include "nap/inquiry/words/titles.hpp"
#include "nap/report/figures.hpp"
#include "nap/report/table.hpp"

namespace nap {

using namespace report;

namespace {

std::string ratio_text(double ratio) { return std::isfinite(ratio) ? fmt::format("{:.1f}", ratio) : "-"; }

// The main columns only; JSON and CSV have more.
Table bids_table(const std::vector<BidFairness>& bids, SuitStyle style) {
  Table table({{"bid", Align::Left},
               {"stakes", Align::Right},
               {"is best on", Align::Right},
               {"makes there", Align::Right},
               {"EV", Align::Right},
               {"fair win", Align::Right},
               {"win / fair", Align::Right},
               {"against three", Align::Right}});
  for (const BidFairness& fairness : bids) {
    std::vector<std::string> row = {
        title(fairness.bid.id, style), fmt::format("+{} -{}", fairness.bid.win, fairness.bid.lose),
        fairness.best ? with_error(*fairness.best) : "after " + title(fairness.bid.after, style)};
    if (fairness.called) {
      const WhenCalled& called = *fairness.called;
      row.insert(row.end(), {percent(called.success.value), signed_stakes(called.ev.value),
                             fmt::format("{:.2f}", called.fair_win.value), ratio_text(called.ratio.value),
                             fairness.ratio_to_three ? fmt::format("{:.2f}", *fairness.ratio_to_three) : ""});
    }
    row.resize(8);
    table.add_row(std::move(row));
  }
  return table;
}

// How the bids fared in the deals that were played.
Table declared_table(const std::vector<BidFairness>& bids, const SchoolStudy& school, SuitStyle style) {
  Table table({{"bid", Align::Left},
               {"needs", Align::Right},
               {"declared", Align::Right},
               {"makes when declared", Align::Right}});
  for (std::size_t i = 0; i < bids.size(); ++i) {
    const Declared& declared = school.tally.bids[i];
    table.add_row({title(bids[i].bid.id, style), percent(bids[i].break_even),
                   percent(static_cast<double>(declared.deals) / static_cast<double>(school.tally.deals())),
                   declared.deals > 0 ? with_error(wilson_estimate(declared.made, declared.deals)) : ""});
  }
  return table;
}

// "It would reach 1 % if it won 5 instead of 4, or lost 2 instead of 4."
std::string revival(const BidFairness& fairness) {
  const Reviving win = fairness.reviving_win.value_or(Reviving{});
  const Reviving loss = fairness.reviving_loss.value_or(Reviving{});
  std::vector<std::string> changes;
  if (win.is_known()) changes.push_back(fmt::format("won {} instead of {}", *win.stake, fairness.bid.win));
  if (loss.is_known())
    changes.push_back(fmt::format("lost {} instead of {}", *loss.stake, fairness.bid.lose));
  if (!changes.empty()) return fmt::format("It would reach 1 % if it {}.", fmt::join(changes, ", or "));
  return win.is_impossible() && loss.is_impossible()
             ? "No change of one stake brings it to 1 %."
             : "These hands are too few to tell which stake would bring it to 1 %.";
}

// "four is rare: it is the best bid on 0.4 % of hands; ..." Empty if it is not rare.
std::string rarity(const BidFairness& fairness, SuitStyle style) {
  const std::string name = title(fairness.bid.id, style);
  const std::optional<bool> is_rare = fairness.is_rare();
  const std::optional<bool> is_dead = fairness.is_dead();
  if (!is_rare) {
    return fmt::format("{}: too few hands to tell whether it is rare. It is the best bid on {} of them.\n",
                       name, with_error(*fairness.best));
  }
  if (!*is_rare) return "";
  std::string text = fmt::format("{} is {}: it is the best bid on {} of hands", name,
                                 is_dead.value_or(false) ? "dead" : "rare", percent(fairness.best->value));
  if (!is_dead) text += " (too few hands to tell whether it is dead)";
  if (fairness.rival) {
    text += fmt::format("; of the hands on which it pays, {} are better off with {}",
                        percent(fairness.rival->share), title(fairness.rival->bid, style));
  }
  return text + ". " + revival(fairness) + '\n';
}

std::string rare_bids(const std::vector<BidFairness>& bids, SuitStyle style) {
  std::string text;
  for (const BidFairness& fairness : bids) text += rarity(fairness, style);
  return text;
}

Table hands_table(const Flips& flips, const std::string& from, const std::string& to, SuitStyle style) {
  Table table({{"hand", Align::Left},
               {"from", Align::Left},
               {"to", Align::Left},
               {fmt::format("better under {}", from), Align::Right},
               {fmt::format("under {}", to), Align::Right},
               {"hands with this change", Align::Right}});
  for (const TellingHand& hand : flips.hands) {
    table.add_row({to_text(hand.cards, style), title(hand.from, style), title(hand.to, style),
                   mean_text(hand.from_better), mean_text(hand.to_better), percent(hand.share)});
  }
  return table;
}

}  // namespace

void add_bids(Document& document, const FairnessStudy& study, SuitStyle style) {
  for (const TableStudy& table : study.tables) {
    document.say(fmt::format("{} stakes, from each payer", table.seated.ruleset.name()));
    document.show(bids_table(table.bids, style));
    document.show(declared_table(table.bids, study.printed(table), style));
    document.say(rare_bids(table.bids, style));
  }
}

void add_flips(Document& document, const FairnessStudy& study, SuitStyle style) {
  for (const FlipsStudy& flips : study.flips) {
    const std::string from = study[flips.from].seated.ruleset.name();
    const std::string to = study[flips.to].seated.ruleset.name();
    const bool has_hands = !flips.flips.hands.empty();
    document.say(fmt::format("{} -> {}: {} of hands have a different best bid. {}", from, to,
                             with_error(flips.flips.share),
                             has_hands ? "The most telling of those that stand on fresh deals:"
                                       : "No example stands on fresh deals."));
    if (has_hands) document.show(hands_table(flips.flips, from, to, style));
  }
  if (study.flips.empty()) document.say("There is no other table to compare best bids with.");
}

}  // namespace nap

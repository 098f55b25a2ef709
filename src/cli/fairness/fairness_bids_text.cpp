#include <cmath>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "fairness/fairness_writer.hpp"
#include "io/names.hpp"
#include "io/numbers.hpp"
#include "io/table.hpp"

namespace nap::cli {
namespace {

std::string ratio_text(double ratio) { return std::isfinite(ratio) ? fmt::format("{:.1f}", ratio) : "-"; }

Table bids_table(const std::vector<BidFairness>& bids, const PartyStudy& party, SuitStyle style) {
  Table table({{"bid", Align::Left},
               {"stakes", Align::Right},
               {"needs", Align::Right},
               {"is best on", Align::Right},
               {"makes there", Align::Right},
               {"EV", Align::Right},
               {"deviation", Align::Right},
               {"fair win", Align::Right},
               {"win / fair", Align::Right},
               {"to three's", Align::Right},
               {"declared", Align::Right},
               {"makes", Align::Right}});
  for (std::size_t i = 0; i < bids.size(); ++i) {
    const BidFairness& fairness = bids[i];
    const Declared& declared = party.tally.bids[i];
    std::vector<std::string> row = {
        title(fairness.bid.id, style), fmt::format("+{} -{}", fairness.bid.win, fairness.bid.lose),
        percent(fairness.break_even),
        fairness.best ? with_error(*fairness.best) : "after " + title(fairness.bid.after, style)};
    if (fairness.called) {
      const WhenCalled& called = *fairness.called;
      row.insert(row.end(), {percent(called.success.value), signed_stakes(called.ev.value),
                             fmt::format("{:.1f}", called.deviation),
                             fmt::format("{:.2f}", called.fair_win.value), ratio_text(called.ratio.value),
                             fairness.ratio_to_three ? fmt::format("{:.2f}", *fairness.ratio_to_three) : ""});
    } else {
      row.resize(row.size() + 6);
    }
    row.push_back(percent(static_cast<double>(declared.deals) / static_cast<double>(party.tally.deals())));
    row.push_back(declared.deals > 0 ? with_error(wilson_estimate(declared.made, declared.deals)) : "");
    table.add_row(std::move(row));
  }
  return table;
}

// "four is rare: ... It would not be if it won 5 instead of 4, or lost 2 instead of 4."
std::string rare_bids(const std::vector<BidFairness>& bids, SuitStyle style) {
  std::string text;
  for (const BidFairness& fairness : bids) {
    if (!fairness.is_rare()) continue;
    text += fmt::format("{} is {}: it is the best bid on {} of hands", title(fairness.bid.id, style),
                        fairness.is_dead() ? "dead" : "rare", percent(fairness.best->value));
    if (fairness.rival) {
      text += fmt::format("; of the hands on which it pays, {} are better off with {}",
                          percent(fairness.rival->share), title(fairness.rival->bid, style));
    }
    std::vector<std::string> changes;
    if (fairness.reviving_win)
      changes.push_back(fmt::format("won {} instead of {}", *fairness.reviving_win, fairness.bid.win));
    if (fairness.reviving_loss)
      changes.push_back(fmt::format("lost {} instead of {}", *fairness.reviving_loss, fairness.bid.lose));
    text += changes.empty() ? ". No change of one stake brings it to 1 %.\n"
                            : fmt::format(". It would reach 1 % if it {}.\n", fmt::join(changes, ", or "));
  }
  return text.empty() ? "" : "\n" + text;
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
                   signed_stakes(hand.from_better), signed_stakes(hand.to_better), percent(hand.share)});
  }
  return table;
}

}  // namespace

std::string bids_text(const FairnessStudy& study, RateBasis rates, SuitStyle style) {
  const bool is_corrected = rates == RateBasis::Corrected;
  if (is_corrected && !study.has_corrected()) return "The model's error was measured for five cards only.\n";
  std::vector<std::string> blocks;
  for (const TableStudy& table : study.tables) {
    const std::vector<BidFairness>& bids = is_corrected ? table.corrected : table.bids;
    blocks.push_back(fmt::format("{} stakes, from each payer{}\n\n{}{}", table.seated.ruleset.name,
                                 is_corrected ? ", by corrected rates" : "",
                                 bids_table(bids, study.printed(table, rates), style).to_text(),
                                 rare_bids(bids, style)));
  }
  return fmt::format("{}", fmt::join(blocks, "\n"));
}

std::string flips_text(const FairnessStudy& study, SuitStyle style) {
  std::vector<std::string> blocks;
  for (const FlipsStudy& flips : study.flips) {
    const std::string& from = study[flips.from].seated.ruleset.name;
    const std::string& to = study[flips.to].seated.ruleset.name;
    blocks.push_back(fmt::format("{} -> {}: {} of hands have a different best bid. The most telling:\n\n{}",
                                 from, to, with_error(flips.counted.share),
                                 hands_table(flips.counted, from, to, style).to_text()));
  }
  if (blocks.empty()) return "There is no other table to compare best bids with.\n";
  return fmt::format("{}", fmt::join(blocks, "\n"));
}

}  // namespace nap::cli

#include <algorithm>

#include <fmt/format.h>

#include "io/records.hpp"
#include "thresholds/thresholds_writer.hpp"

namespace nap::cli {
namespace {

Fields table_fields(const ThresholdTable& table) {
  return {{"players", number(table.seating.players)},
          {"active", number(table.seating.active)},
          {"deck", number(table.deck)},
          {"stakes", text(table.stakes)}};
}

Fields share_fields(const ThresholdTable& table, const BidShare& share) {
  Fields fields = table_fields(table);
  fields.insert(fields.end(), {{"bid", text(share.bid.id)},
                               {"win", number(share.bid.win)},
                               {"lose", number(share.bid.lose)},
                               {"break_even", number(share.break_even)}});
  add(fields, "profitable", share.profitable);
  add(fields, "best", share.best);
  add(fields, "success_when_best", share.success_when_best);
  fields.emplace_back("precondition", share.bid.needs_earlier_bid() ? text(share.bid.after) : null());
  fields.emplace_back("hands", number(table.hands));
  fields.emplace_back("every_hand", truth(table.is_whole));
  return fields;
}

// Passing is a row without stakes.
Fields pass_fields(const ThresholdTable& table) {
  Fields fields = share_fields(table, {Bid{"pass", {1, Trump::none()}, 0, 0, "", false, "", {}}, 0.0,
                                       Estimate::exact(0.0), table.shares.pass, std::nullopt});
  for (auto& [name, value] : fields) {
    if (name == "win" || name == "lose" || name == "break_even" || name.rfind("profitable", 0) == 0)
      value = null();
  }
  return fields;
}

Fields holding_fields(const ThresholdTable& table, const BidHoldings& bid, const HoldingThreshold& holding) {
  Fields fields = table_fields(table);
  fields.insert(fields.end(), {{"bid", text(bid.bid.id)},
                               {"trumps", text(holding.trumps)},
                               {"share", number(holding.weight)},
                               {"pays", number(holding.pays)},
                               {"weakest", holding.weakest ? text(holding.weakest->side) : null()}});
  add(fields, "success", holding.weakest ? std::optional(holding.weakest->success) : std::nullopt);
  fields.emplace_back("next", holding.next ? text(holding.next->side) : null());
  add(fields, "next_success", holding.next ? std::optional(holding.next->success) : std::nullopt);
  return fields;
}

Fields rule_fields(const ThresholdRule& rule, const RuleForPlayers& players, std::size_t bid) {
  Fields fields = {{"players", number(players.players)},
                   {"deck", number(rule.deck)},
                   {"stakes", text(rule.stakes)},
                   {"bid", text(players.thresholds[bid].bid)}};
  const std::optional<int> points = players.thresholds[bid].points;
  fields.emplace_back("points", number(points));
  const std::optional<double> found = players.thresholds[bid].found;
  fields.emplace_back("found", number(found));
  for (std::size_t i = 0; i < kFeatures; ++i) {
    std::string name = to_string(static_cast<Feature>(i));
    std::replace(name.begin(), name.end(), ' ', '_');
    fields.emplace_back(name, number(rule.rule.points[i]));
  }
  const Accuracy& accuracy = players.accuracy;
  fields.insert(fields.end(), {{"hands_tested", number(accuracy.hands)},
                               {"agreement", number(accuracy.agreement)},
                               {"ev_of_best", number(accuracy.ev_of_best)},
                               {"ev_of_rule", number(accuracy.ev_of_rule)}});
  return fields;
}

std::vector<Fields> records(const ThresholdTable& table, Part part) {
  std::vector<Fields> rows;
  if (part == Part::Shares) {
    rows.push_back(pass_fields(table));
    for (const BidShare& share : table.shares.bids) rows.push_back(share_fields(table, share));
    return rows;
  }
  for (const BidHoldings& bid : table.holdings) {
    for (const HoldingThreshold& holding : bid.holdings) rows.push_back(holding_fields(table, bid, holding));
  }
  return rows;
}

std::vector<Fields> records(const ThresholdReport& report, Part part) {
  std::vector<Fields> rows;
  if (part == Part::Rule) {
    for (const ThresholdRule& rule : report.rules) {
      for (const RuleForPlayers& players : rule.rule.players) {
        for (std::size_t bid = 0; bid < players.thresholds.size(); ++bid) {
          rows.push_back(rule_fields(rule, players, bid));
        }
      }
    }
    return rows;
  }
  for (const ThresholdTable& table : report.tables) {
    for (Fields& row : records(table, part)) rows.push_back(std::move(row));
  }
  return rows;
}

}  // namespace

std::string to_json(const ThresholdReport& report) {
  return fmt::format(
      "{{\"schema\":\"nap.thresholds/1\",\"seed\":{},\"model\":\"committed\","
      "\"rows\":{},\n\"holdings\":{},\n\"rules\":{}}}\n",
      report.seed, json_array(records(report, Part::Shares)), json_array(records(report, Part::Holdings)),
      json_array(records(report, Part::Rule)));
}

std::string to_csv(const ThresholdReport& report, Part part) { return csv_text(records(report, part)); }

std::string holdings_csv(const ThresholdTable& table) { return csv_text(records(table, Part::Holdings)); }

}  // namespace nap::cli

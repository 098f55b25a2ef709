// Random evenings at tables with random rules, against a plain count of everybody's chips.
#include <algorithm>
#include <map>
#include <numeric>

#include <catch2/catch.hpp>

#include "inquiry/score/told_evening.hpp"
#include "support/dealer.hpp"

namespace nap {
namespace {

using test::Dealer;

// A table as the sources' words have it.
struct PlainTable {
  int players = 4;
  std::string paid_by;  // empty: there is no pool
  int stake = 1;
  bool takes_any = true;
  bool is_divided = true;
  int misdeal = 1;
  bool doubles = false;
  std::string exchange;
  bool pays_dealer = false;
};

struct PlainRecord {
  std::string kind;  // "redeal", "passed", "played" or "end"
  std::string bid = {};
  int declarer = 0;
  bool is_made = false;
  bool has_spare_hand = false;
  int fined = -1;
  int buyer = -1;
  int drew_lowest = 0;

  std::string text(const PlainTable& table, int replaces) const {
    std::string json = replaces > 0 ? fmt::format("\"replaces\":{},", replaces) : "";
    const std::string fine = fmt::format(R"("fines":[{{"player":{},"kind":"misdeal"}}],)", fined + 1);
    if (fined >= 0) json += fine;
    if (buyer >= 0) json += fmt::format(R"("fees":[{{"player":{},"stakes":2}}],)", buyer + 1);
    if (kind == "end") {
      json += table.is_divided ? R"("end":"divided",)" : fmt::format("\"end\":{},", drew_lowest + 1);
    }
    if (kind == "passed") {
      std::string calls = "pass";
      for (int seat = 1; seat < table.players; ++seat) calls += ",pass";
      json += fmt::format("\"heard\":\"{}\",", calls);
    }
    if (kind == "played") {
      json += fmt::format(R"("declarer":{},"bid":"{}","result":"{}",)", declarer + 1, bid,
                          is_made ? "made" : "lost");
      if (has_spare_hand) json += R"("spare_hand":true,)";
    }
    json.back() = '}';
    return "{" + json;
  }
};

// Everybody's chips at a table where the same dealer, the last seat, deals all evening.
class PlainChips {
 public:
  explicit PlainChips(const PlainTable& table)
      : table_(table), chips(static_cast<std::size_t>(table.players)) {}

  void play(const PlainRecord& record) {
    if (record.kind == "end") return end(record);
    pay_in();
    if (record.fined >= 0) to_pool(record.fined, table_.misdeal);
    if (record.kind == "redeal") return;
    is_dealt_again_ = false;
    ++deals_;
    if (record.buyer >= 0 && !table_.pays_dealer) to_pool(record.buyer, 2);
    if (record.buyer >= 0 && table_.pays_dealer) give(record.buyer, table_.players - 1, 2);
    if (record.kind == "passed") {
      if (table_.doubles) times = 2;
    } else {
      play_out(record);
    }
  }

 private:
  void to_pool(int seat, int stakes) {
    chips[static_cast<std::size_t>(seat)] -= stakes;
    pool += stakes;
  }
  void give(int from, int to, int stakes) {
    chips[static_cast<std::size_t>(from)] -= stakes;
    chips[static_cast<std::size_t>(to)] += stakes;
  }

  void pay_in() {
    if (is_dealt_again_ || table_.paid_by.empty()) return;
    is_dealt_again_ = true;
    if (table_.paid_by == "dealer") return to_pool(table_.players - 1, table_.stake);
    const bool is_new_round = deals_ > 0 && deals_ % table_.players == 0;
    const bool do_pay = (table_.paid_by == "once" && !has_paid_once_) ||
                        (table_.paid_by == "when_empty" && pool == 0) ||
                        (table_.paid_by == "round" && is_new_round);
    has_paid_once_ = true;
    for (int seat = 0; do_pay && seat < table_.players; ++seat) to_pool(seat, table_.stake);
  }

  void play_out(const PlainRecord& record) {
    // What Peel prints: won, lost.
    static const std::map<std::string, std::pair<int, int>> kStakes = {{"two", {2, 2}},
                                                                       {"three", {3, 3}},
                                                                       {"nap", {10, 5}},
                                                                       {"wellington", {20, 10}},
                                                                       {"blucher", {30, 15}}};
    const auto [won, lost] = kStakes.at(record.bid);
    int each = times * lost;
    if (record.has_spare_hand && table_.exchange == "spare-hand-double") each *= 2;
    for (int seat = 0; seat < table_.players; ++seat) {
      if (seat == record.declarer) continue;
      if (record.is_made) give(seat, record.declarer, times * won);
      if (!record.is_made) give(record.declarer, seat, each);
    }
    if (!record.is_made) {
      const bool pays_two = record.has_spare_hand && table_.exchange == "spare-hand-pool";
      if (pays_two && !table_.paid_by.empty()) to_pool(record.declarer, 2);
      return;
    }
    times = 1;
    const bool is_any_nap = record.bid == "wellington" || record.bid == "blucher";
    if (record.bid == "nap" || (is_any_nap && table_.takes_any)) to_pool(record.declarer, -pool);
  }

  void end(const PlainRecord& record) {
    if (!table_.is_divided) return to_pool(record.drew_lowest, -pool);
    for (int seat = 0; pool > 0; seat = (seat + 1) % table_.players) to_pool(seat, -1);
  }

  const PlainTable& table_;
  bool is_dealt_again_ = false;
  bool has_paid_once_ = false;
  int deals_ = 0;

 public:
  std::vector<int> chips;
  int pool = 0;
  int times = 1;
};

PlainTable random_table(Dealer& dealer) {
  const std::vector<std::string> paid_by = {"", "dealer", "round", "once", "when_empty"};
  const std::vector<std::string> exchanges = {"", "spare-hand-pool", "spare-hand-double", "ecarte"};
  PlainTable table;
  table.players = 2 + dealer.below(4);
  table.paid_by = paid_by[static_cast<std::size_t>(dealer.below(5))];
  table.stake = 1 + dealer.below(3);
  table.takes_any = dealer.once_in(2);
  table.is_divided = dealer.once_in(2);
  table.misdeal = dealer.below(4);
  table.doubles = dealer.once_in(2);
  table.exchange = exchanges[static_cast<std::size_t>(dealer.below(4))];
  table.pays_dealer = dealer.once_in(2);
  return table;
}

TableRequest request_of(const PlainTable& table) {
  TableRequest request;
  request.players = std::to_string(table.players);
  RulesetRequest& changes = request.changes;
  changes.all_pass = table.doubles ? "double_header" : "void";
  if (!table.exchange.empty()) changes.exchange = table.exchange;
  if (!table.exchange.empty() && table.pays_dealer) changes.price_to = "dealer";
  if (table.paid_by.empty()) return request;
  changes.pool_paid_by = table.paid_by;
  changes.pool_stake = std::to_string(table.stake);
  changes.pool_taken_with = table.takes_any ? "any" : "nap";
  changes.pool_at_end = table.is_divided ? "divided" : "lowest_card";
  changes.fines = {fmt::format("misdeal={}", table.misdeal)};
  return request;
}

PlainRecord random_record(Dealer& dealer, const PlainTable& table) {
  const std::vector<std::string> bids = {"two", "three", "nap", "nap", "wellington", "blucher"};
  const bool has_pool = !table.paid_by.empty();
  PlainRecord record{"played"};
  if (dealer.once_in(4)) record.kind = "passed";
  if (has_pool && dealer.once_in(6)) record.kind = "redeal";
  if (has_pool && (record.kind == "redeal" || dealer.once_in(4))) record.fined = dealer.below(table.players);
  if (record.kind != "redeal" && !table.exchange.empty() && (has_pool || table.pays_dealer) &&
      dealer.once_in(3))
    record.buyer = dealer.below(table.players);
  record.bid = bids[static_cast<std::size_t>(dealer.below(6))];
  record.declarer = dealer.below(table.players);
  record.is_made = dealer.once_in(2);
  record.has_spare_hand = table.exchange.starts_with("spare") && record.bid != "two" &&
                          record.bid != "three" && dealer.once_in(2);
  record.drew_lowest = dealer.below(table.players);
  return record;
}

// The records so far are the whole evening: what the plain count says of it.
PlainChips counted(const PlainTable& table, const std::vector<PlainRecord>& records) {
  PlainChips chips(table);
  for (const PlainRecord& record : records) chips.play(record);
  return chips;
}

void check(const EveningDeal& evening, const PlainChips& chips) {
  const Transfer& moved = evening.deal.moves.all;
  REQUIRE(std::accumulate(moved.seats.begin(), moved.seats.end(), moved.pool) == 0);
  std::int64_t sum = evening.pool_total;
  for (const Total& total : evening.totals) sum += total.stakes;
  REQUIRE(sum == 0);
  REQUIRE(evening.pool_total == chips.pool);
  REQUIRE(evening.next_times == chips.times);
  for (std::size_t seat = 0; seat < chips.chips.size(); ++seat)
    REQUIRE(evening.totals[seat].stakes == chips.chips[seat]);
}

TEST_CASE("What all players and the pool get adds up to nothing", "[inquiry][score][pool][consistency]") {
#ifdef NAP_SANITIZED
  constexpr int kEvenings = 500;
#else
  constexpr int kEvenings = 10'000;
#endif
  Dealer dealer(7);
  for (int round = 0; round < kEvenings; ++round) {
    const PlainTable table = random_table(dealer);
    test::ToldEvening evening({}, request_of(table));
    std::vector<PlainRecord> records;
    std::vector<int> lines;  // of the records
    int line = 0;
    const int count = 2 + dealer.below(6);
    CAPTURE(round, table.players, table.paid_by, table.exchange, table.doubles);
    for (int i = 0; i < count; ++i) {
      const bool is_correction = i > 0 && dealer.once_in(5);
      const std::size_t place = is_correction
                                    ? static_cast<std::size_t>(dealer.below(static_cast<int>(records.size())))
                                    : records.size();
      const int replaces = is_correction ? lines[place] : 0;
      if (!is_correction) {
        records.emplace_back();
        lines.emplace_back();
      }
      records[place] = random_record(dealer, table);
      lines[place] = ++line;
      check(evening.deal(records[place].text(table, replaces)), counted(table, records));
    }
    if (table.paid_by.empty()) continue;
    records.push_back(random_record(dealer, table));
    records.back().kind = "end";
    records.back().fined = records.back().buyer = -1;
    const EveningDeal last = evening.deal(records.back().text(table, 0));
    check(last, counted(table, records));
    REQUIRE(last.pool_total == 0);
  }
}

}  // namespace
}  // namespace nap

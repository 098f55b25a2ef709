// The fairness of stakes fits a terminal of eighty columns, whatever its figures are.
#include <limits>

#include <catch2/catch.hpp>

#include "nap/analysis/fairness/rule_variants.hpp"
#include "nap/inquiry/fairness/fairness_document.hpp"
#include "nap/rules/auction/auction.hpp"
#include "nap/rules/payout.hpp"
#include "support/wide.hpp"

using namespace nap;
using namespace nap::test;

namespace {

// What an evening may bring at the stakes of a table: `percent` of the most that can be won.
Measures measures_of(const Seating& seating, int stake, std::int64_t percent) {
  Measures measures;
  const std::int64_t most = std::int64_t{kDealsInEvening} * seating.payers * stake;
  measures.declarer = percent * most / 100;
  measures.defenders = -measures.declarer;
  measures.ruined = percent > 0 ? seating.players : 0;
  for (const Seat seat : all_seats(seating.players)) {
    measures.by_seat[seat.index()] = seat == Seating::eldest() ? measures.declarer : -measures.declarer;
    measures.by_person[seat.index()] = -measures.declarer;
  }
  return measures;
}

// Two evenings. The second goes as far as `second_percent`.
EveningSums evenings_of(const Seating& seating, int stake, std::int64_t second_percent) {
  EveningSums sums;
  sums.add(measures_of(seating, stake, 100));
  sums.add(measures_of(seating, stake, second_percent));
  return sums;
}

SchoolTally tally_of(const Seating& seating, std::size_t bids, int stake, std::int64_t second_percent) {
  SchoolTally tally;
  for (std::uint64_t bid = 0; bid < bids; ++bid) tally.bids.push_back({13 * bid, bid, 0});
  tally.forced.deals = 7;
  tally.declares.fill(119);
  tally.declares[1] = 0;
  tally.all_passed = 1;
  tally.sums = evenings_of(seating, stake, second_percent);
  const int most = kDealsInEvening * seating.payers * stake;
  tally.results = {{-most, 3}, {0, 1}, {most, 3}};
  return tally;
}

// The patterns of two evenings of few hands.
PatternSums two_hands(Deck deck, int cards) {
  PatternSums sums(suit_patterns(deck, cards));
  Deal even(2);
  even.give(Seat(0), long_hand(cards));
  even.give(Seat(1), mixed_hand(cards));
  for (int evening = 0; evening < 2; ++evening) {
    sums.add(even);
    sums.end_evening();
  }
  return sums;
}

// Reviving stakes: one that is known, one that these hands are too few to tell, and one that does not exist.
const std::vector<Reviving> kRevivals = {{999'999, 999'998, 1'000'000}, {5, 1, 100}, {}};

// The kinds of bids that get different texts: dead, rare, perhaps dead, perhaps rare, and neither.
const std::vector<Estimate> kShares = {
    {0.00005, 0.00001, 0.0009}, {0.005, 0.002, 0.009}, {0.004, 0.0005, 0.009}, {0.009, 0.005, 0.02}};

BidFairness bid_of(const Bid& bid, std::size_t place, const Figures& figures, const std::string& rival) {
  const std::size_t kind = place % (kShares.size() + 1);
  BidFairness fairness{bid, break_even(bid), figures.rate, figures.rate, {}, {}, {}, {}, {}};
  if (kind < kShares.size()) fairness.best = kShares[kind];
  if (kind % 3 != 1) {
    const Estimate fair = kind == 0 ? Estimate::exact(std::numeric_limits<double>::infinity())
                                    : Estimate::exact(9'999.0 * bid.lose);
    fairness.called = {figures.rate, figures.stakes, 1.0, fair, Estimate::exact(123.4)};
    fairness.ratio_to_three = 12'345.67;
  }
  if (kind % 2 == 0) fairness.rival = {rival, figures.rate.value};
  fairness.reviving_win = kRevivals[place % 3];
  fairness.reviving_loss = kRevivals[place / 3 % 3];
  if (bid.needs_earlier_bid()) fairness.best.reset();
  return fairness;
}

// Each bid is of another kind than the bid before it. The first has the kind `first`.
TableStudy table_of(const SeatedTable& seated, const Figures& figures, std::size_t first) {
  TableStudy table{seated, {}, {}};
  const std::vector<Bid> bids = seated.ruleset.callable_bids();
  for (const Bid& bid : bids) {
    table.bids.push_back(bid_of(bid, first + table.bids.size(), figures, bids.front().id));
  }
  const bool has_taker = std::any_of(seated.ruleset.bids.begin(), seated.ruleset.bids.end(),
                                     [&](const Bid& bid) { return takes_pool(seated.ruleset, bid); });
  if (!has_taker) return table;
  const double rate = figures.rate.value;
  table.pool_curve = {{0, rate, figures.rate, {}}, {kMaxStake, rate, figures.rate, {{rate, rate, rate}}}};
  return table;
}

// A hand for each change from a bid of one table to a bid of the other, or no hand.
Flips flips_between(const Ruleset& from, const Ruleset& to, const Figures& figures, bool has_hands) {
  Flips flips{figures.rate, {}};
  if (!has_hands) return flips;
  const std::vector<Bid> changed = to.callable_bids();
  for (const Bid& bid : from.callable_bids()) {
    const CardSet hand = flips.hands.empty() ? long_hand(from.cards) : mixed_hand(from.cards);
    flips.hands.push_back({hand, bid.id, changed[flips.hands.size() % changed.size()].id, figures.stakes,
                           figures.stakes, figures.rate.value});
  }
  flips.hands.back().to = "pass";
  return flips;
}

class MadeUpStudy {
 public:
  MadeUpStudy(std::vector<SeatedTable> tables, const Figures& figures, std::size_t first, int stake)
      : tables_(std::move(tables)), stake_(stake) {
    const SeatedTable& table = tables_.front();
    study_.setup = {Deck(), table.seating.active, table.ruleset.cards};
    for (const SeatedTable& seated : tables_) study_.tables.push_back(table_of(seated, figures, first));
    for (std::size_t i = 0; i < tables_.size(); ++i) add_school(i, Variety::Printed, "", tables_[i].ruleset);
    for (std::size_t i = 0; i < tables_.size(); ++i) add_others(i);
    for (std::size_t i = 1; i < tables_.size(); ++i) {
      study_.flips.push_back({TablePlace(0), TablePlace(i),
                              flips_between(table.ruleset, tables_[i].ruleset, figures, first % 2 == 0)});
    }
  }

  FairnessStudy& study() { return study_; }

 private:
  void add_school(std::size_t table, Variety variety, const std::string& what, const Ruleset& ruleset) {
    const Seating& seating = tables_[table].seating;
    const std::vector<Bid> bids = BidOrder(ruleset).bids();
    const std::size_t place = study_.schools.size();
    const std::int64_t second_percent = place % 3 == 0 ? 100 : -100;
    study_.schools.push_back({TablePlace(table),
                              variety,
                              what,
                              "",
                              {ruleset, seating, value_bidding()},
                              bids,
                              tally_of(seating, bids.size(), stake_, second_percent)});
    if (place % 2 == 0) study_.schools.back().tally.pool.taken[stake_] = 100'000;
    if (place == 0) return;
    const SchoolPlace base{variety == Variety::Printed ? 0 : table};
    study_.comparisons.push_back({{base, SchoolPlace(place)}, evenings_of(seating, stake_, second_percent)});
  }

  void add_others(std::size_t table) {
    const auto& [ruleset, seating] = tables_[table];
    for (const RuleVariant& variant : all_pass_variants(ruleset, seating)) {
      add_school(table, Variety::AllPass, variant.what, ruleset);
    }
    for (const RuleVariant& variant : rule_variants(ruleset, seating)) {
      add_school(table, Variety::Payment, variant.what, ruleset);
    }
    for (const RuleVariant& variant : auction_variants(ruleset, seating)) {
      add_school(table, Variety::Auction, variant.what, variant.ruleset);
    }
    for (const RuleVariant& variant : pool_variants(ruleset, seating)) {
      add_school(table, Variety::Pool, variant.what, variant.ruleset);
    }
    for (const RuleVariant& variant : shuffle_variants(ruleset, seating)) {
      add_school(table, Variety::Shuffle, variant.what, ruleset);
      study_.schools.back().tally.patterns = two_hands(Deck(), ruleset.cards);
    }
    add_school(table, Variety::Boldness, "cautious by 12.3456 points", ruleset);
  }

  std::vector<SeatedTable> tables_;
  int stake_;
  FairnessStudy study_{
      {}, Model::SelfPlay, Method::MonteCarlo, 10'000'000, Coverage::Sample, 0.0123, {}, {}, {}, {}};
};

const std::vector<FairnessPart> kAll = {
    FairnessPart::Seats, FairnessPart::Bids,   FairnessPart::Differences, FairnessPart::Patterns,
    FairnessPart::Flips, FairnessPart::Swings, FairnessPart::Pools,       FairnessPart::PoolCurve};

void check_report(const FairnessReport& report) {
  for (const SuitStyle style : kStyles) {
    check_fits(fairness_document(report, kAll, style, nap::report::Format::Text));
    for (const Word<FairnessPart>& part : kFairnessParts) {
      INFO(part.word);
      check_fits(fairness_document(report, {&part.value, 1}, style, nap::report::Format::Text));
    }
  }
}

void check_tables(const std::vector<Ruleset>& rulesets, const Seating& seating, const Figures& figures,
                  std::size_t first) {
  std::vector<SeatedTable> tables;
  for (const Ruleset& ruleset : rulesets) tables.push_back({ruleset, seating});
  MadeUpStudy small(tables, figures, first, 1);
  MadeUpStudy large(tables, figures, first + 1, kMaxStake);
  large.study().model = Model::Committed;
  large.study().coverage = Coverage::EveryClass;
  large.study().prediction_error.reset();
  check_report({1, 0.05, {small.study(), large.study()}});
}

}  // namespace

TEST_CASE("The fairness of any stakes fits eighty columns", "[inquiry][fairness][width]") {
  std::size_t first = 0;
  for (const int cards : kStudiedSizes) {
    const std::vector<Ruleset> rulesets = rulesets_of(cards);
    for (const Seating& seating : seatings_for(cards)) {
      for (const Figures& figures : wide_figures()) {
        check_tables(rulesets, seating, figures, ++first);
        const Ruleset& one = rulesets[first % rulesets.size()];
        INFO(one.name());
        check_tables({one}, seating, figures, first);
        check_tables({rulesets.back(), rulesets.front()}, seating, figures, first);
      }
    }
  }
}

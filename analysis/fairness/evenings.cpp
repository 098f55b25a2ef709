#include "nap/analysis/fairness/evenings.hpp"

#include <algorithm>
#include <cassert>
#include <limits>
#include <mutex>

#include "fairness/open_deal.hpp"
#include "nap/sim/deals/deals.hpp"

namespace nap {
namespace {

std::size_t index_of(SchoolPlace school) { return static_cast<std::size_t>(school); }

// The person at a seat. Seat 0 is at the dealer's left, so the person after the dealer sits there.
int person_at(Seat seat, int dealer, const Seating& seating) {
  return (dealer + 1 + seat.number()) % seating.players;
}

}  // namespace

// A school at its table, ready to play.
class Evenings::Table {
 public:
  Table(School school, const Appraiser& appraiser)
      : school_(std::move(school)),
        order_(school_.ruleset),
        forced_(forced_bid(school_.ruleset)),
        forced_seat_(forced_declarer(school_.ruleset.all_pass, school_.seating)) {
    for (int person = 0; person < school_.seating.players; ++person) {
      policies_.push_back(school_.bidding(order_, appraiser, person));
    }
  }
  Table(const Table&) = delete;
  Table& operator=(const Table&) = delete;

  const BidOrder& order() const { return order_; }
  const Seating& seating() const { return school_.seating; }

  // Plays a deal. The stakes are multiplied by `times`.
  PlayedDeal play(OpenDeal& deal, int dealer, int times) const {
    Auction auction(order_);
    while (auction.seat().number() < school_.seating.active) {
      const auto person = static_cast<std::size_t>(person_at(auction.seat(), dealer, school_.seating));
      auction.call(policies_[person]->call(deal.turn(auction)));
    }
    PlayedDeal played;
    const Bid* bid = &forced_;
    if (auction.highest()) {
      played.declarer = auction.highest()->seat;
      played.bid = auction.highest()->bid;
      bid = &order_.bids()[*played.bid];
    } else {
      played.declarer = forced_seat_;
    }
    if (!played.declarer) return played;
    played.made = deal.is_made(*played.declarer, bid->contract);
    played.payments = payments_of({*bid, bid_result(played.made), *played.declarer, times}, school_.seating);
    return played;
  }

  // The factor of the next deal's stakes. They are doubled after all have passed, until a declarer has won
  // (PEEL).
  int next_times(const PlayedDeal& played, int times) const {
    if (school_.ruleset.all_pass != AllPass::DoubleHeader) return 1;
    if (!played.declarer) return 2;
    return played.made ? 1 : times;
  }

 private:
  School school_;
  BidOrder order_;
  Bid forced_;
  std::optional<Seat> forced_seat_;
  std::vector<std::unique_ptr<BiddingPolicy>> policies_;  // one for each person
};

namespace {

// Counts what one school does in one evening.
class EveningCount {
 public:
  EveningCount(const Seating& seating, SchoolTally& tally) : seating_(seating), tally_(tally) {}

  void add(int dealer, const PlayedDeal& played) {
    if (!played.declarer) {
      ++tally_.all_passed;
      return;
    }
    const auto declarer = played.declarer->index();
    (played.bid ? tally_.bids[*played.bid] : tally_.forced) +=
        {1, played.made ? 1U : 0U, played.payments[declarer]};
    ++tally_.declares[declarer];
    measures_.declarer += played.payments[declarer];
    for (const Seat seat : all_seats(seating_.players)) {
      const int payment = played.payments[seat.index()];
      const bool is_defender = seat != *played.declarer && seat.number() < seating_.active;
      if (is_defender) measures_.defenders += payment;
      measures_.by_seat[seat.index()] += payment;
      const auto person = static_cast<std::size_t>(person_at(seat, dealer, seating_));
      std::int64_t& chips = measures_.by_person[person];
      chips += payment;
      std::int64_t& lowest = lowest_[person];
      lowest = std::min(lowest, chips);
    }
  }

  const Measures& finish() {
    for (std::size_t person = 0; person < static_cast<std::size_t>(seating_.players); ++person) {
      measures_.ruined += lowest_[person] <= -kBank ? 1 : 0;
      ++tally_.results[static_cast<int>(measures_.by_person[person])];
    }
    tally_.sums.add(measures_);
    return measures_;
  }

 private:
  const Seating& seating_;
  SchoolTally& tally_;
  Measures measures_;
  std::array<std::int64_t, kMaxSeats> lowest_{};  // the lowest result of each person so far
};

constexpr std::uint64_t kEveningsInStep = 16;

}  // namespace

Declared& Declared::operator+=(const Declared& other) {
  deals += other.deals;
  made += other.made;
  paid += other.paid;
  return *this;
}

SchoolTally& SchoolTally::operator+=(const SchoolTally& other) {
  for (std::size_t bid = 0; bid < bids.size(); ++bid) bids[bid] += other.bids[bid];
  forced += other.forced;
  for (std::size_t seat = 0; seat < declares.size(); ++seat) declares[seat] += other.declares[seat];
  all_passed += other.all_passed;
  sums += other.sums;
  for (const auto& [result, people] : other.results) results[result] += people;
  return *this;
}

EveningsTally& EveningsTally::operator+=(const EveningsTally& other) {
  for (std::size_t i = 0; i < schools.size(); ++i) schools[i] += other.schools[i];
  for (std::size_t i = 0; i < differences.size(); ++i) differences[i] += other.differences[i];
  return *this;
}

Evenings::Evenings(const Appraiser& appraiser, std::vector<School> schools, std::uint64_t seed)
    : appraiser_(appraiser), seed_(seed), people_(schools.front().seating.players) {
  for (School& school : schools) {
    assert(school.seating.active == appraiser.setup().seats && school.seating.players == people_);
    tables_.push_back(std::make_unique<Table>(std::move(school), appraiser));
  }
}

Evenings::~Evenings() = default;

const BidOrder& Evenings::order(SchoolPlace school) const { return tables_[index_of(school)]->order(); }

void Evenings::play(std::uint64_t evening, Solver& solver, const Handler& handle) const {
  const Setup& setup = appraiser_.setup();
  const RandomDeals deals(setup, seed_, Stream::Auction);
  const RandomNumbers luck(seed_, Stream::Success);
  constexpr std::uint32_t kMost = std::numeric_limits<std::uint32_t>::max();
  std::vector<int> times(tables_.size(), 1);
  for (int i = 0; i < kDealsInEvening; ++i) {
    const std::uint64_t number = evening * kDealsInEvening + static_cast<std::uint64_t>(i);
    OpenDeal deal(deals.deal(number).hands, luck.below(number, kMost) / static_cast<double>(kMost),
                  appraiser_, solver);
    const int dealer = i % people_;
    for (std::size_t school = 0; school < tables_.size(); ++school) {
      const PlayedDeal played = tables_[school]->play(deal, dealer, times[school]);
      times[school] = tables_[school]->next_times(played, times[school]);
      handle(SchoolPlace(school), dealer, played);
    }
  }
}

std::uint64_t Evenings::steps(std::uint64_t evenings) {
  return (evenings + kEveningsInStep - 1) / kEveningsInStep;
}

EveningsTally Evenings::no_tally(std::size_t pairs) const {
  EveningsTally tally;
  for (const auto& table : tables_) {
    tally.schools.emplace_back().bids.resize(table->order().bids().size());
  }
  tally.differences.resize(pairs);
  return tally;
}

void Evenings::add(std::uint64_t evening, Solver& solver, std::span<const SchoolPair> pairs,
                   EveningsTally& tally) const {
  std::vector<EveningCount> counts;
  for (std::size_t i = 0; i < tables_.size(); ++i) {
    counts.emplace_back(tables_[i]->seating(), tally.schools[i]);
  }
  play(evening, solver, [&](SchoolPlace school, int dealer, const PlayedDeal& played) {
    counts[index_of(school)].add(dealer, played);
  });
  std::vector<Measures> measures;
  for (EveningCount& count : counts) measures.push_back(count.finish());
  for (std::size_t i = 0; i < pairs.size(); ++i) {
    tally.differences[i].add_difference(measures[index_of(pairs[i].changed)],
                                        measures[index_of(pairs[i].base)]);
  }
}

// All sums are whole numbers, so the order in which steps are added does not matter.
std::optional<EveningsTally> Evenings::tally(Harness& harness, std::uint64_t evenings,
                                             std::span<const SchoolPair> pairs) const {
  EveningsTally total = no_tally(pairs.size());
  std::mutex mutex;
  const Monitor& monitor = harness.monitor();
  harness.for_each(steps(evenings), [&](std::uint64_t step, Solver& solver) {
    EveningsTally part = no_tally(pairs.size());
    const std::uint64_t last = std::min(evenings, (step + 1) * kEveningsInStep);
    for (std::uint64_t i = step * kEveningsInStep; i < last && !monitor.stop; ++i)
      add(i, solver, pairs, part);
    const std::lock_guard lock(mutex);
    total += part;
  });
  if (monitor.stop) return std::nullopt;
  return total;
}

}  // namespace nap

#include "nap/analysis/fairness/evenings.hpp"

#include <algorithm>
#include <cassert>
#include <limits>
#include <mutex>

#include "fairness/bidders.hpp"
#include "fairness/cut_deck.hpp"
#include "fairness/open_deal.hpp"
#include "nap/sim/deals/deals.hpp"

namespace nap {
namespace {

std::size_t index_of(SchoolPlace school) { return static_cast<std::size_t>(school); }

}  // namespace

// A school at its table, ready to play.
class Evenings::Table {
 public:
  Table(School school, const Appraiser& appraiser)
      : school_(std::move(school)),
        single_(school_.ruleset, school_, appraiser),
        doubled_(in_doubled_deal(school_.ruleset), school_, appraiser),
        forced_(forced_bid(school_.ruleset)),
        forced_seat_(forced_declarer(school_.ruleset.all_pass, school_.seating)) {}
  Table(const Table&) = delete;
  Table& operator=(const Table&) = delete;

  const BidOrder& order() const { return single_.order(); }
  const Seating& seating() const { return school_.seating; }

  // Plays the next deal of an evening.
  PlayedDeal play(OpenDeal& deal, int dealer, EveningCourse& course) const {
    PlayedDeal played{deal.hands()};
    played.paid_in = course.pay_in(school_.seating).seats;
    const Bidders& bidders = course.times() == 1 ? single_ : doubled_;
    const double pool_share = static_cast<double>(course.pool()) / (school_.seating.payers * course.times());
    const Auction auction = bidders.auction(deal, dealer, school_.seating, pool_share);
    if (auction.highest()) {
      played.declarer = auction.highest()->seat;
      const std::string& id = auction.order().bids()[auction.highest()->bid].id;
      played.bid = static_cast<std::size_t>(find_bid(order().bids(), id) - order().bids().data());
    } else {
      played.declarer = forced_seat_;
    }
    if (!played.declarer) {
      course.all_passed(school_.seating, {});
      return played;
    }
    const int pool = course.pool();
    const Bid& bid = bid_of(played);
    played.made = deal.is_made(*played.declarer, bid.contract);
    played.payments =
        course.played({bid, *played.declarer, bid_result(played.made)}, school_.seating, {}).seats;
    played.taken = pool - course.pool();
    return played;
  }

  // Pays out the pool after the last deal of an evening. The seat has drawn the lowest card.
  Payout pay_out(EveningCourse& course, Seat lowest) const {
    const PoolAtEnd rule = school_.ruleset.pool.value_or(PoolRules{}).at_end;
    const Transfer transfer =
        rule == PoolAtEnd::Divided ? course.divided(school_.seating) : course.taken_by(lowest);
    const int dealer = (kDealsInEvening - 1) % school_.seating.players;
    Payout payout{};
    for (const Seat seat : all_seats(school_.seating.players)) {
      payout[static_cast<std::size_t>(person_at(seat, dealer, school_.seating))] =
          transfer.seats[seat.index()];
    }
    return payout;
  }

  // Whether the school does not play the same deals as others.
  bool has_own_deals() const { return school_.ruleset.shuffle != Shuffle::EachDeal; }
  // What a deal leaves to the next one of an evening.
  struct Course {
    EveningCourse stakes;
    std::optional<CutDeck> deck = {};  // of deals of its own
  };
  Course begin_evening(const Setup& setup, std::uint64_t seed) const {
    return {EveningCourse(school_.ruleset),
            has_own_deals() ? std::optional(CutDeck(setup, seed)) : std::nullopt};
  }
  // Gives the cards of a deal back to the deck that they came from.
  void take_back(CutDeck& deck, const OpenDeal& deal, const PlayedDeal& played) const {
    if (!played.declarer) return deck.throw_in(played.hands);
    deck.play(deal, *played.declarer, bid_of(played).contract, played.made);
  }

 private:
  const Bid& bid_of(const PlayedDeal& played) const {
    return played.bid ? order().bids()[*played.bid] : forced_;
  }

  School school_;
  Bidders single_;
  Bidders doubled_;  // in deals at doubled stakes
  Bid forced_;
  std::optional<Seat> forced_seat_;
};

namespace {

// Counts what one school does in one evening.
class EveningCount {
 public:
  EveningCount(const Seating& seating, SchoolTally& tally) : seating_(seating), tally_(tally) {}

  void add(int dealer, const PlayedDeal& played) {
    if (tally_.patterns) tally_.patterns->add(played.hands);
    for (const Seat seat : all_seats(seating_.players)) {
      const int payment = played.payments[seat.index()] + played.paid_in[seat.index()];
      measures_.by_seat[seat.index()] += payment;
      pay(person_at(seat, dealer, seating_), payment);
    }
    if (!played.declarer) {
      ++tally_.all_passed;
      return;
    }
    if (played.taken > 0) ++tally_.pool.taken[played.taken];
    const auto declarer = played.declarer->index();
    (played.bid ? tally_.bids[*played.bid] : tally_.forced) +=
        {1, played.made ? 1U : 0U, played.payments[declarer]};
    ++tally_.declares[declarer];
    measures_.declarer += played.payments[declarer];
    for (const Seat seat : all_seats(seating_.players)) {
      const bool is_defender = seat != *played.declarer && seat.number() < seating_.active;
      if (is_defender) measures_.defenders += played.payments[seat.index()];
    }
  }

  // `from_pool` is what each person gets when the pool is paid out.
  const Measures& finish(std::span<const int> from_pool) {
    for (int person = 0; person < seating_.players; ++person) {
      const int stakes = from_pool[static_cast<std::size_t>(person)];
      tally_.pool.left += stakes;
      pay(person, stakes);
    }
    for (std::size_t person = 0; person < static_cast<std::size_t>(seating_.players); ++person) {
      measures_.ruined += lowest_[person] <= -kBank ? 1 : 0;
      ++tally_.results[static_cast<int>(measures_.by_person[person])];
    }
    tally_.sums.add(measures_);
    if (tally_.patterns) tally_.patterns->end_evening();
    return measures_;
  }

 private:
  void pay(int person, int stakes) {
    const auto place = static_cast<std::size_t>(person);
    std::int64_t& chips = measures_.by_person[place];
    chips += stakes;
    lowest_[place] = std::min(lowest_[place], chips);
  }

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

PoolTally& PoolTally::operator+=(const PoolTally& other) {
  for (const auto& [stakes, times] : other.taken) taken[stakes] += times;
  left += other.left;
  return *this;
}

SchoolTally& SchoolTally::operator+=(const SchoolTally& other) {
  for (std::size_t bid = 0; bid < bids.size(); ++bid) bids[bid] += other.bids[bid];
  forced += other.forced;
  for (std::size_t seat = 0; seat < declares.size(); ++seat) declares[seat] += other.declares[seat];
  all_passed += other.all_passed;
  sums += other.sums;
  pool += other.pool;
  for (const auto& [result, people] : other.results) results[result] += people;
  if (patterns) *patterns += *other.patterns;
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

std::vector<Evenings::Payout> Evenings::play(std::uint64_t evening, Solver& solver,
                                             const Handler& handle) const {
  const Setup& setup = appraiser_.setup();
  const RandomDeals deals(setup, seed_, Stream::Auction);
  const RandomNumbers luck(seed_, Stream::Success);
  constexpr std::uint32_t kMost = std::numeric_limits<std::uint32_t>::max();
  std::vector<Table::Course> courses;
  for (const auto& table : tables_) courses.push_back(table->begin_evening(setup, seed_));
  for (int i = 0; i < kDealsInEvening; ++i) {
    const std::uint64_t number = evening * kDealsInEvening + static_cast<std::uint64_t>(i);
    const double lucky = luck.below(number, kMost) / static_cast<double>(kMost);
    OpenDeal shared(deals.deal(number).hands, lucky, appraiser_, solver);
    const int dealer = i % people_;
    for (std::size_t school = 0; school < tables_.size(); ++school) {
      const Table& table = *tables_[school];
      auto& [stakes, deck] = courses[school];
      std::optional<OpenDeal> own;
      if (deck) own.emplace(deck->deal(number), lucky, appraiser_, solver);
      OpenDeal& deal = own ? *own : shared;
      const PlayedDeal played = table.play(deal, dealer, stakes);
      if (deck) table.take_back(*deck, deal, played);
      handle(SchoolPlace(school), dealer, played);
    }
  }
  const auto people = static_cast<std::uint32_t>(people_);
  const Seat lowest(static_cast<int>(RandomNumbers(seed_, Stream::Pool).below(evening, people)));
  std::vector<Payout> payouts;
  for (std::size_t school = 0; school < tables_.size(); ++school)
    payouts.push_back(tables_[school]->pay_out(courses[school].stakes, lowest));
  return payouts;
}

std::uint64_t Evenings::steps(std::uint64_t evenings) {
  return (evenings + kEveningsInStep - 1) / kEveningsInStep;
}

EveningsTally Evenings::no_tally(std::size_t pairs) const {
  EveningsTally tally;
  const Setup& setup = appraiser_.setup();
  for (const auto& table : tables_) {
    SchoolTally& school = tally.schools.emplace_back();
    school.bids.resize(table->order().bids().size());
    if (table->has_own_deals()) school.patterns.emplace(suit_patterns(setup.deck, setup.cards));
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
  const std::vector<Payout> payouts =
      play(evening, solver, [&](SchoolPlace school, int dealer, const PlayedDeal& played) {
        counts[index_of(school)].add(dealer, played);
      });
  std::vector<Measures> measures;
  for (std::size_t i = 0; i < counts.size(); ++i) measures.push_back(counts[i].finish(payouts[i]));
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

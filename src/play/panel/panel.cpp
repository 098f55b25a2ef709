#include "nap/play/panel/panel.hpp"

#include <algorithm>
#include <array>
#include <atomic>
#include <cmath>
#include <memory>
#include <numeric>
#include <optional>
#include <utility>

#include "nap/cards/hand_class.hpp"
#include "nap/play/players/careless_player.hpp"
#include "nap/play/players/greedy_player.hpp"
#include "nap/play/players/habit_player.hpp"
#include "nap/play/players/make_player.hpp"
#include "nap/play/selfplay/lead_trial.hpp"
#include "nap/sim/deals/contracts.hpp"
#include "nap/sim/leads/lead_race.hpp"
#include "nap/sim/leads/leads.hpp"

namespace nap {
namespace {

constexpr std::size_t kCarelessOnceIn = 5;

// A player together with the player that it plays like.
template <class Outer>
class OwningPlayer : public Player {
 public:
  template <class... Arguments>
  explicit OwningPlayer(std::unique_ptr<Player> inner, Arguments... arguments)
      : inner_(std::move(inner)), outer_(*inner_, arguments...) {}

  Card choose(const View& view) override { return outer_.choose(view); }

 private:
  std::unique_ptr<Player> inner_;
  Outer outer_;
};

// Chooses hands of one cell, and plays deals with them.
class PanelTester {
 public:
  PanelTester(const PanelPlan& plan, Solver& solver, const std::atomic<bool>& stop)
      : plan_(plan),
        solver_(solver),
        stop_(stop),
        setup_(plan.cell.setup),
        reference_(plan.reference(solver)) {}

  std::optional<PanelHand> choose(std::uint64_t number) {
    const RandomDeals hands({.deck = setup_.deck, .seats = 2, .cards = setup_.cards},
                            seed_of(plan_.seed, number), Stream::Sample);
    for (std::uint64_t i = 0; !stop_; ++i) {
      const CardSet hand = canonical_hand(hands.deal(i).hands.hand(kDeclarer)).hand;
      const std::array<Contract, 1> contracts = {plan_.cell.contract};
      PanelHand found{hand, race_leads(solver_, hand, setup_, contracts, plan_.seed, 0, stop_).front()};
      if (!has_holding(found) || !may_fit(found)) continue;
      found.lead = best_lead(found);
      if (has_holding(found) && fits(found)) return found;
    }
    return std::nullopt;
  }

  // Plays the deals of the hand, and returns for each whether these players make it.
  std::vector<bool> play(const PanelHand& hand, Player& declarer, Player& defenders) {
    const RandomDeals deals = deals_of(hand.hand, Stream::Evaluation);
    std::vector<bool> made;
    for (std::uint64_t i = 0; i < plan_.deals && !stop_; ++i)
      made.push_back(play_out(deals.deal(i), game_of(hand), {declarer, defenders}));
    return made;
  }

  Player& reference() { return *reference_; }

 private:
  struct Range {
    double least;
    double most;
    bool has(double rate) const { return rate >= least && rate <= most; }
  };

  PlayedGame game_of(const PanelHand& hand) const {
    return {plan_.cell.contract, Calls{plan_.cell.contract}, hand.lead};
  }
  RandomDeals deals_of(CardSet hand, Stream stream) const {
    return {setup_, hand, seed_of_hand(plan_.seed, hand), stream};
  }

  bool has_holding(const PanelHand& hand) const {
    const CardSet trumps = hand.hand.of(hand.lead.card.suit());
    switch (plan_.cell.hands) {
      case PanelHands::GapTrumps: {
        if (trumps.size() < 3) return false;
        const Card highest = trumps.highest();
        const Card second = (trumps - highest).highest();
        return static_cast<int>(highest.rank()) - static_cast<int>(second.rank()) > 1;
      }
      case PanelHands::ThreeSuits: {
        int suits = 0;
        for (const Suit suit : kSuitsHighToLow) suits += hand.hand.of(suit).is_empty() ? 0 : 1;
        return suits == 3;
      }
      case PanelHands::LongTrumps:
        return trumps.size() >= 4;
      case PanelHands::Played:
      case PanelHands::Open:
        break;
    }
    return true;
  }

  Range range() const {
    switch (plan_.cell.hands) {
      case PanelHands::Played:
        return {0.2, 0.85};
      case PanelHands::Open:
        return {0.06, 0.85};
      default:
        return {0.05, 0.95};
    }
  }
  double rate(const PanelHand& hand, std::uint64_t deals) {
    constexpr std::uint64_t kFirst = 1'000'000;  // beyond the deals on which leads are tried
    const RandomDeals source = deals_of(hand.hand, Stream::Play);
    std::uint64_t made = 0;
    for (std::uint64_t i = kFirst; i < kFirst + deals && !stop_; ++i) {
      const Dealt dealt = source.deal(i);
      const bool is_open_made = plan_.cell.hands == PanelHands::Open
                                    ? is_made(solver_, dealt.hands, plan_.cell.contract, hand.lead)
                                    : play_out(dealt, game_of(hand), {*reference_, *reference_});
      made += is_open_made ? 1 : 0;
    }
    return static_cast<double>(made) / static_cast<double>(deals);
  }
  // A first look, so that hopeless hands cost little.
  bool may_fit(const PanelHand& hand) {
    constexpr std::uint64_t kFew = 24;
    const double few = rate(hand, kFew);
    return few > 0.0 && few < 1.0;
  }
  bool fits(const PanelHand& hand) {
    constexpr std::uint64_t kMany = 150;
    return range().has(rate(hand, kMany));
  }

  Opening best_lead(const PanelHand& hand) {
    const std::vector<Opening> leads = leads_to_try(hand.hand, plan_.cell.contract, hand.lead);
    const PlayDeals play = [&](const DealSource& source, std::span<const std::uint64_t> numbers,
                               const PlayedGame& game) {
      std::vector<bool> made;
      for (const std::uint64_t number : numbers)
        made.push_back(play_out(source.deal(number), game, {*reference_, *reference_}));
      return made;
    };
    return try_leads(play, deals_of(hand.hand, Stream::Play), game_of(hand), leads).lead;
  }

  const PanelPlan& plan_;
  Solver& solver_;
  const std::atomic<bool>& stop_;
  Setup setup_;
  std::unique_ptr<Player> reference_;
};

PairedCounts compare(const std::vector<bool>& reference, const std::vector<bool>& member) {
  PairedCounts counts{0, 0, 0, member.size()};
  for (std::size_t i = 0; i < member.size(); ++i) {
    counts.first += reference[i] ? 1 : 0;
    counts.second += member[i] ? 1 : 0;
    counts.both += reference[i] && member[i] ? 1 : 0;
  }
  return counts;
}

PanelMember of_kind(PlayerKind kind, std::uint64_t seed) {
  return {std::string(name_of(kind)), [=](Solver& solver) { return make_player(kind, solver, seed); }, true};
}

}  // namespace

MakePlayer reference_player(std::uint64_t seed) {
  return [seed](Solver& solver) { return make_player(kReferencePlayer, solver, seed); };
}

std::vector<PanelMember> simple_members(std::uint64_t seed) {
  std::vector<PanelMember> members;
  for (const Habit habit : kHabits) {
    members.push_back({"keeps " + std::string(name_of(habit)), [=](Solver& solver) {
                         return std::make_unique<OwningPlayer<HabitPlayer>>(reference_player(seed)(solver),
                                                                            habit, seed);
                       }});
  }
  members.push_back({"greedy", [](Solver&) { return std::make_unique<GreedyPlayer>(); }, true});
  members.push_back({"careless",
                     [=](Solver& solver) {
                       return std::make_unique<OwningPlayer<CarelessPlayer>>(reference_player(seed)(solver),
                                                                             seed, kCarelessOnceIn);
                     },
                     true});
  return members;
}

std::vector<PanelMember> all_members(std::uint64_t seed) {
  std::vector<PanelMember> members = simple_members(seed);
  for (const PlayerKind kind : kPlayerKinds) {
    if (kind != kReferencePlayer) members.push_back(of_kind(kind, seed));
  }
  return members;
}

Estimate PanelMatch::gain(std::size_t hand) const {
  const Estimate more = paired_difference(made[hand], 1.0, 1.0);
  return is_declarer ? Estimate{-more.value, -more.high, -more.low} : more;
}

Estimate PanelMatch::mean_gain() const {
  const auto hands = static_cast<double>(made.size());
  double sum = 0.0;
  double squares = 0.0;
  for (std::size_t hand = 0; hand < made.size(); ++hand) {
    const double value = gain(hand).value;
    sum += value;
    squares += value * value;
  }
  const double mean = sum / hands;
  if (made.size() < 2) return {mean, -1.0, 1.0};
  const double variance = std::max(0.0, squares - hands * mean * mean) / (hands - 1.0);
  const double error = student_point(hands - 1.0) * std::sqrt(variance / hands);
  return {mean, mean - error, mean + error};
}

PanelTable play_panel(Harness& harness, const PanelPlan& plan) {
  PanelTable table{plan, {}, 0.0, {}};
  for (std::size_t i = 0; i < plan.members.size(); ++i) {
    table.matches.push_back({i, false, std::vector<PairedCounts>(plan.hands)});
    if (plan.members[i].declares) table.matches.push_back({i, true, std::vector<PairedCounts>(plan.hands)});
  }
  std::vector<PanelHand> hands(
      plan.hands, PanelHand{CardSet(), opening_of(plan.cell.contract, Card(Rank::Two, Suit::Clubs))});
  std::vector<std::uint64_t> made(plan.hands);
  const std::atomic<bool>& stop = harness.monitor().stop;
  harness.monitor().planned += plan.hands;
  harness.for_each(plan.hands, [&](std::uint64_t number, Solver& solver) {
    PanelTester tester(plan, solver, stop);
    const std::optional<PanelHand> hand = tester.choose(number);
    if (!hand) return;
    hands[number] = *hand;
    const std::vector<bool> base = tester.play(*hand, tester.reference(), tester.reference());
    made[number] = static_cast<std::uint64_t>(std::count(base.begin(), base.end(), true));
    for (PanelMatch& match : table.matches) {
      const std::unique_ptr<Player> member = plan.members[match.member].make(solver);
      Player& declarer = match.is_declarer ? *member : tester.reference();
      Player& defenders = match.is_declarer ? tester.reference() : *member;
      match.made[number] = compare(base, tester.play(*hand, declarer, defenders));
    }
  });
  if (stop) return {plan, {}, 0.0, {}};
  table.hands = std::move(hands);
  table.made = static_cast<double>(std::accumulate(made.begin(), made.end(), std::uint64_t{0})) /
               static_cast<double>(plan.hands * plan.deals);
  return table;
}

}  // namespace nap

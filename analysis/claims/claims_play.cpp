#include <algorithm>
#include <array>
#include <cmath>
#include <span>
#include <utility>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "claims/claim_list.hpp"
#include "duels/duels.hpp"
#include "duels/first_trick.hpp"
#include "duels/memory_duels.hpp"
#include "nap/play/players/greedy_player.hpp"
#include "nap/play/selfplay/play_out.hpp"
#include "trials/peel.hpp"

namespace nap {
namespace {

// Deals of each bid for each of the plan's hands. Memory changes little, so it needs more deals.
constexpr std::uint64_t kDealsPerHand = 1;
constexpr std::uint64_t kMemoryDealsPerHand = 5;
// One in this number of the deals is also played by defenders who forget from the start.
constexpr std::uint64_t kDealsOfWholeHand = 3;

struct PlayedBid {
  const char* name;
  Contract contract;
};

std::vector<PlayedBid> ordinary_bids() {
  return {{"two", tricks(2)}, {"three", tricks(3)}, {"four", tricks(4)}};
}

std::vector<PlayedBid> played_bids() {
  std::vector<PlayedBid> bids = ordinary_bids();
  bids.push_back({"Nap", kNap});
  bids.push_back({"misère", bid_of(peel_bids(), "misere").contract});
  return bids;
}

// The hands on which the contract is in question. On these the way it is played matters most.
std::vector<RatedHand> hands_in_question(TrialStudy& study, const Contract& contract) {
  constexpr double kLeast = 0.35;
  constexpr double kMost = 0.85;
  std::vector<RatedHand> found;
  for (const RatedHand& hand : study.random_hands(kPeelSetup).list) {
    const double rate = hand.rate(contract).success.value;
    if (kLeast <= rate && rate <= kMost) found.push_back(hand);
  }
  return found;
}

PlayedGame game_with(const RatedHand& hand, const Contract& contract) {
  return {contract, Calls{contract}, hand.rate(contract).lead};
}

// Calls `play` on `deals` deals, spread evenly over the hands, and passes each result in order to `add`, with
// the number of its hand.
template <class Result>
void play_hands(TrialStudy& study, const std::vector<RatedHand>& hands, std::uint64_t deals,
                const std::function<Result(const RatedHand&, std::uint64_t, Player&)>& play,
                const std::function<void(std::size_t, const Result&)>& add) {
  if (hands.empty()) return;
  const auto hand_of = [&](std::uint64_t i) { return static_cast<std::size_t>(i * hands.size() / deals); };
  const std::vector<Result> results =
      play_deals<Result>(study.harness(), deals, study.plan().seed,
                         [&](std::uint64_t i, Player& player) { return play(hands[hand_of(i)], i, player); });
  study.throw_if_stopped();
  for (std::size_t i = 0; i < results.size(); ++i) add(hand_of(i), results[i]);
}

RandomDeals deals_around(const TrialStudy& study, const RatedHand& hand) {
  return study.fresh_deals(kPeelSetup, hand.cards, Stream::Play);
}

void add_rates(std::vector<Figure>& figures, const std::string& bid, const DuelRates& rates,
               std::pair<const char*, const char*> ways) {
  add_share(figures, fmt::format("{}, {}: makes it", bid, ways.first), rates.first());
  add_share(figures, fmt::format("{}, {}: makes it", bid, ways.second), rates.second());
  add_share(figures, fmt::format("{}: change", bid), rates.change());
}

// The mean over bids, which all have the same weight; nothing if a bid shows no error.
std::optional<Estimate> mean_change(const std::vector<DuelRates>& bids) {
  double sum = 0.0;
  double squares = 0.0;
  for (const DuelRates& rates : bids) {
    const std::optional<Estimate> change = rates.change();
    if (!change) return std::nullopt;
    sum += change->value;
    squares += change->half_width() * change->half_width();
  }
  const auto n = static_cast<double>(bids.size());
  const double half = std::sqrt(squares) / n;
  return Estimate{sum / n, sum / n - half, sum / n + half};
}

// The first trick headed and passed, for one bid.
struct FirstTrickRates {
  DuelRates all;
  std::array<DuelRates, 4> by_highest;  // by the defender's highest trump: ace, king, queen, a lower one
};

FirstTrickRates first_tricks(TrialStudy& study, const Contract& contract, FirstTrickHolding holding) {
  constexpr std::uint64_t kTries = 1'000;  // deals that are searched for one with such a holding
  std::vector<RatedHand> hands = hands_in_question(study, contract);
  std::erase_if(hands, [&](const RatedHand& hand) {
    return !may_be_headed(kPeelSetup.deck, hand.cards, hand.rate(contract).lead.card, holding);
  });
  FirstTrickRates rates;
  play_hands<std::optional<FirstTrick>>(
      study, hands, kDealsPerHand * study.plan().hands,
      [&](const RatedHand& hand, std::uint64_t i, Player& player) {
        const RandomDeals deals = deals_around(study, hand);
        std::optional<FirstTrick> found;
        for (std::uint64_t at = i * kTries; !found && at < (i + 1) * kTries; ++at)
          found = play_first_trick(deals.deal(at), game_with(hand, contract), holding, player);
        return found;
      },
      [&](std::size_t hand, const std::optional<FirstTrick>& trick) {
        if (!trick) return;
        rates.all.add(hand, trick->duel);
        const int below_ace = static_cast<int>(Rank::Ace) - static_cast<int>(trick->highest);
        rates.by_highest[static_cast<std::size_t>(std::min(below_ace, 3))].add(hand, trick->duel);
      });
  return rates;
}

// Says which part of the claim fails. The parts are that passing is wrong at each bid, and that it is right
// with the ace and a small trump.
std::string why_passing_is_refuted(std::span<const DuelRates> others,
                                   const std::optional<Estimate>& exception) {
  std::vector<Verdict> verdicts;
  std::vector<std::string> reasons;
  const std::vector<PlayedBid> bids = ordinary_bids();
  for (std::size_t i = 0; i < bids.size(); ++i) {
    const std::optional<Estimate> change = others[i].change();
    verdicts.push_back(is_above(change, 0.0));
    if (verdicts.back() != Verdict::Refuted) continue;
    reasons.push_back(
        fmt::format("At {} it is right to pass: the declarer makes it less often by {:.0f} points.",
                    bids[i].name, -points(change)));
  }
  if (all_of(verdicts) == Verdict::Confirmed) {
    reasons.push_back(fmt::format(
        "To pass is wrong indeed: the declarer makes two more often by {:.0f} points, three by {:.0f}, four by "
        "{:.0f}.",
        points(others[0].change()), points(others[1].change()), points(others[2].change())));
  }
  if (is_below(exception, 0.0) == Verdict::Refuted) {
    reasons.push_back(fmt::format(
        "Ace and a small one are no exception: to pass with them costs {:.0f} points.", points(exception)));
  }
  return fmt::format("{}", fmt::join(reasons, " "));
}

// Says where defenders who take every trick do better than those who co-operate.
std::string why_cooperation_is_refuted(const std::optional<Estimate>& for_tricks,
                                       const std::optional<Estimate>& misere) {
  std::vector<std::string> where;
  if (is_above(misere, 0.0) == Verdict::Refuted)
    where.push_back(fmt::format("at misère by {:.1f} points", -points(misere)));
  if (is_above(for_tricks, 0.0) == Verdict::Refuted)
    where.push_back(fmt::format("at two to Nap together by {:.1f} points", -points(for_tricks)));
  return fmt::format("Defenders who take every trick they can do better than those who co-operate: {}.",
                     fmt::join(where, " and "));
}

}  // namespace

TestResult test_first_trick(TrialStudy& study) {
  constexpr std::pair<const char*, const char*> kWays = {"headed", "passed"};
  constexpr std::array<const char*, 4> kHighest = {"ace", "king", "queen", "lower"};
  std::vector<Figure> figures;
  std::vector<Verdict> verdicts;
  std::array<std::vector<DuelRates>, 4> by_highest;
  std::vector<DuelRates> others;
  for (const PlayedBid& bid : ordinary_bids()) {
    const FirstTrickRates rates = first_tricks(study, bid.contract, FirstTrickHolding::Other);
    add_rates(figures, bid.name, rates.all, kWays);
    verdicts.push_back(is_above(rates.all.change(), 0.0));
    others.push_back(rates.all);
    for (std::size_t i = 0; i < by_highest.size(); ++i) by_highest[i].push_back(rates.by_highest[i]);
  }
  for (std::size_t i = 0; i < kHighest.size(); ++i) {
    add_share(figures, fmt::format("two to four, mean, the highest trump is {}: change", kHighest[i]),
              mean_change(by_highest[i]));
  }
  std::vector<DuelRates> exceptions;
  for (const PlayedBid& bid : ordinary_bids()) {
    exceptions.push_back(first_tricks(study, bid.contract, FirstTrickHolding::AceAndSmall).all);
    add_rates(figures, fmt::format("{}, ace and a small one", bid.name), exceptions.back(), kWays);
  }
  const std::optional<Estimate> exception = mean_change(exceptions);
  add_share(figures, "two to four, mean, ace and a small one: change", exception);
  verdicts.push_back(is_below(exception, 0.0));
  return conclude(
      std::move(figures), all_of(verdicts),
      {fmt::format(
           "A defender who passes lets the declarer make the bid more often: two by {:.0f} points, three by "
           "{:.0f}, four by {:.0f}. With ace and a small one it is right to pass.",
           points(others[0].change()), points(others[1].change()), points(others[2].change())),
       why_passing_is_refuted(others, exception)});
}

TestResult test_greedy_defence(TrialStudy& study) {
  std::vector<Figure> figures;
  std::vector<DuelRates> found;
  for (const PlayedBid& bid : played_bids()) {
    DuelRates rates;
    play_hands<Duel>(
        study, hands_in_question(study, bid.contract), kDealsPerHand * study.plan().hands,
        [&](const RatedHand& hand, std::uint64_t i, Player& player) {
          GreedyPlayer greedy;
          const PlayedGame game = game_with(hand, bid.contract);
          const Dealt dealt = deals_around(study, hand).deal(i);
          return Duel{play_out(dealt, game, {player, player}), play_out(dealt, game, {player, greedy})};
        },
        [&](std::size_t hand, const Duel& duel) { rates.add(hand, duel); });
    add_rates(figures, bid.name, rates, {"defenders co-operate", "defenders take every trick"});
    found.push_back(std::move(rates));
  }
  const std::optional<Estimate> misere = found.back().change();
  found.pop_back();
  const std::optional<Estimate> for_tricks = mean_change(found);
  add_share(figures, "two to Nap, mean: change", for_tricks);
  return conclude(
      std::move(figures), all_of(std::array{is_above(for_tricks, 0.0), is_above(misere, 0.0)}),
      {fmt::format(
           "Against defenders who take every trick they can, misère is made more often by {:.0f} points, two by "
           "{:.0f} and three by {:.0f}. At four and at Nap, where a trick or two decide, the change is {:+.1f} "
           "and {:+.1f}.",
           points(misere), points(found[0].change()), points(found[1].change()), points(found[2].change()),
           points(found[3].change())),
       why_cooperation_is_refuted(for_tricks, misere)});
}

TestResult test_memory(TrialStudy& study) {
  constexpr std::pair<const char*, const char*> kWays = {"defenders remember", "defenders forget"};
  std::vector<Figure> figures;
  std::vector<DuelRates> whole_hands;
  std::vector<DuelRates> close_choices;
  for (const PlayedBid& bid : played_bids()) {
    DuelRates whole;
    DuelRates close;
    play_hands<MemoryDuels>(
        study, hands_in_question(study, bid.contract), kMemoryDealsPerHand * study.plan().hands,
        [&](const RatedHand& hand, std::uint64_t i, Player& player) {
          const bool is_whole = i % kDealsOfWholeHand == 0;
          return play_with_memory(deals_around(study, hand).deal(i), game_with(hand, bid.contract),
                                  is_whole ? MemoryCompared::WholeHandsToo : MemoryCompared::CloseChoices,
                                  player);
        },
        [&](std::size_t hand, const MemoryDuels& duels) {
          if (duels.whole) whole.add(hand, *duels.whole);
          if (duels.close) close.add(hand, *duels.close);
        });
    add_rates(figures, bid.name, whole, kWays);
    add_share(figures, fmt::format("{}, from two nearly equal cards on: change", bid.name), close.change());
    whole_hands.push_back(std::move(whole));
    close_choices.push_back(std::move(close));
  }
  const std::optional<Estimate> whole = mean_change(whole_hands);
  const std::optional<Estimate> close = mean_change(close_choices);
  add_share(figures, "all bids, mean: change", whole);
  constexpr const char* kClose = "all bids, mean, from two nearly equal cards on: change";
  add_share(figures, kClose, close);
  return conclude(
      std::move(figures), is_above(close, 0.0),
      {fmt::format(
           "A defence that forgets what was played lets the declarer make the bid more often: by {:.1f} points "
           "if it forgets from such a choice on, by {:.1f} over whole hands.",
           points(close), points(whole)),
       "From such a choice on, a defence that forgets what was played does better.",
       why_share_is_open(kClose, close, 0.0)});
}

}  // namespace nap

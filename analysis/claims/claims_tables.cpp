#include <array>

#include <fmt/format.h>

#include "claims/claim_list.hpp"
#include "hands/average.hpp"
#include "hands/best_bid.hpp"
#include "trials/peel.hpp"

namespace nap {
namespace {

struct BestBids {
  Estimate paying;                  // share of hands with a bid that pays
  std::optional<Estimate> success;  // of the best bid, if there is one
};

BestBids best_bids(const RatedHands& sample, const std::vector<Bid>& bids) {
  Average success;
  for (const RatedHand& hand : sample.list) {
    const Bid* best = best_bid(bids, hand).bid;
    if (best != nullptr) success.add(hand.weight, hand.rate(best->contract).success.value);
  }
  const auto pays = [&](const RatedHand& hand) { return best_bid(bids, hand).bid != nullptr; };
  return {share_over(sample, pays), success.mean()};
}

std::optional<Estimate> mean_success(const RatedHands& sample, const Contract& contract) {
  return mean_over(sample, [&](const RatedHand& hand) { return hand.rate(contract).success.value; });
}

// The mean change of a hand's success from one setup to another. Both samples have the same hands.
std::optional<Estimate> mean_change(const RatedHands& from, const RatedHands& to, const Contract& contract) {
  Average change;
  for (std::size_t i = 0; i < from.list.size(); ++i) {
    change.add(from.list[i].weight,
               to.list[i].rate(contract).success.value - from.list[i].rate(contract).success.value);
  }
  return change.mean();
}

std::optional<Estimate> mean_worth(const RatedHands& sample, const std::vector<Bid>& bids) {
  return mean_over(sample, [&](const RatedHand& hand) { return best_bid(bids, hand).ev; });
}

}  // namespace

TestResult test_decks_for_players(TrialStudy& study) {
  constexpr std::array<std::array<int, 2>, 6> kTables = {
      {{4, 28}, {4, 32}, {4, 52}, {5, 36}, {5, 40}, {5, 52}}};
  const std::vector<Bid> bids = peel_bids_from_three();
  std::vector<Figure> figures;
  for (const auto& [seats, cards] : kTables) {
    const BestBids best = best_bids(study.random_hands({Deck(cards), seats, 5}), bids);
    const std::string at = fmt::format("{} players, {} cards", seats, cards);
    const double held = 5.0 * (seats - 1) / (cards - 5.0);
    figures.push_back(exact_share(at + ": unseen cards that opponents hold", "", held));
    figures.push_back(share(at + ": a bid of three or more pays", "", best.paying));
    add_share(figures, at + ": makes the best such bid", best.success);
  }
  return {std::move(figures), Verdict::Undecided, kPlayedBasis,
          "Which deck suits a table is a matter of taste; no single figure measures it.",
          "An auction at such tables: how often all pass and how often each bid is called, for each deck."};
}

TestResult test_short_deck(TrialStudy& study) {
  const Setup short_deck{Deck(32), 4, 5};
  const RatedHands& in_short = study.random_hands(short_deck);
  const RatedHands in_full = study.rate_again(in_short, kPeelSetup);
  std::vector<Figure> figures;
  for (const Contract& contract : {tricks(3), kNap}) {
    const char* name = contract == kNap ? "Nap" : "three";
    add_share(figures, fmt::format("makes {}, 52 cards", name), mean_success(in_full, contract));
    add_share(figures, fmt::format("makes {}, 32 cards, same hands", name), mean_success(in_short, contract));
    add_share(figures, fmt::format("change for {}", name), mean_change(in_full, in_short, contract));
  }
  const std::vector<Bid> bids = peel_bids();
  const RatedHands& of_full = study.random_hands(kPeelSetup);
  add_stakes(figures, "worth of the best bid, random hand of 52 cards", mean_worth(of_full, bids));
  add_stakes(figures, "worth of the best bid, random hand of 32 cards", mean_worth(in_short, bids));
  const Verdict verdict = all_of(std::array{is_below(mean_change(in_full, in_short, tricks(3)), 0.0),
                                            is_below(mean_change(in_full, in_short, kNap), 0.0)});
  return conclude(std::move(figures), verdict,
                  {"The same hand makes three and Nap less often with 32 cards than with 52.",
                   "The same hand makes three or Nap at least as often with 32 cards."});
}

TestResult test_many_players(TrialStudy& study) {
  constexpr std::array<int, 4> kSeats = {3, 4, 5, 6};
  const std::vector<Bid> bids = peel_bids_from_three();
  const auto sample = [&](int seats) -> const RatedHands& {
    return study.random_hands({Deck(52), seats, 5});
  };
  std::vector<Figure> figures;
  for (const int seats : kSeats) {
    const BestBids best = best_bids(sample(seats), bids);
    add_share(figures, fmt::format("{} active: makes three, mean", seats),
              mean_success(sample(seats), tricks(3)));
    figures.push_back(share(fmt::format("{} active: a bid of three or more pays", seats), "", best.paying));
    add_share(figures, fmt::format("{} active: makes the best such bid", seats), best.success);
  }
  // Samples of one deck have the same hands if they are equally large. The sample of Peel's table is larger.
  std::vector<Verdict> verdicts;
  for (std::size_t i = 1; i < kSeats.size(); ++i) {
    const auto before = mean_success(sample(kSeats[i - 1]), tricks(3));
    const auto after = mean_success(sample(kSeats[i]), tricks(3));
    if (!before || !after) {
      verdicts.push_back(Verdict::Undecided);
      continue;
    }
    const Estimate fall{before->value - after->value, before->low - after->high, before->high - after->low};
    verdicts.push_back(is_above(fall, 0.0));
  }
  return conclude(std::move(figures), all_of(verdicts),
                  {"With each additional player three is made less often.",
                   "With one additional player three is made at least as often."});
}

}  // namespace nap

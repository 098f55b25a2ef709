#include <algorithm>
#include <array>

#include <fmt/format.h>

#include "claims/claim_list.hpp"
#include "claims/peel.hpp"
#include "hands/average.hpp"
#include "hands/valuer.hpp"
#include "nap/rules/payout.hpp"

namespace nap {
namespace {

// How often a bid is the best of a random hand.
Estimate share_best(const RatedHands& sample, const std::vector<Bid>& bids, std::string_view id,
                    RateBasis rates) {
  const Valuer valuer(sample, rates);
  return share_over(sample, [&](const RatedHand& hand) {
    const Bid* best = valuer.best(hand, bids);
    return best != nullptr && best->id == id;
  });
}

// Of the hands on which four pays, the share on which another bid is worth more than four.
std::optional<Estimate> share_better_than_four(const RatedHands& sample, const std::vector<Bid>& bids,
                                               std::string_view id, RateBasis rates) {
  const Valuer valuer(sample, rates);
  const Bid& four = bid_of(bids, "four");
  Average average;
  for (const RatedHand& hand : sample.list) {
    const double worth = valuer.worth(hand, four);
    if (worth <= 0.0) continue;
    average.add(hand.weight, valuer.worth(hand, bid_of(bids, id)) > worth ? 1.0 : 0.0);
  }
  return average.share();
}

struct Misere {
  const char* name;
  Bid bid;
};

std::vector<Misere> kinds_of_misere() {
  const auto bid = [](Trump trump, int lose) { return Bid{"misere", {0, trump}, 3, lose, "", true, "", {}}; };
  return {{"trump as led, 3/3", bid(Trump::first_lead(), 3)},
          {"no trump, 3/3", bid(Trump::none(), 3)},
          {"trump as led, 3/6", bid(Trump::first_lead(), 6)},
          {"no trump, 3/6", bid(Trump::none(), 6)}};
}

bool outbids(const Valuer& valuer, const RatedHand& hand, const Bid& bid, const Bid& other) {
  const double worth = valuer.worth(hand, bid);
  return worth > 0.0 && worth > valuer.worth(hand, other);
}

// The share of hands on which three is the better bid, less the share on which misère is.
std::optional<Estimate> margin_of_three(const RatedHands& sample, const Bid& misere, RateBasis rates) {
  const Valuer valuer(sample, rates);
  const std::vector<Bid> bids = peel_bids();
  const Bid& three = bid_of(bids, "three");
  return mean_over(sample, [&](const RatedHand& hand) {
    return (outbids(valuer, hand, three, misere) ? 1.0 : 0.0) -
           (outbids(valuer, hand, misere, three) ? 1.0 : 0.0);
  });
}

// The least error of misère's rates, in points, with which misère would be the better bid as often as three.
int points_to_overtake(const RatedHands& sample, const Bid& misere) {
  const Valuer valuer(sample, RateBasis::Corrected);
  const std::vector<Bid> bids = peel_bids();
  constexpr int kMost = 100;
  for (int points = 0; points < kMost; ++points) {
    double margin = 0.0;
    for (const RatedHand& hand : sample.list) {
      const double rate = hand.rate(misere.contract).success.value + points / 100.0;
      const double worth = expected_payout_per_payer(misere, std::min(1.0, rate));
      const double three = valuer.worth(hand, bid_of(bids, "three"));
      if (std::max(worth, three) > 0.0 && worth != three)
        margin += three > worth ? hand.weight : -hand.weight;
    }
    if (margin <= 0.0) return points;
  }
  return kMost;
}

void add_misere_figures(std::vector<Figure>& figures, const RatedHands& sample, const Misere& misere) {
  const std::vector<Bid> bids = peel_bids();
  const Bid& three = bid_of(bids, "three");
  for (const RateBasis rates : {RateBasis::Counted, RateBasis::Corrected}) {
    const Valuer valuer(sample, rates);
    const std::string kind =
        fmt::format("{}{}", misere.name, rates == RateBasis::Corrected ? ", corrected" : "");
    if (misere.bid.lose == 3) {
      add_share(figures, kind + ": makes it, mean", mean_over(sample, [&](const RatedHand& hand) {
                  return valuer.success(hand, misere.bid.contract);
                }));
    }
    add_share(figures, kind + ": pays", share_over(sample, [&](const RatedHand& hand) {
                return valuer.worth(hand, misere.bid) > 0.0;
              }));
    add_share(figures, kind + ": pays, and more than three", share_over(sample, [&](const RatedHand& hand) {
                return outbids(valuer, hand, misere.bid, three);
              }));
  }
}

}  // namespace

TestResult test_seldom_four(ClaimStudy& study) {
  const RatedHands& sample = study.random_hands(kPeelSetup);
  constexpr std::array<std::array<int, 2>, 3> kNapStakes = {{{10, 5}, {10, 10}, {5, 5}}};
  std::vector<Figure> figures;
  for (const auto& [win, loss] : kNapStakes) {
    for (const char* id : {"four", "nap", "three"}) {
      const Estimate best = share_best(sample, peel_bids(win, loss), id, RateBasis::Counted);
      figures.push_back(
          share(fmt::format("{} is the best bid, Nap at {}/{}", bid_title(id), win, loss), "", best));
    }
  }
  const std::vector<Bid> bids = peel_bids();
  const Valuer valuer(sample, RateBasis::Counted);
  add_share(figures, "four pays", share_over(sample, [&](const RatedHand& hand) {
              return valuer.worth(hand, bid_of(bids, "four")) > 0.0;
            }));
  add_share(figures, "Nap is worth more than four", share_over(sample, [&](const RatedHand& hand) {
              return valuer.worth(hand, bid_of(bids, "nap")) > valuer.worth(hand, bid_of(bids, "four"));
            }));
  for (const char* id : {"nap", "three"}) {
    add_share(figures, fmt::format("where four pays: {} is worth more", bid_title(id)),
              share_better_than_four(sample, bids, id, RateBasis::Counted));
  }
  const VerdictPair pair = by_both_rates(
      [&](RateBasis rates) { return is_above(share_better_than_four(sample, bids, "nap", rates), 0.5); });
  return conclude(
      std::move(figures), pair,
      {"On most hands on which four pays, Nap is worth more.",
       fmt::format(
           "Four is the best bid of only {:.1f} % of hands, but not for that reason: on most hands on which "
           "four pays, Nap is worth less.",
           100.0 * share_best(sample, bids, "four", RateBasis::Counted).value)});
}

TestResult test_misere(ClaimStudy& study) {
  const RatedHands& sample = study.random_hands(kPeelSetup);
  const std::vector<Bid> bids = peel_bids();
  const Valuer valuer(sample, RateBasis::Counted);
  std::vector<Figure> figures;
  add_share(figures, "three pays", share_over(sample, [&](const RatedHand& hand) {
              return valuer.worth(hand, bid_of(bids, "three")) > 0.0;
            }));
  const std::vector<Misere> kinds = kinds_of_misere();
  for (const Misere& misere : kinds) add_misere_figures(figures, sample, misere);
  const VerdictPair pair = by_both_rates([&](RateBasis rates) {
    std::vector<Verdict> verdicts;
    for (const Misere& misere : kinds) {
      verdicts.push_back(is_above(margin_of_three(sample, misere.bid, rates), 0.0));
    }
    return all_of(verdicts);
  });
  int points = 100;
  for (const Misere& misere : kinds) points = std::min(points, points_to_overtake(sample, misere.bid));
  return conclude(
      std::move(figures), pair,
      {fmt::format(
           "With trumps or without, at 3/3 or 3/6, more hands are better bid as three. To change that, the "
           "model would have to be {} points too low at misère, not the measured {:.0f}.",
           points, 100.0 * model_error(kinds.front().bid.contract, kPeelSetup.seats)),
       "In at least one form, more hands are better bid as misère."});
}

}  // namespace nap

#include <algorithm>
#include <array>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "claims/claim_list.hpp"
#include "hands/average.hpp"
#include "hands/best_bid.hpp"
#include "trials/peel.hpp"

namespace nap {
namespace {

// How often a bid is the best one on a random hand.
Estimate share_best(const RatedHands& sample, const std::vector<Bid>& bids, std::string_view id) {
  return share_over(sample, [&](const RatedHand& hand) { return is_best(bids, hand, id); });
}

double worth(const Bid& bid, const RatedHand& hand) { return value_of(bid, hand).ev; }

// Among the hands on which four pays, the share on which another bid is worth more than four.
std::optional<Estimate> share_better_than_four(const RatedHands& sample, const std::vector<Bid>& bids,
                                               std::string_view id) {
  const Bid& four = bid_of(bids, "four");
  Average average;
  for (const RatedHand& hand : sample.list) {
    if (worth(four, hand) <= 0.0) continue;
    average.add(hand.weight, worth(bid_of(bids, id), hand) > worth(four, hand) ? 1.0 : 0.0);
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

bool outbids(const RatedHand& hand, const Bid& bid, const Bid& other) {
  return worth(bid, hand) > 0.0 && worth(bid, hand) > worth(other, hand);
}

// The share of hands on which three is the better bid, less the share on which misère is.
std::optional<Estimate> margin_of_three(const RatedHands& sample, const Bid& misere) {
  const std::vector<Bid> bids = peel_bids();
  const Bid& three = bid_of(bids, "three");
  return mean_over(sample, [&](const RatedHand& hand) {
    return (outbids(hand, three, misere) ? 1.0 : 0.0) - (outbids(hand, misere, three) ? 1.0 : 0.0);
  });
}

void add_misere_figures(std::vector<Figure>& figures, const RatedHands& sample, const Misere& misere) {
  const std::vector<Bid> bids = peel_bids();
  const Bid& three = bid_of(bids, "three");
  const std::string kind = misere.name;
  if (misere.bid.lose == 3) {
    add_share(figures, kind + ": makes it, mean", mean_over(sample, [&](const RatedHand& hand) {
                return hand.rate(misere.bid.contract).success.value;
              }));
  }
  add_share(figures, kind + ": pays",
            share_over(sample, [&](const RatedHand& hand) { return worth(misere.bid, hand) > 0.0; }));
  add_share(figures, kind + ": pays, and more than three",
            share_over(sample, [&](const RatedHand& hand) { return outbids(hand, misere.bid, three); }));
  add_share(figures, "three pays, and more than misère, " + kind,
            share_over(sample, [&](const RatedHand& hand) { return outbids(hand, three, misere.bid); }));
}

// A sample without such hands may have missed some.
std::string few_hands(const Estimate& share) {
  return share.value < 0.0005 ? fmt::format("at most {:.1f} % of hands", 100.0 * share.high)
                              : fmt::format("only {:.1f} % of hands", 100.0 * share.value);
}

}  // namespace

TestResult test_seldom_four(TrialStudy& study) {
  const RatedHands& sample = study.random_hands(kPeelSetup);
  constexpr std::array<std::array<int, 2>, 3> kNapStakes = {{{10, 5}, {10, 10}, {5, 5}}};
  std::vector<Figure> figures;
  for (const auto& [win, loss] : kNapStakes) {
    for (const char* id : {"four", "nap", "three"}) {
      const Estimate best = share_best(sample, peel_bids(win, loss), id);
      figures.push_back(
          share(fmt::format("{} is the best bid, Nap at {}/{}", bid_title(id), win, loss), "", best));
    }
  }
  const std::vector<Bid> bids = peel_bids();
  add_share(figures, "four pays", share_over(sample, [&](const RatedHand& hand) {
              return worth(bid_of(bids, "four"), hand) > 0.0;
            }));
  add_share(figures, "Nap is worth more than four", share_over(sample, [&](const RatedHand& hand) {
              return worth(bid_of(bids, "nap"), hand) > worth(bid_of(bids, "four"), hand);
            }));
  for (const char* id : {"nap", "three"}) {
    add_share(figures, fmt::format("where four pays: {} is worth more", bid_title(id)),
              share_better_than_four(sample, bids, id));
  }
  return conclude(
      std::move(figures), is_above(share_better_than_four(sample, bids, "nap"), 0.5),
      {"On most hands on which four pays, Nap is worth more.",
       fmt::format(
           "Four is the best bid of {}, but not for that reason: on most hands on which four pays, Nap is worth less.",
           few_hands(share_best(sample, bids, "four")))});
}

TestResult test_misere(TrialStudy& study) {
  const RatedHands& sample = study.random_hands(kPeelSetup);
  const std::vector<Bid> bids = peel_bids();
  std::vector<Figure> figures;
  add_share(figures, "three pays", share_over(sample, [&](const RatedHand& hand) {
              return worth(bid_of(bids, "three"), hand) > 0.0;
            }));
  const std::vector<Misere> kinds = kinds_of_misere();
  for (const Misere& misere : kinds) add_misere_figures(figures, sample, misere);
  std::vector<Verdict> verdicts;
  std::vector<std::string> better;
  std::string open;
  for (const Misere& misere : kinds) {
    const std::optional<Estimate> margin = margin_of_three(sample, misere.bid);
    verdicts.push_back(is_above(margin, 0.0));
    if (verdicts.back() == Verdict::Refuted) better.emplace_back(misere.name);
    const std::string what =
        fmt::format("by how many more hands three is better than misère, {}", misere.name);
    if (open.empty()) open = why_share_is_open(what.c_str(), margin, 0.0);
  }
  return conclude(
      std::move(figures), all_of(verdicts),
      {"With trumps or without, at 3/3 or 3/6, more hands are better bid as three.",
       fmt::format("More hands are better bid as misère than as three: {}.", fmt::join(better, "; ")), open});
}

}  // namespace nap

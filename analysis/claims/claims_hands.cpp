#include <array>

#include <fmt/format.h>

#include "claims/claim_list.hpp"
#include "claims/peel.hpp"
#include "hands/lie_counts.hpp"
#include "nap/cards/hand_class.hpp"
#include "nap/cards/notation.hpp"
#include "nap/rules/payout.hpp"

namespace nap {
namespace {

CardSet peel_hand(const char* text) {
  return canonical_hand(parse_hand(text, kPeelSetup.deck, kPeelSetup.cards)).hand;
}

// Ace, knave, ten of one suit, and the lowest card of two others.
CardSet ace_knave_ten(Deck deck) {
  CardSet hand;
  for (const Rank rank : {Rank::Ace, Rank::Jack, Rank::Ten}) hand.insert(Card(rank, Suit::Spades));
  for (const Suit suit : {Suit::Hearts, Suit::Diamonds}) hand.insert(Card(deck.lowest_rank(), suit));
  return hand;
}

constexpr std::array<const char*, 5> kGoodNaps = {"KQT87...", "AJ96.A..", "KJ95.K..", "AKJ.AK..", "AQJ.KQ.."};

// Whether Nap pays, and pays more than four and than three.
Verdict is_good_nap(const MeasuredHand& hand, RateBasis rates) {
  const std::vector<Bid> bids = peel_bids();
  const Bid& nap = bid_of(bids, "nap");
  return all_of(std::array{is_above(hand.success(kNap, rates), break_even(nap)),
                           is_above(hand.gain(nap, bid_of(bids, "four"), rates), 0.0),
                           is_above(hand.gain(nap, bid_of(bids, "three"), rates), 0.0)});
}

// Whether an opponent has four or more trumps, the trumps being spades.
bool is_four_out(const Deal& deal) {
  for (const Seat seat : defender_seats(deal.seats())) {
    if (deal.hand(seat).of(Suit::Spades).size() >= 4) return true;
  }
  return false;
}

// Nap's success, over the deals in which an opponent has four trumps.
Estimate success_against_four(ClaimStudy& study, const MeasuredHand& hand) {
  const DealsWhere deals(study.fresh_deals(kPeelSetup, hand.cards, Stream::Sample), is_four_out);
  const std::uint64_t count = study.plan().deals / 10;
  const Tally tally =
      study.count(deals, {0, count == 0 ? 1 : count}, std::array{hand.outcomes[hand.place_of(kNap)]});
  return wilson_estimate(tally.successes(0), tally.deals());
}

}  // namespace

Findings test_ace_knave_ten(ClaimStudy& study) {
  std::vector<Figure> figures;
  std::vector<Verdict> verdicts;
  for (const int cards : {52, 32}) {
    const Deck deck(cards);
    const CardSet hand = ace_knave_ten(deck);
    for (int seats = 2; seats <= 6; ++seats) {
      const double line = ace_knave_ten_win(deck, seats);
      const MeasuredHand measured = study.measure({deck, seats, 5}, hand, std::array{tricks(3)});
      const std::string at = fmt::format("{} cards, {} players", cards, seats);
      figures.push_back(exact_share(at + ": A, J and T win when led in turn", to_dots(hand), line));
      figures.push_back(
          share(at + ": makes three", to_dots(hand), measured.success(tricks(3), RateBasis::Counted)));
      if (cards == 52 && seats <= 5) verdicts.push_back(is_above(Estimate::exact(line), 0.5));
    }
  }
  // Led in turn the three win against any defence, so three is made at least so often, whatever the model.
  const bool is_good = all_of(verdicts) == Verdict::Confirmed;
  return {
      std::move(figures), is_good ? Verdict::Confirmed : Verdict::Refuted, Basis::Exact,
      "With 52 cards and two to five players the three win by themselves in more than half of all lies, and "
      "only a guarded king or queen stops them; with six players, or with 32 cards and five, they do not.",
      ""};
}

Findings test_good_naps(ClaimStudy& study) {
  const std::vector<Bid> bids = peel_bids();
  const Bid& nap = bid_of(bids, "nap");
  std::vector<Figure> figures;
  std::vector<Verdict> counted;
  std::vector<Verdict> put_right;
  std::string bad;
  for (const char* text : kGoodNaps) {
    const MeasuredHand hand =
        study.measure(kPeelSetup, peel_hand(text), std::array{tricks(3), tricks(4), kNap});
    figures.push_back(share("makes Nap", text, hand.success(kNap, RateBasis::Counted)));
    for (const char* other : {"four", "three"}) {
      figures.push_back(stakes(fmt::format("Nap is worth more than {} by", other), text,
                               hand.gain(nap, bid_of(bids, other), RateBasis::Counted)));
    }
    counted.push_back(is_good_nap(hand, RateBasis::Counted));
    put_right.push_back(is_good_nap(hand, RateBasis::Corrected));
    if (Finding{counted.back(), put_right.back()}.verdict() == Verdict::Refuted) {
      bad += (bad.empty() ? "" : ", ") + to_text(hand.cards, SuitStyle::Letters);
    }
  }
  return conclude(std::move(figures), {all_of(counted), all_of(put_right)},
                  {"Each of them pays as Nap, and more than as four or three.",
                   bad.empty() ? "Not all of them: with some a lower bid is worth more."
                               : "Not all of them: a lower bid is worth more with " + bad + "."});
}

Findings test_three_suits(ClaimStudy& study) {
  constexpr std::array<const char*, 3> kHands = {"AKQ.A.A.", "AKJ.A.A.",
                                                 "AKQ.A.K."};  // the first is the exception
  constexpr double kFatal = 0.01;
  const double needed = break_even(bid_of(peel_bids(), "nap"));
  std::vector<Figure> figures;
  std::vector<Verdict> counted;
  std::vector<Verdict> put_right;
  std::vector<Verdict> fatal;
  for (std::size_t i = 0; i < kHands.size(); ++i) {
    const MeasuredHand hand = study.measure(kPeelSetup, peel_hand(kHands[i]), std::array{kNap});
    const auto judge = [&](RateBasis rates) {
      const Estimate success = hand.success(kNap, rates);
      return i == 0 ? is_above(success, needed) : is_below(success, needed);
    };
    counted.push_back(judge(RateBasis::Counted));
    put_right.push_back(judge(RateBasis::Corrected));
    const Estimate four_out = success_against_four(study, hand);
    fatal.push_back(is_below(four_out, kFatal));
    figures.push_back(share("makes Nap", kHands[i], hand.success(kNap, RateBasis::Counted)));
    figures.push_back(share("makes Nap when an opponent has four trumps", kHands[i], four_out));
  }
  for (int seats = 2; seats <= 6; ++seats) {
    figures.push_back(exact_share(fmt::format("no opponent has four trumps, {} players", seats), kHands[0],
                                  nobody_has_four(kPeelSetup.deck, seats)));
  }
  // Not corrected: he who has four trumps to three needs no skill to make one of them.
  const Verdict is_fatal = all_of(fatal);
  const Finding finding{all_of(std::array{all_of(counted), is_fatal}),
                        all_of(std::array{all_of(put_right), is_fatal})};
  return conclude(
      std::move(figures), finding,
      {"Only three high trumps and two aces make Nap as often as it needs.",
       is_fatal == Verdict::Confirmed
           ? "Four trumps in one hand are fatal indeed, but other hands of three suits make Nap often "
             "enough, too."
       : is_fatal == Verdict::Refuted ? "Four trumps in one hand are not always fatal."
                                      : "Other hands of three suits make Nap often enough, too; whether four "
                                        "trumps in one hand are always "
                                        "fatal takes more deals."});
}

}  // namespace nap

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <map>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "claims/claim_list.hpp"
#include "hands/best_bid.hpp"
#include "hands/trump_chances.hpp"
#include "nap/cards/hand_class.hpp"
#include "nap/cards/notation.hpp"
#include "nap/rules/payout.hpp"
#include "trials/peel.hpp"

namespace nap {
namespace {

CardSet peel_hand(const char* text) {
  return canonical_hand(parse_hand(text, kPeelSetup.deck, kPeelSetup.cards)).hand;
}

// Ace, knave and ten of one suit, and the lowest card of each of two others.
CardSet ace_knave_ten(Deck deck) {
  CardSet hand;
  for (const Rank rank : {Rank::Ace, Rank::Jack, Rank::Ten}) hand.insert(Card(rank, Suit::Spades));
  for (const Suit suit : {Suit::Hearts, Suit::Diamonds}) hand.insert(Card(deck.lowest_rank(), suit));
  return hand;
}

constexpr std::array<const char*, 5> kGoodNaps = {"KQT87...", "AJ96.A..", "KJ95.K..", "AKJ.AK..", "AQJ.KQ.."};

// By how much one bid pays more than another, per payer.
Estimate gain(const RatedHand& hand, const Bid& bid, const Bid& over) {
  const BidValue value = value_of(bid, hand);
  const BidValue other = value_of(over, hand);
  const double half = normal_point() * std::hypot(value.error, other.error);
  const double difference = value.ev - other.ev;
  return {difference, difference - half, difference + half};
}

// Whether Nap pays, and pays more than four and three do.
Verdict is_good_nap(const RatedHand& hand) {
  const std::vector<Bid> bids = peel_bids();
  const Bid& nap = bid_of(bids, "nap");
  return all_of(std::array{is_above(hand.rate(kNap).success, break_even(nap)),
                           is_above(gain(hand, nap, bid_of(bids, "four")), 0.0),
                           is_above(gain(hand, nap, bid_of(bids, "three")), 0.0)});
}

// Whether an opponent has four or more trumps, the trumps being spades.
bool is_four_out(const Deal& deal) {
  for (const Seat seat : defender_seats(deal.seats())) {
    if (deal.hand(seat).of(Suit::Spades).size() >= 4) return true;
  }
  return false;
}

// Nap's success, over the deals in which an opponent has four trumps.
Estimate success_against_four(TrialStudy& study, const RatedHand& hand) {
  const DealsWhere deals(study.fresh_deals(kPeelSetup, hand.cards, Stream::Sample), is_four_out);
  const std::uint64_t count = std::max<std::uint64_t>(1, study.plan().deals / 10);
  const Tally tally = study.count(deals, {0, count}, std::array{Outcome{kNap, hand.rate(kNap).lead}});
  return wilson_estimate(tally.successes(0), tally.deals());
}

// The claim is tested with 52 cards and with at most this number of players.
constexpr int kMostForThree = 5;

// How often ace, knave and ten win when they are led in turn.
struct LineOfThree {
  int cards;
  int players;
  double success;

  bool is_good() const { return success > 0.5; }
};

// Names for each deck the most players with which the line is good. The line gets worse with each player.
std::string why_good(const std::vector<LineOfThree>& lines) {
  std::map<int, int, std::greater<>> most_players;  // by deck
  for (const LineOfThree& line : lines) {
    if (line.is_good()) most_players[line.cards] = std::max(most_players[line.cards], line.players);
  }
  std::vector<std::string> decks;
  for (const auto& [cards, players] : most_players) {
    decks.push_back(fmt::format("with {} cards and up to {} players", cards, players));
  }
  return fmt::format(
      "Led in turn, the three win in more than half of all possible deals {}. With more players they do not; "
      "only a guarded king or queen stops them.",
      fmt::join(decks, " and "));
}

// Why the claim about three suits does not hold.
std::string why_not_dangerous(Verdict is_four_fatal) {
  switch (is_four_fatal) {
    case Verdict::Confirmed:
      return "Four trumps in one hand are fatal indeed, but other hands of three suits make Nap often "
             "enough, too.";
    case Verdict::Refuted:
      return "Four trumps in one hand are not always fatal.";
    case Verdict::Undecided:
    case Verdict::NotTested:
      break;
  }
  return "Other hands of three suits make Nap often enough, too. Whether four trumps in one hand are always "
         "fatal takes more deals.";
}

}  // namespace

TestResult test_ace_knave_ten(TrialStudy& study) {
  std::vector<Figure> figures;
  std::vector<LineOfThree> lines;
  for (const int cards : {52, 32}) {
    const Deck deck(cards);
    const CardSet hand = ace_knave_ten(deck);
    for (int players = 2; players <= 6; ++players) {
      lines.push_back({cards, players, ace_knave_ten_win(deck, players)});
      const std::string at = fmt::format("{} cards, {} players", cards, players);
      figures.push_back(
          exact_share(at + ": A, J and T win when led in turn", to_dots(hand), lines.back().success));
      if (players != kPeelSetup.seats) continue;
      const RatedHands rated = study.measure({deck, players, 5}, std::array{canonical_hand(hand).hand});
      figures.push_back(
          share(at + ": makes three", to_dots(hand), rated.list.front().rate(tricks(3)).success));
    }
  }
  // The figures are the chances that the three win against any defence if led in turn. So three is made at
  // least that often under any model.
  const auto bad = std::find_if(lines.begin(), lines.end(), [](const LineOfThree& line) {
    return line.cards == 52 && line.players <= kMostForThree && !line.is_good();
  });
  if (bad == lines.end()) {
    return {std::move(figures), Verdict::Confirmed, Basis::exact(), why_good(lines), ""};
  }
  return {std::move(figures), Verdict::Refuted, Basis::exact(),
          fmt::format("With {} cards and {} players the three, led in turn, win in only {:.1f} % of all "
                      "possible deals.",
                      bad->cards, bad->players, 100.0 * bad->success),
          ""};
}

TestResult test_good_naps(TrialStudy& study) {
  const std::vector<Bid> bids = peel_bids();
  const Bid& nap = bid_of(bids, "nap");
  std::vector<Figure> figures;
  std::vector<Verdict> verdicts;
  std::string bad;
  std::vector<CardSet> cards;
  for (const char* text : kGoodNaps) cards.push_back(peel_hand(text));
  const RatedHands rated = study.measure(kPeelSetup, cards);
  for (std::size_t i = 0; i < rated.list.size(); ++i) {
    const RatedHand& hand = rated.list[i];
    figures.push_back(share("makes Nap", kGoodNaps[i], hand.rate(kNap).success));
    for (const char* other : {"four", "three"}) {
      figures.push_back(stakes(fmt::format("Nap is worth more than {} by", other), kGoodNaps[i],
                               gain(hand, nap, bid_of(bids, other))));
    }
    verdicts.push_back(is_good_nap(hand));
    if (verdicts.back() == Verdict::Refuted)
      bad += (bad.empty() ? "" : ", ") + to_text(hand.cards, SuitStyle::Letters);
  }
  return conclude(std::move(figures), all_of(verdicts),
                  {"Each of them pays as Nap, and pays more than as four or three.",
                   bad.empty() ? "Not all of them: with some a lower bid is worth more."
                               : "Not all of them: a lower bid is worth more with " + bad + "."});
}

TestResult test_three_suits(TrialStudy& study) {
  constexpr std::array<const char*, 3> kHands = {"AKQ.A.A.", "AKJ.A.A.",
                                                 "AKQ.A.K."};  // the first is the exception
  constexpr double kFatal = 0.01;
  const double needed = break_even(bid_of(peel_bids(), "nap"));
  std::vector<Figure> figures;
  std::vector<Verdict> verdicts;
  std::vector<Verdict> fatal;
  std::vector<CardSet> cards;
  for (const char* text : kHands) cards.push_back(peel_hand(text));
  const RatedHands rated = study.measure(kPeelSetup, cards);
  for (std::size_t i = 0; i < kHands.size(); ++i) {
    const RatedHand& hand = rated.list[i];
    const Estimate success = hand.rate(kNap).success;
    verdicts.push_back(i == 0 ? is_above(success, needed) : is_below(success, needed));
    const Estimate four_out = success_against_four(study, hand);
    fatal.push_back(is_below(four_out, kFatal));
    figures.push_back(share("makes Nap", kHands[i], success));
    figures.push_back(
        share("makes Nap with open hands when an opponent has four trumps", kHands[i], four_out));
  }
  for (int seats = 2; seats <= 6; ++seats) {
    figures.push_back(exact_share(fmt::format("no opponent has four trumps, {} players", seats), kHands[0],
                                  nobody_has_four(kPeelSetup.deck, seats)));
  }
  // A defender who has four trumps against the declarer's three needs no skill to make one of them.
  const Verdict is_fatal = all_of(fatal);
  return conclude(
      std::move(figures), all_of(std::array{all_of(verdicts), is_fatal}),
      {"Only three high trumps and two aces make Nap as often as it needs.", why_not_dangerous(is_fatal)});
}

}  // namespace nap

#include "nap/rules/tricks/referee.hpp"

#include <algorithm>
#include <optional>
#include <sstream>
#include <string>
#include <vector>

#include <catch2/catch.hpp>

#include "nap/cards/deck.hpp"
#include "nap/cards/notation.hpp"
#include "support/dealer.hpp"
#include "support/plain_referee.hpp"

namespace nap {
namespace {

using test::PlainFault;
using test::PlainHand;
using test::PlainReferee;
using test::PlainResult;
using test::PlainRules;

// A random table with its deal, in both forms.
struct RandomDeal {
  Deck deck;
  Deal deal;
  Contract contract;
  PlainRules plain;
};

RandomDeal random_deal(test::Dealer& dealer) {
  const int seats = 2 + dealer.below(6);
  const int cards = seats == 2 && dealer.once_in(4) ? 9 : seats < 7 && dealer.once_in(3) ? 7 : 5;
  const auto joker = dealer.once_in(3) ? test::Dealer::Joker::With : test::Dealer::Joker::Without;
  const Deck deck = dealer.deck_for(seats, cards, joker);
  const bool is_misere = dealer.once_in(4);
  Contract contract{is_misere ? 0 : 1 + dealer.below(cards),
                    is_misere && dealer.once_in(2) ? Trump::none() : Trump::first_lead()};
  if (!is_misere && dealer.once_in(3))
    contract.lead = dealer.once_in(2) ? LeadRule::LowestTrump : LeadRule::LowestNonTrump;
  RandomDeal random{
      deck, dealer.deal(deck, seats, cards), contract, {{}, '-', contract.lead, contract.tricks}};
  for (const Seat seat : all_seats(seats)) {
    PlainHand hand;
    for (const Card card : random.deal.hand(seat)) hand.insert(to_string(card));
    random.plain.hands.push_back(hand);
  }
  return random;
}

std::string random_of(test::Dealer& dealer, const std::vector<std::string>& cards) {
  return cards[static_cast<std::size_t>(dealer.below(static_cast<int>(cards.size())))];
}

// Plays random legal cards, as the plain referee says which are legal. The first one settles the trump suit.
// Nothing if no suit can be named that leaves a card to open with.
std::vector<std::string> random_play(test::Dealer& dealer, PlainRules& rules, bool has_trump) {
  const PlainHand& first_hand = rules.hands.front();
  std::vector<std::string> openings;  // each with its trump suit
  for (const std::string& card : first_hand) {
    for (const char suit : std::string(has_trump ? "SHDC" : "-")) {
      if (has_trump && rules.lead != LeadRule::LowestNonTrump && card != "JK" && card[1] != suit) continue;
      rules.trump = suit;
      if (test::may_open(rules, card)) openings.push_back(card + suit);
    }
  }
  if (openings.empty()) return {};
  const std::string opening = random_of(dealer, openings);
  rules.trump = opening.back();
  std::vector<std::string> played = {opening.substr(0, opening.size() - 1)};
  PlainReferee referee(rules);
  referee.play(played.front());
  while (played.size() < rules.hands.size() * first_hand.size()) {
    std::vector<std::string> legal;
    for (const std::string& card : referee.hand_to_play()) {
      if (!referee.fault_of(card)) legal.push_back(card);
    }
    played.push_back(random_of(dealer, legal));
    referee.play(played.back());
  }
  return played;
}

// Changes one card of a hand, or of its beginning, to any other card.
void change_one(test::Dealer& dealer, RandomDeal& random, std::vector<std::string>& played) {
  if (dealer.once_in(2))
    played.resize(1 + static_cast<std::size_t>(dealer.below(static_cast<int>(played.size()))));
  const std::size_t last = played.size() - 1;
  const std::size_t place = dealer.once_in(5) ? 0
                            : dealer.once_in(2)
                                ? last
                                : static_cast<std::size_t>(dealer.below(static_cast<int>(last + 1)));
  const PlainHand& hand =
      random.plain.hands[place == 0 ? 0 : static_cast<std::size_t>(dealer.below(random.deal.seats()))];
  std::string other = played[place];
  while (other == played[place]) {
    other = dealer.once_in(3) ? to_string(dealer.cards_from(random.deck.cards(), 1).highest())
                              : random_of(dealer, {hand.begin(), hand.end()});
  }
  played[place] = other;
  const bool makes_trump = place == 0 && random.contract.trump.is_first_lead() &&
                           random.contract.lead != LeadRule::LowestNonTrump && other != "JK";
  if (makes_trump) random.plain.trump = other[1];
}

RefereedHand refereed_as(const RandomDeal& random, const std::vector<std::string>& played) {
  std::vector<Card> cards;
  for (const std::string& card : played) cards.push_back(parse_card(card, random.deck));
  Opening opening(cards.front(), std::nullopt);
  for (const Suit suit : kSuitsHighToLow) {
    if (suit_letter(suit) == random.plain.trump) opening.trump = suit;
  }
  return refereed(random.deal, random.contract, opening, std::span(cards).subspan(1));
}

void check_same(const RefereedHand& hand, const PlainResult& plain) {
  std::vector<PlainFault> faults;
  for (const Fault& fault : hand.faults)
    faults.push_back({fault.trick, fault.seat.number(), to_string(fault.card), fault.kind});
  CHECK(faults == plain.faults);
  CHECK(hand.declarers_tricks == plain.tricks);
  CHECK((hand.decision ? hand.decision->trick : 0) == plain.decided_in);
  if (hand.decision) CHECK(hand.decision->is_made == plain.is_made);
}

TEST_CASE("Random legal play is legal, and one card changed is a fault where a plain referee says so",
          "[rules][referee][oracle]") {
  test::Dealer dealer(1);
  std::vector<int> found(5);
  int still_legal = 0;
  for (int round = 0; round < 10'000;) {
    RandomDeal random = random_deal(dealer);
    std::vector<std::string> played =
        random_play(dealer, random.plain, random.contract.trump.is_first_lead());
    if (played.empty()) continue;
    ++round;
    CAPTURE(round, to_dots(random.deal));
    const RefereedHand legal = refereed_as(random, played);
    CHECK(legal.faults.empty());
    CHECK(legal.history.is_over());
    check_same(legal, test::plain_result(random.plain, played));

    change_one(dealer, random, played);
    const PlainResult plain = test::plain_result(random.plain, played);
    check_same(refereed_as(random, played), plain);
    if (plain.faults.empty()) ++still_legal;
    for (const PlainFault& fault : plain.faults) ++found[static_cast<std::size_t>(fault.kind)];
  }
  for (const int count : found) CHECK(count > 100);
  CHECK(still_legal > 100);
}

std::vector<Fault> faults_of(const std::string& deal, const Contract& contract, const std::string& played,
                             std::optional<Suit> trump) {
  std::vector<Card> cards;
  std::istringstream words(played);
  for (std::string word; words >> word;) cards.push_back(parse_card(word, Deck().with_joker()));
  const Deal hands = parse_deal(deal, RankLetters::English, Deck().with_joker());
  return refereed(hands, contract, {cards.front(), trump}, std::span(cards).subspan(1)).faults;
}

TEST_CASE("The referee names the trick, the seat and the card of a revoke", "[rules][referee]") {
  const std::vector<Fault> faults =
      faults_of("AK2... QJ..3. T.2..4", {3, Trump::first_lead()}, "AS JS 4C KS QS 2H 2S 3D TS", Suit::Spades);
  // Seat 3 holds the ten of spades and twice plays another card to a spade.
  const Card four(Rank::Four, Suit::Clubs);
  const Card two(Rank::Two, Suit::Hearts);
  CHECK(faults ==
        std::vector<Fault>{{1, Seat(2), four, FaultKind::Revoke}, {2, Seat(2), two, FaultKind::Revoke}});
}

TEST_CASE("A joker follows trumps, and at misère without trump it waits for a void",
          "[rules][referee][joker]") {
  const Card joker = Card::joker();
  const Card two(Rank::Two, Suit::Clubs);
  CHECK(faults_of("AK... 2...2 .3...JK", {2, Trump::first_lead()}, "AS 2S JK", Suit::Spades).empty());
  CHECK(faults_of("AK... 2...2 .3...JK", {2, Trump::first_lead()}, "AS 2C 3H", Suit::Spades) ==
        std::vector<Fault>{{1, Seat(1), two, FaultKind::Revoke},
                           {1, Seat(2), Card(Rank::Three, Suit::Hearts), FaultKind::Revoke}});
  CHECK(faults_of("3.2.. 2....JK 4.5..", {0, Trump::none()}, "3S JK 4S", std::nullopt) ==
        std::vector<Fault>{{1, Seat(1), joker, FaultKind::Revoke}});
}

TEST_CASE("A bid is decided in the trick in which nothing more can change it", "[rules][referee]") {
  const auto decision_of = [](const Contract& contract, const std::vector<std::string>& played) {
    std::vector<Card> cards;
    for (const std::string& word : played) cards.push_back(parse_card(word, Deck()));
    const Deal deal = parse_deal("AK.2.. QJ.A..");
    return refereed(deal, contract, {cards.front(), Suit::Spades}, std::span(cards).subspan(1)).decision;
  };
  const std::vector<std::string> all = {"AS", "JS", "KS", "QS", "2H", "AH"};
  CHECK(decision_of({1, Trump::first_lead()}, all) == Decision{true, 1});
  CHECK(decision_of({2, Trump::first_lead()}, all) == Decision{true, 2});
  CHECK(decision_of({3, Trump::first_lead()}, all) == Decision{false, 3});
  CHECK(decision_of({0, Trump::first_lead()}, all) == Decision{false, 1});
  CHECK(decision_of({3, Trump::first_lead()}, {"AS", "JS", "KS", "QS"}) == std::nullopt);
}

}  // namespace
}  // namespace nap

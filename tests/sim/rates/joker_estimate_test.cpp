// Estimates with a joker in the deck, against plain minimax.

#include <algorithm>
#include <map>
#include <utility>
#include <vector>

#include <catch2/catch.hpp>

#include "nap/cards/notation.hpp"
#include "nap/sim/rates/hand_estimate.hpp"
#include "support/oracle.hpp"

using namespace nap;

namespace {

const Deck kDeck = Deck(24).with_joker();

struct Rated {
  std::vector<std::pair<Opening, std::uint64_t>> made;  // worlds in which each opening makes the contract
  std::uint64_t any = 0;                                // and in which some opening does
};

// Asks the plain minimax about every world of two players. It is told which suit is trump, so it need not
// know what a joker names.
Rated rated_by_minimax(CardSet hand, const Contract& contract, const std::vector<Opening>& allowed) {
  const std::vector<Card> cards(hand.begin(), hand.end());
  const EveryWorld worlds(kDeck, 2, hand);
  Rated rated;
  for (const Opening& opening : allowed) rated.made.emplace_back(opening, 0);
  for (std::uint64_t i = 0; i < worlds.size(); ++i) {
    const Deal deal = worlds.deal(i).hands;
    std::map<int, std::vector<int>> by_trump;
    bool any = false;
    for (auto& [opening, made] : rated.made) {
      const int code = opening.trump ? static_cast<int>(*opening.trump) : kSuits;
      const Game game{.trump = opening.trump ? Trump::fixed(*opening.trump) : Trump::none(),
                      .aim = contract.aim()};
      if (!by_trump.contains(code)) by_trump[code] = test::oracle_tricks(deal, game);
      const auto place = std::find(cards.begin(), cards.end(), opening.card) - cards.begin();
      const int tricks = by_trump[code][static_cast<std::size_t>(place)];
      const bool is_made = contract.is_misere() ? tricks == 0 : tricks >= contract.tricks;
      made += is_made ? 1 : 0;
      any = any || is_made;
    }
    rated.any += any ? 1 : 0;
  }
  return rated;
}

// Every card makes its suit trump, and the joker any suit, unless no suit is trump.
std::vector<Opening> free_openings(CardSet hand, const Contract& contract) {
  std::vector<Opening> all;
  for (const Card card : hand) {
    if (contract.trump.is_none()) {
      all.emplace_back(card, std::nullopt);
    } else if (card.is_joker()) {
      for (const Suit suit : kSuitsHighToLow) all.emplace_back(card, suit);
    } else {
      all.emplace_back(card, card.suit());
    }
  }
  return all;
}

void check(const char* written, const Contract& contract,
           const std::optional<std::vector<Opening>>& allowed) {
  const CardSet hand = parse_hand(written, kDeck, 3);
  const Rated rated = rated_by_minimax(hand, contract, allowed.value_or(free_openings(hand, contract)));
  Monitor monitor;
  Harness harness(2, monitor);
  const LeadPlan every{std::nullopt, CountedLeads::Every};
  const HandEstimate exact = estimate_hand(harness, hand, {kDeck, 2, 3}, {&contract, 1}, SamplePlan{}, every);
  REQUIRE(exact.is_exact);
  const HandEstimate::Row& row = exact.rows.front();
  REQUIRE(row.leads.size() == rated.made.size());
  std::uint64_t most = 0;
  for (const auto& [opening, made] : rated.made) {
    const auto lead = std::find_if(row.leads.begin(), row.leads.end(),
                                   [&, wanted = opening](const auto& each) { return each.lead == wanted; });
    REQUIRE(lead != row.leads.end());
    CHECK(exact.tally.successes(lead->place) == made);
    if (opening == row.lead) CHECK(exact.tally.successes(row.committed) == made);
    most = std::max(most, made);
  }
  CHECK(exact.tally.successes(row.committed) == most);
  CHECK(exact.tally.successes(row.double_dummy) == rated.any);
}

}  // namespace

TEST_CASE("With a joker in the deck the plain minimax agrees on every world", "[sim][oracle]") {
  for (const char* hand : {"A..9..JK", "K.Q.9.", "AK....JK", "T9....JK", "KQT..."}) {
    for (const Contract& contract : {Contract{2, Trump::first_lead()}, Contract{3, Trump::first_lead()},
                                     Contract{0, Trump::first_lead()}, Contract{0, Trump::none()}}) {
      INFO(hand << ", " << contract.tricks << " tricks");
      check(hand, contract, std::nullopt);
    }
  }
}

// The joker is the lowest trump only of a suit that the hand lacks. It is never the lowest card that is no
// trump.
TEST_CASE("With a joker and a forced lead the plain minimax agrees on every world", "[sim][oracle]") {
  const Card ace(Rank::Ace, Suit::Spades);
  const Card nine(Rank::Nine, Suit::Diamonds);
  const Card joker = Card::joker();
  check("A..9..JK", {2, Trump::first_lead(), LeadRule::LowestTrump},
        std::vector<Opening>{
            {ace, Suit::Spades}, {nine, Suit::Diamonds}, {joker, Suit::Hearts}, {joker, Suit::Clubs}});
  check("A..9..JK", {2, Trump::first_lead(), LeadRule::LowestNonTrump},
        std::vector<Opening>{
            {nine, Suit::Spades}, {nine, Suit::Hearts}, {ace, Suit::Diamonds}, {nine, Suit::Clubs}});
}

// What may be led from the hands of a pattern.
#include "pattern/pattern_games.hpp"

#include <algorithm>
#include <array>

#include <catch2/catch.hpp>

#include "nap/cards/notation.hpp"
#include "nap/sim/leads/leads.hpp"

using namespace nap;

namespace {

const Deck kDeck = Deck().with_joker();

// Hands whose committed lead is the last of their openings.
RatedHands hands_of(const std::vector<const char*>& texts, const Contract& contract) {
  RatedHands hands{Setup{kDeck, 4, 5}, 1, 0.02, Coverage::EveryClass, {}};
  for (const char* text : texts) {
    const CardSet cards = parse_hand(text, kDeck, 5);
    const Opening last = distinct_openings(cards, contract).back();
    hands.list.push_back(
        {cards, 1.0 / static_cast<double>(texts.size()), {HandRate{contract, last, Estimate::exact(0.5)}}});
  }
  return hands;
}

// Each lead of all hands, as "AS/S KS/S": the cards with the trump suits.
std::vector<std::string> written(const std::vector<HandLeads>& all) {
  std::vector<std::string> texts;
  for (const HandLeads& leads : all) {
    std::string text;
    for (const Opening& lead : leads) {
      text += text.empty() ? "" : " ";
      text += to_string(lead.card) + "/" + (lead.trump ? to_string(*lead.trump) : "-");
    }
    texts.push_back(text);
  }
  return texts;
}

std::vector<std::string> leads_of(const std::vector<const char*>& hands, const Contract& contract) {
  return written(leads_of_pattern(hands_of(hands, contract), contract));
}

using Leads = std::vector<std::string>;

}  // namespace

TEST_CASE("The leads of a pattern are its first card, its second, and so on", "[analysis][pattern]") {
  const Contract four{4, Trump::first_lead()};
  CHECK(leads_of({"AK5.93..", "AK7.82.."}, four) ==
        Leads{"3H/H 2H/H", "AS/S AS/S", "5S/S 7S/S", "9H/H 8H/H"});
  CHECK(leads_of({"AK5.93..", "AK7.98.."}, four) ==
        Leads{"3H/H 9H/H", "AS/S AS/S", "5S/S 7S/S", "9H/H 9H/H"});
  const Contract misere{0, Trump::none()};
  CHECK(leads_of({"54.3.2.6", "75.3.2.4"}, misere) ==
        Leads{"6C/- 4C/-", "5S/- 7S/-", "5S/- 5S/-", "3H/- 3H/-", "2D/- 2D/-"});
}

TEST_CASE("A joker that is led from a pattern may name each suit", "[analysis][pattern][joker]") {
  const Contract four{4, Trump::first_lead()};
  // To name the suit of an ace is to lead the ace.
  CHECK(leads_of({"A5.K4...JK", "K5.A4...JK"}, four) == Leads{"4H/H 4H/H", "AS/S JK/S", "AS/S KS/S",
                                                              "5S/S 5S/S", "JK/H AH/H", "KH/H AH/H",
                                                              "JK/D JK/D", "JK/C JK/C"});
}

TEST_CASE("Under a forced lead only what it allows is led from a pattern", "[analysis][pattern]") {
  const Contract lowest{5, Trump::first_lead(), LeadRule::LowestTrump};
  CHECK(leads_of({"AK5.93..", "AK7.82.."}, lowest) == Leads{"3H/H 2H/H", "5S/S 7S/S"});
  CHECK(leads_of({"AK5.9...JK", "AK7.8...JK"}, lowest) ==
        Leads{"9H/H 8H/H", "5S/S 7S/S", "JK/D JK/D", "JK/C JK/C"});
  const Contract named{5, Trump::first_lead(), LeadRule::LowestNonTrump};
  // The first hand may choose between two lowest cards; the other keeps its committed lead then.
  CHECK(leads_of({"AK9.2.2.", "AK9.3.2."}, named) ==
        Leads{"2D/C 2D/C", "2H/S 2D/S", "2D/S 2D/C", "2D/H 2D/H", "2H/D 3H/D", "2H/C 2D/C"});
}

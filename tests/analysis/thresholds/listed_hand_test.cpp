#include "nap/analysis/thresholds/listed_hand.hpp"

#include <set>

#include <catch2/catch.hpp>

#include "nap/cards/hand_class.hpp"
#include "nap/cards/notation.hpp"

using namespace nap;

namespace {

ListedHand listed(const char* text, Deck deck = Deck()) { return listed_hand(parse_hand(text, deck, 5)); }

bool is_good(const char* hand, const char* least) { return is_at_least(listed(hand), listed(least)); }

}  // namespace

TEST_CASE("Side cards of one suit or with the ace of each suit are compact", "[analysis][rule]") {
  CHECK(listed("AQ2.A3..").is_compact);
  CHECK_FALSE(listed("AQ2.A.3.").is_compact);
  CHECK(listed("AQ2.A.A.").is_compact);
  CHECK(listed("AQ2.AK..").is_compact);
  CHECK_FALSE(listed("AQ2.A.K.").is_compact);
  CHECK(listed("AQ2.K3..").is_compact);
  CHECK_FALSE(listed("AQ2.K.K.").is_compact);
  CHECK(listed("98.A.A.A").is_compact);
  CHECK_FALSE(listed("98.A.A.2").is_compact);
  CHECK(listed("AQ32.K..").is_compact);  // one card
  // Of small cards nobody asks how they lie.
  CHECK_FALSE(listed("AQ2.32..").is_compact);
  CHECK_FALSE(listed("AQT92...").is_compact);
}

TEST_CASE("A hand is at least as good as one that it beats card by card", "[analysis][rule]") {
  CHECK(is_good("AJ92.K..", "AJ92.K.."));
  CHECK(is_good("AJ92.A..", "AJ92.K.."));
  CHECK(is_good("AQ92.K..", "AJ92.K.."));
  CHECK(is_good("AJT2.K..", "AJ92.K.."));
  CHECK_FALSE(is_good("AJ92.Q..", "AJ92.K.."));
  CHECK_FALSE(is_good("KQ92.A..", "AJ92.K.."));  // the ace of trumps is missing
  CHECK_FALSE(is_good("AJ9.K2..", "AJ92.K.."));  // one trump less
  // A fifth trump is as good as a small card beside, but no king.
  CHECK(is_good("AJ932...", "AJ92.3.."));
  CHECK_FALSE(is_good("AJ932...", "AJ92.K.."));
  CHECK_FALSE(is_good("AJ92.3..", "AJ932..."));
}

TEST_CASE("A card more of one suit is better than a card of another", "[analysis][rule]") {
  CHECK(is_good("KT2.AK..", "KT2.A.K."));
  CHECK_FALSE(is_good("KT2.A.K.", "KT2.AK.."));
  CHECK(is_good("KT2.A.A.", "KT2.AK.."));
  CHECK(is_good("KT2.A3..", "KT2.A.3."));
  CHECK_FALSE(is_good("KT2.A.3.", "KT2.A3.."));
  CHECK(is_good("KT92.A..", "KT2.A3.."));
}

TEST_CASE("A joker is better than the ace of trumps", "[analysis][rule]") {
  const ListedHand joker = listed("AJ2.K...JK", Deck().with_joker());
  CHECK(is_at_least(joker, {{"AJxx", 4}, true}));
  CHECK(is_at_least(joker, {{"JK Jxx", 4}, true}));
  CHECK_FALSE(is_at_least(joker, {{"JK AKx", 4}, true}));
  CHECK_FALSE(is_at_least(listed("AKJ2.K.."), {{"JK xxx", 4}, true}));
  CHECK(is_at_least(listed("...AKQJ.JK", Deck().with_joker()), {{"JK", 0}, false}));
}

TEST_CASE("A list names the weakest hand of a kind", "[analysis][rule]") {
  const auto named = [](const char* hand) { return pattern_of(listed(hand), 5); };
  CHECK(named("AQ932...") == "AQxxx");
  CHECK(named("AQ93.2..") == "AQxx");
  CHECK(named("AQ93.A..") == "AQxx+A");
  CHECK(named("AQ93.J..") == "AQxx+T");
  CHECK(named("AQ2.AT..") == "AQx+Ax");
  CHECK(named("AQ2.A.T.") == "AQx+A.x");
  CHECK(named("AQ2.AK..") == "AQx+AK");
  CHECK(named("AQ2.A.K.") == "AQx+A.K");
  CHECK(named("AQ2.K.K.") == "AQx+K.K");
  CHECK(named("AQ2.A.A.") == "AQx+A.A");
  CHECK(named("98.A.A.A") == "xx+A.A.A");
  CHECK(named("AK.A2.A.") == "AK+Ax.A");
  CHECK(named("98.A.A.3") == "xx+A.A.x");
  CHECK(pattern_of(listed("A92.K...JK", Deck().with_joker()), 5) == "JK Axx+K");
  CHECK(pattern_of({{"xxx", 7}, false}, 7) == "xxx+Ax.K.x");
}

TEST_CASE("The name of a hand is a hand of its kind", "[analysis][rule]") {
  std::set<std::string> seen;
  for (const HandClass& each : hand_classes(Deck(32), 5)) {
    const ListedHand hand = listed_hand(each.representative);
    const std::string name = pattern_of(hand, 5);
    if (name.find('+') == std::string::npos || !seen.insert(name).second) continue;
    INFO(name);
    std::string high_small_cards = name;  // nine, eight and seven of each suit
    char small = '9';
    for (char& c : high_small_cards) {
      if (c == '+') c = '.';
      if (c == '.') small = '9';
      if (c == 'x') c = small--;
    }
    CHECK(listed_hand(parse_hand(high_small_cards, Deck(32), 5)) == hand);
  }
  CHECK(seen.size() > 100);
}

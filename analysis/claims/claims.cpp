#include "nap/analysis/claims/claims.hpp"

#include <algorithm>
#include <cassert>

#include "claims/claim_list.hpp"
#include "claims/peel.hpp"

namespace nap {
namespace {

struct ClaimTest {
  const char* id;
  const char* text;
  const char* source;
  const char* setting;
  std::vector<Setup> samples;  // of random hands that the test needs
  TestResult (*run)(ClaimStudy&);
};

Setup table(int cards, int seats) { return {Deck(cards), seats, 5}; }

std::vector<ClaimTest> claim_tests() {
  return {
      {"C1",
       "Ace to ten of one suit is the only Nap that is perfectly safe.",
       "PEEL",
       "every hand of each deck, in all possible deals against one opponent; a Nap that is certain against "
       "one opponent is certain against more",
       {},
       test_perfect_nap},
      {"C2",
       "Not one call of Nap in a hundred is absolutely safe.",
       "PEEL",
       "4 players, 52 cards, peel stakes; Nap is called where it is the best bid",
       {kPeelSetup},
       test_safe_calls},
      {"C3",
       "Ace, king and queen are the only certain hand for three.",
       "PEEL",
       "every hand of 52 cards",
       {},
       test_certain_three},
      {"C4",
       "Ace and king are the only certain hand for two.",
       "PEEL",
       "every hand of 52 cards",
       {},
       test_certain_two},
      {"C5",
       "Ace, knave and ten are generally good for three; the only danger is a guarded king or queen.",
       "PEEL",
       "the three and the lowest card of two other suits; good means that with 52 cards and up to five "
       "players they win in more than half of all possible deals",
       {},
       test_ace_knave_ten},
      {"C6",
       "Good Naps: a flush of fairly high cards, four trumps headed by ace or king with a high card, three high "
       "trumps with two high cards of one suit.",
       "PEEL",
       "4 players, 52 cards, peel stakes; good means that Nap pays, and pays more than four and three",
       {},
       test_good_naps},
      {"C7",
       "Three suits are dangerous for Nap, but for three high trumps with two aces; four trumps in one hand "
       "against it are fatal.",
       "PEEL",
       "4 players, 52 cards; dangerous means that Nap is made in fewer deals than the third that it needs",
       {},
       test_three_suits},
      {"C8",
       "Four is seldom called, because a hand good for four is good for Nap.",
       "PEEL",
       "random hands, 4 players, 52 cards, peel stakes, Nap at several stakes",
       {kPeelSetup},
       test_seldom_four},
      {"C12",
       "Four players want 28 to 32 cards, five want 36 to 40.",
       "ES",
       "random hands; three, four and Nap at peel stakes",
       {table(28, 4), table(32, 4), kPeelSetup, table(36, 5), table(40, 5), table(52, 5)},
       test_decks_for_players},
      {"C13",
       "With 32 cards hands look stronger, but make fewer tricks.",
       "PEEL",
       "4 players; random hands of 32 cards, and the same hands with 52 cards",
       {table(32, 4), kPeelSetup},
       test_short_deck},
      {"C14",
       "With five or six active players it is most difficult to make the tricks.",
       "PEEL",
       "random hands, 52 cards; three, four and Nap at peel stakes",
       {table(52, 3), kPeelSetup, table(52, 5), table(52, 6)},
       test_many_players},
      {"C15",
       "It is seldom right to pass the first trick while the declarer's card takes it, save for instance with "
       "ace and a small one when knave or lower is led.",
       "PEEL",
       "4 players, 52 cards; random hands that make the bid in 35 to 85 % of deals, by corrected rates; on the same deals the first defender who holds both a higher and a lower trump heads the lead, or passes it, each with the lowest card",
       {kPeelSetup},
       test_first_trick},
      {"C16",
       "The best defence is not to win tricks but to co-operate.",
       "ENQ",
       "4 players, 52 cards; random hands that make the bid in 35 to 85 % of deals, by corrected rates; on the same deals the defenders play for the contract to fail, or each takes every trick as cheaply as possible, also from an ally",
       {kPeelSetup},
       test_greedy_defence},
      {"C17",
       "A defender who is left with two cards of nearly equal rank has to remember what was played.",
       "PEEL",
       "4 players, 52 cards; random hands that make the bid in 35 to 85 % of deals, by corrected rates; on the same deals the defenders remember everything, or forget the cards and voids of finished tricks, but not their own cards; nearly equal: the last two, side cards of two suits, at most two ranks apart",
       {kPeelSetup},
       test_memory},
      {"C19",
       "A forced first card, the lowest trump or the lowest card of another suit, makes Nap and Wellington "
       "harder.",
       "ES",
       "4 players, 52 cards; random hands on which Nap pays with a free lead; each rule with its best trump "
       "suit",
       {kPeelSetup},
       test_forced_leads},
      {"C23",
       "Misère belongs below three: it is the better bid on fewer hands.",
       "PEEL",
       "random hands, 4 players, 52 cards; corrected: with the measured error of the model added",
       {kPeelSetup},
       test_misere},
  };
}

// Those of the plan.
std::vector<ClaimTest> wanted_tests(const ClaimsPlan& plan) {
  std::vector<ClaimTest> wanted = claim_tests();
  std::erase_if(wanted, [&](const ClaimTest& test) {
    return !plan.only.empty() && std::find(plan.only.begin(), plan.only.end(), test.id) == plan.only.end();
  });
  return wanted;
}

// Rating hands is most of the work, and how many are rated is known beforehand.
std::uint64_t hands_to_rate(const ClaimStudy& study, const std::vector<ClaimTest>& tests) {
  std::vector<Setup> setups;
  std::uint64_t hands = 0;
  for (const ClaimTest& test : tests) {
    for (const Setup& setup : test.samples) {
      if (std::find(setups.begin(), setups.end(), setup) != setups.end()) continue;
      setups.push_back(setup);
      hands += study.sample_size(setup);
    }
  }
  return hands;
}

Claim tested(const ClaimTest& test, ClaimStudy& study) {
  TestResult found = test.run(study);
  return {test.id,
          test.text,
          test.source,
          test.setting,
          std::move(found.figures),
          found.verdict,
          found.basis,
          std::move(found.reason),
          std::move(found.to_decide)};
}

}  // namespace

std::vector<std::string> claim_ids() {
  std::vector<std::string> ids;
  for (const ClaimTest& test : claim_tests()) ids.emplace_back(test.id);
  return ids;
}

std::optional<std::vector<Claim>> test_claims(Harness& harness, const ClaimsPlan& plan) {
  assert(plan.hands > 0 && plan.deals > 0);
  const std::vector<ClaimTest> tests = wanted_tests(plan);
  ClaimStudy study(harness, plan);
  harness.monitor().planned += hands_to_rate(study, tests);
  std::vector<Claim> claims;
  try {
    for (const ClaimTest& test : tests) claims.push_back(tested(test, study));
  } catch (const ClaimStudy::Stopped&) {
    return std::nullopt;
  }
  return claims;
}

}  // namespace nap

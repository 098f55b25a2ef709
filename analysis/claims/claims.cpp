#include "nap/analysis/claims/claims.hpp"

#include <algorithm>
#include <cassert>

#include "claims/claim_list.hpp"
#include "trials/peel.hpp"

namespace nap {
namespace {

struct ClaimTest {
  const char* id;
  const char* statement;
  const char* source;
  const char* reading;
  std::vector<Setup> samples;  // the samples of random hands that the test needs
  TestResult (*run)(TrialStudy&);
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
       "Ace, king and queen are the only certain combination for three.",
       "PEEL",
       "every combination of three cards of one suit, 52 cards; certain: they take three tricks in all possible deals among four players, "
       "whatever the other two cards",
       {},
       test_certain_three},
      {"C4",
       "Ace and king are the only certain combination for two.",
       "PEEL",
       "every combination of two cards of one suit, 52 cards; certain: they take two tricks in all possible deals among four players, "
       "whatever the other three cards",
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
      {"C9",
       "The bold player wins, the quiet one loses.",
       "PEEL",
       "4 players, 52 cards, peel stakes; evenings in which one player bids as if success were 5 or 10 points more or less "
       "likely than it is, the others by value; the same evenings with all by value",
       {kPeelSetup},
       test_bold_player},
      {"C10",
       "The deal is a disadvantage, because the dealer calls last.",
       "PEEL",
       "4 players, 52 cards, peel stakes; evenings in which all bid by value, with each rule for deals that all pass; the "
       "dealer's mean is below zero; whether that is because of calling last is not tested",
       {kPeelSetup, table(52, 3), table(52, 5)},
       test_deal},
      {"C11",
       "Four players are ideal (PEEL); five are best (ES).",
       "PEEL, ES",
       "2 to 6 players, 52 cards, peel stakes; evenings in which all bid by value",
       {table(52, 2), table(52, 3), kPeelSetup, table(52, 5)},
       test_best_number},
      {"C12",
       "Four players want 28 to 32 cards, five want 36 to 40.",
       "ES",
       "random hands; how much of the deck the opponents hold, and how often three, four and Nap pay",
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
       "4 players, 52 cards; random hands that make the bid in 35 to 85 % of deals; on the same deals the first defender who holds both a higher and a lower trump heads the lead, or passes it, each with the lowest card; the bid is made more often if it is passed, but less often with ace and a small one when knave or lower is led",
       {kPeelSetup},
       test_first_trick},
      {"C16",
       "The best defence is not to win tricks but to co-operate.",
       "ENQ",
       "4 players, 52 cards; random hands that make the bid in 35 to 85 % of deals; on the same deals the defenders play for the contract to fail, or each takes every trick as cheaply as possible, also from an ally",
       {kPeelSetup},
       test_greedy_defence},
      {"C17",
       "A defender who is left with two cards of nearly equal rank has to remember what was played.",
       "PEEL",
       "4 players, 52 cards; random hands that make the bid in 35 to 85 % of deals; on the same deals the defenders remember everything, or forget the cards and voids of finished tricks, but not their own cards; nearly equal: the last two, side cards of two suits, at most two ranks apart",
       {kPeelSetup},
       test_memory},
      {"C18",
       "Wellington and Blücher are unfair to the first caller, and at the modified stakes a severe penalty.",
       "PEEL",
       "4 players, 52 cards; the same evenings with and without the two bids, all by value; the eldest hand gets less with "
       "them",
       {kPeelSetup},
       test_wellington},
      {"C19",
       "A forced first card, the lowest trump or the lowest card of another suit, makes Nap and Wellington "
       "harder.",
       "ES, DEW",
       "two rules in one claim: the lowest trump (ES), and the lowest card of another suit after trump is named (DEW, for "
       "Blücher); 4 players, 52 cards; random hands on which Nap pays with a free lead; each rule with its best trump "
       "suit",
       {kPeelSetup},
       test_forced_leads},
      {"C20",
       "Whoever takes the spare hand must call Nap.",
       "PEEL, ES",
       "as a claim that this is no burden: 4 players, 52 cards, peel stakes; random hands add five cards, keep the best "
       "five of ten and call Nap, all hands open after the lead",
       {kPeelSetup},
       test_spare_hand},
      {"C21",
       "Exchanging cards suits at most four players, and needs stronger stakes.",
       "ES",
       "52 cards, peel stakes, one stake a card; random hands buy what serves them best, all hands open after the lead; "
       "suits at most four: five players want more than the stock has; stronger stakes: at four players most hands buy "
       "nothing",
       {kPeelSetup},
       test_buying},
      {"C22",
       "To see the top card is worth its price of one chip.",
       "FR, ES",
       "4 players, 52 cards, peel stakes; random hands look before they bid and may take the card (ES), or exchange a card "
       "unseen for Nap (FR), all hands open after the lead",
       {kPeelSetup},
       test_look},
      {"C23",
       "Misère belongs below three: it is the better bid on fewer hands.",
       "PEEL",
       "random hands, 4 players, 52 cards; with trumps or without, at 3/3 or 3/6",
       {kPeelSetup},
       test_misere},
      {"C24",
       "With seven cards, seven should win 28 and lose 14 rather than win 24 and lose 12.",
       "ES, FR",
       "4 players, 52 cards, spanish-seven stakes; random hands, of which those on which seven pays with open hands are "
       "played; should: the higher stakes make seven the best bid on more than one hand in a thousand on which it was not",
       {},
       test_seven_stakes},
      {"C25",
       "No precise rules can be given for how many tricks to declare.",
       "PEEL",
       "4 players, 52 cards, peel stakes; the best rule of points (nap thresholds --show rule), on random hands that it was not "
       "fitted on, wins less than 97 % of what the best bids win",
       {kPeelSetup},
       test_precise_rules},
      {"C26",
       "Luck is the chief factor.",
       "PEEL",
       "4 players, 52 cards, peel stakes; evenings of 60 deals in which everybody counts a trick for each ace, the king of the "
       "longest suit, and each card of it beyond two, or one of them bids by value: what that player gains is less than the "
       "standard deviation of the result",
       {kPeelSetup},
       test_luck},
      {"C27",
       "Three is often called on much lower cards than ace, knave and ten, above all when the other two are of one suit.",
       "PEEL",
       "random hands, 4 players, 52 cards, peel stakes; often: on more than a third of the hands on which three is the best "
       "bid the trumps are three and lower; and such trumps make three more often with side cards of one suit",
       {kPeelSetup},
       test_low_threes},
      {"C28",
       "Weak hands would often have succeeded had their holders dared.",
       "PEEL",
       "random hands, 4 players, 52 cards, peel stakes, whose best bid is pass, one or two: they make the next higher bid in "
       "more than a third of deals",
       {kPeelSetup},
       test_daring},
  };
}

// The tests of the plan's claims.
std::vector<ClaimTest> wanted_tests(const ClaimsPlan& plan) {
  std::vector<ClaimTest> wanted = claim_tests();
  std::erase_if(wanted, [&](const ClaimTest& test) {
    return !plan.only.empty() && std::find(plan.only.begin(), plan.only.end(), test.id) == plan.only.end();
  });
  return wanted;
}

// How many hands are rated, which is known beforehand. Rating them is most of the work.
std::uint64_t hands_to_rate(const TrialStudy& study, const std::vector<ClaimTest>& tests) {
  std::vector<Setup> setups;
  std::uint64_t hands = 0;
  for (const ClaimTest& test : tests) {
    for (const Setup& setup : test.samples) {
      if (std::find(setups.begin(), setups.end(), setup) != setups.end()) continue;
      setups.push_back(setup);
      hands += 2 * study.sample_size(setup);  // each is rated, then played
    }
  }
  return hands;
}

Claim tested(const ClaimTest& test, TrialStudy& study) {
  return claim_of({test.id, test.statement, test.source, test.reading}, test.run(study));
}

}  // namespace

std::vector<std::string> claim_ids() {
  std::vector<std::string> ids;
  for (const ClaimTest& test : claim_tests()) ids.emplace_back(test.id);
  return ids;
}

std::optional<std::vector<Claim>> test_claims(Harness& harness, const ClaimsPlan& plan) {
  assert(plan.trials.hands > 0 && plan.trials.deals > 0);
  const std::vector<ClaimTest> tests = wanted_tests(plan);
  TrialStudy study(harness, plan.trials);
  harness.monitor().planned += hands_to_rate(study, tests);
  std::vector<Claim> claims;
  try {
    for (const ClaimTest& test : tests) claims.push_back(tested(test, study));
  } catch (const TrialStudy::Stopped&) {
    return std::nullopt;
  }
  return claims;
}

}  // namespace nap

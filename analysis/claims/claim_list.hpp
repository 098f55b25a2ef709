// One function for each claim: it measures, and finds for or against the claim.
#pragma once

#include "trials/trial_figures.hpp"
#include "trials/trial_study.hpp"

namespace nap {

// claims_certain.cpp
TestResult test_perfect_nap(TrialStudy& study);
TestResult test_safe_calls(TrialStudy& study);
TestResult test_certain_three(TrialStudy& study);
TestResult test_certain_two(TrialStudy& study);

// claims_hands.cpp
TestResult test_ace_knave_ten(TrialStudy& study);
TestResult test_good_naps(TrialStudy& study);
TestResult test_three_suits(TrialStudy& study);

// claims_bids.cpp
TestResult test_seldom_four(TrialStudy& study);
TestResult test_misere(TrialStudy& study);

// claims_calls.cpp
TestResult test_precise_rules(TrialStudy& study);
TestResult test_low_threes(TrialStudy& study);
TestResult test_daring(TrialStudy& study);

// claims_evenings.cpp
TestResult test_bold_player(TrialStudy& study);
TestResult test_deal(TrialStudy& study);
TestResult test_best_number(TrialStudy& study);
TestResult test_wellington(TrialStudy& study);
TestResult test_luck(TrialStudy& study);

// claims_tables.cpp
TestResult test_decks_for_players(TrialStudy& study);
TestResult test_short_deck(TrialStudy& study);
TestResult test_many_players(TrialStudy& study);

// claims_leads.cpp
TestResult test_forced_leads(TrialStudy& study);

// claims_exchange.cpp
TestResult test_spare_hand(TrialStudy& study);
TestResult test_buying(TrialStudy& study);
TestResult test_look(TrialStudy& study);

// claims_seven.cpp
TestResult test_seven_stakes(TrialStudy& study);

// claims_play.cpp
TestResult test_first_trick(TrialStudy& study);
TestResult test_greedy_defence(TrialStudy& study);
TestResult test_memory(TrialStudy& study);

}  // namespace nap

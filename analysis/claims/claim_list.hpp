// One function for each claim, which measures and finds for or against it.
#pragma once

#include "claims/claim_study.hpp"
#include "claims/test_result.hpp"

namespace nap {

// claims_certain.cpp
TestResult test_perfect_nap(ClaimStudy& study);
TestResult test_safe_calls(ClaimStudy& study);
TestResult test_certain_three(ClaimStudy& study);
TestResult test_certain_two(ClaimStudy& study);

// claims_hands.cpp
TestResult test_ace_knave_ten(ClaimStudy& study);
TestResult test_good_naps(ClaimStudy& study);
TestResult test_three_suits(ClaimStudy& study);

// claims_bids.cpp
TestResult test_seldom_four(ClaimStudy& study);
TestResult test_misere(ClaimStudy& study);

// claims_tables.cpp
TestResult test_decks_for_players(ClaimStudy& study);
TestResult test_short_deck(ClaimStudy& study);
TestResult test_many_players(ClaimStudy& study);

// claims_leads.cpp
TestResult test_forced_leads(ClaimStudy& study);

// claims_play.cpp
TestResult test_first_trick(ClaimStudy& study);
TestResult test_greedy_defence(ClaimStudy& study);
TestResult test_memory(ClaimStudy& study);

}  // namespace nap

// One function for each claim, which measures and finds for or against it.
#pragma once

#include "claims/claim_study.hpp"
#include "claims/findings.hpp"

namespace nap {

// claims_certain.cpp
Findings test_perfect_nap(ClaimStudy& study);
Findings test_safe_calls(ClaimStudy& study);
Findings test_certain_three(ClaimStudy& study);
Findings test_certain_two(ClaimStudy& study);

// claims_hands.cpp
Findings test_ace_knave_ten(ClaimStudy& study);
Findings test_good_naps(ClaimStudy& study);
Findings test_three_suits(ClaimStudy& study);

// claims_bids.cpp
Findings test_seldom_four(ClaimStudy& study);
Findings test_misere(ClaimStudy& study);

// claims_tables.cpp
Findings test_decks_for_players(ClaimStudy& study);
Findings test_short_deck(ClaimStudy& study);
Findings test_many_players(ClaimStudy& study);

// claims_leads.cpp
Findings test_forced_leads(ClaimStudy& study);

}  // namespace nap

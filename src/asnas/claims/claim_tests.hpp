// One function for each claim: it measures, and finds for or against the claim.
#pragma once

#include <span>
#include <string>

#include "claims/claim_study.hpp"

namespace nap::asnas {

// claims_ties.cpp
TestResult test_big_hands(ClaimStudy& study);
TestResult test_ties(ClaimStudy& study);
TestResult test_ranked_ties(ClaimStudy& study);

// claims_hands.cpp
TestResult test_five_alike(ClaimStudy& study);
TestResult test_five_ranks(ClaimStudy& study);

// claims_orders.cpp
TestResult test_orders(ClaimStudy& study);

// claims_exchange.cpp
TestResult test_exchange(ClaimStudy& study);

// claims_betting.cpp
TestResult test_few_players(ClaimStudy& study);
TestResult test_best_number(ClaimStudy& study);
// "With fewer players two or more pay a bet and show in fewer deals, and each player has fewer moves." Only
// clear differences decide: solutions of three players that leave a thousandth of an ante to gain, or a fifth
// of that, differ by a tenth of them.
inline constexpr double kClearShare = 0.015;
inline constexpr double kClearMoves = 0.015;
Verdict ends_sooner(std::span<const BettingCourse> courses);

// "grows from 2 to 4 players, falls to 5 and grows to 8": of a value for each number of players from 2 on.
std::string course_text(std::span<const double> values);
// Whether every value is above the one before it.
bool always_grows(std::span<const double> values);

}  // namespace nap::asnas

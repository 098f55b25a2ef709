// Predicts what players make from what is made with all hands open.
#pragma once

#include <span>

#include "nap/cards/card_set.hpp"
#include "nap/play/selfplay/played_rate.hpp"
#include "nap/rules/contract.hpp"
#include "nap/rules/opening.hpp"
#include "nap/sim/deals/setup.hpp"

namespace nap {

// Whether play can be predicted: with five cards in each hand and no joker.
bool is_predicted(const Setup& setup);
// Whether it can for all of these contracts: they must be contracts of rated_contracts.
bool is_predicted(const Setup& setup, std::span<const Contract> contracts);

// How often players make the contract in the deals that are made with all hands open after this lead, and in
// the other deals. Each rate has a weight, as if that many deals had been played. `open` is the share of
// deals that are made with all hands open. Requires a setup that is predicted, a canonical hand
// (hand_class.hpp) and a contract of rated_contracts.
//
// Source: a logistic regression for each contract and kind of deal on features of the hand, the table and
// `open`. It is fitted on random hands of all tables of 24 to 52 cards that were played
// (bench/played_model.cpp). The weight is such that the success of the hands it was not fitted on spreads as
// a beta distribution with this mean and weight does.
StrataPriors predicted_strata(const Setup& setup, CardSet hand, const Contract& contract, const Opening& lead,
                              double open);

}  // namespace nap

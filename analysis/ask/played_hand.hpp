// What players who see only their own cards make of one hand.
#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "nap/analysis/ask/ask.hpp"
#include "nap/play/selfplay/played_rate.hpp"
#include "nap/sim/rates/hand_estimate.hpp"

namespace nap {

struct PlayedHand {
  // One opening of one contract.
  struct Lead {
    Opening opening;
    Estimate open;    // with all hands open after the lead
    Estimate played;  // exact if the trumps alone make the contract, however they are played
    std::uint64_t plays;
  };
  struct Row {
    Contract contract;
    Lead lead;                         // the chosen lead
    Estimate double_dummy;             // with the best lead of each deal
    std::optional<Bracketed> bracket;  // for the chosen lead, if it is asked for
    std::vector<Lead> leads;           // every card of the hand in its order, if every lead is counted
    CardSet keep = {};                 // the hand, if it was kept of more cards
  };

  CardSet canonical;      // the hand as it is played (hand_class.hpp)
  Setup setup;            // the setup that it is played in, with the same names of suits
  std::vector<Row> rows;  // one for each contract
  HandEstimate open;      // the committed model's estimate, in which the suits have the hand's own names
  bool is_complete = true;
};

// Gets PlayedHand::open before the hand is played.
using TakeOpenEstimate = std::function<void(const HandEstimate&)>;

// Plays the question's hand for each of its contracts. Play chooses the lead among all cards of the hand, and
// other deals rate the chosen lead. Rows are missing if it was stopped, and then `open` may have no deals;
// `take_open` is called if it was not stopped before.
PlayedHand play_hand(Harness& harness, const Question& question, const TakeOpenEstimate& take_open = {});

}  // namespace nap

// What players make of one hand who see only their own cards.
#pragma once

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
    Estimate played;  // exact where the trumps alone make the contract, however they are played
    std::uint64_t plays;
  };
  struct Row {
    Contract contract;
    Lead lead;                         // the one that was chosen
    Estimate double_dummy;             // the best lead of each deal
    std::optional<Bracketed> bracket;  // of the chosen lead, if it is asked for
    std::vector<Lead> leads;           // every card of the hand in its order, if every lead is counted
  };

  std::vector<Row> rows;  // one a contract
  HandEstimate open;      // the committed model's estimate, in which the suits have the hand's own names
  bool is_complete = true;
};

// Plays the question's hand for each of its contracts. The lead is chosen by play among all cards of the
// hand. Other deals rate the lead that was chosen. Rows are missing if it was stopped; `open` may then have
// no deals.
PlayedHand play_hand(Harness& harness, const Question& question);

}  // namespace nap

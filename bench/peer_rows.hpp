// The solver beside DDS, the public bridge solver, on two-against-two endings of five cards.
#pragma once

#include <string>
#include <vector>

#include "timing.hpp"

namespace nap::bench {

inline constexpr std::size_t kPeerBoards = 2000;

struct PeerRow {
  std::string work;  // "exact", "every_lead", or "yes_no": whether three tricks can be had
  Timing nap;        // endgame tables warm: other boards were solved before
  Timing dds_small;
  Timing dds_default;
};

// Compares every answer, then times the solvers in turns. Ends the program where they differ.
std::vector<PeerRow> measure_peers();

}  // namespace nap::bench

// The solver and DDS, the public bridge solver, on two-against-two endings of five cards.
#pragma once

#include <string>
#include <vector>

#include "timing.hpp"

namespace nap::bench {

inline constexpr std::size_t kPeerBoards = 2000;

struct PeerRow {
  std::string work;  // "exact", "every_lead", or "yes_no": whether the side can take three tricks
  Timing nap;        // with warm endgame tables: other boards were solved before
  Timing dds_small;
  Timing dds_default;
};

// Compares every answer, then times the solvers in turn. Ends the program if answers differ.
std::vector<PeerRow> measure_peers();

}  // namespace nap::bench

// The solver on Nap itself, beside the plain alpha-beta.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "timing.hpp"

namespace nap::bench {

struct NapRow {
  std::string work;  // "every_lead"; "misere": which leads take no trick, without trumps; "target_3": whether
                     // some lead takes three
  int seats;
  int cards;
  std::size_t deals;
  Timing time{};     // tables warm: other deals of the kind were solved before
  double first = 0;  // microseconds a deal of the first thousand, which fill the tables
  double nodes = 0;  // positions searched a deal, tables warm
  std::uint64_t p99_nodes = 0;
  std::uint64_t max_nodes = 0;
  std::size_t memory = 0;    // bytes, the solver's own and
  std::size_t endgames = 0;  // those of its endgame tables
  std::size_t baseline_deals;
  std::optional<double> baseline;  // microseconds a deal
};

// Compares the answers, then times. Ends the program where they differ.
std::vector<NapRow> measure_nap();

}  // namespace nap::bench

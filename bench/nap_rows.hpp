// The solver and the plain alpha-beta on Nap itself.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "timing.hpp"

namespace nap::bench {

struct NapRow {
  std::string work;  // "every_lead"; "misere": the leads that take no trick, without trumps; "target_3":
                     // whether some lead takes three
  int seats;
  int cards;
  std::size_t deals;
  Timing time{};     // with warm tables: other deals of the kind were solved before
  double first = 0;  // microseconds per deal over the first thousand, which fill the tables
  double nodes = 0;  // positions searched per deal, with warm tables
  std::uint64_t p99_nodes = 0;
  std::uint64_t max_nodes = 0;
  std::size_t memory = 0;    // bytes of the solver without its endgame tables
  std::size_t endgames = 0;  // bytes of its endgame tables
  std::size_t baseline_deals;
  std::optional<double> baseline;  // microseconds per deal
};

// Compares the answers, then measures the times. Ends the program if answers differ.
std::vector<NapRow> measure_nap();

}  // namespace nap::bench

// The figures that the test of a claim measures.
#pragma once

#include <string>
#include <string_view>

#include "nap/chance/interval.hpp"

namespace nap {

// What a figure counts, and how people read it: shares in per cent, whole numbers of things, amounts that are
// won and lost, with their signs, or numbers of things on average.
struct Unit {
  enum class Form { Share, Count, Amount, Mean };

  std::string_view word;  // "stakes"
  Form form;

  static constexpr Unit share() { return {"share", Form::Share}; }
  friend constexpr bool operator==(const Unit&, const Unit&) = default;
};

// One number that bears on a claim.
struct Figure {
  std::string what;
  std::string hand;   // that was measured; empty: many hands, see the claim's reading
  Estimate estimate;  // exact if every case was counted; without ends if it is of a solution
  Unit unit;
};

// The value of one solution of a game. How far that of another solution can be from it is not known, so the
// interval has no ends.
Estimate as_solved(double value);
bool is_as_solved(const Estimate& estimate);

Figure share(std::string what, std::string hand, const Estimate& value);
Figure exact_share(std::string what, std::string hand, double value);

}  // namespace nap

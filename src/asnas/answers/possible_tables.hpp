// What can be told for several numbers of players.
#pragma once

#include <optional>
#include <vector>

#include "nap/text/parse_error.hpp"

namespace nap::asnas {

// What `of_table` returns for each number of players, without those for which it throws a ParseError. Throws
// the first of these errors if there is nothing else.
template <class OfTable>
auto possible_tables(const std::vector<int>& players, const OfTable& of_table) {
  std::vector<decltype(of_table(players.front()))> found;
  std::optional<ParseError> first_fault;
  for (const int number : players) {
    try {
      found.push_back(of_table(number));
    } catch (const ParseError& fault) {
      if (!first_fault) first_fault = fault;
    }
  }
  if (found.empty()) throw *first_fault;
  return found;
}

}  // namespace nap::asnas

#include "claims/claim_study.hpp"

#include <algorithm>

#include <fmt/format.h>

namespace nap::asnas {

std::vector<int> ClaimStudy::tables(int most) const {
  std::vector<int> players;
  for (int number = 2; number <= std::min(most, plan_.copies.value_or(kMostPlayers)); ++number)
    players.push_back(number);
  return players;
}

std::string ClaimStudy::table_text(int players) const {
  return fmt::format("{} players, {} cards", players, pack(players).cards().size());
}

const TableOdds& ClaimStudy::odds(int players) {
  throw_if_stopped();
  const auto known = odds_.find(players);
  if (known != odds_.end()) return known->second;
  return odds_.emplace(players, table_odds(players, pack(players))).first->second;
}

const BettingCourse& ClaimStudy::betting(int players) {
  const auto known = bettings_.find(players);
  if (known != bettings_.end()) return known->second;
  const std::optional<BettingCourse> course = betting_course(players, pack(players), workers_);
  throw_if_stopped();
  return bettings_.emplace(players, course.value()).first->second;
}

void ClaimStudy::throw_if_stopped() const {
  if (workers_.monitor().stop) throw Stopped{};
}

}  // namespace nap::asnas

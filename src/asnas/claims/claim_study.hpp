// Measurements that the tests of claims share.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "claims/betting_course.hpp"
#include "nap/asnas/claims/asnas_claims.hpp"
#include "nap/asnas/odds/table_odds.hpp"

namespace nap::asnas {

// A measurement throws Stopped when the workers are told to stop.
class ClaimStudy {
 public:
  struct Stopped {};

  // Refers to both, which must outlive it.
  ClaimStudy(const ClaimsPlan& plan, Workers& workers) : plan_(plan), workers_(workers) {}

  const ClaimsPlan& plan() const { return plan_; }
  Workers& workers() { return workers_; }

  // The numbers of players that are asked about: from 2 to `most`, if the pack has cards for them.
  std::vector<int> tables(int most = kMostPlayers) const;
  Pack pack(int players) const { return plan_.copies ? Pack{*plan_.copies} : pack_for(players); }
  // "4 players, 20 cards"
  std::string table_text(int players) const;

  // Counted, or solved, at the first call.
  const TableOdds& odds(int players);
  const BettingCourse& betting(int players);

  void throw_if_stopped() const;

 private:
  const ClaimsPlan& plan_;
  Workers& workers_;
  std::map<int, TableOdds> odds_;          // by players
  std::map<int, BettingCourse> bettings_;  // likewise
};

}  // namespace nap::asnas

// A referee who shares no code with nap, except the names of faults and of rules for the first card. Cards
// are texts such as "AS" and "JK".
#pragma once

#include <optional>
#include <set>
#include <string>
#include <vector>

#include "nap/rules/contract.hpp"
#include "nap/rules/tricks/referee.hpp"

namespace nap::test {

using PlainHand = std::set<std::string>;

struct PlainRules {
  std::vector<PlainHand> hands;  // the declarer's first
  char trump;                    // a suit, or '-' if there is none
  LeadRule lead;
  int tricks;  // the contract; 0 at misère
};

struct PlainFault {
  int trick;
  int seat;
  std::string card;
  FaultKind kind;

  bool operator==(const PlainFault&) const = default;
};

struct PlainResult {
  std::vector<PlainFault> faults;
  int tricks = 0;
  int decided_in = 0;
  bool is_made = false;
};

// Whether the declarer may play this card first, after naming the trump suit of the rules.
bool may_open(const PlainRules& rules, const std::string& card);

class PlainReferee {
 public:
  explicit PlainReferee(const PlainRules& rules) : rules_(rules), left_(rules.hands) {}

  // The fault of the card if it were played next; nothing if it is legal.
  std::optional<PlainFault> fault_of(const std::string& card) const;
  // Whether the hand can go on after it.
  bool play(const std::string& card);

  PlainHand hand_to_play() const { return left_[static_cast<std::size_t>(turn())]; }
  const PlainResult& result() const { return result_; }

 private:
  int seats() const { return static_cast<int>(left_.size()); }
  int turn() const { return (leader_ + static_cast<int>(trick_.size())) % seats(); }

  void end_trick();
  void note_result();

  PlainRules rules_;
  std::vector<PlainHand> left_;
  PlainHand gone_;
  std::vector<std::string> trick_;
  PlainResult result_;
  int leader_ = 0;
  int number_ = 1;
  int taken_ = 0;
};

// What the referee says of these cards, in the order of play.
PlainResult plain_result(const PlainRules& rules, const std::vector<std::string>& played);

}  // namespace nap::test

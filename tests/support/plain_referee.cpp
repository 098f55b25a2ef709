#include "support/plain_referee.hpp"

#include <algorithm>

namespace nap::test {
namespace {

int plain_rank(const std::string& card) {
  return static_cast<int>(std::string("23456789TJQKA").find(card[0]));
}

// The suit that the card belongs to in play.
char plain_suit(const std::string& card, char trump) { return card == "JK" ? trump : card[1]; }

int plain_power(const std::string& card, const std::string& led, char trump) {
  if (card == "JK") return 1000;
  if (card[1] == trump) return 100 + plain_rank(card);
  return led != "JK" && card[1] == led[1] ? plain_rank(card) : -1;
}

bool may_follow(const PlainHand& hand, const std::string& card, const std::string& led, char trump) {
  const char suit = plain_suit(led, trump);
  if (suit == '-') return true;  // a joker where nothing is trump
  const bool can_follow = std::any_of(
      hand.begin(), hand.end(), [&](const std::string& each) { return plain_suit(each, trump) == suit; });
  return !can_follow || plain_suit(card, trump) == suit;
}

}  // namespace

bool may_open(const PlainRules& rules, const std::string& card) {
  const PlainHand& hand = rules.hands.front();
  if (rules.lead == LeadRule::Free) return true;
  const bool is_low = rules.lead == LeadRule::LowestTrump;
  if (is_low && card == "JK")
    return std::none_of(hand.begin(), hand.end(),
                        [&](const std::string& each) { return each != "JK" && each[1] == rules.trump; });
  if (card == "JK" || (card[1] == rules.trump) != is_low) return false;
  return std::none_of(hand.begin(), hand.end(), [&](const std::string& each) {
    return each != "JK" && (each[1] == rules.trump) == is_low && plain_rank(each) < plain_rank(card);
  });
}

std::optional<PlainFault> PlainReferee::fault_of(const std::string& card) const {
  const int turn = this->turn();
  const PlainHand& hand = left_[static_cast<std::size_t>(turn)];
  if (gone_.contains(card)) return PlainFault{number_, turn, card, FaultKind::PlayedTwice};
  if (!hand.contains(card)) {
    for (int seat = 0; seat < seats(); ++seat) {
      if (left_[static_cast<std::size_t>(seat)].contains(card))
        return PlainFault{number_, seat, card, FaultKind::OutOfTurn};
    }
    return PlainFault{number_, turn, card, FaultKind::NotHeld};
  }
  if (gone_.empty() && !may_open(rules_, card)) return PlainFault{1, 0, card, FaultKind::ForcedLead};
  if (trick_.empty() || may_follow(hand, card, trick_.front(), rules_.trump)) return std::nullopt;
  return PlainFault{number_, turn, card, FaultKind::Revoke};
}

bool PlainReferee::play(const std::string& card) {
  if (const auto fault = fault_of(card)) {
    result_.faults.push_back(*fault);
    if (fault->kind != FaultKind::Revoke && fault->kind != FaultKind::ForcedLead) return false;
  }
  left_[static_cast<std::size_t>(turn())].erase(card);
  gone_.insert(card);
  trick_.push_back(card);
  if (static_cast<int>(trick_.size()) == seats()) end_trick();
  return true;
}

void PlainReferee::end_trick() {
  const auto best =
      std::max_element(trick_.begin(), trick_.end(), [&](const std::string& a, const std::string& b) {
        return plain_power(a, trick_.front(), rules_.trump) < plain_power(b, trick_.front(), rules_.trump);
      });
  leader_ = (leader_ + static_cast<int>(best - trick_.begin())) % seats();
  trick_.clear();
  if (leader_ == 0) ++taken_;
  if (result_.faults.empty()) note_result();
  ++number_;
}

void PlainReferee::note_result() {
  const int all_tricks = static_cast<int>(rules_.hands.front().size());
  const bool is_made = rules_.tricks > 0 ? taken_ >= rules_.tricks : taken_ == 0 && number_ == all_tricks;
  const bool is_lost = rules_.tricks > 0 ? taken_ + all_tricks - number_ < rules_.tricks : taken_ > 0;
  result_.tricks = taken_;
  if (result_.decided_in > 0 || !(is_made || is_lost)) return;
  result_.decided_in = number_;
  result_.is_made = is_made;
}

PlainResult plain_result(const PlainRules& rules, const std::vector<std::string>& played) {
  PlainReferee referee(rules);
  for (const std::string& card : played) {
    if (!referee.play(card)) break;
  }
  return referee.result();
}

}  // namespace nap::test

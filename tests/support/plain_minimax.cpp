#include "support/plain_minimax.hpp"

#include <algorithm>
#include <cstddef>
#include <map>
#include <string>
#include <unordered_map>

namespace plain {
namespace {

struct Trick {
  std::size_t leader;
  std::vector<Card> cards;  // in order of play
};

bool beats(const Card& card, const Card& other, std::optional<int> trump) {
  if (card.suit == kJoker) return true;
  if (other.suit == kJoker) return false;
  if (card.suit == other.suit) return card.rank > other.rank;
  return trump && card.suit == *trump;
}

// The place of the winning card in the trick; 0 is the leader's card.
std::size_t winning_place(const std::vector<Card>& trick, std::optional<int> trump) {
  std::size_t winning = 0;
  for (std::size_t place = 1; place < trick.size(); ++place) {
    if (beats(trick[place], trick[winning], trump)) winning = place;
  }
  return winning;
}

bool is_trump(const Card& card, std::optional<int> trump) {
  return card.suit == kJoker || (trump && card.suit == *trump);
}

// Whether the card follows the card led: trumps follow trumps, other cards those of their suit.
bool follows(const Card& card, const Card& led, std::optional<int> trump) {
  if (is_trump(led, trump)) return is_trump(card, trump);
  return card.suit == led.suit;
}

bool can_follow(const Hand& hand, const Card& led, std::optional<int> trump) {
  for (const Card& card : hand) {
    if (follows(card, led, trump)) return true;
  }
  return false;
}

// Everything between two tricks that the rest of the game depends on, as text.
std::string written(const std::vector<Hand>& hands, std::size_t leader) {
  std::string text(1, static_cast<char>('0' + leader));
  for (const Hand& hand : hands) {
    text += ' ';
    for (const Card& card : hand) text += static_cast<char>('0' + 13 * card.suit + card.rank);
  }
  return text;
}

class Minimax {
 public:
  Minimax(const Game& game, std::optional<int> trump)
      : hands_(game.hands), allied_(game.allied), trump_(trump), misere_(game.misere) {}

  // The tricks of seat 0's side after seat 0 leads the card at `place` in its hand.
  int after_lead(std::size_t place) {
    Trick trick{0, {}};
    return after_card(trick, 0, place);
  }

  std::vector<int> after_each_card(Trick trick) {
    const std::size_t seat = (trick.leader + trick.cards.size()) % hands_.size();
    const bool must_follow = !trick.cards.empty() && can_follow(hands_[seat], trick.cards[0], trump_);
    std::vector<int> tricks;
    for (std::size_t place = 0; place < hands_[seat].size(); ++place) {
      if (must_follow && !follows(hands_[seat][place], trick.cards[0], trump_)) continue;
      tricks.push_back(after_card(trick, seat, place));
    }
    return tricks;
  }

 private:
  int at_trick_start(std::size_t leader) {
    if (hands_[leader].empty()) return 0;
    const std::string key = written(hands_, leader);
    if (const auto found = known_.find(key); found != known_.end()) return found->second;
    Trick trick{leader, {}};
    const int tricks = within(trick);
    known_.emplace(key, tricks);
    return tricks;
  }

  int within(Trick& trick) {
    if (trick.cards.size() == hands_.size()) return after_trick(trick);
    const std::size_t seat = (trick.leader + trick.cards.size()) % hands_.size();
    const Hand& hand = hands_[seat];
    const bool wants_many = allied_[seat] != misere_;
    const int tricks_left = static_cast<int>(hand.size());
    const int perfect = wants_many ? tricks_left : 0;
    const bool must_follow = !trick.cards.empty() && can_follow(hand, trick.cards[0], trump_);

    int best = tricks_left - perfect;
    for (std::size_t place = 0; place < hand.size() && best != perfect; ++place) {
      if (must_follow && !follows(hand[place], trick.cards[0], trump_)) continue;
      const int tricks = after_card(trick, seat, place);
      if (wants_many ? tricks > best : tricks < best) best = tricks;
    }
    return best;
  }

  int after_card(Trick& trick, std::size_t seat, std::size_t place) {
    Hand& hand = hands_[seat];
    const auto where = static_cast<std::ptrdiff_t>(place);
    const Card card = hand[place];
    hand.erase(hand.begin() + where);
    trick.cards.push_back(card);
    const int tricks = within(trick);
    trick.cards.pop_back();
    hand.insert(hand.begin() + where, card);
    return tricks;
  }

  int after_trick(const Trick& trick) {
    const std::size_t winner = (trick.leader + winning_place(trick.cards, trump_)) % hands_.size();
    return (allied_[winner] ? 1 : 0) + at_trick_start(winner);
  }

  std::vector<Hand> hands_;
  std::vector<bool> allied_;
  std::optional<int> trump_;
  bool misere_;
  std::unordered_map<std::string, int> known_;
};

}  // namespace

std::vector<int> tricks_after_each_card(const Position& position) {
  return Minimax(position.game, position.game.trump).after_each_card({position.leader, position.trick});
}

std::vector<int> tricks_after_each_lead(const Game& game) {
  std::map<std::optional<int>, Minimax> by_trump;
  std::vector<int> tricks;
  for (std::size_t place = 0; place < game.hands[0].size(); ++place) {
    const auto with = [&](std::optional<int> trump) {
      return by_trump.try_emplace(trump, game, trump).first->second.after_lead(place);
    };
    const int suit = game.hands[0][place].suit;
    if (!game.first_lead_is_trump) {
      tricks.push_back(with(game.trump));
    } else if (suit != kJoker) {
      tricks.push_back(with(suit));
    } else {
      const auto [fewest, most] = std::minmax({with(0), with(1), with(2), with(3)});
      tricks.push_back(game.misere ? fewest : most);
    }
  }
  return tricks;
}

}  // namespace plain

// Nap with a few cards as a whole game tree: the reference for players who see only their own cards. It uses
// only the card types of nap.
//
// Play only: every deal is equally likely, the declarer (seat 0) leads, and the first card makes trump.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <vector>

#include "nap/cards/card_set.hpp"
#include "nap/cards/seat.hpp"

namespace nap::test {

struct MiniGame {
  int seats;
  int suits;
  int ranks;
  int hand_cards;
  int target;  // tricks that the declarer needs; 0 is misère
  bool has_trump = true;

  // The highest ranks of spades, hearts, diamonds and clubs, in this order. Requires at most fifteen cards.
  CardSet deck() const;
};

// Chooses a card for a seat that knows the cards it was dealt and all cards played so far, in order. It is
// asked only if two cards or more are legal and the result is still open.
using Policy = std::function<Card(Seat, CardSet dealt, const std::vector<Card>& played)>;

// One number for each legal card of each information set: how likely the seat is to play it.
using Strategy = std::vector<double>;

// All deals, and all ways to play them up to where no card can change the result any more.
//
// Nodes are decisions with at least two legal cards, sorted by the number of cards played. A card leads from
// a node to a node with a higher number, or to a result. Nodes that a seat cannot tell apart share an
// information set.
class MiniTree {
 public:
  enum class Defence { Blind, Clairvoyant };  // a clairvoyant seat has an information set for every node

  static constexpr std::int32_t kFailed = -1;
  static constexpr std::int32_t kMade = -2;

  struct Node {
    std::int32_t set;
    std::int32_t first_child;
  };

  struct InformationSet {
    Seat seat;
    std::int32_t first_action;  // the place of the highest legal card in a Strategy
    std::vector<Card> legal;    // from the highest card to the lowest
    CardSet dealt;
    std::uint64_t played;  // see played_before
  };

  explicit MiniTree(const MiniGame& game, Defence defence = Defence::Blind);

  const MiniGame& game() const { return game_; }
  const std::vector<Node>& nodes() const { return nodes_; }
  // The nodes with `played` cards on the table have the numbers level(played) to level(played + 1) - 1.
  std::size_t level(int played) const { return level_starts_[static_cast<std::size_t>(played)]; }
  int levels() const { return static_cast<int>(level_starts_.size()) - 1; }
  // The nodes or results that deals begin with.
  const std::vector<std::int32_t>& deals() const { return deals_; }

  const std::vector<InformationSet>& sets() const { return sets_; }
  const InformationSet& set_of(const Node& node) const { return sets_[static_cast<std::size_t>(node.set)]; }
  // The node or result after the card at place `action` of the legal cards.
  std::int32_t child(const Node& node, std::size_t action) const {
    return children_[static_cast<std::size_t>(node.first_child) + action];
  }
  std::size_t actions() const { return actions_; }  // the size of a Strategy
  std::vector<Card> played_before(const InformationSet& set) const;

  // Plays every legal card with the same probability.
  Strategy uniform() const;

 private:
  friend class TreeBuilder;

  MiniGame game_;
  std::vector<Card> cards_;  // of the deck, from the highest to the lowest
  std::vector<Node> nodes_;
  std::vector<std::size_t> level_starts_;
  std::vector<std::int32_t> children_;
  std::vector<std::int32_t> deals_;
  std::vector<InformationSet> sets_;
  std::size_t actions_ = 0;
};

}  // namespace nap::test

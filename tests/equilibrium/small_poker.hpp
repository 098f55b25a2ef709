// Small games of poker with known values, played out move by move.
#pragma once

#include <map>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "nap/equilibrium/sequence_form.hpp"

namespace nap::equilibrium {

// A game that is written as a tree.
class TreeGame : public Game {
 public:
  struct Node {
    enum class Kind { Ending, Chance, Move };
    Kind kind;
    std::vector<double> payoffs;     // of an ending: of each player
    std::vector<double> chances;     // of chance: of each child
    std::size_t player;              // of a move
    std::vector<std::size_t> leads;  // of a move: the player's sequence that each child makes
    std::vector<std::unique_ptr<Node>> children;
  };

  TreeGame(std::size_t players, std::unique_ptr<Node> root, std::vector<Decisions> decisions)
      : players_(players), root_(std::move(root)), decisions_(std::move(decisions)) {}

  std::size_t players() const override { return players_; }
  const Decisions& decisions(std::size_t player) const override { return decisions_[player]; }
  Payoffs payoffs(std::size_t player, std::span<const Plan> plans) const override {
    Payoffs payoffs(decisions_[player].sequences());
    std::vector<std::size_t> sequences(players_);
    add(*root_, 1.0, sequences, player, plans, payoffs);
    return payoffs;
  }

 private:
  void add(const Node& node, double chance, std::vector<std::size_t>& sequences, std::size_t player,
           std::span<const Plan> plans, Payoffs& payoffs) const {
    if (node.kind == Node::Kind::Ending) {
      for (std::size_t i = 0; i < players_; ++i) {
        if (i != player) chance *= plans[i][sequences[i]];
      }
      payoffs[sequences[player]] += chance * node.payoffs[player];
      return;
    }
    for (std::size_t i = 0; i < node.children.size(); ++i) {
      if (node.kind == Node::Kind::Chance) {
        add(*node.children[i], chance * node.chances[i], sequences, player, plans, payoffs);
        continue;
      }
      const std::size_t before = std::exchange(sequences[node.player], node.leads[i]);
      add(*node.children[i], chance, sequences, player, plans, payoffs);
      sequences[node.player] = before;
    }
  }

  std::size_t players_;
  std::unique_ptr<Node> root_;
  std::vector<Decisions> decisions_;
};

// Kuhn's poker: one card each of players + 1, one bet of an ante (H. W. Kuhn, 1950; for three players
// D. Szafron, R. Gibson and N. Sturtevant, AAMAS 2013).
TreeGame kuhn_poker(std::size_t players);

// Leduc hold'em: a jack, a queen and a king of two suits, one card each, a bet of 2; then a card for both, a
// bet of 4; one raise each time (F. Southey and others, UAI 2005).
TreeGame leduc_poker();

}  // namespace nap::equilibrium

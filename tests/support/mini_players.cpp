#include "support/mini_players.hpp"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <iterator>
#include <stdexcept>

namespace nap::test {
namespace {

class Response {
 public:
  Response(const MiniTree& tree, const std::vector<Role>& roles, const Strategy& strategy)
      : tree_(tree), roles_(roles), strategy_(strategy), values_(tree.nodes().size()) {
    assert(static_cast<int>(roles.size()) == tree.game().seats);
  }

  double solve() {
    if (std::find(roles_.begin(), roles_.end(), Role::BestBlind) != roles_.end()) weigh_nodes();
    totals_.assign(tree_.actions(), 0);
    for (int level = tree_.levels() - 1; level >= 0; --level) solve_level(level);
    double made = 0;
    for (const std::int32_t deal : tree_.deals()) made += value_of(deal);
    return made / static_cast<double>(tree_.deals().size());
  }

  // The best cards of every seat, on average over the deals that it cannot exclude. Requires that no seat is
  // blind.
  Strategy best_on_average() {
    solve();
    for (const MiniTree::Node& node : tree_.nodes()) add_totals(node, tree_.set_of(node), 1);
    Strategy best(tree_.actions(), 0);
    for (const MiniTree::InformationSet& set : tree_.sets()) {
      constexpr double kRounding = 1e-9;
      const auto first = static_cast<std::size_t>(set.first_action);
      const double most = totals_[first + best_action(set)];
      std::vector<std::size_t> equal;
      for (std::size_t action = first; action < first + set.legal.size(); ++action) {
        if (std::abs(totals_[action] - most) < kRounding) equal.push_back(action);
      }
      for (const std::size_t action : equal) best[action] = 1.0 / static_cast<double>(equal.size());
    }
    return best;
  }

 private:
  // How likely each node is to be reached, as far as it depends on the seats that follow the strategy.
  void weigh_nodes() {
    weights_.assign(tree_.nodes().size(), 0);
    for (const std::int32_t deal : tree_.deals()) {
      if (deal >= 0) weights_[static_cast<std::size_t>(deal)] = 1;
    }
    for (std::size_t place = 0; place < weights_.size(); ++place) {
      if (weights_[place] == 0) continue;
      const MiniTree::Node& node = tree_.nodes()[place];
      const MiniTree::InformationSet& set = tree_.set_of(node);
      for (std::size_t action = 0; action < set.legal.size(); ++action) {
        const std::int32_t child = tree_.child(node, action);
        if (child < 0) continue;
        const bool follows = roles_[set.seat.index()] == Role::Follows;
        weights_[static_cast<std::size_t>(child)] =
            weights_[place] * (follows ? probability(set, action) : 1);
      }
    }
  }

  // A blind seat needs the totals of all nodes of an information set. They are on one level.
  void solve_level(int level) {
    for (std::size_t place = tree_.level(level); place < tree_.level(level + 1); ++place) {
      const MiniTree::Node& node = tree_.nodes()[place];
      const MiniTree::InformationSet& set = tree_.set_of(node);
      if (is_blind(set.seat, level)) {
        add_totals(node, set, weights_.empty() ? 1 : weights_[place]);
      } else if (roles_[set.seat.index()] == Role::Follows) {
        values_[place] = expected_value(node, set);
      } else {
        values_[place] = best_value(node, set);
      }
    }
    for (std::size_t place = tree_.level(level); place < tree_.level(level + 1); ++place) {
      const MiniTree::Node& node = tree_.nodes()[place];
      const MiniTree::InformationSet& set = tree_.set_of(node);
      if (is_blind(set.seat, level)) values_[place] = value_of(tree_.child(node, best_action(set)));
    }
  }

  bool is_blind(Seat seat, int level) const {
    const Role role = roles_[seat.index()];
    return role == Role::BestBlind || (role == Role::CommitsLead && level == 0);
  }

  double probability(const MiniTree::InformationSet& set, std::size_t action) const {
    return strategy_[static_cast<std::size_t>(set.first_action) + action];
  }

  double value_of(std::int32_t node) const {
    if (node < 0) return node == MiniTree::kMade ? 1 : 0;
    return values_[static_cast<std::size_t>(node)];
  }

  double expected_value(const MiniTree::Node& node, const MiniTree::InformationSet& set) const {
    double value = 0;
    for (std::size_t action = 0; action < set.legal.size(); ++action) {
      value += probability(set, action) * value_of(tree_.child(node, action));
    }
    return value;
  }

  double best_value(const MiniTree::Node& node, const MiniTree::InformationSet& set) const {
    double best = value_of(tree_.child(node, 0));
    for (std::size_t action = 1; action < set.legal.size(); ++action) {
      const double value = value_of(tree_.child(node, action));
      best = set.seat == kDeclarer ? std::max(best, value) : std::min(best, value);
    }
    return best;
  }

  void add_totals(const MiniTree::Node& node, const MiniTree::InformationSet& set, double weight) {
    for (std::size_t action = 0; action < set.legal.size(); ++action) {
      totals_[static_cast<std::size_t>(set.first_action) + action] +=
          weight * value_of(tree_.child(node, action));
    }
  }

  std::size_t best_action(const MiniTree::InformationSet& set) const {
    const auto first = totals_.begin() + set.first_action;
    const auto end = first + static_cast<std::ptrdiff_t>(set.legal.size());
    const auto best = set.seat == kDeclarer ? std::max_element(first, end) : std::min_element(first, end);
    return static_cast<std::size_t>(best - first);
  }

  const MiniTree& tree_;
  const std::vector<Role>& roles_;
  const Strategy& strategy_;
  std::vector<double> values_;
  std::vector<double> weights_;
  std::vector<double> totals_;
};

std::vector<Role> roles(const MiniTree& tree, Role declarer, Role defenders) {
  std::vector<Role> roles(static_cast<std::size_t>(tree.game().seats), defenders);
  roles[0] = declarer;
  return roles;
}

std::vector<FixedPlayer*> seated(const MiniTree& tree, FixedPlayer* declarer, FixedPlayer* defenders) {
  std::vector<FixedPlayer*> players(static_cast<std::size_t>(tree.game().seats), defenders);
  players[0] = declarer;
  return players;
}

}  // namespace

double success_rate(const MiniTree& tree, const std::vector<Role>& roles, const Strategy& strategy) {
  return Response(tree, roles, strategy).solve();
}

double committed_rate(const MiniTree& tree) {
  return success_rate(tree, roles(tree, Role::CommitsLead, Role::BestSighted), {});
}

double double_dummy_rate(const MiniTree& tree) {
  return success_rate(tree, roles(tree, Role::BestSighted, Role::BestSighted), {});
}

Strategy judging_by_open_hands(const MiniTree& tree) {
  const std::vector<Role> sighted = roles(tree, Role::BestSighted, Role::BestSighted);
  return Response(tree, sighted, {}).best_on_average();
}

Strategy judging_by_play(const MiniTree& tree, const Strategy& others) {
  const std::vector<Role> follow = roles(tree, Role::Follows, Role::Follows);
  return Response(tree, follow, others).best_on_average();
}

std::size_t FixedPlayer::choice(std::int32_t set) {
  std::int8_t& known = choices_[static_cast<std::size_t>(set)];
  if (known < 0) {
    const MiniTree::InformationSet& asked = tree_->sets()[static_cast<std::size_t>(set)];
    const Card card = policy_(asked.seat, asked.dealt, tree_->played_before(asked));
    const auto found = std::find(asked.legal.begin(), asked.legal.end(), card);
    if (found == asked.legal.end()) throw std::logic_error("the policy chose a card that is not legal");
    known = static_cast<std::int8_t>(found - asked.legal.begin());
    ++times_asked_;
  }
  return static_cast<std::size_t>(known);
}

Strategy strategy_of(const MiniTree& tree, const std::vector<FixedPlayer*>& players) {
  Strategy strategy(tree.actions(), 0);
  std::vector<bool> is_reached(tree.nodes().size(), false);
  const auto reach = [&is_reached](std::int32_t node) {
    if (node >= 0) is_reached[static_cast<std::size_t>(node)] = true;
  };
  for (const std::int32_t deal : tree.deals()) reach(deal);
  for (std::size_t place = 0; place < is_reached.size(); ++place) {
    if (!is_reached[place]) continue;
    const MiniTree::Node& node = tree.nodes()[place];
    const MiniTree::InformationSet& set = tree.set_of(node);
    if (FixedPlayer* const player = players[set.seat.index()]) {
      const std::size_t action = player->choice(node.set);
      strategy[static_cast<std::size_t>(set.first_action) + action] = 1;
      reach(tree.child(node, action));
    } else {
      for (std::size_t action = 0; action < set.legal.size(); ++action) reach(tree.child(node, action));
    }
  }
  return strategy;
}

double rate_of(const MiniTree& tree, FixedPlayer& declarer, FixedPlayer& defenders) {
  return success_rate(tree, roles(tree, Role::Follows, Role::Follows),
                      strategy_of(tree, seated(tree, &declarer, &defenders)));
}

double best_declarer_rate(const MiniTree& tree, FixedPlayer& defenders) {
  return success_rate(tree, roles(tree, Role::BestBlind, Role::Follows),
                      strategy_of(tree, seated(tree, nullptr, &defenders)));
}

double best_defender_rate(const MiniTree& tree, Seat defender, FixedPlayer& declarer, FixedPlayer& partners) {
  std::vector<Role> asked = roles(tree, Role::Follows, Role::Follows);
  std::vector<FixedPlayer*> players = seated(tree, &declarer, &partners);
  asked[defender.index()] = Role::BestBlind;
  players[defender.index()] = nullptr;
  return success_rate(tree, asked, strategy_of(tree, players));
}

double lower_bound(const MiniTree& tree, FixedPlayer& declarer) {
  return success_rate(tree, roles(tree, Role::Follows, Role::BestSighted),
                      strategy_of(tree, seated(tree, &declarer, nullptr)));
}

double upper_bound(const MiniTree& tree, FixedPlayer& defenders) {
  return success_rate(tree, roles(tree, Role::BestSighted, Role::Follows),
                      strategy_of(tree, seated(tree, nullptr, &defenders)));
}

}  // namespace nap::test

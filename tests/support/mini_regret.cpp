#include "support/mini_regret.hpp"

#include <algorithm>
#include <cstdint>
#include <map>
#include <tuple>
#include <utility>

#include "support/mini_players.hpp"

namespace nap::test {
namespace {

// Predictive CFR+ (Farina, Kroer and Sandholm, AAAI 2021). Regrets never fall below zero, each choice counts
// the last regrets twice, seats take turns, and iteration t has the weight t^2 in the average strategy.
class RegretMinimiser {
 public:
  explicit RegretMinimiser(const MiniTree& tree)
      : tree_(tree),
        strategy_(tree.uniform()),
        regrets_(tree.actions(), 0),
        news_(tree.actions(), 0),
        sums_(tree.actions(), 0),
        own_reach_(tree.sets().size(), 0),
        own_(tree.nodes().size()),
        others_(tree.nodes().size()),
        values_(tree.nodes().size()) {}

  void iterate() {
    ++iteration_;
    for (const Seat seat : all_seats(tree_.game().seats)) {
      weigh_nodes(seat);
      std::fill(news_.begin(), news_.end(), 0);
      for (std::size_t place = tree_.nodes().size(); place-- > 0;) evaluate(place, seat);
      for (std::size_t set = 0; set < tree_.sets().size(); ++set) {
        if (tree_.sets()[set].seat == seat) update(tree_.sets()[set], own_reach_[set]);
      }
    }
  }

  Strategy average() const {
    Strategy average = tree_.uniform();
    for (const MiniTree::InformationSet& set : tree_.sets()) normalise(set, sums_, average);
    return average;
  }

 private:
  void weigh_nodes(Seat seat) {
    for (const std::int32_t deal : tree_.deals()) {
      if (deal < 0) continue;
      own_[static_cast<std::size_t>(deal)] = 1;
      others_[static_cast<std::size_t>(deal)] = 1;
    }
    for (std::size_t place = 0; place < own_.size(); ++place) {
      const MiniTree::Node& node = tree_.nodes()[place];
      const MiniTree::InformationSet& set = tree_.set_of(node);
      const bool is_own = set.seat == seat;
      if (is_own) own_reach_[static_cast<std::size_t>(node.set)] = own_[place];
      for (std::size_t action = 0; action < set.legal.size(); ++action) {
        const std::int32_t child = tree_.child(node, action);
        if (child < 0) continue;
        const double probability = strategy_[static_cast<std::size_t>(set.first_action) + action];
        own_[static_cast<std::size_t>(child)] = own_[place] * (is_own ? probability : 1);
        others_[static_cast<std::size_t>(child)] = others_[place] * (is_own ? 1 : probability);
      }
    }
  }

  double value_of(std::int32_t node) const {
    if (node < 0) return node == MiniTree::kMade ? 1 : 0;
    return values_[static_cast<std::size_t>(node)];
  }

  void evaluate(std::size_t place, Seat seat) {
    const MiniTree::Node& node = tree_.nodes()[place];
    const MiniTree::InformationSet& set = tree_.set_of(node);
    double value = 0;
    for (std::size_t action = 0; action < set.legal.size(); ++action) {
      value += strategy_[static_cast<std::size_t>(set.first_action) + action] *
               value_of(tree_.child(node, action));
    }
    values_[place] = value;
    if (set.seat != seat) return;
    const double weight = seat == kDeclarer ? others_[place] : -others_[place];
    for (std::size_t action = 0; action < set.legal.size(); ++action) {
      news_[static_cast<std::size_t>(set.first_action) + action] +=
          weight * (value_of(tree_.child(node, action)) - value);
    }
  }

  void update(const MiniTree::InformationSet& set, double reach) {
    const double weight = reach * static_cast<double>(iteration_) * static_cast<double>(iteration_);
    const auto first = static_cast<std::size_t>(set.first_action);
    for (std::size_t action = first; action < first + set.legal.size(); ++action) {
      sums_[action] += weight * strategy_[action];
      regrets_[action] = std::max(0.0, regrets_[action] + news_[action]);
      news_[action] = std::max(0.0, regrets_[action] + news_[action]);
    }
    normalise(set, news_, strategy_);
  }

  // If all weights are zero, the strategy is uniform.
  static void normalise(const MiniTree::InformationSet& set, const std::vector<double>& weights,
                        Strategy& strategy) {
    const auto first = static_cast<std::size_t>(set.first_action);
    double sum = 0;
    for (std::size_t action = first; action < first + set.legal.size(); ++action) sum += weights[action];
    for (std::size_t action = first; action < first + set.legal.size(); ++action) {
      strategy[action] = sum > 0 ? weights[action] / sum : 1.0 / static_cast<double>(set.legal.size());
    }
  }

  const MiniTree& tree_;
  std::int64_t iteration_ = 0;
  Strategy strategy_;
  std::vector<double> regrets_;
  std::vector<double> news_;  // the regrets of one iteration
  std::vector<double> sums_;
  std::vector<double> own_reach_;
  std::vector<double> own_;  // how likely the seat itself, and all others, are to let play get to a node
  std::vector<double> others_;
  std::vector<double> values_;
};

Equilibrium measured(const MiniTree& tree, Strategy strategy) {
  const std::vector<Role> follow(static_cast<std::size_t>(tree.game().seats), Role::Follows);
  Equilibrium result{std::move(strategy), 0, {}};
  result.rate = success_rate(tree, follow, result.strategy);
  for (const Seat seat : all_seats(tree.game().seats)) {
    std::vector<Role> roles = follow;
    roles[seat.index()] = Role::BestBlind;
    result.after_best_response.push_back(success_rate(tree, roles, result.strategy));
  }
  return result;
}

// Gives the likeliest card of each information set the probability 1.
Strategy without_chance(const MiniTree& tree, const Strategy& strategy) {
  Strategy pure(strategy.size(), 0);
  for (const MiniTree::InformationSet& set : tree.sets()) {
    const auto first = strategy.begin() + set.first_action;
    const auto likeliest = std::max_element(first, first + static_cast<std::ptrdiff_t>(set.legal.size()));
    pure[static_cast<std::size_t>(likeliest - strategy.begin())] = 1;
  }
  return pure;
}

}  // namespace

double Equilibrium::lower() const {
  return *std::min_element(after_best_response.begin() + 1, after_best_response.end());
}

Equilibrium minimise_regret(const MiniTree& tree, double gain, int iterations) {
  constexpr int kBetweenChecks = 20;
  RegretMinimiser minimiser(tree);
  for (int done = 0; done < iterations; done += kBetweenChecks) {
    for (int step = 0; step < kBetweenChecks; ++step) minimiser.iterate();
    Equilibrium found = measured(tree, minimiser.average());
    if (std::max(found.upper() - found.rate, found.rate - found.lower()) <= gain) return found;
  }
  return measured(tree, minimiser.average());
}

BestDefence best_defence(const MiniGame& game, double gain, int iterations) {
  const MiniTree tree(game, MiniTree::Defence::Clairvoyant);
  const Equilibrium found = minimise_regret(tree, gain, iterations);
  std::vector<Role> roles(static_cast<std::size_t>(game.seats), Role::BestSighted);
  roles[0] = Role::Follows;
  const double rate = success_rate(tree, roles, without_chance(tree, found.strategy));
  return {rate, found.upper(), tree.deals().size()};
}

Policy likeliest_card(const MiniTree& tree, const Strategy& strategy) {
  using View = std::tuple<int, std::uint64_t, std::vector<int>>;
  const auto view = [](Seat seat, CardSet dealt, const std::vector<Card>& played) {
    View seen{seat.number(), dealt.bits(), {}};
    for (const Card card : played) std::get<2>(seen).push_back(card.bit());
    return seen;
  };
  std::map<View, Card> cards;
  const Strategy pure = without_chance(tree, strategy);
  for (const MiniTree::InformationSet& set : tree.sets()) {
    const auto first = pure.begin() + set.first_action;
    const auto chosen = static_cast<std::size_t>(std::find(first, pure.end(), 1.0) - first);
    cards.emplace(view(set.seat, set.dealt, tree.played_before(set)), set.legal[chosen]);
  }
  return [cards = std::move(cards), view](Seat seat, CardSet dealt, const std::vector<Card>& played) {
    return cards.at(view(seat, dealt, played));
  };
}

}  // namespace nap::test

#include "equilibrium/small_poker.hpp"

#include <algorithm>
#include <array>
#include <numeric>

namespace nap::equilibrium {
namespace {

using Node = TreeGame::Node;

// Names the decisions of each player by what he knows.
class Writer {
 public:
  explicit Writer(std::size_t players) : firsts_(players), decisions_(players) {}

  // A move without its children. `known`: what the player knows.
  std::unique_ptr<Node> move(std::size_t player, const std::string& known, std::size_t after,
                             std::size_t choices) {
    const auto [found, is_new] = firsts_[player].try_emplace(known, 0);
    if (is_new) found->second = decisions_[player].add(after, choices);
    auto node = std::make_unique<Node>();
    node->kind = Node::Kind::Move;
    node->player = player;
    for (std::size_t i = 0; i < choices; ++i) node->leads.push_back(found->second + i);
    return node;
  }
  std::vector<Decisions> decisions() { return std::move(decisions_); }

 private:
  std::vector<std::map<std::string, std::size_t>> firsts_;
  std::vector<Decisions> decisions_;
};

std::unique_ptr<Node> ending(std::vector<double> payoffs) {
  auto node = std::make_unique<Node>();
  node->kind = Node::Kind::Ending;
  node->payoffs = std::move(payoffs);
  return node;
}

class Kuhn {
 public:
  explicit Kuhn(std::size_t players) : players_(players), writer_(players) {}

  TreeGame game() {
    std::vector<std::size_t> cards(players_ + 1);
    std::iota(cards.begin(), cards.end(), 0U);
    auto root = std::make_unique<Node>();
    root->kind = Node::Kind::Chance;
    do {
      cards_ = cards;
      sequences_.assign(players_, 0);
      root->children.push_back(next(""));
    } while (std::next_permutation(cards.begin(), cards.end()));
    root->chances.assign(root->children.size(), 1.0 / static_cast<double>(root->children.size()));
    return TreeGame(players_, std::move(root), writer_.decisions());
  }

 private:
  // History: p passes, b bets, c calls, f folds.
  std::unique_ptr<Node> next(const std::string& history) {
    const std::size_t bet = history.find('b');
    const bool is_over =
        bet == std::string::npos ? history.size() == players_ : history.size() == bet + players_;
    if (is_over) return ending(payoffs(history));
    const std::size_t player = history.size() % players_;
    auto node = writer_.move(player, std::to_string(cards_[player]) + history, sequences_[player], 2);
    const std::string choices = bet == std::string::npos ? "pb" : "fc";
    for (std::size_t i = 0; i < 2; ++i) {
      const std::size_t before = std::exchange(sequences_[player], node->leads[i]);
      node->children.push_back(next(history + choices[i]));
      sequences_[player] = before;
    }
    return node;
  }

  std::vector<double> payoffs(const std::string& history) const {
    std::vector<double> paid(players_, 1.0);
    std::vector<bool> is_in(players_, history.find('b') == std::string::npos);
    for (std::size_t i = 0; i < history.size(); ++i) {
      if (history[i] != 'b' && history[i] != 'c') continue;
      paid[i % players_] = 2.0;
      is_in[i % players_] = true;
    }
    std::size_t winner = players_;
    for (std::size_t i = 0; i < players_; ++i) {
      if (is_in[i] && (winner == players_ || cards_[i] > cards_[winner])) winner = i;
    }
    std::vector<double> payoffs(players_);
    for (std::size_t i = 0; i < players_; ++i) payoffs[i] = -paid[i];
    payoffs[winner] += std::reduce(paid.begin(), paid.end());
    return payoffs;
  }

  std::size_t players_;
  Writer writer_;
  std::vector<std::size_t> cards_;
  std::vector<std::size_t> sequences_;
};

class Leduc {
 public:
  Leduc() : writer_(2) {}

  TreeGame game() {
    auto root = std::make_unique<Node>();
    root->kind = Node::Kind::Chance;
    for (int a = 0; a < 6; ++a) {
      for (int b = 0; b < 6; ++b) {
        if (a == b) continue;
        cards_ = {a, b, -1};
        root->children.push_back(next({"", {1.0, 1.0}, {0, 0}}));
      }
    }
    root->chances.assign(30, 1.0 / 30.0);
    return TreeGame(2, std::move(root), writer_.decisions());
  }

 private:
  // p passes or calls, b bets or raises, f folds; a card for both starts the second half with '/'.
  struct State {
    std::string history;
    std::array<double, 2> paid;
    std::array<std::size_t, 2> sequences;
  };

  std::unique_ptr<Node> next(const State& state) {
    const std::size_t half = state.history.find('/');
    const std::string round = half == std::string::npos ? state.history : state.history.substr(half + 1);
    const bool is_second = half != std::string::npos;
    const std::size_t player = round.size() % 2;
    if (!round.empty() && round.back() == 'f') {
      const double lost = state.paid[1 - player];
      return ending(player == 1 ? std::vector<double>{-lost, lost} : std::vector<double>{lost, -lost});
    }
    if (round.size() >= 2 && round.back() == 'p') return is_second ? showdown(state) : card(state);

    const auto bets = static_cast<std::size_t>(std::count(round.begin(), round.end(), 'b'));
    const bool faces_bet = state.paid[0] != state.paid[1];
    std::string choices = faces_bet ? "fp" : "p";
    if (bets < 2) choices += 'b';
    const std::string known =
        std::to_string(cards_[player] / 2) + state.history + (is_second ? std::to_string(cards_[2] / 2) : "");
    auto node = writer_.move(player, known, state.sequences[player], choices.size());
    for (std::size_t i = 0; i < choices.size(); ++i) {
      State after = state;
      after.history += choices[i];
      after.sequences[player] = node->leads[i];
      if (choices[i] != 'f') after.paid[player] = state.paid[1 - player];
      if (choices[i] == 'b') after.paid[player] += is_second ? 4.0 : 2.0;
      node->children.push_back(next(after));
    }
    return node;
  }

  std::unique_ptr<Node> card(const State& state) {
    auto node = std::make_unique<Node>();
    node->kind = Node::Kind::Chance;
    for (int both = 0; both < 6; ++both) {
      if (both == cards_[0] || both == cards_[1]) continue;
      cards_[2] = both;
      State after = state;
      after.history += '/';
      node->children.push_back(next(after));
      cards_[2] = -1;
    }
    node->chances.assign(4, 0.25);
    return node;
  }

  std::unique_ptr<Node> showdown(const State& state) const {
    const auto strength = [&](std::size_t player) {
      return cards_[player] / 2 + (cards_[player] / 2 == cards_[2] / 2 ? 10 : 0);
    };
    const double won = strength(0) == strength(1)  ? 0.0
                       : strength(0) > strength(1) ? state.paid[1]
                                                   : -state.paid[0];
    return ending({won, -won});
  }

  Writer writer_;
  std::array<int, 3> cards_{};  // of the two players, and for both; two of a rank stand together
};

}  // namespace

TreeGame kuhn_poker(std::size_t players) { return Kuhn(players).game(); }
TreeGame leduc_poker() { return Leduc().game(); }

}  // namespace nap::equilibrium

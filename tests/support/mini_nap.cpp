#include "support/mini_nap.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <unordered_map>

namespace nap::test {
namespace {

// Cards are numbered from the highest card of the first suit. A hand has one bit for each card.
using CardNumber = int;
using Hand = std::uint32_t;

bool has(Hand hand, CardNumber card) { return (hand >> card & 1U) != 0; }

// The order of play takes four bits for each card, the last card in the lowest. Cards count from 1.
constexpr int kBitsPlayed = 4;
std::uint64_t with_card(std::uint64_t played, CardNumber card) {
  return played << kBitsPlayed | static_cast<std::uint64_t>(card + 1);
}

struct Position {
  std::array<Hand, kMaxSeats> hands{};
  int leader = 0;
  int in_trick = 0;  // cards played to the trick
  CardNumber led = 0;
  CardNumber winning = 0;
  int winner = 0;
  int tricks_made = 0;
  int tricks_left = 0;  // the one in play included
  int trump = -1;       // the suit's number; none before the first card
  int cards_played = 0;
  std::uint64_t played = 0;
};

// What a seat knows. A clairvoyant seat also knows the deal.
struct Knowledge {
  std::uint64_t played;
  std::uint64_t own;

  friend bool operator==(const Knowledge&, const Knowledge&) = default;
};

struct KnowledgeHash {
  std::size_t operator()(const Knowledge& knowledge) const {
    std::uint64_t hash = (knowledge.played ^ knowledge.own * 0x9E3779B97F4A7C15ULL) * 0xD6E8FEB86659FD93ULL;
    hash ^= hash >> 32U;
    return static_cast<std::size_t>(hash);
  }
};

}  // namespace

class TreeBuilder {
 public:
  TreeBuilder(MiniTree& tree, MiniTree::Defence defence)
      : tree_(tree), game_(tree.game_), defence_(defence), cards_(game_.suits * game_.ranks) {}

  void build() {
    deal_from(Seat(), (Hand{1} << cards_) - 1);
    sort_by_level();
  }

 private:
  void deal_from(Seat seat, Hand stock) {
    if (seat.number() == game_.seats) {
      Position start;
      start.hands = dealt_;
      start.tricks_left = game_.hand_cards;
      tree_.deals_.push_back(expand(start));
      return;
    }
    for (Hand hand = 0; hand <= stock; ++hand) {
      if ((hand & ~stock) != 0 || CardSet(hand).size() != game_.hand_cards) continue;
      dealt_[seat.index()] = hand;
      deal_from(Seat(seat.number() + 1), stock & ~hand);
    }
  }

  int suit(CardNumber card) const { return card / game_.ranks; }

  bool beats(CardNumber card, CardNumber other, int trump) const {
    if (suit(card) == suit(other)) return card < other;
    return suit(card) == trump;
  }

  std::vector<CardNumber> legal_cards(const Position& position, int seat) const {
    std::vector<CardNumber> held;
    std::vector<CardNumber> following;
    for (CardNumber card = 0; card < cards_; ++card) {
      if (!has(position.hands[static_cast<std::size_t>(seat)], card)) continue;
      held.push_back(card);
      if (suit(card) == suit(position.led)) following.push_back(card);
    }
    return position.in_trick > 0 && !following.empty() ? following : held;
  }

  Position after(const Position& before, int seat, CardNumber card) const {
    Position next = before;
    next.hands[static_cast<std::size_t>(seat)] &= ~(Hand{1} << card);
    if (before.cards_played == 0 && game_.has_trump) next.trump = suit(card);
    if (before.in_trick == 0) next.led = card;
    if (before.in_trick == 0 || beats(card, before.winning, next.trump)) {
      next.winning = card;
      next.winner = seat;
    }
    ++next.cards_played;
    next.played = with_card(before.played, card);
    if (++next.in_trick == game_.seats) {
      next.in_trick = 0;
      next.leader = next.winner;
      --next.tricks_left;
      if (next.winner == kDeclarer.number()) ++next.tricks_made;
    }
    return next;
  }

  bool is_made(const Position& position) const {
    return game_.target == 0 ? position.tricks_left == 0 : position.tricks_made >= game_.target;
  }

  bool is_failed(const Position& position) const {
    return game_.target == 0 ? position.tricks_made > 0
                             : position.tricks_made + position.tricks_left < game_.target;
  }

  // The node or result that the position leads to.
  std::int32_t expand(const Position& position) {
    if (is_failed(position)) return MiniTree::kFailed;
    if (is_made(position)) return MiniTree::kMade;
    const int seat = (position.leader + position.in_trick) % game_.seats;
    const std::vector<CardNumber> legal = legal_cards(position, seat);
    std::vector<std::int32_t> children;
    children.reserve(legal.size());
    for (const CardNumber card : legal) children.push_back(expand(after(position, seat, card)));
    if (children.size() == 1) return children[0];
    // If every card leads to the same result, no card has to be chosen.
    const bool are_equal = std::equal(children.begin() + 1, children.end(), children.begin());
    if (are_equal && children[0] < 0) return children[0];

    const auto first_child = static_cast<std::int32_t>(tree_.children_.size());
    tree_.children_.insert(tree_.children_.end(), children.begin(), children.end());
    tree_.nodes_.push_back({information_set(position, Seat(seat), legal), first_child});
    levels_.push_back(position.cards_played);
    return static_cast<std::int32_t>(tree_.nodes_.size()) - 1;
  }

  std::int32_t information_set(const Position& position, Seat seat, const std::vector<CardNumber>& legal) {
    Knowledge knowledge{position.played, dealt_[seat.index()] | seat.index() << 16U};
    if (seat != kDeclarer && defence_ == MiniTree::Defence::Clairvoyant) {
      knowledge.own |= static_cast<std::uint64_t>(tree_.deals_.size()) << 20U;
    }
    const auto number = static_cast<std::int32_t>(tree_.sets_.size());
    const auto [found, is_new] = known_.try_emplace(knowledge, number);
    if (is_new) {
      MiniTree::InformationSet set{seat, static_cast<std::int32_t>(tree_.actions_), {}, {}, position.played};
      for (const CardNumber card : legal) set.legal.push_back(tree_.cards_[static_cast<std::size_t>(card)]);
      for (CardNumber card = 0; card < cards_; ++card) {
        if (has(dealt_[seat.index()], card)) set.dealt.insert(tree_.cards_[static_cast<std::size_t>(card)]);
      }
      tree_.actions_ += legal.size();
      tree_.sets_.push_back(std::move(set));
    }
    return found->second;
  }

  void sort_by_level() {
    const auto levels = static_cast<std::size_t>(game_.seats * game_.hand_cards);
    std::vector<std::size_t> ends(levels + 1, 0);
    for (const int level : levels_) ++ends[static_cast<std::size_t>(level) + 1];
    for (std::size_t level = 0; level < levels; ++level) ends[level + 1] += ends[level];
    tree_.level_starts_ = ends;
    std::vector<std::int32_t> places;
    places.reserve(levels_.size());
    for (const int level : levels_)
      places.push_back(static_cast<std::int32_t>(ends[static_cast<std::size_t>(level)]++));

    std::vector<MiniTree::Node> sorted(tree_.nodes_.size());
    for (std::size_t node = 0; node < places.size(); ++node) {
      sorted[static_cast<std::size_t>(places[node])] = tree_.nodes_[node];
    }
    tree_.nodes_ = std::move(sorted);
    const auto move = [&places](std::int32_t& node) {
      if (node >= 0) node = places[static_cast<std::size_t>(node)];
    };
    std::for_each(tree_.children_.begin(), tree_.children_.end(), move);
    std::for_each(tree_.deals_.begin(), tree_.deals_.end(), move);
  }

  MiniTree& tree_;
  const MiniGame& game_;
  MiniTree::Defence defence_;
  CardNumber cards_;
  std::array<Hand, kMaxSeats> dealt_{};
  std::vector<int> levels_;  // one a node
  std::unordered_map<Knowledge, std::int32_t, KnowledgeHash> known_;
};

CardSet MiniGame::deck() const {
  CardSet deck;
  for (int suit = 0; suit < suits; ++suit) {
    for (int rank = 0; rank < ranks; ++rank) {
      deck.insert(
          Card(static_cast<Rank>(kRanks - 1 - rank), kSuitsHighToLow[static_cast<std::size_t>(suit)]));
    }
  }
  return deck;
}

MiniTree::MiniTree(const MiniGame& game, Defence defence) : game_(game) {
  assert(game.suits * game.ranks <= 15 && game.seats * game.hand_cards <= game.suits * game.ranks);
  for (const Card card : game.deck()) cards_.push_back(card);
  TreeBuilder(*this, defence).build();
}

std::vector<Card> MiniTree::played_before(const InformationSet& set) const {
  std::vector<Card> played;
  for (std::uint64_t rest = set.played; rest != 0; rest >>= kBitsPlayed) {
    played.push_back(cards_[(rest & 15U) - 1]);
  }
  std::reverse(played.begin(), played.end());
  return played;
}

Strategy MiniTree::uniform() const {
  Strategy strategy(actions_);
  for (const InformationSet& set : sets_) {
    for (std::size_t action = 0; action < set.legal.size(); ++action) {
      strategy[static_cast<std::size_t>(set.first_action) + action] =
          1.0 / static_cast<double>(set.legal.size());
    }
  }
  return strategy;
}

}  // namespace nap::test

#include "nap/asnas/stated/stated_advice.hpp"

#include <algorithm>
#include <cmath>
#include <map>

#include "nap/chance/random_words.hpp"

namespace nap::asnas {
namespace {

constexpr std::uint64_t kPilotPart = 5;  // of so many deals, one chooses
constexpr std::uint64_t kDealsAPiece = 500;

struct HeardDeal {
  std::vector<int> strengths;  // of each seat
  double weight;               // how likely the moves heard were; 0: the hands cannot be
};

// Deals in which the others have made the moves that were heard.
class HeardDeals {
 public:
  HeardDeals(const BettingTree& tree, const StatedQuestion& question)
      : question_(question),
        own_seat_(tree.positions()[question.position].seat),
        hands_(hands_from(question.pack.cards())) {
    for (const Cards& hand : hands_) strengths_.push_back(strength(hand, question.ranking));
    heard_ = hands_heard(question.others, tree, question.position, strengths_);
  }

  HeardDeal draw(RandomWords& words) const {
    HeardDeal deal{std::vector<int>(heard_.size()), 1.0};
    deal.strengths[own_seat_] = strength(question_.hand, question_.ranking);
    Cards left = question_.pack.cards() - question_.hand;
    // Those of whom most is known come first, so that the weights differ little.
    for (const bool is_known : {true, false}) {
      for (std::size_t seat = 0; seat < heard_.size() && deal.weight > 0.0; ++seat) {
        if (seat == own_seat_ || is_known == is_any(seat)) continue;
        draw_hand(seat, left, deal, words);
      }
    }
    return deal;
  }

 private:
  // Whether all hands of the seat make the moves that were heard of it.
  bool is_any(std::size_t seat) const {
    return std::find(heard_[seat].begin(), heard_[seat].end(), false) == heard_[seat].end();
  }

  void draw_hand(std::size_t seat, Cards& left, HeardDeal& deal, RandomWords& words) const {
    std::vector<std::uint64_t> sums;
    std::uint64_t sum = 0;
    for (std::size_t i = 0; i < hands_.size(); ++i) {
      if (heard_[seat][i] && left.contains(hands_[i])) sum += ways(hands_[i], left);
      sums.push_back(sum);
    }
    deal.weight *= static_cast<double>(sum) / static_cast<double>(choose(left.size(), kHandCards));
    if (sum == 0) return;
    const auto pick = std::upper_bound(sums.begin(), sums.end(), words.below(static_cast<std::size_t>(sum)));
    const auto hand = static_cast<std::size_t>(pick - sums.begin());
    deal.strengths[seat] = strengths_[hand];
    left = left - hands_[hand];
  }

  const StatedQuestion& question_;
  std::size_t own_seat_;
  std::vector<Cards> hands_;
  std::vector<int> strengths_;
  std::vector<std::vector<bool>> heard_;
};

// What the hand does at later positions.
using Policy = std::map<std::size_t, std::size_t>;

// How the betting goes on after a choice.
class Continuation {
 public:
  Continuation(const BettingTree& tree, const StatedQuestion& question)
      : tree_(tree), question_(question), own_(tree.positions()[question.position]) {}

  const BettingTree::Position& own() const { return own_; }

  // The ending, or the next position of the asked player, after a choice.
  BettingTree::Choice after(const BettingTree::Choice& choice, const HeardDeal& deal) const {
    BettingTree::Choice next = choice;
    while (!next.is_end) {
      const BettingTree::Position& position = tree_.positions()[next.next];
      if (position.seat == own_.seat) break;
      next = position.choices[stated_choice(question_.others, position, deal.strengths[position.seat])];
    }
    return next;
  }

  // What the asked player wins from the question's position on.
  double won(const BettingTree::Choice& ending, const HeardDeal& deal) const {
    return payoffs_of(tree_.endings()[ending.next], deal.strengths)[own_.seat] + own_.paid[own_.seat];
  }

  double won(const BettingTree::Choice& choice, const HeardDeal& deal, const Policy& policy) const {
    BettingTree::Choice next = after(choice, deal);
    while (!next.is_end) {
      const auto known = policy.find(next.next);
      const std::size_t place = known == policy.end() ? 0 : known->second;
      next = after(tree_.positions()[next.next].choices[place], deal);
    }
    return won(next, deal);
  }

  // Finds the best choice at a position in these deals, and at all positions after it. Returns the sum of
  // what it wins.
  double find(std::size_t place, const std::vector<const HeardDeal*>& deals, Policy& policy) const {
    double best = 0.0;
    const std::vector<BettingTree::Choice>& choices = tree_.positions()[place].choices;
    for (std::size_t i = 0; i < choices.size(); ++i) {
      double sum = 0.0;
      std::map<std::size_t, std::vector<const HeardDeal*>> later;
      for (const HeardDeal* deal : deals) {
        const BettingTree::Choice next = after(choices[i], *deal);
        if (next.is_end) {
          sum += deal->weight * won(next, *deal);
        } else {
          later[next.next].push_back(deal);
        }
      }
      for (const auto& [position, those] : later) sum += find(position, those, policy);
      if (i > 0 && sum <= best) continue;
      best = sum;
      policy[place] = i;
    }
    return best;
  }

 private:
  const BettingTree& tree_;
  const StatedQuestion& question_;
  const BettingTree::Position& own_;
};

// The weighted mean of a number over deals, with its error.
class WeightedMean {
 public:
  void add(double weight, double number) {
    weights_ += weight;
    squares_ += weight * weight;
    sum_ += weight * number;
    mixed_ += weight * weight * number;
    number_squares_ += weight * weight * number * number;
  }
  WeightedMean& operator+=(const WeightedMean& other) {
    weights_ += other.weights_;
    squares_ += other.squares_;
    sum_ += other.sum_;
    mixed_ += other.mixed_;
    number_squares_ += other.number_squares_;
    return *this;
  }
  bool has_weight() const { return weights_ > 0.0; }
  // The error of a quotient of sums (W. G. Cochran, Sampling Techniques, chapter 6).
  Estimate estimate() const {
    const double mean = sum_ / weights_;
    const double variance = number_squares_ - 2.0 * mean * mixed_ + mean * mean * squares_;
    const double half_width = normal_point() * std::sqrt(std::max(0.0, variance)) / weights_;
    return {mean, mean - half_width, mean + half_width};
  }

 private:
  double weights_ = 0.0;
  double squares_ = 0.0;
  double sum_ = 0.0;
  double mixed_ = 0.0;
  double number_squares_ = 0.0;
};

struct ChoiceMeans {
  WeightedMean value;
  WeightedMean behind;
};

// Calls visit(deal number, worker's piece) for each deal, in pieces.
template <class Visit>
void for_each_deal(std::uint64_t deals, Workers& workers, const Visit& visit) {
  workers.for_each((deals + kDealsAPiece - 1) / kDealsAPiece, [&](std::uint64_t piece, std::size_t) {
    const std::uint64_t end = std::min(deals, (piece + 1) * kDealsAPiece);
    for (std::uint64_t deal = piece * kDealsAPiece; deal < end; ++deal) visit(deal, piece);
    workers.monitor().done += end - piece * kDealsAPiece;
  });
}

Policy find_policy(const Continuation& continuation, const StatedQuestion& question, const HeardDeals& heard,
                   std::uint64_t seed, std::uint64_t deals, Workers& workers) {
  std::vector<HeardDeal> drawn(deals);
  for_each_deal(deals, workers, [&](std::uint64_t deal, std::uint64_t) {
    RandomWords words(seed, Stream::Pilot, deal);
    drawn[deal] = heard.draw(words);
  });
  std::vector<const HeardDeal*> possible;
  for (const HeardDeal& deal : drawn) {
    if (deal.weight > 0.0) possible.push_back(&deal);
  }
  Policy policy;
  continuation.find(question.position, possible, policy);
  return policy;
}

}  // namespace

std::optional<StatedAdvice> stated_advice(const BettingTree& tree, const StatedQuestion& question,
                                          std::uint64_t seed, std::uint64_t deals, Workers& workers) {
  const HeardDeals heard(tree, question);
  const Continuation continuation(tree, question);
  workers.monitor().planned = deals + deals / kPilotPart;
  const Policy policy = find_policy(continuation, question, heard, seed, deals / kPilotPart, workers);
  const std::vector<BettingTree::Choice>& choices = continuation.own().choices;
  StatedAdvice advice{{}, policy.at(question.position), deals};

  std::vector<std::vector<ChoiceMeans>> pieces((deals + kDealsAPiece - 1) / kDealsAPiece,
                                               std::vector<ChoiceMeans>(choices.size()));
  for_each_deal(deals, workers, [&](std::uint64_t number, std::uint64_t piece) {
    RandomWords words(seed, Stream::Evaluation, number);
    const HeardDeal deal = heard.draw(words);
    if (deal.weight == 0.0) return;
    const double best = continuation.won(choices[advice.best], deal, policy);
    for (std::size_t i = 0; i < choices.size(); ++i) {
      const double won = continuation.won(choices[i], deal, policy);
      pieces[piece][i].value.add(deal.weight, won);
      pieces[piece][i].behind.add(deal.weight, best - won);
    }
  });
  for (std::size_t i = 0; i < choices.size(); ++i) {
    ChoiceMeans all;
    for (const std::vector<ChoiceMeans>& piece : pieces) {
      all.value += piece[i].value;
      all.behind += piece[i].behind;
    }
    if (workers.monitor().stop || !all.value.has_weight()) return std::nullopt;
    advice.choices.push_back({all.value.estimate(), all.behind.estimate()});
  }
  return advice;
}

}  // namespace nap::asnas

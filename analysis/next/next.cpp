#include "nap/analysis/next/next.hpp"

#include <algorithm>
#include <memory>
#include <utility>

#include "nap/chance/random_words.hpp"
#include "nap/play/players/make_player.hpp"
#include "nap/play/selfplay/play_out.hpp"
#include "nap/play/views/open_state.hpp"
#include "nap/play/views/sampled_worlds.hpp"
#include "nap/sim/deals/contracts.hpp"

namespace nap {
namespace {

// Subjects of seeds.
enum Purpose : std::uint64_t { kChoosing, kRating, kPlayers, kOrder };

// Cards of the hand that take the same tricks, and the card that stands for them.
struct Run {
  CardSet cards;
  Card played;
};

// The highest card of a run stands for it in a lead, as people lead it. Otherwise the lowest does.
std::vector<Run> runs_of(const View& view) {
  const CardSet lowest = distinct_cards(view);
  const bool is_leading = view.history.trick().empty();
  std::vector<Run> runs;
  CardSet cards;
  for (const Card card : view.legal()) {
    cards.insert(card);
    if (!lowest.has(card)) continue;
    runs.push_back({cards, is_leading ? cards.highest() : card});
    cards = CardSet();
  }
  return runs;
}

// Worlds, and the cards after which the declarer makes the contract in each of the first of them, those that
// were played.
struct PlayedCards {
  std::vector<WeighedWorld> worlds;
  std::vector<CardSet> made;
  std::vector<CardSet> made_face_up;

  std::size_t size() const { return made.size(); }
  std::uint64_t weight() const { return weight_of(made, CardSet()); }
  // The weight of the worlds in which the contract is made after each of `cards`.
  std::uint64_t weight_of(const std::vector<CardSet>& made_by_world, CardSet cards) const {
    std::uint64_t sum = 0;
    for (std::size_t i = 0; i < size(); ++i) {
      if (made_by_world[i].contains(cards)) sum += static_cast<std::uint64_t>(worlds[i].weight);
    }
    return sum;
  }
};

// The worlds of one purpose. Each stage plays more of them.
struct Sample {
  SampledWorlds source;
  PlayedCards played = {};
};

class CardRater {
 public:
  CardRater(Harness& harness, const View& view, const NextPlan& plan)
      : harness_(harness),
        view_(view),
        plan_(plan),
        strength_(view.deck, view.history.shape()),
        runs_(runs_of(view)),
        game_{view.contract, view.calls, std::nullopt},
        players_(harness.threads()) {
    for (const Run& run : runs_) cards_.insert(run.played);
    is_exact_ = Worlds(view).count() <= static_cast<double>(plan.deals);
  }

  std::optional<NextAnswer> answer() {
    Monitor& monitor = harness_.monitor();
    Sample rating = sample(kRating);
    std::optional<Sample> choosing;
    if (!is_exact_ && runs_.size() > 1) choosing.emplace(sample(kChoosing));
    monitor.planned += (choosing ? plan_.deals : 0) +
                       (is_exact_ ? static_cast<std::uint64_t>(Worlds(view_).count()) : plan_.deals);
    if (is_exact_) shuffle(rating);
    play_in_stages(choosing ? &*choosing : nullptr, rating);
    is_complete_ = !monitor.stop;
    if (!is_exact_ || is_complete_)
      return answer_from(choosing ? choosing->played : rating.played, rating.played);
    is_exact_ = false;
    return answer_from(random_part(rating.played, 1), random_part(rating.played, 0));
  }

 private:
  bool wants_made() const { return view_.seat == kDeclarer; }

  std::optional<NextAnswer> answer_from(const PlayedCards& choosing, const PlayedCards& rating) {
    if (choosing.size() == 0 || rating.size() == 0) return std::nullopt;
    const Card best = this->best(choosing);
    return NextAnswer{rated(rating, best), is_exact_, rating.size(), is_complete_};
  }

  Sample sample(Purpose purpose) const {
    return {SampledWorlds(view_, strength_, static_cast<int>(plan_.deals), seed_of(plan_.seed, purpose),
                          SampledWorlds::kManyTries)};
  }

  // Few worlds choose and few rate at first, so that whoever stops the work gets an answer. Which worlds
  // there are does not depend on the stages.
  void play_in_stages(Sample* choosing, Sample& rating) {
    constexpr std::uint64_t kFirstStage = 16;
    for (std::uint64_t stage = kFirstStage; !harness_.monitor().stop; stage *= 2) {
      const std::uint64_t count = std::min(stage, plan_.deals);
      if (choosing != nullptr) play(*choosing, count);
      play(rating, count);
      if (count == plan_.deals) return;
    }
  }

  // Puts all worlds in a random order, so that the first of them are a random sample.
  void shuffle(Sample& all) const {
    std::vector<WeighedWorld>& worlds = all.played.worlds;
    all.source.draw(plan_.deals, worlds);
    RandomWords words(seed_of(plan_.seed, kOrder), Stream::Worlds, 0);
    for (std::size_t left = worlds.size(); left > 1; --left)
      std::swap(worlds[words.below(left)], worlds[left - 1]);
  }

  // Of all worlds in random order, those that were played, and of those every second one from the first on or
  // from the second on. As in random worlds, each is kept with a probability equal to its plausibility, and
  // counts as one.
  PlayedCards random_part(const PlayedCards& all, std::size_t first) const {
    PlayedCards part;
    RandomWords words(seed_of(plan_.seed, kOrder), Stream::Worlds, 1 + first);
    const bool is_flat = Plausibility::is_flat(view_);
    for (std::size_t i = first; i < all.size(); i += 2) {
      const WeighedWorld& world = all.worlds[i];
      if (!is_flat && static_cast<int>(words.below(Plausibility::kMost)) >= world.weight) continue;
      part.worlds.push_back({world.hands, 1});
      part.made.push_back(all.made[i]);
      part.made_face_up.push_back(all.made_face_up[i]);
    }
    return part;
  }

  // Plays worlds until `count` are played, or all if there are fewer. If it was stopped, the worlds before
  // the first that was not played count.
  void play(Sample& sample, std::uint64_t count) {
    PlayedCards& played = sample.played;
    sample.source.draw(count, played.worlds);
    const std::size_t before = played.size();
    const std::size_t after = std::min<std::size_t>(count, played.worlds.size());
    played.made.resize(after);
    played.made_face_up.resize(after);
    std::vector<char> is_done(after - before);
    harness_.for_each(after - before, [&](std::uint64_t piece, Solver& solver, std::size_t thread) {
      const std::size_t i = before + piece;
      const Hands& world = played.worlds[i].hands;
      if (!players_[thread])
        players_[thread] = make_player(kReferencePlayer, solver, seed_of(plan_.seed, kPlayers));
      Dealt dealt = dealt_of(view_, world);
      dealt.coins = i;
      played.made[i] = made(*players_[thread], dealt);
      made_after(solver, open_state(view_, world), view_.contract, cards_, {&world, 1},
                 {&played.made_face_up[i], 1});
      is_done[piece] = 1;
    });
    const auto undone = std::find(is_done.begin(), is_done.end(), 0);
    played.made.resize(before + static_cast<std::size_t>(undone - is_done.begin()));
  }

  CardSet made(Player& player, const Dealt& dealt) const {
    const Players players{player, player};
    CardSet made;
    for (const Card card : cards_) {
      History history = view_.history;
      history.play(card);
      if (play_out(dealt, game_, players, history)) made.insert(card);
    }
    return made;
  }

  Card best(const PlayedCards& played) {
    CardSet best;
    std::uint64_t most = 0;
    for (const Run& run : runs_) {
      const std::uint64_t made = played.weight_of(played.made, run.played);
      const std::uint64_t good = wants_made() ? made : played.weight() - made;
      if (best.is_empty() || good > most) best = CardSet();
      if (best.is_empty() || good == most) best.insert(run.played);
      most = std::max(most, good);
    }
    if (best.size() == 1) return best.highest();
    const Card usual = players_choice();
    const auto run =
        std::find_if(runs_.begin(), runs_.end(), [usual](const Run& each) { return each.cards.has(usual); });
    return best.has(run->played) ? run->played : best.highest();
  }

  Card players_choice() {
    Solver solver;
    return make_player(kReferencePlayer, solver, seed_of(plan_.seed, kPlayers))->choose(view_);
  }

  Estimate rate(std::uint64_t made, const PlayedCards& played) const {
    const std::uint64_t all = played.weight();
    if (is_exact_) return Estimate::exact(static_cast<double>(made) / static_cast<double>(all));
    return wilson_estimate(made, all);
  }

  Estimate behind(const PlayedCards& played, Card best, Card other) const {
    if (best == other) return Estimate::exact(0.0);
    const Card more = wants_made() ? best : other;
    const Card less = wants_made() ? other : best;
    const PairedCounts counts{played.weight_of(played.made, more), played.weight_of(played.made, less),
                              played.weight_of(played.made, CardSet(more) | less), played.weight()};
    if (!is_exact_) return paired_difference(counts, 1.0, 1.0);
    return Estimate::exact((static_cast<double>(counts.first) - static_cast<double>(counts.second)) /
                           static_cast<double>(counts.deals));
  }

  std::vector<NextCard> rated(const PlayedCards& played, Card best) const {
    std::vector<NextCard> rated;
    for (const Run& run : runs_) {
      rated.push_back({run.played, rate(played.weight_of(played.made, run.played), played),
                       rate(played.weight_of(played.made_face_up, run.played), played),
                       behind(played, best, run.played), std::nullopt});
    }
    const auto comes_before = [&](const NextCard& a, const NextCard& b) {
      if ((a.card == best) != (b.card == best)) return a.card == best;
      if (a.success.value != b.success.value) return (a.success.value > b.success.value) == wants_made();
      return a.face_up.value != b.face_up.value && (a.face_up.value > b.face_up.value) == wants_made();
    };
    std::stable_sort(rated.begin(), rated.end(), comes_before);
    return with_touching(rated);
  }

  // The rated cards, each followed by the cards that are as good.
  std::vector<NextCard> with_touching(const std::vector<NextCard>& rated) const {
    std::vector<NextCard> all;
    for (const NextCard& first : rated) {
      all.push_back(first);
      for (const Run& run : runs_) {
        if (run.played != first.card) continue;
        for (const Card card : run.cards - CardSet(first.card)) {
          all.push_back({card, first.success, first.face_up, first.behind, first.card});
        }
      }
    }
    return all;
  }

  Harness& harness_;
  const View& view_;
  NextPlan plan_;
  HandStrength strength_;
  std::vector<Run> runs_;
  CardSet cards_;  // one of each run
  PlayedGame game_;
  std::vector<std::unique_ptr<Player>> players_;  // one for each thread
  bool is_exact_ = false;
  bool is_complete_ = false;
};

}  // namespace

std::optional<NextAnswer> next_card(Harness& harness, const View& view, const NextPlan& plan) {
  return CardRater(harness, view, plan).answer();
}

}  // namespace nap

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
#include "nap/sim/leads/leads.hpp"
#include "next/runs.hpp"

namespace nap {
namespace {

// Subjects of seeds.
enum Purpose : std::uint64_t { kChoosing, kRating, kPlayers, kOrder };

// Worlds, and the runs after which the declarer makes the contract in each of the first of them, those that
// were played.
struct PlayedRuns {
  std::vector<WeighedWorld> worlds;
  std::vector<RunSet> made;
  std::vector<RunSet> made_face_up;

  std::size_t size() const { return made.size(); }
  std::uint64_t weight() const { return weight_of(made, RunSet{0}); }
  // The weight of the worlds in which the contract is made after each of `runs`.
  std::uint64_t weight_of(const std::vector<RunSet>& made_by_world, RunSet runs) const {
    std::uint64_t sum = 0;
    for (std::size_t i = 0; i < size(); ++i) {
      if ((made_by_world[i] & runs) == runs) sum += static_cast<std::uint64_t>(worlds[i].weight);
    }
    return sum;
  }
};

// The worlds of one purpose. Each stage plays more of them.
struct Sample {
  SampledWorlds source;
  PlayedRuns played = {};
};

class CardRater {
 public:
  CardRater(Harness& harness, const View& view, const NextPlan& plan)
      : harness_(harness),
        view_(view),
        plan_(plan),
        strength_(view.deck, view.history.shape()),
        runs_(runs_of(view)),
        players_(harness.threads()) {
    for (const Run& run : runs_) cards_.insert(run.played.card);
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

  std::optional<NextAnswer> answer_from(const PlayedRuns& choosing, const PlayedRuns& rating) {
    if (choosing.size() == 0 || rating.size() == 0) return std::nullopt;
    return NextAnswer{rated(rating, best(choosing)), is_exact_, rating.size(), is_complete_};
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
  PlayedRuns random_part(const PlayedRuns& all, std::size_t first) const {
    PlayedRuns part;
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
    PlayedRuns& played = sample.played;
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
      played.made_face_up[i] = made_face_up(solver, world);
      is_done[piece] = 1;
    });
    const auto undone = std::find(is_done.begin(), is_done.end(), 0);
    played.made.resize(before + static_cast<std::size_t>(undone - is_done.begin()));
  }

  bool is_made_after(const Opening& play, const Dealt& dealt, const Players& players) const {
    if (view_.history.cards().empty()) return play_out(dealt, {view_.contract, view_.calls, play}, players);
    History history = view_.history;
    history.play(play.card);
    return play_out(dealt, {view_.contract, view_.calls, std::nullopt}, players, history);
  }

  RunSet made(Player& player, const Dealt& dealt) const {
    RunSet made = 0;
    for (std::size_t i = 0; i < runs_.size(); ++i) {
      if (is_made_after(runs_[i].played, dealt, {player, player})) made |= run_at(i);
    }
    return made;
  }

  RunSet made_face_up(Solver& solver, const Hands& world) const {
    RunSet made = 0;
    if (view_.history.cards().empty()) {
      const Deal hands = dealt_of(view_, world).hands;
      for (std::size_t i = 0; i < runs_.size(); ++i) {
        if (is_made(solver, hands, view_.contract, runs_[i].played)) made |= run_at(i);
      }
      return made;
    }
    CardSet cards;
    made_after(solver, open_state(view_, world), view_.contract, cards_, {&world, 1}, {&cards, 1});
    for (std::size_t i = 0; i < runs_.size(); ++i) {
      if (cards.has(runs_[i].played.card)) made |= run_at(i);
    }
    return made;
  }

  // The place of the best run.
  std::size_t best(const PlayedRuns& played) {
    std::vector<std::size_t> best;
    std::uint64_t most = 0;
    for (std::size_t i = 0; i < runs_.size(); ++i) {
      const std::uint64_t made = played.weight_of(played.made, run_at(i));
      const std::uint64_t good = wants_made() ? made : played.weight() - made;
      if (best.empty() || good > most) best.clear();
      if (best.empty() || good == most) best.push_back(i);
      most = std::max(most, good);
    }
    if (best.size() == 1) return best.front();
    if (is_naming(view_, runs_)) return preferred(best);
    const Card usual = players_choice();
    const auto has_usual = [&](std::size_t run) { return runs_[run].cards.has(usual); };
    const auto run = std::find_if(best.begin(), best.end(), has_usual);
    return run != best.end() ? *run : best.front();
  }

  Card players_choice() {
    Solver solver;
    return make_player(kReferencePlayer, solver, seed_of(plan_.seed, kPlayers))->choose(view_);
  }

  // By the written rule for leads, where trump can be named. Players are not asked that.
  std::size_t preferred(const std::vector<std::size_t>& runs) const {
    return *std::max_element(runs.begin(), runs.end(), [this](std::size_t a, std::size_t b) {
      const auto rule = [this](std::size_t run) {
        return preference(view_.hand(), {view_.contract, runs_[run].played});
      };
      return rule(a) < rule(b);
    });
  }

  Estimate rate(std::uint64_t made, const PlayedRuns& played) const {
    const std::uint64_t all = played.weight();
    if (is_exact_) return Estimate::exact(static_cast<double>(made) / static_cast<double>(all));
    return wilson_estimate(made, all);
  }

  Estimate behind(const PlayedRuns& played, std::size_t best, std::size_t other) const {
    if (best == other) return Estimate::exact(0.0);
    const RunSet more = run_at(wants_made() ? best : other);
    const RunSet less = run_at(wants_made() ? other : best);
    const PairedCounts counts{played.weight_of(played.made, more), played.weight_of(played.made, less),
                              played.weight_of(played.made, more | less), played.weight()};
    if (!is_exact_) return paired_difference(counts, 1.0, 1.0);
    return Estimate::exact((static_cast<double>(counts.first) - static_cast<double>(counts.second)) /
                           static_cast<double>(counts.deals));
  }

  // Every card, each followed by those that are as good.
  std::vector<NextCard> rated(const PlayedRuns& played, std::size_t best) const {
    struct Rated {
      std::size_t run;
      NextCard card;
    };
    const bool is_naming = nap::is_naming(view_, runs_);
    std::vector<Rated> rated;
    for (std::size_t i = 0; i < runs_.size(); ++i) {
      const auto& [card, trump] = runs_[i].played;
      rated.push_back(
          {i,
           {card, is_naming ? trump : std::nullopt, rate(played.weight_of(played.made, run_at(i)), played),
            rate(played.weight_of(played.made_face_up, run_at(i)), played), behind(played, best, i),
            std::nullopt}});
    }
    const auto comes_before = [&](const Rated& a, const Rated& b) {
      if ((a.run == best) != (b.run == best)) return a.run == best;
      const double success = a.card.success.value - b.card.success.value;
      const double face_up = a.card.face_up.value - b.card.face_up.value;
      if (success != 0.0) return (success > 0.0) == wants_made();
      return face_up != 0.0 && (face_up > 0.0) == wants_made();
    };
    std::stable_sort(rated.begin(), rated.end(), comes_before);
    std::vector<NextCard> all;
    for (const auto& [run, first] : rated) {
      all.push_back(first);
      for (const Card card : runs_[run].cards - CardSet(first.card))
        all.push_back({card, first.named, first.success, first.face_up, first.behind, first.card});
    }
    return all;
  }

  Harness& harness_;
  const View& view_;
  NextPlan plan_;
  HandStrength strength_;
  std::vector<Run> runs_;
  CardSet cards_;                                 // one of each run
  std::vector<std::unique_ptr<Player>> players_;  // one for each thread
  bool is_exact_ = false;
  bool is_complete_ = false;
};

}  // namespace

std::optional<NextAnswer> next_card(Harness& harness, const View& view, const NextPlan& plan) {
  return CardRater(harness, view, plan).answer();
}

}  // namespace nap

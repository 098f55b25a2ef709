#include "nap/play/players/alpha_mu_player.hpp"

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <optional>
#include <span>
#include <utility>

#include "heuristics/written_rule.hpp"
#include "nap/play/views/open_state.hpp"
#include "nap/rules/trick.hpp"
#include "nap/sim/deals/contracts.hpp"
#include "players/card_race.hpp"

namespace nap {
namespace {

constexpr std::uint64_t kNothing = 1;  // a bit above the bits that tell something

// A world, and how play has gone on in it.
struct PlayedWorld {
  Hands hands;  // what each seat still holds
  int weight;
  History history;
  std::uint64_t told = kNothing;  // what a person would note about the cards since the choice
};

class Lookahead {
 public:
  Lookahead(const View& view, Solver& solver) : view_(view), solver_(solver) {}

  // The weight of the worlds that end as wanted after the card, if the seat makes `decisions` choices blind,
  // including this one.
  int good_after(Card card, const std::vector<WeighedWorld>& worlds, int decisions) {
    std::vector<PlayedWorld> played;
    played.reserve(worlds.size());
    for (const WeighedWorld& world : worlds) played.push_back({world.hands, world.weight, view_.history});
    return good_after(card, std::move(played), decisions);
  }

 private:
  int good_after(Card card, std::vector<PlayedWorld> worlds, int decisions) {
    for (PlayedWorld& world : worlds) world.told = kNothing;
    if (decisions == 1) return good_with_open_hands(card, worlds);
    int good = 0;
    std::vector<PlayedWorld> open;
    for (PlayedWorld& world : worlds) {
      play(world, card);
      if (const std::optional<bool> is_made = go_on(world)) {
        if (*is_made == is_declarer()) good += world.weight;
      } else {
        open.push_back(std::move(world));
      }
    }
    return good + good_in_groups(std::move(open), decisions - 1);
  }

  int good_in_groups(std::vector<PlayedWorld> worlds, int decisions) {
    std::stable_sort(worlds.begin(), worlds.end(),
                     [](const PlayedWorld& a, const PlayedWorld& b) { return a.told < b.told; });
    int good = 0;
    for (auto first = worlds.begin(); first != worlds.end();) {
      const auto end = std::find_if(first, worlds.end(),
                                    [first](const PlayedWorld& world) { return world.told != first->told; });
      good += best_good(std::vector<PlayedWorld>(first, end), decisions);
      first = end;
    }
    return good;
  }

  // What is reached by the best card, if the same card is played in all these worlds.
  int best_good(const std::vector<PlayedWorld>& worlds, int decisions) {
    const CardSet cards = seen_in(worlds.front()).legal();
    if (cards.size() == 1) return good_after(cards.highest(), worlds, decisions + 1);
    int best = 0;
    for (const Card card : cards) best = std::max(best, good_after(card, worlds, decisions));
    return best;
  }

  int good_with_open_hands(Card card, const std::vector<PlayedWorld>& worlds) {
    int good = 0;
    for (const PlayedWorld& world : worlds) {
      if (is_good_after(world, card).has(card)) good += world.weight;
    }
    return good;
  }

  bool is_declarer() const { return view_.seat == kDeclarer; }

  View seen_in(const PlayedWorld& world) const {
    const Seat seat = world.history.to_play();
    const CardSet dealt = world.hands[seat.index()] | world.history.played_by(seat);
    return {seat, view_.deck, dealt, CardSet(), view_.contract, view_.calls, world.history};
  }

  // The cards of `cards` after which open hands end as the side of the seat to play wants.
  CardSet is_good_after(const PlayedWorld& world, CardSet cards) {
    CardSet made;
    made_after(solver_, open_state(seen_in(world), world.hands), view_.contract, cards,
               std::span<const Hands>(&world.hands, 1), std::span<CardSet>(&made, 1));
    return world.history.to_play() == kDeclarer ? made : cards - made;
  }

  // The others play until the seat chooses again or the contract is settled.
  std::optional<bool> go_on(PlayedWorld& world) {
    for (;;) {
      if (const std::optional<bool> is_made = settled(view_.contract, world.history)) return is_made;
      if (world.history.to_play() == view_.seat) break;
      play(world, reply(world));
    }
    note_winners(world);
    return std::nullopt;
  }

  Card reply(const PlayedWorld& world) {
    const View seen = seen_in(world);
    CardSet cards = distinct_cards(seen);
    if (cards.size() > 1) {
      const CardSet good = is_good_after(world, cards);
      if (!good.is_empty()) cards = good;
    }
    return preferred(seen, cards);
  }

  void play(PlayedWorld& world, Card card) const {
    History& history = world.history;
    const bool is_lead = history.trick().empty();
    const bool is_last = static_cast<int>(history.trick().size()) + 1 == history.seats();
    if (is_lead) {
      note(world, static_cast<std::uint64_t>(card.suit()), 2);
    } else {
      note(world, card.suit() == history.trick().front().suit() ? 1 : 0, 1);
    }
    world.hands[history.to_play().index()].remove(card);
    history.play(card);
    if (is_last) note(world, history.leader().index(), 3);
  }

  // Notes which of the seat's cards would take the trick in progress.
  void note_winners(PlayedWorld& world) const {
    const History& history = world.history;
    if (history.trick().empty()) return;
    for (const Card card : seen_in(world).legal()) {
      note(world, beats(card, history.winning_card(), history.trump()) ? 1 : 0, 1);
    }
  }

  // How to read the next bits follows from the bits before them, so equal bits tell the same. Between two
  // choices there are at most 30 bits.
  static void note(PlayedWorld& world, std::uint64_t what, int bits) {
    world.told = world.told << bits | what;
  }

  const View& view_;
  Solver& solver_;
};

}  // namespace

Card AlphaMuPlayer::choose(const View& view) {
  const CardSet cards = distinct_cards(view);
  assert(!cards.is_empty());
  if (cards.size() == 1) return cards.highest();
  const DrawnWorlds drawn = drawer_.draw(view, plan_.worlds, plan_.seed);
  const std::vector<CardScore> scores = scores_of(view, cards, drawn);
  CardSet best;
  int most = 0;
  for (const CardScore& score : scores) {
    if (score.good < most) continue;
    if (score.good > most) best = CardSet();
    most = score.good;
    best.insert(score.card);
  }
  if (best.size() == 1) return best.highest();
  return best_with_open_hands(view, best, solver_, drawn);
}

std::vector<CardScore> AlphaMuPlayer::scores(const View& view) {
  return scores_of(view, distinct_cards(view), drawer_.draw(view, plan_.worlds, plan_.seed));
}

std::vector<CardScore> AlphaMuPlayer::scores_of(const View& view, CardSet cards, const DrawnWorlds& drawn) {
  Lookahead lookahead(view, solver_);
  const int weight = drawn.weight();
  std::vector<CardScore> scores;
  for (const Card card : cards) {
    scores.push_back({card, lookahead.good_after(card, drawn.worlds, plan_.decisions), weight});
  }
  return scores;
}

}  // namespace nap

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include <catch2/catch.hpp>

#include "nap/analysis/next/next.hpp"
#include "nap/play/views/every_world.hpp"
#include "nap/play/views/open_state.hpp"
#include "support/dealer.hpp"
#include "support/equal_estimates.hpp"
#include "support/open_views.hpp"
#include "support/oracle.hpp"
#include "support/playout.hpp"

namespace nap {
namespace {

using test::are_equal;

NextAnswer answer_of(const View& view, std::uint64_t deals) {
  Monitor monitor;
  Harness harness(1, monitor);
  return next_card(harness, view, {1, deals}).value();
}

// Calls look(view) for every open choice in random hands of three cards, with three players and 16 cards.
template <class Look>
void look_at_small_hands(std::uint64_t seed, int hands, const Look& look) {
  test::Dealer dealer(seed);
  const CardSet deck = test::small_deck(4, 4);
  for (int i = 0; i < hands; ++i) {
    const Contract contract = test::random_contract(dealer, 3);
    const Deal deal = test::deal_from(dealer, deck, 3, 3);
    test::play_out(dealer, deal, deck, contract, [&](View view) {
      view.calls = {};
      if (!settled(contract, view.history)) look(view);
    });
  }
}

// Whether no seat can play a card between the two.
bool are_touching(const View& view, Card a, Card b) {
  if (a.suit() != b.suit()) return false;
  CardSet others = view.unseen();
  if (!view.history.trick().empty()) others.insert(view.history.winning_card());
  for (const Card card : others.of(a.suit())) {
    if ((card.rank() > a.rank()) != (card.rank() > b.rank())) return false;
  }
  return true;
}

TEST_CASE("Every card that may be played is rated once, the best first and the others by their rates",
          "[analysis][next]") {
  int equal = 0;
  int falling = 0;
  look_at_small_hands(81, 60, [&](const View& view) {
    const NextAnswer answer = answer_of(view, 12);
    REQUIRE(answer.is_complete);
    CardSet rated;
    for (std::size_t i = 0; i < answer.cards.size(); ++i) {
      const NextCard& each = answer.cards[i];
      REQUIRE_FALSE(rated.has(each.card));
      rated.insert(each.card);
      const auto touching =
          std::find_if(answer.cards.begin(), answer.cards.end(),
                       [&](const NextCard& other) { return are_touching(view, other.card, each.card); });
      // The first of equal cards stands for them.
      const bool is_first = touching->card == each.card;
      REQUIRE(each.same_as == (is_first ? std::nullopt : std::optional(touching->card)));
      if (is_first) continue;
      REQUIRE(are_equal(each.success, touching->success));
      REQUIRE(are_equal(each.face_up, touching->face_up));
      REQUIRE(are_equal(each.behind, touching->behind));
      ++equal;
    }
    REQUIRE(rated == view.legal());
    double before = view.seat == kDeclarer ? 1.0 : 0.0;
    for (const NextCard& each : answer.cards) {
      // The best and its equals may have a lower rate by chance.
      if (each.card == answer.cards.front().card || each.same_as == answer.cards.front().card) continue;
      const double now = each.success.value;
      REQUIRE((view.seat == kDeclarer ? now <= before : now >= before));
      falling += now != before ? 1 : 0;
      before = now;
    }
    REQUIRE(are_equal(answer.cards.front().behind, Estimate::exact(0.0)));
  });
  CHECK(equal > 20);
  CHECK(falling > 20);
}

TEST_CASE("Where every world is played, its face-up rates are those of plain minimax",
          "[analysis][next][oracle]") {
  int compared = 0;
  look_at_small_hands(82, 120, [&](const View& view) {
    if (view.history.cards().empty() || Worlds(view).count() > 60.0) return;
    const NextAnswer answer = answer_of(view, 60);
    REQUIRE(answer.is_exact);
    // By the place of the card among the cards that may be played, the highest first.
    std::vector<int> made(static_cast<std::size_t>(view.legal().size()));
    int worlds = 0;
    for_each_world(view, [&](const Hands& world) {
      const std::vector<int> tricks = test::oracle_tricks(open_state(view, world));
      for (std::size_t i = 0; i < made.size(); ++i) made[i] += is_made(view.contract, tricks[i]) ? 1 : 0;
      ++worlds;
    });
    REQUIRE(answer.deals == static_cast<std::uint64_t>(worlds));
    std::size_t place = 0;
    for (const Card card : view.legal()) {
      const auto rated = std::find_if(answer.cards.begin(), answer.cards.end(),
                                      [&](const NextCard& each) { return each.card == card; });
      REQUIRE(rated != answer.cards.end());
      REQUIRE(rated->face_up.value == Approx(static_cast<double>(made[place++]) / worlds));
      ++compared;
    }
    // The best card is ahead of each other card by the difference of their rates.
    const double best = answer.cards.front().success.value;
    for (const NextCard& each : answer.cards) {
      const double behind = view.seat == kDeclarer ? best - each.success.value : each.success.value - best;
      REQUIRE(behind >= 0.0);
      REQUIRE(each.behind.value == Approx(behind));
    }
  });
  CHECK(compared > 100);
}

}  // namespace
}  // namespace nap

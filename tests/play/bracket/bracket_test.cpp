// The bracket around the played rate, compared with plain recursion that asks the same players.
#include "nap/play/bracket/bracket.hpp"

#include <cstdint>
#include <optional>
#include <vector>

#include <catch2/catch.hpp>

#include "nap/cards/notation.hpp"
#include "nap/play/bracket/best_declarer.hpp"
#include "nap/play/bracket/best_defence.hpp"
#include "nap/play/players/make_player.hpp"
#include "nap/play/players/sampling_player.hpp"
#include "nap/sim/deals/contracts.hpp"
#include "support/playout.hpp"

namespace nap::test {
namespace {

// Players at `fixed` seats follow the player. All others see everything and play for their side. There is no
// pruning and no merging, and play goes on to the last card.
class PlainBracket {
 public:
  PlainBracket(const Dealt& dealt, const PlayedGame& game, Player& player, bool is_declarer_fixed)
      : dealt_(dealt), game_(game), player_(player), is_declarer_fixed_(is_declarer_fixed) {}

  bool is_made() {
    History history(dealt_.hands.shape(), game_.contract.trump);
    if (game_.lead) history.open(*game_.lead);
    return is_made(history);
  }

 private:
  bool is_made(const History& history) {
    if (history.is_over()) return nap::is_made(game_.contract, history.declarers_tricks());
    const Seat seat = history.to_play();
    const View view = view_of(seat, dealt_, game_.contract, game_.calls, history);
    const bool is_fixed = (seat == kDeclarer) == is_declarer_fixed_;
    // A player is asked only while the contract is open.
    const bool is_asked = is_fixed && !settled(game_.contract, history);
    const CardSet cards = is_asked   ? CardSet(player_.choose(view))
                          : is_fixed ? CardSet(view.legal().highest())
                                     : view.legal();
    const bool is_declarers_choice = seat == kDeclarer;
    for (const Card card : cards) {
      History next = history;
      next.play(card);
      if (is_made(next) == is_declarers_choice) return is_declarers_choice;
    }
    return !is_declarers_choice;
  }

  const Dealt& dealt_;
  const PlayedGame& game_;
  Player& player_;
  bool is_declarer_fixed_;
};

struct Table {
  int suits;
  int ranks;
  int seats;
  int cards;
};
const std::vector<Table> kTables = {{2, 5, 2, 4}, {3, 4, 3, 3}, {4, 3, 3, 3}, {4, 4, 4, 3}, {3, 6, 4, 3}};

std::vector<Contract> contracts(int cards) {
  std::vector<Contract> result = {{0, Trump::none()}};
  for (int tricks = 1; tricks <= cards; ++tricks) result.push_back({tricks, Trump::first_lead()});
  return result;
}

// Random deals of small decks, each with a contract and a random first lead. In two of three the declarer
// knows cards of the stock.
template <class Look>
void for_each_game(int rounds, const Look& look) {
  Dealer dealer(19);
  for (const Table& table : kTables) {
    const CardSet deck = small_deck(table.suits, table.ranks);
    for (const Contract& contract : contracts(table.cards)) {
      for (int round = 0; round < rounds; ++round) {
        const Deal deal = deal_from(dealer, deck, table.seats, table.cards);
        const Card lead = dealer.cards_from(deal.hand(kDeclarer), 1).highest();
        INFO(to_dots(deal) << ", " << to_string(lead) << " for " << contract.tricks);
        Dealt dealt = with_stock(deal, deck);
        dealt.known[kDeclarer.index()] = dealer.cards_from(dealt.stock, dealer.below(3));
        look(dealt, PlayedGame{contract, Calls{contract}, opening_of(contract, lead)});
      }
    }
  }
}

}  // namespace

TEST_CASE("The lower end is what the declarer's policy makes against every defence", "[play][bracket]") {
  Solver solver;
  int made = 0;
  int games = 0;
  for (const TieBreak ties : {TieBreak::Tricks, TieBreak::Rule}) {
    // Each policy remembers its own choices.
    CoarsePolicy policy(solver, {3, 30, ties});
    CoarsePolicy same_policy(solver, {3, 30, ties});
    CoarsePlayer declarer(same_policy);
    BestDefence defence(solver, policy);
    for_each_game(150, [&](const Dealt& dealt, const PlayedGame& game) {
      const bool is_made = PlainBracket(dealt, game, declarer, true).is_made();
      REQUIRE(defence.is_made(dealt, game.contract, *game.lead) == is_made);
      REQUIRE(is_made_against_best_defence(dealt, game, declarer, solver) == is_made);
      made += is_made ? 1 : 0;
      ++games;
    });
  }
  CHECK(made > games / 5);
  CHECK(made < games * 4 / 5);
}

TEST_CASE("A declarer who minds every card played has a lower end too", "[play][bracket]") {
  Solver solver;
  SamplingPlayer declarer(solver, {5, 30});
  for_each_game(10, [&](const Dealt& dealt, const PlayedGame& game) {
    REQUIRE(is_made_against_best_defence(dealt, game, declarer, solver) ==
            PlainBracket(dealt, game, declarer, true).is_made());
  });
}

TEST_CASE("The upper end is the best play against the defenders", "[play][bracket]") {
  Solver solver;
  SamplingPlayer defenders(solver, {5, 30});
  for_each_game(10, [&](const Dealt& dealt, PlayedGame game) {
    REQUIRE(is_made_by_best_declarer(dealt, game, defenders, solver) ==
            PlainBracket(dealt, game, defenders, false).is_made());
    game.lead.reset();
    REQUIRE(is_made_by_best_declarer(dealt, game, defenders, solver) ==
            PlainBracket(dealt, game, defenders, false).is_made());
  });
}

TEST_CASE("No declarer makes more than the upper end against the reference player", "[play][bracket]") {
  Solver solver;
  const auto reference = make_player(kReferencePlayer, solver, 5);
  int played = 0;
  int upper = 0;
  for_each_game(10, [&](const Dealt& dealt, const PlayedGame& game) {
    const bool is_made = is_made_by_best_declarer(dealt, game, *reference, solver);
    REQUIRE(is_made == PlainBracket(dealt, game, *reference, false).is_made());
    const bool is_played = play_out(dealt, game, {*reference, *reference});
    REQUIRE(is_played <= is_made);
    played += is_played ? 1 : 0;
    upper += is_made ? 1 : 0;
  });
  CHECK(played > 0);
  CHECK(played <= upper);
}

TEST_CASE("What is made at the lower end is made in play, and so at the upper end", "[play][bracket]") {
  Solver solver;
  CoarsePolicy policy(solver, {1, 64});
  CoarsePlayer coarse_declarer(policy);
  BestDefence defence(solver, policy);
  SamplingPlayer sampling(solver, {2, 64});
  int lower = 0;
  int played = 0;
  int upper = 0;
  for_each_game(40, [&](const Dealt& dealt, const PlayedGame& game) {
    const bool low = defence.is_made(dealt, game.contract, *game.lead);
    const bool middle = play_out(dealt, game, {coarse_declarer, sampling});
    const bool high = is_made_by_best_declarer(dealt, game, sampling, solver);
    REQUIRE(low <= middle);
    REQUIRE(middle <= high);
    const bool other = play_out(dealt, game, {sampling, sampling});
    REQUIRE(is_made_against_best_defence(dealt, game, sampling, solver) <= other);
    REQUIRE(other <= high);
    lower += low ? 1 : 0;
    played += middle ? 1 : 0;
    upper += high ? 1 : 0;
  });
  CHECK(lower < played);
  CHECK(played < upper);
}

TEST_CASE("The upper end above a played rate adds up both errors", "[play][bracket]") {
  Bracket bracket{{Card(Rank::Ace, Suit::Hearts), Suit::Hearts}, {}};
  bracket.beyond = {0.1, 0.06, 0.13};
  const Estimate upper = bracket.upper_above({0.4, 0.37, 0.44});
  CHECK(upper.value == Approx(0.5));
  CHECK(upper.low == Approx(0.45));
  CHECK(upper.high == Approx(0.55));
  CHECK(bracket.upper_above({0.99, 0.97, 1.0}).high == 1.0);
}

TEST_CASE("A coarse declarer does not tell apart cards between the declarer's own", "[play][bracket]") {
  // Either the six or the four of spades falls on the ace. The declarer has no card between them.
  const CardSet deck = small_deck(4, 13);
  const Contract contract{3, Trump::first_lead()};
  const auto after = [&](const char* east, const char* dropped) {
    Deal deal(3);
    deal.give(kDeclarer, parse_hand("AK.A8..", Deck(), 4));
    deal.give(Seat(1), parse_hand(east, Deck(), 4));
    deal.give(Seat(2), parse_hand("53.K2..", Deck(), 4));
    BlindState state = BlindState::after_lead(with_stock(deal, deck), contract,
                                              {Card(Rank::Ace, Suit::Spades), Suit::Spades});
    state.play(parse_card(dropped, Deck()));
    state.play(Card(Rank::Three, Suit::Spades));
    return state;
  };
  const BlindState six = after("6.Q3.2.", "6S");
  const BlindState four = after("4.Q3.2.", "4S");
  CHECK(key_of(coarse(six)) == key_of(coarse(four)));
  CHECK(open_key_of(six) == open_key_of(four));
  // The queen of hearts is above the eight; a seven would be below it.
  const BlindState seven = after("6.73.2.", "6S");
  CHECK(key_of(coarse(six)) == key_of(coarse(seven)));
  CHECK_FALSE(open_key_of(six) == open_key_of(seven));
}

TEST_CASE("The bracket is the same for every number of threads", "[play][bracket][determinism]") {
  const CardSet hand = parse_hand("KT.AK3..", Deck(), 5);
  const Contract contract{3, Trump::first_lead()};
  const PlayedGame game{contract, Calls{contract}, opening_of(contract, Card(Rank::Ace, Suit::Hearts))};
  BracketPlan plan;
  plan.deals = 250;
  plan.pilot_deals = 120;
  std::optional<Bracket> first;
  for (const int threads : {1, 2, 3}) {
    Monitor monitor;
    Harness harness(threads, monitor);
    const Bracket bracket = estimate_bracket(harness, hand, Setup{}, game, wilson_estimate(500, 1000), plan);
    CHECK(bracket.deals == plan.deals);
    CHECK(bracket.lower.value < bracket.upper.value);
    CHECK(bracket.lower.value <= bracket.played.value);
    CHECK(bracket.played.value <= bracket.upper.value);
    CHECK(bracket.lower.value <= bracket.open.value);
    CHECK(bracket.open.value <= bracket.upper.value);
    if (!first) first = bracket;
    CHECK(bracket.lower.value == first->lower.value);
    CHECK(bracket.played.value == first->played.value);
    CHECK(bracket.upper.value == first->upper.value);
    CHECK(bracket.beyond.value > 0.0);
    CHECK(bracket.beyond.value < bracket.upper.value);
    CHECK(bracket.beyond.value == first->beyond.value);
    CHECK(bracket.declarer.worlds == first->declarer.worlds);
    CHECK(bracket.declarer.ties == first->declarer.ties);
  }
}

}  // namespace nap::test

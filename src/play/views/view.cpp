#include "nap/play/views/view.hpp"

#include "nap/rules/opening.hpp"
#include "nap/rules/trick.hpp"

namespace nap {
namespace {

// A hash that applies the finalizer of SplitMix64 (Steele, Lea, Flood, OOPSLA 2014) after each word.
class Hash {
 public:
  void add(std::uint64_t word) {
    std::uint64_t mixed = state_ * 0x9E3779B97F4A7C15U + word + 1;
    mixed = (mixed ^ mixed >> 30U) * 0xBF58476D1CE4E5B9U;
    mixed = (mixed ^ mixed >> 27U) * 0x94D049BB133111EBU;
    state_ = mixed ^ mixed >> 31U;
  }
  std::uint64_t value() const { return state_; }

 private:
  std::uint64_t state_ = 0;
};

std::uint64_t code_of(Trump trump) {
  if (trump.is_none()) return 5;
  return trump.is_first_lead() ? 4 : static_cast<std::uint64_t>(*trump.after_lead(Suit::Clubs));
}

// A number from 1 to 255. 0 stands for no call.
std::uint64_t code_of(const Contract& contract) {
  constexpr std::uint64_t kTricks = 10;
  const std::uint64_t tricks_and_rule =
      static_cast<std::uint64_t>(contract.lead) * kTricks + static_cast<std::uint64_t>(contract.tricks);
  return tricks_and_rule * 8 + code_of(contract.trump) + 1;
}

// Cards that can no longer come between two others: no seat holds them, and they do not win the trick in
// progress.
CardSet gone(const View& view) {
  CardSet cards = (CardSet::full_deck() - view.deck) | view.out_of_play | view.history.played();
  if (!view.history.trick().empty()) cards.remove(view.history.winning_card());
  return cards;
}

}  // namespace

CardSet View::legal() const {
  const auto trick = history.trick();
  if (history.cards().empty()) return opening_cards(contract, hand());
  return trick.empty() ? hand() : legal_cards(hand(), trick.front(), history.trump());
}

bool operator==(const View& a, const View& b) {
  return a.seat == b.seat && a.deck == b.deck && a.dealt == b.dealt && a.out_of_play == b.out_of_play &&
         a.contract == b.contract && a.calls == b.calls && a.history == b.history && a.coins == b.coins;
}

View view_of(Seat seat, const Dealt& dealt, const Contract& contract, const Calls& calls,
             const History& history) {
  return {seat,    dealt.deck(), dealt.hands.hand(seat), dealt.known[seat.index()], contract, calls,
          history, dealt.coins};
}

std::uint64_t hash_of(const View& view) {
  Hash hash;
  hash.add(view.deck.bits());
  hash.add(view.dealt.bits());
  hash.add(view.out_of_play.bits());
  hash.add(view.coins);

  const History& history = view.history;
  std::uint64_t table = view.seat.index();
  table = table << 8U | static_cast<std::uint64_t>(history.seats());
  table = table << 8U | static_cast<std::uint64_t>(history.hand_cards());
  table = table << 8U | code_of(history.trump_rule());
  table = table << 8U | code_of(view.contract);
  table = table << 8U | history.cards().size();
  table = table << 8U | history.leader().index();
  table = table << 8U | static_cast<std::uint64_t>(history.declarers_tricks());
  hash.add(table);

  // What a card makes trump by itself is in the rule.
  const auto named = history.trump();
  if (!history.cards().empty() && named != history.trump_rule().after_lead(history.cards().front()))
    hash.add(static_cast<std::uint64_t>(named.value()));

  std::uint64_t calls = 0;
  for (const auto& call : view.calls) calls = calls << 8U | (call ? code_of(*call) : 0);
  hash.add(calls);

  // Eight cards to a word. The number of cards, added above, tells where they end.
  std::uint64_t cards = 0;
  int in_word = 0;
  for (const Card card : history.cards()) {
    cards = cards << 8U | static_cast<std::uint64_t>(card.bit());
    if (++in_word % 8 != 0) continue;
    hash.add(cards);
    cards = 0;
  }
  hash.add(cards);
  return hash.value();
}

// From every own card a mark goes up through cards that are gone, in all lanes at once. If the next card is
// an own card, it takes the same tricks. Guard bits are never gone, so no mark reaches the next suit.
CardSet distinct_cards(const View& view) {
  std::uint64_t reached = view.hand().bits();
  std::uint64_t through = gone(view).bits();
  for (unsigned distance = 1; distance < 16; distance *= 2) {
    reached |= through & reached << distance;
    through &= through << distance;
  }
  return view.legal() - CardSet(reached << 1U);
}

}  // namespace nap

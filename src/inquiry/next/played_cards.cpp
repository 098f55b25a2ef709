#include "next/played_cards.hpp"

#include <algorithm>
#include <array>
#include <vector>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "nap/inquiry/words/titles.hpp"
#include "nap/play/views/hidden_cards.hpp"
#include "nap/play/views/worlds.hpp"
#include "nap/rules/trick.hpp"
#include "nap/text/parse_error.hpp"
#include "nap/text/quoting.hpp"
#include "table/told_play.hpp"

namespace nap {
namespace {

constexpr std::array<const char*, kSuits> kSuitNames = {"clubs", "diamonds", "hearts", "spades"};

class CardsPlayer {
 public:
  CardsPlayer(const PlayedStyle& style, View& view) : style_(style), view_(view) {}

  void play_all(std::string_view text) {
    check_shortage("--dead");
    for_each_played(
        text, [this](std::string_view word) { play(word); }, [this] { end_trick(); });
  }

  void check_turn() const {
    if (history().cards().empty() && style_.named)
      throw ParseError("--trump: no card was played; it is what the declarer named with his first card");
    if (history().is_over()) {
      throw ParseError(fmt::format("--played: the hand is over after trick {}; {} was {} in trick {}",
                                   history().hand_cards(), style_.bid, is_made_ ? "made" : "lost",
                                   settled_in_));
    }
    if (settled_in_ > 0) {
      throw ParseError(fmt::format("--played, trick {}: {} is {} already; no card changes that", settled_in_,
                                   style_.bid, is_made_ ? "made" : "lost"));
    }
    if (history().to_play() == view_.seat) return;
    throw ParseError(fmt::format("--played, trick {}: it is seat {}'s turn, not seat {}'s (--seat)", trick(),
                                 number(history().to_play()), number(view_.seat)));
  }

 private:
  const History& history() const { return view_.history; }
  // The seat's number as people count: from 1.
  static int number(Seat seat) { return seat.number() + 1; }
  int trick_of(std::size_t cards_before) const {
    return static_cast<int>(cards_before) / history().seats() + 1;
  }
  int trick() const { return trick_of(history().cards().size()); }
  std::string place() const {
    return fmt::format("--played, trick {}, seat {}", trick(), number(history().to_play()));
  }

  void end_trick() const {
    const std::size_t cards = history().trick().size();
    if (cards == 0 && !history().cards().empty()) return;
    throw ParseError(fmt::format("--played, trick {}: ; after {}; a trick has {}", trick(),
                                 cards_text(static_cast<int>(cards)), history().seats()));
  }

  void play(std::string_view word) {
    if (history().is_over()) {
      throw ParseError(fmt::format("--played, {}: too many cards; the hand is over after {} tricks of {}",
                                   in_quotes(word), history().hand_cards(), history().seats()));
    }
    const Card card = parse(word);
    const auto fail = [&](const std::string& what) {
      throw ParseError(fmt::format("{}: {} {}", place(), to_string(card), what));
    };
    if (history().played().has(card)) fail("was played before, " + when_played(card));
    if (view_.out_of_play.has(card)) fail("is out of play (--dead)");
    const Seat seat = history().to_play();
    if (seat == view_.seat) {
      check_own(card, fail);
    } else if (view_.dealt.has(card)) {
      fail(fmt::format("is in the hand of seat {} (--hand)", number(view_.seat)));
    }
    const int shown_in = card.is_joker() ? 0 : shown_void(seat, card.suit());
    if (shown_in > 0)
      fail(fmt::format("cannot be: the seat did not follow {} in trick {}", name(card.suit()), shown_in));
    if (seat == kDeclarer && ruled_out_by_lead(view_).has(card)) fail("is lower than " + lowest_card());
    note_void(seat, card);
    const std::string where = place();
    const int trick = this->trick();
    if (history().cards().empty()) {
      open(opening(card, fail));
    } else {
      view_.history.play(card);
    }
    check_shortage(fmt::format("{}: after {}", where, to_string(card)));
    note_settled(trick);
  }

  // Plays the first card. From then on a joker is a card of the trump suit.
  void open(const Opening& opening) {
    for (CardSet* cards : {&view_.deck, &view_.dealt, &view_.out_of_play})
      *cards = under_trump(*cards, opening.trump);
    view_.history.open(under_trump(opening));
  }

  // Whether the first card is the lowest that is no trump.
  bool is_opened_low() const { return view_.contract.lead == LeadRule::LowestNonTrump; }

  // What this first card opens.
  template <class Fail>
  Opening opening(Card card, const Fail& fail) const {
    if (!is_opened_low() && !names_trump(view_.contract, card)) {
      if (style_.named) fail("makes trump by itself; leave --trump out");
      return opening_of(view_.contract, card);
    }
    if (!style_.named) fail("makes no trump by itself: trump is named aloud; write it, such as --trump S");
    const Opening named(card, style_.named);
    if (is_opened_low() && (card.is_joker() || card.suit() == *style_.named))
      fail(fmt::format("is a trump; {} is opened with the lowest other card", style_.bid));
    const std::vector<Opening> allowed = openings(view_.contract, view_.dealt);
    if (view_.seat == kDeclarer && std::find(allowed.begin(), allowed.end(), named) == allowed.end())
      fail(is_opened_low() ? "is not the lowest card that is no trump"
                           : fmt::format("is not the lowest of {}", name(*style_.named)));
    return named;
  }

  // What the first card was bound to be.
  std::string lowest_card() const {
    return fmt::format("{}, the first card, which was the lowest {}", to_string(history().cards().front()),
                       is_opened_low() ? "that is no trump" : "trump");
  }

  Card parse(std::string_view word) const {
    try {
      return under_trump(parse_card(word, style_.deck, style_.letters), history().trump());
    } catch (const ParseError& error) {
      throw ParseError(fmt::format("{}: {}", place(), error.what()));
    }
  }

  template <class Fail>
  void check_own(Card card, const Fail& fail) const {
    const CardSet hand = view_.hand();
    if (!hand.has(card)) {
      const std::string leader =
          trick() == 1 ? "" : fmt::format("; seat {} took trick {}", number(history().leader()), trick() - 1);
      fail(fmt::format("is not in the hand {}{}", to_dots(view_.dealt), leader));
    }
    if (view_.legal().has(card)) return;
    if (history().cards().empty())
      fail(fmt::format("may not be led: {} is opened with the lowest {}", style_.bid,
                       is_opened_low() ? "card that is no trump" : "card of a suit"));
    const Suit led = *suit_in_play(history().trick().front(), history().trump());
    fail(fmt::format("does not follow {}; the hand has {}", name(led),
                     to_text(hand.of(led), SuitStyle::Letters)));
  }

  std::string when_played(Card card) const {
    const auto cards = history().cards();
    std::size_t before = 0;
    while (cards[before] != card) ++before;
    for (const Seat seat : all_seats(history().seats())) {
      if (history().played_by(seat).has(card)) {
        return fmt::format("by seat {} in trick {}", number(seat), trick_of(before));
      }
    }
    return fmt::format("in trick {}", trick_of(before));
  }

  void note_void(Seat seat, Card card) {
    if (history().trick().empty()) return;
    const std::optional<Suit> trump = history().trump();
    const std::optional<Suit> led = suit_in_play(history().trick().front(), trump);
    if (led && suit_in_play(card, trump) != led && shown_void(seat, *led) == 0)
      shown_void_[seat.index()][static_cast<std::size_t>(*led)] = trick();
  }

  // The trick in which the seat did not follow the suit; 0: none.
  int shown_void(Seat seat, Suit suit) const {
    return shown_void_[seat.index()][static_cast<std::size_t>(suit)];
  }

  void note_settled(int trick) {
    const std::optional<bool> is_made = settled(view_.contract, history());
    if (!is_made || settled_in_ > 0) return;
    settled_in_ = trick;
    is_made_ = *is_made;
  }

  void check_shortage(const std::string& where) const {
    const std::optional<Shortage> found = shortage(view_);
    if (!found) return;
    std::vector<int> seats;
    for (const Seat seat : all_seats(history().seats())) {
      if (found->seats.has(seat)) seats.push_back(number(seat));
    }
    std::vector<std::string> suits;
    for (const Suit suit : kSuitsHighToLow) {
      if ((found->suits >> static_cast<unsigned>(suit) & 1U) != 0) suits.emplace_back(name(suit));
    }
    const std::string of_suits =
        suits.size() == kSuits
            ? ""
            : fmt::format(" of {}", suits.empty() ? "no suit" : fmt::format("{}", fmt::join(suits, " and ")));
    throw ParseError(fmt::format("{}: no deal is possible: seat{} {} still hold{} {}{}, but {} {} unseen",
                                 where, seats.size() == 1 ? "" : "s", fmt::join(seats, ", "),
                                 seats.size() == 1 ? "s" : "", cards_text(found->needed), of_suits,
                                 found->unseen, found->unseen == 1 ? "is" : "are"));
  }

  static const char* name(Suit suit) { return kSuitNames[static_cast<std::size_t>(suit)]; }

  const PlayedStyle& style_;
  View& view_;
  // By seat and suit, as shown_void() tells.
  std::array<std::array<int, kSuits>, kMaxSeats> shown_void_{};
  int settled_in_ = 0;  // the trick; 0: not yet
  bool is_made_ = false;
};

}  // namespace

void play_cards(std::string_view text, const PlayedStyle& style, View& view) {
  CardsPlayer player(style, view);
  player.play_all(text);
  player.check_turn();
}

}  // namespace nap

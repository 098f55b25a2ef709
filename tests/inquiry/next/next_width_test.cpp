// The text of `nap next` fits a terminal, whatever the table, the cards and the figures are.
#include <catch2/catch.hpp>

#include "nap/cards/notation.hpp"
#include "nap/inquiry/next/next_document.hpp"
#include "support/wide.hpp"

using namespace nap;
using namespace nap::test;

namespace {

// A question of the declarer, or of the defender in the last seat.
NextQuestion question_of(const Ruleset& ruleset, const Seating& seating, const Bid& bid, bool is_declarer) {
  const CardSet hand = mixed_hand(ruleset.cards);
  const Seat seat = is_declarer ? kDeclarer : Seat(seating.active - 1);
  const History history({.seats = seating.active, .hand_cards = ruleset.cards}, bid.contract.trump);
  View view{seat, CardSet::full_deck(), hand, CardSet(), bid.contract, {}, history};
  view.calls[kDeclarer.index()] = bid.contract;
  return {{HandForm::Dots}, {ruleset, Deck(), seating}, RankLetters::English, bid, {}, view, {}};
}

// The same question with everything that can be added: defaults, calls of every seat, cards out of play, and
// as many played cards as possible.
NextQuestion with_remarks(NextQuestion setting) {
  setting.asked.defaults = {{"players", "~/.config/nap/nap.conf"},
                            {"deck", "/a/folder/with/a/long/name/for/settings/nap/nap.conf"},
                            {"stakes", "NAP_STAKES"}};
  setting.asked.form = HandForm::Groups;
  const std::string second = setting.table.ruleset.callable_bids().back().id;
  for (int seat = 0; seat < setting.table.seating.active; ++seat) {
    setting.heard.push_back(seat % 2 == 0 ? setting.bid.id : second);
    setting.view.calls[static_cast<std::size_t>(seat)] = setting.bid.contract;
  }
  const int before_last = setting.table.seating.active * (setting.table.ruleset.cards - 1);
  for (const Card card : CardSet::full_deck() - setting.view.dealt) {
    if (static_cast<int>(setting.view.history.cards().size()) < before_last) {
      setting.view.history.play(card);
    } else {
      setting.view.out_of_play.insert(card);
    }
  }
  return setting;
}

// The same figures for all cards of the hand. `behind` says whether the others are too close to tell.
NextAnswer answer_of(const NextQuestion& setting, const Figures& figures, const Estimate& behind) {
  NextAnswer answer{{}, behind.is_exact(), 1'000'000, true};
  for (const Card card : setting.view.dealt) {
    answer.cards.push_back({card, std::nullopt, figures.rate, figures.rate, behind, std::nullopt});
  }
  answer.cards[1].same_as = answer.cards[0].card;
  answer.cards[2].success = {0.5, 0.3, 0.7};
  return answer;
}

void check_answers(const NextQuestion& setting, const CardStyle& style) {
  for (const Figures& figures : wide_figures()) {
    for (const Estimate& behind : {Estimate{0.1, -0.1, 0.3}, {0.2, 0.1, 0.3}, Estimate::exact(0.0)}) {
      NextAnswer answer = answer_of(setting, figures, behind);
      for (const std::size_t width : {60U, 80U, 120U}) {
        check_fits(next_document({setting, answer}, style), width);
      }
      answer.cards.erase(answer.cards.begin() + 1, answer.cards.end());
      check_fits(next_document({setting, answer}, style));
    }
  }
}

void check_seat(const NextQuestion& setting) {
  check_answers(setting, SuitStyle::Letters);
  check_answers(with_remarks(setting), SuitStyle::Letters);
  check_answers(with_remarks(setting), {SuitStyle::Symbols, RankLetters::French});
}

}  // namespace

TEST_CASE("The next card is told in the columns of a terminal at every table", "[inquiry][next][width]") {
  for (const int cards : kHandSizes) {
    for (const Ruleset& ruleset : rulesets_of(cards)) {
      INFO(ruleset.name());
      const std::vector<Bid> bids = ruleset.callable_bids();
      for (const Seating& seating : seatings_for(cards)) {
        check_seat(question_of(ruleset, seating, bids.front(), true));
        check_seat(question_of(ruleset, seating, bids.back(), false));
      }
    }
  }
}

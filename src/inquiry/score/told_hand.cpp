#include "score/told_hand.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "nap/inquiry/words/titles.hpp"
#include "nap/rules/auction/turn.hpp"
#include "nap/text/option_values.hpp"
#include "nap/text/parse_error.hpp"
#include "nap/text/quoting.hpp"
#include "table/told_play.hpp"

namespace nap {
namespace {

class ContractReader {
 public:
  ContractReader(const ScoreRequest& request, const TableSetting& table,
                 const std::vector<std::string>& names)
      : request_(request), table_(table), names_(names) {}

  DeclarersBid read() const {
    if (request_.heard) return heard(*request_.heard);
    if (!request_.declarer)
      throw ParseError("no declarer; write a seat, such as declarer 2, or all calls (heard)");
    if (!request_.bid)
      throw ParseError("no bid; write what was played, such as bid three, or all calls (heard)");
    return {parse_played_bid("bid", *request_.bid, table_), parse_declarer(*request_.declarer)};
  }

 private:
  DeclarersBid heard(const std::string& calls) const {
    const FinishedAuction auction = parse_auction(calls, table_.ruleset, table_.seating);
    if (request_.bid && parse_played_bid("bid", *request_.bid, table_).id != auction.bid.id) {
      throw ParseError(
          fmt::format("bid {}: after these calls {} is played", in_quotes(*request_.bid), auction.bid.id));
    }
    if (request_.declarer && parse_declarer(*request_.declarer) != auction.declarer) {
      throw ParseError(fmt::format("declarer {}: after these calls it is seat {}",
                                   in_quotes(*request_.declarer), auction.declarer.number() + 1));
    }
    return {auction.bid, auction.declarer};
  }

  Seat parse_declarer(const std::string& text) const {
    const Seat seat = parse_seat("declarer", text, names_, table_.seating.active);
    if (seat.number() < table_.seating.active) return seat;
    throw ParseError(fmt::format("declarer {}: the dealer has no cards", in_quotes(text)));
  }

  const ScoreRequest& request_;
  const TableSetting& table_;
  const std::vector<std::string>& names_;
};

// The cards of a text, with errors that name the trick and the place in it.
class PlayedReader {
 public:
  PlayedReader(const TableSetting& table, RankLetters letters) : table_(table), letters_(letters) {}

  std::vector<Card> read(std::string_view text) {
    for_each_played(
        text, [this](std::string_view word) { add(word); }, [this] { end_trick(); });
    if (cards_.empty())
      throw ParseError("played: no cards; write them in the order of play, or leave it out");
    return cards_;
  }

 private:
  std::size_t seats() const { return static_cast<std::size_t>(table_.seating.active); }
  std::size_t in_trick() const { return cards_.size() % seats(); }
  std::size_t trick() const { return cards_.size() / seats() + 1; }

  void add(std::string_view word) {
    if (cards_.size() == seats() * static_cast<std::size_t>(table_.ruleset.cards)) {
      throw ParseError(fmt::format("played, {}: too many cards; the hand is over after {} tricks of {}",
                                   in_quotes(word), table_.ruleset.cards, seats()));
    }
    try {
      cards_.push_back(parse_card(word, table_.deck, letters_));
    } catch (const ParseError& error) {
      throw ParseError(fmt::format("played, trick {}, card {}: {}", trick(), in_trick() + 1, error.what()));
    }
  }

  void end_trick() const {
    if (in_trick() == 0 && !cards_.empty()) return;
    throw ParseError(fmt::format("played, trick {}: ; after {}; a trick has {}", trick(),
                                 cards_text(static_cast<int>(in_trick())), seats()));
  }

  const TableSetting& table_;
  RankLetters letters_;
  std::vector<Card> cards_;
};

Opening opening_with(Card card, const Bid& bid, const std::optional<std::string>& trump) {
  const Contract& contract = bid.contract;
  const std::string place = "played, trick 1, card 1: " + to_string(card);
  if (names_trump(contract, card) || contract.lead == LeadRule::LowestNonTrump) {
    if (trump) return {card, parse_named_trump("trump", *trump)};
    throw ParseError(place + " makes no trump by itself: the declarer names it; write trump S, H, D or C");
  }
  if (trump) throw ParseError(place + " makes trump by itself; leave trump out");
  return opening_of(contract, card);
}

Deal read_hands(const std::string& text, const TableSetting& table, RankLetters letters) {
  const Deal deal = [&] {
    try {
      return parse_deal(text, letters, table.deck);
    } catch (const ParseError& error) {
      throw ParseError(fmt::format("hands: {}", error.what()));
    }
  }();
  if (deal.seats() != table.seating.active) {
    throw ParseError(fmt::format("hands: {} hands; of {} have {} cards", deal.seats(),
                                 players_text(table.seating), table.seating.active));
  }
  if (deal.hand_cards() != table.ruleset.cards) {
    throw ParseError(fmt::format("hands: {} in each hand; at this table they have {}",
                                 cards_text(deal.hand_cards()), table.ruleset.cards));
  }
  return deal;
}

}  // namespace

Seat parse_seat(std::string_view key, const std::string& text, const std::vector<std::string>& names,
                int seats) {
  const auto name = std::find(names.begin(), names.end(), text);
  if (name != names.end()) return Seat(static_cast<int>(name - names.begin()));
  if (text.find_first_not_of("0123456789") != std::string::npos) {
    throw ParseError(
        fmt::format("{} {}: a seat from 1 to {}, or one of the names", key, in_quotes(text), seats));
  }
  return Seat(static_cast<int>(parse_whole(key, text, 1, static_cast<std::uint64_t>(seats))) - 1);
}

DeclarersBid read_bid(const ScoreRequest& request, const ScoredDeal& scored) {
  return ContractReader(request, scored.table, scored.names).read();
}

std::optional<RefereedHand> read_play(const ScoreRequest& request, const ScoredDeal& scored,
                                      RankLetters letters) {
  std::optional<Deal> hands;
  if (request.hands)
    hands = read_hands(*request.hands, scored.table, letters).seen_from(scored.played->declarer);
  if (!request.played) {
    if (request.trump) throw ParseError("trump: no cards were played; leave it out");
    return std::nullopt;
  }
  if (!hands) throw ParseError("played: no hands; write them, too, or only the result");
  const std::vector<Card> cards = PlayedReader(scored.table, letters).read(*request.played);
  const Opening opening = opening_with(cards.front(), scored.played->bid, request.trump);
  return refereed(*hands, scored.played->bid.contract, opening, std::span(cards).subspan(1));
}

}  // namespace nap

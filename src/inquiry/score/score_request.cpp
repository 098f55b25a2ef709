#include "nap/inquiry/score/score_request.hpp"

#include <algorithm>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "nap/inquiry/words/rank_language.hpp"
#include "nap/inquiry/words/titles.hpp"
#include "nap/rules/auction/turn.hpp"
#include "nap/text/characters.hpp"
#include "nap/text/option_values.hpp"
#include "nap/text/parse_error.hpp"
#include "nap/text/quoting.hpp"
#include "score/told_result.hpp"
#include "table/told_play.hpp"

namespace nap {
namespace {

// The names by seat: the player to the dealer's left first.
std::vector<std::string> seated_names(const ScoreRequest& request) {
  std::vector<std::string> names = request.names;
  for (auto name = names.begin(); name != names.end(); ++name) {
    constexpr std::size_t kLongest = 40;
    if (name->empty() || count_characters(*name) > kLongest || has_hidden_character(*name)) {
      throw ParseError(
          fmt::format("names: {}; a name has 1 to {} printable characters", in_quotes(*name), kLongest));
    }
    if (std::find(names.begin(), name, *name) != name)
      throw ParseError(fmt::format("names: {} appears twice; tell them apart", in_quotes(*name)));
  }
  if (!request.dealer) return names;
  const auto dealer = std::find(names.begin(), names.end(), *request.dealer);
  if (dealer == names.end()) {
    throw ParseError(
        fmt::format("dealer {}: {}", in_quotes(*request.dealer),
                    names.empty() ? "there are no names; write them, clockwise" : "not among the names"));
  }
  std::rotate(names.begin(), dealer + 1, names.end());
  return names;
}

// Who plays what. Seats count from the eldest hand.
struct Played {
  Bid bid;
  Seat declarer;
};

class ContractReader {
 public:
  ContractReader(const ScoreRequest& request, const TableSetting& table,
                 const std::vector<std::string>& names)
      : request_(request), table_(table), names_(names) {}

  Played read() const {
    if (request_.heard) return heard(*request_.heard);
    if (!request_.declarer)
      throw ParseError("no declarer; write a seat, such as declarer 2, or all calls (heard)");
    if (!request_.bid)
      throw ParseError("no bid; write what was played, such as bid three, or all calls (heard)");
    return {parse_played_bid("bid", *request_.bid, table_), parse_declarer(*request_.declarer)};
  }

 private:
  Played heard(const std::string& calls) const {
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
    const int active = table_.seating.active;
    const auto name = std::find(names_.begin(), names_.end(), text);
    if (name != names_.end()) {
      const auto seat = static_cast<int>(name - names_.begin());
      if (seat < active) return Seat(seat);
      throw ParseError(fmt::format("declarer {}: the dealer has no cards", in_quotes(text)));
    }
    if (text.find_first_not_of("0123456789") != std::string::npos) {
      throw ParseError(
          fmt::format("declarer {}: a seat from 1 to {}, or one of the names", in_quotes(text), active));
    }
    return Seat(static_cast<int>(parse_whole("declarer", text, 1, static_cast<std::uint64_t>(active))) - 1);
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

// The hand as the referee sees it, with seats from the declarer; nothing if no cards are known.
std::optional<RefereedHand> read_play(const ScoreRequest& request, const ScoredDeal& scored,
                                      RankLetters letters) {
  std::optional<Deal> hands;
  if (request.hands) hands = read_hands(*request.hands, scored.table, letters).seen_from(scored.declarer);
  if (!request.played) {
    if (request.trump) throw ParseError("trump: no cards were played; leave it out");
    return std::nullopt;
  }
  if (!hands) throw ParseError("played: no hands; write them, too, or only the result");
  const std::vector<Card> cards = PlayedReader(scored.table, letters).read(*request.played);
  const Opening opening = opening_with(cards.front(), scored.bid, request.trump);
  return refereed(*hands, scored.bid.contract, opening, std::span(cards).subspan(1));
}

void settle(ScoredDeal& deal) {
  if (deal.ending == HandEnding::Unsettled) return;
  const Settlement settlement{deal.bid, bid_result(deal.is_made.value_or(false)), deal.declarer};
  const TableSetting& table = deal.table;
  deal.payments = deal.ending == HandEnding::Revoke ? payments_of_revoke(settlement, deal.faults.front().seat,
                                                                         table.ruleset.revoke, table.seating)
                                                    : payments_of(settlement, table.seating);
}

}  // namespace

std::string ScoredDeal::player(Seat seat) const {
  return names.empty() ? fmt::format("seat {}", seat.number() + 1) : names[seat.index()];
}

ScoreInquiry::ScoreInquiry(TableRequest table, const HouseRulesTexts& texts, const std::string& ranks)
    : table_(std::move(table)), texts_(texts), letters_(parse_rank_letters(ranks)) {
  table_of(table_, texts_);  // so that its errors come before those of a deal
}

ScoredDeal ScoreInquiry::score(const ScoreRequest& request) const {
  const std::vector<std::string> names = seated_names(request);
  TableSetting table = table_of(table_for(request), texts_);
  const Played played = ContractReader(request, table, names).read();
  ScoredDeal deal{std::move(table), played.bid, played.declarer, names};
  if (const auto hand = read_play(request, deal, letters_)) note_play(*hand, deal);
  note_result(request.result, deal);
  settle(deal);
  return deal;
}

TableRequest ScoreInquiry::table_for(const ScoreRequest& request) const {
  if (request.names.empty()) return table_;
  TableRequest table = table_;
  const std::string players = std::to_string(request.names.size());
  const auto is_players = [](const DefaultUsed& used) { return used.setting == "players"; };
  const bool is_default = std::erase_if(table.defaults, is_players) > 0;
  if (table.players && !is_default && *table.players != players) {
    throw ParseError(fmt::format("names: {} names; --players {} are at the table", players, *table.players));
  }
  table.players = players;
  return table;
}

}  // namespace nap

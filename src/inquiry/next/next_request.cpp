#include "nap/inquiry/next/next_request.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "nap/inquiry/table/dead_cards.hpp"
#include "nap/inquiry/words/rank_language.hpp"
#include "nap/rules/auction/turn.hpp"
#include "nap/text/option_values.hpp"
#include "nap/text/parse_error.hpp"
#include "nap/text/quoting.hpp"
#include "next/played_cards.hpp"
#include "table/told_play.hpp"

namespace nap {
namespace {

constexpr std::uint64_t kMostDeals = 1'000'000;

// What the play takes from the auction.
struct Auctioned {
  Bid bid;
  Calls calls;  // by seat, the declarer's first
  std::vector<std::string> heard;
};

Auctioned heard_auction(const std::string& text, const TableSetting& table) {
  const FinishedAuction auction = parse_auction(text, table.ruleset, table.seating);
  Auctioned auctioned{auction.bid, {}, auction.heard};
  // A declarer who was forced has not called anything.
  const int seats = table.seating.active;
  for (int from_eldest = 0; from_eldest < seats; ++from_eldest) {
    const auto& call = auction.calls[static_cast<std::size_t>(from_eldest)];
    const Seat seat((from_eldest - auction.declarer.number() + seats) % seats);
    if (call) auctioned.calls[seat.index()] = call->contract;
  }
  return auctioned;
}

Auctioned parse_auctioned(const NextRequest& request, const TableSetting& table) {
  if (!request.heard) {
    if (!request.bid) throw ParseError("no bid; write what is played, such as --bid three, or --heard");
    Auctioned auctioned{parse_played_bid("--bid", *request.bid, table), {}, {}};
    auctioned.calls[kDeclarer.index()] = auctioned.bid.contract;
    return auctioned;
  }
  Auctioned auctioned = heard_auction(*request.heard, table);
  if (request.bid && parse_played_bid("--bid", *request.bid, table).id != auctioned.bid.id) {
    throw ParseError(fmt::format("--bid {}: after the calls {} the declarer plays {}",
                                 in_quotes(*request.bid), in_quotes(*request.heard), auctioned.bid.id));
  }
  return auctioned;
}

// The suit that the declarer named aloud.
std::optional<Suit> parse_named(const NextRequest& request) {
  if (!request.trump) return std::nullopt;
  return parse_named_trump("--trump", *request.trump);
}

}  // namespace

std::optional<Suit> NextQuestion::named_trump() const {
  const History& history = view.history;
  const std::optional<Suit> trump = history.trump();
  if (history.cards().empty() || !trump) return std::nullopt;
  const Card first = history.cards().front();
  const bool is_named = view.contract.lead == LeadRule::LowestNonTrump || first == Card::joker_of(*trump);
  return is_named ? trump : std::nullopt;
}

NextQuestion next_question(const NextRequest& request, const HouseRulesTexts& texts) {
  const TableSetting table = table_of(request.table, texts);
  check_all_kept(table.ruleset, "this command");
  const RankLetters letters = parse_rank_letters(request.ranks);
  if (request.hand.empty()) throw ParseError("no hand; write one, such as --hand AKQ.JT..");
  const std::string hand_text = fmt::format("{}", fmt::join(request.hand, " "));
  const CardSet hand = parse_hand(hand_text, table.deck, table.ruleset.cards, letters);
  const int seats = table.seating.active;
  const auto seat =
      static_cast<int>(parse_whole("--seat", request.seat, 1, static_cast<std::uint64_t>(seats)));
  const Auctioned auctioned = parse_auctioned(request, table);
  const CardSet dead = request.dead ? parse_dead(*request.dead, table.deck, letters) : CardSet();
  if (request.dead) check_dead(*request.dead, dead, hand);
  const Contract contract = auctioned.bid.contract;
  View view{Seat(seat - 1),
            table.deck.cards(),
            hand,
            dead,
            contract,
            auctioned.calls,
            History({.seats = seats, .hand_cards = table.ruleset.cards}, contract.trump)};
  NextPlan plan;
  plan.seed = request.seed;
  plan.deals = parse_whole("--deals", request.deals, 1, kMostDeals);
  play_cards(fmt::format("{}", fmt::join(request.played, " ")),
             {auctioned.bid.id, table.deck, letters, parse_named(request)}, view);
  return {{form_of_hand(hand_text, table.deck, table.ruleset.cards, letters), request.table.defaults},
          table,
          letters,
          auctioned.bid,
          auctioned.heard,
          view,
          plan};
}

}  // namespace nap

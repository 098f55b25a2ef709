#include "nap/inquiry/book/book_request.hpp"

#include <fmt/format.h>

#include "nap/analysis/played/played_model.hpp"
#include "nap/cards/notation.hpp"
#include "nap/inquiry/table/table_request.hpp"
#include "nap/text/option_values.hpp"
#include "nap/text/parse_error.hpp"
#include "nap/text/quoting.hpp"

namespace nap {
namespace {

constexpr double kFinestPrecision = 0.001;

Shard parse_shard(const std::string& text) {
  constexpr std::uint64_t kMostShards = 10'000;
  const std::size_t slash = text.find('/');
  if (slash == std::string::npos) {
    throw ParseError(fmt::format("--shard {}: write K/N, such as 3/16", in_quotes(text)));
  }
  const std::uint64_t of = parse_whole("--shard K/N: N", text.substr(slash + 1), 1, kMostShards);
  return {parse_whole("--shard K/N: K", text.substr(0, slash), 1, of), of};
}

}  // namespace

BookKey book_key(const BookRequest& request) {
  Setup setup;
  const Deck without_joker = parse_deck(request.deck);
  setup.deck = request.has_joker ? without_joker.with_joker() : without_joker;
  setup.cards = parse_cards(request.cards);
  if (are_for_two(setup.cards)) {
    throw ParseError(
        fmt::format("--cards {}: there are too many hands of {} cards for a book; books are for 5 or 7",
                    setup.cards, setup.cards));
  }
  setup.seats = static_cast<int>(parse_whole("--players", request.players, 2, kMaxSeats));
  if (setup.seats > setup.deck.max_seats(setup.cards)) {
    throw ParseError(fmt::format("--players {}: {} are enough for {} with {} each", setup.seats,
                                 deck_text(setup.deck), setup.deck.max_seats(setup.cards), setup.cards));
  }
  if (request.is_played && setup.cards != 5) {
    throw ParseError(
        fmt::format("--played: hands of {} cards are not played yet; use --cards 5", setup.cards));
  }
  if (request.is_played && !is_predicted(setup)) {
    throw ParseError("--played: hands of a deck with a joker are not played yet; leave out one of the two");
  }
  const double precision = parse_decimal("--precision", request.precision, kFinestPrecision, 0.5);
  return {setup, request.seed, precision, parse_shard(request.shard)};
}

}  // namespace nap

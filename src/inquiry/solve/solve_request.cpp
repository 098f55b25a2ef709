#include "nap/inquiry/solve/solve_request.hpp"

#include <algorithm>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "nap/inquiry/words/rank_language.hpp"
#include "nap/text/option_values.hpp"
#include "nap/text/parse_error.hpp"
#include "nap/text/quoting.hpp"
#include "nap/text/words.hpp"

namespace nap {

using namespace report;

namespace {

constexpr Word<Trump> kTrumps[] = {{"lead", Trump::first_lead(), "the suit of the first card"},
                                   {"S", Trump::fixed(Suit::Spades)},
                                   {"H", Trump::fixed(Suit::Hearts)},
                                   {"D", Trump::fixed(Suit::Diamonds)},
                                   {"C", Trump::fixed(Suit::Clubs)},
                                   {"none", Trump::none()},
                                   {"s", Trump::fixed(Suit::Spades)},
                                   {"h", Trump::fixed(Suit::Hearts)},
                                   {"d", Trump::fixed(Suit::Diamonds)},
                                   {"c", Trump::fixed(Suit::Clubs)}};

// Reads "1,3": seats as people count them. Seat 1, the declarer, is always among the allies.
SeatSet parse_allies(const std::string& text) {
  SeatSet allies(kDeclarer);
  for (const std::string& seat : split_at_commas(text)) {
    if (seat.size() != 1 || seat[0] < '1' || seat[0] > '0' + kMaxSeats) {
      throw ParseError(fmt::format("--allies {}: seats are 1 to {}, separated by commas, such as 1,3",
                                   in_quotes(text), kMaxSeats));
    }
    allies.insert(Seat(seat[0] - '1'));
  }
  return allies;
}

// A trump suit, or nothing, for programs.
std::string trump_letter(std::optional<Suit> trump) { return trump ? to_string(*trump) : std::string(); }

// A joker that names trumps says which.
std::string opening_text(const Opening& opening, const Game& game, const CardStyle& style) {
  const std::string card = to_text(opening.card, style);
  if (!opening.card.is_joker() || !game.trump.is_first_lead()) return card;
  return fmt::format("{}, {} trump", card, to_text(*opening.trump, style.suits));
}

}  // namespace

SolveInquiry::SolveInquiry(const SolveRequest& request)
    : game{.trump = parse_word("--trump", request.trump, kTrumps),
           .aim = request.aim,
           .allies = parse_allies(request.allies)},
      deck(request.joker ? Deck().with_joker() : Deck()),
      letters(parse_rank_letters(request.ranks)) {}

Deal SolveInquiry::deal(std::string_view text) const {
  const Deal deal = parse_deal(text, letters, deck);
  if (!SeatSet::all(deal.seats()).contains(game.allies)) {
    throw ParseError(fmt::format("deal {}: --allies names a seat that is not among its {} seats",
                                 in_quotes(text), deal.seats()));
  }
  if (game.allies == SeatSet::all(deal.seats())) {
    throw ParseError(fmt::format("deal {}: --allies names all {} seats; leave one to play against them",
                                 in_quotes(text), deal.seats()));
  }
  return deal;
}

SolvedDeal SolveInquiry::solve(Solver& solver, const Deal& deal) const {
  const Card joker = Card::joker();
  const bool is_named = game.trump.is_first_lead() && deal.hand(kDeclarer).has(joker);
  const auto is_better = [&](int a, int b) { return game.is_misere() ? a < b : a > b; };
  SolvedDeal solved;
  for (const Suit suit : is_named ? std::span(kSuitsHighToLow) : std::span<const Suit>()) {
    const Game named{Trump::fixed(suit), game.aim, game.allies};
    solved.openings.push_back({{joker, suit}, solver.solve(deal, {named, joker, {}}).tricks_after(joker)});
  }
  std::stable_sort(solved.openings.begin(), solved.openings.end(),
                   [&](const auto& a, const auto& b) { return is_better(a.tricks, b.tricks); });
  const CardSet others = is_named ? deal.hand(kDeclarer) - CardSet(joker) : deal.hand(kDeclarer);
  const Solution solution = solver.solve(deal, {game, others, {}});
  for (const auto& [card, tricks] : solution.leads()) {
    const std::optional<Suit> trump = game.trump.after_lead(card);
    solved.openings.push_back({{card, trump}, tricks});
  }
  solved.best = solved.openings.front().tricks;
  for (const auto& [opening, tricks] : solved.openings) {
    if (is_better(tricks, solved.best)) solved.best = tricks;
  }
  return solved;
}

Document solve_document(const SolveInquiry& inquiry, const Deal& deal, const SolvedDeal& solved,
                        std::uint64_t line, const CardStyle& style) {
  Document document;
  std::string sentences = to_dots(deal) + '\n';
  RowTable json{"leads", {}, RowTable::In::Json};
  RowTable csv{"leads", {}, RowTable::In::Csv};
  for (const auto& [opening, tricks] : solved.openings) {
    sentences += fmt::format("{}  {} trick{}\n", opening_text(opening, inquiry.game, style), tricks,
                             tricks == 1 ? "" : "s");
    const Value card = text(to_string(opening.card));
    Fields in_json = {{"card", card}};
    Fields in_csv = {{"deal", number(line)}, {"lead", card}};
    for (Fields* fields : {&in_json, &in_csv}) {
      if (inquiry.deck.has_joker()) fields->push_back({"trump", text_or_null(trump_letter(opening.trump))});
      fields->push_back({"tricks", number(tricks)});
    }
    json.rows.push_back(std::move(in_json));
    csv.rows.push_back(std::move(in_csv));
  }
  document.say(sentences + fmt::format("best  {}", solved.best));
  document.head = {{"schema", only_json(text("nap.solve/1"))},
                   {"line", only_json(number(line))},
                   {"deal", only_json(text(to_dots(deal)))}};
  document.tables = {std::move(json), std::move(csv)};
  document.tail = {{"best", only_json(number(solved.best))}};
  return document;
}

}  // namespace nap

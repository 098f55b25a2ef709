#include "nap/inquiry/solve/solve_request.hpp"

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

}  // namespace

SolveInquiry::SolveInquiry(const SolveRequest& request)
    : game{.trump = parse_word("--trump", request.trump, kTrumps),
           .aim = request.aim,
           .allies = parse_allies(request.allies)},
      letters(parse_rank_letters(request.ranks)) {}

Deal SolveInquiry::deal(std::string_view text) const {
  const Deal deal = parse_deal(text, letters);
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

Document solve_document(const Deal& deal, const Solution& solution, std::uint64_t line,
                        const CardStyle& style) {
  Document document;
  std::string sentences = to_dots(deal) + '\n';
  RowTable json{"leads", {}, RowTable::In::Json};
  RowTable csv{"leads", {}, RowTable::In::Csv};
  for (const Solution::Lead& lead : solution.leads()) {
    sentences +=
        fmt::format("{}  {} trick{}\n", to_text(lead.card, style), lead.tricks, lead.tricks == 1 ? "" : "s");
    const Value card = text(to_string(lead.card));
    json.rows.push_back({{"card", card}, {"tricks", number(lead.tricks)}});
    csv.rows.push_back({{"deal", number(line)}, {"lead", card}, {"tricks", number(lead.tricks)}});
  }
  document.say(sentences + fmt::format("best  {}", solution.best()));
  document.head = {{"schema", only_json(text("nap.solve/1"))},
                   {"line", only_json(number(line))},
                   {"deal", only_json(text(to_dots(deal)))}};
  document.tables = {std::move(json), std::move(csv)};
  document.tail = {{"best", only_json(number(solution.best()))}};
  return document;
}

}  // namespace nap

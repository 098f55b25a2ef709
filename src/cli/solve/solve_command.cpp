#include "solve/solve_command.hpp"

#include <algorithm>
#include <iostream>

#include <fmt/format.h>

#include "nap/cards/notation.hpp"
#include "nap/report/document.hpp"
#include "nap/solver/solver.hpp"
#include "nap/text/option_values.hpp"
#include "nap/text/parse_error.hpp"
#include "nap/text/quoting.hpp"
#include "nap/text/words.hpp"
#include "options/hand_options.hpp"
#include "session/session.hpp"

namespace nap::cli {

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

// "1,3": seats as people count them. Seat 1 is always on its own side.
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

// Of CSV the deal is known by its line.
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

// Where arguments have spaces within and no dots, each is a hand: slashes say so.
std::vector<std::string> hands_of(const std::vector<std::string>& arguments) {
  const auto has = [&](char c) {
    return std::any_of(arguments.begin(), arguments.end(),
                       [c](const std::string& each) { return each.find(c) != std::string::npos; });
  };
  if (arguments.size() < 2 || !has(' ') || has('/') || has('.')) return arguments;
  std::vector<std::string> hands;
  for (const std::string& hand : arguments) {
    if (!hands.empty()) hands.emplace_back("/");
    hands.push_back(hand);
  }
  return hands;
}

class SolveCommand {
 public:
  explicit SolveCommand(const SolveArguments& arguments)
      : game_{.trump = parse_word("--trump", arguments.trump, kTrumps),
              .aim = arguments.aim,
              .allies = parse_allies(arguments.allies)},
        letters_(parse_rank_letters(arguments.ranks)),
        session_(arguments.common) {}

  void solve_one(const std::string& text) {
    session_.write_all([&] { solve(text, 1); });
  }

  void solve_stream() {
    session_.write_all([&] {
      session_.with_progress("deals", [&] {
        for_each_line(std::cin, "deal", [&](const std::string& text, std::uint64_t line) {
          solve(text, line);
          ++session_.monitor().done;
        });
      });
    });
  }

 private:
  void solve(const std::string& text, std::uint64_t line) {
    const Deal deal = parse_deal(text, letters_);
    if (!SeatSet::all(deal.seats()).contains(game_.allies)) {
      throw ParseError(fmt::format("deal {}: --allies names a seat that is not among its {} seats",
                                   in_quotes(text), deal.seats()));
    }
    if (game_.allies == SeatSet::all(deal.seats())) {
      throw ParseError(fmt::format("deal {}: --allies names all {} seats; leave one to play against them",
                                   in_quotes(text), deal.seats()));
    }
    session_.write(solve_document(deal, solver_.solve(deal, game_), line, session_.cards(letters_)));
  }

  Game game_;
  RankLetters letters_;
  Session session_;
  Solver solver_;
};

}  // namespace

void run(const SolveArguments& arguments) {
  const RecordKind kind{"solve", "deal", "one hand a seat, such as: nap solve \"AKQ.J.. J.A.K.2 T.K.A.3\""};
  const std::optional<std::string> deal =
      record_of_arguments(kind, hands_of(arguments.deal), arguments.source);
  SolveCommand command(arguments);
  if (deal) {
    command.solve_one(*deal);
  } else {
    command.solve_stream();
  }
}

}  // namespace nap::cli

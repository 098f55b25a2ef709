#include "solve/solve_command.hpp"

#include <algorithm>
#include <iostream>

#include <fmt/format.h>

#include "io/files.hpp"
#include "io/interrupt.hpp"
#include "io/progress.hpp"
#include "io/record_writer.hpp"
#include "io/terminal.hpp"
#include "nap/cards/notation.hpp"
#include "nap/report/records.hpp"
#include "nap/solver/solver.hpp"
#include "nap/text/option_values.hpp"
#include "nap/text/parse_error.hpp"
#include "nap/text/quoting.hpp"
#include "nap/text/words.hpp"
#include "options/hand_options.hpp"

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

std::string to_text(const Deal& deal, const Solution& solution, const CardStyle& style) {
  std::string text = to_dots(deal) + '\n';
  for (const Solution::Lead& lead : solution.leads()) {
    text += fmt::format("{}  {} trick{}\n", nap::to_text(lead.card, style), lead.tricks,
                        lead.tricks == 1 ? "" : "s");
  }
  return text + fmt::format("best  {}\n", solution.best());
}

std::string to_json(const Deal& deal, const Solution& solution, std::uint64_t line) {
  std::vector<Fields> leads;
  for (const Solution::Lead& lead : solution.leads()) {
    leads.push_back({{"card", text(to_string(lead.card))}, {"tricks", number(lead.tricks)}});
  }
  return json_object({{"schema", text("nap.solve/1")},
                      {"line", number(line)},
                      {"deal", text(to_dots(deal))},
                      {"leads", list(leads)},
                      {"best", number(solution.best())}}) +
         '\n';
}

// The deal is known by its line.
Fields csv_fields(const Solution::Lead& lead, std::uint64_t line) {
  return {{"deal", number(line)}, {"lead", text(to_string(lead.card))}, {"tricks", number(lead.tricks)}};
}

std::string to_csv(const Solution& solution, std::uint64_t line) {
  std::string csv;
  for (const Solution::Lead& lead : solution.leads()) csv += csv_line(csv_fields(lead, line));
  return csv;
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
        options_(parse_common(arguments.common)),
        letters_(parse_rank_letters(arguments.ranks)),
        output_(arguments.common.out, {}, options_.coloring) {}

  void solve_one(const std::string& text) {
    write_all(output_, [&] { solve(text, 1); });
  }

  void solve_stream() {
    write_all(output_, [&] {
      std::optional<Progress> progress;
      if (options_.shows_progress) progress.emplace(monitor_, "deals");
      for_each_line(std::cin, "deal", [&](const std::string& text, std::uint64_t line) {
        solve(text, line);
        ++monitor_.done;
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
    const Solution solution = solver_.solve(deal, game_);
    records_.write(write_in(
        options_.format, [&] { return to_text(deal, solution, style()); },
        [&] { return to_json(deal, solution, line); }, [&] { return to_csv(solution, line); }));
  }

  CardStyle style() const {
    const bool is_english = letters_ == RankLetters::English;
    return {is_english ? suit_style(output_) : SuitStyle::Symbols, letters_};
  }

  Game game_;
  CommonOptions options_;
  RankLetters letters_;
  Monitor monitor_;
  StopOnInterrupt stop_on_interrupt_{monitor_};
  Solver solver_;
  Output output_;
  RecordWriter records_{output_, options_.format,
                        csv_heading(csv_fields({Card(Rank::Ace, Suit::Spades), 0}, 1))};
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

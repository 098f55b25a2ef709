// Asks about the hands of its arguments as `nap ask HAND --deals 60 --format json` does, on one thread.
#include <cstdio>

#include "ask/ask_document.hpp"
#include "nap/analysis/ask/ask.hpp"
#include "nap/cards/notation.hpp"
#include "nap/rules/seating.hpp"
#include "nap/rules/stake_tables.hpp"

int main(int count, char** arguments) {
  using namespace nap;
  Monitor monitor;
  Harness harness(0, monitor);
  const Deck deck;
  SamplePlan plan;
  plan.deals = 60;
  const Ruleset peel = find_stake_table("peel").value();
  const Seating seating = seat_players(peel, 4, std::nullopt, deck);
  for (int i = 1; i < count; ++i) {
    const Question question{
        parse_hand(arguments[i], deck, peel.cards), deck, peel, seating, Model::SelfPlay, plan};
    const Answer answer = ask(harness, question).value();
    const cli::Wording wording{{SuitStyle::Letters, RankLetters::English}, cli::Notes::Brief};
    report::DocumentWriter json(report::Format::Json);
    std::fputs(json.write(cli::ask_document({question, answer, 0.0}, wording)).c_str(), stdout);
  }
}

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "nap/analysis/hands/model.hpp"
#include "nap/inquiry/next/next_document.hpp"
#include "nap/inquiry/table/dead_cards.hpp"
#include "nap/inquiry/words/titles.hpp"
#include "nap/report/records.hpp"

namespace nap {

using namespace report;

namespace {

// One text for each trick: "AS 5S 2S 9S".
std::vector<std::string> tricks_of(const History& history) {
  const auto seats = static_cast<std::size_t>(history.seats());
  std::vector<std::string> tricks;
  std::vector<std::string> trick;
  for (const Card card : history.cards()) {
    trick.push_back(to_string(card));
    if (trick.size() < seats) continue;
    tricks.push_back(fmt::format("{}", fmt::join(trick, " ")));
    trick.clear();
  }
  if (!trick.empty()) tricks.push_back(fmt::format("{}", fmt::join(trick, " ")));
  return tricks;
}

// The fields that are the same for all cards.
Fields head_fields(const NextReport& report) {
  const NextQuestion& question = report.question;
  const Seating& seating = question.table.seating;
  const std::vector<std::string> tricks = tricks_of(question.view.history);
  return joined(
      {{{"schema", only_json(text("nap.next/1"))},
        {"hand", text(to_dots(question.view.dealt))},
        {"seat", number(question.view.seat.number() + 1)},
        {"bid", text(question.bid.id)},
        {"players", number(seating.players)},
        {"active", number(seating.active)},
        {"payers", number(seating.payers)},
        {"deck", number(question.table.deck.size())},
        {"joker", only_json(truth(question.table.deck.has_joker()))},
        {"stakes", text(question.table.ruleset.name())},
        {"played", texts(tricks)},
        {"played", only_csv(text(fmt::format("{}", fmt::join(tricks, "; "))))}},
       question.named_trump() ? Fields{{"trump", text(to_string(*question.named_trump()))}} : Fields(),
       changes_fields(question.table.ruleset),
       question.heard.empty() ? Fields() : Fields{{"heard", texts(question.heard)}},
       dead_fields(question.view.out_of_play),
       defaults_fields(question.asked.defaults),
       {{"model", text(word_for(Model::SelfPlay, kModelWords))},
        {"method", text(report.answer.is_exact ? "exact" : "monte-carlo")},
        {"seed", number(question.plan.seed)},
        {"deals", number(report.answer.deals)}}});
}

// The suit that the declarer names with this card, where he names one. CSV has its column last.
Fields named_fields(const NextCard& card) {
  if (!card.named) return {};
  return {{"trump", text(to_string(*card.named))}};
}

Fields card_fields(const NextCard& card) {
  return joined({{{"card", text(to_string(card.card))}},
                 main_estimate("success", card.success),
                 estimate("face_up", card.face_up),
                 {{"same_as", text_or_null(card.same_as ? to_string(*card.same_as) : "")}},
                 named_fields(card)});
}

}  // namespace

Document next_document(const NextReport& report, const CardStyle& style) {
  Document document;
  add_text(document, report, style);
  document.head = head_fields(report);
  std::vector<Fields> cards;
  for (const NextCard& card : report.answer.cards) cards.push_back(card_fields(card));
  document.tables = {{"cards", std::move(cards)}};
  const NextCard& best = report.answer.cards.front();
  document.tail = {{"best", text(to_string(best.card))}};
  if (best.named) document.tail.push_back({"best_trump", text(to_string(*best.named))});
  return document;
}

}  // namespace nap

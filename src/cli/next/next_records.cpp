#include <fmt/format.h>
#include <fmt/ranges.h>

#include "nap/report/records.hpp"
#include "next/next_writer.hpp"
#include "writing/names.hpp"

namespace nap::cli {

using namespace report;

namespace {

// "AS 5S 2S 9S", one text a trick.
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

// What comes before and behind `played`, which JSON writes as a list and CSV as one text.
Fields table_fields(const NextSetting& setting) {
  const Seating& seating = setting.table.seating;
  return {{"hand", text(to_dots(setting.view.dealt))},
          {"seat", number(setting.view.seat.number() + 1)},
          {"bid", text(setting.bid.id)},
          {"players", number(seating.players)},
          {"active", number(seating.active)},
          {"deck", number(setting.table.deck.size())},
          {"stakes", text(setting.table.ruleset.name)}};
}

Fields method_fields(const NextReport& report) {
  return {{"method", text(report.answer.is_exact ? "exact" : "monte-carlo")},
          {"seed", number(report.setting.plan.seed)},
          {"deals", number(report.answer.deals)}};
}

// Fields that only JSON has, and only where there is something to say.
Fields remark_fields(const NextSetting& setting) {
  Fields fields = changes_fields(setting.table.ruleset);
  if (!setting.heard.empty()) fields.push_back({"heard", texts(setting.heard)});
  if (!setting.view.out_of_play.is_empty()) {
    std::vector<std::string> dead;
    for (const Card card : setting.view.out_of_play) dead.push_back(to_string(card));
    fields.push_back({"dead", texts(dead)});
  }
  if (!setting.defaults.empty()) {
    Fields sources;
    for (const DefaultUsed& used : setting.defaults) {
      sources.push_back({used.setting, text(used.source)});
    }
    fields.push_back({"defaults", object(sources)});
  }
  return fields;
}

Fields card_fields(const NextCard& card) {
  return joined({{{"card", text(to_string(card.card))}},
                 main_estimate("success", card.success),
                 estimate("face_up", card.face_up),
                 {{"same_as", text_or_null(card.same_as ? to_string(*card.same_as) : "")}}});
}

Field best_field(const NextAnswer& answer) { return {"best", text(to_string(answer.cards.front().card))}; }

}  // namespace

std::string to_json(const NextReport& report) {
  std::vector<Fields> cards;
  for (const NextCard& card : report.answer.cards) cards.push_back(card_fields(card));
  return json_object(joined({{{"schema", text("nap.next/1")}},
                             table_fields(report.setting),
                             {{"played", texts(tricks_of(report.setting.view.history))}},
                             remark_fields(report.setting),
                             method_fields(report),
                             {{"cards", list(cards)}, best_field(report.answer)}})) +
         '\n';
}

std::string to_csv(const NextReport& report) {
  const std::string played = fmt::format("{}", fmt::join(tricks_of(report.setting.view.history), "; "));
  std::vector<Fields> rows;
  for (const NextCard& card : report.answer.cards) {
    rows.push_back(joined({table_fields(report.setting),
                           {{"played", text(played)}},
                           method_fields(report),
                           card_fields(card),
                           {best_field(report.answer)}}));
  }
  return csv_text(rows);
}

}  // namespace nap::cli

#include "nap/asnas/answers/pot_answer.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "answers/possible_tables.hpp"
#include "nap/asnas/answers/odds_answer.hpp"
#include "nap/report/figures.hpp"
#include "nap/text/option_values.hpp"
#include "nap/text/parse_error.hpp"
#include "nap/text/quoting.hpp"

namespace nap::asnas {

using namespace report;

namespace {

std::size_t place_of(Ranking ranking) {
  return static_cast<std::size_t>(std::find(kRankings.begin(), kRankings.end(), ranking) - kRankings.begin());
}

// Refuses cards out of play that the pack does not have, or without which somebody gets no hand.
void check_dead(const std::string& dead, const PotQuestion& question) {
  for (const Rank rank : kRanksHighToLow) {
    const int cards = question.hand.of(rank) + question.dead.of(rank);
    if (cards <= question.pack.copies) continue;
    throw ParseError(fmt::format("--dead {}: with the hand that is {} times {}; the pack has {}",
                                 in_quotes(dead), cards, name_of(rank, Names::English),
                                 question.pack.copies));
  }
  const int needed = (question.players - 1) * kHandCards;
  const int left = question.unseen().size();
  if (left >= needed) return;
  throw ParseError(
      fmt::format("--dead {}: no deal is possible: the others of {} players need {} cards, but {} are left",
                  in_quotes(dead), question.players, needed, left));
}

PotAnswer answer(const PotQuestion& question) {
  PotAnswer answer{question, {}, others_hand(question)};
  for (const Ranking ranking : kRankings) answer.shares[place_of(ranking)] = pot_share(question, ranking);
  return answer;
}

Fields share_fields(const PotAnswer& answer, Ranking ranking) {
  const PotShare& share = answer.shares[place_of(ranking)];
  return {{"players", number(answer.question.players)},
          {"pack", number(answer.question.pack.cards().size())},
          {"ranking", text(word_for(ranking, kRankingWords))},
          {"method", text("exact")},
          {"win", number(share.win.value)},
          {"tie", number(share.tie.value)},
          {"tie_exact", text(share.tie.fraction)},
          {"share", number(share.share.value)},
          {"low", number(share.share.value)},
          {"high", number(share.share.value)},
          {"share_exact", text(share.share.fraction)}};
}

Fields others_fields(const PotAnswer& answer, const OthersCategory& other) {
  return {{"players", number(answer.question.players)},
          {"category", text(word_for(other.category, kCategoryWords))},
          {"before", number(other.before.value)},
          {"now", number(other.now.value)}};
}

Table shares_table(const std::vector<PotAnswer>& answers, Ranking ranking) {
  Table rows({{"players", Align::Right},
              {"wins alone", Align::Right},
              {"shares", Align::Right},
              {"of the pot", Align::Right},
              {"even share", Align::Right},
              {"of the pot by category", Align::Right},
              {"by combination", Align::Right},
              {"with kickers", Align::Right}});
  for (const PotAnswer& answer : answers) {
    const PotShare& share = answer.shares[place_of(ranking)];
    rows.add_row({std::to_string(answer.question.players), percent(share.win.value), percent(share.tie.value),
                  percent(share.share.value), percent(1.0 / answer.question.players),
                  percent(answer.shares[0].share.value), percent(answer.shares[1].share.value),
                  percent(answer.shares[2].share.value)});
  }
  return rows;
}

std::string_view meaning_of(Ranking ranking) {
  switch (ranking) {
    case Ranking::Category:
      return "only the category counts: hands of one category share the pot";
    case Ranking::Combination:
      return "hands of one category are told apart by the ranks that make it";
    case Ranking::Kickers:
      break;
  }
  return "hands of one category are told apart by the ranks that make it, then by the other cards";
}

// "1.4 times as often"
std::string change_text(const OthersCategory& other) {
  if (other.before.value == 0.0 || other.now.value == 0.0) return "never";
  return fmt::format("{:.2f} times as often", other.now.value / other.before.value);
}

Table others_table(const PotAnswer& answer) {
  Table rows({{"another player's hand", Align::Left},
              {"before", Align::Right},
              {"with your cards", Align::Right},
              {"that is", Align::Right}});
  for (const OthersCategory& other : answer.others) {
    rows.add_row({title_of(other.category), percent(other.before.value), percent(other.now.value),
                  change_text(other)});
  }
  return rows;
}

}  // namespace

PotInquiry::PotInquiry(const PotRequest& request)
    : request_(request),
      players_(parse_list("--players", request.players, 2, kMostPlayers)),
      ranking_(parse_word("--ranking", request.ranking, kRankingWords)),
      names_(parse_word("--names", request.names, kNamesWords)) {}

std::vector<PotAnswer> PotInquiry::answers(std::string_view hand) const {
  return possible_tables(players_, [&](int players) { return answer(question(hand, players)); });
}

PotQuestion PotInquiry::question(std::string_view hand, int players) const {
  const Pack pack = parse_pack(players, request_.copies);
  PotQuestion question{parse_hand(hand, pack, names_), {}, players, pack};
  if (!request_.dead) return question;
  question.dead = parse_cards(*request_.dead, names_);
  check_dead(*request_.dead, question);
  return question;
}

Document PotInquiry::document(const std::vector<PotAnswer>& answers) const {
  const PotAnswer& first = answers.front();
  Document document;
  document.headline =
      fmt::format("{}, {}, is worth {} of the pot with {} players; an even share is {}.",
                  to_text(first.question.hand, names_), combination_text(first.question.hand, names_),
                  percent(first.shares[place_of(ranking_)].share.value), first.question.players,
                  short_percent(1.0 / first.question.players));
  document.show(shares_table(answers, ranking_));
  if (answers.size() == 1) document.show(others_table(first));
  document.say(fmt::format("All deals are counted; the others have any hands, and everybody shows. {}.\n",
                           capitalised(std::string(meaning_of(ranking_)))));
  document.head = {{"schema", only_json(text("nap.asnas.ask/1"))},
                   {"hand", text(to_text(first.question.hand))},
                   {"dead", only_json(text_or_null(to_text(first.question.dead)))},
                   {"combination", text(combination_text(first.question.hand))}};
  RowTable shares{"shares", {}};
  RowTable others{"others", {}, RowTable::In::Json};
  for (const PotAnswer& answer : answers) {
    for (const Ranking ranking : kRankings) shares.rows.push_back(share_fields(answer, ranking));
    for (const OthersCategory& other : answer.others) others.rows.push_back(others_fields(answer, other));
  }
  document.tables = {std::move(shares), std::move(others)};
  return document;
}

}  // namespace nap::asnas

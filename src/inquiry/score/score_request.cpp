#include "nap/inquiry/score/score_request.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "nap/inquiry/words/rank_language.hpp"
#include "nap/rules/auction/turn.hpp"
#include "nap/rules/changes/ruleset_options.hpp"
#include "nap/text/characters.hpp"
#include "nap/text/option_values.hpp"
#include "nap/text/parse_error.hpp"
#include "nap/text/quoting.hpp"
#include "score/score_settlement.hpp"
#include "score/told_hand.hpp"
#include "score/told_payments.hpp"
#include "score/told_result.hpp"

namespace nap {
namespace {

// The names by seat: the player to the dealer's left first.
std::vector<std::string> seated_names(const ScoreRequest& request) {
  std::vector<std::string> names = request.names;
  for (auto name = names.begin(); name != names.end(); ++name) {
    constexpr std::size_t kLongest = 40;
    if (name->empty() || count_characters(*name) > kLongest || has_hidden_character(*name)) {
      throw ParseError(
          fmt::format("names: {}; a name has 1 to {} printable characters", in_quotes(*name), kLongest));
    }
    if (std::find(names.begin(), name, *name) != name)
      throw ParseError(fmt::format("names: {} appears twice; tell them apart", in_quotes(*name)));
  }
  if (!request.dealer) return names;
  const auto dealer = std::find(names.begin(), names.end(), *request.dealer);
  if (dealer == names.end()) {
    throw ParseError(
        fmt::format("dealer {}: {}", in_quotes(*request.dealer),
                    names.empty() ? "there are no names; write them, clockwise" : "not among the names"));
  }
  std::rotate(names.begin(), dealer + 1, names.end());
  return names;
}

// Whether anything is told of a hand, besides its calls.
bool tells_play(const ScoreRequest& request) {
  return request.hands || request.declarer || request.bid || request.played || request.trump ||
         request.result || request.spare_hand;
}

// Whether the calls are all that is told, and nobody plays after them.
bool is_void(const ScoreRequest& request, const TableSetting& table) {
  return request.heard && !tells_play(request) &&
         are_all_passed(*request.heard, table.ruleset, table.seating);
}

void read_hand(const ScoreRequest& request, RankLetters letters, ScoredDeal& deal) {
  deal.played = read_bid(request, deal);
  if (const auto hand = read_play(request, deal, letters)) note_play(*hand, deal);
  note_result(request.result, deal);
  note_spare_hand(request, deal);
  fine_faults(deal);
}

// The course of an evening of which only this deal is known.
EveningCourse course_before(const ScoreRequest& request, const Ruleset& ruleset) {
  if (request.pool) check_has_pool(ruleset, "pool " + *request.pool);
  if (request.doubled && ruleset.all_pass != AllPass::DoubleHeader) {
    throw ParseError(
        "doubled: no stakes are doubled at this table; --all-pass double_header doubles them when all have "
        "passed");
  }
  const int pool = request.pool ? static_cast<int>(parse_whole("pool", *request.pool, 0, kMaxStake)) : 0;
  return EveningCourse::resumed(ruleset, pool, request.doubled ? 2 : 1);
}

}  // namespace

std::string ScoredDeal::player(Seat seat) const {
  return names.empty() ? fmt::format("seat {}", seat.number() + 1) : names[seat.index()];
}

std::optional<Payments> ScoredDeal::payments() const {
  if (ending == HandEnding::Unsettled && !table.ruleset.pool) return std::nullopt;
  return moves.all.seats;
}

// The table is read here so that its errors come before those of a deal.
ScoreInquiry::ScoreInquiry(TableRequest table, const HouseRulesTexts& texts, const std::string& ranks)
    : table_(std::move(table)),
      texts_(texts),
      letters_(parse_rank_letters(ranks)),
      ruleset_(table_of(table_, texts_).ruleset) {}

ScoredDeal ScoreInquiry::read(const ScoreRequest& request) const {
  const std::vector<std::string> names = seated_names(request);
  ScoredDeal deal{table_of(table_for(request), texts_), names};
  note_fines(request, deal);
  const bool is_without_play = !request.heard && !tells_play(request) && request.fees.empty();
  if (request.end) {
    if (!is_without_play || !request.fines.empty())
      throw ParseError("end: the evening ends after a deal; write that deal before, by itself");
    note_end(*request.end, deal);
  } else if (is_without_play && !request.fines.empty()) {
    deal.ending = HandEnding::Redeal;
  } else {
    note_fees(request, deal);
    if (is_void(request, deal.table)) {
      deal.ending = HandEnding::AllPassed;
    } else {
      read_hand(request, letters_, deal);
    }
  }
  return deal;
}

ScoredDeal ScoreInquiry::score(const ScoreRequest& request) const {
  ScoredDeal deal = read(request);
  EveningCourse course = course_before(request, ruleset_);
  settle(deal, course);
  return deal;
}

TableRequest ScoreInquiry::table_for(const ScoreRequest& request) const {
  if (request.names.empty()) return table_;
  TableRequest table = table_;
  const std::string players = std::to_string(request.names.size());
  const auto is_players = [](const DefaultUsed& used) { return used.setting == "players"; };
  const bool is_default = std::erase_if(table.defaults, is_players) > 0;
  if (table.players && !is_default && *table.players != players) {
    throw ParseError(fmt::format("names: {} names; --players {} are at the table", players, *table.players));
  }
  table.players = players;
  return table;
}

}  // namespace nap

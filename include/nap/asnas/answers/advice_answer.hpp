// What to do in the betting of As Nas: the question as users write it, and the document of its answer.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "nap/asnas/answers/betting_request.hpp"
#include "nap/asnas/answers/pot_answer.hpp"
#include "nap/asnas/betting/solution.hpp"

namespace nap::asnas {

struct AdviceRequest {
  std::optional<std::string> heard;  // what everybody has done so far: "pass,open"
  BettingRequest betting;
  // How the others bet, "open=three,match=pair"; none: they follow a solution.
  std::optional<std::string> others;
  std::optional<std::string> deals;  // random deals, if it is said how the others bet; none: 20,000

  // Whether a question is about the betting at all.
  bool is_asked() const { return heard || others || betting != BettingRequest(); }
};

class AdviceInquiry {
 public:
  // Players and ranking are those of `pot`; `pot.players` must be a number from 2 to kMostBettors, and the
  // pack must be that of so many players, without dead cards. Throws ParseError.
  AdviceInquiry(const PotRequest& pot, const AdviceRequest& advice);
  // The same, but the rules are those of a solution. Throws ParseError, too, if the requests say otherwise.
  AdviceInquiry(const PotRequest& pot, const AdviceRequest& advice, const BettingRules& rules,
                Ranking ranking);

  const BettingRules& rules() const { return tree_.rules(); }
  Ranking ranking() const { return ranking_; }
  // Where the player has to choose, in the tree of the rules.
  std::size_t position() const { return position_; }
  // Throws ParseError.
  Cards parse(std::string_view hand) const;

  // JSON has the schema nap.asnas.ask/1. CSV has a row for each choice. Requires the choices at position(),
  // and the most that one of the players could gain by another plan, in chips.
  report::Document document(std::string_view hand, const HandChoices& choices, double greatest_gain) const;

 private:
  PotInquiry pot_;
  Names names_;
  Ranking ranking_;
  BettingTree tree_;
  std::size_t position_;
};

}  // namespace nap::asnas

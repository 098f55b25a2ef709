// What a hand of As Nas wins if everybody shows: the question as users write it, and the document of its
// answer.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "nap/asnas/hands/card_names.hpp"
#include "nap/asnas/odds/pot_share.hpp"
#include "nap/report/document.hpp"

namespace nap::asnas {

struct PotRequest {
  std::string players = "2-8";        // a list
  std::optional<std::string> copies;  // of each rank; none: as pack_for says
  std::optional<std::string> dead;    // cards that were shown and that nobody holds
  std::string ranking = "combination";
  std::string names = "en";  // of the ranks
};

// The answer for one number of players.
struct PotAnswer {
  PotQuestion question;
  std::array<PotShare, 3> shares;  // by the rankings of kRankings
  std::vector<OthersCategory> others;
};

class PotInquiry {
 public:
  // Throws ParseError.
  explicit PotInquiry(const PotRequest& request);

  // An answer for each number of players whose pack has the hand and enough other cards. Throws ParseError if
  // there is none.
  std::vector<PotAnswer> answers(std::string_view hand) const;

  // JSON has the schema nap.asnas.ask/1. CSV has a row for each number of players and ranking.
  report::Document document(const std::vector<PotAnswer>& answers) const;

 private:
  PotQuestion question(std::string_view hand, int players) const;

  PotRequest request_;
  std::vector<int> players_;
  Ranking ranking_;
  Names names_;
};

}  // namespace nap::asnas

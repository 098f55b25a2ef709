#include "nap/asnas/claims/asnas_claims.hpp"

#include <algorithm>
#include <cassert>

#include "claims/claim_tests.hpp"

namespace nap::asnas {
namespace {

struct ClaimTest {
  const char* id;
  const char* statement;
  const char* reading;
  TestResult (*run)(ClaimStudy&);
};

// All are of one source.
constexpr const char* kSource = "ASN";

constexpr ClaimTest kTests[] = {
    {"N1", "Big hands come more often the more players there are.",
     "the chance that the best hand at the table is a full or better, for each number of players",
     test_big_hands},
    {"N2", "Ties become ever more frequent with more players.",
     "the chance that two or more players share the pot if hands of one category are told apart by nothing (by category), by "
     "the ranks that make it (by combination) or then by the other cards (with kickers); ever more: with each further player, "
     "in all three ways",
     test_ties},
    {"N3", "Ranking the cards reduces ties.",
     "how much rarer ties are if the ranks that make a category count, and if then the other cards count, too (with "
     "kickers); reduces: by combination, with any number of players",
     test_ranked_ties},
    {"N4", "Five alike are possible only with five players or more.",
     "the chance that some player is dealt five alike, for each number of players", test_five_alike},
    {"N5", "With five ranks good combinations are easier than in poker.",
     "the chance that a player is dealt a pair or better and so on, with each pack, and from 52 cards of thirteen ranks; "
     "straights and flushes do not count here; easier: a pair, two pairs, three, a full and four each come more often",
     test_five_ranks},
    {"N6", "Any other order of the ranks changes nothing in the game.",
     "all 119 other orders, two to four players, everybody shows; the game: how often each category wins and ties, and what "
     "hands win by their category; beside it, what a hand loses if the ranks of its combination count",
     test_orders},
    {"N7", "The exchange does not affect the essence of the game.",
     "up to five players who all throw away what is best if everybody follows one rule, then show, by combination; the "
     "essence: a full or better wins at most 5 % of deals more, and of two hands the worse one becomes the better one in "
     "fewer than 5 % of all pairs, where both differ by 1.5 % of the pot or more before and after",
     test_exchange},
    {"N8", "With fewer players the betting ends too soon.",
     "the betting of two, three and four players in equilibrium, ante 1, bets of 2 and 4, by combination; too soon: with "
     "fewer players two or more pay a bet and show in fewer deals, and each player has fewer moves",
     test_few_players},
    {"N9", "Four or five players are best.",
     "figures that bear on it, for each number of players: how small a hand wins, ties, and the betting in equilibrium as "
     "far as it is solved; none of them says what is best",
     test_best_number},
};

}  // namespace

std::vector<std::string> claim_ids() {
  std::vector<std::string> ids;
  for (const ClaimTest& test : kTests) ids.emplace_back(test.id);
  return ids;
}

std::optional<std::vector<Claim>> test_claims(const ClaimsPlan& plan, Workers& workers) {
  assert(plan.deals > 0);
  const auto is_wanted = [&](const ClaimTest& test) {
    return plan.only.empty() || std::find(plan.only.begin(), plan.only.end(), test.id) != plan.only.end();
  };
  ClaimStudy study(plan, workers);
  std::vector<Claim> claims;
  try {
    for (const ClaimTest& test : kTests) {
      if (is_wanted(test))
        claims.push_back(claim_of({test.id, test.statement, kSource, test.reading}, test.run(study)));
    }
    study.throw_if_stopped();
  } catch (const ClaimStudy::Stopped&) {
    return std::nullopt;
  }
  return claims;
}

}  // namespace nap::asnas

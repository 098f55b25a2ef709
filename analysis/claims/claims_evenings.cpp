#include <algorithm>
#include <array>
#include <cmath>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "appraisal/make_appraiser.hpp"
#include "claims/claim_list.hpp"
#include "nap/rules/payout.hpp"
#include "nap/rules/stake_tables.hpp"
#include "trials/peel.hpp"

namespace nap {
namespace {

constexpr Seating kFour = {4, 4, 3};

// Calls `use` for each change of the kind, with the changed school and its difference from the printed one.
template <class Use>
void for_each_change(const FairnessStudy& evenings, Variety variety, const Use& use) {
  for (const SchoolComparison& comparison : evenings.comparisons) {
    const SchoolStudy& changed = evenings[comparison.schools.changed];
    if (changed.variety == variety) use(changed, comparison.difference);
  }
}

// Counts a trick for each ace, for the king of the longest suit, and for each card beyond two in that suit.
// Calls that number of tricks, or passes if it may not be called.
class CountingPolicy : public BiddingPolicy {
 public:
  explicit CountingPolicy(const BidOrder& order) : order_(order) {}

  Auction::Call call(const BiddingTurn& turn) const override {
    const Suit longest =
        *std::max_element(kSuitsHighToLow.begin(), kSuitsHighToLow.end(),
                          [&](Suit a, Suit b) { return turn.hand.of(a).size() < turn.hand.of(b).size(); });
    int tricks = std::max(0, turn.hand.of(longest).size() - 2);
    for (const Card card : turn.hand) {
      const bool is_king_of_trumps = card.rank() == Rank::King && card.suit() == longest;
      tricks += card.rank() == Rank::Ace || is_king_of_trumps ? 1 : 0;
    }
    tricks = std::min(kPeelSetup.cards, tricks);
    for (std::size_t bid = 0; bid < order_.bids().size(); ++bid) {
      const Contract& contract = order_.bids()[bid].contract;
      const bool is_it = !contract.is_misere() && contract.tricks == tricks && tricks > 0;
      if (is_it && turn.auction.may_call(bid)) return bid;
    }
    return std::nullopt;
  }

 private:
  const BidOrder& order_;
};

// Everybody counts tricks. If `is_first_able`, the first person bids by value instead.
Bidding counting(bool is_first_able) {
  return
      [=](const BidOrder& order, const Appraiser& appraiser, int person) -> std::unique_ptr<BiddingPolicy> {
        if (is_first_able && person == 0) return std::make_unique<ValuePolicy>(order, appraiser, 0.0);
        return std::make_unique<CountingPolicy>(order);
      };
}

// Plays the schools over the same evenings. The difference is what the second gets less what the first gets.
EveningsTally play_pair(TrialStudy& study, std::vector<School> schools) {
  const std::unique_ptr<Appraiser> appraiser = make_appraiser(study.random_hands(kPeelSetup));
  const Evenings evenings(*appraiser, std::move(schools), study.plan().seed);
  const std::uint64_t number = std::max<std::uint64_t>(2, study.plan().hands);  // of 60 deals each
  study.harness().monitor().planned += Evenings::steps(number);
  const std::array pairs = {SchoolPair{SchoolPlace(0), SchoolPlace(1)}};
  std::optional<EveningsTally> tally = evenings.tally(study.harness(), number, pairs);
  study.throw_if_stopped();
  return *std::move(tally);
}

Ruleset without_wellington(Ruleset peel) {
  std::erase_if(peel.bids, [](const Bid& bid) { return bid.needs_earlier_bid(); });
  return peel;
}

Estimate from_each(const Estimate& all, int payers) {
  return {all.value / payers, all.low / payers, all.high / payers};
}

// "if all pass, the deal is void"
const char* all_pass_words(AllPass all_pass) {
  switch (all_pass) {
    case AllPass::Void:
      return "if all pass, the deal is void";
    case AllPass::EldestPlaysOne:
      return "if all pass, the eldest must play one";
    case AllPass::DealerPlaysOne:
      return "if all pass, the dealer must play one";
    case AllPass::DoubleHeader:
      break;
  }
  return "if all pass, the next deal is for double stakes";
}

}  // namespace

TestResult test_bold_player(TrialStudy& study) {
  std::vector<Figure> figures;
  std::vector<Verdict> verdicts;
  std::vector<std::string> against;
  for_each_change(study.evenings(4), Variety::Boldness,
                  [&](const SchoolStudy& changed, const EveningSums& sums) {
                    const Estimate gain = sums.per_deal(of_person(0));
                    const bool is_bold = changed.what.starts_with("bold");
                    figures.push_back(stakes(changed.what + ": gains per deal", "", gain));
                    verdicts.push_back(is_bold ? is_above(gain, 0.0) : is_below(gain, 0.0));
                    if (verdicts.back() == Verdict::Refuted) against.push_back(changed.what);
                  });
  return conclude(
      std::move(figures), all_of(verdicts),
      {"Players who bid as if they succeeded more often gain by it, and those who bid as if they succeeded "
       "less often lose: a player who passes pays whoever declares.",
       fmt::format("It is otherwise for a player who is {}.", fmt::join(against, ", or "))});
}

TestResult test_deal(TrialStudy& study) {
  std::vector<Figure> figures;
  std::vector<Verdict> verdicts;
  const FairnessStudy& four = study.evenings(4);
  for (const SchoolStudy& school : four.schools) {
    if (school.variety != Variety::Printed && school.variety != Variety::AllPass) continue;
    const Estimate dealer = school.tally.sums.per_deal(of_seat(school.terms.seating.dealer()));
    figures.push_back(stakes(
        fmt::format("{}: the dealer gets", all_pass_words(school.terms.ruleset.all_pass)), "", dealer));
    verdicts.push_back(is_below(dealer, 0.0));
  }
  for (const int players : {3, 5}) {
    const SchoolStudy& school = study.evenings(players).schools.front();
    const Estimate dealer = school.tally.sums.per_deal(of_seat(school.terms.seating.dealer()));
    figures.push_back(stakes(fmt::format("{} players: the dealer gets", players), "", dealer));
  }
  return conclude(
      std::move(figures), all_of(verdicts),
      {"With four players the dealer, who calls last, loses under every rule for deals that all pass.",
       "With four players the dealer gains under at least one rule for deals that all pass."});
}

TestResult test_best_number(TrialStudy& study) {
  std::vector<Figure> figures;
  for (int players = 2; players <= 6; ++players) {
    const SchoolStudy& school = study.evenings(players).schools.front();
    const EveningSums& sums = school.tally.sums;
    Declared declared;
    for (const Declared& bid : school.tally.bids) declared += bid;
    figures.push_back(share(fmt::format("{} players: the eldest is forced to play one", players), "",
                            wilson_estimate(school.tally.forced.deals, school.tally.deals())));
    figures.push_back(share(fmt::format("{} players: makes what is declared", players), "",
                            wilson_estimate(declared.made, declared.deals)));
    figures.push_back(stakes(fmt::format("{} players: the declarer gets from each payer", players), "",
                             from_each(sums.per_deal(&Measures::declarer), school.terms.seating.payers)));
    figures.push_back(stakes(fmt::format("{} players: the dealer gets", players), "",
                             sums.per_deal(of_seat(school.terms.seating.dealer()))));
  }
  return {
      std::move(figures), Verdict::Undecided, kPlayedBasis,
      "Which number is best is a matter of taste: no single figure measures it, and none has its best value at "
      "four or at five alone.",
      "A statement of what makes a table ideal."};
}

TestResult test_wellington(TrialStudy& study) {
  const Ruleset peel = *find_stake_table("peel");
  const EveningsTally tally = play_pair(study, {{without_wellington(peel), kFour}, {peel, kFour}});
  const Estimate eldest = tally.differences.front().per_deal(of_seat(Seating::eldest()));
  std::uint64_t declared = 0;
  const std::vector<Bid> bids = BidOrder(peel).bids();
  for (std::size_t i = 0; i < bids.size(); ++i) {
    if (bids[i].needs_earlier_bid()) declared += tally.schools[1].bids[i].deals;
  }
  const Figure gain = stakes("the eldest hand gets by Wellington and Blücher, per deal", "", eldest);
  std::vector<Figure> figures = {gain, share("deals in which one of them is declared", "",
                                             wilson_estimate(declared, tally.schools[1].deals()))};
  const auto add_needed = [&](const char* name, double win, double lose) {
    figures.push_back(
        exact_share(fmt::format("{} at {:g}/{:g}: needs", name, win, lose), "", lose / (win + lose)));
  };
  add_needed("Wellington", 20, 10);
  add_needed("Wellington", 10, 10);
  add_needed("Blücher", 30, 15);
  add_needed("Blücher", 10, 15);
  return conclude(
      std::move(figures), is_below(eldest, 0.0),
      {"The eldest hand, who cannot call them over a Nap of its own, loses by them. At the modified stakes "
       "they need a half and three fifths instead of a third.",
       "The eldest hand loses nothing by them.", why_open(gain, 0.0)});
}

TestResult test_luck(TrialStudy& study) {
  const Ruleset peel = *find_stake_table("peel");
  const EveningsTally tally =
      play_pair(study, {{peel, kFour, counting(false)}, {peel, kFour, counting(true)}});
  const Estimate skill = tally.differences.front().per_evening(of_person(0));
  const EveningSums& sums = tally.schools[1].sums;
  const double luck = sums.deviation(of_person(0));
  // That of the standard deviation of a normal distribution.
  const double error = normal_point() * luck / std::sqrt(2.0 * static_cast<double>(sums.evenings()));
  std::vector<Figure> figures = {
      stakes("the best bidder among players who count gains, per evening", "", skill),
      stakes("standard deviation of that player's evening", "", {luck, luck - error, luck + error})};
  if (skill.low > 0.0) {
    const double needed = normal_point() * luck / skill.value;
    figures.push_back(evenings("evenings until the gain shows beyond luck", std::ceil(needed * needed)));
  }
  return conclude(
      std::move(figures), is_below(skill, luck),
      {"Against players who only count, chance moves the result of an evening further than the best bidding does.",
       "Against players who only count, the best bidding moves the result of an evening further than chance does."});
}

}  // namespace nap

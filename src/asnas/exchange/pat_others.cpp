#include "exchange/pat_others.hpp"

#include "nap/asnas/exchange/throw_rule.hpp"
#include "nap/asnas/odds/pot_share.hpp"

namespace nap::asnas {
namespace {

// What is won if these cards are gone for good, and as many come from those that nobody was dealt. These are
// any of the unseen cards, and the hands of the others are any of the rest. So it is the share of the new
// hand with the gone cards out of play.
double share_without(const Cards& gone, const ExchangeQuestion& question) {
  const Cards unseen = question.pack.cards() - question.hand;
  double share = 0.0;
  for (const Cards& drawn : sets_from(unseen, gone.size())) {
    const PotQuestion after{question.hand - gone + drawn, gone, question.players, question.pack};
    share += static_cast<double>(ways(drawn, unseen)) * pot_share(after, question.ranking).share.value;
  }
  return share / static_cast<double>(choose(unseen.size(), gone.size()));
}

}  // namespace

std::vector<double> shares_with_pat_others(const ExchangeQuestion& question) {
  const int undealt = question.pack.cards().size() - question.players * kHandCards;
  struct Gone {
    Cards cards;
    double share;
  };
  std::vector<Gone> all_gone;
  std::vector<double> shares;
  for (const Throw& each : throws_of(question.hand)) {
    const int thrown = each.thrown.size();
    if (thrown <= undealt) all_gone.push_back({each.thrown, share_without(each.thrown, question)});
    // Of the cards thrown away, those that do not come back are gone.
    double share = 0.0;
    for (const Gone& gone : all_gone) {
      if (!each.thrown.contains(gone.cards)) continue;
      share += static_cast<double>(ways(gone.cards, each.thrown) * choose(undealt, gone.cards.size())) *
               gone.share;
    }
    shares.push_back(share / static_cast<double>(choose(undealt + thrown, thrown)));
  }
  return shares;
}

}  // namespace nap::asnas

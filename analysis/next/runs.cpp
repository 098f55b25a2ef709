#include "next/runs.hpp"

#include <algorithm>

namespace nap {
namespace {

// The ways to play this card.
std::vector<Opening> plays_of(const View& view, Card card) {
  if (!view.history.cards().empty()) return {{card, view.history.trump()}};
  std::vector<Opening> plays = openings(view.contract, view.hand());
  std::erase_if(plays, [card](const Opening& opening) { return opening.card != card; });
  return plays;
}

}  // namespace

std::vector<Run> runs_of(const View& view) {
  const CardSet lowest = distinct_cards(view);
  const bool is_leading = view.history.trick().empty();
  std::vector<Run> runs;
  CardSet cards;
  for (const Card card : view.legal()) {
    cards.insert(card);
    if (!lowest.has(card)) continue;
    for (const Opening& play : plays_of(view, is_leading ? cards.highest() : card))
      runs.push_back({cards, play});
    cards = CardSet();
  }
  return runs;
}

bool is_naming(const View& view, const std::vector<Run>& runs) {
  return view.history.cards().empty() && std::any_of(runs.begin(), runs.end(), [&](const Run& run) {
           return view.contract.lead == LeadRule::LowestNonTrump ||
                  names_trump(view.contract, run.played.card);
         });
}

}  // namespace nap

#include "nap/play/views/hidden_cards.hpp"

namespace nap {

CardSet ruled_out_by_lead(const View& view) {
  const History& history = view.history;
  if (!view.contract.has_forced_lead() || history.cards().empty() || view.seat == kDeclarer) return {};
  const Card first = history.cards().front();
  const CardSet trumps = CardSet::whole_suit(history.trump().value());
  const CardSet bound = view.contract.lead == LeadRule::LowestTrump ? trumps : CardSet::full_deck() - trumps;
  CardSet lower;
  for (const Card card : view.unseen() & bound) {
    if (card.rank() < first.rank()) lower.insert(card);
  }
  return lower;
}

}  // namespace nap

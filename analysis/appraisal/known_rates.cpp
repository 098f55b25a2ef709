#include "appraisal/known_rates.hpp"

#include <cassert>
#include <unordered_map>

#include "nap/cards/hand_class.hpp"

namespace nap {

struct KnownRates::Known {
  Appraisal success{};
  std::array<PlaySuccess, std::tuple_size_v<Appraisal>> in_play{};
  std::array<std::optional<Opening>, std::tuple_size_v<Appraisal>> leads{};  // of the canonical hand
};

class KnownRates::Classes {
 public:
  explicit Classes(std::size_t size) { places_.reserve(size); }

  Known& add(CardSet hand) {
    places_.emplace(hand.bits(), known_.size());
    return known_.emplace_back();
  }
  const Known& of(CardSet canonical) const { return known_[places_.at(canonical.bits())]; }

 private:
  std::unordered_map<std::uint64_t, std::size_t> places_;
  std::vector<Known> known_;
};

KnownRates::KnownRates(const RatedHands& hands)
    : Appraiser(hands.setup, contracts_of(hands)), classes_(std::make_unique<Classes>(hands.list.size())) {
  assert(hands.coverage == Coverage::EveryClass);
  for (const RatedHand& hand : hands.list) {
    Known& known = classes_->add(hand.cards);
    for (const HandRate& rate : hand.rates) {
      const std::size_t place = place_of(rate.contract);
      known.success[place] = rate.success.value;
      known.leads[place] = rate.lead;
      known.in_play[place] = {rate.open_made, rate.open_lost};
    }
  }
}

KnownRates::~KnownRates() = default;

Appraisal KnownRates::appraise(CardSet hand) const { return classes_->of(canonical_hand(hand).hand).success; }

PlaySuccess KnownRates::play_success(CardSet hand, std::size_t contract) const {
  return classes_->of(canonical_hand(hand).hand).in_play[contract];
}

Opening KnownRates::lead(CardSet hand, std::size_t contract, Solver&) const {
  const CanonicalHand canonical = canonical_hand(hand);
  return renamed(classes_->of(canonical.hand).leads[contract].value(), canonical.from_written.inverse());
}

}  // namespace nap

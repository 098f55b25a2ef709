#include "nap/analysis/thresholds/point_count.hpp"

#include "nap/analysis/thresholds/chart_place.hpp"
#include "nap/cards/hand_class.hpp"

namespace nap {

Features features_of(CardSet hand) {
  const CardSet canonical = canonical_hand(hand).hand;
  Features features{};
  const auto add = [&](Feature feature) { ++features[static_cast<std::size_t>(feature)]; };
  for (const Card card : canonical) {
    if (card.is_joker()) {
      add(Feature::Joker);
      add(Feature::Trump);
      continue;
    }
    const auto below_ace = static_cast<std::size_t>(Rank::Ace) - static_cast<std::size_t>(card.rank());
    if (card.suit() == kLongestSuit) {
      add(Feature::Trump);
      if (card.rank() >= Rank::Ten) ++features[static_cast<std::size_t>(Feature::TrumpAce) + below_ace];
    } else if (card.rank() >= Rank::Queen) {
      ++features[static_cast<std::size_t>(Feature::SideAce) + below_ace];
    }
  }
  for (const Suit suit : kSuitsHighToLow) {
    if (canonical.of(suit).is_empty()) add(Feature::MissingSuit);
  }
  return features;
}

std::string to_string(Feature feature) {
  constexpr std::array<const char*, kFeatures> kNames = {"trump ace",
                                                         "trump king",
                                                         "trump queen",
                                                         "trump jack",
                                                         "trump ten",
                                                         "each trump",
                                                         "ace of another suit",
                                                         "king of another suit",
                                                         "queen of another suit",
                                                         "each missing suit",
                                                         "joker"};
  return kNames[static_cast<std::size_t>(feature)];
}

int points_of(const Points& points, const Features& features) {
  int total = 0;
  for (std::size_t i = 0; i < kFeatures; ++i) total += points[i] * features[i];
  return total;
}

const PointThreshold* call_of(const std::vector<PointThreshold>& thresholds, int points) {
  const PointThreshold* called = nullptr;
  for (const PointThreshold& threshold : thresholds) {
    if (threshold.points && points >= *threshold.points) called = &threshold;
  }
  return called;
}

}  // namespace nap

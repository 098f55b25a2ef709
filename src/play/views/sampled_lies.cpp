#include "nap/play/views/sampled_lies.hpp"

#include <algorithm>

#include "nap/play/views/every_lie.hpp"

namespace nap {

SampledLies::SampledLies(const View& view, const HandStrength& strength, int most, std::uint64_t seed,
                         int tries)
    : lies_(view),
      plausibility_(view, strength),
      is_flat_(Plausibility::is_flat(view)),
      words_(seed_of(seed, hash_of(view)), Stream::Lies, 0),
      most_(static_cast<std::size_t>(most)),
      tries_(tries) {
  if (lies_.count() > static_cast<double>(most)) return;
  for_each_lie(view, [&](const Hands& hands) {
    const int weight = is_flat_ ? 1 : plausibility_.of(hands);
    all_.push_back({hands, weight});
  });
  most_ = all_.size();
}

Hands SampledLies::draw_plausible() {
  Hands lie = lies_.draw(words_);
  if (is_flat_) return lie;
  for (int tries = 1; tries < tries_; ++tries) {
    if (static_cast<int>(words_.below(Plausibility::kMost)) < plausibility_.of(lie)) break;
    lie = lies_.draw(words_);
  }
  return lie;
}

void SampledLies::draw(std::size_t count, std::vector<WeighedLie>& lies) {
  const std::size_t wanted = std::min(count, most_);
  while (lies.size() < wanted) {
    if (all_.empty()) {
      lies.push_back({draw_plausible(), 1});
    } else {
      lies.push_back(all_[lies.size()]);
    }
  }
}

}  // namespace nap

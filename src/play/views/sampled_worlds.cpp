#include "nap/play/views/sampled_worlds.hpp"

#include <algorithm>

#include "nap/play/views/every_world.hpp"

namespace nap {

SampledWorlds::SampledWorlds(const View& view, const HandStrength& strength, int most, std::uint64_t seed,
                             int tries)
    : worlds_(view),
      ruled_out_(ruled_out_by_lead(view)),
      plausibility_(view, strength),
      is_flat_(Plausibility::is_flat(view)),
      words_(seed_of(seed, hash_of(view)), Stream::Worlds, 0),
      most_(static_cast<std::size_t>(most)),
      tries_(tries) {
  if (worlds_.count() > static_cast<double>(most)) return;
  for_each_world(view, [&](const Hands& hands) {
    if (!is_possible(hands)) return;
    const int weight = is_flat_ ? 1 : plausibility_.of(hands);
    all_.push_back({hands, weight});
  });
  most_ = all_.size();
}

Hands SampledWorlds::draw_possible() {
  constexpr int kMostTries = 1000;
  Hands world = worlds_.draw(words_);
  for (int tries = 1; !is_possible(world) && tries < kMostTries; ++tries) world = worlds_.draw(words_);
  return world;
}

Hands SampledWorlds::draw_plausible() {
  Hands world = draw_possible();
  if (is_flat_) return world;
  for (int tries = 1; tries < tries_; ++tries) {
    if (static_cast<int>(words_.below(Plausibility::kMost)) < plausibility_.of(world)) break;
    world = draw_possible();
  }
  return world;
}

void SampledWorlds::draw(std::size_t count, std::vector<WeighedWorld>& worlds) {
  const std::size_t wanted = std::min(count, most_);
  while (worlds.size() < wanted) {
    if (all_.empty()) {
      worlds.push_back({draw_plausible(), 1});
    } else {
      worlds.push_back(all_[worlds.size()]);
    }
  }
}

}  // namespace nap

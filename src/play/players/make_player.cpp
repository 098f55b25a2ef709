#include "nap/play/players/make_player.hpp"

#include <cstddef>

#include "nap/play/players/alpha_mu_player.hpp"
#include "nap/play/players/misere_player.hpp"
#include "nap/play/players/reference_player.hpp"
#include "nap/play/players/rollout_player.hpp"
#include "nap/play/players/sampling_player.hpp"

namespace nap {
namespace {

constexpr std::array<std::string_view, kPlayerKinds.size()> kNames = {"reference", "sampling", "sampling-200",
                                                                      "misere",    "rollout",  "alpha-mu"};

// A RolloutPlayer together with the players that it uses.
class RolloutOfSampling : public Player {
 public:
  RolloutOfSampling(Solver& solver, std::uint64_t seed)
      : inner_(solver, {seed, 30, LostCause::WrittenRule}), outer_(solver, inner_, {seed, 40}) {}

  Card choose(const View& view) override { return outer_.choose(view); }

 private:
  SamplingPlayer inner_;
  RolloutPlayer outer_;
};

}  // namespace

std::string_view name_of(PlayerKind kind) { return kNames[static_cast<std::size_t>(kind)]; }

std::optional<PlayerKind> player_kind(std::string_view name) {
  for (const PlayerKind kind : kPlayerKinds) {
    if (name_of(kind) == name) return kind;
  }
  return std::nullopt;
}

std::unique_ptr<Player> make_player(PlayerKind kind, Solver& solver, std::uint64_t seed) {
  switch (kind) {
    case PlayerKind::Reference:
      return std::make_unique<ReferencePlayer>(solver, SamplingPlan{seed, 64});
    case PlayerKind::Sampling:
      break;
    case PlayerKind::ManySampling:
      return std::make_unique<SamplingPlayer>(solver, SamplingPlan{seed, 200});
    case PlayerKind::Misere: {
      MiserePlan plan;
      plan.seed = seed;
      return std::make_unique<MiserePlayer>(solver, plan);
    }
    case PlayerKind::Rollout:
      return std::make_unique<RolloutOfSampling>(solver, seed);
    case PlayerKind::AlphaMu:
      return std::make_unique<AlphaMuPlayer>(solver, AlphaMuPlan{seed, 64, 2});
  }
  return std::make_unique<SamplingPlayer>(solver, SamplingPlan{seed, 64});
}

}  // namespace nap

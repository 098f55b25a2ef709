// The sources: the books and pages that the stake tables and the claims come from.
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "nap/rules/exchange.hpp"
#include "nap/rules/ruleset.hpp"

namespace nap {

struct RulesSource {
  std::string_view key;  // "PEEL"
  std::string_view title;
};

// The sources that have six or seven cards dealt and five kept, and those that have a joker.
inline constexpr std::array<std::string_view, 1> kSourcesOfKeeping = {"PEEL"};
inline constexpr std::array<std::string_view, 3> kSourcesOfJoker = {"ES", "EBP", "DEW"};

// The sources that say what a revoke pays.
inline constexpr std::array<std::string_view, 1> kSourcesOfRevoke = {"ES"};

// The sources of the exchanges of cards, one or two each.
struct ExchangeSources {
  ExchangeKind kind;
  std::array<std::string_view, 2> keys;
};
inline constexpr std::array<ExchangeSources, 9> kSourcesOfExchanges = {{
    {ExchangeKind::Peep, {"ES"}},
    {ExchangeKind::PeepTaken, {"GR"}},
    {ExchangeKind::Indiscret, {"FR"}},
    {ExchangeKind::IndiscretSeen, {"FR"}},  // where the new card is not seen
    {ExchangeKind::SpareHand, {"ES"}},
    {ExchangeKind::SpareHandPool, {"PEEL"}},
    {ExchangeKind::SpareHandDouble, {"GR"}},
    {ExchangeKind::Ecarte, {"PEEL", "ES"}},
    {ExchangeKind::ExtraCard, {"ES", "JP"}},
}};

// The sources whose keys appear in the `source` texts of the ruleset.
std::vector<RulesSource> sources_of(const Ruleset& ruleset);

// The keys of the sources of that exchange.
std::vector<std::string> sources_of(ExchangeKind kind);

// The sources with these keys, each once, in the fixed order of all sources.
std::vector<RulesSource> sources_of(const std::vector<std::string>& keys);

}  // namespace nap

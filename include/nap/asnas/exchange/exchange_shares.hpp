// What a hand wins after the exchange, if everybody shows, for each set of cards that it throws away.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "nap/asnas/hands/ranking.hpp"
#include "nap/chance/interval.hpp"
#include "nap/chance/workers.hpp"

namespace nap::asnas {

// What the other players throw away.
enum class OthersThrow { Nothing, BestRule, AnyCards };
inline constexpr Word<OthersThrow> kOthersThrowWords[] = {
    {"same", OthersThrow::BestRule, "what is best if everybody throws away by the same rule"},
    {"pat", OthersThrow::Nothing, "nothing"},
    {"random", OthersThrow::AnyCards, "each card with even chances"}};

struct ExchangeQuestion {
  Cards hand;
  int players;
  Pack pack;
  Ranking ranking;
  OthersThrow others;
};

// The random deals of an answer that is not counted.
struct ExchangeSampling {
  std::uint64_t seed;
  std::uint64_t deals;  // in which each throw is rated
};

struct ThrowShare {
  Cards thrown;
  Cards kept;
  Estimate share;   // of the pot
  Estimate behind;  // what the best throw wins more, in the same deals
};

// What one player who knows the rule of the others could still gain by other throws, in shares of the pot.
struct RuleGains {
  double mean;     // over all hands
  double largest;  // of any hand
};

struct ExchangeShares {
  ExchangeQuestion question;
  double before;                   // the share without an exchange
  std::vector<ThrowShare> throws;  // the best first, then those that win most
  std::uint64_t deals;             // 0: all deals are counted
  std::optional<RuleGains> gains;  // if the others follow the best rule
};

// Whether no throw changes anything: nobody else throws cards away, and the whole pack is dealt.
bool is_without_effect(const ExchangeQuestion& question);

// All deals are counted if the others throw nothing away or if there are two players. Else the best throw is
// chosen in deals of its own, and all throws are rated in fresh ones, the same for each. Requires a hand of
// the pack, 2 to kMostPlayers players and cards enough for them. Counts deals in the workers' monitor; once
// that is told to stop, the answer means nothing.
ExchangeShares exchange_shares(const ExchangeQuestion& question, const ExchangeSampling& sampling,
                               Workers& workers);

// How many deals that takes.
std::uint64_t deals_for(const ExchangeQuestion& question, const ExchangeSampling& sampling);

}  // namespace nap::asnas

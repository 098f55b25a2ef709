#include "nap/sim/deals/corpus.hpp"

#include <fmt/format.h>

#include "nap/sim/deals/deals.hpp"
#include "nap/solver/solver.hpp"

namespace nap {
namespace {

constexpr std::uint64_t kSeed = 1891;  // the year of Peel's rules

// The hash function FNV-1a (http://www.isthe.com/chongo/tech/comp/fnv/), fed eight bytes at a time.
class Hash {
 public:
  void add(std::uint64_t value) {
    for (unsigned byte = 0; byte < 8; ++byte) {
      hash_ = (hash_ ^ (value >> (8U * byte) & 0xFFU)) * 0x100000001B3U;
    }
  }
  std::uint64_t value() const { return hash_; }

 private:
  std::uint64_t hash_ = 0xCBF29CE484222325U;
};

// The card at a random place among those that may be played. It is card `number` of deal i.
Card random_card(const PlayState& state, std::uint64_t i, std::uint64_t number) {
  const RandomNumbers places(seed_of(kSeed, i), Stream::Corpus);
  auto card = state.legal().begin();
  for (std::uint32_t place = places.below(number, static_cast<std::uint32_t>(state.legal().size()));
       place > 0; --place) {
    ++card;
  }
  return *card;
}

Solution solve(Solver& solver, const CorpusPart& part, const Deal& deal, std::uint64_t i) {
  if (part.play == CorpusPart::Play::None) return solver.solve(deal, part.game);
  PlayState state = PlayState::start(deal, part.game);
  const auto most = static_cast<std::uint64_t>(part.seats * (part.cards - 1));
  for (std::uint64_t played = 0; played < 1 + i % most; ++played) {
    state.play(random_card(state, i, played));
  }
  return solver.solve(state, state.legal());
}

}  // namespace

std::vector<CorpusPart> corpus_parts() {
  using Play = CorpusPart::Play;
  const Game alone{};
  const Game misere{.trump = Trump::none(), .aim = Aim::Misere};
  const Game misere_with_trump{.aim = Aim::Misere};
  Game partners{.trump = Trump::fixed(Suit::Spades)};
  partners.allies.insert(Seat(2));
  std::vector<CorpusPart> parts;
  for (int seats = 2; seats <= kMaxSeats; ++seats) {
    parts.push_back({fmt::format("{} seats, 5 cards", seats), seats, 5, alone, 2000});
  }
  parts.push_back({"3 seats, 7 cards", 3, 7, alone, 500});
  parts.push_back({"4 seats, 7 cards", 4, 7, alone, 500});
  parts.push_back({"6 seats, 7 cards", 6, 7, alone, 10});
  parts.push_back({"7 seats, 7 cards", 7, 7, alone, 10});
  parts.push_back({"misère, 4 seats", 4, 5, misere, 1000});
  parts.push_back({"misère, 6 seats", 6, 5, misere, 200});
  parts.push_back({"misère, 7 seats", 7, 5, misere, 50});
  parts.push_back({"misère with trump, 4 seats", 4, 5, misere_with_trump, 1000});
  parts.push_back({"two against two", 4, 5, partners, 1000});
  for (int seats = 2; seats <= kMaxSeats; ++seats) {
    parts.push_back({fmt::format("{} seats, hand in play", seats), seats, 5, alone, 1000, Play::Started});
  }
  parts.push_back({"misère in play, 4 seats", 4, 5, misere, 1000, Play::Started});
  parts.push_back({"two against two in play", 4, 5, partners, 1000, Play::Started});
  return parts;
}

CorpusResult solve_corpus_part(const CorpusPart& part) {
  const RandomDeals deals({.deck = Deck(52), .seats = part.seats, .cards = part.cards}, kSeed,
                          Stream::Corpus);
  Solver solver;
  Hash hash;
  for (std::uint64_t i = 0; i < part.deals; ++i) {
    const Solution solution = solve(solver, part, deals.deal(i).hands, i);
    for (const Solution::Lead& lead : solution.leads()) {
      hash.add(static_cast<std::uint64_t>(lead.card.bit() << 8 | lead.tricks));
    }
  }
  return {solver.nodes(), hash.value()};
}

CorpusResult join(const std::vector<CorpusResult>& results) {
  CorpusResult all;
  Hash hash;
  for (const CorpusResult& result : results) {
    all.nodes += result.nodes;
    hash.add(result.answers);
  }
  all.answers = hash.value();
  return all;
}

}  // namespace nap

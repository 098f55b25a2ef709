#include "exchange/exchange_deals.hpp"

#include <algorithm>
#include <functional>

#include "exchange/rule_search.hpp"

namespace nap::asnas {
namespace {

constexpr std::uint64_t kRounds = 50;  // in which a rule is found
constexpr std::uint64_t kPiece = 512;  // deals

std::uint64_t deals_of_round(std::uint64_t deals) { return (deals + kRounds - 1) / kRounds; }

void add_each(std::vector<std::int64_t>& sums, const std::vector<std::int64_t>& others) {
  std::transform(sums.begin(), sums.end(), others.begin(), sums.begin(), std::plus<>());
}

// What each throw has won, in shares of the pot; of one deal on average, or in all.
ThrowNumbers shares(const std::vector<ThrowSums>& sums, bool are_means) {
  ThrowNumbers shares;
  for (const ThrowSums& hand : sums) {
    const auto deals = static_cast<double>(are_means ? std::max<std::int64_t>(hand.deals, 1) : 1);
    std::vector<double>& each = shares.emplace_back();
    for (const std::int64_t parts : hand.parts) {
      each.push_back(static_cast<double>(parts) / static_cast<double>(kPotParts) / deals);
    }
  }
  return shares;
}

}  // namespace

void ThrowSums::add(const std::vector<std::int64_t>& won, std::size_t reference) {
  ++deals;
  for (std::size_t i = 0; i < won.size(); ++i) {
    const std::int64_t difference = won[reference] - won[i];
    parts[i] += won[i];
    squares[i] += won[i] * won[i];
    behind[i] += difference;
    behind_squares[i] += difference * difference;
  }
}

ThrowSums& ThrowSums::operator+=(const ThrowSums& other) {
  deals += other.deals;
  add_each(parts, other.parts);
  add_each(squares, other.squares);
  add_each(behind, other.behind);
  add_each(behind_squares, other.behind_squares);
  return *this;
}

ExchangeDeals::ExchangeDeals(const HandThrows& hands, int players, Ranking ranking, Workers& workers)
    : hands_(hands), known_(hands, ranking), players_(players), workers_(workers) {}

std::vector<ThrowSums> ExchangeDeals::rate(const std::vector<Part>& parts, const ThrowRule& others) {
  struct Piece {
    std::size_t part;
    std::uint64_t first;
    std::uint64_t end;
  };
  std::vector<Piece> pieces;
  std::vector<ThrowSums> none;
  for (std::size_t part = 0; part < parts.size(); ++part) {
    none.emplace_back(hands_.throws(parts[part].hand).size());
    const DealNumbers& numbers = parts[part].numbers;
    for (std::uint64_t done = 0; done < numbers.deals; done += kPiece) {
      pieces.push_back({part, numbers.first + done, numbers.first + std::min(done + kPiece, numbers.deals)});
    }
  }
  std::vector<std::vector<ThrowSums>> sums(workers_.size(), none);
  std::vector<ExchangeTable> tables(workers_.size(), {hands_, known_, others, players_});
  workers_.for_each(pieces.size(), [&](std::uint64_t number, std::size_t worker) {
    const Piece& piece = pieces[number];
    const Part& part = parts[piece.part];
    for (std::uint64_t i = piece.first; i < piece.end; ++i) {
      RandomWords words(part.numbers.seed, part.numbers.stream, i);
      tables[worker].deal(part.hand, words);
      std::vector<std::int64_t> won;
      for (const Throw& each : hands_.throws(part.hand)) won.push_back(tables[worker].parts(each));
      sums[worker][piece.part].add(won, part.reference);
    }
    workers_.monitor().done += piece.end - piece.first;
  });
  for (std::size_t worker = 1; worker < sums.size(); ++worker) {
    for (std::size_t part = 0; part < parts.size(); ++part) sums[0][part] += sums[worker][part];
  }
  return std::move(sums[0]);
}

ThrowSums ExchangeDeals::rate(std::size_t hand, std::size_t reference, const ThrowRule& others,
                              const DealNumbers& numbers) {
  return rate(std::vector{Part{hand, reference, numbers}}, others).front();
}

std::vector<ThrowSums> ExchangeDeals::rate_all(const ThrowRule& others, const DealNumbers& numbers) {
  std::vector<Part> parts;
  for (std::size_t hand = 0; hand < hands_.size(); ++hand) {
    parts.push_back({hand, 0, numbers});
    parts.back().numbers.first += hand * numbers.deals;
  }
  return rate(parts, others);
}

CategoryCounts ExchangeDeals::best_categories(const ThrowRule& rule, const DealNumbers& numbers) {
  std::vector<CategoryCounts> counts(workers_.size());
  std::vector<ExchangeTable> tables(workers_.size(), {hands_, known_, rule, players_});
  workers_.for_each((numbers.deals + kPiece - 1) / kPiece, [&](std::uint64_t piece, std::size_t worker) {
    const std::uint64_t end = std::min((piece + 1) * kPiece, numbers.deals);
    for (std::uint64_t i = piece * kPiece; i < end; ++i) {
      RandomWords words(numbers.seed, numbers.stream, numbers.first + i);
      ++counts[worker][static_cast<std::size_t>(tables[worker].best_category(words))];
    }
    workers_.monitor().done += end - piece * kPiece;
  });
  CategoryCounts all{};
  for (const CategoryCounts& each : counts)
    std::transform(all.begin(), all.end(), each.begin(), all.begin(), std::plus<>());
  return all;
}

FoundRule ExchangeDeals::find_rule(std::uint64_t seed, std::uint64_t deals) {
  RuleSearch search(hands_);
  const std::uint64_t each = deals_of_round(deals);
  for (std::uint64_t round = 0; round < kRounds; ++round) {
    const DealNumbers numbers{seed, Stream::Pilot, round * hands_.size() * each, each};
    search.learn(shares(rate_all(search.current(), numbers), false));
  }
  const ThrowRule rule = search.average();
  const DealNumbers fresh{seed, Stream::Evaluation, 0, deals};
  return with_gains(hands_, rule, shares(rate_all(rule, fresh), true));
}

std::uint64_t ExchangeDeals::deals_to_find(std::uint64_t hands, std::uint64_t deals) {
  return hands * (kRounds * deals_of_round(deals) + deals);
}

}  // namespace nap::asnas

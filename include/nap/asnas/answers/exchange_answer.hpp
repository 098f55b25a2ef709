// What to throw away in the exchange: the question as users write it, and the document of its answer.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "nap/asnas/exchange/exchange_shares.hpp"
#include "nap/asnas/hands/card_names.hpp"
#include "nap/report/document.hpp"

namespace nap::asnas {

struct ExchangeRequest {
  std::string players = "4";          // a list
  std::optional<std::string> copies;  // of each rank; none: as pack_for says
  std::string ranking = "combination";
  std::string others = "same";
  std::string fee = "2";      // in antes, of each player
  std::string rules = "asn";  // whose
  std::string deals = "200000";
  std::string names = "en";  // of the ranks
};

// By ASN there is an exchange with every pack, by IRA with none of 25 cards.
enum class ExchangeRules { Asn, Ira };

class ExchangeInquiry {
 public:
  // Throws ParseError.
  explicit ExchangeInquiry(const ExchangeRequest& request);

  // A question for each number of players whose pack has the hand and an exchange. Throws ParseError if there
  // is none.
  std::vector<ExchangeQuestion> questions(std::string_view hand) const;

  // Plans and counts the deals in the workers' monitor. Once that is told to stop, the answers mean nothing.
  std::vector<ExchangeShares> answers(const std::vector<ExchangeQuestion>& questions, std::uint64_t seed,
                                      Workers& workers) const;

  // JSON has the schema nap.asnas.exchange/1. CSV has a row for each number of players and throw.
  report::Document document(const std::vector<ExchangeShares>& answers, std::uint64_t seed) const;

 private:
  std::vector<int> players_;
  std::optional<std::string> copies_;
  Ranking ranking_;
  OthersThrow others_;
  double fee_;
  ExchangeRules rules_;
  std::uint64_t deals_;
  Names names_;
};

}  // namespace nap::asnas

// What a person at the table reads about the exchange, and whether it is worth its fee.
#pragma once

#include <vector>

#include "nap/asnas/exchange/exchange_shares.hpp"
#include "nap/asnas/hands/card_names.hpp"
#include "nap/report/document.hpp"

namespace nap::asnas {

// Everybody pays the fee into the pot. What the exchange adds, in antes: the share of the pot after the best
// throw, less the share of the pot of antes without an exchange.
struct Worth {
  enum class Verdict { IsWorth, IsNot, Open };  // Open: the interval contains the fee

  Estimate adds;
  Verdict verdict;
};
Worth worth_of(const ExchangeShares& answer, double fee);

// The text of the document and nothing else. Requires at least one answer, all of one hand.
report::Document exchange_text(const std::vector<ExchangeShares>& answers, double fee, Names names);

}  // namespace nap::asnas

#include "trials/peel.hpp"

#include <cassert>

#include "hands/best_bid.hpp"
#include "nap/rules/changes/ruleset_options.hpp"
#include "nap/rules/stake_tables.hpp"

namespace nap {

std::vector<Bid> peel_bids(int nap_win, int nap_loss) {
  RulesetOptions options;
  options.stakes = {{"nap", nap_win, nap_loss}};
  std::vector<Bid> bids = apply_options(find_stake_table("peel").value(), options).callable_bids();
  std::erase_if(bids, [](const Bid& bid) { return bid.needs_earlier_bid(); });
  return bids;
}

std::vector<Bid> peel_bids_from_three() {
  std::vector<Bid> bids = peel_bids();
  std::erase_if(bids, [](const Bid& bid) { return bid.contract.tricks < 3; });
  return bids;
}

bool is_best(const std::vector<Bid>& bids, const RatedHand& hand, std::string_view id) {
  const Bid* best = best_bid(bids, hand).bid;
  return best != nullptr && best->id == id;
}

const Bid& bid_of(const std::vector<Bid>& bids, std::string_view id) {
  const Bid* bid = find_bid(bids, id);
  assert(bid != nullptr);
  return *bid;
}

}  // namespace nap

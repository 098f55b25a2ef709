#include "fairness/open_deal.hpp"

#include "nap/sim/deals/contracts.hpp"

namespace nap {

OpenDeal::OpenDeal(const Deal& deal, double luck, const Appraiser& appraiser, Solver& solver)
    : deal_(deal), luck_(luck), appraiser_(appraiser), solver_(solver) {
  for (const Seat seat : all_seats(deal.seats())) {
    appraisals_[seat.index()] = appraiser.appraise(deal.hand(seat));
  }
}

BiddingTurn OpenDeal::turn(const Auction& auction) const {
  return {deal_.hand(auction.seat()), appraisals_[auction.seat().index()], auction};
}

Opening OpenDeal::lead(Seat declarer, const Contract& contract) const {
  return appraiser_.lead(deal_.hand(declarer), appraiser_.place_of(contract), solver_);
}

bool OpenDeal::is_made(Seat declarer, const Contract& contract) {
  const std::size_t place = appraiser_.place_of(contract);
  std::optional<bool>& known = made_[declarer.index()][place];
  if (!known) known = played(declarer, contract, place);
  return *known;
}

bool OpenDeal::played(Seat declarer, const Contract& contract, std::size_t place) const {
  const PlaySuccess success = appraiser_.play_success(deal_.hand(declarer), place);
  const bool is_made_open =
      nap::is_made(solver_, deal_.seen_from(declarer), contract, lead(declarer, contract));
  return luck_ < (is_made_open ? success.open_made : success.open_lost);
}

}  // namespace nap

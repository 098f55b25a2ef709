#include "nap/rules/auction/turn.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "nap/text/parse_error.hpp"
#include "nap/text/quoting.hpp"
#include "nap/text/words.hpp"
#include "rule_words.hpp"

namespace nap {
namespace {

constexpr std::string_view kPass = "pass";
constexpr std::string_view kRaise = "raise";  // the challenged seat plays the higher bid itself

std::vector<std::string> split(std::string_view calls) {
  std::vector<std::string> words;
  if (trimmed(calls).empty()) return words;
  for (std::size_t start = 0; start <= calls.size();) {
    const std::size_t end = std::min(calls.find(',', start), calls.size());
    words.emplace_back(trimmed(calls.substr(start, end - start)));
    start = end + 1;
  }
  return words;
}

class CallReader {
 public:
  CallReader(std::string_view text, const Ruleset& ruleset, const Seating& seating)
      : text_(text), seating_(seating), order_(ruleset), auction_(order_) {}

  void read() {
    for (const std::string& word : split(text_)) {
      if (is_over()) fail(fmt::format("there are only {} calls, one a seat with cards", seating_.active));
      const std::string id = id_of(word);
      auction_.call(call_of(id));
      heard_.push_back(id);
    }
  }

  bool is_over() const { return auction_.is_over(seating_); }
  const Auction& auction() const { return auction_; }
  const std::vector<std::string>& heard() const { return heard_; }

  // The bids that the next seat may call.
  std::vector<Bid> callable() const {
    std::vector<Bid> bids;
    for (std::size_t bid = 0; bid < order_.bids().size(); ++bid) {
      if (auction_.may_call(bid)) bids.push_back(order_.bids()[bid]);
    }
    return bids;
  }

 private:
  std::string id_of(const std::string& word) const {
    const std::vector<Bid>& bids = order_.bids();
    if (auction_.is_challenged() && word == kRaise) return bids[auction_.highest()->bid].id;
    const std::vector<std::string> ids = calls_meant(word, bids);
    if (ids.size() == 1) return ids.front();
    if (ids.empty()) {
      fail(fmt::format("{} is no call at this table; calls are pass, {}", in_quotes(word), listed_ids(bids)));
    }
    fail(fmt::format("{} may be {}; write more of it", in_quotes(word), listed(ids, "or")));
  }

  Auction::Call call_of(const std::string& id) const {
    if (id == kPass) return std::nullopt;
    const std::vector<Bid>& bids = order_.bids();
    const auto bid = static_cast<std::size_t>(find_bid(bids, id) - bids.data());
    if (auction_.may_call(bid)) return bid;
    const auto& highest = auction_.highest();
    if (auction_.is_challenged()) {
      fail(fmt::format("{}; seat {} was outbid and answers: raise, which plays {}, or pass", in_quotes(id),
                       auction_.seat().number() + 1, bids[highest->bid].id));
    }
    if (highest && bid <= highest->bid) {
      fail(fmt::format("{} does not outrank {}, which was called before", id, bids[highest->bid].id));
    }
    if (highest && !order_.may_follow(highest->bid, bid)) {
      fail(fmt::format("{} is more than one higher than {}, which was called before", id,
                       bids[highest->bid].id));
    }
    fail(fmt::format("{} may be called only after {}", id, bids[bid].after));
  }

  [[noreturn]] void fail(const std::string& what) const {
    throw ParseError(
        fmt::format("calls {}, call {}: {}", in_quotes(text_), auction_.said().size() + 1, what));
  }

  std::string_view text_;
  const Seating& seating_;
  BidOrder order_;
  Auction auction_;
  std::vector<std::string> heard_;
};

}  // namespace

Turn parse_turn(std::string_view calls, const Ruleset& ruleset, const Seating& seating) {
  CallReader reader(calls, ruleset, seating);
  reader.read();
  const std::optional<Seat> forced = forced_declarer(ruleset.all_pass, seating);
  if (!reader.is_over()) {
    Turn turn{reader.heard(), reader.auction().seat(), reader.callable(), Duty::None};
    if (reader.auction().is_challenged()) {
      turn.duty = Duty::Answer;
      return turn;
    }
    // A seat that would have to play for one trick after its own last pass may not pass.
    const bool is_last = turn.seat.number() == seating.active - 1;
    if (is_last && forced == turn.seat && !reader.auction().highest()) {
      turn.duty = Duty::PlayOne;
      const Bid one = forced_bid(ruleset);
      if (find_bid(turn.bids, one.id) == nullptr) turn.bids.insert(turn.bids.begin(), one);
    }
    return turn;
  }
  if (const auto& declared = reader.auction().highest()) {
    throw ParseError(fmt::format("calls {}: the auction is over; {} was called highest, by seat {}",
                                 in_quotes(calls), reader.auction().order().bids()[declared->bid].id,
                                 declared->seat.number() + 1));
  }
  if (!forced) return {reader.heard(), Seating::eldest(), {}, Duty::DealVoid};
  return {reader.heard(), *forced, {forced_bid(ruleset)}, Duty::PlayOne};
}

FinishedAuction parse_auction(std::string_view calls, const Ruleset& ruleset, const Seating& seating) {
  CallReader reader(calls, ruleset, seating);
  reader.read();
  if (reader.auction().is_challenged()) {
    throw ParseError(fmt::format("calls {}: seat {} was outbid and answers before the play: raise, or pass",
                                 in_quotes(calls), reader.auction().seat().number() + 1));
  }
  if (!reader.is_over()) {
    throw ParseError(fmt::format("calls {}: {} of {}; all seats with cards have called before the play",
                                 in_quotes(calls), reader.heard().size(), seating.active));
  }
  FinishedAuction finished{reader.heard(), {}, Seating::eldest(), forced_bid(ruleset)};
  finished.calls.resize(static_cast<std::size_t>(seating.active));
  for (const Auction::Said& said : reader.auction().said()) {
    if (said.call) finished.calls[said.seat.index()] = reader.auction().order().bids()[*said.call];
  }
  if (const auto& declared = reader.auction().highest()) {
    finished.declarer = declared->seat;
    finished.bid = reader.auction().order().bids()[declared->bid];
    return finished;
  }
  const std::optional<Seat> forced = forced_declarer(ruleset.all_pass, seating);
  if (!forced) throw ParseError(fmt::format("calls {}: all have passed; nobody plays", in_quotes(calls)));
  finished.declarer = *forced;
  return finished;
}

bool are_all_passed(std::string_view calls, const Ruleset& ruleset, const Seating& seating) {
  CallReader reader(calls, ruleset, seating);
  reader.read();
  return reader.is_over() && !reader.auction().highest() && !forced_declarer(ruleset.all_pass, seating);
}

}  // namespace nap

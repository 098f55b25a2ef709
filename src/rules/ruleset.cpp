#include "nap/rules/ruleset.hpp"

#include <algorithm>
#include <cassert>

#include <fmt/format.h>

namespace nap {
namespace {

// Misère has the stake of three and ranks next to three, so a minimum of up to three tricks does not exclude
// it.
constexpr int kMisereTricks = 3;

// The end of the id of a bid with the extra card.
constexpr std::string_view kWith = "-with";

}  // namespace

std::string Ruleset::name() const {
  std::string name = id;
  if (!origin.empty()) name += " (" + origin + ')';
  if (!changes.empty()) name += " (changed)";
  return name;
}

const Bid& Ruleset::lowest_bid() const {
  const Bid* lowest = min_bid.empty() ? &bids.front() : find(min_bid);
  assert(lowest != nullptr);
  return *lowest;
}

std::vector<Bid> Ruleset::callable_bids() const {
  std::vector<Bid> callable;
  const Bid& minimum = lowest_bid();
  const bool keeps_misere = minimum.contract.tricks <= kMisereTricks;
  bool is_minimum_reached = false;
  for (const Bid& bid : bids) {
    is_minimum_reached = is_minimum_reached || bid.id == minimum.id;
    if (!is_minimum_reached && !(keeps_misere && bid.contract.is_misere())) continue;
    if (bid.needs_earlier_bid() && find_bid(callable, bid.after) == nullptr) continue;
    callable.push_back(bid);
  }
  return callable;
}

std::optional<std::string> dealing_fault(int dealt, int cards) {
  constexpr int kFewest = 6;
  constexpr int kMost = 7;
  if (dealt < kFewest || dealt > kMost) return fmt::format("{} or {} can be dealt", kFewest, kMost);
  if (dealt > cards) return std::nullopt;
  return fmt::format("with hands of {} cards there is nothing to throw away", cards);
}

std::optional<std::string> exchange_fault(int cards, std::optional<int> dealt) {
  constexpr int kCards = 5;
  if (cards != kCards)
    return fmt::format("hands have {} cards; an exchange is for hands of {}", cards, kCards);
  if (!dealt) return std::nullopt;
  return fmt::format("{} cards are dealt to each; an exchange is for hands of which all {} are dealt", *dealt,
                     kCards);
}

std::optional<std::string_view> why_no_extra_card(const Bid& bid) {
  if (bid.contract.is_misere()) return "a misère is played without it";
  if (bid.needs_earlier_bid()) return "a bid that needs an earlier one is played without it";
  return std::nullopt;
}

const Bid* find_bid(std::span<const Bid> bids, std::string_view id) {
  const auto found = std::find_if(bids.begin(), bids.end(), [id](const Bid& bid) { return bid.id == id; });
  return found == bids.end() ? nullptr : &*found;
}

bool takes_pool(const Ruleset& ruleset, const Bid& bid) {
  if (bid.contract.is_misere()) return false;
  const Bid* nap = ruleset.find("nap");
  const int tricks = nap != nullptr ? nap->contract.tricks : ruleset.cards;
  return takes_alone(ruleset) ? bid.contract.tricks == tricks && !bid.needs_earlier_bid()
                              : bid.contract.tricks >= tricks;
}

Ruleset in_doubled_deal(Ruleset ruleset) {
  ruleset.all_pass = AllPass::DoubleHeader;
  const Bid* three = ruleset.find("three");
  const bool is_higher = three != nullptr && three->can_be_minimum() &&
                         three->contract.tricks > ruleset.lowest_bid().contract.tricks;
  if (!is_higher) return ruleset;
  const Bid* with = version_with_card(ruleset.bids, *three);
  ruleset.min_bid = with != nullptr ? with->id : three->id;
  return ruleset;
}

Bid with_extra_card(const Bid& bid) {
  assert(!why_no_extra_card(bid));
  Bid with = bid;
  with.id += kWith;
  with.contract.takes_card = true;
  with.alternatives.clear();
  return with;
}

const Bid* version_with_card(std::span<const Bid> bids, const Bid& bid) {
  for (const Bid& lower : bids) {
    if (lower.id == bid.id) break;
    const bool is_version = lower.contract.takes_card && lower.contract.tricks == bid.contract.tricks;
    if (is_version && lower.id == bid.id + std::string(kWith)) return &lower;
  }
  return nullptr;
}

std::string bid_title(std::string_view id) {
  if (id == "nap") return "Nap";
  if (id == "misere") return "misère";
  if (id == "wellington") return "Wellington";
  if (id == "blucher") return "Blücher";
  if (id.ends_with(kWith)) return bid_title(id.substr(0, id.size() - kWith.size())) + " with";
  return std::string(id);
}

std::string bid_id(std::string_view written) {
  std::string id;
  for (std::size_t at = 0; at < written.size(); ++at) {
    const char c = written[at];
    const std::string_view two = written.substr(at, 2);
    if (two == "è" || two == "È" || two == "ü" || two == "Ü") {
      id += two == "è" || two == "È" ? 'e' : 'u';
      ++at;
    } else {
      id += c == ' ' ? '-' : c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    }
  }
  return id;
}

namespace {

// The ids without those of bids with the extra card for whose number there is one without it.
std::vector<std::string> without_doubles(const std::vector<std::string>& ids, std::span<const Bid> bids) {
  std::vector<std::string> kept;
  for (const std::string& id : ids) {
    const Bid* bid = find_bid(bids, id);
    const auto is_without_card = [&](const std::string& other) {
      const Bid* without = find_bid(bids, other);
      return without != nullptr && !without->contract.takes_card &&
             without->contract.tricks == bid->contract.tricks;
    };
    const bool is_double =
        bid != nullptr && bid->contract.takes_card && std::any_of(ids.begin(), ids.end(), is_without_card);
    if (!is_double) kept.push_back(id);
  }
  return kept;
}

std::vector<std::string> ids_meant(std::string_view word, std::span<const Bid> bids,
                                   std::vector<std::string> other_ids) {
  const std::string id = bid_id(word);
  std::vector<std::string> ids = std::move(other_ids);
  for (const Bid& bid : bids) ids.push_back(bid.id);
  if (std::find(ids.begin(), ids.end(), id) != ids.end()) return {id};
  std::erase_if(ids, [&](const std::string& each) { return id.empty() || !each.starts_with(id); });
  for (const Bid& bid : bids) {
    const std::string tricks = std::to_string(bid.contract.tricks);
    const bool is_number = id == tricks || (bid.contract.takes_card && id == tricks + std::string(kWith));
    if (is_number && bid.can_be_minimum()) ids.push_back(bid.id);
  }
  return without_doubles(ids, bids);
}

}  // namespace

std::vector<std::string> bids_meant(std::string_view word, std::span<const Bid> bids) {
  return ids_meant(word, bids, {});
}

std::vector<std::string> calls_meant(std::string_view word, std::span<const Bid> bids) {
  return ids_meant(word, bids, {"pass"});
}

}  // namespace nap

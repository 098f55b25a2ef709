#include "nap/inquiry/rules/rules_document.hpp"

#include <functional>
#include <iterator>
#include <set>
#include <utility>
#include <vector>

#include <catch2/catch.hpp>
#include <fmt/format.h>

#include "nap/report/document.hpp"
#include "nap/rules/sources.hpp"
#include "nap/text/words.hpp"

using namespace nap;

namespace {

const Alternative kOther{.win = 4,
                         .lose = 4,
                         .trump = Trump::first_lead(),
                         .rank = "above three",
                         .forced_lead = LeadRule::LowestTrump,
                         .source = "DEW"};

Ruleset club() {
  Ruleset ruleset;
  ruleset.id = "club";
  ruleset.bids = {{"two", {2, Trump::first_lead()}, 2, 2, "", false, "us", {}},
                  {"three", {3, Trump::first_lead()}, 3, 3, "", false, "us", {}},
                  {"misere", {0, Trump::none()}, 3, 3, "", false, "us", {kOther}},
                  {"nap", {5, Trump::first_lead()}, 10, 5, "", false, "us", {}}};
  return ruleset;
}

std::string shown(const Ruleset& ruleset) {
  return report::DocumentWriter(report::Format::Text).write(ruleset_document(ruleset, SuitStyle::Letters));
}

// The text with each broken line in one piece.
std::string unwrapped(std::string text) {
  for (std::size_t at = 0; (at = text.find("\n  --", at)) != std::string::npos;) text.replace(at, 3, " ");
  for (std::size_t at = 0; (at = text.find("--exchange\n  ", at)) != std::string::npos;)
    text.replace(at + 10, 3, " ");
  return text;
}

using Change = std::function<void(Ruleset&)>;

// One change of each field. The bindings name every field, so a new one does not compile before it has its
// change here.
std::vector<Change> changes_of_rulesets() {
  [[maybe_unused]] const auto& [id, origin, cards, joker, dealt, exchange, all_pass, revoke, overcall,
                                own_raise, shuffle, pool, fines, dealer_out, min_bid, bids, changes] = club();
  return {[](Ruleset& r) { r.id = "salon"; },
          [](Ruleset& r) { r.origin = "our.json"; },
          [](Ruleset& r) { r.cards = 7; },
          [](Ruleset& r) { r.has_joker = true; },
          [](Ruleset& r) { r.dealt = 6; },
          [](Ruleset& r) { r.all_pass = AllPass::DoubleHeader; },
          [](Ruleset& r) { r.revoke = RevokePays::Share; },
          [](Ruleset& r) { r.overcall = Overcall::Equal; },
          [](Ruleset& r) { r.has_own_raise = true; },
          [](Ruleset& r) { r.shuffle = Shuffle::AfterNap; },
          [](Ruleset& r) { r.pool = PoolRules{}; },
          [](Ruleset& r) {
            r.pool = PoolRules{};
            r.fines = kPrintedFines;
          },
          [](Ruleset& r) { r.dealer_out = {6}; },
          [](Ruleset& r) { r.min_bid = "three"; },
          [](Ruleset& r) { r.bids.pop_back(); },
          [](Ruleset& r) { r.changes = {"ours"}; },
          [](Ruleset& r) { r.exchange = Exchange{}; }};
}

std::vector<Change> changes_of_bids() {
  const Bid nap = club().bids[3];
  [[maybe_unused]] const auto& [id, contract, win, lose, after, optional, source, alternatives, from_pool] =
      nap;
  [[maybe_unused]] const auto& [tricks, trump, lead, takes_card] = contract;
  [[maybe_unused]] const auto& [a, b, c, d, e, f] = kOther;
  return {[](Ruleset& r) { r.bids[3].id = "napoleon"; },
          [](Ruleset& r) { r.bids[3].contract.tricks = 4; },
          [](Ruleset& r) { r.bids[2].contract.trump = Trump::first_lead(); },
          [](Ruleset& r) { r.bids[3].contract.lead = LeadRule::LowestTrump; },
          [](Ruleset& r) { r.bids[3].contract.takes_card = true; },
          [](Ruleset& r) { r.bids[3].win = 11; },
          [](Ruleset& r) { r.bids[3].lose = 6; },
          [](Ruleset& r) { r.bids[3].after = "three"; },
          [](Ruleset& r) { r.bids[2].optional = true; },
          [](Ruleset& r) { r.bids[3].source = "them"; },
          [](Ruleset& r) { r.bids[2].alternatives.clear(); },
          [](Ruleset& r) { r.bids[2].alternatives[0].win.reset(); },
          [](Ruleset& r) { r.bids[2].alternatives[0].lose.reset(); },
          [](Ruleset& r) { r.bids[2].alternatives[0].trump.reset(); },
          [](Ruleset& r) { r.bids[2].alternatives[0].rank.clear(); },
          [](Ruleset& r) { r.bids[2].alternatives[0].forced_lead.reset(); },
          [](Ruleset& r) { r.bids[2].alternatives[0].source = "FR"; }};
}

}  // namespace

TEST_CASE("Every field of a ruleset shows in what is told of it", "[inquiry][rules]") {
  const std::string plain = shown(club());
  for (const std::vector<Change>& changes : {changes_of_rulesets(), changes_of_bids()}) {
    for (std::size_t i = 0; i < changes.size(); ++i) {
      Ruleset changed = club();
      changes[i](changed);
      INFO("change " << i << "\n" << shown(changed));
      CHECK(shown(changed) != plain);
    }
  }
}

TEST_CASE("Every kind, price and receiver of an exchange shows in what is told of it", "[inquiry][rules]") {
  [[maybe_unused]] const auto& [a_kind, a_price, a_receiver] = Exchange{};
  std::set<std::string> texts;
  std::size_t exchanges = 0;
  const auto show = [&](const Exchange& exchange) {
    Ruleset ruleset = club();
    ruleset.exchange = exchange;
    INFO(shown(ruleset));
    CHECK(texts.insert(shown(ruleset)).second);
    ++exchanges;
  };
  for (const ExchangeSources& sources : kSourcesOfExchanges) {
    show({sources.kind, 0, FeeTo::Pool});
    for (const int price : {1, 2, kMostPrice}) {
      for (const Word<FeeTo>& word : kFeeToWords) show({sources.kind, price, word.value});
    }
  }
  CHECK(exchanges == std::size(kSourcesOfExchanges) * 7);
}

TEST_CASE("Every word of an exchange has a source that is told", "[inquiry][rules]") {
  for (const Word<ExchangeKind>& word : kExchangeWords) {
    INFO(word.word);
    Ruleset ruleset = club();
    ruleset.exchange = Exchange{word.value};
    REQUIRE_FALSE(sources_of(word.value).empty());
    for (const std::string& key : sources_of(word.value)) {
      CHECK(sources_of(std::vector{key}).size() == 1);
      CHECK_THAT(shown(ruleset), Catch::Matchers::Contains("\n  " + key));
    }
  }
}

TEST_CASE("Rules without an exchange list those in print, but only where one can be", "[inquiry][rules]") {
  Ruleset ruleset = club();
  for (const ExchangeSources& sources : kSourcesOfExchanges) {
    INFO(shown(ruleset));
    const std::string option = fmt::format("--exchange {}\n", word_for(sources.kind, kExchangeWords));
    CHECK_THAT(unwrapped(shown(ruleset)), Catch::Matchers::Contains(option));
  }
  CHECK_THAT(unwrapped(shown(ruleset)), Catch::Matchers::Contains("--min-bid nap"));
  ruleset.dealt = 7;
  CHECK_THAT(shown(ruleset), !Catch::Matchers::Contains("exchange"));
  ruleset = club();
  ruleset.exchange = Exchange{};
  CHECK_THAT(shown(ruleset), !Catch::Matchers::Contains("--exchange"));
  ruleset.exchange.reset();
  ruleset.cards = 7;
  CHECK_THAT(shown(ruleset), !Catch::Matchers::Contains("exchange"));
}

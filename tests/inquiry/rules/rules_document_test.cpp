#include "nap/inquiry/rules/rules_document.hpp"

#include <functional>
#include <utility>
#include <vector>

#include <catch2/catch.hpp>

#include "nap/report/document.hpp"

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

using Change = std::function<void(Ruleset&)>;

// One change of each field. The bindings name every field, so a new one does not compile before it has its
// change here.
std::vector<Change> changes_of_rulesets() {
  [[maybe_unused]] const auto& [id, origin, cards, joker, dealt, all_pass, dealer_out, min_bid, bids,
                                changes] = club();
  return {[](Ruleset& r) { r.id = "salon"; },     [](Ruleset& r) { r.origin = "our.json"; },
          [](Ruleset& r) { r.cards = 7; },        [](Ruleset& r) { r.has_joker = true; },
          [](Ruleset& r) { r.dealt = 6; },        [](Ruleset& r) { r.all_pass = AllPass::DoubleHeader; },
          [](Ruleset& r) { r.dealer_out = {6}; }, [](Ruleset& r) { r.min_bid = "three"; },
          [](Ruleset& r) { r.bids.pop_back(); },  [](Ruleset& r) { r.changes = {"ours"}; }};
}

std::vector<Change> changes_of_bids() {
  const Bid nap = club().bids[3];
  [[maybe_unused]] const auto& [id, contract, win, lose, after, optional, source, alternatives] = nap;
  [[maybe_unused]] const auto& [tricks, trump, lead] = contract;
  [[maybe_unused]] const auto& [a, b, c, d, e, f] = kOther;
  return {[](Ruleset& r) { r.bids[3].id = "napoleon"; },
          [](Ruleset& r) { r.bids[3].contract.tricks = 4; },
          [](Ruleset& r) { r.bids[2].contract.trump = Trump::first_lead(); },
          [](Ruleset& r) { r.bids[3].contract.lead = LeadRule::LowestTrump; },
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

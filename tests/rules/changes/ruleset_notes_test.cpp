#include "nap/rules/changes/ruleset_notes.hpp"

#include <algorithm>

#include <catch2/catch.hpp>

#include "nap/rules/changes/ruleset_options.hpp"
#include "nap/rules/stake_tables.hpp"

namespace nap {
namespace {

using Sentences = std::vector<std::string>;

Ruleset table(std::string_view name) { return find_stake_table(name).value(); }

Ruleset with(std::string_view name, const RulesetOptions& options) {
  return apply_options(table(name), options);
}

Ruleset with_rank(std::string_view name, MisereRank rank) {
  RulesetOptions options;
  options.misere_rank = rank;
  return with(name, options);
}

Ruleset with_minimum(std::string_view name, const std::string& bid) {
  RulesetOptions options;
  options.min_bid = bid;
  return with(name, options);
}

TEST_CASE("A table has not changed from itself", "[rules][notes]") {
  for (const std::string& name : stake_table_names()) {
    CHECK(changes_between(table(name), table(name)).empty());
    CHECK(table(name).changes.empty());
  }
}

TEST_CASE("Every change is a sentence, in the order of the bids", "[rules][notes]") {
  RulesetOptions options;
  options.nap_loss = 10;
  options.misere_trump = Trump::none();
  options.stakes = {{"wellington", 10, 10}, {"two", 3, 2}};
  const Ruleset changed = with("peel", options);
  CHECK(changed.name() == "peel (changed)");
  CHECK(changed.changes == Sentences{"two wins 3 instead of 2",
                                     "misère is played without trump instead of with the suit led as trump",
                                     "Nap loses 10 instead of 5", "Wellington wins 10 instead of 20"});
}

TEST_CASE("A name says where rules are from and whether options changed them", "[rules][notes]") {
  RulesetOptions options;
  options.nap_loss = 10;
  Ruleset our = table("peel");
  CHECK(our.name() == "peel");
  CHECK(changes_to_tell(our).empty());
  our.origin = "our.json";
  our.bids.front().win = 2;
  CHECK(our.name() == "peel (our.json)");
  CHECK(changes_to_tell(our) == Sentences{"one wins 2 instead of 1"});
  const Ruleset changed = apply_options(our, options);
  CHECK(changed.name() == "peel (our.json) (changed)");
  CHECK(changed.changes == Sentences{"Nap loses 10 instead of 5"});
  CHECK(changes_to_tell(changed) == Sentences{"one wins 2 instead of 1", "Nap loses 10 instead of 5"});

  // No stake table has this name, so there is none to compare with.
  our.id = "club";
  CHECK(changes_to_tell(our).empty());
  CHECK(changes_to_tell(apply_options(our, options)) == Sentences{"Nap loses 10 instead of 5"});
}

TEST_CASE("Where misère ranks is said against three, or against all other bids", "[rules][notes]") {
  CHECK(with_rank("peel", MisereRank::AboveThree).changes ==
        Sentences{"misère ranks above three instead of below"});
  CHECK(with_rank("french", MisereRank::BelowThree).changes ==
        Sentences{"misère ranks below three instead of above"});
  CHECK(with_rank("peel", MisereRank::Top).changes ==
        Sentences{"misère ranks above all other bids instead of below three"});
  CHECK(with_rank("seven", MisereRank::Top).changes ==
        Sentences{"misère ranks above all other bids instead of above Nap"});
  CHECK(with_rank("peel", MisereRank::Off).changes == Sentences{"misère is not a bid"});
}

TEST_CASE("The lowest bid is named with the one before it", "[rules][notes]") {
  CHECK(with_minimum("peel", "three").changes == Sentences{"the lowest bid is three instead of one"});
  CHECK(with_minimum("spanish", "two").changes == Sentences{"the lowest bid is two instead of three"});
}

TEST_CASE("A misère that ranks below the lowest bid may still be called, which a note says",
          "[rules][notes]") {
  CHECK(notes_on(with_minimum("peel", "three")) ==
        Sentences{"Misère ranks below three, the lowest bid, but may be called, too."});
  for (const char* lowest : {"one", "two", "four", "nap"}) {
    INFO(lowest);
    CHECK(notes_on(with_minimum("peel", lowest)).empty());
  }
  for (const std::string& name : stake_table_names()) CHECK(notes_on(table(name)).empty());
}

TEST_CASE("House rules are told from a table by any rule", "[rules][notes]") {
  Ruleset club = table("peel");
  club.dealer_out = {5};
  club.bids[1].contract = {0, Trump::none()};
  club.bids[6].after = "four";
  club.bids[6].contract.lead = LeadRule::LowestNonTrump;
  club.bids[7].after = "";
  club.bids.erase(club.bids.begin());
  club.bids.push_back({"grand", {5, Trump::none()}, 60, 30, "", false, "", {}});
  CHECK(changes_between(table("peel"), club) ==
        Sentences{
            "the lowest bid is two instead of one", "two is for a misère instead of 2 tricks",
            "two is played without trump instead of with the suit led as trump",
            "Wellington is opened with the lowest card that is no trump, after trump is named aloud, instead "
            "of with any card",
            "Wellington may be called only after four instead of only after Nap",
            "Blücher may be called without an earlier bid instead of only after Wellington",
            "grand is another bid, which wins 60 and loses 30", "one is not a bid",
            "the dealer of 5 takes no cards", "the dealer of 6 takes cards, too"});
  club = table("seven");
  club.cards = 5;
  CHECK(changes_between(table("seven"), club) == Sentences{"a hand has 5 cards instead of 7"});
}

TEST_CASE("Of bids that change places only those are named that moved", "[rules][notes]") {
  Ruleset club = table("peel");
  std::swap(club.bids[0], club.bids[5]);
  CHECK(changes_between(table("peel"), club).size() == 3);  // the lowest bid is one of the changes
  club = table("peel");
  std::rotate(club.bids.begin() + 3, club.bids.begin() + 4, club.bids.begin() + 6);
  CHECK(changes_between(table("peel"), club) == Sentences{"three ranks above Nap instead of above misère"});
}

TEST_CASE("Two tables with the same rules from other sources are not the same", "[rules][notes]") {
  Ruleset club = table("peel");
  club.bids[0].source = "our own";
  CHECK(changes_between(table("peel"), club).size() == 1);
  club.bids[0].win = 2;
  CHECK(changes_between(table("peel"), club) == Sentences{"one wins 2 instead of 1"});
}

TEST_CASE("Six who all hold cards are told so, where Peel's dealer sits out", "[rules][notes]") {
  const Sentences nobody = {"Nobody sits out: all 6 hold cards. Under peel and spanish the dealer has none."};
  CHECK(notes_on(table("french"), {6, 6, 5}) == nobody);
  CHECK(notes_on(table("symmetric"), {6, 6, 5}) == nobody);
  CHECK(notes_on(table("french"), {6, 5, 5}).empty());
  CHECK(notes_on(table("french"), {5, 5, 4}).empty());
  CHECK(notes_on(table("seven"), {6, 6, 5}).empty());
  CHECK(notes_on(table("peel"), {6, 5, 5}).empty());
  CHECK(notes_on(table("peel"), {6, 6, 5}).empty());  // an option asks for it
}

}  // namespace
}  // namespace nap

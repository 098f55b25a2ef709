#include <catch2/catch.hpp>

#include "nap/rules/auction/auction.hpp"
#include "nap/rules/changes/ruleset_options.hpp"
#include "support/rulesets.hpp"

namespace nap {
namespace {

using namespace test;

RulesetOptions with(ExchangeKind kind) {
  RulesetOptions options;
  options.exchange = kind;
  return options;
}

Ruleset peel_with_card() { return apply_options(table("peel"), with(ExchangeKind::ExtraCard)); }

TEST_CASE("A table can have each exchange at its printed price or another one", "[rules][options]") {
  for (const Word<ExchangeKind>& word : kExchangeWords) {
    INFO(word.word);
    RulesetOptions options = with(word.value);
    const Ruleset printed = apply_options(table("peel"), options);
    CHECK(printed.exchange == Exchange{word.value, printed_price(word.value), FeeTo::Pool});
    CHECK((printed.bids == table("peel").bids) == (word.value != ExchangeKind::ExtraCard));
    CHECK_FALSE(printed.changes.empty());
    options.price = 7;
    CHECK(apply_options(table("peel"), options).exchange == Exchange{word.value, 7, FeeTo::Pool});
  }
}

TEST_CASE("The kinds of exchange have names in other languages, too", "[rules][options]") {
  const auto kind = [](std::string_view word) { return parse_word("exchange", word, kExchangeWords); };
  CHECK(kind("miron") == ExchangeKind::Peep);
  CHECK(kind("sir-garnet") == ExchangeKind::SpareHand);
  CHECK(kind("buying") == ExchangeKind::Ecarte);
  CHECK(word_for(ExchangeKind::Peep, kExchangeWords) == "peep");
}

TEST_CASE("An exchange that the rules have already keeps its price and who gets it", "[rules][options]") {
  Ruleset club = table("peel");
  club.exchange = Exchange{ExchangeKind::Peep, 3, FeeTo::Dealer};
  CHECK(apply_options(club, with(ExchangeKind::Peep)) == club);
  RulesetOptions price;
  price.price = 4;
  const Ruleset dearer = apply_options(club, price);
  CHECK(dearer.exchange == Exchange{ExchangeKind::Peep, 4, FeeTo::Dealer});
  CHECK(dearer.changes ==
        Ids{"the exchange is peep for 4 stakes to the dealer instead of peep for 3 stakes to the dealer"});
  CHECK(apply_options(club, with(ExchangeKind::Ecarte)).exchange == Exchange{ExchangeKind::Ecarte, 1});
  RulesetOptions to_pool;
  to_pool.price_to = FeeTo::Pool;
  CHECK(apply_options(club, to_pool).exchange == Exchange{ExchangeKind::Peep, 3, FeeTo::Pool});
  CHECK(options_error(table("peel"), to_pool) ==
        "price to the pool: \"peel\" has no exchange to pay for; name one, such as peep");
}

TEST_CASE("A price needs an exchange, and has limits", "[rules][options]") {
  RulesetOptions options;
  options.price = 1;
  CHECK(options_error(table("peel"), options) ==
        "price 1: \"peel\" has no exchange to pay for; name one, such as peep");
  options.exchange = ExchangeKind::Peep;
  CHECK(options_error(table("peel"), options) == "no error");
  for (const int price : {-1, kMostPrice + 1}) {
    options.price = price;
    CHECK(options_error(table("peel"), options) ==
          "price " + std::to_string(price) + ": an exchange costs 0 to 1000 stakes");
  }
}

TEST_CASE("Cards are exchanged only by hands of five that are dealt whole", "[rules][options]") {
  for (const ExchangeKind kind : {ExchangeKind::Peep, ExchangeKind::ExtraCard}) {
    const std::string start = "exchange " + std::string(word_for(kind, kExchangeWords)) + ": ";
    CHECK(options_error(table("seven"), with(kind)) ==
          start + "hands have 7 cards; an exchange is for hands of 5");
    CHECK(options_error(table("nine"), with(kind)) ==
          start + "hands have 9 cards; an exchange is for hands of 5");
    RulesetOptions dealt = with(kind);
    dealt.dealt = 6;
    const std::string error =
        start + "6 cards are dealt to each; an exchange is for hands of which all 5 are dealt";
    CHECK(options_error(table("peel"), dealt) == error);
    Ruleset exchanging = apply_options(table("peel"), with(kind));
    dealt.exchange.reset();
    CHECK(options_error(exchanging, dealt) == error);
    Ruleset dealing = apply_options(table("peel"), dealt);
    CHECK(options_error(dealing, with(kind)) == error);
  }
}

TEST_CASE("With an extra card each number is bid with it or without it", "[rules][options]") {
  const Ruleset peel = peel_with_card();
  CHECK(ids_of(peel) == Ids{"one-with", "one", "two-with", "two", "misere", "three-with", "three",
                            "four-with", "four", "nap-with", "nap", "wellington", "blucher"});
  const Bid& four = *peel.find("four-with");
  CHECK(four ==
        Bid{"four-with", {4, Trump::first_lead(), LeadRule::Free, true}, 4, 4, "", false, "ES, JP", {}});
  for (const Bid& bid : table("peel").bids) CHECK(*peel.find(bid.id) == bid);
  CHECK(peel.find("wellington")->after == "nap");
  CHECK(peel.changes == Ids{"cards are exchanged: extra-card for 1 stake to the pool",
                            "one, two, three, four and Nap may be called with the extra card, too"});
  CHECK(apply_options(peel, with(ExchangeKind::ExtraCard)) == peel);
}

TEST_CASE("The lowest number can be bid with the extra card, too", "[rules][options]") {
  const Ruleset spanish = apply_options(table("spanish"), with(ExchangeKind::ExtraCard));
  CHECK(spanish.callable_bids().front().id == "three-with");
  CHECK(spanish.changes == Ids{"cards are exchanged: extra-card for 1 stake to the pool",
                               "two, three, four and Nap may be called with the extra card, too"});
  RulesetOptions options = with(ExchangeKind::ExtraCard);
  for (const char* minimum : {"four", "four-with"}) {
    options.min_bid = minimum;
    CHECK(apply_options(table("peel"), options).callable_bids().front().id == "four-with");
    RulesetOptions later;
    later.min_bid = minimum;
    CHECK(apply_options(peel_with_card(), later).callable_bids().front().id == "four-with");
  }
}

TEST_CASE("What options say of a bid holds with the extra card, too, unless it is named itself",
          "[rules][options]") {
  RulesetOptions options = with(ExchangeKind::ExtraCard);
  options.nap_loss = 10;
  options.stakes = {{"three", 6, 5}, {"four-with", 9, 8}, {"four", 7, 6}};
  options.leads = {{"nap", LeadRule::LowestTrump}};
  const Ruleset club = apply_options(table("peel"), options);
  CHECK(club.find("nap-with")->lose == 10);
  CHECK(club.find("three-with")->win == 6);
  CHECK(club.find("four-with")->lose == 8);
  CHECK(club.find("four")->lose == 6);
  CHECK(club.find("nap-with")->contract.lead == LeadRule::LowestTrump);
  CHECK_FALSE(club.find("wellington")->contract.has_forced_lead());
  options.exchange.reset();
  CHECK(apply_options(peel_with_card(), options).bids == club.bids);
}

TEST_CASE("Misère ranks below or above both bids of three", "[rules][options]") {
  const auto around_misere = [](const Ruleset& ruleset) {
    const Ids ids = ids_of(ruleset);
    const auto misere = std::find(ids.begin(), ids.end(), "misere");
    return Ids{*std::prev(misere), *std::next(misere)};
  };
  for (const char* name : {"peel", "french"}) {
    const Ruleset club = apply_options(table(name), with(ExchangeKind::ExtraCard));
    CHECK(around_misere(with_rank(club, MisereRank::BelowThree)) == Ids{"two", "three-with"});
    CHECK(around_misere(with_rank(club, MisereRank::AboveThree)) == Ids{"three", "four-with"});
  }
  RulesetOptions options = with(ExchangeKind::ExtraCard);
  options.misere_rank = MisereRank::BelowThree;
  CHECK(apply_options(table("french"), options).changes.back() ==
        "misère ranks below three instead of above");
}

TEST_CASE("Rules that cannot have an extra card say why", "[rules][options]") {
  const RulesetOptions options = with(ExchangeKind::ExtraCard);
  Ruleset club = table("peel");
  club.bids = {club.bids[2]};
  CHECK(options_error(club, options) == "exchange extra-card: \"peel\" has no bid of tricks to take it for");
  club = table("peel");
  club.bids[6].id = "three-with";
  CHECK(options_error(club, options) == "exchange extra-card: \"peel\" has another bid \"three-with\"");
  club = table("peel");
  club.bids[0].id = std::string(27, 'x');
  CHECK(options_error(club, options) == "no error");
  club.bids[0].id += 'x';
  CHECK(options_error(club, options) == "exchange extra-card: a bid \"" + club.bids[0].id +
                                            "-with\" would be needed, but ids have at most 32 characters");
  CHECK(options_error(peel_with_card(), with(ExchangeKind::Peep)) ==
        "exchange peep: \"peel (changed)\" has bids with the extra card: one-with, two-with, three-with, "
        "four-with, nap-with");
}

TEST_CASE("A number means the bid without the extra card", "[rules]") {
  const std::vector<Bid> bids = peel_with_card().bids;
  for (const char* word : {"three", "Three", "3", "th"}) CHECK(bids_meant(word, bids) == Ids{"three"});
  for (const char* word : {"n", "5", "NAP"}) CHECK(bids_meant(word, bids) == Ids{"nap"});
  for (const char* word : {"three-with", "Three with", "3-with", "3 with", "three-", "three w"}) {
    INFO(word);
    CHECK(bids_meant(word, bids) == Ids{"three-with"});
  }
  CHECK(bids_meant("t", bids) == Ids{"two", "three"});
  CHECK(calls_meant("p", bids) == Ids{"pass"});
  // In house rules a bid with the card may have any name, or be the only one of its number.
  std::vector<Bid> club = bids;
  std::erase_if(club, [](const Bid& bid) { return bid.id == "four"; });
  CHECK(bids_meant("4", club) == Ids{"four-with"});
  std::find_if(club.begin(), club.end(), [](const Bid& bid) { return bid.id == "three-with"; })->id =
      "thrice";
  CHECK(bids_meant("3", club) == Ids{"three"});
  CHECK(bids_meant("thr", club) == Ids{"three"});
  CHECK(bids_meant("thri", club) == Ids{"thrice"});
}

TEST_CASE("A bid with the extra card is named as at the table", "[rules]") {
  CHECK(bid_title("three-with") == "three with");
  CHECK(bid_title("nap-with") == "Nap with");
}

TEST_CASE("Without outranks with in the auction", "[rules][auction]") {
  const Ruleset peel = peel_with_card();
  const BidOrder order(peel);
  const auto place = [&order](std::string_view id) {
    return static_cast<std::size_t>(find_bid(order.bids(), id) - order.bids().data());
  };
  Auction auction(order);
  auction.call(place("three-with"));
  CHECK(auction.may_call(place("three")));
  auction.call(place("three"));
  CHECK_FALSE(auction.may_call(place("three-with")));
  CHECK(auction.may_call(place("four-with")));
  auction.call(place("nap-with"));
  CHECK_FALSE(auction.may_call(place("wellington")));
  CHECK(auction.may_call(place("nap")));
}

}  // namespace
}  // namespace nap

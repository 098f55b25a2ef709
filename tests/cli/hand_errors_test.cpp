// Hands and deals that a user can write wrong.
#include <catch2/catch.hpp>

#include "support/report.hpp"

using namespace nap::test;

TEST_CASE("A bad hand is refused", "[cli][error]") {
  check_refused({
      {"ask AS AS KS QS JH", "AS appears twice"},
      {"ask AS KS QS JH", "4 cards; a hand has 5"},
      {"ask AS KS QS JH TH 9H", "6 cards; a hand has 5"},
      {"ask 2S KS QS JH TH --deck 32", "2S is not in a deck of 32 cards"},
      {"ask AS KS QS JH 1H", "unknown rank \"1\""},
      {"ask AS KS QS JH TX", "unknown suit \"X\""},
      {"ask AS KS QS JH TH --cards 7", "5 cards; a hand has 7"},
      {"ask JK KS QS JH TH", "JK is the joker; it is in no deck without --joker"},
      {"ask JK KS QS JH JK --joker", "JK appears twice"},
      {"ask AKQ.JT.. --joker --deck 53", "deck \"53\""},
      {"ask AKx.J...JK", "JK is the joker; it is in no deck without --joker"},
      {"ask AKQ.JT.. --joker --bracket", "--bracket with a joker"},
      {"thresholds --joker --deck 53", "deck \"53\""},
      {"ask AKQ.JT.. --exchange peep --price-to others", "--price-to \"others\""},
      {"ask AKQ.JT.. --price-to dealer", "price to the dealer: \"peel\" has no exchange to pay for"},
      {"ask AKQ.JT.. --joker --book a.book --model selfplay",
       "--book with --model selfplay: a book with a joker holds committed rates"},
      {"book build a.book --joker --played", "--played: hands of a deck with a joker are not played yet"},
      {"book build a.book --joker --deck 24 --players 6",
       "24 cards and a joker are enough for 5 with 5 each"},
      {"next --hand 954.K3.. --seat 2 --joker --bid nap --played JK", "JK makes no trump by itself"},
      {"next --hand 954.K3.. --seat 2 --joker --bid nap --played AS --trump S", "AS makes trump by itself"},
      {"next --hand AKQ.JT.. --bid nap --trump S", "--trump: no card was played"},
      {"ask AKO JT", "character 3: unknown rank \"O\""},
      {"ask ♠A K♠ Q♠ J♥ T♥", "could be ♠AKQJ ♥T or ♠AKQ ♥JT; write AKQJ.T.. or AKQ.JT.."},
      {"ask AC RC DC VC 10C --ranks fr", "could be ♥ARDV10 or ♣ARDV10; write .ARDV10.. or ...ARDV10"},
      {"ask AP RP DP VC 10C --ranks fr --lead AS",
       "unknown suit \"S\"; suits are P C K T; write a card as AP or"},
      {"solve 'AC / RC' --ranks fr", "the hand could be ♥A or ♣A"},
      {"ask", "no hand"},
      {"ask ++ --bid two", "\"++\": neither a hand nor an option nor a value"},
      {"ask AKQ.JT.. --stdin", "one or the other"},
  });
}

TEST_CASE("A bad deal is refused", "[cli][error]") {
  check_refused({
      {"solve", "no deal"},
      {"solve 'AK... Q...'", "all hands must have the same number of cards"},
      {"solve 'AK... KQ...'", "KS appears twice"},
      {"solve 'AK...'", "1 hand"},
      {"solve 'A... K...' --allies 1,3", "not among its 2 seats"},
      {"solve 'A... K...' --allies 0", "seats are 1 to 7"},
      {"solve 'A... K...' --allies 1,", "--allies \"1,\""},
      {"solve 'A... K...' --allies x", "seats are 1 to 7"},
      {"solve 'A... K...' --allies 1,2", "--allies names all 2 seats"},
      {"solve 'A... K...' --allies 2", "--allies names all 2 seats"},
      {"solve 'A... K... Q...' --allies 1,2,3", "--allies names all 3 seats"},
      {"solve 'A....JK KQ...'", "JK is the joker; it is in no deck without --joker"},
      {"solve --joker 'A....JK K....JK'", "JK appears twice"},
      {"solve --joker 'AS JKS / KS QS'", "unknown rank \"S\""},
      {"solve --joker --deck 53 'A... K...'", "--deck"},
      {"solve 'A... K...' --trump X", "S, H, D, C or none"},
  });
}

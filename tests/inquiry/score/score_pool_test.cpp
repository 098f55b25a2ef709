// The pool, fines and doubled stakes, each rule by hand.
#include <catch2/catch.hpp>

#include "inquiry/score/told_evening.hpp"
#include "nap/inquiry/score/score_document.hpp"

namespace nap {
namespace {

using test::ToldEvening;

const std::vector<std::string> kNames = {"Ann", "Ben", "Cat", "Dan"};

TableRequest pool_table(const std::string& paid_by) {
  TableRequest table;
  table.changes.all_pass = "void";
  table.changes.pool_paid_by = paid_by;
  return table;
}

TableRequest spare_table(const std::string& kind) {
  TableRequest table = pool_table("once");
  table.changes.exchange = kind;
  return table;
}

// Four players; seat 2 has the three highest spades, seat 4 the ten of spades.
std::string played(const std::string& cards) {
  return R"({"hands":"954.K3.. AKQ.JT.. J.A9.42. T.Q.AK.2","declarer":2,"bid":"three","played":")" + cards +
         "\"}";
}

// PEEL: "each dealer pays one stake", and the pool is taken, "on top of the double stakes, by the first
// caller who makes Nap".
TEST_CASE("Each dealer pays into the pool, and who makes Nap takes it", "[inquiry][score][pool]") {
  ToldEvening evening(kNames, pool_table("dealer"));
  // Ann, to Dan's left, wins 3 from each; Dan has dealt and pays 1 more.
  CHECK(evening.paid(R"({"dealer":"Dan","declarer":"Ann","bid":"three","result":"made"})") ==
        "9 -3 -3 -4, pool 1, holds 1");
  // Seats from Ann's left: Ben loses 5 to each; Ann has dealt.
  CHECK(evening.paid(R"({"dealer":"Ann","declarer":"Ben","bid":"nap","result":"lost"})") ==
        "-15 5 5 4, pool 1, holds 2");
  CHECK(evening.paid(R"({"dealer":"Ben","heard":"pass,pass,pass,pass"})") == "0 0 0 -1, pool 1, holds 3");
  // Cat deals and pays 1, which makes 4; Dan makes Nap: 10 from each, and 4.
  CHECK(evening.paid(R"({"dealer":"Cat","declarer":"Dan","bid":"nap","result":"made"})") ==
        "34 -10 -10 -11, pool -3, holds 0");
  // Ann 9 + 4 + 0 - 10, Ben -3 - 15 - 1 - 10, Cat -3 + 5 + 0 - 11, Dan -4 + 5 + 0 + 34; Dan deals again: -1.
  CHECK(evening.add(R"({"heard":"pass,pass,pass,pass"})") == "Ann 3, Ben -29, Cat -9, Dan 34");
}

// PEEL: "or all pay when the original dealer's turn returns".
TEST_CASE("Everybody pays when the deal has gone round", "[inquiry][score][pool]") {
  TableRequest table = pool_table("round");
  table.changes.pool_stake = "2";
  ToldEvening evening({"Ann", "Ben", "Cat"}, table);
  const std::string pass = R"({"heard":"pass,pass,pass"})";
  for (int deal = 0; deal < 3; ++deal) CHECK(evening.paid(pass) == "0 0 0, pool 0, holds 0");
  CHECK(evening.paid(pass) == "-2 -2 -2, pool 6, holds 6");
  CHECK(evening.paid(R"({"declarer":1,"bid":"two","result":"made"})") == "4 -2 -2, pool 0, holds 6");
}

// ES and FR: everybody pays once, and any form of Nap takes it.
TEST_CASE("A pool that is paid once goes to the first Nap of any kind", "[inquiry][score][pool]") {
  ToldEvening evening(kNames, pool_table("once"));
  CHECK(evening.paid(R"({"declarer":1,"bid":"two","result":"lost"})") == "-7 1 1 1, pool 4, holds 4");
  CHECK(evening.paid(R"({"declarer":3,"bid":"wellington","result":"made"})") ==
        "-20 -20 64 -20, pool -4, holds 0");
  CHECK(evening.paid(R"({"declarer":3,"bid":"nap","result":"made"})") == "-10 -10 30 -10, pool 0, holds 0");

  TableRequest alone = pool_table("once");
  alone.changes.pool_taken_with = "nap";
  ToldEvening strict(kNames, alone);
  CHECK(strict.paid(R"({"declarer":3,"bid":"wellington","result":"made"})") ==
        "-21 -21 59 -21, pool 4, holds 4");
}

// PEEL: on failure he "also pays two tricks into the pool besides the ordinary five to each"; GR: failing
// pays double the normal penalty.
TEST_CASE("A spare hand that fails pays the pool, or each twice", "[inquiry][score][pool]") {
  const std::string lost = R"({"declarer":1,"bid":"nap","result":"lost","spare_hand":true})";
  CHECK(ToldEvening(kNames, spare_table("spare-hand-pool")).paid(lost) == "-18 4 4 4, pool 6, holds 6");
  CHECK(ToldEvening(kNames, spare_table("spare-hand-double")).paid(lost) == "-31 9 9 9, pool 4, holds 4");
  CHECK(ToldEvening(kNames, spare_table("spare-hand")).paid(lost) == "-16 4 4 4, pool 4, holds 4");
  // Without it the stakes are the usual ones.
  CHECK(ToldEvening(kNames, spare_table("spare-hand-pool"))
            .paid(R"({"declarer":1,"bid":"nap","result":"lost"})") == "-16 4 4 4, pool 4, holds 4");
}

// GR: revoke 5 chips, lead out of turn 3.
TEST_CASE("Fines go to the pool", "[inquiry][score][pool]") {
  TableRequest table = pool_table("once");
  table.changes.fines = {"out_of_turn=3", "revoke=5"};
  // Seat 4 plays before seat 3, which follows the declarer; no rule settles the hand, but everybody has paid
  // 1 and seat 4 pays 3.
  CHECK(ToldEvening({}, table).paid(played("AS TS")) == "-1 -1 -1 -4, pool 7, holds 7");
  // PEEL: a misdeal costs one trick's stake, and the same dealer deals again.
  ToldEvening evening(kNames, pool_table("dealer"));
  CHECK(evening.paid(R"({"fines":[{"player":"Dan","kind":"misdeal"}]})") == "0 0 0 -2, pool 2, holds 2");
  CHECK(evening.paid(R"({"fines":[{"player":1,"kind":"touching"},{"player":4,"kind":"exposed_card"}]})") ==
        "-1 0 0 -1, pool 2, holds 4");
  CHECK(
      evening.paid(
          R"({"declarer":2,"bid":"two","result":"made","fines":[{"player":"Ann","kind":"out-of-turn"}]})") ==
      "-2 6 -2 -2, pool 0, holds 4");
}

// ES: another player who revokes pays the declarer what he would have won: all of it, or one share.
TEST_CASE("A revoke pays the declarer and, where it has a fine, the pool", "[inquiry][score][pool]") {
  TableRequest table = pool_table("once");
  table.changes.fines = {"revoke=5"};
  const std::string revoke = played("AS JS 2C 4S");
  CHECK(ToldEvening({}, table).paid(revoke) == "-1 8 -1 -15, pool 9, holds 9");
  table.changes.revoke = "pays_share";
  CHECK(ToldEvening({}, table).paid(revoke) == "-1 2 -1 -9, pool 9, holds 9");
  // The bid of one was made before seat 1 revoked with the king of hearts.
  CHECK(ToldEvening({}, table).paid(
            R"({"hands":"954.K3.. AKQ.JT.. J.A9.42. T.Q.AK.2","declarer":2,"bid":"one",)"
            R"("played":"AS JS TS 4S; KS 2D 2C KH"})") == "-2 2 -2 -2, pool 4, holds 4");
  // A fine that is also told counts once.
  const std::string told = R"("fines":[{"player":4,"kind":"revoke"}],)";
  CHECK(ToldEvening({}, table).paid(std::string(revoke).insert(1, told)) == "-1 2 -1 -9, pool 9, holds 9");
}

// PEEL: "all pass -> next deal's stakes doubled, and stay so until a declarer has won".
TEST_CASE("After all have passed the stakes are doubled until a declarer wins", "[inquiry][score][pool]") {
  TableRequest table;
  table.changes.all_pass = "double_header";
  ToldEvening evening({}, table);
  const std::string three = R"({"declarer":1,"bid":"three","result":"made"})";
  CHECK(evening.paid(three) == "9 -3 -3 -3, pool 0, holds 0");
  CHECK(evening.paid(R"({"heard":"pass,pass,pass,pass"})") == "0 0 0 0, pool 0, holds 0");
  CHECK(evening.paid(R"({"declarer":1,"bid":"three","result":"lost"})") == "-18 6 6 6, pool 0, holds 0");
  CHECK(evening.paid(three) == "18 -6 -6 -6, pool 0, holds 0");
  CHECK(evening.paid(three) == "9 -3 -3 -3, pool 0, holds 0");
}

// PEEL: each card bought costs one trick's value, to the pool. Spanish dealers get the price of a look.
TEST_CASE("The price of an exchange goes to the pool or to the dealer", "[inquiry][score][pool]") {
  TableRequest table = pool_table("dealer");
  table.changes.exchange = "ecarte";
  const std::string bought =
      R"({"declarer":1,"bid":"nap","result":"made","fees":[{"player":"Ann","stakes":3},{"player":2,"stakes":1}]})";
  // The dealer pays 1, Ann 3, Ben 1: Ann makes Nap, 10 from each, and takes 5.
  CHECK(ToldEvening(kNames, table).paid(bought) == "32 -11 -10 -11, pool 0, holds 0");
  table.changes.price_to = "dealer";
  CHECK(ToldEvening(kNames, table).paid(bought) == "28 -11 -10 -7, pool 0, holds 0");
}

// PEEL: "If play stops before: divided, or one card each and the lowest takes all."
TEST_CASE("At the end the pool is divided, or the lowest card takes it", "[inquiry][score][pool]") {
  TableRequest table = pool_table("once");
  table.changes.pool_stake = "2";
  const std::string three = R"({"declarer":"Ann","bid":"three","result":"made"})";
  ToldEvening divided(kNames, table);
  // 8 and a fine of 1 make 9: two for each, and one more for the first seat.
  divided.add(R"({"fines":[{"player":"Dan","kind":"misdeal"}]})");
  divided.add(three);
  CHECK(divided.paid(R"({"end":"divided"})") == "3 2 2 2, pool -9, holds 0");
  CHECK(divided.error_of(three) == "the evening has ended on line 3; only corrections (replaces) can follow");

  table.changes.pool_at_end = "lowest_card";
  ToldEvening drawn(kNames, table);
  drawn.add(three);
  CHECK(drawn.add(R"({"end":"Cat"})") == "Ann 7, Ben -5, Cat 3, Dan -5");
  // The deal was lost: 9 fewer for Ann, 3 more for the others, twice.
  CHECK(drawn.add(R"({"replaces":1,"declarer":"Ann","bid":"three","result":"lost"})") ==
        "Ann -11, Ben 1, Cat 9, Dan 1");
  CHECK(drawn.error_of(R"({"replaces":3,"end":"Ann"})") == "end: the deal of line 2 comes after it");
  CHECK(drawn.add(R"({"replaces":2,"end":"Ann"})") == "Ann -3, Ben 1, Cat 1, Dan 1");
}

TEST_CASE("A correction settles what came after it anew", "[inquiry][score][pool]") {
  TableRequest table = pool_table("dealer");
  table.changes.all_pass = "double_header";
  ToldEvening evening({"Ann", "Ben"}, table);
  // Ben deals both times and pays 1 each. Ann makes one, then Nap, which brings 10 and the pool of 2. If all
  // have passed before, it is doubled: 20 and the pool.
  const std::string nap = R"({"declarer":"Ann","bid":"nap","result":"made"})";
  evening.add(R"({"declarer":"Ann","bid":"one","result":"made"})");
  CHECK(evening.add(nap) == "Ann 13, Ben -13");
  const EveningDeal corrected = evening.deal(R"({"replaces":1,"heard":"pass,pass"})");
  CHECK(corrected.totals.front().stakes == 22);
  CHECK(corrected.pool_total == 0);
  CHECK(corrected.deal.ending == HandEnding::AllPassed);
  CHECK(corrected.next_times == 1);
  // If the Nap was lost, the pool stays, and so does the doubling: Ann loses 10.
  const EveningDeal lost = evening.deal(R"({"replaces":2,"declarer":"Ann","bid":"nap","result":"lost"})");
  CHECK(lost.totals.front().stakes == -10);
  CHECK(lost.pool_total == 2);
  CHECK(lost.next_times == 2);
}

TEST_CASE("Payments that a table does not have are refused", "[inquiry][score][pool][errors]") {
  const std::string no_pool =
      "there is no pool; say who pays into it, such as the dealer (--pool-paid-by dealer)";
  ToldEvening plain(kNames);
  const auto of = [](const std::string& more) {
    return R"({"declarer":1,"bid":"nap","result":"lost",)" + more + "}";
  };
  CHECK(plain.error_of(R"({"fines":[{"player":"Ann","kind":"misdeal"}]})") == "fine of \"Ann\": " + no_pool);
  CHECK(plain.error_of(R"({"end":"divided"})") == "end \"divided\": " + no_pool);
  CHECK(plain.error_of(of(R"("fees":[{"player":"Ann","stakes":1}])")) ==
        "fee of \"Ann\": no cards are exchanged at this table; --exchange says which");
  CHECK(plain.error_of(of(R"("spare_hand":true)")) ==
        "spare hand: there is none at this table; --exchange spare-hand-pool or another has it");

  ToldEvening pool(kNames, spare_table("spare-hand-pool"));
  CHECK(pool.error_of(of(R"("fines":[{"player":"Eve","kind":"misdeal"}])")) ==
        "fine of \"Eve\": a seat from 1 to 4, or one of the names");
  CHECK(pool.error_of(of(R"("fines":[{"player":"Ann","kind":"yawning"}])")) ==
        "fine \"yawning\": misdeal, exposed_card, touching, out_of_turn or revoke");
  CHECK(pool.error_of(of(R"("fines":["Ann"])")) ==
        "column 51: \"fines\" must be a list of objects {\"player\": ..., \"kind\": ...}");
  CHECK(pool.error_of(R"({"declarer":1,"bid":"three","result":"lost","spare_hand":true})") ==
        "spare hand: who takes it plays for every trick, and three is not for every trick");
  CHECK(pool.error_of(R"({"end":"Ann"})") ==
        "end \"Ann\": at this table the pool is divided; write divided, or use --pool-at-end lowest_card");
  CHECK(pool.error_of(of(R"("end":"divided")")) ==
        "end: the evening ends after a deal; write that deal before, by itself");
  CHECK(pool.error_of(R"({"heard":"pass,pass,pass,pass","result":"made"})") ==
        "calls \"pass,pass,pass,pass\": all have passed; nobody plays");
}

TEST_CASE("People read what goes into the pool and what it holds", "[inquiry][score][pool]") {
  TableRequest table = pool_table("dealer");
  table.changes.all_pass = "double_header";
  ToldEvening evening({"Ann", "Ben"}, table);
  report::DocumentWriter writer(report::Format::Text);
  CHECK(writer.write(score_document(evening.deal(R"({"heard":"pass,pass"})"), SuitStyle::Letters)) ==
        "All pass, and nobody plays.\n\n"
        "From the next deal on stakes are doubled, until a declarer has won.\n"
        "Pool: Ben pays 1; it holds 1.\n\n"
        "seat  player  stakes  total\n"
        "   1  Ann          0      0\n"
        "   2  Ben         -1     -1\n"
        "pool              +1     +1\n"
        "Totals after line 1.\n");
}

}  // namespace
}  // namespace nap

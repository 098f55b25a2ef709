// The question "Should I call Nap with this hand?" and its answer.
#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "nap/analysis/hands/model.hpp"
#include "nap/rules/auction/turn.hpp"
#include "nap/rules/ruleset.hpp"
#include "nap/rules/seating.hpp"
#include "nap/sim/deals/setup.hpp"
#include "nap/sim/rates/hand_estimate.hpp"

namespace nap {

struct Question {
  CardSet hand;  // as it is dealt, or what was kept of it
  Deck deck;
  Ruleset ruleset;
  Seating seating;
  Model model = Model::Committed;
  SamplePlan plan;
  std::optional<Turn> turn = {};             // the turn, with the calls heard; none: no call is known
  std::vector<std::string> asked_bids = {};  // the ids of bids; empty: all
  LeadPlan leads = {};
  std::optional<std::uint64_t> bracket_deals = {};  // under SelfPlay: deals for the bracket of each bid
  CardSet out_of_play = {};  // cards that the asker knows to be in no hand; not for patterns and books
  KeepHabit others_keep = KeepHabit::Best;  // if the rules deal more cards than are kept
  CardSet seen = {};   // cards of the hand that an exchange has shown; others may be given away for them
  int pool = 0;        // stakes in the pool, which goes to a declarer who makes Nap (see takes_pool)
  int times = 1;       // the factor of the stakes: 2 in a doubled deal (see in_doubled_deal)
  CardSet shown = {};  // of the cards out of play, those that everybody has seen

  // What the success rates of a hand depend on.
  Setup setup() const;
  // Whether the hand has more cards than are kept.
  bool has_to_keep() const { return hand.size() > ruleset.cards; }
  // The bids to answer for, lowest first: bids that may be called at this turn or, if there is no turn, in
  // some auction.
  std::vector<Bid> bids() const;
  // Whether any of these bids has a forced lead.
  bool has_forced_lead() const;
  // Whether the bid can be advised. At a turn every bid can; otherwise only bids that need no earlier bid.
  bool may_advise(const Bid& bid) const { return turn.has_value() || !bid.needs_earlier_bid(); }
  // The same question about open hands: under Committed, and with as many deals as that takes by default. So
  // few deals as are enough for play are too few for open hands.
  Question with_open_hands() const;
  bool may_pass() const { return !must_stand() && (!turn || turn->duty != Duty::PlayOne); }
  // Whether the seat has taken a spare hand, and so must bid.
  bool must_stand() const;
  // Whether the contract may be played with cards that an exchange has shown.
  bool may_keep_seen(const Contract& contract) const;
  // The setup in which the contract is played if these cards of the hand are kept for it.
  Setup setup_keeping(CardSet keep, const Contract& contract) const;
  // What a declarer who fails pays into a pool, once, besides the stakes.
  int fine() const;
};

// What one first card does for a bid.
struct LeadRate {
  Opening lead;
  Estimate success;
  std::optional<Estimate> face_up = {};  // under SelfPlay, as in BidAnswer
  std::uint64_t plays = 0;
};

// Two bounds. `lower` is what a cautious declarer makes against defenders who see all cards and know how the
// declarer plays. `upper` is what a declarer who sees all cards makes against the defenders of the played
// rate. On average over all hands the best play lies between the two (nap/play/bracket).
struct Bracketed {
  Estimate lower;
  Estimate upper;
};

struct BidAnswer {
  Bid bid;
  std::optional<Opening> lead;           // none under DoubleDummy: each deal has its own
  Estimate success;                      // under the question's model
  std::optional<Estimate> double_dummy;  // not in a book
  double break_even;
  double ev_per_payer;                    // in stakes
  double ev;                              // from all payers together
  std::vector<LeadRate> leads = {};       // every card of the hand, the best first, if every lead is counted
  std::optional<Estimate> face_up = {};   // under SelfPlay: the lead's success with all hands open after it
  std::uint64_t plays = 0;                // under SelfPlay: deals that were played; 0 if none had to be
  std::optional<Bracketed> bracket = {};  // under SelfPlay, if it is asked for
  // If the bid has a forced lead: what the best lead would do if any card might be led.
  std::optional<LeadRate> free_lead = {};
  bool is_predicted = false;  // under SelfPlay: a book predicts it from the face-up rate
  CardSet keep = {};          // what to keep of the hand; empty if there is no choice

  // The suit that the lead makes trump.
  std::optional<Suit> trump() const { return lead ? lead->trump : std::nullopt; }
};

// Whose play decides whether a bid pays, if play and open hands after the lead disagree about it.
enum class HangsOn {
  Nothing,
  Defence,  // the advised bid pays in play, but not with open hands
  Declarer  // passing is advised, but a bid pays with open hands
};

// The best of passing and of the bids that may be advised (see best_choice.hpp).
struct Advice {
  std::optional<BidAnswer> best;  // none: pass, or there is nothing to call
  std::optional<BidAnswer> next;  // the runner-up; none: passing, or there is no other choice
  double ev;                      // EV of the best, from all payers
  // By how much the best beats the next: the difference in EV per payer, paired unless it comes from a book.
  Estimate margin;
  bool is_decided;  // the margin's 95 % interval excludes zero
  // If undecided, about how many deals would decide it; none if no feasible number would.
  std::optional<std::uint64_t> deals_to_decide;
  HangsOn hangs_on = HangsOn::Nothing;  // under SelfPlay, if the seat may pass
  std::optional<BidAnswer> best_face_up =
      {};  // if the bid hangs on somebody: the best with open hands; none: pass
};

// How often the advised bid, or the nearest one if passing is advised, is made with the same cards kept and
// the same lead if the others keep theirs by another habit.
struct HabitRates {
  struct Rate {
    KeepHabit habit;
    Estimate success;
  };
  std::string bid;
  std::vector<Rate> rates;  // one for each habit
};

struct Answer {
  std::vector<BidAnswer> bids;  // in auction order
  Advice advice;
  Method method;
  std::uint64_t deals;  // from a book and under SelfPlay: the fewest deals of any rate of this hand
  bool is_complete;     // false: stopped; a question with this number of deals has the same answer
  Model model = Model::Committed;  // the question's, or Committed if SelfPlay was stopped before its end
  std::optional<HabitRates> habits = {};  // if the hand had more cards than are kept
};

// From which pool on a call that takes it is the best one.
struct PoolNeeded {
  Bid bid;  // the lowest that takes the pool and may be advised
  // The pool, in stakes, at which it is worth as much as the best call that does not take it; less than 0 if
  // it is the best without a pool. None if it is never made.
  std::optional<double> stakes;
};

// Nothing if no such bid was asked about.
std::optional<PoolNeeded> pool_needed(const Answer& answer, const Question& question);

// Gets the answer of Committed before the hands are played out.
using TakeOpenAnswer = std::function<void(const Answer&)>;

// Answers the question. If the hand has more cards than are kept, some deals choose for each bid what to keep
// and what to lead, and others rate that. Such a question has no bracket. Nothing if it was stopped before
// any deal was counted. `take_open`, if there is one, is called under SelfPlay only, once, on the thread that
// asks.
std::optional<Answer> ask(Harness& harness, const Question& question, const TakeOpenAnswer& take_open = {});

}  // namespace nap

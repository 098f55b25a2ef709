#include <algorithm>

#include <fmt/format.h>

#include "nap/inquiry/ask/ask_document.hpp"
#include "nap/inquiry/words/titles.hpp"
#include "nap/text/words.hpp"

namespace nap {

using namespace report;

namespace {

bool has_misere(const Question& question) {
  const std::vector<Bid> bids = question.bids();
  return std::any_of(bids.begin(), bids.end(), [](const Bid& bid) { return bid.contract.is_misere(); });
}

constexpr const char* kBracketNote =
    "Lower: a cautious declarer against defenders who see all cards. Upper: a declarer who does, against the defenders "
    "of Makes. The best play lies between them, on average over all hands.\n";

// At most two lines of eighty columns, and two more for a bracket.
std::string brief_notes(const Question& question, Method method, Rates rates) {
  const int payers = question.seating.payers;
  std::string text = "EV: stakes from ";
  text += payers == 1 ? "the one payer" : fmt::format("all {} payers", payers);
  text += question.may_pass() ? "; passing counts as zero. More: --explain\n" : ". More: --explain\n";
  if (question.model == Model::DoubleDummy) {
    return text + "Every hand is seen even before the lead: no forecast.\n";
  }
  if (question.model == Model::SelfPlay) {
    return text + "Makes: nobody sees another's cards." +
           (rates == Rates::WithFaceUp ? " Face up: all hands are open after the lead.\n" : "\n") +
           (method == Method::Book ? "~: not played, but predicted from the face-up rate.\n" : "") +
           (question.bracket_deals ? kBracketNote : "");
  }
  return text + "All rates are face up: all hands are open after the lead.\n";
}

std::string all_notes(const Question& question, Method method, const AskWording& wording) {
  const int payers = question.seating.payers;
  std::string text = "EV is what the declarer gets, in stakes, on average, ";
  text += payers == 1 ? "from the one payer. " : fmt::format("from all {} payers together. ", payers);
  text += "Passing is counted as zero. \"Needs\" is the rate at which a bid pays neither side.\n";
  if (question.model == Model::DoubleDummy) {
    text +=
        "\"Makes\" is the double-dummy index: it sees every hand even before the lead, so it is no forecast.\n";
  } else if (question.model == Model::SelfPlay) {
    text +=
        "\"Makes\" is the share of deals that are made when the cards are played out by players who see only "
        "their own cards and what was played. They look at some dozens of possible deals and play what serves best over "
        "all of them; where that tells nothing, as for defenders of Nap and misère, they keep the cards that the "
        "declarer will most likely have to beat. \"Face up\" is the rate of the same lead where all hands "
        "are open after it. A bid hangs on the defence where it pays by the one and not by the other. \"Best lead per deal\" chooses even the lead after seeing all hands: an index, "
        "no forecast.\n";
    if (method == Method::Book) {
      text +=
          "~: not played, but predicted from the face-up rate, where no bid of the printed tables is in doubt.\n";
    }
  } else {
    text +=
        "\"Makes\" commits to one lead, and so to one trump suit, for all possible deals; then both sides "
        "play with every hand face up. Real defenders cannot, so real success is mostly higher; nap model "
        "measures by how much.\n";
    if (method != Method::Book) {
      text += "\"Best lead per deal\" chooses even the lead after seeing all hands: an index, no forecast.\n";
    }
  }
  if (has_misere(question) && question.model != Model::SelfPlay) {
    text += capitalised(title("misere", wording.cards.suits)) +
            " is played against defenders who see all the cards. Real defenders do not, so it makes far more "
            "often.\n";
  }
  if (question.ruleset.dealt) {
    text +=
        "What to keep and what to lead is chosen on other deals than those that rate it. What the others keep is "
        "assumed: best is the cards with the most points of the rule of thumb, longest the longest suit and then "
        "the highest cards, random any cards. Players know what they themselves threw away, but imagine the "
        "hands of the others as if these had kept any cards.\n";
  }
  if (!question.seen.is_empty()) {
    text += fmt::format(
        "What to keep and what to lead is chosen on other deals than those that rate it. What is given away stays out "
        "of play, and only the declarer knows it{}. The price of the exchange is paid and in no figure; exchanges of "
        "the others are not modelled.\n",
        shows_at_nap(question.ruleset.exchange->kind) ? ", but everybody sees it if the bid needs every trick"
                                                      : "");
  }
  text += "Nothing is concluded from the calls of the other players but what may be called.\n";
  return text;
}

}  // namespace

std::string notes_text(const Question& question, Method method, const AskWording& wording, Rates rates) {
  if (question.bids().empty()) return "";
  const bool is_brief = wording.notes == Notes::Brief;
  return is_brief ? brief_notes(question, method, rates) : all_notes(question, method, wording);
}

Document ask_notes(const Question& question, Method method, const AskWording& wording) {
  Document document;
  document.say(notes_text(question, method, wording));
  return document;
}

}  // namespace nap

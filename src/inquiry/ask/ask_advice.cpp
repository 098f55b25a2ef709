#include <fmt/format.h>

#include "nap/inquiry/ask/ask_document.hpp"
#include "nap/inquiry/words/titles.hpp"
#include "nap/report/figures.hpp"
#include "nap/text/words.hpp"

namespace nap {

using namespace report;

namespace {

// At most two sentences: what to do, and what else is worth knowing.
class AdviceWriter {
 public:
  AdviceWriter(const Question& question, const Answer& answer, const CardStyle& style)
      : question_(question), answer_(answer), style_(style) {}

  std::string text() const {
    if (question_.turn && question_.turn->duty == Duty::DealVoid) return all_passed();
    if (answer_.bids.empty()) return nothing_left();
    const std::string second = hangs() ? hanging() : is_tied() ? tie() : nap_sentence();
    return (answer_.advice.best ? call() : pass()) + second;
  }

 private:
  const Advice& advice() const { return answer_.advice; }
  std::string name(const Bid& bid) const { return title(bid.id, style_.suits); }
  std::string name(const BidAnswer& answer) const { return name(answer.bid); }

  std::string all_passed() const {
    return question_.ruleset.all_pass == AllPass::DoubleHeader
               ? "Everybody has passed: nobody plays, and the next deal counts double."
               : "Everybody has passed: the deal is void, and nobody plays.";
  }

  std::string nothing_left() const {
    std::string highest;
    for (const std::string& call : question_.turn->heard) {
      if (call != "pass") highest = call;
    }
    return fmt::format("Pass: no bid of this table may be called after {}.", title(highest, style_.suits));
  }

  std::string call() const {
    const BidAnswer& best = *advice().best;
    const std::string lead = what_to_do(best);
    std::string text;
    if (!question_.may_pass()) {
      text = fmt::format("You must {} {}{}", answer_.bids.size() == 1 ? "stand for" : "bid: call", name(best),
                         lead.empty() ? "" : joint(best) + lead);
      text += answer_.bids.size() == 1 && !lead.empty() ? "; it" : ": it";
    } else {
      text = fmt::format("Call {}{}{}: it", name(best), best.keep.is_empty() || lead.empty() ? "" : ",",
                         lead.empty() ? "" : (best.keep.is_empty() ? " and " : " ") + lead);
    }
    text += fmt::format(" makes in {} of deals ({} needed)", percent(best.success.value),
                        short_percent(best.break_even));
    if (!hangs()) return text + fmt::format(" and is worth {} stakes.", signed_stakes(best.ev));
    return text + fmt::format(" if the defenders see only their own cards, in {} if they {}.",
                              percent(best.face_up->value),
                              best.bid.contract.is_misere() ? "see all hands" : "guard everything");
  }

  // Between the bid that must be called and what to do.
  std::string joint(const BidAnswer& best) const {
    if (answer_.bids.size() == 1) return ": ";
    return best.keep.is_empty() ? " and " : ", ";
  }

  // "keep AS KS QS JH TH and lead AS"; empty if each possible deal has its own lead.
  std::string what_to_do(const BidAnswer& best) const {
    if (!best.lead) return "";
    const std::string lead = "lead " + opening_text(*best.lead, best.bid.contract, style_);
    if (best.keep.is_empty()) return lead;
    return fmt::format("keep {} and {}", to_text(best.keep, style_), lead);
  }

  std::string pass() const {
    if (!advice().next) return cannot_call();
    const BidAnswer& nearest = *advice().next;
    if (advice().margin.value == 0.0) {
      return fmt::format("Pass or call {}: both are worth exactly as much{}.", name(nearest),
                         in_these_deals());
    }
    const std::string makes = fmt::format("makes in {} of deals", percent(nearest.success.value));
    const std::string needs = short_percent(nearest.break_even);
    if (is_tied() && !hangs()) {
      return fmt::format("Pass or call {}: it {} and needs {}, too close to tell{}.", name(nearest), makes,
                         needs, to_settle());
    }
    return fmt::format("Pass: no bid pays; the nearest, {}, {} ({} needed).", name(nearest), makes, needs);
  }

  // For when every bid asked about needs an earlier one.
  std::string cannot_call() const {
    const Bid& bid = answer_.bids.front().bid;
    return fmt::format("Pass: {} can be called only after {} (--heard {}).", name(bid),
                       title(bid.after, style_.suits), bid.after);
  }

  bool hangs() const { return advice().hangs_on != HangsOn::Nothing; }

  // What changes if all hands are open after the lead.
  std::string hanging() const {
    const std::optional<BidAnswer>& face_up = advice().best_face_up;
    if (advice().hangs_on == HangsOn::Defence) {
      return " It hangs on the defence: against the best, " +
             (face_up ? "call " + name(*face_up) : std::string("pass")) + ".";
    }
    return fmt::format(
        " It hangs on how well you play without sight: with all hands face up, {} makes in {} ({} needed).",
        name(*face_up), percent(face_up->face_up->value), short_percent(face_up->break_even));
  }

  bool is_tied() const { return !advice().is_decided && (advice().best || advice().margin.value != 0.0); }

  std::string in_these_deals() const { return answer_.method == Method::Exact ? "" : " in these deals"; }

  // What else may be as good as the bid that is advised. Passing with the same doubt says it itself.
  std::string tie() const {
    if (!advice().best) return "";
    const std::string other = capitalised(advice().next ? name(*advice().next) : "passing");
    if (advice().margin.value == 0.0) {
      return fmt::format(" {} is worth exactly as much{}.", other, in_these_deals());
    }
    const std::string worth = advice().next ? signed_stakes(advice().next->ev) : "zero";
    return fmt::format(" {} is worth {}, too close to tell which is better{}.", other, worth, to_settle());
  }

  // How to settle a doubt, if it can be settled.
  std::string to_settle() const {
    if (answer_.method == Method::Book) return " from this book (more deals: without --book)";
    if (!advice().deals_to_decide) return "";
    return fmt::format(" (--deals {} would settle it)", *advice().deals_to_decide);
  }

  // What the answer says about Nap if another bid is best: the question may have been about Nap.
  std::string nap_sentence() const {
    const auto is_nap = [](const std::optional<BidAnswer>& answer) {
      return answer && answer->bid.id == "nap";
    };
    if (is_nap(advice().best) || (!advice().best && is_nap(advice().next))) return "";  // already told
    for (const BidAnswer& answer : answer_.bids) {
      if (answer.bid.id != "nap") continue;
      const std::string rate = percent(answer.success.value);
      const std::string needed = percent(answer.break_even);
      const std::string makes = fmt::format(" {} makes in {}", capitalised(name(answer)), rate);
      if (answer.ev > 0.0) {
        return fmt::format("{} ({} needed) and is worth {}.", makes, short_percent(answer.break_even),
                           signed_stakes(answer.ev));
      }
      if (rate == needed) return makes + ", hardly as often as it needs.";
      return fmt::format("{}; it needs {}.", makes, short_percent(answer.break_even));
    }
    return "";
  }

  const Question& question_;
  const Answer& answer_;
  const CardStyle& style_;
};

}  // namespace

std::string advice_text(const Question& question, const Answer& answer, const CardStyle& style) {
  return AdviceWriter(question, answer, style).text();
}

}  // namespace nap

#include "ask/played_keeps.hpp"

#include "ask/played_sample.hpp"
#include "nap/play/selfplay/lead_trial.hpp"

namespace nap {
namespace {

// The plans of one contract, over the same deals.
class PlanTrial {
 public:
  PlanTrial(SelfPlay& selfplay, const Question& question, const Contract& contract,
            std::span<const KeepPlan> plans)
      : selfplay_(selfplay),
        canonical_(canonical_hand(question.hand, question.out_of_play)),
        question_(question),
        contract_(contract),
        plans_(plans) {}

  // The best plan with open hands comes first, so it stays if play cannot tell plans apart.
  std::size_t best() const {
    const PlayNumbered play = [this](std::size_t plan, std::span<const std::uint64_t> deals) {
      return this->play(plans_[plan], deals);
    };
    return try_leads(plans_.size(), contract_, question_.setup().shape(), play).lead;
  }

 private:
  std::vector<bool> play(const KeepPlan& plan, std::span<const std::uint64_t> deals) const {
    const CardSet keep = canonical_.from_written(plan.keep);
    const Setup setup = renamed(question_.setup_keeping(plan.keep, contract_), canonical_.from_written);
    const RandomDeals source(setup, keep, question_.plan.seed, Stream::Play);
    return selfplay_.play(source, deals,
                          {contract_, Calls{contract_}, renamed(plan.lead, canonical_.from_written)});
  }

  SelfPlay& selfplay_;
  CanonicalHand canonical_;
  const Question& question_;
  Contract contract_;
  std::span<const KeepPlan> plans_;
};

}  // namespace

std::vector<KeptFor> played_keeps(Harness& harness, const Question& question, const HandEstimate& open,
                                  std::span<const std::vector<KeepPlan>> plans) {
  SelfPlay selfplay = reference_play(harness, question.plan.seed);
  std::vector<KeptFor> kept;
  for (std::size_t i = 0; i < plans.size(); ++i) {
    const HandEstimate::Row& row = open.rows[i];
    const bool is_settled = plans[i].size() == 1 || plans[i].front().is_proved ||
                            open.rate(row.committed).value > kSafeOpenRate || harness.monitor().stop;
    const std::size_t best = is_settled ? 0 : PlanTrial(selfplay, question, row.contract, plans[i]).best();
    kept.push_back({row.contract, plans[i][best].keep});
  }
  return kept;
}

}  // namespace nap

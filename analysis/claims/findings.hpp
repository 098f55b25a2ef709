// From hands with rates to figures, and from findings to what is said of a claim.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "claims/claim_study.hpp"

namespace nap {

// A test's outcome: what of a Claim is not known beforehand.
struct Findings {
  std::vector<Figure> figures;
  Verdict verdict;
  Basis basis;
  std::string reason;
  std::string to_decide;
};

// How a finding under the committed model is put into words.
struct Wording {
  std::string confirmed;
  std::string refuted;
};
Findings conclude(std::vector<Figure> figures, const Finding& finding, const Wording& wording);

// The finding of a test that is told how to read the rates.
template <class Test>
Finding find(Test test) {
  return {test(RateBasis::Counted), test(RateBasis::Corrected)};
}

Figure share(std::string what, std::string hand, const Estimate& value);
Figure exact_share(std::string what, std::string hand, double value);
Figure hands(std::string what, std::string hand, std::uint64_t count);
Figure stakes(std::string what, std::string hand, const Estimate& value);

// A mean or a share over random hands, each with its weight. Its error is that of the choice of hands, errors
// of their rates included; where every class of hands was rated it is given wider than need be.
class Average {
 public:
  void add(double weight, double value);
  // Nothing of fewer than two hands, or where all values are the same: they show no error.
  std::optional<Estimate> mean() const;
  // Requires values of 0 and 1 only. Nothing of no hands.
  std::optional<Estimate> share() const;

 private:
  double effective_hands() const { return weight_ * weight_ / squared_weight_; }

  double weight_ = 0;
  double squared_weight_ = 0;
  double sum_ = 0;
  double squares_ = 0;
};

// Over all hands of a sample.
using ValueOfHand = std::function<double(const RatedHand&)>;
std::optional<Estimate> mean_over(const RatedHands& sample, const ValueOfHand& value);
Estimate share_over(const RatedHands& sample, const std::function<bool(const RatedHand&)>& has);

// Figures that no hand of the sample bears on are left out, and decide nothing.
void add_share(std::vector<Figure>& figures, std::string what, const std::optional<Estimate>& value);
void add_stakes(std::vector<Figure>& figures, std::string what, const std::optional<Estimate>& value);
Verdict is_above(const std::optional<Estimate>& value, double threshold);
Verdict is_below(const std::optional<Estimate>& value, double threshold);

constexpr Contract tricks(int number) { return {number, Trump::first_lead()}; }
inline constexpr Contract kNap = tricks(5);

// How a sampled hand's rates are read.
class Reader {
 public:
  Reader(const RatedHands& sample, RateBasis rates) : seats_(sample.setup.seats), rates_(rates) {}

  double success(const RatedHand& hand, const Contract& contract) const;
  double worth(const RatedHand& hand, const Bid& bid) const;  // EV per payer
  // The bid worth most, the lower of two worth the same; nullptr: pass.
  const Bid* best(const RatedHand& hand, const std::vector<Bid>& bids) const;

 private:
  int seats_;
  RateBasis rates_;
};

// The bids of Peel's table that need no earlier one; `nap` may win and lose other stakes than 10 and 5.
std::vector<Bid> peel_bids(int nap_win = 10, int nap_loss = 5);
// Those of three tricks or more.
std::vector<Bid> peel_bids_from_three();
const Bid& bid_of(const std::vector<Bid>& bids, std::string_view id);

}  // namespace nap

#include "nap/findings/claim.hpp"

namespace nap {
namespace {

constexpr const char* kOpen = "A figure that decides it may lie on either side of its limit.";

}  // namespace

Claim claim_of(const ClaimText& text, TestResult found) {
  return {text.id,      text.statement,           text.source,
          text.reading, std::move(found.figures), found.verdict,
          found.basis,  std::move(found.reason),  std::move(found.to_decide)};
}

TestResult conclude(std::vector<Figure> figures, Verdict verdict, const Wording& wording, Basis basis,
                    std::string to_decide) {
  if (verdict == Verdict::Undecided) return {std::move(figures), verdict, basis, kOpen, std::move(to_decide)};
  return {std::move(figures), verdict, basis,
          verdict == Verdict::Confirmed ? wording.confirmed : wording.refuted, ""};
}

}  // namespace nap

#include "nap/findings/claim.hpp"

#include <fmt/format.h>

#include "nap/findings/figure_text.hpp"

namespace nap {
namespace {

constexpr const char* kOpen = "A figure that decides it may lie on either side of its limit.";

}  // namespace

Claim claim_of(const ClaimText& text, TestResult found) {
  return {text.id,      text.statement,           text.source,
          text.reading, std::move(found.figures), found.verdict,
          found.basis,  std::move(found.reason),  std::move(found.to_decide)};
}

std::string why_open(const Figure& figure, double limit) {
  const Figure at_limit{figure.what, figure.hand, Estimate::exact(limit), figure.unit};
  const std::string unit = figure.unit.form == Unit::Form::Share ? "" : fmt::format(" {}", figure.unit.word);
  return fmt::format("The figure \"{}\" is {}{} ({}) and may lie on either side of its limit, {}{}.",
                     figure.what, value_text(figure), unit, interval_text(figure), value_text(at_limit),
                     unit);
}

TestResult conclude(std::vector<Figure> figures, Verdict verdict, const Wording& wording, Basis basis,
                    std::string to_decide) {
  if (verdict == Verdict::Undecided) {
    return {std::move(figures), verdict, basis, wording.open.empty() ? kOpen : wording.open,
            std::move(to_decide)};
  }
  return {std::move(figures), verdict, basis,
          verdict == Verdict::Confirmed ? wording.confirmed : wording.refuted, ""};
}

}  // namespace nap

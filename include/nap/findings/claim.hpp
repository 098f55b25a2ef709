// What a source says, and what the test of it found.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "nap/findings/figure.hpp"
#include "nap/findings/verdict.hpp"

namespace nap {

// What a verdict rests on: every case was counted, or one of the game's own ways to measure.
struct Basis {
  std::string_view word;  // as records have it; empty: nothing was measured

  static constexpr Basis none() { return {""}; }
  static constexpr Basis exact() { return {"exact"}; }
  friend constexpr bool operator==(const Basis&, const Basis&) = default;
};

struct Claim {
  std::string id;         // "C5"
  std::string statement;  // what the source says, in our words
  std::string source;     // its key, "PEEL", or several: "ES, DEW"
  std::string reading;    // what was tested, and how; empty if the claim is not tested
  std::vector<Figure> figures;
  Verdict verdict;
  Basis basis;
  std::string reason;     // the reason for the verdict, a sentence
  std::string to_decide;  // what would decide the claim, if it is open or not tested; else empty
};

// The parts of a claim that are known before its test.
struct ClaimText {
  const char* id;
  const char* statement;
  const char* source;
  const char* reading;
};

// The parts that the test finds.
struct TestResult {
  std::vector<Figure> figures;
  Verdict verdict;
  Basis basis;
  std::string reason;
  std::string to_decide;
};

Claim claim_of(const ClaimText& text, TestResult found);

// The reason to give for either verdict, and for an open one.
struct Wording {
  std::string confirmed;
  std::string refuted;
  std::string open = {};  // empty: that some figure leaves it open
};

// The reason for an open verdict: the figure and the limit that it may lie on either side of.
std::string why_open(const Figure& figure, double limit);

// `to_decide` is said if the figures leave the claim undecided.
TestResult conclude(std::vector<Figure> figures, Verdict verdict, const Wording& wording, Basis basis,
                    std::string to_decide);

}  // namespace nap

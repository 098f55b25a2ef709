// Writes claims and their verdicts.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "nap/findings/claim.hpp"
#include "nap/report/document.hpp"

namespace nap {

// What a reader has to know of a basis.
struct BasisWords {
  Basis basis;
  std::string_view after_verdict;  // ", exact"
  std::string_view notes;          // whole lines, below all claims; empty: none
};

// What the claims of one game have around them.
struct ClaimsFrame {
  report::Fields head;      // of JSON
  std::string basis_field;  // the name of the field that has a claim's basis
  std::vector<BasisWords> bases;
  std::string sources;  // whole lines at the end of the text
};

// A person gets each claim, with its verdict first and its figures in columns. JSON has the head and an
// object for each claim. CSV has a row for each figure.
report::Document claims_report(const std::vector<Claim>& claims, ClaimsFrame frame);

// The part of claims_report that a person reads.
void add_text(report::Document& document, const std::vector<Claim>& claims, const ClaimsFrame& frame);

// The keys of the sources of all claims.
std::vector<std::string> cited_keys(const std::vector<Claim>& claims);

}  // namespace nap

// Which claims to test, as users write it.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace nap {

// Reads the value of --only, such as "C5,c7", in upper or lower case. Throws ParseError that lists the known
// ids if one is not known, and if one appears twice.
std::vector<std::string> parse_claim_ids(std::string_view text, const std::vector<std::string>& known);

}  // namespace nap

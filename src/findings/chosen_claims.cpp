#include "nap/findings/chosen_claims.hpp"

#include <algorithm>
#include <cctype>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "nap/text/option_values.hpp"
#include "nap/text/parse_error.hpp"
#include "nap/text/quoting.hpp"

namespace nap {

std::vector<std::string> parse_claim_ids(std::string_view text, const std::vector<std::string>& known) {
  std::vector<std::string> ids;
  for (const std::string& written : split_at_commas(text)) {
    std::string id = written;
    std::transform(id.begin(), id.end(), id.begin(),
                   [](unsigned char c) { return static_cast<char>(std::toupper(c)); });
    if (std::find(known.begin(), known.end(), id) == known.end()) {
      throw ParseError(fmt::format("--only {}: no claim {}; claims are {}", in_quotes(text),
                                   in_quotes(written), fmt::join(known, ", ")));
    }
    if (std::find(ids.begin(), ids.end(), id) != ids.end()) {
      throw ParseError(fmt::format("--only {}: {} appears twice", in_quotes(text), id));
    }
    ids.push_back(std::move(id));
  }
  return ids;
}

}  // namespace nap

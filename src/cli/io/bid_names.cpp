#include "io/bid_names.hpp"

#include "nap/rules/ruleset.hpp"

namespace nap::cli {

std::string title(std::string_view bid, SuitStyle style) {
  return style == SuitStyle::Symbols ? bid_title(bid) : std::string(bid);
}

}  // namespace nap::cli

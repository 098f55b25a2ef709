// Bids as a person reads them.
#pragma once

#include <string>
#include <string_view>

#include "nap/cards/notation.hpp"

namespace nap::cli {

// "Nap" for reading; the id itself where symbols cannot be shown.
std::string title(std::string_view bid, SuitStyle style);

}  // namespace nap::cli

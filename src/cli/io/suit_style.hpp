// Whether suits are written as symbols.
#pragma once

#include "io/files.hpp"
#include "nap/cards/notation.hpp"

namespace nap::cli {

// Symbols where they will be seen: on a terminal that is set to UTF-8.
SuitStyle suit_style(const Output& output);

}  // namespace nap::cli

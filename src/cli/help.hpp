// How --help prints.
#pragma once

#include <memory>

namespace CLI {
class FormatterBase;
}

namespace nap::cli {

// Prints help of at most eighty columns. Long texts go on in the next line, below their beginning.
std::shared_ptr<CLI::FormatterBase> narrow_help();

}  // namespace nap::cli

// Small changes of words that people write or read.
#pragma once

#include <string>
#include <string_view>

namespace nap {

// Without the spaces, tabs and line ends before and behind it.
std::string_view trimmed(std::string_view text);

// With a capital first, as a sentence starts; only letters of ASCII change.
std::string capitalised(std::string text);

}  // namespace nap

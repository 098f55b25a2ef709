// Writes text as a JSON string.
#pragma once

#include <string>
#include <string_view>

namespace nap {

// The text as a JSON string with its quotes. Bytes that are not UTF-8, as names of files may have, become
// U+FFFD.
std::string to_json_string(std::string_view text);

}  // namespace nap

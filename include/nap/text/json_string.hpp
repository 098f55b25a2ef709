// Writes text as a JSON string.
#pragma once

#include <string>
#include <string_view>

namespace nap {

// The text as a JSON string with its quotes. Requires UTF-8.
std::string to_json_string(std::string_view text);

}  // namespace nap

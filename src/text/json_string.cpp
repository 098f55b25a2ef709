#include "nap/text/json_string.hpp"

#include <nlohmann/json.hpp>

namespace nap {

std::string to_json_string(std::string_view text) {
  return nlohmann::json(text).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

}  // namespace nap

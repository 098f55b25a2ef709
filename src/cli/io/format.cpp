#include "io/format.hpp"

#include <fmt/format.h>

#include "nap/text/parse_error.hpp"
#include "nap/text/quoting.hpp"

namespace nap::cli {

Format parse_format(std::string_view text) {
  if (text == "text") return Format::Text;
  if (text == "json") return Format::Json;
  if (text == "csv") return Format::Csv;
  throw ParseError(fmt::format("--format {}: text, json or csv", in_quotes(text)));
}

}  // namespace nap::cli

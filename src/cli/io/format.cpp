#include "io/format.hpp"

#include "nap/text/words.hpp"

namespace nap::cli {

Format parse_format(std::string_view text) {
  constexpr Word<Format> kFormats[] = {{"text", Format::Text}, {"json", Format::Json}, {"csv", Format::Csv}};
  return parse_word("--format", text, kFormats);
}

}  // namespace nap::cli

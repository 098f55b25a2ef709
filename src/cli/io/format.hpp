// The three forms in which every command writes its answer.
#pragma once

#include <string>
#include <string_view>

namespace nap::cli {

enum class Format { Text, Json, Csv };

// --format. Throws ParseError.
Format parse_format(std::string_view text);

// The writer of the format that is asked for; only it is called.
template <class TextWriter, class JsonWriter, class CsvWriter>
std::string write_in(Format format, const TextWriter& text, const JsonWriter& json, const CsvWriter& csv) {
  switch (format) {
    case Format::Json:
      return json();
    case Format::Csv:
      return csv();
    case Format::Text:
      break;
  }
  return text();
}

}  // namespace nap::cli

// Records one after the other.
#pragma once

#include <string>
#include <utility>

#include "io/files.hpp"
#include "io/format.hpp"

namespace nap::cli {

// In text a blank line between two, in CSV a heading before the first.
class RecordWriter {
 public:
  RecordWriter(Output& output, Format format, std::string csv_heading)
      : output_(output),
        before_next_(format == Format::Csv ? std::move(csv_heading) : ""),
        separator_(format == Format::Text ? "\n" : "") {}

  void write(const std::string& record) {
    output_.write(before_next_ + record);
    before_next_ = separator_;
  }

 private:
  Output& output_;
  std::string before_next_;
  std::string separator_;
};

}  // namespace nap::cli

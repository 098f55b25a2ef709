// The error for wrong input: something that a user wrote is wrong.
#pragma once

#include <stdexcept>

namespace nap {

// what() is one line: the text, the place and what would be right.
class ParseError : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

}  // namespace nap

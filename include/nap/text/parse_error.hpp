// The error for wrong input: a user wrote something wrong.
#pragma once

#include <stdexcept>

namespace nap {

// what() is one line: the text, the place in it, and what would be right.
class ParseError : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

}  // namespace nap

// What ends the program other than an answer.
#pragma once

#include <stdexcept>

namespace nap::cli {

enum ExitStatus { kAnswered = 0, kFailed = 1, kBadInput = 2, kInterrupted = 130 };

// Something failed that is not the fault of what the user wrote: permission denied, disk full. One line.
class Failure : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

// Ctrl-C. what() is what to tell the user.
class Interruption : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

}  // namespace nap::cli

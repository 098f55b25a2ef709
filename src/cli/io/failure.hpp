// Exit statuses, and the errors that are not the user's.
#pragma once

#include <stdexcept>

namespace nap::cli {

enum ExitStatus { kAnswered = 0, kFailed = 1, kBadInput = 2 };  // interrupt.hpp has that of an interruption

// The system refused: permission denied, disk full. what() is one line.
class Failure : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

// Ctrl-C or a termination. what() is the message for the user.
class Interruption : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

}  // namespace nap::cli

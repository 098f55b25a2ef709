// Exit statuses, and the errors that are not the user's.
#pragma once

#include <exception>
#include <stdexcept>
#include <string>
#include <string_view>

namespace nap::cli {

enum ExitStatus {
  kAnswered = 0,
  kFailed = 1,
  kBadInput = 2
};  // interrupt.hpp has the status of an interruption

// The system refused, for instance because permission is denied or the disk is full. what() is one line.
class Failure : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

// Ctrl-C or SIGTERM came. what() is the message for the user.
class Interruption : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

// Another process of the same work has told why the work ended, and ends with this exit status.
class EndOfWork : public std::exception {
 public:
  explicit EndOfWork(int status) : status_(status) {}
  int status() const { return status_; }

 private:
  int status_;
};

// Writes `message` as one line of the program to stderr. Needs no memory: it also tells that there is none
// left.
bool is_said(const char* message, const char* advice = "");

// Tells the exception that is being handled and returns the exit status that goes with it. An EndOfWork has
// been told. If the exception cannot be told, that is the greater trouble, and the status is kFailed.
int tell_exception();

// A file could not be opened, for the reason `error` of the system. Throws ParseError if the path leads
// nowhere, which is the user's mistake, and Failure otherwise. `purpose` is what was to be done: "read".
[[noreturn]] void fail_to_open(const std::string& name, int error, std::string_view purpose);

}  // namespace nap::cli

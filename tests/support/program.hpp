// Runs the built program as a user's shell does.
#pragma once

#include <string>

namespace nap::test {

// The path of the program.
std::string program();

struct Run {
  int status;
  std::string out;
  std::string err;
};

// `arguments` are written as in a shell. `input` is the standard input.
Run run_nap(const std::string& arguments, const std::string& input = "");
// The same, with `launcher` before the program: "timeout 1", "ulimit -f 8;".
Run run_nap_under(const std::string& launcher, const std::string& arguments, const std::string& input = "");

// A temporary folder for one test. It is removed at the end.
class Folder {
 public:
  Folder();
  ~Folder();
  Folder(const Folder&) = delete;
  Folder& operator=(const Folder&) = delete;

  std::string path(const std::string& name) const;
  void write(const std::string& name, const std::string& text) const;
  std::string read(const std::string& name) const;
  bool has(const std::string& name) const;

 private:
  std::string path_;
};

}  // namespace nap::test

#include "program.hpp"

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <stdexcept>
#include <sys/wait.h>

namespace nap::test {
namespace {

namespace fs = std::filesystem;

std::string read_text(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  std::stringstream text;
  text << file.rdbuf();
  return text.str();
}

void write_text(const std::string& path, const std::string& text) {
  std::ofstream file(path, std::ios::binary);
  file << text;
  if (!file.flush()) throw std::runtime_error("cannot write " + path);
}

}  // namespace

Folder::Folder() {
  std::string name = (fs::temp_directory_path() / "nap-test-XXXXXX").string();
  if (mkdtemp(name.data()) == nullptr) throw std::runtime_error("no folder for the test");
  path_ = name;
}

Folder::~Folder() {
  std::error_code ignored;
  fs::remove_all(path_, ignored);
}

std::string Folder::path(const std::string& name) const { return path_ + "/" + name; }
void Folder::write(const std::string& name, const std::string& text) const { write_text(path(name), text); }
std::string Folder::read(const std::string& name) const { return read_text(path(name)); }
bool Folder::has(const std::string& name) const { return fs::exists(path(name)); }

std::string program() { return NAP_PROGRAM; }

Run run_nap(const std::string& arguments, const std::string& input) {
  return run_nap_under("", arguments, input);
}

Run run_nap_under(const std::string& launcher, const std::string& arguments, const std::string& input) {
  const Folder folder;
  folder.write("in", input);
  // Without the defaults of the person who runs the tests.
  const std::string clean = "unset NAP_STAKES NO_COLOR; export XDG_CONFIG_HOME=/nonexistent; ";
  const std::string command = clean + launcher + " '" + program() + "' " + arguments + " <'" +
                              folder.path("in") + "' >'" + folder.path("out") + "' 2>'" + folder.path("err") +
                              "'";
  const int status = std::system(command.c_str());
  return {WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status), folder.read("out"),
          folder.read("err")};
}

}  // namespace nap::test

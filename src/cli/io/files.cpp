#include "io/files.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <fstream>
#include <optional>
#include <string_view>
#include <sys/stat.h>
#include <system_error>
#include <unistd.h>

#include <fmt/format.h>

#include "io/settings_path.hpp"
#include "nap/text/characters.hpp"
#include "nap/text/parse_error.hpp"
#include "nap/text/quoting.hpp"

namespace nap::cli {
namespace {

namespace fs = std::filesystem;

// The file that a name leads to through symbolic links. It need not exist. Nothing if the links have no end.
std::optional<fs::path> followed(const std::string& name) {
  constexpr int kMostLinks = 40;  // the kernel's own limit
  fs::path path = name;
  std::error_code is_no_link;
  for (int links = 0; links <= kMostLinks; ++links) {
    const fs::path next = fs::read_symlink(path, is_no_link);
    if (is_no_link) return path;
    path = path.parent_path() / next;
  }
  return std::nullopt;
}

// Whether the target cannot be replaced by a new file: standard output under another name, a device, a pipe.
bool is_written_directly(const std::string& name, const fs::path& target) {
  for (const char* folder : {"/dev/", "/proc/"}) {
    if (name.rfind(folder, 0) == 0 || target.string().rfind(folder, 0) == 0) return true;
  }
  std::error_code ignored;
  return fs::exists(target, ignored) && !fs::is_regular_file(target, ignored);
}

fs::path folder_of(const fs::path& target) {
  return target.has_parent_path() ? target.parent_path() : fs::path(".");
}

// Fails as opening the file for writing would, but does not touch it: a file that may not be written must not
// be replaced either.
void check_writable(const std::string& name, const fs::path& target) {
  struct stat status {};
  if (stat(target.c_str(), &status) == 0) {
    if (S_ISDIR(status.st_mode)) fail_to_open(name, EISDIR, "write");
    if (access(target.c_str(), W_OK) != 0) fail_to_open(name, errno, "write");
  } else if (errno != ENOENT) {
    fail_to_open(name, errno, "write");
  }
  if (access(folder_of(target).c_str(), W_OK | X_OK) != 0) fail_to_open(name, errno, "write");
}

bool is_same(const struct stat& one, const struct stat& other) {
  return one.st_dev == other.st_dev && one.st_ino == other.st_ino;
}

// Whether both names lead to one file, or will once the file exists.
bool is_same_file(const fs::path& target, const std::string& other) {
  struct stat one {};
  struct stat two {};
  const bool is_there = stat(target.c_str(), &one) == 0;
  if (is_there != (stat(other.c_str(), &two) == 0)) return false;
  if (is_there) return S_ISREG(one.st_mode) && is_same(one, two);
  const std::optional<fs::path> followed_other = followed(other);
  if (!followed_other) return false;
  const fs::path& to_be = *followed_other;
  return target.filename() == to_be.filename() && stat(folder_of(target).c_str(), &one) == 0 &&
         stat(folder_of(to_be).c_str(), &two) == 0 && is_same(one, two);
}

bool is_standard_input(const fs::path& target) {
  struct stat file {};
  struct stat input {};
  return stat(target.c_str(), &file) == 0 && S_ISREG(file.st_mode) && fstat(STDIN_FILENO, &input) == 0 &&
         is_same(file, input);
}

// The files that SQLite keeps beside a database while it works, under the name of the database with an
// ending. What is written to them by others is taken for a part of the database, or deleted.
constexpr std::array<std::string_view, 3> kBesideDatabase = {"-journal", "-wal", "-shm"};
constexpr std::string_view kPartial = ".partial";

bool is_database(const fs::path& path) {
  constexpr std::string_view kMark = "SQLite format 3";
  std::array<char, kMark.size()> start{};
  std::error_code ignored;
  if (!fs::is_regular_file(path, ignored)) return false;
  std::ifstream(path, std::ios::binary).read(start.data(), start.size());
  return std::string_view(start.data(), start.size()) == kMark;
}

// The database to which the target belongs, if there is one.
std::optional<fs::path> database_of(const fs::path& target) {
  const std::string& name = target.native();
  for (const std::string_view ending : kBesideDatabase) {
    if (!name.ends_with(ending)) continue;
    const fs::path database = name.substr(0, name.size() - ending.size());
    if (is_database(database)) return database;
  }
  return std::nullopt;
}

// Whether the target belongs to the file `other`, which may be a database that the command is going to make.
bool belongs_to(const fs::path& target, const std::string& other) {
  const std::optional<fs::path> owner = followed(other);
  const auto is_beside = [&](std::string_view ending) {
    return is_same_file(target, owner->native() + std::string(ending));
  };
  return owner &&
         (is_beside(kPartial) || std::any_of(kBesideDatabase.begin(), kBesideDatabase.end(), is_beside));
}

// Refuses a target that the command also reads, or that belongs to such a file or to a book, and the file of
// the user's defaults, which other commands read: the results would take its place, or be lost there.
void check_is_free(const std::string& name, const fs::path& target, const std::vector<std::string>& inputs) {
  const auto refuse = [&name](const std::string& why) {
    throw ParseError(fmt::format("{}: cannot write: {}; write to another file", in_quotes(name), why));
  };
  if (const fs::path settings = settings_path(); !settings.empty() && is_same_file(target, settings)) {
    refuse("this file is for your own defaults");
  }
  if (is_standard_input(target)) refuse("the command also uses this file, as standard input");
  for (const std::string& input : inputs) {
    if (is_same_file(target, input)) {
      refuse(fmt::format("the command also uses this file, as {}", in_quotes(input)));
    }
    if (belongs_to(target, input)) {
      refuse(fmt::format("this file belongs to {}, which the command also uses", in_quotes(input)));
    }
  }
  if (const auto database = database_of(target)) {
    refuse(fmt::format("this file belongs to the book {}", in_quotes(database->string())));
  }
}

// The name of the target with an ending. Where the file system allows no name of this length, the target's
// part of it is shorter.
fs::path beside(const fs::path& target, std::string_view ending) {
  constexpr std::size_t kUsualMost = 255;
  const long most = pathconf(folder_of(target).c_str(), _PC_NAME_MAX);
  std::string name = target.filename().string();
  const std::size_t room = (most > 0 ? static_cast<std::size_t>(most) : kUsualMost) - ending.size();
  if (name.size() > room) {
    std::size_t end = room;
    while (end > 0 && continues_character(name[end])) --end;
    name.resize(end);
  }
  return target.parent_path() / name.append(ending);
}

}  // namespace

Output::Output(const std::string& path, const std::vector<std::string>& inputs, Coloring coloring)
    : name_(path) {
  is_colored_ = is_color_wanted(coloring, is_terminal());
  if (is_standard_output()) {
    file_ = stdout;
    return;
  }
  const std::optional<fs::path> followed_path = followed(path);
  if (!followed_path) fail_to_open(name_, ELOOP, "write");
  const fs::path& target = *followed_path;
  check_is_free(path, target, inputs);
  if (is_written_directly(path, target)) {
    // Appends, because another program may have written to the file before.
    file_ = std::fopen(path.c_str(), "ab");
    if (file_ == nullptr) fail_to_open(name_, errno, "write");
    return;
  }
  check_writable(path, target);
  // The results have a longer name at first.
  constexpr std::string_view kLongest = ".partial-99999";
  if (beside(target, kLongest).native().size() >= FILENAME_MAX) fail_to_open(name_, ENAMETOOLONG, "write");
  target_ = target;
}

Output::~Output() {
  if (!is_standard_output() && file_ != nullptr) std::fclose(file_);
}

// Opens a new file, never one that exists.
void Output::open_partial() {
  constexpr mode_t kReadAndWrite = 0666;  // less what the user's mask takes away
  struct stat old {};
  const bool is_replacing = stat(target_.c_str(), &old) == 0;
  int descriptor = -1;
  for (int number = 1; descriptor < 0; ++number) {
    partial_ = beside(target_, number == 1 ? std::string(kPartial) : fmt::format("{}-{}", kPartial, number));
    descriptor = open(partial_.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, kReadAndWrite);
    if (descriptor < 0 && errno != EEXIST) {
      const int error = errno;
      partial_.clear();
      fail(error);
    }
  }
  if (is_replacing && fchmod(descriptor, old.st_mode & 07777U) != 0) fail(errno);
  file_ = fdopen(descriptor, "wb");
}

bool Output::is_terminal() const { return is_standard_output() && isatty(STDOUT_FILENO) != 0; }

void Output::write(const std::string& plain) {
  if (plain.empty()) return;
  const std::string text = is_colored_ ? colored(plain) : plain;
  if (file_ == nullptr) open_partial();
  errno = 0;
  if (std::fwrite(text.data(), 1, text.size(), file_) != text.size() || std::fflush(file_) != 0) fail(errno);
}

void Output::commit() {
  if (is_standard_output()) return;
  if (file_ == nullptr) open_partial();  // nothing was written, so the file is empty
  errno = 0;
  const int closed = std::fclose(file_);
  file_ = nullptr;
  if (closed != 0) fail(errno);
  if (target_.empty()) return;
  std::error_code error;
  fs::rename(partial_, target_, error);
  if (error) fail(error.value());
  partial_.clear();
}

std::string Output::kept() const {
  return partial_.empty() ? "" : fmt::format("; what was written is in {}", in_quotes(partial_.string()));
}

void Output::fail(int error) const {
  throw Failure(fmt::format("{}: cannot write: {}",
                            is_standard_output() ? "standard output" : in_quotes(name_),
                            std::strerror(error)));
}

}  // namespace nap::cli

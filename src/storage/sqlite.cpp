#include "nap/storage/sqlite.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <filesystem>
#include <sqlite3.h>

#include <fmt/format.h>

#include "nap/text/parse_error.hpp"
#include "nap/text/quoting.hpp"

namespace nap::sqlite {

namespace {

// The message on one line: SQLite's messages may have several, and may quote what is in the file.
std::string flattened(std::string_view message) {
  std::string line(message);
  std::replace(line.begin(), line.end(), '\n', ' ');
  return on_one_line(line);
}

// Appends the lowest byte first, on every machine.
void append_number(std::uint64_t number, std::string& bytes) {
  std::array<char, 8> eight{};
  for (char& byte : eight) {
    byte = static_cast<char>(number & 0xFFU);
    number >>= 8U;
  }
  bytes.append(eight.data(), eight.size());
}

}  // namespace

Error::Error(int code, std::string_view what) : std::runtime_error(flattened(what)), code_(code) {}

bool Error::is_foreign() const { return kind() == SQLITE_NOTADB; }

bool Error::is_damage() const {
  switch (kind()) {
    case SQLITE_IOERR:
      return code_ == SQLITE_IOERR_SHORT_READ;
    case SQLITE_BUSY:
    case SQLITE_CANTOPEN:
    case SQLITE_FULL:
    case SQLITE_LOCKED:
    case SQLITE_NOLFS:
    case SQLITE_NOMEM:
    case SQLITE_PERM:
    case SQLITE_PROTOCOL:
    case SQLITE_READONLY:
      return false;
    default:
      return true;
  }
}

bool Error::is_busy() const { return kind() == SQLITE_BUSY; }

bool Error::needs_repair() const { return code_ == SQLITE_READONLY_ROLLBACK; }

int Error::kind() const { return code_ & 0xFF; }  // the low byte of an extended code

Statement::Statement(sqlite3* database, std::string_view sql) : database_(database) {
  sqlite3_stmt* statement = nullptr;
  const int code =
      sqlite3_prepare_v2(database, sql.data(), static_cast<int>(sql.size()), &statement, nullptr);
  statement_.reset(statement);
  check(code);
}

void Statement::Finalizer::operator()(sqlite3_stmt* statement) const { sqlite3_finalize(statement); }

void Statement::check(int code) const {
  if (code != SQLITE_OK && code != SQLITE_ROW && code != SQLITE_DONE) {
    throw Error(sqlite3_extended_errcode(database_), sqlite3_errmsg(database_));
  }
}

Statement& Statement::bind(int parameter, std::int64_t value) {
  check(sqlite3_bind_int64(statement_.get(), parameter, value));
  return *this;
}

Statement& Statement::bind(int parameter, double value) {
  check(sqlite3_bind_double(statement_.get(), parameter, value));
  return *this;
}

Statement& Statement::bind(int parameter, std::string_view value) {
  // SQLite copies the text.
  check(sqlite3_bind_text(statement_.get(), parameter, value.data(), static_cast<int>(value.size()),
                          SQLITE_TRANSIENT));
  return *this;
}

Statement& Statement::bind(int parameter, std::nullptr_t) {
  check(sqlite3_bind_null(statement_.get(), parameter));
  return *this;
}

bool Statement::step() {
  const int code = sqlite3_step(statement_.get());
  check(code);
  return code == SQLITE_ROW;
}

void Statement::run() {
  while (step()) {
  }
  reset();
}

void Statement::reset() { sqlite3_reset(statement_.get()); }

void Statement::expect(int type, int column) const {
  if (sqlite3_column_type(statement_.get(), column) == type) return;
  throw ParseError(
      fmt::format("its column {} has another type", sqlite3_column_name(statement_.get(), column)));
}

std::int64_t Statement::integer(int column) const {
  expect(SQLITE_INTEGER, column);
  return sqlite3_column_int64(statement_.get(), column);
}

double Statement::real(int column) const {
  expect(SQLITE_FLOAT, column);
  return sqlite3_column_double(statement_.get(), column);
}

std::string Statement::text(int column) const {
  expect(SQLITE_TEXT, column);
  return std::string(bytes_of(column));
}

bool Statement::is_null(int column) const {
  return sqlite3_column_type(statement_.get(), column) == SQLITE_NULL;
}

std::string_view Statement::bytes_of(int column) const {
  const void* bytes = sqlite3_column_blob(statement_.get(), column);
  const auto size = static_cast<std::size_t>(sqlite3_column_bytes(statement_.get(), column));
  return bytes == nullptr ? std::string_view() : std::string_view(static_cast<const char*>(bytes), size);
}

void Statement::append_row(int first, std::string& bytes) const {
  for (int column = first; column < sqlite3_column_count(statement_.get()); ++column) {
    const int type = sqlite3_column_type(statement_.get(), column);
    bytes += static_cast<char>(type);
    if (type == SQLITE_INTEGER) {
      append_number(static_cast<std::uint64_t>(integer(column)), bytes);
    } else if (type == SQLITE_FLOAT) {
      append_number(std::bit_cast<std::uint64_t>(real(column)), bytes);
    } else if (type != SQLITE_NULL) {
      append_number(bytes_of(column).size(), bytes);
      bytes += bytes_of(column);
    }
  }
}

void check_path(const std::string& path, Access access, std::string_view what) {
  namespace fs = std::filesystem;
  std::error_code error;
  if (path.empty()) throw ParseError(fmt::format("the {} has no name; give a file", what));
  const fs::file_status status = fs::status(path, error);
  if (fs::is_directory(status))
    throw ParseError(fmt::format("{}: a folder, not a {}", in_quotes(path), what));
  if (fs::is_fifo(status)) throw ParseError(fmt::format("{}: a pipe, not a {}", in_quotes(path), what));
  const bool must_exist = access == Access::Read;
  if (must_exist && !fs::exists(status)) throw ParseError(fmt::format("{}: no such file", in_quotes(path)));
  const fs::path folder = fs::path(path).has_parent_path() ? fs::path(path).parent_path() : fs::path(".");
  if (!must_exist && !fs::is_directory(folder, error)) {
    throw ParseError(fmt::format("{}: there is no folder {}", in_quotes(path), in_quotes(folder.string())));
  }
}

Database::Database(const std::string& path, Access access) {
  constexpr int kToWrite = SQLITE_OPEN_READWRITE;
  open(path, access == Access::Read ? SQLITE_OPEN_READONLY : kToWrite | SQLITE_OPEN_CREATE);
  try {
    repair();
  } catch (const Error& error) {
    if (!error.needs_repair()) throw;
    open(path, kToWrite);
    repair();
  }
}

// The first access makes SQLite undo a change that was left unfinished.
void Database::repair() const { static_cast<void>(integer("PRAGMA schema_version")); }

void Database::open(const std::string& path, int flags) {
  constexpr int kPatience = 10'000;  // milliseconds to wait while another program writes
  sqlite3* database = nullptr;
  // One thread at a time uses a database, so SQLite need not lock its own memory.
  const int code = sqlite3_open_v2(path.c_str(), &database, flags | SQLITE_OPEN_NOMUTEX, nullptr);
  database_.reset(database);
  if (database == nullptr) throw std::bad_alloc();
  if (code != SQLITE_OK) throw Error(sqlite3_extended_errcode(database), sqlite3_errmsg(database));
  sqlite3_extended_result_codes(database, 1);
  sqlite3_busy_timeout(database, kPatience);
  run("PRAGMA cell_size_check = ON; PRAGMA trusted_schema = OFF;");  // the file may be damaged
}

void Database::Closer::operator()(sqlite3* database) const { sqlite3_close(database); }

void Database::run(const std::string& sql) const {
  const int code = sqlite3_exec(database_.get(), sql.c_str(), nullptr, nullptr, nullptr);
  if (code != SQLITE_OK) {
    throw Error(sqlite3_extended_errcode(database_.get()), sqlite3_errmsg(database_.get()));
  }
}

std::int64_t Database::integer(std::string_view sql) const {
  Statement statement = prepare(sql);
  return statement.step() ? statement.integer(0) : 0;
}

void Database::check_integrity() const {
  // SQLite always sets the formats for writing and reading alike, but does not compare them. If the first is
  // damaged, the file can be read as before but never written.
  constexpr int kFormats = 18;
  std::array<char, 2> formats{};
  file()->pMethods->xRead(file(), formats.data(), formats.size(), kFormats);
  if (formats[0] != formats[1]) throw Error(SQLITE_CORRUPT, "different formats for writing and reading");
  Statement row = prepare("PRAGMA integrity_check(1)");
  if (!row.step() || row.text(0) == "ok") return;
  const std::string found = row.text(0);  // it may begin with a line that names the database
  throw Error(SQLITE_CORRUPT, found.substr(found.find('\n') + 1));
}

std::int64_t Database::file_size() const {
  sqlite3_int64 size = 0;
  const int code = file()->pMethods->xFileSize(file(), &size);
  if (code != SQLITE_OK) throw Error(code, sqlite3_errstr(code));
  return size;
}

sqlite3_file* Database::file() const {
  sqlite3_file* file = nullptr;
  sqlite3_file_control(database_.get(), "main", SQLITE_FCNTL_FILE_POINTER, &file);
  return file;
}

Snapshot::~Snapshot() {
  try {
    database_.run("COMMIT");
  } catch (const Error&) {
    // SQLite has ended the transaction by itself, as it does after some errors.
  }
}

Transaction::Transaction(Database& database) : database_(database) { database_.run("BEGIN IMMEDIATE"); }

Transaction::~Transaction() {
  if (!is_open_) return;
  try {
    database_.run("ROLLBACK");
  } catch (const Error&) {
    // SQLite has rolled back by itself, as it does when the disk is full.
  }
}

void Transaction::commit() {
  database_.run("COMMIT");
  is_open_ = false;
}

}  // namespace nap::sqlite

#include "book/sqlite.hpp"

#include <sqlite3.h>

namespace nap::sqlite {

bool Error::is_damage() const {
  const int kind = code_ & 0xFF;  // the low byte of an extended code
  return kind == SQLITE_CORRUPT || kind == SQLITE_NOTADB || kind == SQLITE_ERROR || kind == SQLITE_MISMATCH ||
         kind == SQLITE_CONSTRAINT;
}

bool Error::is_busy() const { return (code_ & 0xFF) == SQLITE_BUSY; }

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

std::int64_t Statement::integer(int column) const { return sqlite3_column_int64(statement_.get(), column); }

double Statement::real(int column) const { return sqlite3_column_double(statement_.get(), column); }

std::string Statement::text(int column) const {
  const unsigned char* text = sqlite3_column_text(statement_.get(), column);
  const auto size = static_cast<std::size_t>(sqlite3_column_bytes(statement_.get(), column));
  return text == nullptr ? std::string() : std::string(reinterpret_cast<const char*>(text), size);
}

Database::Database(const std::string& path, Access access) {
  constexpr int kPatience = 10'000;  // milliseconds to wait while another program writes
  sqlite3* database = nullptr;
  // SQLite opens a read-only file for reading. A file that a killed program left in the middle of a change
  // can only be repaired if it may be written.
  const int create = access == Access::CreateIfMissing ? SQLITE_OPEN_CREATE : 0;
  const int code = sqlite3_open_v2(path.c_str(), &database, SQLITE_OPEN_READWRITE | create, nullptr);
  database_.reset(database);
  if (database == nullptr) throw std::bad_alloc();
  if (code != SQLITE_OK) throw Error(sqlite3_extended_errcode(database), sqlite3_errmsg(database));
  sqlite3_extended_result_codes(database, 1);
  sqlite3_busy_timeout(database, kPatience);
}

void Database::Closer::operator()(sqlite3* database) const { sqlite3_close(database); }

void Database::run(const std::string& sql) {
  const int code = sqlite3_exec(database_.get(), sql.c_str(), nullptr, nullptr, nullptr);
  if (code != SQLITE_OK) {
    throw Error(sqlite3_extended_errcode(database_.get()), sqlite3_errmsg(database_.get()));
  }
}

std::int64_t Database::integer(std::string_view sql) const {
  Statement statement = prepare(sql);
  return statement.step() ? statement.integer(0) : 0;
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

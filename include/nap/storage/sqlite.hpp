// SQLite with RAII and exceptions.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <stdexcept>
#include <string>
#include <string_view>

struct sqlite3;
struct sqlite3_file;
struct sqlite3_stmt;

namespace nap::sqlite {

// An error of SQLite, in its own words on one line.
class Error : public std::runtime_error {
 public:
  Error(int code, std::string_view what);

  // The file is no database at all.
  bool is_foreign() const;
  // The file's content is wrong, as opposed to trouble with reading or writing the file.
  bool is_damage() const;
  // Another program holds the file for now.
  bool is_busy() const;
  // A killed program has left a change unfinished, and a file opened for reading cannot be repaired.
  bool needs_repair() const;

 private:
  int kind() const;

  int code_;
};

// One SQL statement with its parameters and its current row. Parameters are counted from 1, columns from 0.
class Statement {
 public:
  Statement(sqlite3* database, std::string_view sql);

  Statement& bind(int parameter, std::int64_t value);
  Statement& bind(int parameter, double value);
  Statement& bind(int parameter, std::string_view value);
  Statement& bind(int parameter, std::nullptr_t);

  // Moves to the next row; false if there is none.
  bool step();
  // For statements without rows: runs the statement and makes it ready to run again.
  void run();
  void reset();

  // These throw ParseError if the column holds another type.
  std::int64_t integer(int column) const;
  double real(int column) const;
  std::string text(int column) const;

  bool is_null(int column) const;

  // Appends the columns from `first` on, so that different rows give different bytes: for each column its
  // type, the size of a text, and its value.
  void append_row(int first, std::string& bytes) const;

 private:
  struct Finalizer {
    void operator()(sqlite3_stmt* statement) const;
  };
  void check(int code) const;
  void expect(int type, int column) const;
  std::string_view bytes_of(int column) const;

  sqlite3* database_;
  std::unique_ptr<sqlite3_stmt, Finalizer> statement_;
};

enum class Access { Read, CreateIfMissing };

// Tells why a file cannot be opened, where SQLite's own errors say little: throws ParseError. `what` is what
// the file should be, such as "book".
void check_path(const std::string& path, Access access, std::string_view what);

// A database, for one thread at a time.
class Database {
 public:
  // Opens a database. If a killed program has left a change unfinished, the change is undone, also in a file
  // that is only read.
  Database(const std::string& path, Access access);

  void run(const std::string& sql) const;
  Statement prepare(std::string_view sql) const { return Statement(database_.get(), sql); }
  // The first column of the first row; 0 if there is no row.
  std::int64_t integer(std::string_view sql) const;

  // Throws Error if the structure of the file, or an index, is wrong.
  void check_integrity() const;
  // Bytes on the disk.
  std::int64_t file_size() const;

 private:
  struct Closer {
    void operator()(sqlite3* database) const;
  };
  void open(const std::string& path, int flags);
  void repair() const;
  sqlite3_file* file() const;

  std::unique_ptr<sqlite3, Closer> database_;
};

// While a snapshot lives, everything read is of one moment, and no other program can write.
class Snapshot {
 public:
  explicit Snapshot(const Database& database) : database_(database) { database_.run("BEGIN"); }
  ~Snapshot();
  Snapshot(const Snapshot&) = delete;
  Snapshot& operator=(const Snapshot&) = delete;

 private:
  const Database& database_;
};

// All changes up to `commit` are made, or none.
class Transaction {
 public:
  explicit Transaction(Database& database);
  ~Transaction();
  Transaction(const Transaction&) = delete;
  Transaction& operator=(const Transaction&) = delete;

  void commit();

 private:
  Database& database_;
  bool is_open_ = true;
};

}  // namespace nap::sqlite
